import { wrong, type Parsed } from '#lib/kernel/border/parsed.ts';
import type { DocumentKind } from '#lib/kernel/game/document.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { same } from '#lib/kernel/same.ts';
import { StoreProblem } from './problem.ts';
import { withStore } from './database.ts';
import { now, type Database, type DocumentRow } from './rows.ts';
import { change } from './records/records.ts';
import { isSound, sound } from './records/seal.ts';
import { words } from './words/en/store.ts';

/** One kind of record: what it is called in the storage, its version, and its check at the border. */
export type RecordKind<T> = Pick<DocumentKind<T>, 'kind' | 'version' | 'parse'>;

/** A record that is here, and when it was last written. */
export interface Stored<T> {
	readonly id: string;
	readonly value: T;
	readonly changedAt: string;
}

/** A row that can no longer be read. It stays where it is, untouched. */
export interface Damaged {
	readonly id: string;
	readonly raw: unknown;
	readonly problem: Phrase;
}

/** A record to be written, and what it was made of. */
export interface Written<T> {
	readonly id: string;
	readonly value: T;
	readonly over?: T | undefined;
}

/** The records of one kind. */
export interface Documents<T> {
	/** The records in the owner's order; deleted ones are left out. */
	readonly list: () => Promise<{
		readonly records: readonly Stored<T>[];
		readonly damaged: readonly Damaged[];
	}>;
	/** Undefined when there is none, or it was deleted. */
	readonly read: (id: string) => Promise<Parsed<T> | undefined>;
	/**
	 * Adds a record at the end, or replaces it in its place. Resolves once it is durable. `over`: the value it was made
	 * from; if another tab has since written something else, or deleted it, the write is refused with `elsewhere`.
	 */
	readonly write: (id: string, value: T, over?: T) => Promise<void>;
	/** Writes several at once: all of them, or none. */
	readonly writeAll: (records: readonly Written<T>[]) => Promise<void>;
	/** Makes a record from what is there by then, undefined where none can be read; nobody writes in between. */
	readonly alter: (id: string, make: (there: T | undefined) => T) => Promise<void>;
	/** Takes it out of the list; `restore` brings it back to its place. */
	readonly remove: (id: string) => Promise<void>;
	readonly restore: (id: string) => Promise<void>;
	/** Sets the owner's order. Ids not named keep theirs, after the named ones. */
	readonly reorder: (ids: readonly string[]) => Promise<void>;
}

/** Rows for records of a kind, at the end of its list or in the places they had. */
export const documentRows = async (
	db: Database,
	{ kind, version }: { readonly kind: string; readonly version: number },
	records: readonly { readonly id: string; readonly value: unknown }[]
): Promise<DocumentRow[]> => {
	const rows = await db.documents.where({ kind }).toArray();
	let last = rows.reduce((highest, { order }) => Math.max(highest, order), 0);
	const orders = new Map(rows.map(({ id, order }) => [id, order]));
	return records.map(({ id, value }): DocumentRow => {
		const order = orders.get(id) ?? ++last;
		return { kind, id, version, body: value, changedAt: now(), order, deletedAt: null };
	});
};

/** The records of one kind. */
export const documents = <T>(record: RecordKind<T>): Documents<T> => {
	const { kind, parse } = record;

	const bodyOf = (row: DocumentRow): Parsed<T> =>
		isSound(row) ? parse(row.body, row.version) : wrong(say(words.thisRecordIsDamaged));

	const rows = async (): Promise<DocumentRow[]> => {
		const all = await withStore((db) => db.documents.where({ kind }).toArray());
		return all.sort((a, b) => a.order - b.order);
	};

	/** What is there now; a damaged record is there without saying what. */
	const there = async (db: Database, id: string): Promise<Parsed<T> | undefined> => {
		const row = await db.documents.get([kind, id]);
		return row && row.deletedAt === null ? bodyOf(row) : undefined;
	};

	const writeAll: Documents<T>['writeAll'] = (records) =>
		withStore((db) =>
			change(db, async () => {
				for (const { id, over } of records) {
					if (over === undefined) continue;
					const now = await there(db, id);
					if (!now || (now.ok && !same(now.value, over))) throw new StoreProblem('elsewhere');
				}
				return { documents: await documentRows(db, record, records) };
			})
		);

	const mark = (id: string, deletedAt: string | null): Promise<void> =>
		withStore((db) =>
			change(db, async () => {
				const row = await db.documents.get([kind, id]);
				return { documents: row ? [{ ...sound(row), deletedAt }] : [] };
			})
		);

	return {
		list: async () => {
			const records: Stored<T>[] = [];
			const damaged: Damaged[] = [];
			for (const row of await rows()) {
				const { id, body, changedAt, deletedAt } = row;
				if (deletedAt !== null) continue;
				const read = bodyOf(row);
				if (read.ok) records.push({ id, value: read.value, changedAt });
				else damaged.push({ id, raw: body, problem: read.problem });
			}
			return { records, damaged };
		},
		read: (id) => withStore((db) => there(db, id)),
		write: (id, value, over) => writeAll([{ id, value, over }]),
		writeAll,
		alter: (id, make) =>
			withStore((db) =>
				change(db, async () => {
					const now = await there(db, id);
					const value = make(now?.ok ? now.value : undefined);
					return { documents: await documentRows(db, record, [{ id, value }]) };
				})
			),
		remove: (id) => mark(id, now()),
		restore: (id) => mark(id, null),
		reorder: (ids) =>
			withStore((db) =>
				change(db, async () => {
					// If a damaged record were sealed again, it would pass for what was written.
					const all = (await db.documents.where({ kind }).toArray()).filter(isSound);
					const place = (row: DocumentRow): number => {
						const index = ids.indexOf(row.id);
						return index < 0 ? ids.length + row.order : index;
					};
					const sorted = all.sort((a, b) => place(a) - place(b));
					return { documents: sorted.map((row, index) => ({ ...row, order: index + 1 })) };
				})
			)
	};
};
