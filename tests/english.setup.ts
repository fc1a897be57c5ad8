import { expect } from 'vitest';
import { english } from './english.ts';

/** Tests are read by people: where values are compared in depth, the id of a text equals its English. */
expect.addEqualityTesters([
	(a: unknown, b: unknown): boolean | undefined =>
		typeof a === 'string' && typeof b === 'string' && (english(a) === b || english(b) === a)
			? true
			: undefined
]);
