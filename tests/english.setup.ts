import { beforeAll, expect } from 'vitest';
import { speech } from '#lib/words/speech.svelte.ts';
import { english } from './english.ts';

/** Tests are read by people: where values are compared in depth, the id of a text equals its English. */
const told = (a: unknown, b: unknown): boolean | undefined =>
	typeof a === 'string' && typeof b === 'string' && (english(a) === b || english(b) === a)
		? true
		: undefined;

/**
 * Files share a process, this is read anew for each of them, and what is added stays: with one more for every file before
 * it, each value that is compared would be asked about hundreds of times.
 */
const ADDED = Symbol.for('tachanka.english');
if (!(ADDED in globalThis)) {
	Object.assign(globalThis, { [ADDED]: true });
	expect.addEqualityTesters([told]);
}

/** Files share what they load: what one of them set is not there for the next. */
beforeAll(() => {
	speech.lengths = 'inches';
});
