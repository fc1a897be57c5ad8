import type { Doing, Heard, Sliced } from '#lib/kernel/sliced.ts';
import { withStore } from '../database.ts';
import { documentRows } from '../documents.ts';
import { journalText } from '../journal/copy.ts';
import { entryText, mendRow } from '../journal/journal-file.ts';
import { journalRow, makingFirstLines, type NewJournal } from '../journal/journal.ts';
import {
	fileText,
	lineIn,
	makingLines,
	NOTHING_BEFORE,
	rowsOf,
	type Line
} from '../journal/line.ts';
import { inFiles } from '../journal/second-copy.ts';
import { inTurnWithScreen } from '../turns.ts';
import { newId } from '../new-id.ts';
import {
	amended,
	newPhoto,
	putPhoto,
	soundPhoto,
	type NewPhoto,
	type SealedPhoto
} from '../photos.ts';
import { StoreProblem } from '../problem.ts';
import { change } from '../records/records.ts';
import { sound } from '../records/seal.ts';
import type { Database, PhotoRow, Sealed } from '../rows.ts';
import { announce, arrived, CAME_IN } from './coming.ts';
import { journalFile, photoFile } from './names.ts';

/** Records of one kind that come in together. */
export interface DocumentBatch {
	readonly kind: string;
	readonly version: number;
	readonly records: readonly { readonly id: string; readonly value: unknown }[];
}

/** Entries that a journal here lacks, from this place onwards. */
export interface MoreEntries {
	readonly id: string;
	readonly from: number;
	readonly entries: readonly unknown[];
}

/** What comes in together: all of it, or none. */
export interface Bundle {
	readonly batches?: readonly DocumentBatch[];
	readonly fresh?: readonly NewJournal[];
	readonly continued?: readonly MoreEntries[];
	readonly photos?: readonly NewPhoto[];
	/** Journals and photos that are taken out of the bin. */
	readonly restored?: readonly string[];
	readonly restoredPhotos?: readonly string[];
}

/** The lines to go after those that are there; refuses where somebody has written meanwhile. */
const linesBehind = async (
	db: Database,
	{ id, from, entries }: MoreEntries,
	doing: Doing
): Promise<readonly Line[]> => {
	const last = await db.entries.get([id, from - 1]);
	if ((await db.entries.where({ journal: id }).count()) !== from)
		throw new StoreProblem('elsewhere');
	const before = (last && lineIn(id, last.line)?.own) ?? NOTHING_BEFORE;
	return doing(makingLines(id, entries, entryText, from, before));
};

/** How many lines go to the database together: more would hold up the screen. */
const AT_ONCE = 500;

type TakeBack = () => Promise<unknown>;

/** Writes a file that does not exist yet; returns how to undo it. */
const made = async (name: string, text: string): Promise<TakeBack> => {
	await inFiles((files) => files.replace(name, text));
	return () => inFiles((files) => files.remove(name));
};

const continuedFile = async (id: string, lines: readonly Line[]): Promise<TakeBack> => {
	const filed = await inFiles((files) => files.append(journalFile(id), fileText(lines), null));
	return async () => filed && inFiles((files) => files.cut(journalFile(id), filed.before));
};

/** What is written for a bundle, worked out before the first letter is. */
interface Written {
	readonly fresh: readonly { readonly made: NewJournal; readonly lines: readonly Line[] }[];
	readonly more: readonly {
		readonly id: string;
		readonly from: number;
		readonly lines: readonly Line[];
	}[];
	readonly photos: readonly SealedPhoto[];
}

function* makingPhotos(photos: readonly NewPhoto[]): Sliced<readonly SealedPhoto[]> {
	const made: SealedPhoto[] = [];
	for (const photo of photos) {
		made.push(newPhoto(photo));
		yield made.length / photos.length;
	}
	return made;
}

const toWrite = async (
	db: Database,
	{ fresh = [], continued = [], photos = [] }: Bundle,
	doing: Doing
): Promise<Written> => {
	const begun: Written['fresh'][number][] = [];
	for (const made of fresh) begun.push({ made, lines: await doing(makingFirstLines(made)) });
	const more: Written['more'][number][] = [];
	for (const one of continued) more.push({ ...one, lines: await linesBehind(db, one, doing) });
	return { fresh: begun, more, photos: await doing(makingPhotos(photos)) };
};

/**
 * Adds records, journals and photos: all of them, or none, even where the phone dies meanwhile or it is stopped. The
 * files announce first what is coming; the line in the records is the mark that it came. Throws if a journal's id is
 * taken. `doing` works out what is written, `heard` hears how far the writing is.
 */
export const addAll = (
	bundle: Bundle,
	doing: Doing = inTurnWithScreen(),
	heard: Heard = () => undefined
): Promise<void> =>
	withStore(async (db) => {
		const takeBack: TakeBack[] = [];
		let written: Written | undefined;
		const photosBack: (PhotoRow & Sealed)[] = [];
		const id = newId();
		for (const binned of bundle.restored ?? []) await mendRow(db, binned);
		try {
			await change(
				db,
				async () => {
					const { fresh = [], batches = [], restored = [], restoredPhotos = [] } = bundle;
					const back = (await db.journals.bulkGet([...restored])).flatMap((row) =>
						row ? [sound(row)] : []
					);
					const photos = await Promise.all(restoredPhotos.map((one) => soundPhoto(db, one)));
					const binned = photos.filter((row) => row !== undefined);
					const taken = await db.journals.bulkGet(fresh.map((one) => one.id));
					if (taken.some(Boolean)) throw new Error('Its id is taken.');
					const journals = fresh.map(journalRow);
					written = await toWrite(db, bundle, doing);
					await announce({
						id,
						journals: fresh.map((one) => one.id),
						photos: written.photos.map(({ row }) => row.id),
						more: written.more.map((one) => ({ id: one.id, from: one.from })),
						back: binned.map((row) => ({ id: row.id, last: row.n }))
					});
					takeBack.push(arrived);
					for (const [index, { made: own, lines }] of written.fresh.entries())
						takeBack.push(
							await made(journalFile(own.id), journalText(own.id, journals[index], lines))
						);
					for (const more of written.more) takeBack.push(await continuedFile(more.id, more.lines));
					for (const [at, { row, text }] of written.photos.entries()) {
						heard(at / written.photos.length);
						takeBack.push(await made(photoFile(row.id), text));
					}
					for (const one of binned) {
						const { row, untold } = await amended(one, { deletedAt: null });
						photosBack.push(row);
						if (untold) takeBack.push(untold);
					}
					const rows = await Promise.all(
						batches.map((batch) => documentRows(db, batch, batch.records))
					);
					const out = back.map((row) => ({ ...row, deletedAt: null }));
					return {
						documents: rows.flat(),
						journals: [...journals, ...out],
						settings: [{ key: CAME_IN, value: id }]
					};
				},
				async () => {
					const rows = [
						...(written?.fresh ?? []).map((own) => ({ id: own.made.id, lines: own.lines })),
						...(written?.more ?? [])
					].flatMap(({ id: of, lines }) => rowsOf(of, lines));
					for (let at = 0; at < rows.length; at += AT_ONCE) {
						heard(at / rows.length);
						await db.entries.bulkAdd(rows.slice(at, at + AT_ONCE));
					}
					for (const photo of written?.photos ?? []) await putPhoto(db, photo);
					await db.photos.bulkPut(photosBack);
				}
			);
		} catch (cause) {
			for (const back of takeBack.reverse()) await back();
			throw cause;
		}
		// It is here, whatever becomes of the announcement.
		await arrived().catch(() => undefined);
	});

/** Makes a journal; throws if its id is taken. Resolves once it is durable. */
export const createJournal = (fresh: NewJournal, doing?: Doing, heard?: Heard): Promise<void> =>
	addAll({ fresh: [fresh] }, doing, heard);

/** Keeps photos in both copies: all of them, or none. Resolves once they are durable. */
export const addPhotos = (photos: readonly NewPhoto[]): Promise<void> => addAll({ photos });
