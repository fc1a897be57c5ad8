import type { Parsed } from '#lib/kernel/border/parsed.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Doing, Sliced } from '#lib/kernel/sliced.ts';
import { withStore } from '../database.ts';
import { now, type Database, type JournalRow } from '../rows.ts';
import { journalFile } from '../files/names.ts';
import { entryText, mendRow, settleJournal, sumAfter } from './journal-file.ts';
import type { Damage } from './copy.ts';
import { fileText, lineOf, makingLines, NOTHING_BEFORE, type Line } from './line.ts';
import { StoreProblem } from '../problem.ts';
import { change } from '../records/records.ts';
import { isSound, seal, sound } from '../records/seal.ts';
import { inFiles } from './second-copy.ts';
import { inTurn, inTurnWithScreen } from '../turns.ts';
import { words } from '../words/en/store.ts';

/** An entry that can no longer be read. It stays where it is, untouched. */
export interface DamagedEntry {
	readonly place: number;
	readonly raw: unknown;
	readonly problem: Phrase;
}

/** A journal as it is kept. */
interface StoredEntries<E> {
	readonly entries: readonly E[];
	readonly damaged: readonly DamagedEntry[];
}

/** A journal takes entries at its end and gives them back; it never changes one. */
export interface StoredJournal<E> {
	/** Resolves once the entry is durable. Entries are written in the order they were given. */
	readonly append: (entry: E) => Promise<void>;
	/** All of it, in turn with the screen; `doing`: as somebody else wants it done. */
	readonly read: (doing?: Doing) => Promise<StoredEntries<E>>;
	/** Was all of it read or written here, so that nobody has appended since? */
	readonly current: () => Promise<boolean>;
}

/** A journal to be made, with its first entries. */
export interface NewJournal {
	readonly id: string;
	readonly kind: string;
	readonly title: string;
	readonly summary?: unknown;
	readonly entries?: readonly unknown[];
}

/** How many lines are read before other work gets a turn. */
const TURN = 20;

/** What lines say; `known`: those that were read already. */
function* readingLines<E>(
	stored: readonly (Line | Damage)[],
	parse: (raw: unknown) => Parsed<E>,
	known: ReadonlyMap<Line, Parsed<E>>
): Sliced<StoredEntries<E>> {
	const entries: E[] = [];
	const damaged: DamagedEntry[] = [];
	for (const [place, line] of stored.entries()) {
		if (place % TURN === 0) yield place / stored.length;
		const { raw } = line;
		if (!('own' in line)) {
			damaged.push({ place, raw, problem: say(words.thisLineIsDamaged) });
			continue;
		}
		const read = known.get(line) ?? parse(JSON.parse(line.text));
		if (read.ok) entries.push(read.value);
		else damaged.push({ place, raw: JSON.parse(line.text), problem: read.problem });
	}
	return { entries, damaged };
}

const lastRow = (db: Database, journal: string) =>
	db.entries.where('[journal+place]').between([journal, -Infinity], [journal, Infinity]).last();

/** Where a journal ends: the next place, the sum of the last line, and the size of its file, null where there are no files. */
interface End {
	readonly place: number;
	readonly sum: string;
	readonly size: number | null;
}

/**
 * Opens a journal. If another tab has appended since this one last read or wrote, an append is refused with
 * `elsewhere`, because the entry was decided without knowing the others. Database and file are compared before anything
 * is read or written.
 */
export const openJournal = <E>(
	id: string,
	parse: (raw: unknown) => Parsed<E>
): StoredJournal<E> => {
	let end: End | undefined;

	const settled = async (
		db: Database,
		early?: (line: Line) => void,
		doing?: Doing
	): Promise<readonly (Line | Damage)[]> => {
		const { lines, size } = await settleJournal(db, id, early, doing);
		end = { place: lines.length, sum: sumAfter(lines), size };
		return lines;
	};

	const addRow = (db: Database, line: Line): Promise<unknown> =>
		db.transaction('rw', db.entries, db.journals, async () => {
			const [last, row] = await Promise.all([lastRow(db, id), db.journals.get(id)]);
			if ((last?.place ?? -1) + 1 !== line.place) throw new StoreProblem('elsewhere');
			await Promise.all([
				db.entries.add({ journal: id, place: line.place, line: line.raw }),
				row && isSound(row) && db.journals.put(seal({ ...row, changedAt: now() }, row.n))
			]);
		});

	const write = async (db: Database, entry: E): Promise<void> => {
		if (!end) await settled(db);
		const { place, sum, size } = end ?? { place: 0, sum: NOTHING_BEFORE, size: null };
		const line = lineOf(id, place, sum, entryText(entry));
		const filed =
			size === null
				? undefined
				: await inFiles((files) => files.append(journalFile(id), fileText([line]), size));
		if (filed === null) throw new StoreProblem('elsewhere');
		try {
			await addRow(db, line);
		} catch (cause) {
			if (filed) await inFiles((files) => files.cut(journalFile(id), filed.before));
			throw cause;
		}
		end = { place: place + 1, sum: line.own, size: filed?.after ?? null };
	};

	const turn = `journal ${id}`;
	return {
		append: (entry) => withStore((db) => inTurn(turn, () => write(db, entry))),
		read: async (doing = inTurnWithScreen()) => {
			const known = new Map<Line, Parsed<E>>();
			const early = (line: Line) => known.set(line, parse(JSON.parse(line.text)));
			const stored = await withStore((db) => inTurn(turn, () => settled(db, early, doing)));
			return doing(readingLines(stored, parse, known));
		},
		current: () =>
			withStore(async (db) => (await lastRow(db, id))?.line.endsWith(`"${end?.sum}"}`) ?? false)
	};
};

/** The row of a journal that is being made. */
export const journalRow = (fresh: NewJournal): JournalRow => {
	const { id, kind, title, summary = null } = fresh;
	const at = now();
	return { id, kind, title, createdAt: at, changedAt: at, header: null, summary, deletedAt: null };
};

/** Its first lines. */
export const makingFirstLines = ({ id, entries = [] }: NewJournal): Sliced<readonly Line[]> =>
	makingLines(id, entries, entryText);

/** The journals of a kind, the most recently changed first; deleted ones only when asked for. */
export const listJournals = async (
	kind: string,
	which: 'kept' | 'deleted' = 'kept'
): Promise<readonly JournalRow[]> => {
	const rows = await withStore((db) => db.journals.where({ kind }).toArray());
	return rows
		.filter(({ deletedAt }) => (deletedAt === null) === (which === 'kept'))
		.sort((a, b) => b.changedAt.localeCompare(a.changedAt));
};

/** What is known of one journal, or undefined where there is none or it was deleted. */
export const findJournal = async (id: string): Promise<JournalRow | undefined> => {
	const row = await withStore((db) => db.journals.get(id));
	return row?.deletedAt === null ? row : undefined;
};

/** Can what is known of a journal be read in neither copy? It is restored from the files where they have it. */
export const isDamaged = (id: string): Promise<boolean> =>
	withStore(async (db) => {
		await mendRow(db, id);
		const row = await db.journals.get(id);
		return row !== undefined && !isSound(row);
	});

const amend = (id: string, changes: Partial<Omit<JournalRow, 'id'>>): Promise<void> =>
	withStore(async (db) => {
		await mendRow(db, id);
		await change(db, async () => {
			const row = await db.journals.get(id);
			return { journals: row ? [{ ...sound(row), ...changes }] : [] };
		});
	});

/**
 * Sets what a list shows of it, and a new title if one is given. False where that could not be kept: only the list lacks
 * it then, since the journal says it too.
 */
export const describeJournal = async (
	id: string,
	summary: unknown,
	title?: string
): Promise<boolean> => {
	try {
		await amend(id, title === undefined ? { summary } : { summary, title });
		return true;
	} catch (cause) {
		if (!(cause instanceof StoreProblem)) throw cause;
		return false;
	}
};

/** Takes it out of the list; nothing of it is lost. */
export const removeJournal = (id: string): Promise<void> => amend(id, { deletedAt: now() });

/** Brings it back into the list. */
export const restoreJournal = (id: string): Promise<void> => amend(id, { deletedAt: null });
