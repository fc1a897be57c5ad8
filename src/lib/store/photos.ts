import type { Parsed } from '#lib/kernel/border/parsed.ts';
import { base64 } from './files/base64.ts';
import { withStore } from './database.ts';
import { now, type Database, type PhotoRow } from './rows.ts';
import { photoFile } from './files/photo-file.ts';
import { inFiles } from './journal/second-copy.ts';
import { inTurn } from './turns.ts';

/** A photo as it is kept: what is known of it, apart from its bytes. */
export interface StoredPhoto<T> {
	readonly id: string;
	readonly value: T;
}

/** A photo to be kept. `about` is plain data; the bytes are those of a picture file. */
export interface NewPhoto {
	readonly id: string;
	/** The journal it belongs to. */
	readonly journal: string;
	readonly about: unknown;
	readonly bytes: ArrayBuffer;
}

const line = (row: PhotoRow, bytes?: ArrayBuffer): string =>
	`${JSON.stringify({ photo: row, ...(bytes && { bytes: base64(bytes) }) })}\n`;

const turn = <T>(id: string, work: () => Promise<T>): Promise<T> => inTurn(`photo ${id}`, work);

/** Rows and their bytes in one transaction of the database. */
export const putPhotos = async (
	db: Database,
	photos: readonly { readonly row: PhotoRow; readonly bytes: ArrayBuffer }[]
): Promise<void> => {
	await db.photos.bulkPut(photos.map(({ row }) => row));
	await db.pictures.bulkPut(photos.map(({ row, bytes }) => ({ id: row.id, bytes })));
};

const rowOf = ({ id, journal, about }: NewPhoto): PhotoRow => {
	const at = now();
	return { id, journal, about, changedAt: at, deletedAt: null };
};

/** Keeps photos in both places: all of them, or none. Resolves once they are durable. */
export const addPhotos = (photos: readonly NewPhoto[]): Promise<void> =>
	withStore(async (db) => {
		const made: string[] = [];
		const rows = photos.map((photo) => ({ row: rowOf(photo), bytes: photo.bytes }));
		try {
			for (const { row, bytes } of rows) {
				const text = line(row, bytes);
				await turn(row.id, () => inFiles((files) => files.replace(photoFile(row.id), text)));
				made.push(row.id);
			}
			await db.transaction('rw', db.photos, db.pictures, () => putPhotos(db, rows));
		} catch (cause) {
			for (const id of made) await inFiles((files) => files.remove(photoFile(id)));
			throw cause;
		}
	});

/** Changes what is known of a photo; its bytes never change. */
const amend = (
	id: string,
	changes: Partial<Pick<PhotoRow, 'about' | 'deletedAt'>>
): Promise<void> =>
	withStore((db) =>
		turn(id, async () => {
			const row = await db.photos.get(id);
			if (!row) return;
			const changed: PhotoRow = { ...row, ...changes, changedAt: now() };
			const filed = await inFiles((files) => files.append(photoFile(id), line(changed), null));
			try {
				await db.photos.put(changed);
			} catch (cause) {
				if (filed) await inFiles((files) => files.cut(photoFile(id), filed.before));
				throw cause;
			}
		})
	);

export const changePhoto = (id: string, about: unknown): Promise<void> => amend(id, { about });
/** Takes it out of the list; `restorePhoto` brings it back. */
export const removePhoto = (id: string): Promise<void> => amend(id, { deletedAt: now() });
export const restorePhoto = (id: string): Promise<void> => amend(id, { deletedAt: null });

/** The photos of a journal that read; those taken away are left out. */
export const photosOf = async <T>(
	journal: string,
	parse: (raw: unknown) => Parsed<T>
): Promise<readonly StoredPhoto<T>[]> => {
	const rows = await withStore((db) => db.photos.where({ journal }).toArray());
	return rows.flatMap(({ id, about, deletedAt }) => {
		const read = deletedAt === null ? parse(about) : undefined;
		return read?.ok ? [{ id, value: read.value }] : [];
	});
};

/** The bytes of a photo, or undefined where there are none. */
export const pictureOf = async (id: string): Promise<ArrayBuffer | undefined> =>
	(await withStore((db) => db.pictures.get(id)))?.bytes;

/** Every photo there is by its id, and whose it is; deleted ones too. */
export const photosHere = async (): Promise<
	readonly { readonly id: string; readonly journal: string; readonly deleted: boolean }[]
> =>
	(await withStore((db) => db.photos.toArray())).map(({ id, journal, deletedAt }) => ({
		...{ id, journal },
		deleted: deletedAt !== null
	}));

/** Takes back for good what was kept a moment ago. */
export const dropPhotos = (ids: readonly string[]): Promise<void> =>
	withStore(async (db) => {
		for (const id of ids) await inFiles((files) => files.remove(photoFile(id)));
		await db.transaction('rw', db.photos, db.pictures, async () => {
			await db.photos.bulkDelete([...ids]);
			await db.pictures.bulkDelete([...ids]);
		});
	});
