import type { DocumentRow, JournalRow, Sealed, SettingRow } from '../rows.ts';

/** Rows that change together, and keys of rows that are forgotten for good. */
export interface Changes {
	readonly documents?: readonly DocumentRow[];
	readonly settings?: readonly SettingRow[];
	readonly journals?: readonly JournalRow[];
	readonly goneDocuments?: readonly (readonly [string, string])[];
	readonly goneJournals?: readonly string[];
	readonly goneSettings?: readonly string[];
	readonly gonePhotos?: readonly string[];
}

/** The key of a row: `["documents","force","a"]`. */
export type RowKey = string;
type SealedRow = (DocumentRow | SettingRow | JournalRow) & Sealed;

/** Everything except the entries of journals, as one of the two copies has it: only rows that are as they were written. */
export interface Records {
	/** The number of changes that led to it. */
	n: number;
	readonly rows: Map<RowKey, SealedRow>;
	/** Rows that were forgotten for good, and by which change. */
	readonly gone: Map<RowKey, number>;
}

const keyOf = (...parts: readonly string[]): RowKey => JSON.stringify(parts);
/** The key of a journal's row. */
export const journalKey = (id: string): RowKey => keyOf('journals', id);
type Kept = 'documents' | 'settings' | 'journals' | 'photos';
/** The table to which a key belongs. */
export const tableOf = (key: RowKey): Kept => (JSON.parse(key) as [Kept])[0];

/** A copy in which nothing has been written. */
export const noRecords = (): Records => ({ n: 0, rows: new Map(), gone: new Map() });

/** The rows of each table by their keys. */
export const keyed = ({
	documents = [],
	settings = [],
	journals = []
}: Changes): [RowKey, object][] => [
	...documents.map((row): [RowKey, object] => [keyOf('documents', row.kind, row.id), row]),
	...settings.map((row): [RowKey, object] => [keyOf('settings', row.key), row]),
	...journals.map((row): [RowKey, object] => [keyOf('journals', row.id), row])
];

/** The keys of what a change forgets for good. */
export const goneKeys = ({
	goneDocuments = [],
	goneJournals = [],
	goneSettings = [],
	gonePhotos = []
}: Changes): RowKey[] => [
	...goneDocuments.map(([kind, id]) => keyOf('documents', kind, id)),
	...goneJournals.map((id) => keyOf('journals', id)),
	...goneSettings.map((key) => keyOf('settings', key)),
	...gonePhotos.map((id) => keyOf('photos', id))
];

/** Applies the change `n`. */
export const apply = (records: Records, n: number, changes: Changes): void => {
	records.n = Math.max(records.n, n);
	for (const [key, row] of keyed(changes)) records.rows.set(key, row as SealedRow);
	for (const key of goneKeys(changes)) {
		records.rows.delete(key);
		records.gone.set(key, n);
	}
};

/** All rows, as one change. */
export const allOf = ({ rows }: Records): Changes => {
	const of = <Row>(table: string): readonly Row[] =>
		[...rows].flatMap(([key, row]) => (tableOf(key) === table ? [row as unknown as Row] : []));
	return {
		documents: of<DocumentRow>('documents'),
		settings: of<SettingRow>('settings'),
		journals: of<JournalRow>('journals')
	};
};

/**
 * Everything that either copy has. Of a row that both have, the later change's row counts: no clock is asked, since it
 * may be wrong. For the same change, the database's row counts, because lines of a journal move its date on there.
 */
export const merged = (here: Records, there: Records): Records => {
	const whole = noRecords();
	whole.n = Math.max(here.n, there.n);
	const keys = [here.rows, there.rows, here.gone, there.gone].flatMap((map) => [...map.keys()]);
	for (const key of new Set(keys)) {
		const [a, b] = [here.rows.get(key), there.rows.get(key)];
		const row = a && b ? (b.n > a.n ? b : a) : (a ?? b);
		const gone = Math.max(here.gone.get(key) ?? -1, there.gone.get(key) ?? -1);
		if (row && row.n > gone) whole.rows.set(key, row);
		else whole.gone.set(key, gone);
		if (row) whole.n = Math.max(whole.n, row.n);
	}
	return whole;
};
