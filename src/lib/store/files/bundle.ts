import { withStore } from '../database.ts';
import type { Database } from '../rows.ts';
import { documentRows } from '../documents.ts';
import { entryRow } from '../journal/entry-row.ts';
import { entryLine, fileOf, journalText } from '../journal/journal-file.ts';
import { entryRows, journalRow, type NewJournal } from '../journal/journal.ts';
import { StoreProblem } from '../problem.ts';
import { change } from '../records.ts';
import { inFiles } from '../journal/second-copy.ts';

/** Records of one kind that come in together. */
export interface DocumentBatch {
	readonly kind: string;
	readonly version: number;
	readonly records: readonly { readonly id: string; readonly value: unknown }[];
}

/** Entries that a journal which is here lacks: from this place on. */
export interface MoreEntries {
	readonly id: string;
	readonly from: number;
	readonly entries: readonly unknown[];
}

/** What comes in together: all of it, or none. */
export interface Bundle {
	readonly batches?: readonly DocumentBatch[];
	readonly fresh?: readonly NewJournal[];
	readonly continued?: readonly MoreEntries[];
}

const append = async ({
	id,
	from,
	entries
}: MoreEntries): Promise<(() => Promise<unknown>) | null> => {
	const lines = entries.map((entry, at) => entryLine(from + at, entry)).join('');
	const filed = await inFiles((files) => files.append(fileOf(id), lines, null));
	return filed ? () => inFiles((files) => files.cut(fileOf(id), filed.before)) : null;
};

/** Adds entries behind those that are there; refuses where somebody has written meanwhile. */
const addMore = async (db: Database, { id, from, entries }: MoreEntries): Promise<void> => {
	if ((await db.entries.where({ journal: id }).count()) !== from)
		throw new StoreProblem('elsewhere');
	await db.entries.bulkAdd(entries.map((entry, at) => entryRow(id, from + at, entry)));
};

/** Adds records and journals in one transaction: all of them, or none. Throws when a journal's id is taken. */
export const addAll = ({ batches = [], fresh = [], continued = [] }: Bundle): Promise<void> =>
	withStore(async (db) => {
		const made: string[] = [];
		const takeBack: (() => Promise<unknown>)[] = [];
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
					for (const more of continued) {
						const back = await append(more);
						if (back) takeBack.push(back);
					}
					return { documents: rows.flat(), journals };
				},
				async () => {
					await db.entries.bulkAdd(fresh.flatMap(entryRows));
					for (const more of continued) await addMore(db, more);
				}
			);
		} catch (cause) {
			for (const back of takeBack) await back();
			for (const id of made) await inFiles((files) => files.remove(fileOf(id)));
			throw cause;
		}
	});

/** Makes a journal; throws when its id is taken. Resolves once it is durable. */
export const createJournal = (fresh: NewJournal): Promise<void> => addAll({ fresh: [fresh] });
