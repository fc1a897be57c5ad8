import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshStore } from '../../../store/fresh.ts';
import { battleJournal } from '../../../kept.ts';
import { BATTLE_KIND } from '#lib/features/red-and-white/kind.ts';
import { forceRecords } from '#lib/features/red-and-white/forces/records.ts';
import { rosterRecords } from '#lib/features/red-and-white/roster/records.ts';
import { Deleted } from '#lib/features/shared/data/deleted.svelte.ts';
import { Files } from '#lib/features/shared/data/files.svelte.ts';
import { gather, rawEntries } from '#lib/features/shared/data/gather.ts';
import { alterOwn, readOwn } from '#lib/features/shared/settings/own.ts';
import { t } from '#lib/words/t.ts';
import { FORCES } from '#lib/rules/red-and-white/scenarios/file.ts';
import { parsePhoto, type PhotoAbout } from '#lib/features/shared/photos/records.ts';
import { makeFile } from '#lib/kernel/border/file.ts';
import { historyOf, type BattleEntry } from '#lib/rules/red-and-white/journal/history.ts';
import { ROSTERS } from '#lib/rules/red-and-white/journal/roster/file.ts';
import { takenRoster, takers } from '#lib/rules/red-and-white/journal/roster/roster.ts';
import { EXAMPLE_FORCES } from '../../../rules/red-and-white/example-forces.ts';
import type { Force } from '#lib/rules/red-and-white/types.ts';
import { addPhotos, createJournal } from '#lib/store/files/bundle.ts';
import { parsed } from '#lib/kernel/border/parsed.ts';
import { withStore } from '#lib/store/database.ts';
import { listJournals, openJournal, removeJournal } from '#lib/store/journal/journal.ts';
import { forgetDeleted } from '#lib/store/forget.ts';
import { photosOf, pictureOf, removePhoto } from '#lib/store/photos.ts';
import { battlesFile, forcesFile } from '../../../tools/battle-file.ts';
import { journalOf, unit, type Act } from '../../../rules/red-and-white/engine/battles.ts';

freshStore();
beforeEach(() => void vi.stubGlobal('document', { documentElement: { dataset: {}, style: {} } }));
afterEach(() => void vi.unstubAllGlobals());

const [red] = EXAMPLE_FORCES as readonly [Force, Force];
const lose = (label: string): Act => ({ type: 'loseFigures', unit: unit(label), figures: 1 });
const SHORT = journalOf([lose('R1'), lose('R2')]);
const LONGER = journalOf([lose('R1'), lose('R2'), lose('W1'), 'undo']);
const OTHER = [...SHORT.slice(0, 2), { ...journalOf([lose('R1'), lose('W2')])[2]!, id: 'other' }];
const AT = '2026-05-09T14:00:00.000Z';
const about: PhotoAbout = {
	...{ at: AT, line: '2', caption: 'the bridge', type: 'image/jpeg', width: 4, height: 3, size: 6 }
};
const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 1, 2, 3]).buffer;
const OTHER_JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 9, 9, 9]).buffer;

const backup = async (): Promise<string> => makeFile((await gather('everything', true)).file);
const open = async (text: string): Promise<Files> => {
	const files = await new Files().load();
	await files.open(new File([text], 'x.json'));
	expect(files.problem).toBeUndefined();
	return files;
};
const standings = ({ opened }: Files): readonly string[] => [
	...(opened?.plan.documents ?? []).map(({ standing }) => standing),
	...(opened?.plan.journals ?? []).map(({ standing }) => standing)
];
/** Opens the backup and does as it says. */
const restored = async (text: string): Promise<Files> => {
	const files = await open(text);
	await files.add();
	expect(files.problem).toBeUndefined();
	return files;
};
const binned = async (): Promise<readonly string[]> =>
	(await new Deleted().load()).things.map(({ name }) => name);
const forces = async () =>
	(await forceRecords.list()).records.map(({ value: { name, notes } }) => [name, notes]);
const picture = async (id: string) => [...new Uint8Array((await pictureOf(id)) ?? [])];

describe('a force that was deleted', () => {
	test('comes back from the bin as it was, once', async () => {
		await forceRecords.write(red.id, red);
		const text = await backup();
		await forceRecords.remove(red.id);
		expect(standings(await open(text))).toEqual(['back']);
		const files = await restored(text);
		expect(await forces()).toEqual([[red.name, red.notes]]);
		expect(await binned()).toEqual([]);
		await files.undo();
		expect(await forces()).toEqual([]);
		expect(await binned()).toEqual([red.name]);
	});

	test('and edited before stays in the bin as it was edited; the older one comes beside it', async () => {
		await forceRecords.write(red.id, red);
		const text = await backup();
		await forceRecords.write(red.id, { ...red, notes: 'edited for hours' });
		await forceRecords.remove(red.id);
		expect(standings(await open(text))).toEqual(['besideDeleted']);
		const files = await restored(text);
		expect(await forces()).toEqual([[red.name, red.notes]]);
		expect(await binned()).toEqual([red.name]);
		await files.undo();
		const deleted = await new Deleted().load();
		const edited = deleted.things.find(({ id }) => id === red.id);
		if (edited) await deleted.restore(edited);
		expect(await forces()).toEqual([[red.name, 'edited for hours']]);
	});
});

test('a roster that was edited and deleted is replaced only on a word, and the way back brings it back', async () => {
	const history = historyOf(SHORT);
	const key = takers(history.state)[0]?.key ?? '';
	const taken = takenRoster(history, { battle: 'b', key, editable: true, at: AT });
	if (!taken) throw new Error('No roster');
	const roster = { roster: taken, edits: [] };
	const id = ROSTERS.idOf(roster);
	await rosterRecords.write(id, roster);
	const text = await backup();
	const edited = { ...roster, edits: [{ of: taken.units[0]!.id, note: 'dug in' }] };
	await rosterRecords.write(id, edited);
	await rosterRecords.remove(id);
	const files = await restored(text);
	expect((await rosterRecords.list()).records).toEqual([]);
	expect(standings(files)).toEqual(['otherDeleted']);
	files.wantDiffering(true);
	await files.add();
	expect((await rosterRecords.list()).records).toMatchObject([{ value: { edits: [] } }]);
	await files.undo();
	expect((await rosterRecords.list()).records).toEqual([]);
	await rosterRecords.restore(id);
	expect((await rosterRecords.list()).records).toMatchObject([{ value: { edits: edited.edits } }]);
});

describe('a battle that was deleted', () => {
	test.each<[string, readonly BattleEntry[], readonly BattleEntry[], readonly BattleEntry[]]>([
		['as it is in the backup', SHORT, SHORT, SHORT],
		['after it had gone on', LONGER, SHORT, LONGER],
		['before it went on in the backup', SHORT, LONGER, LONGER]
	])('%s comes back from the bin, and nothing of it is lost', async (_, here, saved, wanted) => {
		await createJournal(battleJournal('b', here));
		await removeJournal('b');
		const text = battlesFile(saved);
		expect(standings(await open(text))).toEqual(['back']);
		const files = await restored(text);
		expect(await listJournals(BATTLE_KIND)).toMatchObject([{ id: 'b' }]);
		expect(await rawEntries('b')).toEqual(wanted);
		expect(await binned()).toEqual([]);
		expect(standings(await open(text))).toEqual([wanted === saved ? 'same' : 'shorter']);
		await files.undo();
		expect(await listJournals(BATTLE_KIND)).toEqual([]);
	});

	test('and parted from the one in the backup stays in the bin; the other one is added', async () => {
		await createJournal(battleJournal('b', LONGER));
		await removeJournal('b');
		await restored(battlesFile(OTHER));
		const rows = await listJournals(BATTLE_KIND);
		expect(rows).toHaveLength(1);
		expect(rows[0]?.id).not.toBe('b');
		expect(await binned()).toHaveLength(1);
		expect(await rawEntries('b')).toEqual(LONGER);
	});

	test('beside its own copy that is here: the one here is meant', async () => {
		await createJournal(battleJournal('gone', SHORT));
		await removeJournal('gone');
		await createJournal(battleJournal('b', SHORT));
		expect(standings(await open(battlesFile(SHORT)))).toEqual(['same']);
	});
});

describe('photos', () => {
	test('that were deleted come back under the battle that is here', async () => {
		await createJournal(battleJournal('b', SHORT));
		await addPhotos([{ id: 'p', journal: 'b', about, bytes: JPEG }]);
		const text = await backup();
		await removePhoto('p');
		const files = await restored(text);
		expect(await photosOf('b', parsePhoto)).toMatchObject([{ id: 'p' }]);
		expect(await picture('p')).toEqual([...new Uint8Array(JPEG)]);
		await files.undo();
		expect(await photosOf('b', parsePhoto)).toEqual([]);
	});

	test('of another battle keep their bytes, deleted or not, whatever a file calls its own', async () => {
		await createJournal(battleJournal('b', SHORT));
		await addPhotos([{ id: 'p', journal: 'b', about, bytes: JPEG }]);
		const text = await backup();
		await removePhoto('p');
		await removeJournal('b');
		const foreign = text
			.replace('"/9j/AQID"', '"/9j/CQkJ"')
			.replace(/"(id|after|entry)": "(\d+)"/g, '"$1": "x$2"')
			.replace('"line": "2"', '"line": "x2"');
		await restored(foreign);
		expect(await picture('p')).toEqual([...new Uint8Array(JPEG)]);
		const [row] = await listJournals(BATTLE_KIND);
		const [photo] = await photosOf(row?.id ?? '', parsePhoto);
		expect(await picture(photo?.id ?? '')).toEqual([...new Uint8Array(OTHER_JPEG)]);
	});

	test.each(['deleted', 'forgotten'])(
		'come once, however often the same backup is restored: %s',
		async (how) => {
			await createJournal(battleJournal('b', SHORT));
			await addPhotos([{ id: 'p', journal: 'b', about, bytes: JPEG }]);
			const foreign = (await backup())
				.replace(/"(id|after|entry)": "(\d+)"/g, '"$1": "x$2"')
				.replace('"line": "2"', '"line": "x2"');
			await removePhoto('p');
			await removeJournal('b');
			await restored(foreign);
			if (how === 'forgotten') await forgetDeleted('9999');
			const [row] = await listJournals(BATTLE_KIND);
			const photos = () => photosOf(row?.id ?? '', parsePhoto);
			expect(await photos()).toHaveLength(1);
			expect((await open(foreign)).coming).toBeUndefined();
			const [photo] = await photos();
			await removePhoto(photo?.id ?? '');
			await restored(foreign);
			expect(await photos()).toMatchObject([{ id: photo?.id }]);
		}
	);

	test('of one name in two battles of a file are two', async () => {
		await createJournal(battleJournal('b', SHORT));
		await addPhotos([{ id: 'p', journal: 'b', about, bytes: JPEG }]);
		const { file } = await gather('everything', true);
		const [battle] = file.journals;
		const again = JSON.parse(
			JSON.stringify(battle)
				.replace(/"(id|after|entry)":"(\d+)"/g, '"$1":"x$2"')
				.replace('"line":"2"', '"line":"x2"')
				.replace('/9j/AQID', '/9j/CQkJ')
		) as typeof battle;
		await removeJournal('b');
		await removePhoto('p');
		await restored(makeFile({ ...file, journals: [battle!, again!] }));
		const rows = await listJournals(BATTLE_KIND);
		const found = await Promise.all(rows.map(({ id }) => photosOf(id, parsePhoto)));
		expect(found.map((photos) => photos.length)).toEqual([1, 1]);
	});
});

describe('what is damaged among the deleted things does not keep a backup out', () => {
	/** A battle with a photo and a force, all of them deleted afterwards. */
	const saved = async (): Promise<string> => {
		await createJournal(battleJournal('b', SHORT));
		await addPhotos([{ id: 'p', journal: 'b', about, bytes: JPEG }]);
		await forceRecords.write(red.id, red);
		const text = await backup();
		await removePhoto('p');
		await forceRecords.remove(red.id);
		return text;
	};

	test('a battle comes in as another one, the damaged one stays in the bin', async () => {
		const text = await saved();
		await removeJournal('b');
		await withStore((db) => db.journals.update('b', { title: 'spoilt' }));
		expect(standings(await open(text))).toEqual(['back', 'new']);
		await restored(text);
		expect(await forces()).toHaveLength(1);
		const rows = await listJournals(BATTLE_KIND);
		expect(rows.map(({ id }) => id)).not.toContain('b');
		expect(await rawEntries(rows[0]?.id ?? '')).toEqual(SHORT);
		const [photo] = await photosOf(rows[0]?.id ?? '', parsePhoto);
		expect(await picture(photo?.id ?? '')).toEqual([...new Uint8Array(JPEG)]);
		expect(await binned()).toEqual(['spoilt']);
	});

	test('a photo comes in as another one', async () => {
		const text = await saved();
		await withStore((db) => db.photos.update('p', { about: { ...about, caption: 'spoilt' } }));
		const files = await restored(text);
		expect(await forces()).toHaveLength(1);
		const photos = await photosOf('b', parsePhoto);
		expect(photos).toMatchObject([{ value: { caption: 'the bridge' } }]);
		expect(photos[0]?.id).not.toBe('p');
		expect(await picture(photos[0]?.id ?? '')).toEqual([...new Uint8Array(JPEG)]);
		await files.undo();
		expect(await photosOf('b', parsePhoto)).toEqual([]);
	});
});

describe('what came in and became damaged since', () => {
	/** A force and a battle with a photo, restored on an empty phone; one of them is then spoilt in both copies. */
	const spoilt = async (which: 'force' | 'battle' | 'photo'): Promise<Files> => {
		await createJournal(battleJournal('b', SHORT));
		await addPhotos([{ id: 'p', journal: 'b', about, bytes: JPEG }]);
		await forceRecords.write(red.id, red);
		const text = await backup();
		await withStore((db) => Promise.all(db.tables.map((table) => table.clear())));
		const files = await restored(text);
		await withStore(async (db) => {
			const [battle] = await db.journals.toArray();
			if (which === 'force') await db.documents.update(['force', red.id], { version: 7 });
			if (which === 'battle') await db.journals.update(battle!.id, { title: 'spoilt' });
			if (which === 'photo') await db.photos.update('p', { about: { caption: 'spoilt' } });
		});
		return files;
	};

	test.each(['force', 'battle', 'photo'] as const)(
		'a %s stays where it is, and the undo takes back all the rest',
		async (which) => {
			const files = await spoilt(which);
			await files.undo();
			expect(files.problem).toBeUndefined();
			expect(await forces()).toEqual([]);
			const battles = await listJournals(BATTLE_KIND);
			expect(battles.map(({ title }) => title)).toEqual(which === 'battle' ? ['spoilt'] : []);
			const photos = await withStore((db) => db.photos.toArray());
			expect(photos.map(({ deletedAt }) => deletedAt === null)).toEqual([which !== 'force']);
			expect(t(files.said!)).toMatch(/Taken back: .* Changed since, and therefore kept: /);
		}
	);
});

describe('the same thing twice in one file', () => {
	test('a battle, or a part of it, comes once', async () => {
		for (const battles of [
			[SHORT, SHORT],
			[SHORT, LONGER],
			[LONGER, SHORT, LONGER]
		]) {
			const files = await restored(battlesFile(...battles));
			const rows = await listJournals(BATTLE_KIND);
			expect(rows).toHaveLength(1);
			expect(await rawEntries(rows[0]?.id ?? '')).toEqual(
				battles.includes(LONGER) ? LONGER : SHORT
			);
			await files.undo();
			const { forgetDeleted } = await import('#lib/store/forget.ts');
			await forgetDeleted('9999-01-01');
		}
	});

	test('only where it says the same: battles whose lines share their ids are two', async () => {
		const [here, there] = [
			journalOf([lose('R1'), lose('R2')]),
			journalOf([lose('R1'), lose('W1')])
		];
		expect(here.map(({ id }) => id)).toEqual(there.map(({ id }) => id));
		const files = await open(battlesFile(here, there));
		expect(standings(files)).toEqual(['new', 'new']);
		await files.add();
		expect(await listJournals(BATTLE_KIND)).toHaveLength(2);
	});

	test('is said, and a force comes once', async () => {
		const files = await open(forcesFile([red, red]));
		expect(standings(files)).toEqual(['new', 'twice']);
		expect(standings(await open(battlesFile(SHORT, LONGER)))).toEqual(['twice', 'new']);
		await files.add();
		expect(await forces()).toHaveLength(1);
	});

	test('two settings: the first one counts, and the way back leads to what was', async () => {
		const liked = { theme: 'hall', language: 'en', lengths: 'inches', keepAwake: true };
		const kind = { kind: 'preferences', version: 1 };
		const text = makeFile({
			journals: [],
			documents: [
				{ ...kind, body: liked },
				{ ...kind, body: { ...liked, theme: 'dark' } }
			]
		});
		const files = await open(text);
		expect(standings(files)).toEqual(['new', 'twice']);
		files.wantDiffering(true);
		await files.add();
		expect(await readOwn('preferences')).toEqual(liked);
		await files.undo();
		expect(await readOwn('preferences')).toBeNull();
	});
});

test('a long file is read in turn with the screen, says how far it is, and can be left', async () => {
	const files = await new Files().load();
	const text = forcesFile(
		Array.from({ length: 400 }, (_, n) => ({ ...red, id: `force-${n}`, notes: 'x'.repeat(900) }))
	);
	const opening = files.open(new File([text], 'long.json'));
	await vi.waitFor(() => expect(files.work).toBeDefined(), { interval: 1 });
	files.work?.stop();
	expect(await opening).toBe(true);
	expect(files.work).toBeUndefined();
	expect(files.opened).toBeUndefined();
	expect(files.problem).toBeUndefined();
	await files.open(new File([text], 'long.json'));
	expect(files.opened?.plan.documents).toHaveLength(400);
});

test('a long file is written in turn with the screen, and nothing is saved where it is stopped', async () => {
	const files = await new Files().load();
	const marks = Array.from({ length: 2000 }, (_, n): Act => {
		return { type: 'setMark', unit: unit('R1'), mark: 'in_cover', on: n % 2 === 0 };
	});
	const entries = journalOf(marks);
	await createJournal({ id: 'long', kind: BATTLE_KIND, title: 'Long', entries });
	const saving = files.save('everything');
	await vi.waitFor(() => expect(files.work).toBeDefined(), { interval: 1 });
	files.work?.stop();
	expect(await saving).toBe(true);
	expect(files.work).toBeUndefined();
	expect(files.said).toBeUndefined();
});

test('a long file is added in turn with the screen, and nothing of it is here where it is stopped', async () => {
	const files = await open(battlesFile(LONGER));
	const adding = files.add();
	const twice = files.add();
	files.long.stop();
	expect([await adding, await twice]).toEqual([true, true]);
	expect([files.work, files.said, files.problem]).toEqual([undefined, undefined, undefined]);
	expect(await listJournals(BATTLE_KIND)).toEqual([]);
	expect(files.opened).toBeDefined();
	await files.add();
	expect(await listJournals(BATTLE_KIND)).toHaveLength(1);
});

describe('an import that is taken back says what stays', () => {
	const liked = { theme: 'hall', language: 'en', lengths: 'inches', keepAwake: true };
	const kind = { kind: 'preferences', version: 1 };
	/** Settings that were here, and others that were taken over from a file beside a force. */
	const takenOver = async (): Promise<Files> => {
		await alterOwn('preferences', 1, () => liked);
		const documents = [
			{ ...kind, body: { ...liked, theme: 'dark' } },
			{ kind: 'force', version: FORCES.version, body: red }
		];
		const files = await open(makeFile({ journals: [], documents }));
		files.wantDiffering(true);
		await files.add();
		return files;
	};

	test('nothing, where nothing was changed since', async () => {
		const files = await takenOver();
		await files.undo();
		expect(await readOwn('preferences')).toEqual(liked);
		expect(t(files.said!)).toBe('Taken back: 1 force and settings added');
	});

	test('what was changed since', async () => {
		const files = await takenOver();
		await alterOwn('preferences', 1, () => ({ ...liked, theme: 'light' }));
		await files.undo();
		expect(await readOwn('preferences')).toMatchObject({ theme: 'light' });
		expect(await forces()).toEqual([]);
		expect(t(files.said!)).toBe(
			'Taken back: 1 force and settings added. Changed since, and therefore kept: Settings.'
		);
	});

	test('lines that were added to a game', async () => {
		await createJournal(battleJournal('b', SHORT));
		const files = await open(battlesFile(LONGER, journalOf([lose('W2')])));
		await files.add();
		await files.undo();
		expect(await rawEntries('b')).toEqual(LONGER);
		expect(await listJournals(BATTLE_KIND)).toHaveLength(1);
		expect(t(files.said!)).toMatch(
			/^Taken back: .*\. The lines added to Kromy crossing stay: undo them in the log\.$/
		);
	});

	test('a force that came new and was edited since', async () => {
		const files = await restored(forcesFile([red]));
		await forceRecords.write(red.id, { ...red, notes: 'edited for hours' });
		await files.undo();
		expect(await forces()).toEqual([[red.name, 'edited for hours']]);
		expect(t(files.said!)).toBe(`Changed since, and therefore kept: ${red.name}.`);
	});

	test('a force that came new, was edited since and is damaged', async () => {
		const files = await restored(forcesFile([red]));
		await withStore((db) => db.documents.update(['force', red.id], { order: 9 }));
		await files.undo();
		expect(files.problem).toBeUndefined();
		expect(t(files.said!)).toBe(`Changed since, and therefore kept: ${red.name}.`);
	});

	test('a force that came new and was deleted since is not said to stay', async () => {
		const files = await restored(forcesFile([red]));
		await forceRecords.remove(red.id);
		await files.undo();
		expect(await binned()).toEqual([red.name]);
		expect(t(files.said!)).toBe('Taken back: 1 force added');
	});

	test('a game that was played on since, with its photos', async () => {
		await createJournal(battleJournal('b', SHORT));
		await addPhotos([{ id: 'p', journal: 'b', about, bytes: JPEG }]);
		const text = await backup();
		await removeJournal('b');
		await removePhoto('p');
		const files = await restored(text);
		const journal = openJournal('b', parsed<unknown>);
		await journal.append({ ...LONGER.at(-1), id: 'on' });
		await files.undo();
		expect(await listJournals(BATTLE_KIND)).toMatchObject([{ id: 'b' }]);
		expect(await photosOf('b', parsePhoto)).toHaveLength(1);
		expect(t(files.said!)).toBe('Changed since, and therefore kept: Kromy crossing.');
	});
});
