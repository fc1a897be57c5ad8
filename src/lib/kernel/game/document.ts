import type { Parsed } from '../border/parsed.ts';
import type { Phrase } from '../phrase.ts';

/** What a list says of a kind of thing that is kept, before the game it belongs to is loaded. */
export interface KindHead {
	/** What it is called in the storage and in files. */
	readonly kind: string;
	/** One of them, and several: `Force`, `Forces`. */
	readonly title: Phrase;
	readonly many: Phrase;
	/** `2 forces`. */
	readonly counted: (n: number) => Phrase;
	/** What lies covered in it and goes out with it: for whom it is. */
	readonly covered?: Phrase;
}

/** A kind of thing that is kept whole and replaced whole: a force, a roster, the owner's own book. */
export interface DocumentKind<T = unknown> {
	readonly kind: string;
	/** The form in which this build writes it. */
	readonly version: number;
	/** Also reads what older forms wrote. `at` is its place in a file. */
	readonly parse: (raw: unknown, version: number, at?: string) => Parsed<T>;
	/** What it is known by among its kind. */
	idOf(value: T): string;
	/** The name that people gave it; empty where it has none. */
	nameOf(value: T): string;
	/** What a list says of it besides its name. */
	says?(value: T): readonly Phrase[];
	/** The badge that a list shows before it. */
	badgeOf?(value: T): 'red' | 'white' | 'green' | 'allied';
	/** The same under ids and a name of its own, so that two can be kept. Where there is none, one takes the other's place. */
	beside?(value: T, freshId: () => string, name: string): T;
}

/** What the one record of a kind is known by that a phone has but once. */
export const OWN = 'own';

/** What the owner's own book of a game is called in the storage and in files. */
export const bookKindOf = (game: string): string => `${game}:book`;
/** The form in which it is written. */
export const BOOK_VERSION = 1;
