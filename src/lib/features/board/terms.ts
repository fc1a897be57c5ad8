import { phraseOf, say, type Phrase } from '#lib/kernel/phrase.ts';

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

/** A term as its texts have it: what it is called, what it means, its section. */
export type Said = readonly [label: string, says: string, rule: string];

/** A term from its texts; `values`: what fills the gaps of its label. */
export const term = ([label, says, rule]: Said, values?: Phrase['values']): Term => ({
	label: phraseOf(label, values),
	says: say(says),
	rule
});
