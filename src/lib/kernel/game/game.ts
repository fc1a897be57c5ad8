import type { BookOf } from '../book/book.ts';
import type { Outline } from '../book/outline.ts';
import type { Parsed } from '../border/parsed.ts';
import type { Thrower } from '../dice/draw.ts';
import type { Calculator } from '../sheet/calculator.ts';
import type { Phrase } from '../phrase.ts';
import type { Report } from '../report/report.ts';
import type { DocumentKind } from './document.ts';
import type { Engine, Waiting } from './engine.ts';
import type { Entry } from './journal.ts';
import type { Asked, Procedure, Roll } from './roll.ts';
import type { Struckable } from './strike.ts';

/** A game by its name and its makers. `table`: kept beside miniatures; `map`: played on its map; `aid`: beside cards. */
export interface Meta {
	readonly id: string;
	readonly title: string;
	readonly edition: string;
	/** Designer, publisher, and what is theirs; in a line each, as it stands on paper. */
	readonly credits: readonly string[];
	readonly kind: 'table' | 'map' | 'aid';
}

/** What a list says of a procedure before it is loaded. */
export type ProcedureHead = Pick<Calculator, 'slug' | 'title' | 'section' | 'phases' | 'roles'>;

/**
 * Every throw of a game. One opened by itself loads only its own; a game that is kept loads them all. A throw whose
 * situation only a map knows has no sheet: its engine tells the dice (`draw`).
 */
export interface Procedures<Book, State, R extends Roll<unknown, unknown>, Fact> {
	readonly heads: readonly ProcedureHead[];
	readonly load: (slug: string) => Promise<Procedure<Book, State, R, Fact> | undefined>;
	readonly all: () => Promise<ReadonlyMap<string, Procedure<Book, State, R, Fact>>>;
}

/** A line in words: sentences, none where the heading that it opens says it all; their section; who threw its dice. */
export interface Told {
	readonly sentences: readonly Phrase[];
	/** What is said of it at once, or where it stands alone; the sentences where nothing is said. */
	readonly short?: readonly Phrase[];
	readonly rule?: string;
	readonly by?: Thrower;
	/** What is odd about it: a referee's reason, a phase out of order. */
	readonly odd?: readonly Phrase[];
}

/** Where a game stands, as the headings of its log, its report and its photos say it. */
export interface Moment {
	readonly turn: Phrase;
	/** Whose turn it is. */
	readonly side?: 'red' | 'white';
	readonly phase?: { readonly n: number; readonly title: Phrase };
}

/** The border of a game's journals, and its facts in words. */
export interface JournalOf<State, Command, Fact> {
	/** The form in which this build writes; older forms that it reads are below it. */
	readonly version: number;
	/** One entry from outside; `at` is its place in a file. */
	readonly parse: (raw: unknown, at?: string) => Parsed<Entry<Command, Fact>>;
	/** One entry as the storage gives it back: what this app wrote itself. As one from outside, where nothing is said. */
	readonly parseKept?: (raw: unknown) => Parsed<Entry<Command, Fact>>;
	/** One entry as it is written. */
	readonly make: (entry: Entry<Command, Fact>) => unknown;
	/** What happened by one line: its facts, told on the state before and the state after. */
	readonly tell: (
		line: { readonly command: Command; readonly facts: readonly Fact[] },
		before: State,
		after: State
	) => Told;
	readonly moment: (state: State) => Moment;
	/** What a list shows of a game without opening it. */
	readonly describe: (state: State) => {
		readonly title: string;
		readonly summary: readonly Phrase[];
	};
}

/** Who answers for a side: one of the commands that are offered, on the same state always the same one. */
export type Opponent<State, Command> = (state: State, offered: readonly Command[]) => Command;

/** A game as the app knows it. Everything else about it stays in its folder. */
export interface Game<Book, State, Command, Fact, R extends Roll<unknown, unknown>> {
	readonly meta: Meta;
	readonly outline: Outline;
	readonly book: BookOf<Book>;
	readonly procedures: Procedures<Book, State, R, Fact>;
	/** The engine of one session, with a book where the state does not hold its own. */
	readonly engine: (
		book: Book
	) => Engine<State, Command, Fact, Waiting<Command, Asked<R['parties']>>>;
	readonly journal: JournalOf<State, Command, Fact>;
	/** What it keeps besides its journals and the owner's book. */
	readonly documents?: readonly DocumentKind[];
	/** What striking out a line asks of it, where lines can be struck. */
	readonly strike?: (
		engine: Engine<State, Command, Fact, Waiting<Command, Asked<R['parties']>>>,
		book: Book
	) => Struckable<State, Command, Fact>;
	/** How it is told, loaded when it is asked for. */
	readonly report?: () => Promise<Report<State, Command, Fact>>;
	/** An opponent of one session, where the game has one: what he works out once is his own. */
	readonly ai?: (book: Book) => Opponent<State, Command>;
}
