import { say } from '#lib/kernel/phrase.ts';
import type { Database } from '../rows.ts';
import { journalOf } from '../files/names.ts';
import { settleJournal } from './journal-file.ts';
import { tell } from '../notices.ts';
import { storeProblem } from '../problem.ts';
import { settleComing } from '../files/coming.ts';
import { settlePhotos } from '../files/photo-file.ts';
import { settleRecords } from '../records/records.ts';
import { closeSecondCopy, inFiles, openSecondCopy } from './second-copy.ts';
import { inTurn } from '../turns.ts';
import { words } from '../words/en/store.ts';

/** Records and the list of journals as a whole, entries of those journals that only one copy has. */
const compare = async (db: Database): Promise<void> => {
	const before = new Set(await db.journals.toCollection().primaryKeys());
	await settleRecords(db);
	// Nobody brings anything in meanwhile.
	const names = await inTurn('records', async () => {
		const all = await inFiles((files) => files.list());
		const taken = await settleComing(db, all ?? []);
		return all?.filter((name) => !taken.has(name));
	});
	if (!names) return;
	await settlePhotos(db, names);
	const filed = new Set(names.map(journalOf).filter((id) => id !== undefined));
	const single = [
		...[...filed].filter((id) => !before.has(id)),
		...[...before].filter((id) => !filed.has(id))
	];
	for (const id of single) await inTurn(`journal ${id}`, () => settleJournal(db, id));
};

/**
 * Compares database and files when the storage is opened; entries of journals that both have are compared when they are
 * read. Where there is no room for that, the storage opens with the database alone, and it is tried again next time.
 */
export const settle = async (db: Database): Promise<void> => {
	await openSecondCopy();
	try {
		await compare(db);
	} catch (cause) {
		if (storeProblem(cause).code !== 'quota') throw cause;
		closeSecondCopy();
		tell('alone', say(words.theStorageIsFullTheSecondCopyIsNot));
	}
};
