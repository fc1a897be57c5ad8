import { battleJournal } from '../../../kept.ts';
import { firstLine } from '../../../first-line.ts';
import { describe, expect, test } from 'vitest';
import { LiveBattle } from '#lib/features/red-and-white/battle/live.svelte.ts';
import { photoChanges } from '#lib/features/shared/data/copies/photo-changes.ts';
import { GamePhotos } from '#lib/features/shared/photos/photos.svelte.ts';
import { altText, stampText } from '#lib/features/shared/photos/photo-words.ts';
import type { PhotoAbout } from '#lib/features/shared/photos/records.ts';
import { createJournal } from '#lib/store/files/bundle.ts';
import { addPhotos } from '#lib/store/files/bundle.ts';
import { freshStore } from '../../../store/fresh.ts';

freshStore();

const about: PhotoAbout = {
	...{ caption: '', at: '2026-05-01T14:22:00.000Z', line: '0', type: 'image/jpeg' },
	...{ width: 4, height: 3, size: 4 }
};
const kept = async (...ids: readonly string[]): Promise<GamePhotos> => {
	const begun = firstLine('Kromy');
	await createJournal(battleJournal('b', [begun]));
	const bytes = new Uint8Array([0xff, 0xd8, 0xff, 1]).buffer;
	await addPhotos(ids.map((id) => ({ id, journal: 'b', about, bytes })));
	return new GamePhotos('b').load();
};

describe('the photos of a battle', () => {
	test('each has the turn and the phase after the line that was last when it was taken', async () => {
		const photos = await kept('p1');
		const battle = new LiveBattle('b');
		await battle.load();
		await battle.do({ type: 'stepPhase', by: 1 });
		const [photo] = photos.all;
		expect(stampText(battle, photo!)).toMatch(/^Round 1, Red turn, Leadership, \d\d:22$/);
		const later = { ...photo!, line: battle.history.last! };
		expect(stampText(battle, later)).toMatch(/^Round 1, Red turn, Preparatory fire, /);
		expect(altText(battle, { ...photo!, line: 'gone' })).toMatch(/^Photo: \d\d:22$/);
	});

	test('whoever waits until they are shown has every address', async () => {
		const photos = await kept('p1', 'p2');
		photos.show('p1');
		expect([...photos.addresses.keys()]).toEqual([]);
		await photos.shown();
		expect([...photos.addresses.keys()].sort()).toEqual(['p1', 'p2']);
		photos.leave();
	});

	test('a caption, a deletion and taking it back each make a copy due', async () => {
		const photos = await kept('p1');
		const [photo] = photos.all;
		const before = photoChanges();
		await photos.caption(photo!, 'The bridge');
		await photos.remove(photo!);
		await photos.undo();
		expect(photoChanges() - before).toBe(3);
	});
});
