import type { BattleEntry } from '#lib/rules/red-and-white/journal/history.ts';
import { chained } from '../../../chained.ts';
import { EMPTY } from '#lib/rules/red-and-white/engine/state.ts';
import { forBattle } from '#lib/rules/red-and-white/engine/commands/battle.ts';
import { describe, expect, test } from 'vitest';
import { Damaged } from '#lib/features/shared/data/damaged.svelte.ts';
import { Deleted } from '#lib/features/shared/data/deleted.svelte.ts';
import { Files } from '#lib/features/shared/data/files.svelte.ts';
import { gather } from '#lib/features/shared/data/gather.ts';
import { comesIn, planOf, thingsPhrase } from '#lib/features/shared/data/plan.ts';
import { BATTLE_VERSION } from '#lib/rules/red-and-white/journal/file.ts';
import { same } from '#lib/kernel/same.ts';
import { fileName } from '#lib/features/shared/data/send.ts';
import { BATTLE_KIND, battleJournal } from '#lib/features/red-and-white/battles/records.ts';
import { CAMPAIGN_KIND } from '#lib/features/triumph-of-chaos/kind.ts';
import { campaignList } from '#lib/features/triumph-of-chaos/list.svelte.ts';
import {
	CORRECTIONS_KEY,
	NO_CORRECTIONS,
	ownerBook
} from '#lib/features/triumph-of-chaos/charts/owner-book.svelte.ts';
import { campaignJournal } from '#lib/features/triumph-of-chaos/records.ts';
import { forceRecords } from '#lib/features/red-and-white/forces/records.ts';
import { decide } from '#lib/rules/red-and-white/engine/decide.ts';
import { EXAMPLE_FORCES } from '#lib/rules/red-and-white/scenarios/examples.ts';
import { makeFile } from '#lib/rules/red-and-white/scenarios/file.ts';
import type { Force } from '#lib/rules/red-and-white/types.ts';
import { listJournals } from '#lib/store/journal/journal.ts';
import { createJournal } from '#lib/store/files/bundle.ts';
import { withStore } from '#lib/store/database.ts';
import { readSetting, writeSetting } from '#lib/store/settings.ts';
import { t } from '#lib/words/t.ts';
import { makeChaosFile, type CampaignEntry } from '#lib/rules/triumph-of-chaos/journal/file.ts';
import { freshStore } from '../../../store/fresh.ts';

freshStore();

const [red, white] = EXAMPLE_FORCES as readonly [Force, Force];
const both = () => forceRecords.writeAll([red, white].map((value) => ({ id: value.id, value })));

const begun = (): readonly BattleEntry[] => {
	const command = {
		type: 'begin',
		name: 'Kromy',
		forces: forBattle([red, white]),
		reserve: [],
		readings: {},
		numbers: {},
		options: {}
	} as const;
	const decision = decide(EMPTY, command);
	if (!decision.ok) throw new Error(decision.refusal.why.text);
	return chained({ kind: 'done', command, facts: decision.facts });
};
const fileOf = async (): Promise<File> => {
	const { contents } = await gather('everything');
	return new File([makeFile(contents)], 'all.json');
};
const standings = (files: Files): readonly string[] => {
	const plan = files.opened?.plan;
	return plan ? [...plan.forces, ...plan.battles].map(({ standing }) => standing) : [];
};
const campaign = (name: string): readonly CampaignEntry[] =>
	chained({ kind: 'done', command: { type: 'begin', name }, facts: [{ type: 'begun', name }] });
let n = 0;
const freshId = (): string => `fresh-${n++}`;

describe('what a file would do', () => {
	test('new ones come as they are, the same ones stay, others come beside as copies', () => {
		const changed = { ...white, notes: 'changed' };
		const plan = planOf(
			{ forces: [red, changed], battles: [] },
			{ forces: [white], battles: [] },
			freshId
		);
		expect(plan.forces.map(({ standing }) => standing)).toEqual(['new', 'beside']);
		expect(plan.forces[0]?.force).toEqual(red);
		expect(plan.forces[1]?.force).toMatchObject({ name: `${white.name} (2)`, notes: 'changed' });
		expect(plan.forces[1]?.force.id).not.toBe(white.id);
		expect(comesIn(plan).forces).toHaveLength(2);
		const again = planOf(
			{ forces: [white], battles: [] },
			{ forces: [white], battles: [] },
			freshId
		);
		expect(comesIn(again).forces).toEqual([]);
	});

	test('two of one id in a file both come in', () => {
		const twin = { ...red, name: 'Twin' };
		const { forces } = planOf(
			{ forces: [red, twin], battles: [] },
			{ forces: [], battles: [] },
			freshId
		);
		expect(forces.map(({ standing }) => standing)).toEqual(['new', 'beside']);
		expect(new Set(forces.map(({ force }) => force.id)).size).toBe(2);
	});

	test('sameness does not hang on the order of fields', () => {
		expect(same({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true);
		expect(same({ a: 1 }, { a: 1, b: undefined })).toBe(false);
		expect(same([1, 2], [2, 1])).toBe(false);
		expect(same([], {})).toBe(false);
		expect(same(null, {})).toBe(false);
	});

	test('is said in words', () => {
		expect(thingsPhrase(2, 0).text).toBe('{n} forces');
		expect(thingsPhrase(0, 1).one).toBe('{n} battle');
		expect(thingsPhrase(2, 1).text).toBe('{forces} and {battles}');
	});
});

describe('files', () => {
	test('everything goes out, and comes back after it was lost', async () => {
		await both();
		await createJournal(battleJournal('b', begun()));
		const file = await fileOf();
		const files = await new Files().load();
		await files.open(file);
		expect(standings(files)).toEqual(['same', 'same', 'same']);
		files.leave();

		await forceRecords.remove(red.id);
		await forceRecords.write(white.id, { ...white, notes: 'changed' });
		await files.open(file);
		expect(standings(files)).toEqual(['new', 'beside', 'same']);
		await files.add();
		expect(files.things.forces.map(({ name }) => name).sort()).toEqual(
			[red.name, white.name, `${white.name} (2)`].sort()
		);
		expect(await forceRecords.read(white.id)).toMatchObject({ value: { notes: 'changed' } });
		await files.undo();
		expect(files.things.forces.map(({ name }) => name)).toEqual([white.name]);
	});

	test('a battle comes in with its title and all its entries', async () => {
		const text = makeFile({ forces: [], battles: [{ version: BATTLE_VERSION, entries: begun() }] });
		const files = await new Files().load();
		await files.open(new File([text], 'kromy.json'));
		await files.add();
		const [row] = await listJournals(BATTLE_KIND);
		expect(row?.title).toBe('Kromy');
		const { contents } = await gather(`battle:${row?.id}`);
		expect(contents).toEqual({
			forces: [],
			battles: [{ version: BATTLE_VERSION, entries: begun() }]
		});
	});

	test('what cannot be read is refused, and changes nothing', async () => {
		await both();
		const files = await new Files().load();
		for (const text of ['', 'x', '{"app":"tachanka"', '{"app":"tachanka","version":9}']) {
			await files.open(new File([text], 'x.json'));
			expect(files.problem?.text).toContain('Nothing was changed');
			expect(files.opened).toBeUndefined();
		}
		expect(files.things.forces).toHaveLength(2);
	});

	test('a broken battle stays out of the file, and is counted', async () => {
		await both();
		await createJournal({ id: 'b', kind: BATTLE_KIND, title: 'Broken', entries: [{ odd: 1 }] });
		const { contents, leftOut } = await gather('everything');
		expect(contents.battles).toEqual([]);
		expect(contents.forces).toHaveLength(2);
		expect(leftOut).toEqual(['Broken']);
	});

	test('one force goes out alone', async () => {
		await both();
		const { contents } = await gather(`force:${red.id}`);
		expect(contents).toEqual({ forces: [red], battles: [] });
	});

	test('are named by what they carry', () => {
		const day = '2026-01-02';
		const name = (forces: readonly Force[], battles: readonly unknown[], title?: string) =>
			fileName({ forces, battles }, { title, day });
		expect(name([red, white], [])).toBe('tachanka-forces-2026-01-02.json');
		expect(name([red], [])).toBe('tachanka-latvian-brigade-at-kromy-2026-01-02.json');
		expect(name([{ ...red, name: '///' }], [])).toBe('tachanka-forces-2026-01-02.json');
		expect(name([{ ...red, name: 'Красная гвардия' }], [])).toBe(
			'tachanka-красная-гвардия-2026-01-02.json'
		);
		expect(name([], [1], 'Kromy crossing')).toBe('tachanka-kromy-crossing-2026-01-02.json');
		expect(name([red], [1])).toBe('tachanka-everything-2026-01-02.json');
	});
});

test('what was deleted is listed, the latest first, and comes back', async () => {
	await both();
	await createJournal(battleJournal('b', begun()));
	await forceRecords.remove(red.id);
	const deleted = await new Deleted().load();
	expect(deleted.things).toMatchObject([{ kind: 'force', name: red.name }]);
	await deleted.restore(deleted.things[0]!);
	expect(deleted.things).toEqual([]);
	expect((await forceRecords.list()).records).toHaveLength(2);
});

test('a deleted campaign is listed among the forces and battles, and comes back', async () => {
	await createJournal(campaignJournal('c', campaign('Winter')));
	await forceRecords.writeAll([{ id: red.id, value: red }]);
	await campaignList.load();
	const [row] = campaignList.rows;
	if (row) await campaignList.remove(row);
	const deleted = await new Deleted().load();
	expect(deleted.things).toMatchObject([{ id: 'c', kind: 'campaign', name: 'Winter' }]);
	await deleted.restore(deleted.things[0]!);
	expect(deleted.things).toEqual([]);
	expect(await listJournals(CAMPAIGN_KIND)).toMatchObject([{ id: 'c', title: 'Winter' }]);
});

describe('a file of Triumph of Chaos', () => {
	const corrections = { numbers: { 'army.6.17+': 8 }, readings: {}, options: {} };
	const textOf = (own = corrections, campaigns = [campaign('From afar')]): string =>
		JSON.stringify({ app: 'tachanka', kind: CAMPAIGN_KIND, ...makeChaosFile(own, campaigns) });
	const open = async (text: string): Promise<Files> => {
		const files = await new Files().load();
		await files.open(new File([text], 'chaos.json'));
		return files;
	};

	test('comes in after the owner saw it, and can be taken back', async () => {
		const files = await open(textOf());
		expect(files.problem).toBeUndefined();
		expect(files.chaos?.opened?.campaigns).toMatchObject([{ title: 'From afar', isHere: false }]);
		expect(await listJournals(CAMPAIGN_KIND)).toEqual([]);
		await files.addChaos();
		expect(files.chaos).toBeUndefined();
		expect(files.said && t(files.said)).toBe('1 campaign and 1 correction added');
		expect(await listJournals(CAMPAIGN_KIND)).toMatchObject([{ title: 'From afar' }]);
		expect(await readSetting(CORRECTIONS_KEY)).toEqual(corrections);
		await files.undo();
		expect(files.said && t(files.said)).toContain('Taken back');
		expect(files.canUndo).toBe(false);
		expect(await listJournals(CAMPAIGN_KIND)).toEqual([]);
		expect(await readSetting(CORRECTIONS_KEY)).toEqual(NO_CORRECTIONS);
	});

	test('is compared with the corrections that are kept, and need not bring its own', async () => {
		await writeSetting(CORRECTIONS_KEY, corrections);
		const same = await open(textOf(corrections, []));
		expect(same.chaos?.coming).toBeUndefined();
		const files = await open(textOf({ numbers: { 'army.6.17+': 7 }, readings: {}, options: {} }));
		files.chaos?.wantCorrections(false);
		await files.addChaos();
		expect(files.said && t(files.said)).toBe('1 campaign added');
		expect(ownerBook.choices).toEqual(corrections);
	});

	test('that is bad changes nothing and says so; one that is left leaves nothing', async () => {
		const bad = await open(textOf().replace('"begun"', '"began"'));
		expect(bad.chaos).toBeUndefined();
		expect(bad.problem && t(bad.problem)).toMatch(/campaigns\.0.*Nothing was changed\./);
		const left = await open(textOf());
		expect(left.chaos?.opened).toBeDefined();
		left.leave();
		expect(left.chaos).toBeUndefined();
		expect(await listJournals(CAMPAIGN_KIND)).toEqual([]);
	});
});

test('what does not read any more is found in forces, battles and campaigns', async () => {
	await createJournal(battleJournal('b', begun()));
	await createJournal(campaignJournal('c', campaign('Autumn')));
	const damaged = new Damaged();
	await damaged.look();
	expect(damaged.things).toEqual([]);
	await withStore(async (db) => {
		for (const journal of ['b', 'c'])
			await db.entries.add({ journal, place: 1, text: '{"kind":"nonsense"}' });
	});
	await damaged.look();
	expect(damaged.things?.map(({ name }) => t(name))).toEqual(['Kromy, line 2', 'Autumn, line 2']);
	expect(damaged.problem).toBeUndefined();
});
