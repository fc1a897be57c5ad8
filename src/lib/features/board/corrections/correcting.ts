import type { Correctable, Corrections, Value } from '#lib/kernel/book/corrections.ts';
import type { Hex } from '#lib/kernel/hex/hex.ts';
import type { Phrase } from '#lib/kernel/phrase.ts';
import type { MapModel } from '#lib/ui/board/model.ts';

/** A value that may be corrected. */
export interface Field {
	/** By which a correction is kept. */
	readonly key: string;
	readonly label: Phrase;
	readonly delivered: Value;
	/** The words that may stand there, the ends of a number, or any text: a name, a hex. */
	readonly of:
		| { readonly choices: readonly { readonly value: string; readonly label: Phrase }[] }
		| { readonly from: number; readonly to: number }
		| 'name'
		| 'hex';
}

/** What is corrected together: a hex, one of its sides, a counter, a day, a chart. */
export interface Subject {
	readonly id: string;
	readonly title: Phrase;
	readonly says: Phrase;
	/** Of a side of a hex: the hex on its other side; what lies along the side is its first field. */
	readonly over?: Hex;
	readonly fields: readonly Field[];
}

/** Subjects of one kind, in a list. */
export interface Subjects {
	readonly id: string;
	readonly title: Phrase;
	readonly all: readonly Subject[];
}

/** What a hex game gives to the screen of its corrections. */
export interface Correcting extends Pick<Correctable, 'faultIn' | 'doubtsIn'> {
	/** A hex, then its sides. */
	readonly hex: (hex: Hex) => readonly Subject[];
	readonly lists: readonly Subjects[];
	/** The map with corrections that fit. */
	readonly map: (corrections: Corrections) => MapModel;
	/** The subject of a correction, and its field. */
	readonly about: (key: string) => { readonly subject: Subject; readonly field: Field } | undefined;
}
