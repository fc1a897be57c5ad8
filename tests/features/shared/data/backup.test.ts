import { battleJournal } from '../../../kept.ts';
import { toldBy } from '../../../chained.ts';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshStore } from '../../../store/fresh.ts';
import { BATTLE_KIND } from '#lib/features/red-and-white/kind.ts';
import { rosterRecords } from '#lib/features/red-and-white/roster/records.ts';
import { Files } from '#lib/features/shared/data/files.svelte.ts';
import { choiceOf, gather, rawEntries } from '#lib/features/shared/data/gather.ts';
import { planOf } from '#lib/features/shared/data/plan/plan.ts';
import { readFile } from '#lib/features/shared/data/read-file.ts';
import { readOwn, alterOwn } from '#lib/features/shared/settings/own.ts';
import { FILE_FORM, makeFile } from '#lib/kernel/border/file.ts';
import { LONG, wantsSaving } from '#lib/features/shared/data/copies/saved.ts';
import { parsePhoto, type PhotoAbout } from '#lib/features/shared/photos/records.ts';
import { type BattleEntry, historyOf } from '#lib/rules/red-and-white/journal/history.ts';
import { orel1919 } from '#lib/rules/orel-1919/index.ts';
import { houseBook } from '#lib/features/red-and-white/rules/house-book.svelte.ts';
import { EXAMPLE_FORCES } from '../../../rules/red-and-white/example-forces.ts';
import { ROSTER_VERSION, ROSTERS } from '#lib/rules/red-and-white/journal/roster/file.ts';
import { takenRoster, takers } from '#lib/rules/red-and-white/journal/roster/roster.ts';
import { addPhotos, createJournal } from '#lib/store/files/bundle.ts';
import { listJournals, openJournal } from '#lib/store/journal/journal.ts';
import { photosOf, pictureOf, removePhoto } from '#lib/store/photos.ts';
import { t } from '#lib/words/t.ts';
import { alterSetting } from '#lib/store/settings.ts';
import { battleIn, battlesFile } from '../../../tools/battle-file.ts';
import { chained } from '../../../chained.ts';
import { journalOf, unit, type Act } from '../../../rules/red-and-white/engine/battles.ts';
import { english } from '../../../english.ts';

freshStore();
/** Settings that come in are put on at once. */
beforeEach(() => void vi.stubGlobal('document', { documentElement: { dataset: {}, style: {} } }));
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

const NONE = { readings: {}, numbers: {}, options: {} };
const OWNED = { ...NONE, readings: { R18: 'odd_saved' } };
const LIKED = { theme: 'hall', lengths: 'inches', keepAwake: true };

/** A game of Orel that has begun. */
const orel = async () => {
	const engine = orel1919.engine(orel1919.book.of());
	const [command] = engine.waiting(engine.empty).commands;
	const decision = command && engine.decide(engine.empty, command);
	if (!decision?.ok) throw new Error('No game');
	return chained({ kind: 'done', command, facts: decision.facts });
};

const textOf = async (photos = true): Promise<string> => {
	const { file } = await gather('everything', photos);
	return makeFile(file);
};
const open = async (text: string): Promise<Files> => {
	const files = await new Files().load();
	await files.open(new File([text], 'x.json'));
	return files;
};
const standing = (here: readonly BattleEntry[], file: readonly BattleEntry[]) =>
	planOf(
		{
			documents: [],
			journals: [{ kind: 'k', entries: file, title: '', summary: null, photos: [] }]
		},
		{ documents: [], journals: [{ kind: 'k', id: 'h', entries: here }], photos: [] },
		() => 'fresh'
	).journals[0]?.standing;
const filled = async (): Promise<void> => {
	await createJournal(battleJournal('b', SHORT));
	await addPhotos([{ id: 'p', journal: 'b', about, bytes: JPEG }]);
	await rosterRecords.write(ROSTERS.idOf(roster(SHORT)), roster(SHORT));
	await alterOwn('preferences', 1, () => ({ theme: 'hall', lengths: 'inches', keepAwake: true }));
	await alterOwn('red-and-white:book', 1, () => OWNED);
	await alterSetting('calculator:melee', () => ({ x: 1 }));
	await alterSetting('left-open:b', () => ({ n: 1, open: [] }));
	await alterSetting('strike:b', () => ({ n: 1, open: [] }));
	await createJournal({ id: 'o', kind: 'orel-1919', title: 'Orel', entries: await orel() });
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
		const text = battlesFile(LONGER);
		for (let time = 0; time < 2; time++) {
			const files = await open(text);
			expect(files.opened?.plan.journals[0]?.standing).toBe(time ? 'same' : 'longer');
			await files.add();
			expect(await listJournals(BATTLE_KIND)).toHaveLength(1);
			expect(await rawEntries('b')).toEqual(LONGER);
		}
	});

	test('is listed as it stands with the lines it got, and by the name that they give it', async () => {
		const { title, summary } = battleJournal('b', LONGER);
		await createJournal({ ...battleJournal('b', SHORT), title: 'As it was', summary: null });
		await (await open(battlesFile(LONGER))).add();
		expect(await listJournals(BATTLE_KIND)).toMatchObject([{ title, summary }]);
	});

	test('stays as it is beside one that parted from it', async () => {
		await createJournal(battleJournal('b', LONGER));
		const files = await open(battlesFile(OTHER));
		await files.add();
		expect(await listJournals(BATTLE_KIND)).toHaveLength(2);
		expect(await rawEntries('b')).toEqual(LONGER);
		await files.undo();
		expect(await listJournals(BATTLE_KIND)).toHaveLength(1);
	});

	test('which went on while the file lay open is not mixed with it', async () => {
		await createJournal(battleJournal('b', SHORT));
		const files = await open(battlesFile(LONGER));
		await openJournal<unknown>('b', (value) => ({ ok: true, value })).append(OTHER[2]);
		await files.add();
		expect(english(files.problem?.text)).toMatch(/carried on in another tab/);
		expect(await rawEntries('b')).toEqual([...SHORT, OTHER[2]]);
	});
});

describe('everything in one file', () => {
	test('comes back on an empty phone: battles, photos, rosters, settings, other games', async () => {
		await filled();
		const text = await textOf();
		expect(JSON.parse(text)).toMatchObject({ form: FILE_FORM });
		expect(text).not.toMatch(/calculator:melee|left-open:b|strike:b/);
		const { removeJournal } = await import('#lib/store/journal/journal.ts');
		for (const { id } of await listJournals(BATTLE_KIND)) await removeJournal(id);
		await removePhoto('p');
		await rosterRecords.remove(ROSTERS.idOf(roster(SHORT)));
		await removeJournal('o');
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
		const [game] = await listJournals('orel-1919');
		expect(game?.title).toBe('Orel, October 1919');
		expect(await rawEntries(game?.id ?? '')).toEqual(await orel());
		await files.undo();
		expect(await listJournals(BATTLE_KIND)).toEqual([]);
		expect((await rosterRecords.list()).records).toEqual([]);
	});

	test('opened again on the same phone adds nothing', async () => {
		await filled();
		const files = await open(await textOf());
		const { plan } = files.opened ?? {};
		expect(plan?.documents.map((one) => one.standing)).toEqual(['same', 'same', 'same']);
		expect(plan?.journals.map((one) => one.standing)).toEqual(['same', 'same']);
		expect(plan?.journals.flatMap(({ photos }) => photos)).toEqual([]);
		expect(files.coming).toBeUndefined();
	});

	test('leaves photos out unless they are asked for', async () => {
		await filled();
		expect(await textOf(false)).not.toContain('the bridge');
		expect(await textOf(true)).toContain('the bridge');
		const { file } = await gather(choiceOf({ kind: BATTLE_KIND, id: 'b' }));
		expect(file.journals.map((one) => Object.keys(one).sort())).toEqual([
			['entries', 'kind', 'version']
		]);
	});

	test('what is but once and differs comes only when it is wanted, and goes again', async () => {
		await filled();
		const text = await textOf();
		await alterOwn('red-and-white:book', 1, () => NONE);
		const files = await open(text);
		expect(files.opened?.plan.documents.map((one) => one.standing)).toContain('other');
		expect(files.coming).toBeUndefined();
		await files.add();
		expect(await readOwn('red-and-white:book')).toEqual(NONE);
		files.wantDiffering(true);
		await files.add();
		expect(await readOwn('red-and-white:book')).toEqual(OWNED);
		await houseBook.load();
		expect(houseBook.choices).toEqual(OWNED);
		await files.undo();
		expect(await readOwn('red-and-white:book')).toEqual(NONE);
		expect(houseBook.choices).toEqual(NONE);
	});

	const photo = { id: 'p', about, bytes: '/9j/AQID' };
	const document = (kind: string, body: unknown, version = 1) => ({
		journals: [],
		documents: [{ kind, version, body }]
	});
	const withPhoto = (part: object) => ({
		journals: [{ ...battleIn(SHORT), photos: [{ ...photo, ...part }] }],
		documents: []
	});
	test.each([
		['a photo that is none', withPhoto({ bytes: 'AAAA' })],
		['a photo without its stamp', withPhoto({ about: {} })],
		['a roster that is none', document('roster', {}, ROSTER_VERSION)],
		['a roster of another form', document('roster', roster(SHORT), ROSTER_VERSION + 1)],
		['a force under the name of a roster', document('roster', EXAMPLE_FORCES[0], ROSTER_VERSION)],
		[
			'house rules that the book has not',
			document('red-and-white:book', { ...NONE, readings: { X: 'y' } })
		],
		['settings that are none', document('preferences', { theme: 'x' })],
		['a thing of a kind that nobody knows', document('recipe', {})],
		[
			'a journal of a game that nobody knows',
			{ journals: [{ ...battleIn(SHORT), kind: 'chess' }], documents: [] }
		],
		[
			'a battle that says it is a campaign',
			{ journals: [{ ...battleIn(SHORT), kind: 'triumph-of-chaos', version: 2 }], documents: [] }
		]
	])('with %s is refused whole, and changes nothing', async (_, bad) => {
		const files = await open(
			makeFile({
				journals: [battleIn(SHORT), ...bad.journals],
				documents: [{ kind: 'preferences', version: 1, body: LIKED }, ...bad.documents]
			})
		);
		expect(english(files.problem?.text)).toContain('Nothing was changed');
		expect(await listJournals(BATTLE_KIND)).toEqual([]);
		expect(await readOwn('preferences')).toBeNull();
	});
});

describe('what was written in the present form opens', () => {
	const golden = (name: string): string => readFileSync(`tests/golden/forms/${name}.json`, 'utf8');

	test.each([
		['forces-1', ['force', 'force'], 0],
		['file-4', ['roster', 'red-and-white:book', 'preferences'], 1]
	])('%s', async (name, kinds, photos) => {
		const read = await readFile(golden(name));
		if (!read.ok) throw new Error(JSON.stringify(english(read.problem)));
		const { documents, journals } = read.value;
		expect(documents.map(({ of }) => of.kind)).toEqual(kinds);
		expect(journals.flatMap((one) => one.photos)).toHaveLength(photos);
	});

	test('an earlier form is refused in words', async () => {
		const old = JSON.stringify({ app: 'tachanka', kind: 'forces', version: 3, forces: [] });
		const read = await readFile(old);
		expect(!read.ok && t(read.problem)).toMatch(
			/^An early version of this app wrote this \(form 3;/
		);
	});

	test('rosters', () => {
		const stored = JSON.parse(golden(`roster-${ROSTER_VERSION}`)) as unknown;
		const read = ROSTERS.parse(stored, ROSTER_VERSION);
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
