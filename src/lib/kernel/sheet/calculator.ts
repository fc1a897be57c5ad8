import type Fraction from 'fraction.js';
import { chances, type Draw } from '../dice/draw.ts';
import type { Distribution } from '../dice/distribution.ts';
import type { Refusal } from '../game/engine.ts';
import type { Phrase, PhraseValue } from '../phrase.ts';

/** What a field of a calculator holds. */
export type FormValue = string | number | boolean | readonly number[];
/** A situation as filled in by hand: flat, one value a field. */
export type Form = Readonly<Record<string, FormValue>>;

/** One of a few: a segmented control, the effect under each label. */
export interface Choice {
	readonly kind: 'choice';
	readonly key: string;
	readonly label: string;
	readonly options: readonly { value: string; label: string | Phrase; effect?: Phrase }[];
}
/** A count or a distance: a stepper. */
export interface Count {
	readonly kind: 'count';
	readonly key: string;
	readonly label: string;
	readonly hint?: Phrase;
	readonly min: number;
	readonly max: number;
	/** A distance: whole inches by button, parts of an inch by typing. */
	readonly inches?: boolean;
	/** Something that is added or taken away: shown with its sign. */
	readonly signed?: boolean;
}
/** A modifier that is on or off: a toggle with its worth. */
export interface Flag {
	readonly kind: 'flag';
	readonly key: string;
	readonly label: string;
	/** `+1`, `−2`, `½`, `save` ... */
	readonly amount?: string;
	readonly hint?: Phrase;
}
/** Several counts of the same kind: men of each gun section. */
export interface Counts {
	readonly kind: 'counts';
	readonly key: string;
	readonly label: string;
	/** The name of one of them; `{n}` is its place. */
	readonly each: string;
	readonly min: number;
	readonly max: number;
	readonly atMost: number;
	/** What a new one starts with. */
	readonly fresh: number;
}
export type Field = Choice | Count | Flag | Counts;

/** Fields under one heading. */
export interface Group {
	readonly title: string;
	readonly section?: string;
	readonly fields: readonly Field[];
}
/** The opposed sheet, one column a side; the form is the working. */
export interface OpposedGroup {
	readonly title: string;
	readonly section?: string;
	readonly left: string;
	readonly right: string;
	readonly rows: readonly {
		readonly label: string;
		readonly hint?: string;
		/** Flags, or counts shown as a button that counts up and starts again at its smallest. */
		readonly left?: Flag | (Count & { readonly each: number });
		readonly right?: Flag | (Count & { readonly each: number });
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

/** What the chances say: the one number, the chart, the rest. */
export interface Forecast {
	readonly answer: {
		readonly value: PhraseValue;
		/** What the number is, the event first: "to lose a stand". */
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
	/** Two counts at once, the chance of each pair: rows down, columns across. */
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
	/** Of use to whoever rolls, and no part of what happened: nobody keeps it. */
	readonly remarks?: readonly Phrase[];
	/** How the dice became the result. */
	readonly lines: readonly Line[];
}

/** A situation resolved as far as it goes without dice. `Change`: what an outcome does in a game that is kept. */
export interface Resolution<Change = unknown> {
	readonly working: readonly Working[];
	/** Null where nothing is rolled and the answer is already there. */
	readonly draw: Draw<unknown>;
	readonly forecast: () => Forecast;
	readonly tell: (value: unknown) => Telling;
	readonly changes: (value: unknown) => readonly Change[];
	/** How well whoever rolls has done: the more the better. Left out where nobody does well or badly. */
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

/** The same where the chances ask only for a part of the outcome, so that what they do not tell apart is merged early. */
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
	forecast: () => of.forecast(chances(of.draw.map(of.seen))),
	tell: (value) => of.tell(value as T),
	changes: (value) => of.changes?.(value as T) ?? [],
	...(of.well && { well: (value: unknown) => Number(of.well?.(value as T)) })
});

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
	/** Phases of the sequence of play in which it is used, by number. */
	readonly phases: readonly number[];
	/** The parts the two units play: "fires", "is hit". */
	readonly roles: { readonly unit: string; readonly target?: string };
	readonly initial: Form;
	/** The fields that matter for this situation, in order. */
	readonly groups: (book: Book, form: Form) => readonly (Group | OpposedGroup)[];
	readonly resolve: (book: Book, form: Form) => Resolved<Change>;
}
