import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../en/patterns.ts';

/** Patterns of signs and gaps alone, in Russian: those that Russian writes otherwise. */
export const words: Translation<typeof english> = {
	// A long date ends in г. of its own.
	whenStop: '{when}',
	quotedText: '«{text}»'
};
