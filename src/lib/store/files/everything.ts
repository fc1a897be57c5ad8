import { withStore } from '../database.ts';
import { copies } from '../journal/second-copy.ts';
import type { DocumentRow, JournalRow } from '../rows.ts';

type Which = 'kept' | 'deleted';
const is =
	(which: Which) =>
	({ deletedAt }: { readonly deletedAt: string | null }): boolean =>
		(deletedAt === null) === (which === 'kept');

/** Records of every kind, in their order; deleted ones only when asked for. */
export const allDocuments = async (which: Which = 'kept'): Promise<readonly DocumentRow[]> => {
	const rows = await withStore((db) => db.documents.toArray());
	return rows.filter(is(which)).sort((a, b) => a.order - b.order);
};

/** Journals of every kind, the most recently changed first; deleted ones only when asked for. */
export const allJournals = async (which: Which = 'kept'): Promise<readonly JournalRow[]> => {
	const rows = await withStore((db) => db.journals.toArray());
	return rows.filter(is(which)).sort((a, b) => b.changedAt.localeCompare(a.changedAt));
};

/** How many entries a journal has, without reading them. */
export const entriesIn = (journal: string): Promise<number> =>
	withStore((db) => db.entries.where({ journal }).count());

/** How many copies of everything are kept on this phone: in a database and in files, or in a database alone. */
export const copiesKept = (): Promise<1 | 2> => withStore(async () => copies());
