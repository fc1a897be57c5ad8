import { withStore } from './database.ts';
import { daysInBin } from './days.ts';
import type { DocumentRow, JournalRow, PhotoRow } from './rows.ts';
import { journalFile, photoFile } from './files/names.ts';
import { change } from './records/records.ts';
import { inFiles } from './journal/second-copy.ts';

/** Is the setting about this journal? Its key then ends with the journal's id: `left-open:…`. */
const belongsTo = (key: string, journal: string): boolean => key.endsWith(`:${journal}`);

/**
 * Forgets for good what was deleted before the given moment and has been in the bin on at least this many days on which
 * the app was opened: no clock alone empties the bin. Returns how many records, journals and photos went.
 */
export const forgetDeleted = (before: string, days = 0): Promise<number> =>
	withStore(async (db) => {
		const inBin = await daysInBin(db);
		const old = (row: DocumentRow | JournalRow | PhotoRow): boolean =>
			row.deletedAt !== null && row.deletedAt < before && inBin(row) >= days;
		const goneJournals = await db.journals.filter(old).primaryKeys();
		const goneDocuments = await db.documents.filter(old).primaryKeys();
		const gonePhotos = await db.photos
			.filter((photo) => old(photo) || goneJournals.includes(photo.journal))
			.primaryKeys();
		const gone = goneJournals.length + goneDocuments.length + gonePhotos.length;
		if (gone === 0) return 0;
		// The files go first: one that stayed would bring its journal back.
		for (const id of goneJournals) await inFiles((files) => files.remove(journalFile(id)));
		for (const id of gonePhotos) await inFiles((files) => files.remove(photoFile(id)));
		const keys = await db.settings.toCollection().primaryKeys();
		const goneSettings = keys.filter((key) => goneJournals.some((id) => belongsTo(key, id)));
		await change(db, async () => ({ goneDocuments, goneJournals, goneSettings, gonePhotos }));
		return gone;
	});
