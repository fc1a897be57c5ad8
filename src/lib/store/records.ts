import { count } from '#lib/kernel/phrase.ts';
import type { Database, DocumentRow, JournalRow, SettingRow } from './rows.ts';
import { tell } from './notices.ts';
import { inFiles } from './journal/second-copy.ts';
import { inTurn } from './turns.ts';
import { words } from './words/en/store.ts';

/** Rows that change together, and keys of rows that are forgotten for good. */
export interface Changes {
	readonly documents?: readonly DocumentRow[];
	readonly settings?: readonly SettingRow[];
	readonly journals?: readonly JournalRow[];
	readonly goneDocuments?: readonly (readonly [string, string])[];
	readonly goneJournals?: readonly string[];
	readonly goneSettings?: readonly string[];
}

/** Everything but the entries of journals, as one of the two copies has it. */
interface Records {
	/** How many changes made it; the copy with more of them is the newer one. */
	n: number;
	readonly documents: Map<string, DocumentRow>;
	readonly settings: Map<string, SettingRow>;
	readonly journals: Map<string, JournalRow>;
}

const FILE = 'records';
/** The row of the settings that counts changes. */
export const CHANGES = 'changes written';
/** A file is written anew when it is this much longer than what it says, in characters. */
const SLACK = 300_000;

const documentKey = (kind: string, id: string): string => JSON.stringify([kind, id]);

const none = (): Records => ({
	n: 0,
	documents: new Map(),
	settings: new Map(),
	journals: new Map()
});

const apply = (records: Records, changes: Changes): void => {
	for (const row of changes.documents ?? [])
		records.documents.set(documentKey(row.kind, row.id), row);
	for (const row of changes.settings ?? []) records.settings.set(row.key, row);
	for (const row of changes.journals ?? []) records.journals.set(row.id, row);
	for (const [kind, id] of changes.goneDocuments ?? [])
		records.documents.delete(documentKey(kind, id));
	for (const id of changes.goneJournals ?? []) records.journals.delete(id);
	for (const key of changes.goneSettings ?? []) records.settings.delete(key);
};

/** One change is one line: its number, and the rows. */
const line = (n: number, changes: Changes): string => `${JSON.stringify({ n, ...changes })}\n`;

const all = ({ n, documents, settings, journals }: Records): string =>
	line(n, {
		documents: [...documents.values()],
		settings: [...settings.values()],
		journals: [...journals.values()]
	});

/** What the lines of the file come to. A line that does not read is left out; the database has what it said. */
const fromFile = (text: string): Records & { readonly broken: boolean } => {
	const records = none();
	let broken = false;
	for (const one of text.split('\n')) {
		if (one === '') continue;
		try {
			const { n, ...changes } = JSON.parse(one) as Changes & { readonly n: number };
			apply(records, changes);
			records.n = n;
		} catch {
			broken = true;
		}
	}
	return { ...records, broken };
};

const fromDatabase = async (db: Database): Promise<Records> => {
	const records = none();
	const settings = await db.settings.toArray();
	apply(records, {
		documents: await db.documents.toArray(),
		settings: settings.filter(({ key }) => key !== CHANGES),
		journals: await db.journals.toArray()
	});
	const counted = settings.find(({ key }) => key === CHANGES)?.value;
	records.n = typeof counted === 'number' ? counted : 0;
	return records;
};

/** Everything either copy has; where both have a row, that of the newer copy: no clock is asked, it may go wrong. */
const merged = (newer: Records, older: Records): Records => {
	const journals = new Map([...older.journals, ...newer.journals]);
	// Entries written since have moved the date on, in the database alone.
	for (const [id, row] of journals) {
		const { changedAt = row.changedAt } = older.journals.get(id) ?? {};
		if (changedAt > row.changedAt) journals.set(id, { ...row, changedAt });
	}
	return {
		n: newer.n,
		documents: new Map([...older.documents, ...newer.documents]),
		settings: new Map([...older.settings, ...newer.settings]),
		journals
	};
};

const tables = (db: Database) => [db.documents, db.settings, db.journals, db.entries];

/**
 * Makes a change durable, in the file first and then in the database: in both, or in none. `make` looks what is to
 * change while nobody else changes anything; `also` writes what belongs to it in the same transaction.
 */
export const change = (
	db: Database,
	make: () => Promise<Changes>,
	also: () => Promise<unknown> = async () => undefined
): Promise<void> =>
	inTurn('records', async () => {
		const changes = await make();
		const counted = (await db.settings.get(CHANGES))?.value;
		const n = (typeof counted === 'number' ? counted : 0) + 1;
		const written = await inFiles((files) => files.append(FILE, line(n, changes), null));
		try {
			await db.transaction('rw', tables(db), async () => {
				await db.documents.bulkPut([...(changes.documents ?? [])]);
				await db.journals.bulkPut([...(changes.journals ?? [])]);
				await db.documents.bulkDelete([...(changes.goneDocuments ?? [])] as [string, string][]);
				await db.journals.bulkDelete([...(changes.goneJournals ?? [])]);
				await db.settings.bulkDelete([...(changes.goneSettings ?? [])]);
				await db.settings.bulkPut([...(changes.settings ?? []), { key: CHANGES, value: n }]);
				await also();
			});
		} catch (cause) {
			if (written) await inFiles((files) => files.cut(FILE, written.before));
			throw cause;
		}
	});

const missing = (from: Records, of: Records): number =>
	[...of.documents.keys()].filter((key) => !from.documents.has(key)).length +
	[...of.journals.keys()].filter((key) => !from.journals.has(key)).length;

/** Compares both copies when the storage is opened, and makes them say the same. */
export const settleRecords = (db: Database): Promise<void> =>
	inTurn('records', async () => {
		const file = await inFiles((files) => files.read(FILE));
		if (file === undefined) return;
		const here = await fromDatabase(db);
		const there = fromFile(file?.text ?? '');
		const lost = missing(here, there);
		if (here.n !== there.n || there.broken || lost > 0 || missing(there, here) > 0) {
			const whole = there.n > here.n ? merged(there, here) : merged(here, there);
			await db.transaction('rw', tables(db), async () => {
				await db.documents.bulkPut([...whole.documents.values()]);
				await db.journals.bulkPut([...whole.journals.values()]);
				await db.settings.bulkPut([...whole.settings.values(), { key: CHANGES, value: whole.n }]);
			});
			await inFiles((files) => files.replace(FILE, all(whole)));
			if (lost > 0) {
				tell('healed', count(lost, words.theBrowserHadLostNRecordsTheyCame));
			}
		} else if (file && file.text.length > SLACK) {
			const whole = all(there);
			if (file.text.length > whole.length * 2) await inFiles((files) => files.replace(FILE, whole));
		}
	});
