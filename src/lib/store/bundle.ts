import { withStore } from './database.ts';
import { putDocuments } from './documents.ts';
import { putJournals, type NewJournal } from './journal.ts';

/** Records of one kind that come in together. */
export interface DocumentBatch {
	readonly kind: string;
	readonly version: number;
	readonly records: readonly { readonly id: string; readonly value: unknown }[];
}

/** Adds records and journals in one transaction: all of them, or none. */
export const addAll = (
	batches: readonly DocumentBatch[],
	journals: readonly NewJournal[]
): Promise<void> =>
	withStore((db) =>
		db.transaction('rw', [db.documents, db.journals, db.entries], async () => {
			for (const batch of batches) await putDocuments(db, batch, batch.records);
			await putJournals(db, journals);
		})
	);
