import { freshStore } from './fresh.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parsed } from '#lib/kernel/border/parsed.ts';
import { finished, Stopped, type Doing } from '#lib/kernel/sliced.ts';
import { closeStore } from '#lib/store/database.ts';
import { allDocuments, allJournals } from '#lib/store/files/everything.ts';
import { addAll, createJournal } from '#lib/store/files/bundle.ts';
import { useFiles } from '#lib/store/files/files.ts';
import { openJournal } from '#lib/store/journal/journal.ts';
import { photosHere } from '#lib/store/photos.ts';
import { MemoryFiles } from './memory-files.ts';

freshStore();

let files: MemoryFiles;
beforeEach(() => useFiles((files = new MemoryFiles())));
afterEach(() => useFiles(undefined));

const LINES = 1200;
const entries = Array.from({ length: LINES }, (_, n) => n);
const photo = (id: string) => ({ id, journal: 'new', about: {}, bytes: new ArrayBuffer(3) });
const bundle = {
	batches: [{ kind: 'note', version: 1, records: [{ id: 'n', value: 'n' }] }],
	fresh: [{ id: 'new', kind: 'battle', title: 'New', entries }],
	continued: [{ id: 'old', from: 2, entries }],
	photos: [photo('a'), photo('b')]
};

/** Everything that is kept, in both copies; the same after the storage was closed and opened. */
const everything = async () => {
	const lines: unknown[] = [];
	for (const { id } of await allJournals())
		lines.push([id, (await openJournal(id, parsed<unknown>).read()).entries.length]);
	const documents = (await allDocuments()).map(({ id }) => id);
	return { lines, documents, photos: await photosHere(), files: [...files.texts.keys()].sort() };
};

/** Adds the bundle and stops at the n-th time it says how far it is; false where it ended before. */
const stoppedAt = async (n: number): Promise<boolean> => {
	let heard = 0;
	const hear = (): void => {
		if (++heard === n) throw new Stopped();
	};
	const doing: Doing = (work) => {
		for (;;) {
			const { done, value } = work.next();
			if (done) return value;
			hear();
		}
	};
	try {
		await addAll(bundle, doing, hear);
		return false;
	} catch (cause) {
		expect(cause).toBeInstanceOf(Stopped);
		return true;
	}
};

test('what comes in can be stopped wherever it says how far it is, and nothing of it stays', async () => {
	await createJournal({ id: 'old', kind: 'battle', title: 'Old', entries: [1, 2] });
	const before = await everything();
	let stops = 0;
	for (let n = 1; await stoppedAt(n); n += n < 120 ? 17 : 1) {
		stops += 1;
		expect(await everything()).toEqual(before);
		await closeStore();
		expect(await everything()).toEqual(before);
	}
	// While lines are made, while photos go into files, and while rows go into the database.
	expect(stops).toBeGreaterThan(10);
	const { lines, documents, photos } = await everything();
	expect(Object.fromEntries(lines as [string, number][])).toEqual({ new: LINES, old: LINES + 2 });
	expect([documents, photos.length]).toEqual([['n'], 2]);
});

test('a journal that is made says how far it is', async () => {
	const heard: number[] = [];
	await createJournal(bundle.fresh[0]!, finished, (done) => heard.push(done));
	expect(heard.length).toBeGreaterThan(1);
	expect(heard).toEqual(heard.toSorted((a, b) => a - b));
});
