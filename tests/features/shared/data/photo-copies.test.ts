import { battleJournal } from '../../../kept.ts';
import { firstLine } from '../../../first-line.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BATTLE_KIND } from '#lib/features/red-and-white/kind.ts';
import { Files } from '#lib/features/shared/data/files.svelte.ts';
import { copiesIn, writeCopy, type Folder } from '#lib/features/shared/data/copies/folder.ts';
import { choiceOf, gather } from '#lib/features/shared/data/gather.ts';
import { copyPhotos } from '#lib/features/shared/data/copies/photo-copies.ts';
import { parsePhoto, type PhotoAbout } from '#lib/features/shared/photos/records.ts';
import type { BattleEntry } from '#lib/rules/red-and-white/journal/history.ts';
import { makeFile } from '#lib/kernel/border/file.ts';
import { addPhotos, createJournal } from '#lib/store/files/bundle.ts';
import { closeStore, DATABASE } from '#lib/store/database.ts';
import { listJournals } from '#lib/store/journal/journal.ts';
import { changePhoto, photosOf, pictureOf } from '#lib/store/photos.ts';
import { freshStore } from '../../../store/fresh.ts';

freshStore();
/** Settings that come in are put on at once. */
beforeEach(() => void vi.stubGlobal('document', { documentElement: { dataset: {}, style: {} } }));
afterEach(() => void vi.unstubAllGlobals());

/** A folder in memory; `room` files may be written before the device is full. */
class FakeFolder {
	readonly texts = new Map<string, string>();
	room = Infinity;

	async *keys(): AsyncGenerator<string> {
		yield* this.texts.keys();
	}
	getFileHandle(name: string) {
		let text = '';
		return Promise.resolve({
			createWritable: () =>
				Promise.resolve({
					write: async (more: string) => {
						if (this.room-- <= 0) throw new DOMException('full', 'QuotaExceededError');
						text += more;
					},
					close: async () => void this.texts.set(name, text),
					abort: async () => undefined
				})
		});
	}
	async removeEntry(name: string): Promise<void> {
		this.texts.delete(name);
	}
	get folder(): Folder {
		return this as unknown as Folder;
	}
}

const JPEG = (last: number) => new Uint8Array([0xff, 0xd8, 0xff, last]).buffer;
const about = (caption: string): PhotoAbout => ({
	caption,
	at: '2026-05-01T14:22:00.000Z',
	line: '0',
	type: 'image/jpeg',
	width: 4,
	height: 3,
	size: 4
});
const begun = firstLine('Kromy');
const photo = (id: string, last: number) => ({
	...{ id, journal: 'b', about: about(`photo ${id}`), bytes: JPEG(last) }
});
const note: BattleEntry = {
	...{ id: '1', by: 'phone', after: '0', at: '2026-05-01T14:23:00.000Z' },
	kind: 'done',
	command: { type: 'note', unit: null, text: 'rain' },
	facts: [{ type: 'noted', unit: null, text: 'rain' }]
};
const filled = async (): Promise<void> => {
	await createJournal(battleJournal('b', [begun, note]));
	await addPhotos([photo('p1', 1), photo('p2', 2)]);
};
/** Another phone, or this one after it lost everything. */
const emptied = async (): Promise<void> => {
	await closeStore();
	await new Promise((resolve) => {
		indexedDB.deleteDatabase(DATABASE).onsuccess = resolve;
	});
};
const opened = async (text: string): Promise<void> => {
	const files = await new Files().load();
	await files.open(new File([text], 'copy.json'));
	expect(files.problem).toBeUndefined();
	await files.add();
};

describe('photos in the folder of copies', () => {
	test('each is written once, whatever is copied besides, and the last copies leave them alone', async () => {
		await filled();
		const fake = new FakeFolder();
		expect(await copyPhotos(fake.folder)).toBe(2);
		expect(await copyPhotos(fake.folder)).toBe(0);
		await addPhotos([photo('p3', 3)]);
		expect(await copyPhotos(fake.folder)).toBe(1);
		for (let n = 10; n < 22; n++)
			await writeCopy(fake.folder, `tachanka-copy-2026-05-01-14-00-${n}.json`, new Blob(['{}']));
		expect(await copiesIn(fake.folder)).toHaveLength(10);
		expect([...fake.texts.keys()].filter((name) => name.includes('photo'))).toHaveLength(3);
	});

	test('a full device leaves no half photo; the next copy goes on where it stopped', async () => {
		await filled();
		const fake = new FakeFolder();
		fake.room = 1;
		await expect(copyPhotos(fake.folder)).rejects.toMatchObject({ name: 'QuotaExceededError' });
		expect(fake.texts.size).toBe(1);
		fake.room = Infinity;
		expect(await copyPhotos(fake.folder)).toBe(1);
		expect(fake.texts.size).toBe(2);
	});

	test('a caption that was changed later is written in its place, once; opened, it is the new one', async () => {
		await filled();
		const fake = new FakeFolder();
		await copyPhotos(fake.folder);
		await changePhoto('p1', about('the bridge at noon'));
		expect(await copyPhotos(fake.folder)).toBe(1);
		expect(fake.texts.size).toBe(2);
		expect([...fake.texts.values()].join('')).not.toContain('photo p1');
		expect(await copyPhotos(fake.folder)).toBe(0);
		const photos = [...fake.texts.values()];
		await emptied();
		for (const text of photos) await opened(text);
		const [battle] = await listJournals(BATTLE_KIND);
		const back = await photosOf(battle!.id, parsePhoto);
		expect(back.map(({ value }) => value.caption).sort()).toEqual([
			'photo p2',
			'the bridge at noon'
		]);
	});

	test('a full device keeps the photo with its old caption until there is room for the new one', async () => {
		await filled();
		const fake = new FakeFolder();
		await copyPhotos(fake.folder);
		await changePhoto('p1', about('the bridge at noon'));
		fake.room = 0;
		await expect(copyPhotos(fake.folder)).rejects.toMatchObject({ name: 'QuotaExceededError' });
		expect([...fake.texts.values()].join('')).toContain('photo p1');
		fake.room = Infinity;
		expect(await copyPhotos(fake.folder)).toBe(1);
		expect(fake.texts.size).toBe(2);
	});

	test('a copy by the name that photos had before goes when the new one is there', async () => {
		await filled();
		const fake = new FakeFolder();
		fake.texts.set('tachanka-photo-p1.json', '{}');
		fake.texts.set('tachanka-photo-p11.json', '{}');
		expect(await copyPhotos(fake.folder)).toBe(2);
		expect(fake.texts.has('tachanka-photo-p1.json')).toBe(false);
		expect(fake.texts.has('tachanka-photo-p11.json')).toBe(true);
	});

	test.each(['the copy first', 'the photos first'])(
		'opened on another phone, %s: the battle with its photos',
		async (order) => {
			await filled();
			const fake = new FakeFolder();
			await copyPhotos(fake.folder);
			const copy = makeFile((await gather('everything')).file);
			await emptied();
			const photos = [...fake.texts.values()];
			for (const text of order === 'the copy first' ? [copy, ...photos] : [...photos, copy])
				await opened(text);
			const battles = await listJournals(BATTLE_KIND);
			expect(battles).toHaveLength(1);
			const back = await photosOf(battles[0]!.id, parsePhoto);
			expect(back.map(({ value }) => value.caption).sort()).toEqual(['photo p1', 'photo p2']);
			const [one] = back.filter(({ value }) => value.caption === 'photo p2');
			expect([...new Uint8Array((await pictureOf(one!.id))!)]).toEqual([0xff, 0xd8, 0xff, 2]);
			const { file } = await gather(choiceOf(battles[0]!));
			expect(file.journals[0]?.entries).toHaveLength(2);
		}
	);
});
