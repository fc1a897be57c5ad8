import { count, say } from '#lib/kernel/phrase.ts';
import { now, type Database, type EntryRow, type JournalRow } from '../rows.ts';
import { entryFrom, entryRow, entryText } from './entry-row.ts';
import { tell } from '../notices.ts';
import { change } from '../records.ts';
import { inFiles } from './second-copy.ts';
import { words } from '../words/en/store.ts';

/** What both copies of a journal agree on. */
export interface Settled {
	/** By place; what does not read in either copy is there as the text it was. */
	readonly entries: readonly unknown[];
	/** Where its file ends, in bytes; null where there are no files. */
	readonly size: number | null;
}

const PREFIX = 'journal-';

export const fileOf = (id: string): string => PREFIX + encodeURIComponent(id);

/** The journal a file belongs to, or undefined. */
export const journalOf = (file: string): string | undefined =>
	file.startsWith(PREFIX) ? decodeURIComponent(file.slice(PREFIX.length)) : undefined;

const head = (place: number): string => `{"p":${place},"e":`;
const TAIL = ',"t":';

/** One entry is one line: its place, the entry, when it was written. */
export const entryLine = (place: number, entry: unknown): string =>
	`${head(place)}${entryText(entry)}${TAIL}${JSON.stringify(now())}}\n`;

/** Is this the line of that entry? Compared letter by letter, where they lie. */
const isLineOf = (line: string, place: number, text: string): boolean => {
	const before = head(place);
	return (
		line.startsWith(before) &&
		line.startsWith(text, before.length) &&
		line.startsWith(TAIL, before.length + text.length)
	);
};

/** The first line says what the journal is, so that the file can stand alone. */
export const journalText = (row: JournalRow | undefined, entries: readonly unknown[]): string =>
	(row ? `${JSON.stringify({ journal: row })}\n` : '') +
	entries.map((entry, place) => entryLine(place, entry)).join('');

const object = (line: string): Readonly<Record<string, unknown>> | undefined => {
	try {
		const value: unknown = JSON.parse(line);
		return typeof value === 'object' && value !== null
			? (value as Readonly<Record<string, unknown>>)
			: undefined;
	} catch {
		return undefined;
	}
};

/** The entry of a line, in brackets; undefined where it does not read. */
const entryIn = (line: string | undefined): readonly [unknown] | undefined => {
	const read = line === undefined ? undefined : object(line);
	return read && 'e' in read ? [read['e']] : undefined;
};

interface Copy {
	readonly row: JournalRow | undefined;
	/** The lines of the entries, by place; and what they say. */
	readonly lines: readonly string[];
	readonly entries: readonly (readonly [unknown] | undefined)[];
}

const readCopy = (text: string): Copy => {
	const all = text.split('\n').slice(0, -1);
	const first = all[0]?.startsWith('{"p":') === false ? object(all[0]) : undefined;
	const row = first?.['journal'] as JournalRow | undefined;
	const lines = row ? all.slice(1) : all;
	return { row, lines, entries: lines.map(entryIn) };
};

const rowsOf = (journal: string, entries: readonly unknown[]): EntryRow[] =>
	entries.map((entry, place) => entryRow(journal, place, entry));

/** Keeps a story that parted from the one that stays, as a journal of its own. */
const keepBeside = async (
	db: Database,
	like: JournalRow,
	entries: readonly unknown[]
): Promise<void> => {
	const row: JournalRow = { ...like, id: crypto.randomUUID(), changedAt: now() };
	await inFiles((files) => files.append(fileOf(row.id), journalText(row, entries), 0));
	await change(
		db,
		async () => ({ journals: [row] }),
		() => db.entries.bulkAdd(rowsOf(row.id, entries))
	);
	tell(
		'beside',
		say(words.twoCopiesOfTitleToldDifferent, {
			title: like.title
		})
	);
};

const told = (title: string, lost: number, behind: number): void => {
	if (lost > 0) tell('healed', count(lost, words.nLinesOfTitleCameBackFromTheSecond, { title }));
	else if (behind > 0) tell('healed', say(words.theSecondCopyOfTitleWasBehindItIs, { title }));
};

/**
 * Compares the file of a journal with the database, by number and content, and gives each what only the other has.
 * Call it in the journal's turn. The file is there first: its entries are read, and `early` is told of them, while the
 * database still answers; what it agrees with is given back as the very same entry.
 */
export const settleJournal = async (
	db: Database,
	id: string,
	early: (entry: unknown) => void = () => undefined
): Promise<Settled> => {
	const fromFile = async () => {
		const file = await inFiles((files) => files.read(fileOf(id)));
		if (!file) return file;
		const copy = readCopy(file.text);
		for (const read of copy.entries) if (read) early(read[0]);
		return { ...copy, size: file.size };
	};
	const [stored, file, known] = await Promise.all([
		db.entries.where('[journal+place]').between([id, -Infinity], [id, Infinity]).toArray(),
		fromFile(),
		db.journals.get(id)
	]);
	const here = new Map(stored.map(({ place, text }) => [place, text]));
	const length = (stored.at(-1)?.place ?? -1) + 1;
	const kept = (place: number): unknown => {
		const text = here.get(place);
		return text === undefined ? undefined : entryFrom(text);
	};
	const inDatabase = (): unknown[] => Array.from({ length }, (_, place) => kept(place));
	if (file === undefined) return { entries: inDatabase(), size: null };

	if (file === null) {
		const entries = inDatabase();
		if (!known && length === 0) return { entries, size: 0 };
		const made = await inFiles((files) => files.append(fileOf(id), journalText(known, entries), 0));
		return { entries, size: made?.after ?? null };
	}

	const row = known ?? file.row;
	const title = row?.title ?? '';
	const entries: unknown[] = [];
	const add: EntryRow[] = [];
	let unreadable = false;
	for (let place = 0; place < Math.max(length, file.lines.length); place++) {
		const line = file.lines[place];
		const text = here.get(place);
		const same = text !== undefined && line !== undefined && isLineOf(line, place, text);
		const read = file.entries[place];
		if (text !== undefined) {
			if (read && !same) return parted(db, id, row, inDatabase(), file.lines);
			unreadable ||= !same && line !== undefined;
			entries.push(read ? read[0] : entryFrom(text));
		} else {
			const entry = read ? read[0] : line;
			entries.push(entry);
			if (line !== undefined) add.push(entryRow(id, place, entry));
		}
	}
	if (!known && file.row) await change(db, async () => ({ journals: file.row ? [file.row] : [] }));
	if (add.length) await db.entries.bulkAdd(add);
	const behind = length - file.lines.length;
	told(title, add.length, behind);
	return { entries, size: await written(id, row, entries, file.size, behind, unreadable) };
};

/** The file with everything in it: as it is, with the lines it misses, or anew; its size. */
const written = async (
	id: string,
	row: JournalRow | undefined,
	entries: readonly unknown[],
	size: number,
	behind: number,
	unreadable: boolean
): Promise<number | null> => {
	if (unreadable)
		return (await inFiles((files) => files.replace(fileOf(id), journalText(row, entries)))) ?? null;
	if (behind <= 0) return size;
	const first = entries.length - behind;
	const lines = entries.slice(first).map((entry, index) => entryLine(first + index, entry));
	const made = await inFiles((files) => files.append(fileOf(id), lines.join(''), size));
	return made?.after ?? null;
};

/** Both copies read and say different things: the longer story stays, the other is kept beside it. */
const parted = async (
	db: Database,
	id: string,
	row: JournalRow | undefined,
	here: readonly unknown[],
	lines: readonly string[]
): Promise<Settled> => {
	const there = lines.map((line) => entryIn(line)?.[0] ?? line);
	const [stays, goes] = there.length > here.length ? [there, here] : [here, there];
	const at = now();
	const like = row ?? {
		...{ id, kind: 'unknown', title: '', createdAt: at, changedAt: at },
		...{ header: null, summary: null, deletedAt: null }
	};
	await keepBeside(db, like, goes);
	const size = await inFiles((files) => files.replace(fileOf(id), journalText(like, stays)));
	await db.transaction('rw', db.entries, async () => {
		await db.entries.where({ journal: id }).delete();
		await db.entries.bulkAdd(rowsOf(id, stays));
	});
	return { entries: stays, size: size ?? null };
};
