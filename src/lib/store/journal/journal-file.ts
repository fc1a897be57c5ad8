import { count, say } from '#lib/kernel/phrase.ts';
import type { Doing } from '#lib/kernel/sliced.ts';
import { tell } from '../notices.ts';
import { change, filedJournal } from '../records/records.ts';
import type { Database, EntryRow, JournalRow } from '../rows.ts';
import { isSound } from '../records/seal.ts';
import { inTurn, inTurnWithScreen } from '../turns.ts';
import { words } from '../words/en/store.ts';
import { journalFile } from '../files/names.ts';
import { keptApart } from './kept-apart.ts';
import { joined, journalText, readingFile, readingRows, type Copy, type Damage } from './copy.ts';
import { fileText, NOTHING_BEFORE, rowsOf, type Line } from './line.ts';
import { inFiles } from './second-copy.ts';

/** What both copies of a journal agree on. */
export interface Settled {
	/** By place; letters that neither copy can repair are kept as they are. */
	readonly lines: readonly (Line | Damage)[];
	/** Where its file ends, in bytes; null where there are no files. */
	readonly size: number | null;
}

/** An entry as JSON; throws where no text can hold it. */
export const entryText = (entry: unknown): string => {
	const text = JSON.stringify(entry) as string | undefined;
	if (text === undefined) throw new TypeError('No text holds it.');
	return text;
};

/** The sum that the next line must follow. */
export const sumAfter = (lines: readonly (Line | Damage)[]): string => {
	const last = lines.at(-1);
	return last && 'own' in last ? last.own : NOTHING_BEFORE;
};

const entriesOf = (db: Database, id: string) =>
	db.entries.where('[journal+place]').between([id, -Infinity], [id, Infinity]);

/** Do both have the same letters at the same places, each line as it was written? */
const agree = (stored: readonly EntryRow[], { lines, whole }: Copy): boolean =>
	whole &&
	stored.length === lines.size &&
	stored.every(({ place, line }, at) => place === at && line === lines.get(at)?.raw);

/** Rows that differ from what they should say, and rows that should not be there. */
const mendRows = async (
	db: Database,
	id: string,
	stored: readonly EntryRow[],
	lines: readonly (Line | Damage)[]
): Promise<void> => {
	const here = new Map(stored.map(({ place, line }) => [place, line]));
	const put = lines.filter(({ place, raw }) => here.get(place) !== raw);
	const gone = stored.filter(({ place }) => !lines[place]);
	if (put.length + gone.length === 0) return;
	await db.transaction('rw', db.entries, async () => {
		await db.entries.bulkPut(rowsOf(id, put));
		await db.entries.bulkDelete(gone.map(({ place }): [string, number] => [id, place]));
	});
};

const told = (title: string, here: Copy, there: Copy, lines: readonly (Line | Damage)[]): void => {
	const damaged = lines.filter((line) => !('own' in line)).length;
	const lacks = (copy: Copy): number =>
		lines.filter((line) => 'own' in line && !copy.lines.has(line.place)).length;
	if (damaged > 0 && here.damage.length !== there.damage.length)
		tell('damaged', count(damaged, words.nLinesOfTitleAreDamagedInBoth, { title }));
	else if (damaged > 0) return;
	else if (lacks(here) > 0)
		tell('healed', count(lacks(here), words.nLinesOfTitleCameBackFromTheSecond, { title }));
	else if (lacks(there) > 0 || here.damage.length + there.damage.length > 0)
		tell('healed', say(words.theSecondCopyOfTitleWasBehindItIs, { title }));
};

/** Repairs the file so that it has everything: leaves it, appends missing lines, or rewrites it; gives its size. */
const mendFile = async (
	id: string,
	row: JournalRow | undefined,
	lines: readonly (Line | Damage)[],
	there: Copy & { readonly size: number; readonly text: string }
): Promise<number | null> => {
	const filed = there.lines.size;
	if (there.whole && lines.length === filed) return there.size;
	if (there.row && there.text.endsWith(`\n${fileText(lines)}`)) return there.size;
	const more = fileText(lines.slice(filed));
	const made = there.whole
		? (await inFiles((files) => files.append(journalFile(id), more, there.size)))?.after
		: await inFiles((files) => files.replace(journalFile(id), journalText(id, row, lines)));
	return made ?? null;
};

/**
 * Compares a journal's file with the database, letter by letter, and gives each what only the other has. A line counts
 * where it is as it was written; length decides nothing. Call it in the journal's turn. The file comes first: its lines
 * are read, and `early` is told of them, while the database still answers. `doing` reads the lines, in turn with the
 * screen unless it is told otherwise.
 */
export const settleJournal = async (
	db: Database,
	id: string,
	early: (line: Line) => void = () => undefined,
	doing: Doing = inTurnWithScreen()
): Promise<Settled> => {
	const fromFile = async () => {
		const file = await inFiles((files) => files.read(journalFile(id), id));
		if (!file) return file;
		return { ...(await doing(readingFile(id, file, early))), ...file };
	};
	const [stored, there, found] = await Promise.all([
		entriesOf(db, id).toArray(),
		fromFile(),
		db.journals.get(id)
	]);
	const known = found && isSound(found) ? found : undefined;
	if (there && agree(stored, there)) {
		if (!known && there.row) await adopt(db, there.row);
		return { lines: [...there.lines.values()], size: there.size };
	}
	const here = await doing(readingRows(id, stored));
	if (!there) {
		const { lines } = joined(id, here, here);
		if (there === undefined) return { lines, size: null };
		if (!known && lines.length === 0) return { lines, size: 0 };
		const text = journalText(id, known, lines);
		return {
			lines,
			size: (await inFiles((files) => files.replace(journalFile(id), text))) ?? null
		};
	}
	const row = known ?? there.row ?? found;
	const both = joined(id, here, there);
	const { lines } = both.parted ? await keptApart(db, id, row, here, there) : both;
	if (!known && there.row) await adopt(db, there.row);
	await mendRows(db, id, stored, lines);
	if (!both.parted) told(row?.title ?? '', here, there, lines);
	const size = await mendFile(id, row, lines, both.parted ? { ...there, whole: false } : there);
	return { lines, size };
};

/** Restores the row of a journal that is lost or damaged: as the records last said, or as the journal began. */
const adopt = (db: Database, row: JournalRow): Promise<void> =>
	change(db, async () => ({ journals: [(await filedJournal(row.id)) ?? row] }));

/**
 * Repairs a journal's damaged row from the files before it is changed; sealed again as it is, it would pass for what
 * was written.
 */
export const mendRow = async (db: Database, id: string): Promise<void> => {
	const row = await db.journals.get(id);
	if (row && !isSound(row)) await inTurn(`journal ${id}`, () => settleJournal(db, id));
};
