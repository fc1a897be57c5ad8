/** Long work in slices: it says now and then how much of it is done, from 0 to 1, and may be left there. */
export type Sliced<T> = Generator<number, T, undefined>;

/** Does sliced work: in one go, or so that others have their turn. */
export type Doing = <T>(work: Sliced<T>) => T | Promise<T>;

/** Does it in one go. */
export const finished = <T>(work: Sliced<T>): T => {
	for (;;) {
		const { done, value } = work.next();
		if (done) return value;
	}
};
