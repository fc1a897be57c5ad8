import type { Engine } from './engine.ts';

/** A command that was accepted, with the facts it made; or a note about entries. Only ever appended. */
export type Entry<Command, Event> =
	| {
			readonly kind: 'done';
			readonly at: string;
			readonly command: Command;
			readonly events: readonly Event[];
	  }
	| { readonly kind: 'undo'; readonly at: string }
	| { readonly kind: 'redo'; readonly at: string };

export type DoneEntry<Command, Event> = Extract<Entry<Command, Event>, { kind: 'done' }>;

/** Which entries count, by their place in the journal, and which could be redone, the next one last. */
export interface Standing {
	readonly counted: readonly number[];
	readonly undone: readonly number[];
}

/** Reads the notes: an undo takes back the last entry that counts, a redo the last undone one. */
export const standing = (journal: readonly Entry<unknown, unknown>[]): Standing => {
	const counted: number[] = [];
	let undone: number[] = [];
	journal.forEach(({ kind }, place) => {
		if (kind === 'done') {
			counted.push(place);
			undone = [];
			return;
		}
		const [from, to] = kind === 'undo' ? [counted, undone] : [undone, counted];
		const moved = from.pop();
		if (moved !== undefined) to.push(moved);
	});
	return { counted, undone };
};

/** The entries that count, oldest first. */
export const countedEntries = <Command, Event>(
	journal: readonly Entry<Command, Event>[]
): readonly DoneEntry<Command, Event>[] =>
	standing(journal).counted.flatMap((place) => {
		const entry = journal[place];
		return entry?.kind === 'done' ? [entry] : [];
	});

/** The state after every fact that counts. Commands are not decided again. */
export const replay = <State, Command, Event>(
	{ evolve }: Engine<State, Command, Event>,
	start: State,
	journal: readonly Entry<Command, Event>[]
): State => {
	let state = start;
	for (const { events } of countedEntries(journal))
		for (const event of events) state = evolve(state, event);
	return state;
};
