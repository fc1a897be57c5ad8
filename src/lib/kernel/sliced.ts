/** Long work in slices: from time to time it says how much is done, from 0 to 1, and may be stopped there. */
export type Sliced<T> = Generator<number, T, undefined>;

/** Runs sliced work: all at once, or so that others get their turn. */
export type Doing = <T>(work: Sliced<T>) => T | Promise<T>;

/** Is told how much is done of work that does its own waiting, from 0 to 1; throws `Stopped` where it is to end. */
export type Heard = (done: number) => void;

/** Long work was stopped: nobody wants its result any more. */
export class Stopped extends Error {}

/** Work that is a part of longer work; `share`: how much of that is done, where so much of the part is. */
export function* within<T>(part: Sliced<T>, share: (done: number) => number): Sliced<T> {
	for (;;) {
		const { done, value } = part.next();
		if (done) return value;
		yield share(value);
	}
}

/** Runs it all at once. */
export const finished = <T>(work: Sliced<T>): T => {
	for (;;) {
		const { done, value } = work.next();
		if (done) return value;
	}
};

/** How many letters a part of a text has, at least. */
const PART = 128 * 1024;

/** A text from its bits, in few parts; `all`: about how many bits there are. */
export function* makingText(bits: Iterable<string>, all: number): Sliced<readonly string[]> {
	const parts: string[] = [];
	let part = '';
	let n = 0;
	for (const bit of bits) {
		part += bit;
		n += 1;
		if (part.length < PART) continue;
		parts.push(part);
		part = '';
		yield Math.min(1, n / Math.max(1, all));
	}
	return [...parts, part];
}
