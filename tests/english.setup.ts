import { beforeAll, expect } from 'vitest';
import { speech } from '#lib/words/speech.svelte.ts';
import { english } from './english.ts';

/** Tests are read by people: where values are compared in depth, the id of a text equals its English. */
expect.addEqualityTesters([
	(a: unknown, b: unknown): boolean | undefined =>
		typeof a === 'string' && typeof b === 'string' && (english(a) === b || english(b) === a)
			? true
			: undefined
]);

/** Files share what they load: what one of them set is not there for the next. */
beforeAll(() => {
	speech.lengths = 'inches';
});
