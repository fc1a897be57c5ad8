import { withStore } from '../database.ts';
import type { DocumentRow, JournalRow } from '../rows.ts';
import { CHANGES } from '../records.ts';

/** All settings of this phone by their keys, without what the storage keeps for itself. */
export const allSettings = async (): Promise<Readonly<Record<string, unknown>>> => {
	const rows = await withStore((db) => db.settings.toArray());
	return Object.fromEntries(
		rows.flatMap(({ key, value }) => (key === CHANGES ? [] : [[key, value]]))
	);
};

/** Records of every kind but those named, in their order; deleted ones are left out. */
export const documentsBut = async (
	...kinds: readonly string[]
): Promise<readonly DocumentRow[]> => {
	const rows = await withStore((db) => db.documents.toArray());
	return rows
		.filter(({ kind, deletedAt }) => deletedAt === null && !kinds.includes(kind))
		.sort((a, b) => a.order - b.order);
};

/** Journals of every kind but those named; deleted ones are left out. */
export const journalsBut = async (...kinds: readonly string[]): Promise<readonly JournalRow[]> => {
	const rows = await withStore((db) => db.journals.toArray());
	return rows.filter(({ kind, deletedAt }) => deletedAt === null && !kinds.includes(kind));
};

/** How many entries a journal has, without reading them. */
export const entriesIn = (journal: string): Promise<number> =>
	withStore((db) => db.entries.where({ journal }).count());
