import { count } from '#lib/kernel/phrase.ts';
import { checksum } from '#lib/kernel/border/checksum.ts';
import { inFiles } from '../journal/second-copy.ts';
import { fileText, lineOf, linesWithin, NOTHING_BEFORE } from '../journal/line.ts';
import { tell } from '../notices.ts';
import type { Database, PhotoRow, Sealed } from '../rows.ts';
import { isSound, seal } from '../records/seal.ts';
import { words } from '../words/en/store.ts';
import { base64, fromBase64 } from './base64.ts';
import { photoFile, photoOf } from './names.ts';

type Row = PhotoRow & Sealed;
/** A line of a photo's file: the first has its bytes, each later one what has become known of it since. */
interface Said {
	readonly photo: Row;
	readonly bytes?: string;
}

/** The line for a row, following that of the row before it. */
export const photoLine = (row: Row, before: string | undefined, bytes?: ArrayBuffer): string => {
	const said: Said = { photo: row, ...(bytes && { bytes: base64(bytes) }) };
	return fileText([
		lineOf(photoFile(row.id), row.n, before ?? NOTHING_BEFORE, JSON.stringify(said))
	]);
};

/** What a photo's file says last; undefined where its bytes cannot be read. */
const readPhotoFile = (
	id: string,
	text: string
): { readonly row: Row; readonly bytes: ArrayBuffer } | undefined => {
	const lines = linesWithin(photoFile(id), text).map(({ text: said }) => JSON.parse(said) as Said);
	const bytes = fromBase64(lines.find((line) => line.bytes)?.bytes ?? '');
	const row = lines.reduce<Row | undefined>(
		(last, { photo }) => (last && last.n >= photo.n ? last : photo),
		undefined
	);
	return row && bytes && bytes.byteLength > 0 ? { row, bytes } : undefined;
};

/** Adds a line to a photo's file; returns how to undo it, or undefined where the files did not answer. */
export const photoTold = async (
	row: Row,
	before: string
): Promise<(() => Promise<unknown>) | undefined> => {
	const name = photoFile(row.id);
	const filed = await inFiles((files) => files.append(name, photoLine(row, before), null));
	return filed ? () => inFiles((files) => files.cut(name, filed.before)) : undefined;
};

/** Removes the lines after the given one from a photo's file. */
export const photoUntold = async (id: string, last: number): Promise<void> => {
	const name = photoFile(id);
	const lines = linesWithin(name, (await inFiles((files) => files.read(name)))?.text ?? '');
	const kept = lines.filter(({ place }) => place <= last);
	if (kept.length === 0 || kept.length === lines.length) return;
	await inFiles((files) => files.replace(name, fileText(kept)));
};

/** Restores a photo from its file; false where that cannot be read. */
export const photoBack = async (db: Database, id: string): Promise<boolean> => {
	const file = await inFiles((files) => files.read(photoFile(id)));
	const photo = file && readPhotoFile(id, file.text);
	if (!photo) return false;
	await db.transaction('rw', db.photos, db.pictures, async () => {
		await db.photos.put(photo.row);
		await db.pictures.put({ id, bytes: photo.bytes, sum: checksum(new Uint8Array(photo.bytes)) });
	});
	return true;
};

/** Gives database and files the photos that only the other has. `names`: all existing files. */
export const settlePhotos = async (db: Database, names: readonly string[]): Promise<void> => {
	const rows = await db.photos.toArray();
	const sound = new Set(rows.filter(isSound).map(({ id }) => id));
	const filed = new Set(names.map(photoOf).filter((id) => id !== undefined));
	let back = 0;
	for (const id of filed) if (!sound.has(id) && (await photoBack(db, id))) back += 1;
	for (const row of rows.filter(({ id, behind }) => behind && filed.has(id) && sound.has(id))) {
		const { behind: _, ...said } = row;
		const told = seal<PhotoRow>(said, row.n);
		await inFiles((files) => files.append(photoFile(row.id), photoLine(told, undefined), null));
		await db.photos.put(told);
	}
	for (const row of rows) {
		if (filed.has(row.id) || !sound.has(row.id)) continue;
		const picture = await db.pictures.get(row.id);
		if (!picture) continue;
		const text = photoLine(row, undefined, picture.bytes);
		await inFiles((files) => files.replace(photoFile(row.id), text));
	}
	if (back > 0) tell('healed', count(back, words.theBrowserHadLostNPhotosTheyCame));
};
