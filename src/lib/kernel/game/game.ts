import type { BookOf } from '../book/book.ts';
import type { Correctable } from '../book/corrections.ts';
import type { Outline } from '../book/outline.ts';
import type { ReferencePart } from '../book/reference.ts';
import type { Parsed } from '../border/parsed.ts';
import type { Thrower } from '../dice/draw.ts';
import type { Calculator, Working } from '../sheet/calculator.ts';
import type { Phrase } from '../phrase.ts';
import type { Report } from '../report/report.ts';
import type { DocumentKind } from './document.ts';
import type { Engine, Waiting } from './engine.ts';
import type { Entry } from './journal.ts';
import type { Asked, Procedure, Roll } from './roll.ts';
import type { Struckable } from './strike.ts';

/** The name and makers of a game. `table`: kept beside miniatures; `map`: played on its map; `aid`: kept beside cards. */
export interface Meta {
	readonly id: string;
	readonly title: string;
	readonly edition: string;
	/** Designer, publisher, and what is theirs; one line each, as printed. */
	readonly credits: readonly string[];
	readonly kind: 'table' | 'map' | 'aid';
}

/** What a list says of a procedure before it is loaded. */
export type ProcedureHead = Pick<Calculator, 'slug' | 'title' | 'section' | 'phases' | 'roles'>;

/**
 * Every throw of a game. A procedure opened by itself loads alone; a saved game loads them all. A throw whose situation
 * only the map knows has no sheet: its engine gives the dice (`draw`).
 */
export interface Procedures<Book, State, R extends Roll<unknown, unknown>, Fact> {
	readonly heads: readonly ProcedureHead[];
	readonly load: (slug: string) => Promise<Procedure<Book, State, R, Fact> | undefined>;
	readonly all: () => Promise<ReadonlyMap<string, Procedure<Book, State, R, Fact>>>;
}

/**
 * A line in words: its sentences (none where the heading that it opens says everything), their section, and who threw
 * the dice.
 */
export interface Told {
	readonly sentences: readonly Phrase[];
	/** What is said right after it, or where it stands alone; by default the sentences. */
	readonly short?: readonly Phrase[];
	/** What was done, where the sentences only say what came of it: the end of a turn. */
	readonly deed?: Phrase;
	readonly rule?: string;
	readonly by?: Thrower;
	/** Anything odd about it: a referee's reason, a phase out of order. */
	readonly odd?: readonly Phrase[];
	/** The same one by one, for a player who checks it against the book, where a line holds several rules. */
	readonly ledger?: readonly Account[];
}

/** One thing that happened: its section, its sentences, and what was added up for it. */
export interface Account {
	readonly rule: string;
	readonly sentences: readonly Phrase[];
	readonly workings?: readonly Working[];
}

/** The moment a game has reached, as the headings of its log, its report and its photos say it. */
export interface Moment {
	readonly turn: Phrase;
	/** The day on which it is played, where it has one: in short, for a line of days. */
	readonly day?: string | undefined;
	/** Whose turn it is. */
	readonly side?: 'red' | 'white';
	readonly phase?: { readonly n: number; readonly title: Phrase };
}

/** What a list shows of a game without opening it. */
export interface Summary {
	readonly says: readonly Phrase[];
	/** It has been played to its end. */
	readonly over: boolean;
	/** Whose turn it is or who has won; null for nobody. */
	readonly side?: Moment['side'] | null;
	/** What a small picture of it needs (`kernel/game/picture.ts`). */
	readonly picture?: string;
}

/** How a game's journals are read, and its facts told in words. An entry is written as it is. */
export interface JournalOf<State, Command, Fact> {
	/** The form that this build writes. Journals of other forms are refused in words. */
	readonly version: number;
	/** Reads one entry from outside; `at` is its place in a file. */
	readonly parse: (raw: unknown, at?: string) => Parsed<Entry<Command, Fact>>;
	/** Reads one entry from the storage, which this app wrote itself. */
	readonly parseKept: (raw: unknown) => Parsed<Entry<Command, Fact>>;
	/** What happened in one line: its facts, told with the state before and the state after. */
	readonly tell: (
		line: { readonly command: Command; readonly facts: readonly Fact[] },
		before: State,
		after: State
	) => Told;
	readonly moment: (state: State) => Moment;
	readonly describe: (state: State) => { readonly title: string; readonly summary: Summary };
}

/**
 * Answers for a side with one of the commands offered, or with an order that begins with one; on the same state always
 * the same.
 */
export type Opponent<State, Command> = (state: State, offered: readonly Command[]) => Command;

/** A game as the app knows it. Everything else about it stays in its folder. */
export interface Game<Book, State, Command, Fact, R extends Roll<unknown, unknown>> {
	readonly meta: Meta;
	/** Its sections; loaded when asked for. */
	readonly outline: () => Promise<Outline>;
	readonly book: BookOf<Book>;
	readonly procedures: Procedures<Book, State, R, Fact>;
	/** The engine of one session, with a book for games whose state does not hold its own. */
	readonly engine: (
		book: Book
	) => Engine<State, Command, Fact, Waiting<Command, Asked<R['parties']>>>;
	readonly journal: JournalOf<State, Command, Fact>;
	/** What the game keeps besides its journals and the owner's book; loaded when asked for. */
	readonly documents?: () => Promise<readonly DocumentKind[]>;
	/** What striking out a line needs from the game, where lines can be struck. */
	readonly strike?: (
		engine: Engine<State, Command, Fact, Waiting<Command, Asked<R['parties']>>>,
		book: Book
	) => Struckable<State, Command, Fact>;
	/** Its rules in words and tables, by a book; loaded when asked for. */
	readonly reference?: () => Promise<(book: Book) => readonly ReferencePart[]>;
	/** What it takes to correct its data, where an owner may; loaded when asked for. */
	readonly correctable?: () => Promise<Correctable>;
	/** How the game is told; loaded when asked for. */
	readonly report?: () => Promise<Report<State, Command, Fact>>;
	/** An opponent for one session, where the game has one; what he works out once belongs to him. Loaded when asked for. */
	readonly ai?: () => Promise<(book: Book) => Opponent<State, Command>>;
}
