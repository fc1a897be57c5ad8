import type { Parsed } from '#lib/kernel/border/parsed.ts';
import { checksum } from '#lib/kernel/border/checksum.ts';
import { withStore } from './database.ts';
import { photoBack, photoLine, photoTold } from './files/photo-file.ts';
import { now, type Database, type PhotoRow, type PictureRow, type Sealed } from './rows.ts';
import { isSound, seal, sound } from './records/seal.ts';
import { inTurn } from './turns.ts';

/** A photo as it is kept: what is known about it, apart from its bytes. */
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

/** A photo as it is written: its row, its bytes with their sum, and the text of its file. */
export interface SealedPhoto {
	readonly row: PhotoRow & Sealed;
	readonly picture: PictureRow;
	readonly text: string;
}

/** A photo as it will be written. */
export const newPhoto = ({ id, journal, about, bytes }: NewPhoto): SealedPhoto => {
	const row = seal<PhotoRow>({ id, journal, about, changedAt: now(), deletedAt: null }, 0);
	const picture = { id, bytes, sum: checksum(new Uint8Array(bytes)) };
	return { row, picture, text: photoLine(row, undefined, bytes) };
};

/** Writes a photo's row and its bytes, in a transaction of the database. */
export const putPhoto = async (db: Database, { row, picture }: SealedPhoto): Promise<void> => {
	await db.photos.put(row);
	await db.pictures.put(picture);
};

/** What can change about a photo; its bytes never do. */
type PhotoChange = Partial<Pick<PhotoRow, 'about' | 'deletedAt' | 'journal'>>;

/** A change of a photo, told to its file if that answers: the row that is then written, and a way to undo it. */
export const amended = async (
	row: PhotoRow & Sealed,
	change: PhotoChange
): Promise<{ readonly row: PhotoRow & Sealed; readonly untold?: () => Promise<unknown> }> => {
	const said: PhotoRow = { ...row, ...change, changedAt: now() };
	const changed = seal(said, row.n + 1);
	const untold = await photoTold(changed, row.sum);
	return untold ? { row: changed, untold } : { row: seal({ ...said, behind: true }, changed.n) };
};

/** A photo's row as it was written, undefined where there is none; a damaged one is restored from its file. */
export const soundPhoto = async (
	db: Database,
	id: string
): Promise<(PhotoRow & Sealed) | undefined> => {
	const row = await db.photos.get(id);
	if (row && !isSound(row) && (await photoBack(db, id))) return db.photos.get(id);
	return row && sound(row);
};

const amend = (id: string, change: PhotoChange): Promise<void> =>
	withStore((db) =>
		turn(id, async () => {
			const row = await soundPhoto(db, id);
			if (!row) return;
			const changed = await amended(row, change);
			try {
				await db.photos.put(changed.row);
			} catch (cause) {
				await changed.untold?.();
				throw cause;
			}
		})
	);

/** Replaces what is known about a photo; its bytes stay. */
export const changePhoto = (id: string, about: unknown): Promise<void> => amend(id, { about });
/** Takes a photo out of the list; `restorePhoto` brings it back. */
export const removePhoto = (id: string): Promise<void> => amend(id, { deletedAt: now() });
/** Brings a photo back into the list. */
export const restorePhoto = (id: string): Promise<void> => amend(id, { deletedAt: null });
/** Makes it belong to another journal from now on. */
export const givePhoto = (id: string, journal: string): Promise<void> => amend(id, { journal });

/** The photos of a journal that can be read; deleted ones are left out. */
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

/** The bytes of a photo, or undefined where there are none; damaged ones are restored from the second copy. */
export const pictureOf = (id: string): Promise<ArrayBuffer | undefined> =>
	withStore(async (db) => {
		const picture = await db.pictures.get(id);
		if (picture && checksum(new Uint8Array(picture.bytes)) === picture.sum) return picture.bytes;
		return (await photoBack(db, id)) ? (await db.pictures.get(id))?.bytes : undefined;
	});

/** A photo that is kept; `damaged`: what is known about it cannot be read in either copy. */
export interface PhotoHere {
	readonly id: string;
	readonly journal: string;
	readonly deleted: boolean;
	readonly damaged: boolean;
	/** The sum of its bytes, where they are here and were asked for. */
	readonly sum?: string | undefined;
}

/**
 * Every photo by its id, with its journal; including deleted ones. Damaged ones are restored from their files. `sums`:
 * with the sums of their bytes, all of which are then gone through.
 */
export const photosHere = (sums = false): Promise<readonly PhotoHere[]> =>
	withStore(async (db) => {
		const spoilt = (await db.photos.toArray()).filter((row) => !isSound(row));
		for (const { id } of spoilt) await photoBack(db, id);
		const summed = new Map<string, string>();
		if (sums) await db.pictures.each(({ id, sum }) => void summed.set(id, sum));
		return (await db.photos.toArray()).map((row) => ({
			id: row.id,
			journal: row.journal,
			...(sums && { sum: summed.get(row.id) }),
			deleted: row.deletedAt !== null,
			damaged: !isSound(row)
		}));
	});
