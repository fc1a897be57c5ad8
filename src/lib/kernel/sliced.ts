/** Long work in slices: from time to time it says how much is done, from 0 to 1, and may be stopped there. */
export type Sliced<T> = Generator<number, T, undefined>;

/** Runs sliced work: all at once, or so that others get their turn. */
export type Doing = <T>(work: Sliced<T>) => T | Promise<T>;

/** Long work was stopped: nobody wants its result any more. */
export class Stopped extends Error {}

/** Runs it all at once. */
export const finished = <T>(work: Sliced<T>): T => {
	for (;;) {
		const { done, value } = work.next();
		if (done) return value;
	}
};
