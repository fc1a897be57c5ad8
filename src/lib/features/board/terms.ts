import type { Phrase } from '#lib/kernel/phrase.ts';

/** A number, a sign or a word of the screen, what it means, and the section that says so. */
export interface Term {
	readonly label: Phrase;
	readonly says: Phrase;
	readonly rule: string;
}

/** Terms that are shown under one heading. */
export interface Terms {
	readonly title: Phrase;
	readonly terms: readonly Term[];
}
