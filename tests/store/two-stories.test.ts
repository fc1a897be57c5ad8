import { freshStore } from './fresh.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parsed } from '#lib/kernel/border/parsed.ts';
import { closeStore, withStore } from '#lib/store/database.ts';
import { addPhotos, createJournal } from '#lib/store/files/bundle.ts';
import { useFiles } from '#lib/store/files/files.ts';
import { allJournals } from '#lib/store/files/everything.ts';
import { forgetDeleted } from '#lib/store/forget.ts';
import { openJournal, removeJournal, restoreJournal } from '#lib/store/journal/journal.ts';
import { linesOf } from '#lib/store/journal/line.ts';
import { allTwoStories, chosen } from '#lib/store/journal/two-stories.ts';
import { photosOf } from '#lib/store/photos.ts';
import { MemoryFiles } from './memory-files.ts';

freshStore();

let files: MemoryFiles;
beforeEach(() => useFiles((files = new MemoryFiles())));
afterEach(() => useFiles(undefined));

const read = async (id: string) => (await openJournal(id, parsed<unknown>).read()).entries;
const pair = async () => {
	const [found] = await allTwoStories();
	if (!found) throw new Error('Nobody waits for a choice.');
	return found;
};
const kept = async () => (await allJournals()).map(({ id }) => id).sort();
const photos = async (journal: string) =>
	(await photosOf(journal, parsed<unknown>)).map(({ id }) => id);

/** A journal of two whole copies that say different things from the second line on; and a photo. */
const parted = async (id = 'j'): Promise<void> => {
	await createJournal({ id, kind: 'battle', title: 'Kromy', entries: [1, 2] });
	await addPhotos([{ id: `photo of ${id}`, journal: id, about: {}, bytes: new ArrayBuffer(3) }]);
	const [head = ''] = (files.texts.get(`journal-${id}`) ?? '').split('\n');
	const lines = linesOf(id, ['1', '7', '8']).map(({ raw }) => raw);
	files.texts.set(`journal-${id}`, [head, ...lines, ''].join('\n'));
	await closeStore();
	expect(await read(id)).toEqual([1, 7, 8]);
};

describe('two stories of one journal', () => {
	test('wait for a choice, over a restart', async () => {
		await parted();
		const { rows, from } = await pair();
		expect(from).toBe(1);
		expect(rows[0].id).toBe('j');
		expect(await read(rows[1].id)).toEqual([1, 2]);
		await closeStore();
		expect(await pair()).toMatchObject({ from: 1, rows: [{ id: 'j' }, { id: rows[1].id }] });
	});

	test('several at once wait each for its own', async () => {
		await parted('a');
		await parted('b');
		expect((await allTwoStories()).map(({ rows }) => rows[0].id).sort()).toEqual(['a', 'b']);
	});

	test('the first is kept: the other is in the bin, and comes back from it', async () => {
		await parted();
		const found = await pair();
		const other = found.rows[1].id;
		const undo = await chosen(found, 'j');
		await closeStore();
		expect(await allTwoStories()).toEqual([]);
		expect(await kept()).toEqual(['j']);
		expect(await photos('j')).toEqual(['photo of j']);
		await undo();
		expect(await kept()).toEqual(['j', other].sort());
		expect(await pair()).toMatchObject({ from: 1, rows: [{ id: 'j' }, { id: other }] });
		await chosen(await pair(), 'j');
		await restoreJournal(other);
		expect(await read(other)).toEqual([1, 2]);
		expect(await allTwoStories()).toEqual([]);
	});

	test('the other is kept: the photos go with it, and back', async () => {
		await parted();
		const found = await pair();
		const other = found.rows[1].id;
		const undo = await chosen(found, other);
		await closeStore();
		expect(await kept()).toEqual([other]);
		expect(await photos(other)).toEqual(['photo of j']);
		await forgetDeleted('9999');
		expect(await photos(other)).toEqual(['photo of j']);
		expect(await read(other)).toEqual([1, 2]);
		expect(undo).toBeTypeOf('function');
	});

	test('the other was kept and is not after all: the photos are where they were', async () => {
		await parted();
		const found = await pair();
		const undo = await chosen(found, found.rows[1].id);
		await undo();
		expect(await photos('j')).toEqual(['photo of j']);
		expect(await allTwoStories()).toHaveLength(1);
	});

	test('one that is damaged in both copies stays, and so do its photos; it is said', async () => {
		await parted();
		const two = await pair();
		await withStore((db) => db.journals.update('j', { title: 'Kroml' }));
		for (const name of ['records', 'journal-j']) files.texts.delete(name);
		await expect(chosen(two, two.rows[1].id)).rejects.toMatchObject({ code: 'damaged' });
		expect(await photos('j')).toEqual(['photo of j']);
	});

	test('both are kept: nobody asks again', async () => {
		await parted();
		const found = await pair();
		const undo = await chosen(found);
		await closeStore();
		expect(await allTwoStories()).toEqual([]);
		expect(await kept()).toHaveLength(2);
		await undo();
		expect(await allTwoStories()).toHaveLength(1);
	});

	test('one that is in the bin asks nothing until it is back', async () => {
		await parted();
		const other = (await pair()).rows[1].id;
		await removeJournal(other);
		expect(await allTwoStories()).toEqual([]);
		await restoreJournal(other);
		expect(await allTwoStories()).toHaveLength(1);
	});
});
