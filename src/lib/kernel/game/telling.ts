import type { Phrase } from '../phrase.ts';
import type { Sliced } from '../sliced.ts';
import type { JournalOf } from './game.ts';
import { readingHistory, type Folding } from './history.ts';
import type { Entry } from './journal.ts';

/** An entry in words: what happened, or the line that a note undoes, restores or strikes. */
export interface ToldEntry {
	readonly place: number;
	readonly at: string;
	readonly kind: Entry<unknown, unknown>['kind'];
	readonly sentences: readonly Phrase[];
}

/**
 * Entries of a journal in words, from a given place onwards, at most `most` of them; one that cannot be read is null,
 * and left out.
 */
export function* telling<State, Command, Fact>(
	folding: Folding<State, Fact>,
	{ tell }: Pick<JournalOf<State, Command, Fact>, 'tell'>,
	entries: readonly (Entry<Command, Fact> | null)[],
	from: number,
	most: number
): Sliced<readonly ToldEntry[]> {
	const to = Math.min(entries.length, from + most);
	const history = yield* readingHistory(folding, entries.slice(0, to));
	const lines = new Map(history.written.map((line) => [line.id, line]));
	const byId = new Map(entries.slice(0, to).map((entry) => [entry?.id, entry]));
	const sentencesOf = (id: string): readonly Phrase[] => {
		const line = lines.get(id);
		if (!line) {
			const note = byId.get(id);
			return note && note.kind !== 'done' ? sentencesOf(note.entry) : [];
		}
		const { sentences, short = [] } = tell(line.entry, line.before, line.after);
		return sentences.length ? sentences : short;
	};
	const told: ToldEntry[] = [];
	for (let place = Math.max(0, from); place < to; place++) {
		const entry = entries[place];
		if (!entry) continue;
		const { id, at, kind } = entry;
		told.push({ place, at, kind, sentences: sentencesOf(id) });
	}
	return told;
}
