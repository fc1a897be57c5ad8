import { parsed } from '#lib/kernel/border/parsed.ts';
import { documents } from '#lib/store/documents.ts';
import { addAll, addPhotos, createJournal } from '#lib/store/files/bundle.ts';
import { forgetDeleted } from '#lib/store/forget.ts';
import { withStore, closeStore } from '#lib/store/database.ts';
import { openJournal, removeJournal, restoreJournal } from '#lib/store/journal/journal.ts';
import { changePhoto, pictureOf, removePhoto, restorePhoto } from '#lib/store/photos.ts';
import { alterSetting, readSetting } from '#lib/store/settings.ts';

interface Photo {
	readonly about: unknown;
	readonly of: string;
	readonly deleted: boolean;
}

/** What a player would see. */
export interface Seen {
	readonly theme: unknown;
	readonly forces: Readonly<Record<string, unknown>>;
	readonly journals: Readonly<
		Record<string, { readonly deleted: boolean; readonly lines: readonly unknown[] }>
	>;
	readonly photos: Readonly<Record<string, Photo>>;
}

export const NOTHING: Seen = { theme: undefined, forces: {}, journals: {}, photos: {} };

const forces = documents<unknown>({ kind: 'force', version: 1, parse: parsed });
const bytes = (...numbers: number[]): ArrayBuffer => Uint8Array.from(numbers).buffer;

/** One act of the evening: what is asked of the store, and what is to be seen after it. */
export interface Act {
	readonly name: string;
	readonly does: () => Promise<unknown>;
	readonly then: (before: Seen) => Seen;
}

const journal = (seen: Seen, id: string, deleted: boolean, lines: readonly unknown[]): Seen => ({
	...seen,
	journals: { ...seen.journals, [id]: { deleted, lines } }
});
const lines = (seen: Seen, id: string): readonly unknown[] => seen.journals[id]?.lines ?? [];
const photo = (seen: Seen, id: string, change: Partial<Photo>): Seen => {
	const { about = '', of = '', deleted = false } = { ...seen.photos[id], ...change };
	return { ...seen, photos: { ...seen.photos, [id]: { about, of, deleted } } };
};
const photoIfThere = (seen: Seen, id: string, change: Partial<Photo>): Seen =>
	id in seen.photos ? photo(seen, id, change) : seen;
const without = <T>(all: Readonly<Record<string, T>>, id: string): Readonly<Record<string, T>> =>
	Object.fromEntries(Object.entries(all).filter(([key]) => key !== id));

/** An evening: forces, a battle, undo, a strike, photos, a file that comes in, the bin, an update. */
export const evening = (battleLines: number): readonly Act[] => {
	const battle = { current: openJournal<unknown>('j', parsed) };
	const writes = (entry: unknown): Act => ({
		name: `line ${JSON.stringify(entry)}`,
		does: () => battle.current.append(entry),
		then: (seen) =>
			'j' in seen.journals
				? journal(seen, 'j', seen.journals['j']?.deleted ?? false, [...lines(seen, 'j'), entry])
				: seen
	});
	const force = (id: string, value: string): Act => ({
		name: `force ${id}`,
		does: () => forces.write(id, value),
		then: (seen) => ({ ...seen, forces: { ...seen.forces, [id]: value } })
	});
	return [
		{
			name: 'setting',
			does: () => alterSetting('theme', () => 'hall'),
			then: (seen) => ({ ...seen, theme: 'hall' })
		},
		force('a', 'Reds'),
		force('b', 'Whites'),
		force('a', 'Reds, stronger'),
		{
			name: 'battle',
			does: () =>
				createJournal({
					id: 'j',
					kind: 'battle',
					title: 'Kromy',
					entries: ['begun']
				}),
			then: (seen) => journal(seen, 'j', false, ['begun'])
		},
		...Array.from({ length: battleLines }, (_, n) => writes({ n, text: 'огонь' })),
		writes({ undo: 3 }),
		writes({ strike: 2, reason: 'we all saw it' }),
		{
			name: 'photo',
			does: () => addPhotos([{ id: 'p', journal: 'j', about: 'bridge', bytes: bytes(1, 2, 3) }]),
			then: (seen) => photo(seen, 'p', { about: 'bridge', of: 'j' })
		},
		{
			name: 'caption',
			does: () => changePhoto('p', 'bridge at noon'),
			then: (seen) => photoIfThere(seen, 'p', { about: 'bridge at noon' })
		},
		{
			name: 'import',
			does: () =>
				addAll({
					batches: [{ kind: 'force', version: 1, records: [{ id: 'c', value: 'Greens' }] }],
					fresh: [
						{ id: 'k', kind: 'battle', title: 'Orel', entries: ['k0', 'k1'] },
						{ id: 'l', kind: 'battle', title: 'Liski', entries: ['l0'] }
					],
					photos: [{ id: 'q', journal: 'k', about: 'train', bytes: bytes(9, 8) }]
				}),
			then: (seen) =>
				photo(
					journal(
						journal({ ...seen, forces: { ...seen.forces, c: 'Greens' } }, 'k', false, ['k0', 'k1']),
						'l',
						false,
						['l0']
					),
					'q',
					{ about: 'train', of: 'k' }
				)
		},
		{
			name: 'lines that come in',
			does: () => addAll({ continued: [{ id: 'l', from: 1, entries: ['l1', 'l2'] }] }),
			then: (seen) => ('l' in seen.journals ? journal(seen, 'l', false, ['l0', 'l1', 'l2']) : seen)
		},
		{
			name: 'delete force',
			does: () => forces.remove('b'),
			then: (seen) => ({ ...seen, forces: without(seen.forces, 'b') })
		},
		{
			name: 'delete battle',
			does: () => removeJournal('j'),
			then: (seen) => ('j' in seen.journals ? journal(seen, 'j', true, lines(seen, 'j')) : seen)
		},
		{
			name: 'restore battle',
			does: () => restoreJournal('j'),
			then: (seen) => ('j' in seen.journals ? journal(seen, 'j', false, lines(seen, 'j')) : seen)
		},
		{
			name: 'delete photo',
			does: () => removePhoto('p'),
			then: (seen) => photoIfThere(seen, 'p', { deleted: true })
		},
		{
			name: 'restore photo',
			does: () => restorePhoto('p'),
			then: (seen) => photoIfThere(seen, 'p', { deleted: false })
		},
		{
			name: 'delete what came',
			does: () => removeJournal('k'),
			then: (seen) => ('k' in seen.journals ? journal(seen, 'k', true, lines(seen, 'k')) : seen)
		},
		{
			name: 'delete its photo',
			does: () => removePhoto('q'),
			then: (seen) => photoIfThere(seen, 'q', { deleted: true })
		},
		{
			name: 'import that brings back',
			does: () =>
				addAll({
					batches: [{ kind: 'force', version: 1, records: [{ id: 'd', value: 'Blacks' }] }],
					restored: ['k'],
					restoredPhotos: ['q']
				}),
			then: (seen) => {
				const come = { ...seen, forces: { ...seen.forces, d: 'Blacks' } };
				const back = photoIfThere(come, 'q', { deleted: false });
				return 'k' in seen.journals ? journal(back, 'k', false, lines(seen, 'k')) : back;
			}
		},
		{
			name: 'delete it again',
			does: () => removeJournal('k'),
			then: (seen) => ('k' in seen.journals ? journal(seen, 'k', true, lines(seen, 'k')) : seen)
		},
		{
			name: 'update',
			does: async () => {
				await closeStore();
				battle.current = openJournal<unknown>('j', parsed);
			},
			then: (seen) => seen
		},
		writes('after the update'),
		{
			name: 'empty the bin',
			does: () => forgetDeleted('9999-01-01'),
			then: (seen) => {
				const gone = Object.entries(seen.journals).flatMap(([id, { deleted }]) =>
					deleted ? [id] : []
				);
				return {
					...seen,
					journals: Object.fromEntries(
						Object.entries(seen.journals).filter(([id]) => !gone.includes(id))
					),
					photos: Object.fromEntries(
						Object.entries(seen.photos).filter(
							([, { of, deleted }]) => !deleted && !gone.includes(of)
						)
					)
				};
			}
		}
	];
};

/** What is there now, by the store's own doors. */
export const look = async (): Promise<Seen> => {
	const rows = await withStore((db) => db.journals.toArray());
	const journals: Record<string, { deleted: boolean; lines: readonly unknown[] }> = {};
	const photos: Record<string, Photo> = {};
	for (const { id, journal: of, about, deletedAt } of await withStore((db) => db.photos.toArray()))
		if (await pictureOf(id)) photos[id] = { about, of, deleted: deletedAt !== null };
	for (const { id, deletedAt } of rows.sort((a, b) => a.id.localeCompare(b.id))) {
		const { entries, damaged } = await openJournal<unknown>(id, parsed).read();
		journals[id] = { deleted: deletedAt !== null, lines: [...entries, ...damaged] };
	}
	const { records, damaged } = await forces.list();
	return {
		theme: await readSetting('theme'),
		forces: Object.fromEntries([
			...records.map(({ id, value }) => [id, value]),
			...damaged.map(({ id }) => [id, 'damaged'])
		]),
		journals,
		photos
	};
};
