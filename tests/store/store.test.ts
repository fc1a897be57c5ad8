import { describe, expect, test, vi } from 'vitest';
import { parsed, wrong } from '#lib/kernel/border/parsed.ts';
import { say } from '#lib/kernel/phrase.ts';
import { addAll, createJournal } from '#lib/store/files/bundle.ts';
import { closeStore, DATABASE, withStore } from '#lib/store/database.ts';
import { documents, type RecordKind } from '#lib/store/documents.ts';
import { allDocuments } from '#lib/store/files/everything.ts';
import { forgetDeleted } from '#lib/store/forget.ts';
import {
	describeJournal,
	findJournal,
	listJournals,
	openJournal,
	removeJournal,
	restoreJournal
} from '#lib/store/journal/journal.ts';
import { newId } from '#lib/store/new-id.ts';
import { daysAgo } from '#lib/store/rows.ts';
import { onStoreNotice } from '#lib/store/notices.ts';
import { isSound, seal } from '#lib/store/records/seal.ts';
import { StoreProblem, storeProblem } from '#lib/store/problem.ts';
import { alterSetting, readSetting } from '#lib/store/settings.ts';
import { freshStore } from './fresh.ts';

freshStore();

interface Note {
	readonly text: string;
}
const NOTE: RecordKind<Note> = {
	kind: 'note',
	version: 2,
	parse: (raw, version) => {
		if (version === 1 && typeof raw === 'string') return parsed({ text: raw });
		const text = (raw as { text?: unknown } | null)?.text;
		return typeof text === 'string' ? parsed({ text }) : wrong(say('No text.'));
	}
};
const notes = documents(NOTE);
const texts = async (): Promise<string[]> =>
	(await notes.list()).records.map(({ value }) => value.text);
const numeric = (raw: unknown) =>
	typeof raw === 'number' ? parsed(raw) : wrong(say('No number.'));

describe('settings', () => {
	test('are read as written, also after the storage was closed', async () => {
		expect(await readSetting('theme')).toBeUndefined();
		await alterSetting('theme', () => 'hall');
		await closeStore();
		expect(await readSetting('theme')).toBe('hall');
	});
});

describe('documents', () => {
	test('keep the order in which they came, replaced ones their place', async () => {
		await notes.write('a', { text: 'one' });
		await notes.write('b', { text: 'two' });
		await notes.write('a', { text: 'uno' });
		expect(await texts()).toEqual(['uno', 'two']);
		expect(await notes.read('b')).toEqual(parsed({ text: 'two' }));
		expect(await notes.read('c')).toBeUndefined();
	});

	test('come back to their place after they were removed', async () => {
		await notes.writeAll(['a', 'b', 'c'].map((id) => ({ id, value: { text: id } })));
		await notes.remove('b');
		expect(await texts()).toEqual(['a', 'c']);
		expect(await notes.read('b')).toBeUndefined();
		expect((await allDocuments('deleted')).map(({ id }) => id)).toEqual(['b']);
		await notes.restore('b');
		expect(await texts()).toEqual(['a', 'b', 'c']);
	});

	test('stand in the order asked for; those not named follow', async () => {
		await notes.writeAll(['a', 'b', 'c', 'd'].map((id) => ({ id, value: { text: id } })));
		await notes.reorder(['c', 'a']);
		expect(await texts()).toEqual(['c', 'a', 'b', 'd']);
	});

	test('that are damaged stay so, whatever is done to them or to those beside them', async () => {
		await notes.writeAll(['a', 'b', 'c'].map((id) => ({ id, value: { text: id } })));
		await withStore((db) => db.documents.update(['note', 'b'], { body: { text: 'B' } }));
		await notes.reorder(['c', 'b', 'a']);
		for (const act of [notes.remove('b'), notes.restore('b')])
			await expect(act).rejects.toMatchObject({ code: 'damaged' });
		const { records, damaged } = await notes.list();
		expect(records.map(({ id }) => id)).toEqual(['c', 'a']);
		expect(damaged.map(({ id }) => id)).toEqual(['b']);
	});

	test('of older versions are read, damaged ones set aside and kept', async () => {
		await notes.write('good', { text: 'good' });
		const row = { kind: 'note', changedAt: '', order: 9, deletedAt: null };
		await withStore((db) =>
			db.documents.bulkPut([
				seal({ ...row, id: 'old', version: 1, body: 'old' }, 2),
				seal({ ...row, id: 'bad', version: 2, body: { txt: 1 } }, 3)
			])
		);
		const { records, damaged } = await notes.list();
		expect(records.map(({ id }) => id)).toEqual(['good', 'old']);
		expect(damaged).toEqual([{ id: 'bad', raw: { txt: 1 }, problem: say('No text.') }]);
		expect(await withStore((db) => db.documents.count())).toBe(3);
	});
});

describe('a journal', () => {
	test('keeps entries in the order they were given, taps quicker than the storage included', async () => {
		await createJournal({ id: 'j', kind: 'battle', title: 'Kromy', entries: [0] });
		const journal = openJournal('j', numeric);
		await Promise.all([1, 2, 3, 4].map((entry) => journal.append(entry)));
		await closeStore();
		expect((await openJournal('j', numeric).read()).entries).toEqual([0, 1, 2, 3, 4]);
	});

	test('does not mix with another whose name begins alike', async () => {
		await openJournal('j', numeric).append(1);
		await openJournal('j1', numeric).append(2);
		expect((await openJournal('j', numeric).read()).entries).toEqual([1]);
	});

	test('refuses an entry decided without knowing what another tab wrote', async () => {
		const here = openJournal('j', numeric);
		const there = openJournal('j', numeric);
		await here.append(1);
		await there.read();
		await there.append(2);
		await expect(here.append(9)).rejects.toMatchObject({ code: 'elsewhere' });
		expect((await here.read()).entries).toEqual([1, 2]);
		await here.append(3);
		expect((await here.read()).entries).toEqual([1, 2, 3]);
	});

	test('goes on after an entry that could not be written', async () => {
		const journal = openJournal<unknown>('j', parsed);
		await journal.append(1);
		const failed = expect(journal.append(() => 0)).rejects.toMatchObject({ code: 'failed' });
		const written = journal.append(2);
		await failed;
		await written;
		expect((await journal.read()).entries).toEqual([1, 2]);
	});

	test('sets damaged entries aside with their place', async () => {
		await createJournal({ id: 'j', kind: 'battle', title: '', entries: [1, 'x', 3] });
		const { entries, damaged } = await openJournal('j', numeric).read();
		expect(entries).toEqual([1, 3]);
		expect(damaged).toEqual([{ place: 1, raw: 'x', problem: say('No number.') }]);
	});

	test('is listed by kind, removed and restored', async () => {
		await createJournal({ id: 'j', kind: 'battle', title: 'Kromy' });
		await createJournal({ id: 'k', kind: 'other', title: 'Other' });
		await describeJournal('j', { round: 3 }, 'Kromy crossing');
		expect(await listJournals('battle')).toMatchObject([
			{ id: 'j', title: 'Kromy crossing', summary: { round: 3 } }
		]);
		await openJournal('j', numeric).append(1);
		await removeJournal('j');
		expect(await listJournals('battle')).toEqual([]);
		expect(await listJournals('battle', 'deleted')).toHaveLength(1);
		expect(await findJournal('j')).toBeUndefined();
		await restoreJournal('j');
		expect(await findJournal('j')).toMatchObject({ summary: { round: 3 } });
		expect((await openJournal('j', numeric).read()).entries).toEqual([1]);
	});
});

test('what is damaged of a journal stays so, whatever is done to it, and it is said', async () => {
	await createJournal({ id: 'j', kind: 'battle', title: 'Kromy' });
	await withStore((db) => db.journals.update('j', { title: 'Kroml' }));
	expect(await describeJournal('j', { round: 3 })).toBe(false);
	for (const act of [() => removeJournal('j'), () => addAll({ restored: ['j'] })])
		await expect(act()).rejects.toMatchObject({ code: 'damaged' });
	const row = await withStore((db) => db.journals.get('j'));
	expect(row?.title).toBe('Kroml');
	expect(isSound(row ?? {})).toBe(false);
});

describe('a bundle', () => {
	test('comes in whole or not at all', async () => {
		const batch = { kind: 'note', version: 2, records: [{ id: 'a', value: { text: 'a' } }] };
		const journal = { id: 'j', kind: 'battle', title: '', entries: [1] };
		await addAll({ batches: [batch], fresh: [journal] });
		expect(await texts()).toEqual(['a']);
		const second = { ...batch, records: [{ id: 'b', value: { text: 'b' } }] };
		await expect(addAll({ batches: [second], fresh: [journal] })).rejects.toBeInstanceOf(
			StoreProblem
		);
		expect(await texts()).toEqual(['a']);
	});
});

test('what was deleted before a moment is forgotten for good, the rest stays', async () => {
	await notes.writeAll(['a', 'b'].map((id) => ({ id, value: { text: id } })));
	await createJournal({ id: 'j', kind: 'battle', title: '', entries: [1, 2] });
	await notes.remove('a');
	await removeJournal('j');
	expect(await forgetDeleted('2000-01-01')).toBe(0);
	expect(await forgetDeleted('9999-01-01')).toBe(2);
	expect(await texts()).toEqual(['b']);
	expect(await withStore((db) => db.entries.count())).toBe(0);
	expect(await withStore((db) => db.documents.count())).toBe(1);
});

describe('a clock that is wrong', () => {
	const day = async (date: string): Promise<number> => {
		vi.setSystemTime(new Date(date));
		await closeStore();
		return forgetDeleted(daysAgo(30), 30);
	};

	test('empties no bin; thirty days on which the app was opened do', async () => {
		vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-02T12:00:00Z') });
		await notes.write('a', { text: 'a' });
		await notes.remove('a');
		expect(await day('2031-01-01T12:00:00Z')).toBe(0);
		expect(await day('2026-05-03T12:00:00Z')).toBe(0);
		await notes.restore('a');
		expect(await texts()).toEqual(['a']);
		await notes.remove('a');
		let gone = 0;
		for (let n = 4; n < 31; n++)
			gone += await day(`2026-05-${String(n).padStart(2, '0')}T12:00:00Z`);
		expect(gone).toBe(0);
		for (let n = 1; n < 9; n++) gone += await day(`2026-06-0${n}T12:00:00Z`);
		expect(gone).toBe(1);
		vi.useRealTimers();
	});
});

test('an address without https makes ids all the same', () => {
	vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
	const ids = Array.from({ length: 100 }, newId);
	vi.unstubAllGlobals();
	for (const id of ids)
		expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
	expect(new Set(ids).size).toBe(100);
});

test('what was left open in a journal goes with it when it is finally gone, not before', async () => {
	await createJournal({ id: 'j', kind: 'battle', title: '', entries: [1] });
	await createJournal({ id: 'k', kind: 'battle', title: '', entries: [1] });
	for (const key of ['left-open:j', 'strike:j', 'left-open:k', 'theme'])
		await alterSetting(key, () => key);
	await removeJournal('j');
	expect(await forgetDeleted('2000-01-01')).toBe(0);
	expect(await readSetting('left-open:j')).toBe('left-open:j');
	await restoreJournal('j');
	expect(await forgetDeleted('9999-01-01')).toBe(0);
	expect(await readSetting('strike:j')).toBe('strike:j');
	await removeJournal('j');
	await forgetDeleted('9999-01-01');
	expect(await readSetting('left-open:j')).toBeUndefined();
	expect(await readSetting('strike:j')).toBeUndefined();
	expect(await readSetting('left-open:k')).toBe('left-open:k');
	expect(await readSetting('theme')).toBe('theme');
});

describe('problems', () => {
	test('a tab that needs a newer form of the storage gets it, and ours says so', async () => {
		await alterSetting('theme', () => 'dark');
		const heard = vi.fn();
		const off = onStoreNotice(heard);
		await new Promise<void>((resolve, reject) => {
			const request = indexedDB.open(DATABASE, 90);
			request.onsuccess = () => {
				request.result.close();
				resolve();
			};
			request.onerror = () => reject(request.error);
		});
		off();
		expect(heard).toHaveBeenCalledWith(expect.objectContaining({ code: 'newer' }));
		await expect(readSetting('theme')).rejects.toMatchObject({ code: 'newer' });
	});

	test.each([
		[
			'quota',
			{ name: 'AbortError', message: '', inner: { name: 'QuotaExceededError', message: '' } }
		],
		['private', { name: 'MissingAPIError', message: '' }],
		[
			'private',
			{ name: 'OpenFailedError', message: '', inner: { name: 'InvalidStateError', message: '' } }
		],
		['newer', { name: 'VersionError', message: '' }],
		['failed', new Error('odd')],
		['failed', 'thrown text']
	])('%s is recognised', (code, cause) => {
		expect(storeProblem(cause)).toMatchObject({ code });
		expect(storeProblem(cause).phrase.text).not.toBe('');
	});
});
