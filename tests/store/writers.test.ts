import { freshStore } from './fresh.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseFile, makeFile } from '#lib/kernel/border/file.ts';
import { parsed } from '#lib/kernel/border/parsed.ts';
import { closeStore, DATABASE } from '#lib/store/database.ts';
import { useFiles } from '#lib/store/files/files.ts';
import { alterSetting, readSetting } from '#lib/store/settings.ts';
import { setAppVersion } from '#lib/store/records/version.ts';
import { WRITERS } from '#lib/store/records/writers.ts';
import { MemoryFiles } from './memory-files.ts';

freshStore();
let files: MemoryFiles;
beforeEach(() => useFiles((files = new MemoryFiles())));
afterEach(() => useFiles(undefined));

const writers = async () =>
	((await readSetting(WRITERS)) as readonly { readonly version: string }[]).map(
		({ version }) => version
	);

test('what is kept says once which versions of the app wrote it, in both copies', async () => {
	setAppVersion('1a');
	await alterSetting('theme', () => 'hall');
	await closeStore();
	await alterSetting('theme', () => 'dark');
	expect(await writers()).toEqual(['1a']);
	await closeStore();
	setAppVersion('2b');
	expect(await writers()).toEqual(['1a', '2b']);
	await closeStore();
	await new Promise((resolve) => {
		indexedDB.deleteDatabase(DATABASE).onsuccess = resolve;
	});
	expect(await writers()).toEqual(['1a', '2b']);
	expect(files.texts.get('records')?.match(/"version":"2b"/g)).toHaveLength(1);
});

test('a file says which version wrote it, and is read with it and without', () => {
	const nothing = { journals: [], documents: [] };
	expect(JSON.parse(makeFile({ ...nothing, by: '2b' }))).toMatchObject({ by: '2b' });
	expect(parseFile(makeFile({ ...nothing, by: '2b' }))).toEqual(parsed(nothing));
	expect(parseFile(makeFile(nothing))).toEqual(parsed(nothing));
});
