import type { Engine, Refusal } from './engine.ts';
import type { EntryId, Entry, Line, StrikeEntry } from './journal.ts';
import { finished, within, type Sliced } from '../sliced.ts';
import { downToLine, downToPlace, laidOn, type Pile } from './pile.ts';

/** A strike that counts. */
export interface Strike<State, Command, Fact> {
	readonly place: number;
	readonly entry: StrikeEntry<Command, Fact>;
	/** The line that it struck. */
	readonly struck: Line<State, Command, Fact>;
	/** The lines that counted before it. */
	readonly before: Pile<State, Command, Fact> | null;
}

/** The lines and strikes that count at one moment. */
interface Moment<State, Command, Fact> {
	readonly pile: Pile<State, Command, Fact> | null;
	readonly strikes: readonly Strike<State, Command, Fact>[];
}

/** What an undo took back; the next to redo lies on top. */
interface Undone<State, Command, Fact> {
	readonly by: EntryId;
	readonly moment: Moment<State, Command, Fact>;
	readonly below: Undone<State, Command, Fact> | null;
}

/**
 * A journal as far as it has been read, and what counts in it. Reading an entry costs only its own facts; a strike
 * costs those of all lines after the one it strikes.
 */
export interface History<State, Command, Fact> extends Moment<State, Command, Fact> {
	/** How many entries have been read so far, including notes and those that cannot be read. */
	readonly length: number;
	/** The last entry that could be read, which the next one follows. */
	readonly last: EntryId | null;
	/** The state after all lines that count. */
	readonly state: State;
	/** The lines that count, oldest first. */
	readonly counted: readonly Line<State, Command, Fact>[];
	/** Every line that was ever written, in the form that last counted, in the order of the journal. */
	readonly written: readonly Line<State, Command, Fact>[];
	readonly undone: Undone<State, Command, Fact> | null;
	/** The place of each line. A journal only grows, so all later readings of it share this. */
	readonly places: Map<EntryId, number>;
}

/** What reading a journal needs from an engine. */
export type Folding<State, Fact> = Pick<
	Engine<State, never, Fact>,
	'empty' | 'evolve' | 'evolveAll'
>;

/** How many lines at the beginning can be neither undone nor struck: the one that begins the game. */
const STAYS = 1;

/** A line as it stands when its facts are applied to this state. */
export const lineOn = <S, C, F>(
	{ evolve, evolveAll }: Omit<Folding<S, F>, 'empty'>,
	before: S,
	line: Omit<Line<S, C, F>, 'before' | 'after'>
): Line<S, C, F> => {
	const { facts } = line.entry;
	return { ...line, before, after: evolveAll?.(before, facts) ?? facts.reduce(evolve, before) };
};

/** What an undo would take back: the latest line or strike; undefined where only what must stay is left. */
export const lastAct = <S, C, F>({
	pile,
	strikes
}: Moment<S, C, F>): Line<S, C, F> | Strike<S, C, F> | undefined => {
	const strike = strikes.at(-1);
	if (strike && strike.place > (pile?.line.place ?? -1)) return strike;
	return pile && pile.height > STAYS ? pile.line : undefined;
};

/** Takes back the latest act. */
const takenBack = <S, C, F>(now: Moment<S, C, F>, id: EntryId): Moment<S, C, F> | undefined => {
	const act = lastAct(now);
	if (act?.entry.id !== id) return undefined;
	return act.entry.kind === 'strike'
		? { pile: now.strikes.at(-1)?.before ?? null, strikes: now.strikes.slice(0, -1) }
		: { pile: now.pile?.below ?? null, strikes: now.strikes };
};

/** Takes back everything that was played after this line. What was struck before stays struck. */
const takenBackTo = <S, C, F>(
	{ pile, strikes }: Moment<S, C, F>,
	id: EntryId,
	placeOf: (id: EntryId) => number | undefined
): Moment<S, C, F> | undefined => {
	const to = downToLine(pile, id, placeOf(id));
	if (!to || to === pile) return undefined;
	const { place } = to.line;
	return {
		pile: to,
		strikes: strikes
			.filter(({ struck }) => struck.place <= place)
			.map((strike) => ({
				...strike,
				before: downToPlace(strike.before, place)
			}))
	};
};

/** How a later line counts after a strike; undefined for one that drops out. */
const afterStrike = <S, C, F>(
	note: StrikeEntry<C, F>
): ((line: Line<S, C, F>) => Line<S, C, F> | undefined) => {
	const left = new Set(note.left.map(({ entry }) => entry));
	const kept = new Set(note.kept.map(({ entry }) => entry));
	const again = new Map(note.redecided.map((one) => [one.entry, one]));
	return (line) => {
		if (left.has(line.id)) return undefined;
		if (kept.has(line.id)) return { ...line, kept: note.id };
		const fresh = again.get(line.id);
		if (!fresh) return line;
		const { command, facts } = fresh;
		return { ...line, entry: { ...line.entry, command, facts }, again: note.id, kept: null };
	};
};

/** The index of the line with this place among lines in order; if there is none, the index where it would be. */
const indexOf = <S, C, F>(lines: readonly Line<S, C, F>[], place: number): number => {
	let [low, high] = [0, lines.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((lines[middle]?.place ?? 0) < place) low = middle + 1;
		else high = middle;
	}
	return low;
};

/**
 * The lines that are new or count differently than before, in the form that last counted. `turns` are the piles that
 * counted, one after the other; each of their lines is looked at once.
 */
const changedIn = <S, C, F>(
	counted: readonly Line<S, C, F>[],
	turns: readonly (Pile<S, C, F> | null)[]
): ReadonlyMap<number, Line<S, C, F>> => {
	const changed = new Map<number, Line<S, C, F>>();
	const seen = new Set<Pile<S, C, F>>();
	/** How many lines of the base counted again later than what is being looked at. */
	let again = 0;
	for (const turn of turns.toReversed())
		for (let at = turn; at && !seen.has(at); at = at.below) {
			if (counted[at.height - 1] === at.line) {
				again = Math.max(again, at.height);
				break;
			}
			seen.add(at);
			const { place } = at.line;
			const known = indexOf(counted, place);
			if (known < again && counted[known]?.place === place) continue;
			if (!changed.has(place)) changed.set(place, at.line);
		}
	return changed;
};

/** The lines known before, with those written or changed since, each at its place. */
const writtenWith = <S, C, F>(
	known: readonly Line<S, C, F>[],
	changed: ReadonlyMap<number, Line<S, C, F>>
): readonly Line<S, C, F>[] => {
	if (changed.size === 0) return known;
	const all = [...known];
	const last = known.at(-1)?.place ?? -1;
	const fresh: Line<S, C, F>[] = [];
	for (const [place, line] of changed)
		if (place > last) fresh.push(line);
		else all[indexOf(known, place)] = line;
	return all.concat(fresh.sort((a, b) => a.place - b.place));
};

/** The lines of a pile, oldest first, reusing as many as it shares with those known before. */
const countedWith = <S, C, F>(
	known: readonly Line<S, C, F>[],
	pile: Pile<S, C, F> | null
): readonly Line<S, C, F>[] => {
	const fresh: Line<S, C, F>[] = [];
	let at = pile;
	while (at && known[at.height - 1] !== at.line) {
		fresh.push(at.line);
		at = at.below;
	}
	const common = at?.height ?? 0;
	return fresh.length || common < known.length
		? [...known.slice(0, common), ...fresh.reverse()]
		: known;
};

/** How many entries are replayed, or lines worked out again, before other work gets a turn. */
const TURN = 100;

/**
 * Reads on in a journal; an entry that cannot be read is null. A note about something that is not there changes
 * nothing. `seen` is called for every line whenever its facts are applied to a state. In slices, because a strike works
 * out every line after the one it strikes.
 */
export function* readingOn<S, C, F>(
	folding: Folding<S, F>,
	history: History<S, C, F>,
	entries: readonly (Entry<C, F> | null)[],
	seen: (line: Line<S, C, F>) => void = () => undefined
): Sliced<History<S, C, F>> {
	type Stack = Pile<S, C, F> | null;
	const { places } = history;
	let { length, last, pile, strikes, undone } = history;
	const turns: Stack[] = [];
	const placeOf = (id: EntryId): number | undefined => places.get(id);

	const upon = (below: Stack, line: Omit<Line<S, C, F>, 'before' | 'after'>): Stack => {
		const told = lineOn(folding, below ? below.line.after : folding.empty, line);
		seen(told);
		return laidOn(below, told);
	};
	const turn = (next: Moment<S, C, F>): void => {
		({ pile, strikes } = next);
		turns.push(pile);
	};
	function* struckOut(place: number, note: StrikeEntry<C, F>): Sliced<Moment<S, C, F> | undefined> {
		const at = downToLine(pile, note.entry, placeOf(note.entry));
		if (!at || at.height <= STAYS) return undefined;
		const later: Line<S, C, F>[] = [];
		for (let one = pile; one && one !== at; one = one.below) later.push(one.line);
		const strike: Strike<S, C, F> = { place, entry: note, struck: at.line, before: pile };
		const becomes = afterStrike<S, C, F>(note);
		let next = at.below;
		for (const [n, line] of later.reverse().entries()) {
			if (n % TURN === TURN - 1) yield n / later.length;
			const now = becomes(line);
			if (now) next = upon(next, now);
		}
		return { pile: next, strikes: [...strikes, strike] };
	}

	for (const entry of entries) {
		const place = length++;
		if (!entry) continue;
		const { id } = entry;
		last = id;
		if (entry.kind === 'done') {
			places.set(id, place);
			turn({ pile: upon(pile, { id, place, entry, again: null, kept: null }), strikes });
			undone = null;
		} else if (entry.kind === 'strike') {
			const next = yield* struckOut(place, entry);
			if (!next) continue;
			turn(next);
			undone = null;
		} else if (entry.kind === 'redo') {
			if (undone?.by !== entry.entry) continue;
			turn(undone.moment);
			undone = undone.below;
		} else {
			const now = { pile, strikes };
			const next = (entry.kind === 'undo' ? takenBack : takenBackTo)(now, entry.entry, placeOf);
			if (!next) continue;
			turn(next);
			undone = { by: id, moment: now, below: undone };
		}
	}
	return {
		length,
		last,
		pile,
		strikes,
		undone,
		places,
		state: pile ? pile.line.after : folding.empty,
		counted: countedWith(history.counted, pile),
		written: writtenWith(history.written, changedIn(history.counted, turns))
	};
}

/** The same all at once. */
export const withEntries = <S, C, F>(
	folding: Folding<S, F>,
	history: History<S, C, F>,
	entries: readonly (Entry<C, F> | null)[],
	seen?: (line: Line<S, C, F>) => void
): History<S, C, F> => finished(readingOn(folding, history, entries, seen));

/** Reads a whole journal. */
export const historyOf = <S, C, F>(
	folding: Folding<S, F>,
	entries: readonly (Entry<C, F> | null)[],
	seen?: (line: Line<S, C, F>) => void
): History<S, C, F> => {
	const { empty } = folding;
	const nothing = { pile: null, strikes: [], undone: null, counted: [], written: [] };
	const begun = { ...nothing, places: new Map(), length: 0, last: null, state: empty };
	return withEntries(folding, begun, entries, seen);
};

/** Where reading pauses next: after this many entries, or after a strike, which works out everything after its line. */
const turnEnd = (entries: readonly (Entry<unknown, unknown> | null)[], from: number): number => {
	const strike = entries.slice(from, from + TURN).findIndex((entry) => entry?.kind === 'strike');
	return from + (strike < 0 ? TURN : strike + 1);
};

/** A whole journal in slices; `played` is asked after each slice whether to go on, and told where the slice began. */
export function* readingHistory<S, C, F>(
	folding: Folding<S, F>,
	entries: readonly (Entry<C, F> | null)[],
	seen?: (line: Line<S, C, F>) => void,
	played: (from: number) => boolean = () => true
): Sliced<History<S, C, F>> {
	let history = historyOf<S, C, F>(folding, []);
	for (let from = 0; from < entries.length;) {
		const to = turnEnd(entries, from);
		const slice = readingOn(folding, history, entries.slice(from, to), seen);
		history = yield* within(slice, () => from / entries.length);
		if (!played(from)) break;
		yield from / entries.length;
		from = to;
	}
	return history;
}

/** What became of a line that does not count: struck by hand, or no longer possible after a strike. */
export type Gone<Command, Fact> =
	| { readonly kind: 'struck'; readonly by: StrikeEntry<Command, Fact> }
	| {
			readonly kind: 'left';
			readonly by: StrikeEntry<Command, Fact>;
			readonly refusal: Refusal;
	  };

/** The lines that a strike took out. */
export const goneLines = <S, C, F>({
	strikes
}: Pick<History<S, C, F>, 'strikes'>): ReadonlyMap<EntryId, Gone<C, F>> => {
	const gone = new Map<EntryId, Gone<C, F>>();
	for (const { entry: by } of strikes) {
		gone.set(by.entry, { kind: 'struck', by });
		for (const { entry, refusal } of by.left) gone.set(entry, { kind: 'left', by, refusal });
	}
	return gone;
};

/** Why a line that is no longer possible was kept: the rule against it, and the referee's reason. */
export const keptBecause = <S, C, F>(
	{ strikes }: Pick<History<S, C, F>, 'strikes'>,
	{ id, kept }: Pick<Line<S, C, F>, 'id' | 'kept'>
): { readonly refusal: Refusal; readonly reason: string } | undefined =>
	strikes.find(({ entry }) => entry.id === kept)?.entry.kept.find(({ entry }) => entry === id);
