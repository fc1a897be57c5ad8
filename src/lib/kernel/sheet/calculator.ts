import type Fraction from 'fraction.js';
import { after, chances, type Draw, type Throw } from '../dice/draw.ts';
import type { Distribution } from '../dice/distribution.ts';
import type { Refusal } from '../game/engine.ts';
import type { Phrase, PhraseValue } from '../phrase.ts';

/** What a field of a calculator holds. */
export type FormValue = string | number | boolean | readonly number[];
/** A situation as filled in by hand: flat, one value per field. */
export type Form = Readonly<Record<string, FormValue>>;

/** One of a few choices: a segmented control, with the effect under each label. */
export interface Choice {
	readonly kind: 'choice';
	readonly key: string;
	readonly label: string;
	readonly options: readonly {
		value: string;
		label: string | Phrase;
		effect?: Phrase;
		/** The effect where it stands beside the number that it comes to; null where that says all. */
		beside?: Phrase | null;
	}[];
}
/** A count or a distance: a stepper. */
export interface Count {
	readonly kind: 'count';
	readonly key: string;
	readonly label: string;
	readonly hint?: Phrase;
	readonly min: number;
	readonly max: number;
	/** A distance: whole inches by button, fractions of an inch by typing. */
	readonly inches?: boolean;
	/** Something added or taken away: shown with its sign. */
	readonly signed?: boolean;
}
/** A modifier that is on or off: a toggle showing its worth. */
export interface Flag {
	readonly kind: 'flag';
	readonly key: string;
	readonly label: string;
	/** `+1`, `−2`, `½`, `save` ... */
	readonly amount?: string;
	readonly hint?: Phrase;
}
/** Several counts of the same kind: the men of each gun section. */
export interface Counts {
	readonly kind: 'counts';
	readonly key: string;
	readonly label: string;
	/** The name of one of them; `{n}` is its number. */
	readonly each: string;
	readonly min: number;
	readonly max: number;
	readonly atMost: number;
	/** One, unless even the last can be taken away. */
	readonly atLeast?: 0;
	/** What a new count starts at. */
	readonly fresh: number;
}
export type Field = Choice | Count | Flag | Counts;

/** Fields under one heading. */
export interface Group {
	readonly title: string;
	readonly section?: string;
	readonly fields: readonly Field[];
}
/** A count on a button: what each is worth, and the value after which a tap starts again. */
export type Tapped = Count & { readonly each: number; readonly tapped?: number };
/** The opposed sheet, one column per side; the form is the working. */
export interface OpposedGroup {
	readonly title: string;
	readonly section?: string;
	readonly left: string;
	readonly right: string;
	readonly rows: readonly {
		readonly label: string;
		readonly hint?: string;
		/** Flags, or counts shown as a button that counts up and then starts again at the smallest value. */
		readonly left?: Flag | Tapped;
		readonly right?: Flag | Tapped;
	}[];
}

/** One line of a working, as shown. */
export interface Line {
	readonly reason: Phrase;
	readonly section: string;
	readonly amount: string;
	readonly byDefault?: boolean;
}
/** Lines with their total. */
export interface Working {
	readonly lines: readonly Line[];
	readonly total?: { readonly label: Phrase; readonly amount: string };
	readonly note?: Phrase;
}

/** What the chances say: the main number, the chart, the rest. */
export interface Forecast {
	readonly answer: {
		readonly value: PhraseValue;
		/** What the number is a chance of, with the event first: "to lose a stand". */
		readonly strong: Phrase;
		readonly rest?: Phrase;
		readonly second?: Phrase;
	};
	readonly chart: {
		readonly caption: Phrase;
		readonly bars: readonly {
			readonly label: string;
			readonly small?: Phrase;
			readonly chance: Fraction;
			readonly on: boolean;
		}[];
		readonly bracket?: Phrase;
	} | null;
	readonly facts: readonly { readonly label: Phrase; readonly value: PhraseValue }[];
	/** Two counts at once, with the chance of each pair: rows down, columns across. */
	readonly grid?: {
		readonly caption: Phrase;
		readonly down: Phrase;
		readonly across: Phrase;
		readonly rows: readonly number[];
		readonly columns: readonly number[];
		readonly cells: readonly (readonly Fraction[])[];
	};
}

/** What happened, then what it means. */
export interface Telling {
	/** The huge number or word. */
	readonly value: string;
	readonly say: Phrase;
	readonly more: readonly Phrase[];
	/** Useful to whoever rolls but no part of what happened; it is not saved. */
	readonly remarks?: readonly Phrase[];
	/** How the dice became the result. */
	readonly lines: readonly Line[];
	/** What went before the dice as it turned out, where that hung on a first die; else it was as expected. */
	readonly working?: readonly Working[];
	/** What was added to each die, by the label of its throw. */
	readonly added?: Readonly<Record<string, number>>;
	/** Two totals against each other, each under its side: what each is made of, and which one is ahead. */
	readonly totals?: readonly [Total, Total];
}

/** One side's total of a throw against another. */
export interface Total {
	readonly value: string;
	readonly made: Phrase;
	readonly ahead: boolean;
}

/** A situation resolved as far as that goes without dice. `Change`: what an outcome does in a saved game. */
export interface Resolution<Change = unknown> {
	readonly working: readonly Working[];
	/** A draw without dice where nothing is rolled and the answer is already there. */
	readonly draw: Draw<unknown>;
	/** The chances, of what is left once these throws have fallen. */
	readonly forecast: (fallen?: readonly Throw[]) => Forecast;
	readonly tell: (value: unknown) => Telling;
	readonly changes: (value: unknown) => readonly Change[];
	/** How well whoever rolls has done: higher is better. Left out where nobody does well or badly. */
	readonly well?: (value: unknown) => number;
}

/** Ties a procedure to the words for its outcomes; the chances come from the same draw. */
export const resolution = <T, Change = never>(of: {
	working: readonly Working[];
	draw: Draw<T>;
	forecast: (dist: Distribution<T>) => Forecast;
	tell: (value: T) => Telling;
	changes?: (value: T) => readonly Change[];
	well?: (value: T) => number | boolean;
}): Resolution<Change> => resolutionSeen({ ...of, seen: (value) => value });

/**
 * The same where the chances ask for only a part of the outcome, so that outcomes they do not tell apart are merged
 * early.
 */
export const resolutionSeen = <T, S, Change = never>(of: {
	working: readonly Working[];
	draw: Draw<T>;
	seen: (value: T) => S;
	forecast: (dist: Distribution<S>) => Forecast;
	tell: (value: T) => Telling;
	changes?: (value: T) => readonly Change[];
	well?: (value: T) => number | boolean;
}): Resolution<Change> => ({
	working: of.working,
	draw: of.draw,
	forecast: (fallen = []) => of.forecast(chances(after(of.draw, fallen).map(of.seen))),
	tell: (value) => of.tell(value as T),
	changes: (value) => of.changes?.(value as T) ?? [],
	...(of.well && { well: (value: unknown) => Number(of.well?.(value as T)) })
});

/** One answer to what only the eye can tell: its words, and the fields it fills. */
export interface AskOption {
	readonly label: string | Phrase;
	readonly effect?: Phrase;
	readonly set: Form;
}

/**
 * Something that no table of the app holds and only the eye can tell: the range, the cover, the ground. It comes first,
 * counts as not given until it is answered, and one tap answers it.
 */
export interface Ask {
	readonly label: string;
	/** The fields that its answers fill. */
	readonly keys: readonly string[];
	readonly options: readonly AskOption[];
	/** The place of the answer at which the situation stands; -1 for none of them. */
	readonly at: number;
}

export type Resolved<Change = unknown> =
	| { readonly refused: Refusal }
	| { readonly refused?: never; readonly resolution: Resolution<Change> };

/**
 * One screen: a procedure, the fields of its situation, the words around it. No arithmetic. `Book`: the charts and
 * readings of its game; with `never` it stands for a calculator of any game.
 */
export interface Calculator<Book = never, Change = unknown> {
	readonly slug: string;
	readonly title: string;
	/** Headings of the rulebook. */
	readonly section: string;
	/** The phases of the sequence of play in which it is used, by number. */
	readonly phases: readonly number[];
	/** The parts the two units play: "fires", "is hit". */
	readonly roles: { readonly unit: string; readonly target?: string };
	/** The part of the unit, where the situation makes it another. */
	readonly does?: (form: Form) => string;
	readonly initial: Form;
	/** The fields that matter for this situation, in order. */
	readonly groups: (book: Book, form: Form) => readonly (Group | OpposedGroup)[];
	readonly resolve: (book: Book, form: Form) => Resolved<Change>;
	/** What only the eye can tell about this situation, at most two things; nothing is rolled before it is given. */
	readonly asks?: (book: Book, form: Form) => readonly Ask[];
	/** What the dice would be for this situation, in the fewest signs (`4+`, `2D6 ½`), where that is known without chances. */
	readonly brief?: (book: Book, form: Form) => Phrase;
}
