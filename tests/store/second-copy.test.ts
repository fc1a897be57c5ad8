import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checksumOf } from '#lib/kernel/border/checksum.ts';
import { parsed, wrong } from '#lib/kernel/border/parsed.ts';
import { say } from '#lib/kernel/phrase.ts';
import { addAll, createJournal } from '#lib/store/files/bundle.ts';
import { closeStore, DATABASE, withStore } from '#lib/store/database.ts';
import { documents } from '#lib/store/documents.ts';
import { useFiles } from '#lib/store/files/files.ts';
import { allDocuments } from '#lib/store/files/everything.ts';
import { forgetDeleted } from '#lib/store/forget.ts';
import {
	describeJournal,
	findJournal,
	listJournals,
	openJournal,
	removeJournal
} from '#lib/store/journal/journal.ts';
import { onStoreNotice, type StoreNotice } from '#lib/store/notices.ts';
import { rescued } from '#lib/store/journal/rescue.ts';
import { copies } from '#lib/store/journal/second-copy.ts';
import { allTwoStories } from '#lib/store/journal/two-stories.ts';
import { linesOf } from '#lib/store/journal/line.ts';
import { seal } from '#lib/store/records/seal.ts';
import { alterSetting, readSetting } from '#lib/store/settings.ts';
import { freshStore } from './fresh.ts';
import { MemoryFiles } from './memory-files.ts';

freshStore();

let files: MemoryFiles;
let heard: StoreNotice[];
let off: () => void;
beforeEach(() => {
	files = new MemoryFiles();
	useFiles(files);
	off = onStoreNotice((notice) => heard.push(notice));
	heard = [];
});
afterEach(() => {
	off();
	useFiles(undefined);
});

const numeric = (raw: unknown) =>
	typeof raw === 'number' ? parsed(raw) : wrong(say('No number.'));
const notes = documents<string>({
	kind: 'note',
	version: 1,
	parse: (raw) => (typeof raw === 'string' ? parsed(raw) : wrong(say('No text.')))
});
const numbers = async (id = 'j') => (await openJournal(id, numeric).read()).entries;
const codes = () => heard.map(({ code }) => code);

/** What Chromium does to a damaged database: it is gone, and nobody is told. */
const wiped = async (): Promise<void> => {
	await closeStore();
	await new Promise<void>((resolve, reject) => {
		const request = indexedDB.deleteDatabase(DATABASE);
		request.onsuccess = () => resolve();
		request.onerror = () => reject(request.error);
	});
};
const battle = (entries: readonly unknown[] = [1, 2]) =>
	createJournal({ id: 'j', kind: 'battle', title: 'Kromy', entries });
const spoil = (what: string | RegExp, by: string): void =>
	void files.texts.set('journal-j', file().replace(what, by));
const file = (): string => files.texts.get('journal-j') ?? '';

test('a wiped database comes back whole: journals, entries, records, settings', async () => {
	await battle();
	await openJournal('j', numeric).append(3);
	await describeJournal('j', { round: 4 }, 'Kromy crossing');
	await notes.write('a', 'one');
	await notes.write('b', 'two');
	await notes.reorder(['b', 'a']);
	await alterSetting('theme', () => 'hall');
	await wiped();
	expect(await listJournals('battle')).toMatchObject([
		{ id: 'j', title: 'Kromy crossing', summary: { round: 4 } }
	]);
	expect(await withStore((db) => db.entries.count())).toBe(3);
	expect(await numbers()).toEqual([1, 2, 3]);
	expect((await notes.list()).records.map(({ value }) => value)).toEqual(['two', 'one']);
	expect(await readSetting('theme')).toBe('hall');
	expect(codes()).toContain('healed');
});

test('the very first change comes back, too', async () => {
	await notes.write('a', 'one');
	await wiped();
	expect(await notes.read('a')).toEqual(parsed('one'));
});

test('wiped files are written again from the database, from its next opening on', async () => {
	await battle();
	await notes.write('a', 'one');
	await closeStore();
	files.texts.clear();
	await listJournals('battle');
	expect(file().split('\n')).toHaveLength(4);
	await wiped();
	expect(await numbers()).toEqual([1, 2]);
	expect(await notes.read('a')).toEqual(parsed('one'));
});

test('a phone that kept everything once before gets its second copy without a word', async () => {
	useFiles(undefined);
	await battle();
	await notes.write('a', 'one');
	await closeStore();
	useFiles(files);
	expect(await numbers()).toEqual([1, 2]);
	await wiped();
	heard = [];
	expect(await numbers()).toEqual([1, 2]);
	expect(await notes.read('a')).toEqual(parsed('one'));
});

describe('after a kill', () => {
	test('between file and database the entry is in both', async () => {
		await battle();
		const text = file();
		await openJournal('j', numeric).append(3);
		await withStore((db) => db.entries.delete(['j', 2]));
		await closeStore();
		expect(text.length).toBeLessThan(file().length);
		expect(await numbers()).toEqual([1, 2, 3]);
		expect(heard).toMatchObject([{ code: 'healed', phrase: { values: { n: 1, title: 'Kromy' } } }]);
		expect(await withStore((db) => db.entries.count())).toBe(3);
	});

	test.each([1, 5, 20])(
		'a last line torn by %d characters is cut, and written anew',
		async (torn) => {
			await battle();
			await openJournal('j', numeric).append(3);
			await closeStore();
			const whole = file();
			files.texts.set('journal-j', whole.slice(0, -torn));
			expect(await numbers()).toEqual([1, 2, 3]);
			await openJournal('j', numeric).append(4);
			await wiped();
			expect(await numbers()).toEqual([1, 2, 3, 4]);
		}
	);

	test('between file and database a record is the later one', async () => {
		await notes.write('a', 'one');
		await notes.write('a', 'two');
		await withStore((db) =>
			db.transaction('rw', db.documents, db.settings, async () => {
				const row = await db.documents.get(['note', 'a']);
				await db.documents.put(seal({ ...row!, body: 'one' }, 1));
				await db.settings.put(seal({ key: 'changes written', value: { n: 1, sum: '' } }, 1));
			})
		);
		await closeStore();
		expect(await notes.read('a')).toEqual(parsed('two'));
	});
});

test('a clock that was set back makes nothing older than it is', async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-02T12:00:00Z') });
	await battle();
	await notes.write('a', 'one');
	const before = files.texts.get('records') ?? '';
	vi.setSystemTime(new Date('2020-01-01T00:00:00Z'));
	await notes.write('a', 'two');
	await openJournal('j', numeric).append(3);
	await closeStore();
	const after = files.texts.get('records') ?? '';
	files.texts.set('records', before);
	expect(await notes.read('a')).toEqual(parsed('two'));
	await wiped();
	files.texts.set('records', after);
	expect(await notes.read('a')).toEqual(parsed('two'));
	expect(await numbers()).toEqual([1, 2, 3]);
	vi.useRealTimers();
});

test('everything can be taken along as it is, damaged or not', async () => {
	await battle([1, 'x']);
	const both = await rescued();
	expect(both.database?.['entries']).toHaveLength(2);
	expect(both.files?.['journal-j']).toContain('"e":"x"');
	await closeStore();
	vi.stubGlobal('indexedDB', undefined);
	const dead = await rescued();
	vi.unstubAllGlobals();
	expect(dead.files?.['journal-j']).toContain('"e":"x"');
});

describe('damage', () => {
	test('of a line in the file is repaired from the database', async () => {
		await battle([1, 2, 3]);
		const whole = file();
		files.texts.set('journal-j', whole.replace('"e":2', '"e":7'));
		expect(await numbers()).toEqual([1, 2, 3]);
		await wiped();
		expect(await numbers()).toEqual([1, 2, 3]);
	});

	test('that neither copy can mend is set aside with its place and text, and stays', async () => {
		await battle([1, 2, 3]);
		files.texts.set('journal-j', file().replace('"e":2', '"e:2'));
		await wiped();
		const read = await openJournal('j', numeric).read();
		expect(read.entries).toEqual([1, 3]);
		expect(read.damaged).toMatchObject([{ place: 1 }]);
		expect(read.damaged[0]?.raw).toContain('"e:2');
		await openJournal('j', numeric).append(4);
		await wiped();
		expect((await openJournal('j', numeric).read()).damaged).toMatchObject([{ place: 1 }]);
		expect(await numbers()).toEqual([1, 3, 4]);
	});

	test('of what is known of a journal is mended before it is changed', async () => {
		await battle();
		await describeJournal('j', { round: 3 }, 'Kromy crossing');
		await withStore((db) => db.journals.update('j', { title: 'Kromy crossinG' }));
		await describeJournal('j', { round: 4 });
		expect(await findJournal('j')).toMatchObject({
			...{ title: 'Kromy crossing', summary: { round: 4 } }
		});
		await removeJournal('j');
		await withStore((db) => db.journals.update('j', { title: '' }));
		await addAll({ restored: ['j'] });
		expect(await findJournal('j')).toMatchObject({ title: 'Kromy crossing' });
	});

	test('of what is known of a journal brings no deleted one back when it is read', async () => {
		await battle();
		await describeJournal('j', { round: 3 }, 'Kromy crossing');
		await removeJournal('j');
		await withStore((db) => db.journals.update('j', { title: '' }));
		await openJournal('j', numeric).read();
		expect(await listJournals('battle', 'deleted')).toMatchObject([{ title: 'Kromy crossing' }]);
	});

	test('of a line of records loses no record', async () => {
		await notes.write('a', 'one');
		await notes.write('b', 'two');
		files.texts.set('records', (files.texts.get('records') ?? '').replace('{', '['));
		await closeStore();
		expect((await notes.list()).records).toHaveLength(2);
		await wiped();
		expect((await notes.list()).records).toHaveLength(2);
	});
});

/** The file of the journal as another tab would have written it. */
const toldOtherwise = (...entries: readonly unknown[]): void => {
	const [head = ''] = file().split('\n');
	const lines = linesOf(
		'j',
		entries.map((entry) => JSON.stringify(entry))
	);
	files.texts.set('journal-j', [head, ...lines.map(({ raw }) => raw), ''].join('\n'));
};
/** What is kept, and what the other story says where both are. */
const both = async () => {
	const entries = await numbers();
	const other = (await listJournals('battle')).find(({ id }) => id !== 'j')?.id;
	return other ? [entries, await numbers(other)] : [entries];
};

describe('two stories of one battle are both kept', () => {
	test.each([
		[
			'the longer stays where both are whole',
			[1, 7, 8],
			false,
			[
				[1, 7, 8],
				[1, 2]
			]
		],
		[
			'the one in the database stays where they are as long',
			[1, 7],
			false,
			[
				[1, 2],
				[1, 7]
			]
		],
		[
			'a longer one that is damaged does not',
			[1, 7, 8, 9],
			true,
			[
				[1, 2],
				[1, 7, 9]
			]
		]
	])('%s', async (_, story, spoilt, stories) => {
		await battle([1, 2]);
		toldOtherwise(...story);
		if (spoilt) files.texts.set('journal-j', file().replace('"e":8', '"e":6'));
		expect(await both()).toEqual(stories);
		expect(codes()).toContain('beside');
		expect(await allTwoStories()).toMatchObject([{ rows: [{ id: 'j' }, {}], from: 1 }]);
		heard = [];
		await closeStore();
		expect(await both()).toEqual(stories);
		expect(codes()).not.toContain('beside');
		await wiped();
		expect(await both()).toEqual(stories);
	});
});

describe('any difference between the copies is found and mended', () => {
	const put = (place: number, line: string) =>
		withStore((db) => db.entries.put({ journal: 'j', place, line }));

	test.each([
		['an entry changed in the database', () => put(1, '7')],
		['an entry changed in the file', () => spoil('"e":2', '"e":7')],
		['the last missing in the database', () => withStore((db) => db.entries.delete(['j', 2]))],
		['one missing in the database', () => withStore((db) => db.entries.delete(['j', 1]))],
		['the last missing in the file', () => spoil(/\{"p":2.*\n/, '')],
		['one missing in the file', () => spoil(/\{"p":1.*\n/, '')],
		['a line twice in the file', () => spoil(/(\{"p":1.*\n)/, '$1$1')],
		['two lines the other way round', () => spoil(/(\{"p":1.*\n)(\{"p":2.*\n)/, '$2$1')],
		['two lines without an end between them', () => spoil(/(\{"p":1.*)\n/, '$1')],
		['a head that does not read', () => spoil('{"p"', '["p"')]
	])('%s', async (_, harm) => {
		await battle([1, 2, 3]);
		const whole = file();
		await harm();
		await closeStore();
		expect(await both()).toEqual([[1, 2, 3]]);
		expect(file()).toBe(whole);
		await wiped();
		expect(await both()).toEqual([[1, 2, 3]]);
	});

	test('one line damaged at two places is made of both', async () => {
		await createJournal({ id: 'j', kind: 'battle', title: '', entries: ['a long march'] });
		await withStore((db) =>
			db.entries.toCollection().modify((row) => {
				Object.assign(row, { line: row.line.replace('long', 'song') });
			})
		);
		spoil('march', 'mrch');
		await closeStore();
		const { entries } = await openJournal('j', parsed).read();
		expect(entries).toEqual(['a long march']);
	});
});

describe('a full phone', () => {
	const full = () => Object.assign(new Error('full'), { name: 'QuotaExceededError' });

	test('changes neither copy, says so, and goes on when there is room', async () => {
		await battle();
		const journal = openJournal('j', numeric);
		await journal.append(3);
		files.fault = full();
		await expect(journal.append(4)).rejects.toMatchObject({ code: 'quota' });
		files.fault = full();
		await expect(notes.write('a', 'one')).rejects.toMatchObject({ code: 'quota' });
		expect(await notes.read('a')).toBeUndefined();
		await journal.append(5);
		expect(await numbers()).toEqual([1, 2, 3, 5]);
		await wiped();
		expect(await numbers()).toEqual([1, 2, 3, 5]);
	});

	test('whose database is full takes the line back from the file', async () => {
		await battle();
		const journal = openJournal<unknown>('j', parsed);
		await journal.read();
		const before = file();
		let during = '';
		await withStore(async (db) =>
			vi.spyOn(db.entries, 'add').mockImplementationOnce(() => {
				during = file();
				throw full();
			})
		);
		await expect(journal.append(7)).rejects.toMatchObject({ code: 'quota' });
		expect(during).toContain('"e":7');
		expect(file()).toBe(before);
		await expect(journal.append(() => 0)).rejects.toMatchObject({ code: 'failed' });
		expect(file()).toBe(before);
		await journal.append(3);
		expect(await numbers()).toEqual([1, 2, 3]);
	});

	test('still opens what it has', async () => {
		useFiles(undefined);
		await battle();
		await closeStore();
		useFiles(files);
		files.fault = full();
		expect(await numbers()).toEqual([1, 2]);
		expect(codes()).toEqual(['alone']);
		expect(copies()).toBe(1);
	});
});

test('files that fail are left alone; the app goes on and makes up for it later', async () => {
	await battle();
	const journal = openJournal('j', numeric);
	await journal.append(3);
	files.fault = new Error('gone');
	await journal.append(4);
	await journal.append(5);
	expect(codes()).toEqual(['alone']);
	expect(file()).not.toContain('"e":5');
	await closeStore();
	expect(await numbers()).toEqual([1, 2, 3, 4, 5]);
	await wiped();
	expect(await numbers()).toEqual([1, 2, 3, 4, 5]);
});

test('another tab that wrote in the meantime is noticed, in either copy', async () => {
	await battle();
	const here = openJournal('j', numeric);
	await here.append(3);
	await openJournal('j', numeric).append(4);
	await expect(here.append(9)).rejects.toMatchObject({ code: 'elsewhere' });
	expect(await numbers()).toEqual([1, 2, 3, 4]);
});

test('a bundle that does not come in leaves no file behind', async () => {
	await battle();
	const fresh = { id: 'k', kind: 'battle', title: 'Orel', entries: [1] };
	await withStore(async (db) =>
		vi.spyOn(db.entries, 'bulkAdd').mockImplementationOnce(() => {
			expect(files.texts.get('journal-k')).toContain('"e":1');
			throw new Error('broken');
		})
	);
	await expect(addAll({ fresh: [fresh] })).rejects.toMatchObject({ code: 'failed' });
	expect(files.texts.has('journal-k')).toBe(false);
	await expect(battle()).rejects.toMatchObject({ code: 'failed' });
	await wiped();
	expect(await listJournals('battle')).toHaveLength(1);
	expect(await numbers()).toEqual([1, 2]);
});

test('what was forgotten for good does not come back', async () => {
	await battle();
	await notes.write('a', 'one');
	await notes.remove('a');
	await removeJournal('j');
	await alterSetting('left-open:j', () => 1);
	expect(await forgetDeleted('9999-01-01')).toBe(2);
	await wiped();
	expect(await readSetting('left-open:j')).toBeUndefined();
	expect(await findJournal('j')).toBeUndefined();
	expect(await listJournals('battle', 'deleted')).toEqual([]);
	expect(await allDocuments('deleted')).toEqual([]);
});

test('the file of records does not grow without end', async () => {
	for (let n = 0; n < 80; n++) await notes.write('a', `${n}`.padEnd(5000));
	await closeStore();
	await notes.list();
	expect(files.texts.get('records')?.length).toBeLessThan(20_000);
	await wiped();
	expect(await notes.read('a')).toEqual(parsed('79'.padEnd(5000)));
});

test.each([
	['of another form', '{"id":"x","journals":["j"]}'],
	['whose parts are of another kind', '{"id":"x","journals":"j","photos":[],"more":[],"back":[]}'],
	['that is no text of this kind', '{"id":}']
])('an announcement %s is dropped, and the storage opens', async (_, text) => {
	await createJournal({ id: 'j', kind: 'battle', title: 'J', entries: [1, 2] });
	await closeStore();
	files.texts.set('coming', `${checksumOf(text)} ${text}\n`);
	expect(await numbers()).toEqual([1, 2]);
	expect([...files.texts.keys()]).not.toContain('coming');
});
