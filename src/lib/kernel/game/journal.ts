import type { Engine, Refusal } from './engine.ts';

/** A line that a strike made impossible, and the rule that forbids it now. */
export interface Impossible {
	readonly place: number;
	readonly refusal: Refusal;
}

/** A command that was accepted, with the facts it made; or a note about entries. Only ever appended. */
export type Entry<Command, Fact> =
	| {
			readonly kind: 'done';
			readonly at: string;
			readonly command: Command;
			readonly facts: readonly Fact[];
	  }
	/** What was done last is taken back; or all that was played after the line at the place `to`. */
	| { readonly kind: 'undo'; readonly at: string; readonly to?: number }
	/** What the last undo took back, one line or many, counts again. */
	| { readonly kind: 'redo'; readonly at: string }
	/** One line is struck out. What followed counts as it was decided without it. */
	| {
			readonly kind: 'strike';
			readonly at: string;
			readonly place: number;
			readonly reason: string;
			readonly redecided: readonly {
				readonly place: number;
				readonly command: Command;
				readonly facts: readonly Fact[];
			}[];
			/** Lines that are no longer possible and go. */
			readonly left: readonly Impossible[];
			/** Lines that are no longer possible and stay as they were written. */
			readonly kept: readonly (Impossible & { readonly reason: string })[];
	  };

export type DoneEntry<Command, Fact> = Extract<Entry<Command, Fact>, { kind: 'done' }>;
export type StrikeEntry<Command, Fact> = Extract<Entry<Command, Fact>, { kind: 'strike' }>;

/** A line that counts: as it was written, or as a strike decided it again. */
export interface Line<Command, Fact> {
	/** Its place in the journal. */
	readonly place: number;
	readonly entry: DoneEntry<Command, Fact>;
	/** The place of the strike that decided it again. */
	readonly again: number | null;
	/** The place of the strike that let it stand against a rule. */
	readonly kept: number | null;
}

/** A strike that counts, and the lines as they were before it. */
export interface Strike<Command, Fact> {
	readonly place: number;
	readonly entry: StrikeEntry<Command, Fact>;
	readonly before: readonly Line<Command, Fact>[];
}

interface Moment<Command, Fact> {
	readonly counted: readonly Line<Command, Fact>[];
	readonly strikes: readonly Strike<Command, Fact>[];
}

/** What of a journal counts: its lines and strikes; and what each undo took back, the next to redo last. */
export interface Standing<Command, Fact> extends Moment<Command, Fact> {
	/** Entries read so far. */
	readonly length: number;
	readonly undone: readonly Moment<Command, Fact>[];
}

export const NOTHING_WRITTEN = { length: 0, counted: [], strikes: [], undone: [] } as const;

const upTo = <C, E>(lines: readonly Line<C, E>[], last: number): readonly Line<C, E>[] =>
	lines.filter(({ place }) => place <= last);

/** The last act, a line or a strike, is taken back; undefined where only what must stay is left. */
const lastTakenBack = <C, E>(
	{ counted, strikes }: Moment<C, E>,
	first: number
): Moment<C, E> | undefined => {
	const line = counted.at(-1);
	const strike = strikes.at(-1);
	if (strike && strike.place > (line?.place ?? -1))
		return { counted: strike.before, strikes: strikes.slice(0, -1) };
	return counted.length > first ? { counted: counted.slice(0, -1), strikes } : undefined;
};

/** Nothing counts that was played after this line. What was struck out before it stays struck. */
const takenBackTo = <C, E>(
	{ counted, strikes }: Moment<C, E>,
	to: number
): Moment<C, E> | undefined => {
	const last = counted.at(-1);
	if (!last || last.place <= to || !counted.some(({ place }) => place === to)) return undefined;
	return {
		counted: upTo(counted, to),
		strikes: strikes
			.filter(({ entry }) => entry.place <= to)
			.map((strike) => ({ ...strike, before: upTo(strike.before, to) }))
	};
};

const struckOut = <C, E>(
	{ counted, strikes }: Moment<C, E>,
	strike: { readonly place: number; readonly entry: StrikeEntry<C, E> },
	first: number
): Moment<C, E> | undefined => {
	const { place, entry } = strike;
	if (counted.findIndex((line) => line.place === entry.place) < first) return undefined;
	const gone = new Set([entry.place, ...entry.left.map((one) => one.place)]);
	const again = new Map(entry.redecided.map((one) => [one.place, one]));
	const kept = new Set(entry.kept.map((one) => one.place));
	return {
		counted: counted.flatMap((line): Line<C, E>[] => {
			if (gone.has(line.place)) return [];
			if (kept.has(line.place)) return [{ ...line, kept: place }];
			const fresh = again.get(line.place);
			if (!fresh) return [line];
			const { command, facts } = fresh;
			return [{ ...line, entry: { ...line.entry, command, facts }, again: place, kept: null }];
		}),
		strikes: [...strikes, { place, entry, before: counted }]
	};
};

/**
 * Reads on in a journal. An entry that does not read is null and keeps its place. `first`: so many lines at the
 * beginning cannot be taken back or struck.
 */
export const standingAfter = <C, E>(
	standing: Standing<C, E>,
	entries: readonly (Entry<C, E> | null)[],
	first = 0
): Standing<C, E> => {
	let { length, counted, strikes, undone } = standing;
	let fresh: Line<C, E>[] = [];
	const settle = (): void => {
		if (fresh.length) counted = [...counted, ...fresh];
		fresh = [];
	};
	const turn = (next: Moment<C, E> | undefined, left: readonly Moment<C, E>[]): void => {
		if (next) ({ counted, strikes, undone } = { ...next, undone: left });
	};
	for (const entry of entries) {
		const place = length++;
		if (!entry) continue;
		if (entry.kind === 'done') {
			fresh.push({ place, entry, again: null, kept: null });
			if (undone.length) undone = [];
			continue;
		}
		settle();
		const now = { counted, strikes };
		if (entry.kind === 'redo') turn(undone.at(-1), undone.slice(0, -1));
		else if (entry.kind === 'strike') turn(struckOut(now, { place, entry }, first), []);
		else
			turn(entry.to === undefined ? lastTakenBack(now, first) : takenBackTo(now, entry.to), [
				...undone,
				now
			]);
	}
	settle();
	return { length, counted, strikes, undone };
};

/** Which entries of a journal count. */
export const standing = <C, E>(
	journal: readonly (Entry<C, E> | null)[],
	first = 0
): Standing<C, E> => standingAfter<C, E>(NOTHING_WRITTEN, journal, first);

/** The entries that count, oldest first, those that a strike decided again as they are now. */
export const countedEntries = <Command, Fact>(
	journal: readonly Entry<Command, Fact>[]
): readonly DoneEntry<Command, Fact>[] => standing(journal).counted.map(({ entry }) => entry);

/** The state after every fact that counts. Commands are not decided again. */
export const replay = <State, Command, Fact>(
	{ evolve }: Pick<Engine<State, Command, Fact>, 'evolve'>,
	start: State,
	journal: readonly Entry<Command, Fact>[]
): State => {
	let state = start;
	for (const { facts } of countedEntries(journal))
		for (const fact of facts) state = evolve(state, fact);
	return state;
};
