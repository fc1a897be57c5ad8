import type { Parsed } from '#lib/kernel/border/parsed.ts';
import { checksum } from '#lib/kernel/border/checksum.ts';
import { withStore } from './database.ts';
import { photoBack, photoFile, photoLine } from './files/photo-file.ts';
import { inFiles } from './journal/second-copy.ts';
import { now, type Database, type PhotoRow, type Sealed } from './rows.ts';
import { seal } from './records/seal.ts';
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

const turn = <T>(id: string, work: () => Promise<T>): Promise<T> => inTurn(`photo ${id}`, work);

/** A photo as it is written: its row, its bytes, and the text of its file. */
export interface SealedPhoto {
	readonly row: PhotoRow & Sealed;
	readonly bytes: ArrayBuffer;
	readonly text: string;
}

export const newPhoto = ({ id, journal, about, bytes }: NewPhoto): SealedPhoto => {
	const row = seal<PhotoRow>({ id, journal, about, changedAt: now(), deletedAt: null }, 0);
	return { row, bytes, text: photoLine(row, undefined, bytes) };
};

/** Rows and their bytes, in a transaction of the database. */
export const putPhotos = async (db: Database, photos: readonly SealedPhoto[]): Promise<void> => {
	await db.photos.bulkPut(photos.map(({ row }) => row));
	await db.pictures.bulkPut(
		photos.map(({ row, bytes }) => ({ id: row.id, bytes, sum: checksum(new Uint8Array(bytes)) }))
	);
};

/** Changes what is known of a photo; its bytes never change. */
const amend = (
	id: string,
	changes: Partial<Pick<PhotoRow, 'about' | 'deletedAt'>>
): Promise<void> =>
	withStore((db) =>
		turn(id, async () => {
			const row = await db.photos.get(id);
			if (!row) return;
			const said: PhotoRow = { ...row, ...changes, changedAt: now() };
			const changed = seal(said, row.n + 1);
			const text = photoLine(changed, row.sum);
			const filed = await inFiles((files) => files.append(photoFile(id), text, null));
			try {
				await db.photos.put(filed ? changed : seal({ ...said, behind: true }, row.n + 1));
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

/** The bytes of a photo, or undefined where there are none; damaged ones come back from the second copy. */
export const pictureOf = (id: string): Promise<ArrayBuffer | undefined> =>
	withStore(async (db) => {
		const picture = await db.pictures.get(id);
		if (picture && checksum(new Uint8Array(picture.bytes)) === picture.sum) return picture.bytes;
		return (await photoBack(db, id)) ? (await db.pictures.get(id))?.bytes : undefined;
	});

/** Every photo there is by its id, and whose it is; deleted ones too. */
export const photosHere = async (): Promise<
	readonly { readonly id: string; readonly journal: string; readonly deleted: boolean }[]
> =>
	(await withStore((db) => db.photos.toArray())).map(({ id, journal, deletedAt }) => ({
		...{ id, journal },
		deleted: deletedAt !== null
	}));
