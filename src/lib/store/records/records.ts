import type { Dexie } from 'dexie';
import { DAYS } from '../days.ts';
import { tellTabs } from '../came-in.ts';
import { noteUsual } from './usual.ts';
import { tell } from '../notices.ts';
import { count } from '#lib/kernel/phrase.ts';
import { journalFile, photoFile } from '../files/names.ts';
import { fileText, NOTHING_BEFORE } from '../journal/line.ts';
import { inFiles } from '../journal/second-copy.ts';
import { readRecords, recordsLine, recordsText, RECORDS_FILE } from './records-file.ts';
import {
	allOf,
	goneKeys,
	journalKey,
	keyed,
	merged,
	noRecords,
	tableOf,
	type Changes,
	type Records
} from './record-set.ts';
import type { Database, JournalRow } from '../rows.ts';
import { isSound, seal } from './seal.ts';
import { inTurn } from '../turns.ts';
import { StoreProblem } from '../problem.ts';
import { words } from '../words/en/store.ts';

export type { Changes } from './record-set.ts';

/** The row of the settings that counts changes, and holds the sum after which the file goes on. */
export const CHANGES = 'changes written';
/** The row of the settings that lists what was forgotten for good while there were no files to write that into. */
const GONE = 'gone meanwhile';
/** The file is rewritten when it is this much longer than what it says, in characters. */
const SLACK = 300_000;

interface Counted {
	readonly n: number;
	/** The sum of the last line of the file. */
	readonly sum: string;
}

const counted = async (db: Database): Promise<Counted | undefined> => {
	const row = await db.settings.get(CHANGES);
	return row && isSound(row) ? (row.value as Counted) : undefined;
};

const goneMeanwhile = async (db: Database): Promise<Readonly<Record<string, number>>> => {
	const row = await db.settings.get(GONE);
	return row && isSound(row) ? (row.value as Record<string, number>) : {};
};

/** The rows of the database that are as they were written, and the keys of those that are not. */
const fromDatabase = async (db: Database): Promise<Records & { readonly spoilt: string[] }> => {
	const [documents, settings, journals] = await Promise.all([
		db.documents.toArray(),
		db.settings.toArray(),
		db.journals.toArray()
	]);
	const records = noRecords();
	const spoilt: string[] = [];
	const own = settings.filter(({ key }) => ![CHANGES, GONE, DAYS].includes(key));
	for (const [key, row] of keyed({ documents, settings: own, journals }))
		if (isSound(row)) records.rows.set(key, row as never);
		else spoilt.push(key);
	for (const [key, n] of Object.entries(await goneMeanwhile(db))) records.gone.set(key, n);
	for (const { n } of records.rows.values()) records.n = Math.max(records.n, n);
	records.n = Math.max(records.n, (await counted(db))?.n ?? 0);
	return { ...records, spoilt };
};

const tables = (db: Database) => [
	...[db.documents, db.settings, db.journals, db.entries],
	...[db.photos, db.pictures]
];

/** The rows, sealed by the change `n`. */
const sealed = (changes: Changes, n: number): Changes => ({
	...changes,
	documents: (changes.documents ?? []).map((row) => seal(row, n)),
	settings: (changes.settings ?? []).map((row) => seal(row, n)),
	journals: (changes.journals ?? []).map((row) => seal(row, n))
});

const put = async (db: Database, { documents = [], settings = [], journals = [] }: Changes) => {
	await db.documents.bulkPut(documents as never);
	await db.journals.bulkPut(journals as never);
	await db.settings.bulkPut(settings as never);
};

/** Refuses to let an older version of the app write over a record of a newer one. */
const refuseOlder = async (db: Database, { documents = [] }: Changes): Promise<void> => {
	const here = await db.documents.bulkGet(
		documents.map(({ kind, id }): [string, string] => [kind, id])
	);
	if (here.some((row, index) => row && row.version > (documents[index]?.version ?? 0)))
		throw new StoreProblem('newer');
};

/**
 * Makes a change durable, first in the file and then in the database: in both, or in neither. `make` works out the
 * change while nobody else changes anything; `also` writes what belongs to it in the same transaction.
 */
export const change = (
	db: Database,
	make: () => Promise<Changes>,
	also: () => Promise<unknown> = async () => undefined
): Promise<void> =>
	inTurn('records', async () => {
		const asked = await make();
		await refuseOlder(db, asked);
		const last = await counted(db);
		const n = (last?.n ?? 0) + 1;
		const changes = sealed(asked, n);
		if (asked.documents?.length || asked.goneDocuments?.length) noteUsual(false);
		const line = recordsLine(n, last?.sum, changes);
		const written = await inFiles((files) => files.append(RECORDS_FILE, fileText([line]), null));
		const value: Counted = { n, sum: line.own };
		try {
			await db.transaction('rw', tables(db), async () => {
				await db.documents.bulkDelete([...(changes.goneDocuments ?? [])] as [string, string][]);
				await db.journals.bulkDelete([...(changes.goneJournals ?? [])]);
				await db.settings.bulkDelete([...(changes.goneSettings ?? [])]);
				await db.photos.bulkDelete([...(changes.gonePhotos ?? [])]);
				await db.pictures.bulkDelete([...(changes.gonePhotos ?? [])]);
				for (const journal of changes.goneJournals ?? [])
					await db.entries.where({ journal }).delete();
				await put(db, changes);
				await db.settings.put(seal({ key: CHANGES, value }, n));
				const gone = written ? [] : goneKeys(changes);
				if (gone.length) {
					const all = {
						...(await goneMeanwhile(db)),
						...Object.fromEntries(gone.map((key) => [key, n]))
					};
					await db.settings.put(seal({ key: GONE, value: all }, n));
				}
				await also();
			});
		} catch (cause) {
			if (written) await inFiles((files) => files.cut(RECORDS_FILE, written.before));
			throw cause;
		}
		const kinds = new Set((asked.documents ?? []).map(({ kind }) => kind));
		if (kinds.size) tellTabs({ journals: [], kinds: [...kinds] });
	});

/** What the file last says about a journal. */
export const filedJournal = async (id: string): Promise<JournalRow | undefined> => {
	const file = await inFiles((files) => files.read(RECORDS_FILE));
	return readRecords(file?.text ?? '').rows.get(journalKey(id)) as JournalRow | undefined;
};

const writtenAnew = async (records: Records): Promise<string | undefined> => {
	const { text, sum } = recordsText(records);
	await inFiles((files) => files.replace(RECORDS_FILE, text));
	return sum;
};

/** Rows of `of` that `from` does not have, except settings. */
const missing = (from: Records, of: Records): number =>
	[...of.rows.keys()].filter((key) => !from.rows.has(key) && tableOf(key) !== 'settings').length;

const alike = (a: Records, b: Records): boolean =>
	a.n === b.n &&
	a.rows.size === b.rows.size &&
	[...a.rows].every(([key, { n }]) => b.rows.get(key)?.n === n);

/** Gives the database what only the file has, and removes what was forgotten for good. */
const mendDatabase = async (
	db: Database,
	here: Records,
	whole: Records,
	sum: string
): Promise<void> => {
	const fresh = noRecords();
	for (const [key, row] of whole.rows)
		if (here.rows.get(key)?.n !== row.n) fresh.rows.set(key, row);
	await db.transaction('rw', tables(db), async () => {
		for (const key of whole.gone.keys()) {
			const [table, ...rest] = JSON.parse(key) as [string, string, ...string[]];
			await (db.table(table) as Dexie.Table<unknown, unknown>).delete(
				rest.length > 1 ? rest : rest[0]
			);
			if (table === 'journals') await db.entries.where({ journal: rest[0] }).delete();
			if (table === 'photos') await db.pictures.delete(rest[0] ?? '');
		}
		await put(db, allOf(fresh));
		await db.settings.put(seal({ key: CHANGES, value: { n: whole.n, sum } }, whole.n));
		await db.settings.delete(GONE);
	});
};

/** Removes the files of what was forgotten for good: one that stayed would bring it back. */
const removeFiles = async (gone: Iterable<string>): Promise<void> => {
	for (const key of gone) {
		const [table, id = ''] = JSON.parse(key) as [string, string];
		if (table === 'journals') await inFiles((files) => files.remove(journalFile(id)));
		if (table === 'photos') await inFiles((files) => files.remove(photoFile(id)));
	}
};

/** Compares both copies when the storage is opened, and makes them agree. */
export const settleRecords = (db: Database): Promise<void> =>
	inTurn('records', async () => {
		const here = await fromDatabase(db);
		const file = await inFiles((files) => files.read(RECORDS_FILE));
		if (file === undefined) return;
		const there = readRecords(file?.text ?? '');
		if (there.newer) throw new StoreProblem('newer');
		const whole = merged(here, there);
		// A row that cannot be read, and that a whole file does not know, had a different key.
		if (there.whole && there.n >= here.n)
			for (const key of here.spoilt) if (!whole.rows.has(key)) whole.gone.set(key, whole.n);
		// What was forgotten stays listed until both copies have forgotten it.
		const fileIsRight = there.whole && whole.gone.size === 0 && alike(there, whole);
		const bloated =
			fileIsRight && there.length > SLACK && there.length > recordsText(whole).text.length * 2;
		const known = await counted(db);
		const databaseIsRight = alike(here, whole) && here.spoilt.length === 0;
		if (fileIsRight && !bloated && databaseIsRight && known?.sum === there.last) return;
		await removeFiles(whole.gone.keys());
		const sum = fileIsRight && !bloated ? there.last : await writtenAnew(whole);
		await mendDatabase(db, here, whole, sum ?? NOTHING_BEFORE);
		const lost = missing(here, whole);
		if (lost > 0) tell('healed', count(lost, words.theBrowserHadLostNRecordsTheyCame));
	});
