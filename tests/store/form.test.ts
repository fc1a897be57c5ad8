import { freshStore } from './fresh.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parsed } from '#lib/kernel/border/parsed.ts';
import { closeStore, DATABASE } from '#lib/store/database.ts';
import { documents } from '#lib/store/documents.ts';
import { useFiles } from '#lib/store/files/files.ts';
import { filesIn } from '#lib/store/files/folder.ts';
import { FORM } from '#lib/store/form.ts';
import { Disk, Gate } from './faults/gate.ts';

freshStore();

let disk: Disk;
beforeEach(() => {
	disk = new Disk(new Gate());
	useFiles(filesIn(disk.folder));
});
afterEach(() => useFiles(undefined));

const notes = (version: number) =>
	documents<string>({ kind: 'note', version, parse: parsed as never });

test('files of a newer form are not written by an older build, which says so', async () => {
	await notes(1).write('a', 'one');
	await closeStore();
	await new Promise((resolve) => {
		indexedDB.deleteDatabase(DATABASE).onsuccess = resolve;
	});
	const [key = '', bytes = new Uint8Array()] =
		[...disk.flushed].find(([name]) => name.startsWith('records')) ?? [];
	const newer = new TextDecoder()
		.decode(bytes)
		.replace(`tachanka ${FORM} `, `tachanka ${FORM + 1} `);
	disk.flushed.set(key, new TextEncoder().encode(newer));
	await expect(notes(1).write('a', 'two')).rejects.toMatchObject({ code: 'newer' });
	expect(new TextDecoder().decode(disk.flushed.get(key))).toBe(newer);
});

test('a record of a newer version is not written over by an older build', async () => {
	await notes(2).write('a', 'newer');
	await expect(notes(1).write('a', 'older')).rejects.toMatchObject({ code: 'newer' });
	expect(await notes(2).read('a')).toEqual(parsed('newer'));
});
