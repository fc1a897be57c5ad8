import type { Parsed } from '#lib/kernel/parsed.ts';
import type { Phrase } from '#lib/kernel/phrase.ts';
import { now, withStore, type Database, type EntryRow, type JournalRow } from './database.ts';
import { StoreProblem } from './problem.ts';

/** An entry that no longer reads. It stays where it is, untouched. */
export interface DamagedEntry {
	readonly place: number;
	readonly raw: unknown;
	readonly problem: Phrase;
}

/** A journal takes entries at its end and gives them back; it never changes one. */
export interface StoredJournal<E> {
	/** Resolves once the entry is durable. Entries are written in the order they were given. */
	readonly append: (entry: E) => Promise<void>;
	readonly read: () => Promise<{
		readonly entries: readonly E[];
		readonly damaged: readonly DamagedEntry[];
	}>;
}

/** A journal to be made, with its first entries. */
export interface NewJournal {
	readonly id: string;
	readonly kind: string;
	readonly title: string;
	/** What never changes: kept beside the entries, read with `findJournal`. */
	readonly header?: unknown;
	readonly summary?: unknown;
	readonly entries?: readonly unknown[];
}

const nextPlace = async (db: Database, journal: string): Promise<number> => {
	const last = await db.entries
		.where('[journal+place]')
		.between([journal, -Infinity], [journal, Infinity])
		.last();
	return last ? last.place + 1 : 0;
};

/**
 * Opens a journal. Where another tab has appended since this one last read or wrote, an append is
 * refused with `elsewhere`: the entry was decided without knowing the others.
 */
export const openJournal = <E>(
	id: string,
	parse: (raw: unknown) => Parsed<E>
): StoredJournal<E> => {
	let known: number | undefined;
	let queue: Promise<unknown> = Promise.resolve();

	const write = (entry: E): Promise<void> =>
		withStore(async (db) => {
			const place = await db.transaction('rw', db.entries, db.journals, async () => {
				const next = await nextPlace(db, id);
				if (known !== undefined && known !== next) throw new StoreProblem('elsewhere');
				await db.entries.add({ journal: id, place: next, entry });
				await db.journals.update(id, { changedAt: now() });
				return next;
			});
			known = place + 1;
		});

	return {
		append: (entry) => {
			const written = queue.then(() => write(entry));
			queue = written.catch(() => undefined);
			return written;
		},
		read: async () => {
			await queue;
			const rows = await withStore((db) => db.entries.where({ journal: id }).sortBy('place'));
			known = (rows.at(-1)?.place ?? -1) + 1;
			const entries: E[] = [];
			const damaged: DamagedEntry[] = [];
			for (const { place, entry } of rows) {
				const read = parse(entry);
				if (read.ok) entries.push(read.value);
				else damaged.push({ place, raw: entry, problem: read.problem });
			}
			return { entries, damaged };
		}
	};
};

/** Makes journals with their first entries. Inside a transaction. */
export const putJournals = async (db: Database, fresh: readonly NewJournal[]): Promise<void> => {
	const at = now();
	await db.journals.bulkAdd(
		fresh.map(({ id, kind, title, header = null, summary = null }): JournalRow => {
			return { id, kind, title, createdAt: at, changedAt: at, header, summary, deletedAt: null };
		})
	);
	await db.entries.bulkAdd(
		fresh.flatMap(({ id, entries = [] }) =>
			entries.map((entry, place): EntryRow => ({ journal: id, place, entry }))
		)
	);
};

/** Makes a journal; throws when its id is taken. Resolves once it is durable. */
export const createJournal = (fresh: NewJournal): Promise<void> =>
	withStore((db) => db.transaction('rw', db.journals, db.entries, () => putJournals(db, [fresh])));

/** The journals of a kind, the last changed first; deleted ones only when asked for. */
export const listJournals = async (
	kind: string,
	which: 'kept' | 'deleted' = 'kept'
): Promise<readonly JournalRow[]> => {
	const rows = await withStore((db) => db.journals.where({ kind }).toArray());
	return rows
		.filter(({ deletedAt }) => (deletedAt === null) === (which === 'kept'))
		.sort((a, b) => b.changedAt.localeCompare(a.changedAt));
};

/** What is known of one journal, or undefined when there is none or it was deleted. */
export const findJournal = async (id: string): Promise<JournalRow | undefined> => {
	const row = await withStore((db) => db.journals.get(id));
	return row?.deletedAt === null ? row : undefined;
};

const amend = (id: string, changes: Partial<Omit<JournalRow, 'id'>>): Promise<void> =>
	withStore(async (db) => {
		await db.journals.update(id, changes);
	});

/** What a list shows of it; a new title may come along. */
export const describeJournal = (id: string, summary: unknown, title?: string): Promise<void> =>
	amend(id, title === undefined ? { summary } : { summary, title });

/** Takes it out of the list; nothing of it is lost. */
export const removeJournal = (id: string): Promise<void> => amend(id, { deletedAt: now() });

export const restoreJournal = (id: string): Promise<void> => amend(id, { deletedAt: null });
