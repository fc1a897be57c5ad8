import { withStore } from './database.ts';
import { fileOf } from './journal-file.ts';
import { change } from './records.ts';
import { inFiles } from './second-copy.ts';

/** Forgets for good what was deleted before the given moment; returns how many records and journals went. */
export const forgetDeleted = (before: string): Promise<number> =>
	withStore(async (db) => {
		const old = ({ deletedAt }: { readonly deletedAt: string | null }): boolean =>
			deletedAt !== null && deletedAt < before;
		const goneJournals = await db.journals.filter(old).primaryKeys();
		const goneDocuments = await db.documents.filter(old).primaryKeys();
		if (goneJournals.length + goneDocuments.length === 0) return 0;
		// The files go first: one that stayed behind would bring its journal back.
		for (const id of goneJournals) await inFiles((files) => files.remove(fileOf(id)));
		await change(
			db,
			async () => ({ goneDocuments, goneJournals }),
			async () => {
				for (const journal of goneJournals) await db.entries.where({ journal }).delete();
			}
		);
		return goneJournals.length + goneDocuments.length;
	});
