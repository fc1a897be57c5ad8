import { toldBy } from '../../../chained.ts';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshStore } from '../../../store/fresh.ts';
import { BATTLE_KIND, battleJournal } from '#lib/features/red-and-white/battles/records.ts';
import { ROSTER_RECORD, rosterRecords } from '#lib/features/red-and-white/roster/records.ts';
import { Files } from '#lib/features/shared/data/files.svelte.ts';
import { gather, rawEntries } from '#lib/features/shared/data/gather.ts';
import { parseMore, writtenMore } from '#lib/features/shared/data/more.ts';
import { planOf } from '#lib/features/shared/data/plan.ts';
import { LONG, wantsSaving } from '#lib/features/shared/data/copies/saved.ts';
import { parsePhoto, type PhotoAbout } from '#lib/features/shared/photos/records.ts';
import { type BattleEntry, historyOf } from '#lib/rules/red-and-white/journal/history.ts';
import { BATTLE_VERSION, parseBattleFile } from '#lib/rules/red-and-white/journal/file.ts';
import { FILE_VERSION, makeFile, parseFile } from '#lib/rules/red-and-white/scenarios/file.ts';
import { ROSTER_VERSION } from '#lib/rules/red-and-white/journal/roster/file.ts';
import { takenRoster, takers } from '#lib/rules/red-and-white/journal/roster/roster.ts';
import { createJournal } from '#lib/store/files/bundle.ts';
import { listJournals, openJournal } from '#lib/store/journal/journal.ts';
import { addPhotos, photosOf, pictureOf, removePhoto } from '#lib/store/photos.ts';
import { t } from '#lib/words/t.ts';
import { readSetting, writeSetting } from '#lib/store/settings.ts';
import { journalOf, unit, type Act } from '../../../rules/red-and-white/engine/battles.ts';

freshStore();
/** Settings that come in are put on at once. */
beforeEach(() => void vi.stubGlobal('document', { documentElement: { dataset: {} } }));
afterEach(() => void vi.unstubAllGlobals());

const lose = (label: string): Act => ({ type: 'loseFigures', unit: unit(label), figures: 1 });
const SHORT = journalOf([lose('R1'), lose('R2')]);
const LONGER: readonly BattleEntry[] = journalOf([lose('R1'), lose('R2'), lose('W1'), 'undo']);
/** The same line first, and then another story. */
const OTHER = [...SHORT.slice(0, 2), { ...journalOf([lose('R1'), lose('W2')])[2]!, id: 'other' }];
const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 1, 2, 3]).buffer;
const about: PhotoAbout = {
	at: '2026-05-09T14:00:00.000Z',
	...{ line: '2', caption: 'the bridge', type: 'image/jpeg', width: 4, height: 3, size: 6 }
};
const roster = (entries: readonly BattleEntry[]) => {
	const history = historyOf(entries);
	const key = takers(history.state)[0]?.key ?? '';
	const taken = takenRoster(history, { battle: 'b', key, editable: true, at: about.at });
	if (!taken) throw new Error('No roster');
	return { roster: taken, edits: [] };
};

const textOf = async (photos = true): Promise<string> => {
	const { contents, more } = await gather('everything', photos);
	return makeFile(contents, writtenMore(more));
};
const open = async (text: string): Promise<Files> => {
	const files = await new Files().load();
	await files.open(new File([text], 'x.json'));
	return files;
};
const standing = (here: readonly BattleEntry[], file: readonly BattleEntry[]) =>
	planOf(
		{ forces: [], battles: [{ version: BATTLE_VERSION, entries: file }] },
		{ forces: [], battles: [{ id: 'h', entries: here }] },
		() => 'fresh'
	).battles[0]?.standing;
const filled = async (): Promise<void> => {
	await createJournal(battleJournal('b', SHORT));
	await addPhotos([{ id: 'p', journal: 'b', about, bytes: JPEG }]);
	await rosterRecords.write('r', roster(SHORT));
	await writeSetting('preferences', { theme: 'hall' });
	await writeSetting('book', { readings: { R18: 'odd_saved' } });
	await writeSetting('calculator:melee', { x: 1 });
	await writeSetting('left-open:b', { n: 1, open: [] });
	await writeSetting('strike:b', { n: 1, open: [] });
	await createJournal({ id: 'o', kind: 'other game', title: 'Orel', header: 7, entries: [1, 2] });
};

describe('a battle that is here', () => {
	test('is the same, shorter, longer, another, or parted from the one in the file', () => {
		expect(standing(SHORT, SHORT)).toBe('same');
		expect(standing(SHORT, LONGER)).toBe('longer');
		expect(standing(LONGER, SHORT)).toBe('shorter');
		expect(standing(LONGER, OTHER)).toBe('beside');
		const elsewhere = toldBy('elsewhere', SHORT);
		expect(standing(SHORT, elsewhere)).toBe('new');
	});

	test('of any two parts of one story the longer one is the whole', () => {
		const cut = fc.integer({ min: 1, max: LONGER.length });
		fc.assert(
			fc.property(cut, cut, (a, b) => {
				const wanted = a === b ? 'same' : a < b ? 'longer' : 'shorter';
				expect(standing(LONGER.slice(0, a), LONGER.slice(0, b))).toBe(wanted);
			})
		);
	});

	test('gets the lines it lacks, once, and keeps its place', async () => {
		await createJournal(battleJournal('b', SHORT));
		const text = makeFile({ forces: [], battles: [{ version: BATTLE_VERSION, entries: LONGER }] });
		for (let time = 0; time < 2; time++) {
			const files = await open(text);
			expect(files.opened?.plan.battles[0]?.standing).toBe(time ? 'same' : 'longer');
			await files.add();
			expect(await listJournals(BATTLE_KIND)).toHaveLength(1);
			expect(await rawEntries('b')).toEqual(LONGER);
		}
	});

	test('stays as it is beside one that parted from it', async () => {
		await createJournal(battleJournal('b', LONGER));
		const files = await open(
			makeFile({ forces: [], battles: [{ version: BATTLE_VERSION, entries: OTHER }] })
		);
		await files.add();
		expect(await listJournals(BATTLE_KIND)).toHaveLength(2);
		expect(await rawEntries('b')).toEqual(LONGER);
		await files.undo();
		expect(await listJournals(BATTLE_KIND)).toHaveLength(1);
	});

	test('which went on while the file lay open is not mixed with it', async () => {
		await createJournal(battleJournal('b', SHORT));
		const files = await open(
			makeFile({ forces: [], battles: [{ version: BATTLE_VERSION, entries: LONGER }] })
		);
		await openJournal<unknown>('b', (value) => ({ ok: true, value })).append(OTHER[2]);
		await files.add();
		expect(files.problem?.text).toMatch(/carried on in another tab/);
		expect(await rawEntries('b')).toEqual([...SHORT, OTHER[2]]);
	});
});

describe('everything in one file', () => {
	test('comes back on an empty phone: battles, photos, rosters, settings, other games', async () => {
		await filled();
		const text = await textOf();
		expect(JSON.parse(text)).toMatchObject({ version: FILE_VERSION });
		expect(text).not.toMatch(/calculator:melee|left-open:b|strike:b/);
		for (const { id } of await listJournals(BATTLE_KIND)) {
			const { removeJournal } = await import('#lib/store/journal/journal.ts');
			await removeJournal(id);
		}
		await removePhoto('p');
		await rosterRecords.remove('r');
		const { forgetDeleted } = await import('#lib/store/forget.ts');
		await forgetDeleted('9999-01-01');
		const files = await open(text);
		expect(files.problem).toBeUndefined();
		await files.add();
		const [row] = await listJournals(BATTLE_KIND);
		const [photo] = await photosOf(row?.id ?? '', parsePhoto);
		expect(photo?.value).toEqual(about);
		expect([...new Uint8Array((await pictureOf(photo?.id ?? '')) ?? [])]).toEqual([
			...new Uint8Array(JPEG)
		]);
		expect((await rosterRecords.list()).records).toHaveLength(1);
		expect(await rawEntries('o')).toEqual([1, 2]);
		await files.undo();
		expect(await listJournals(BATTLE_KIND)).toEqual([]);
		expect((await rosterRecords.list()).records).toEqual([]);
	});

	test('opened again on the same phone adds nothing', async () => {
		await filled();
		const files = await open(await textOf());
		const { plan } = files.opened ?? {};
		expect(plan?.battles.map((one) => one.standing)).toEqual(['same']);
		expect(plan?.documents.map((one) => one.standing)).toEqual(['same']);
		expect(plan?.journals.map((one) => one.standing)).toEqual(['same']);
		expect(plan?.photos).toEqual([]);
		expect(plan?.settings).toEqual({ fresh: {}, differing: {} });
	});

	test('leaves photos out unless they are asked for', async () => {
		await filled();
		expect(await textOf(false)).not.toContain('the bridge');
		expect(await textOf(true)).toContain('the bridge');
		const { contents, more } = await gather('battle:b');
		expect(JSON.parse(makeFile(contents, writtenMore(more)))).not.toHaveProperty('more');
	});

	test('settings that differ come only when they are wanted, and go again', async () => {
		await filled();
		const text = await textOf();
		await writeSetting('book', { readings: {} });
		const files = await open(text);
		expect(Object.keys(files.opened?.plan.settings.differing ?? {})).toEqual(['book']);
		await files.add();
		expect(await readSetting('book')).toEqual({ readings: {} });
		const again = await open(text);
		again.wantSettings(true);
		await again.add();
		expect(await readSetting('book')).toEqual({ readings: { R18: 'odd_saved' } });
		await again.undo();
		expect(await readSetting('book')).toEqual({ readings: {} });
	});

	test.each([
		['a photo that is none', { photos: [{ id: 'p', battle: 0, about, bytes: 'AAAA' }] }],
		['a photo of no battle', { photos: [{ id: 'p', battle: 3, about, bytes: '/9j/AQID' }] }],
		[
			'a photo without its stamp',
			{ photos: [{ id: 'p', battle: 0, about: {}, bytes: '/9j/AQID' }] }
		],
		['a roster that is none', { documents: [{ kind: 'roster', id: 'r', version: 1, body: {} }] }],
		['a field of another kind', { journals: 'all' }]
	])('with %s is refused whole, and changes nothing', async (_, part) => {
		const more = { settings: { theme: 'x' }, documents: [], journals: [], photos: [], ...part };
		expect(parseMore(more, 1)).toMatchObject({ ok: false });
		const files = await open(
			makeFile({ forces: [], battles: [{ version: BATTLE_VERSION, entries: SHORT }] }, more)
		);
		expect(files.problem?.text).toContain('Nothing was changed');
		expect(await listJournals(BATTLE_KIND)).toEqual([]);
		expect(await readSetting('theme')).toBeUndefined();
	});
});

describe('what was written in the present form opens', () => {
	const golden = (name: string): string => readFileSync(`tests/golden/forms/${name}.json`, 'utf8');

	test.each(['forces-1', 'file-3'])('%s', (name) => {
		const read = parseFile(golden(name), parseBattleFile, parseMore);
		if (!read.ok) throw new Error(JSON.stringify(read.problem));
		expect(read.value.forces.length + read.value.battles.length).toBeGreaterThan(0);
		if (name === 'file-3') {
			expect(read.value.more?.photos).toHaveLength(1);
			expect(read.value.more?.documents).toHaveLength(1);
			expect(read.value.more?.settings).toHaveProperty('preferences');
		}
	});

	test('an earlier form is refused in words', () => {
		const old = JSON.stringify({ ...(JSON.parse(golden('file-3')) as object), version: 2 });
		const read = parseFile(old, parseBattleFile, parseMore);
		expect(!read.ok && t(read.problem)).toMatch(
			/^An early version of this app wrote this \(form 2;/
		);
	});

	test('rosters', () => {
		const stored = JSON.parse(golden(`roster-${ROSTER_VERSION}`)) as unknown;
		const read = ROSTER_RECORD.parse(stored, ROSTER_VERSION);
		expect(read.ok && read.value.roster.units.length).toBeGreaterThan(0);
	});

	test('what a photo has on its back', () => {
		expect(parsePhoto(JSON.parse(golden('photo-1')))).toMatchObject({ ok: true });
	});
});

describe('a reminder', () => {
	const NOW = Date.parse('2026-06-01T12:00:00Z');
	const saved = (at: string, lines: number, quiet?: boolean) => ({
		...{ at, lines },
		...(quiet && { quiet })
	});
	test.each([
		[LONG - 1, undefined, undefined],
		[LONG, undefined, 'never'],
		[LONG + 100, saved('2026-05-31T12:00:00Z', LONG), undefined],
		[LONG + 200, saved('2026-05-31T12:00:00Z', LONG), 'long ago'],
		[LONG + 30, saved('2026-05-01T12:00:00Z', LONG), 'long ago'],
		[LONG + 5, saved('2026-05-01T12:00:00Z', LONG), undefined],
		[900, saved('', 0, true), undefined],
		[900, saved('', 0), 'never']
	])('%i lines, saved %o: %s', (lines, last, wanted) => {
		expect(wantsSaving(lines, last, NOW)).toBe(wanted);
	});
});
