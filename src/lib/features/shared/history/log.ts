import type { Moment } from '#lib/kernel/game/game.ts';
import { goneLines, type Gone, type History } from '#lib/kernel/game/history.ts';
import type { EntryId, Line } from '#lib/kernel/game/journal.ts';
import { same } from '#lib/kernel/same.ts';

/** What became of a line: it counts, it was undone, or a strike took it out. */
export type LineFate<Command, Fact> =
	| { readonly kind: 'counts' }
	| { readonly kind: 'undone' }
	| Gone<Command, Fact>;

/** A line of the log. */
export interface LoggedLine<State, Command, Fact> extends Line<State, Command, Fact> {
	readonly fate: LineFate<Command, Fact>;
}

/** The lines of one phase. */
export interface LoggedPhase<State, Command, Fact> {
	/** The line that opened the phase. */
	readonly line: EntryId;
	readonly moment: Moment;
	/** When it began, as far as the log knows. */
	readonly at: string;
	readonly lines: readonly LoggedLine<State, Command, Fact>[];
}

/** The phases of one turn. */
export interface LoggedTurn<State, Command, Fact> {
	/** The line that opened the turn. */
	readonly line: EntryId;
	readonly moment: Moment;
	readonly phases: readonly LoggedPhase<State, Command, Fact>[];
}

type MomentOf<State> = (state: State) => Moment;

const COUNTS = { kind: 'counts' } as const;
const UNDONE = { kind: 'undone' } as const;

/** What became of each line of the journal, answered line by line from the last to the first. */
const fates = <S, C, F>(history: History<S, C, F>): ((line: Line<S, C, F>) => LineFate<C, F>) => {
	const { counted } = history;
	const gone = goneLines(history);
	let at = counted.length - 1;
	return ({ id, place }) => {
		while ((counted[at]?.place ?? -1) > place) at--;
		return counted[at]?.id === id ? COUNTS : (gone.get(id) ?? UNDONE);
	};
};

/** A line with what became of it. */
export const loggedLine = <S, C, F>(
	history: History<S, C, F>,
	id: EntryId
): LoggedLine<S, C, F> | undefined => {
	const line = history.written.find((one) => one.id === id);
	return line && { ...line, fate: fates(history)(line) };
};

/** The beginning of a phase: its moment, and the line that began it. */
interface Opening<State, Command, Fact> {
	readonly moment: Moment;
	readonly line: Line<State, Command, Fact>;
}

/** The phase that begins after a line, if any. */
const opened = <S, C, F>(
	{ fate, ...line }: LoggedLine<S, C, F>,
	momentOf: MomentOf<S>
): Opening<S, C, F> | undefined => {
	if (fate !== COUNTS || line.entry.after === null) return undefined;
	const moment = momentOf(line.after);
	return same(moment, momentOf(line.before)) ? undefined : { moment, line };
};

/**
 * The last lines, newest first, about as many as asked for including the headings of their phases; and how the first of
 * these phases began.
 */
const lastLines = <S, C, F>(
	history: History<S, C, F>,
	momentOf: MomentOf<S>,
	withUndone: boolean,
	most: number
): {
	readonly lines: readonly LoggedLine<S, C, F>[];
	readonly opening: Opening<S, C, F> | undefined;
} => {
	const { written } = history;
	const fate = fates(history);
	const lines: LoggedLine<S, C, F>[] = [];
	let first: Line<S, C, F> | undefined;
	let room = most;
	for (const line of written.toReversed()) {
		const seen = { ...line, fate: fate(line) };
		if (seen.fate === UNDONE && !withUndone) continue;
		const opening = opened(seen, momentOf);
		if (opening) {
			room--;
			if (room <= 0) return { lines, opening };
		}
		first = line;
		if (room > 0) lines.push(seen);
		room--;
	}
	// A step belongs to the phase that it ends, and so does whatever ended with the turn.
	const begun = first && momentOf(first.entry.after === null ? first.after : first.before);
	return { lines, opening: first && begun && { moment: begun, line: first } };
};

/**
 * The last lines of the log, about as many as asked for, by turn and phase in the order of play, and how many earlier
 * ones there are. Lines that were struck out are always included, undone ones only on request. A phase that was left
 * and entered again appears twice.
 */
export const loggedTurns = <S, C, F>(
	history: History<S, C, F>,
	momentOf: MomentOf<S>,
	withUndone: boolean,
	most: number
): { readonly shown: readonly LoggedTurn<S, C, F>[]; readonly earlier: number } => {
	const last = lastLines(history, momentOf, withUndone, most);
	const turns: { line: EntryId; moment: Moment; phases: LoggedPhase<S, C, F>[] }[] = [];
	let lines: LoggedLine<S, C, F>[] = [];
	const open = ({ moment, line: { entry, id } }: Opening<S, C, F>): void => {
		lines = [];
		const phase = { line: id, moment, at: entry.at, lines };
		const turn = turns.at(-1);
		if (turn && same(turn.moment.turn, moment.turn)) turn.phases.push(phase);
		else turns.push({ line: id, moment, phases: [phase] });
	};
	if (last.opening) open(last.opening);
	for (const line of last.lines.toReversed()) {
		lines.push(line);
		const opening = opened(line, momentOf);
		if (opening) open(opening);
	}
	const all = withUndone
		? history.written.length
		: history.counted.length + goneLines(history).size;
	return { shown: turns, earlier: all - last.lines.length };
};

/**
 * Things that belong to lines, each under the line beside which it is shown: its own line, or the last shown line
 * before it.
 */
export const photosBeside = <Photo extends { readonly line: EntryId }>(
	photos: readonly Photo[],
	{ written }: Pick<History<unknown, unknown, unknown>, 'written'>,
	shown: readonly EntryId[]
): ReadonlyMap<EntryId, readonly Photo[]> => {
	if (photos.length === 0) return new Map();
	const known = new Set(shown);
	const beside = new Map<EntryId, EntryId>();
	let last: EntryId | undefined;
	for (const { id } of written) {
		if (known.has(id)) last = id;
		if (last !== undefined) beside.set(id, last);
	}
	return Map.groupBy(photos, ({ line }) => beside.get(line) ?? '');
};
