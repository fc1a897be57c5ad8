/** Asked for by `npm run test:deep`: every random run, from seeds nobody has seen. */
export const DEEP = process.env['DEEP'] === 'yes';

/** How often a property is tried: a tenth of all in `npm test`, always from the same seed. */
export const runs = (all: number): number => (DEEP ? all : Math.ceil(all / 10));

/** Of many alike, every tenth in `npm test`. */
export const some = <T>(all: readonly T[]): readonly T[] =>
	DEEP ? all : all.filter((_, at) => at % 10 === 0);

/** What would hang where it took more than linear time: far longer than it needs on a busy machine. */
export const QUICK = { timeout: 20_000 };

/** What a generator must have come upon. Known of the seed of `npm test` alone: fresh seeds may all miss it. */
export const seenOften = (check: () => void): void => {
	if (!DEEP) check();
};

/** What a run of random acts begins with. */
export const SEED = DEEP ? Date.now() % 2 ** 31 : 1919;
