import { count } from '#lib/kernel/phrase.ts';
import { base64, fromBase64 } from './base64.ts';
import type { Database, PhotoRow } from '../rows.ts';
import { tell } from '../notices.ts';
import { inFiles } from '../journal/second-copy.ts';
import { words } from '../words/en/store.ts';

const PREFIX = 'photo-';

/** The file of a photo: its first line has the bytes, each later one what is known of it since. */
export const photoFile = (id: string): string => PREFIX + encodeURIComponent(id);

/** The photo a file belongs to, or undefined. */
const photoOf = (file: string): string | undefined =>
	file.startsWith(PREFIX) ? decodeURIComponent(file.slice(PREFIX.length)) : undefined;

interface Line {
	readonly photo: PhotoRow;
	readonly bytes?: string;
}

const lineOf = (text: string): Line | undefined => {
	try {
		const read = JSON.parse(text) as Partial<Line> | null;
		return typeof read?.photo?.id === 'string' ? (read as Line) : undefined;
	} catch {
		return undefined;
	}
};

/** What the file of a photo says last; undefined where its bytes do not read. */
export const readPhotoFile = (
	text: string
): { readonly row: PhotoRow; readonly bytes: ArrayBuffer } | undefined => {
	const lines = text.split('\n').flatMap((one) => lineOf(one) ?? []);
	const bytes = fromBase64(lines[0]?.bytes ?? '');
	const row = lines.at(-1)?.photo;
	return row && bytes && bytes.byteLength > 0 ? { row, bytes } : undefined;
};

/** Gives database and files the photos that only the other has. `names`: all the files there are. */
export const settlePhotos = async (db: Database, names: readonly string[]): Promise<void> => {
	const here = new Set(await db.photos.toCollection().primaryKeys());
	const filed = new Set(names.map(photoOf).filter((id) => id !== undefined));
	let back = 0;
	for (const id of [...filed].filter((one) => !here.has(one))) {
		const file = await inFiles((files) => files.read(photoFile(id)));
		const photo = file && readPhotoFile(file.text);
		if (!photo) continue;
		await db.transaction('rw', db.photos, db.pictures, async () => {
			await db.photos.put(photo.row);
			await db.pictures.put({ id, bytes: photo.bytes });
		});
		back += 1;
	}
	for (const id of [...here].filter((one) => !filed.has(one))) {
		const row = await db.photos.get(id);
		const picture = await db.pictures.get(id);
		if (!row || !picture) continue;
		const text = `${JSON.stringify({ photo: row, bytes: base64(picture.bytes) })}\n`;
		await inFiles((files) => files.replace(photoFile(id), text));
	}
	if (back > 0) tell('healed', count(back, words.theBrowserHadLostNPhotosTheyCame));
};
