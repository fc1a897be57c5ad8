import { withStore } from './database.ts';
import { documentRows } from './documents.ts';
import { fileOf, journalText } from './journal-file.ts';
import { entryRows, journalRow, type NewJournal } from './journal.ts';
import { change } from './records.ts';
import { inFiles } from './second-copy.ts';

/** Records of one kind that come in together. */
export interface DocumentBatch {
	readonly kind: string;
	readonly version: number;
	readonly records: readonly { readonly id: string; readonly value: unknown }[];
}

/** Adds records and journals in one transaction: all of them, or none. Throws when a journal's id is taken. */
export const addAll = (
	batches: readonly DocumentBatch[],
	fresh: readonly NewJournal[]
): Promise<void> =>
	withStore(async (db) => {
		const made: string[] = [];
		const journals = fresh.map(journalRow);
		try {
			await change(
				db,
				async () => {
					const taken = await db.journals.bulkGet(fresh.map(({ id }) => id));
					if (taken.some(Boolean)) throw new Error('A journal of this id is here already.');
					for (const [index, { id, entries = [] }] of fresh.entries()) {
						const text = journalText(journals[index], entries);
						if (await inFiles((files) => files.append(fileOf(id), text, 0))) made.push(id);
					}
					const rows = await Promise.all(
						batches.map((batch) => documentRows(db, batch, batch.records))
					);
					return { documents: rows.flat(), journals };
				},
				() => db.entries.bulkAdd(fresh.flatMap(entryRows))
			);
		} catch (cause) {
			for (const id of made) await inFiles((files) => files.remove(fileOf(id)));
			throw cause;
		}
	});

/** Makes a journal; throws when its id is taken. Resolves once it is durable. */
export const createJournal = (fresh: NewJournal): Promise<void> => addAll([], [fresh]);
