import type { Refusal } from './engine.ts';

/** The id by which everything refers to an entry: made by its writer, and never used twice in a journal. */
export type EntryId = string;

/** Who wrote an entry, and which entry it follows. */
export interface Written {
	readonly id: EntryId;
	/** The phone that wrote it. */
	readonly by: string;
	/** The entry it follows, as its writer knew the journal; null for the first. */
	readonly after: EntryId | null;
	readonly at: string;
}

/** A line that a strike made impossible, and the rule that forbids it now. */
export interface Impossible {
	readonly entry: EntryId;
	readonly refusal: Refusal;
}

/** A command that was accepted, with the facts it made; or a note about another entry. */
export type Act<Command, Fact> =
	| {
			readonly kind: 'done';
			readonly command: Command;
			readonly facts: readonly Fact[];
	  }
	/** Takes back the latest line or strike. */
	| { readonly kind: 'undo'; readonly entry: EntryId }
	/** Takes back everything that was played after the line. */
	| { readonly kind: 'undoTo'; readonly entry: EntryId }
	/** Restores what this undo took back, one line or many. */
	| { readonly kind: 'redo'; readonly entry: EntryId }
	/** Strikes out the line. What followed counts as it was decided without it. */
	| {
			readonly kind: 'strike';
			readonly entry: EntryId;
			readonly reason: string;
			readonly redecided: readonly {
				readonly entry: EntryId;
				readonly command: Command;
				readonly facts: readonly Fact[];
			}[];
			/** Lines that are no longer possible and drop out. */
			readonly left: readonly Impossible[];
			/** Lines that are no longer possible but stay as they were written. */
			readonly kept: readonly (Impossible & { readonly reason: string })[];
	  };

/** One entry of a journal. Entries are only ever appended. */
export type Entry<Command, Fact> = Written & Act<Command, Fact>;
export type DoneEntry<Command, Fact> = Extract<Entry<Command, Fact>, { kind: 'done' }>;
export type StrikeEntry<Command, Fact> = Extract<Entry<Command, Fact>, { kind: 'strike' }>;

/** A line that counts, as it was written or as a strike decided it again, with the state before and after it. */
export interface Line<State, Command, Fact> {
	readonly id: EntryId;
	/** How many entries stood before it when it was read; used only for the order. */
	readonly place: number;
	readonly entry: DoneEntry<Command, Fact>;
	/** The strike that decided it again. */
	readonly again: EntryId | null;
	/** The strike that let it stand against a rule. */
	readonly kept: EntryId | null;
	readonly before: State;
	readonly after: State;
}

/**
 * The first entry that is astray: its id is not new, what it follows or speaks of does not stand before it, or it names
 * one entry twice; undefined where there is none.
 */
export const noteAstray = (
	entries: readonly Entry<unknown, unknown>[]
): Entry<unknown, unknown> | undefined => {
	const places = new Map<EntryId, number>();
	const isLater = (id: EntryId, than: EntryId): boolean =>
		(places.get(id) ?? -1) > (places.get(than) ?? Infinity);
	for (const [place, one] of entries.entries()) {
		if (places.has(one.id) || (place === 0) !== (one.after === null)) return one;
		if (one.after !== null && !places.has(one.after)) return one;
		if (one.kind !== 'done' && !places.has(one.entry)) return one;
		if (one.kind === 'strike') {
			const later = [...one.redecided, ...one.left, ...one.kept].map(({ entry }) => entry);
			if (new Set(later).size < later.length || !later.every((id) => isLater(id, one.entry)))
				return one;
		}
		places.set(one.id, place);
	}
	return undefined;
};
