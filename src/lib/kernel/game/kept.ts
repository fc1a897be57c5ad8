import * as v from 'valibot';
import type { BookOf } from '../book/book.ts';
import { bookKind } from '../book/own.ts';
import { formProblem, readingEntries } from '../border/entries.ts';
import { parsed, wrong, type Parsed } from '../border/parsed.ts';
import { placed, schemaProblem } from '../border/schema-problem.ts';
import { say, type Phrase } from '../phrase.ts';
import type { Sliced } from '../sliced.ts';
import type { DocumentKind } from './document.ts';
import type { Engine } from './engine.ts';
import type { JournalOf, Meta } from './game.ts';
import { readingHistory } from './history.ts';
import type { Entry, Line } from './journal.ts';
import { telling, type ToldEntry } from './telling.ts';
import { words } from '../words/en/kernel.ts';

/** A whole journal from outside, read and replayed, and what a list shows of it. */
export interface ReadJournal<Command = unknown, Fact = unknown> {
	readonly entries: readonly Entry<Command, Fact>[];
	readonly title: string;
	readonly summary: unknown;
}

/** What files, copies and lists of damaged things need from a game, whatever its states and facts are. */
export interface Kept {
	/** The form in which its journals are written. */
	readonly version: number;
	/** Reads one entry as the storage gives it back. */
	readonly parseEntry: (raw: unknown) => Parsed<unknown>;
	/** Reads a whole journal from outside, in slices. */
	readonly readingJournal: (raw: unknown, at?: string) => Sliced<Parsed<ReadJournal>>;
	/**
	 * Tells entries that `parseEntry` has read, in words, from a given place onwards; null for those that cannot be
	 * read.
	 */
	readonly telling: (
		entries: readonly unknown[],
		from: number,
		most: number
	) => Sliced<readonly ToldEntry[]>;
	readonly documents: readonly DocumentKind[];
}

/** What saving a game and reading its journals needs from it. */
export interface Keeping<Book, State, Command, Fact> {
	readonly meta: Meta;
	readonly book: BookOf<Book>;
	readonly engine: (
		book: Book
	) => Pick<Engine<State, Command, Fact>, 'empty' | 'evolve' | 'evolveAll' | 'faults' | 'fits'>;
	readonly journal: JournalOf<State, Command, Fact>;
	readonly documents?: () => Promise<readonly DocumentKind[]>;
}

/** The most lines that are worked out for one game, including those that strikes work out again. */
const MOST_WORK = 500_000;

const envelope = v.object({
	version: v.pipe(v.number(), v.integer(), v.minValue(1)),
	entries: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(100_000))
});

/**
 * Reads a journal from outside, whole or not at all: by its schema, then by replaying it. Undone and struck lines are
 * checked too.
 */
export function* readingJournal<Book, State, Command, Fact>(
	{ book, journal, ...game }: Omit<Keeping<Book, State, Command, Fact>, 'meta'>,
	raw: unknown,
	at = ''
): Sliced<Parsed<ReadJournal<Command, Fact>>> {
	const read = v.safeParse(envelope, raw, { abortEarly: true });
	if (!read.success) return wrong(schemaProblem(read.issues[0], at));
	const form = formProblem(read.output.version, journal.version);
	if (form) return wrong(form);
	const where = placed(at, 'entries');
	const entries = yield* readingEntries(read.output.entries, journal.parse, where);
	if (!entries.ok) return entries;

	const engine = game.engine(book.of());
	let loose = false;
	let problem: Phrase | undefined;
	const evolve = (state: State, fact: Fact): State => {
		loose ||= engine.fits?.(state, fact) === false;
		return loose ? state : engine.evolve(state, fact);
	};
	let work = 0;
	const look = ({ after, place }: Line<State, Command, Fact>): void => {
		work += 1;
		const path = placed(where, place);
		const [fault] = loose ? [] : (engine.faults?.(after) ?? []);
		if (loose) problem ??= say(words.atPathThisLineDoesNotFitWhatWas, { path });
		else if (fault !== undefined)
			problem ??= say(words.atPathThisIsNotPossibleFault, { path, fault });
	};
	try {
		const folding = { empty: engine.empty, evolve };
		const played = (from: number): boolean => {
			if (work > MOST_WORK)
				problem ??= say(words.atPathSoMuchWasStruckOutThatThe, { path: placed(where, from) });
			return !problem;
		};
		const { state } = yield* readingHistory(folding, entries.value, look, played);
		if (state === engine.empty)
			problem ??= say(words.atPathTheGameDoesNotBegin, { path: placed(where, 0) });
		return problem
			? wrong(problem)
			: parsed({ entries: entries.value, ...journal.describe(state) });
	} catch (cause) {
		const fault = cause instanceof Error ? cause.message : String(cause);
		return wrong(problem ?? say(words.theGameCannotBeReplayedFault, { fault }));
	}
}

/** What files, copies and lists of damaged things need, made from a game. */
export const keptOf = async <Book, State, Command, Fact>(
	game: Keeping<Book, State, Command, Fact>
): Promise<Kept> => ({
	version: game.journal.version,
	parseEntry: game.journal.parseKept,
	readingJournal: (raw, at) => readingJournal(game, raw, at),
	telling: (entries, from, most) =>
		telling(
			game.engine(game.book.of()),
			game.journal,
			entries as readonly (Entry<Command, Fact> | null)[],
			from,
			most
		),
	documents: [bookKind(game.meta.id, game.book), ...((await game.documents?.()) ?? [])]
});
