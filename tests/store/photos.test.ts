// Before Dexie, which looks for a database when it is loaded.
import { freshStore } from './fresh.ts';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parsed, wrong } from '#lib/kernel/border/parsed.ts';
import { say } from '#lib/kernel/phrase.ts';
import { addAll, addPhotos, createJournal } from '#lib/store/files/bundle.ts';
import { closeStore, DATABASE, withStore } from '#lib/store/database.ts';
import { useFiles } from '#lib/store/files/files.ts';
import { forgetDeleted } from '#lib/store/forget.ts';
import { removeJournal } from '#lib/store/journal/journal.ts';
import { onStoreNotice, type StoreNotice } from '#lib/store/notices.ts';
import { changePhoto, photosOf, pictureOf, removePhoto, restorePhoto } from '#lib/store/photos.ts';
import { rescued } from '#lib/store/journal/rescue.ts';
import { isSound } from '#lib/store/records/seal.ts';

import { MemoryFiles } from './memory-files.ts';

freshStore();

let files: MemoryFiles;
let heard: StoreNotice[];
let off: () => void;
beforeEach(() => {
	files = new MemoryFiles();
	useFiles(files);
	heard = [];
	off = onStoreNotice((notice) => heard.push(notice));
});
afterEach(() => {
	off();
	useFiles(undefined);
});

const text = (raw: unknown) => (typeof raw === 'string' ? parsed(raw) : wrong(say('No text.')));
const bytes = (...numbers: number[]): ArrayBuffer => Uint8Array.from(numbers).buffer;
const photo = (id: string, about: unknown = id) => ({
	id,
	journal: 'j',
	about,
	bytes: bytes(0, 255, 7)
});
const list = async () => (await photosOf('j', text)).map(({ id, value }) => `${id}: ${value}`);
const seen = async (id: string) => [...new Uint8Array((await pictureOf(id)) ?? bytes())];
const wiped = async (): Promise<void> => {
	await closeStore();
	await Dexie.delete(DATABASE);
};

describe('a photo', () => {
	test('is kept in both places with its bytes, and comes back from either', async () => {
		await addPhotos([photo('a'), photo('b')]);
		await changePhoto('a', 'the bridge');
		await wiped();
		expect(await list()).toEqual(['a: the bridge', 'b: b']);
		expect(await seen('a')).toEqual([0, 255, 7]);
		expect(heard).toMatchObject([{ code: 'healed', phrase: { values: { n: 2 } } }]);
		await closeStore();
		files.texts.clear();
		expect(await list()).toHaveLength(2);
		await wiped();
		expect(await seen('b')).toEqual([0, 255, 7]);
	});

	test('is taken away and brought back, and stays so after a loss', async () => {
		await addPhotos([photo('a')]);
		await removePhoto('a');
		expect(await list()).toEqual([]);
		await wiped();
		expect(await list()).toEqual([]);
		await restorePhoto('a');
		expect(await list()).toEqual(['a: a']);
	});

	test('that is damaged is mended before it is changed, or stays so and says it', async () => {
		await addPhotos([photo('a', 'the bridge'), photo('b')]);
		const spoil = (id: string) => withStore((db) => db.photos.update(id, { about: 'the fridge' }));
		await spoil('a');
		await removePhoto('a');
		await restorePhoto('a');
		expect(await list()).toEqual(['a: the bridge', 'b: b']);
		await removePhoto('a');
		await spoil('a');
		await addAll({ restoredPhotos: ['a'] });
		expect(await list()).toEqual(['a: the bridge', 'b: b']);
		await spoil('b');
		files.texts.delete('photo-b');
		for (const act of [removePhoto('b'), addAll({ restoredPhotos: ['b'] })])
			await expect(act).rejects.toMatchObject({ code: 'damaged' });
		const row = await withStore((db) => db.photos.get('b'));
		expect(isSound(row ?? {})).toBe(false);
	});

	test('that does not read is left out and stays', async () => {
		await addPhotos([photo('a', 5), photo('b')]);
		expect(await list()).toEqual(['b: b']);
		expect(await withStore((db) => db.photos.count())).toBe(2);
	});

	test('of a full phone is refused, and nothing of it stays', async () => {
		files.fault = Object.assign(new Error('full'), { name: 'QuotaExceededError' });
		await expect(addPhotos([photo('a')])).rejects.toMatchObject({ code: 'quota' });
		expect(await list()).toEqual([]);
		expect([...files.texts.keys()].filter((name) => name.startsWith('photo'))).toEqual([]);
	});

	test('torn in writing is no photo', async () => {
		await addPhotos([photo('a')]);
		await wiped();
		files.texts.set('photo-a', (files.texts.get('photo-a') ?? '').slice(0, -9));
		expect(await list()).toEqual([]);
	});

	test('is forgotten for good with its journal, or when it was deleted long ago', async () => {
		await createJournal({ id: 'j', kind: 'battle', title: '' });
		await addPhotos([photo('a'), { ...photo('k'), journal: 'k' }]);
		await removePhoto('k');
		await removeJournal('j');
		expect(await forgetDeleted('9999-01-01')).toBe(3);
		expect(await withStore((db) => db.pictures.count())).toBe(0);
		await wiped();
		expect(await withStore((db) => db.photos.count())).toBe(0);
	});

	test('goes along when everything is taken as it is', async () => {
		await addPhotos([photo('a')]);
		const { database } = await rescued();
		expect(database?.['pictures']).toMatchObject([{ id: 'a', bytes: 'AP8H' }]);
	});
});

test('a tab with the old form is asked to let go, and tells its player', async () => {
	const old = new Dexie(DATABASE);
	old.version(0.5).stores({ settings: 'key' });
	await old.open();
	let asked = false;
	old.on('versionchange', () => {
		asked = true;
		old.close();
	});
	expect(await withStore(async (db) => db.verno)).toBe(1);
	expect(asked).toBe(true);
});
