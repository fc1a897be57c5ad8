import * as v from 'valibot';
import { withStore } from '../database.ts';
import { givePhoto } from '../photos.ts';
import { change } from '../records/records.ts';
import { isSound, sound } from '../records/seal.ts';
import { now, type Database, type JournalRow, type SettingRow } from '../rows.ts';
import { BESIDE, type Beside } from './kept-apart.ts';
import { mendRow } from './journal-file.ts';

/** Two versions of one journal, kept beside each other until the owner has chosen. */
export interface TwoStories {
	/** The one that stayed in its place, and the one that became a journal of its own. */
	readonly rows: readonly [JournalRow, JournalRow];
	/** The first line at which they differed, counted from 0. */
	readonly from: number;
}

/** What the setting says, as it was stored. */
const beside = v.object({ of: v.string(), from: v.number() });

/** All that await a choice; those of which one version was deleted do not. */
export const allTwoStories = (): Promise<readonly TwoStories[]> =>
	withStore(async (db) => {
		const settings = await db.settings.where('key').startsWith(BESIDE).toArray();
		const found: TwoStories[] = [];
		for (const row of settings) {
			if (!isSound(row) || !v.is(beside, row.value)) continue;
			const { of, from } = row.value;
			const [stayed, other] = await db.journals.bulkGet([of, row.key.slice(BESIDE.length)]);
			if (stayed?.deletedAt === null && other?.deletedAt === null)
				found.push({ rows: [stayed, other], from });
		}
		return found;
	});

const rowOf = async (db: Database, id: string, deletedAt: string | null): Promise<JournalRow[]> => {
	const row = await db.journals.get(id);
	return row ? [{ ...sound(row), deletedAt }] : [];
};

const given = async (photos: readonly string[], to: string): Promise<void> => {
	for (const id of photos) await givePhoto(id, to);
};

/**
 * The owner has chosen: both stay, or only `keep`, in which case the other goes into the bin, and its photos to the one
 * that stays. Resolves to a way to undo it.
 */
export const chosen = async (
	{ rows, from }: TwoStories,
	keep?: string
): Promise<() => Promise<void>> => {
	const [{ id: of }, { id: other }] = rows;
	const goes = keep === undefined ? undefined : keep === of ? other : of;
	const key = BESIDE + other;
	const photos =
		goes === undefined
			? []
			: await withStore((db) => db.photos.where({ journal: goes }).primaryKeys());
	await withStore(async (db) => {
		if (goes === undefined) return;
		await mendRow(db, goes);
		// One that is damaged refuses before a photo goes anywhere.
		await rowOf(db, goes, null);
	});
	if (keep !== undefined) await given(photos, keep);
	await withStore(async (db) => {
		await change(db, async () => ({
			journals: goes === undefined ? [] : await rowOf(db, goes, now()),
			goneSettings: [key]
		}));
	});
	return async () => {
		const setting: SettingRow = { key, value: { of, from } satisfies Beside };
		await withStore((db) =>
			change(db, async () => ({
				journals: goes === undefined ? [] : await rowOf(db, goes, null),
				settings: [setting]
			}))
		);
		if (goes !== undefined) await given(photos, goes);
	};
};
