import type { Parsed } from '../border/parsed.ts';
import type { Phrase } from '../phrase.ts';

/** What a list says about a kind of thing, before the game it belongs to is loaded. */
export interface KindHead {
	/** What the kind is called in the storage and in files. */
	readonly kind: string;
	/** One of them, and several: `Force`, `Forces`. */
	readonly title: Phrase;
	readonly many: Phrase;
	/** `2 forces`. */
	readonly counted: (n: number) => Phrase;
	/** A warning about what is covered in such a thing and goes out with it. */
	readonly covered?: Phrase;
}

/** A kind of thing that is saved and replaced as a whole: a force, a roster, the owner's own book. */
export interface DocumentKind<T = unknown> {
	readonly kind: string;
	/** The form in which this build writes it. */
	readonly version: number;
	/** Refuses forms it does not know in words. `at` is the thing's place in a file. */
	readonly parse: (raw: unknown, version: number, at?: string) => Parsed<T>;
	/** The id that tells it from others of its kind. */
	idOf(value: T): string;
	/** The name that people gave it; empty where it has none. */
	nameOf(value: T): string;
	/** What a list says about it besides its name. */
	says?(value: T): readonly Phrase[];
	/** The badge that a list shows in front of it. */
	badgeOf?(value: T): 'red' | 'white' | 'green' | 'allied';
	/**
	 * The same thing with fresh ids and another name, so that two can be kept. Where this is missing, one replaces the
	 * other.
	 */
	beside?(value: T, freshId: () => string, name: string): T;
}

/** The id of the one record of a kind that a phone has only once. */
export const OWN = 'own';

/** What the owner's own book of a game is called in the storage and in files. */
export const bookKindOf = (game: string): string => `${game}:book`;
/** The form in which that book is written. */
export const BOOK_VERSION = 1;

/** What the owner's corrections of a game's data are called in the storage and in files. */
export const packKindOf = (game: string): string => `${game}:pack`;
