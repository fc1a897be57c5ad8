import { battleJournal, campaignJournal } from '../../../kept.ts';
import type { BattleEntry } from '#lib/rules/red-and-white/journal/history.ts';
import { chained, makeJournal } from '../../../chained.ts';
import { EMPTY } from '#lib/rules/red-and-white/engine/state.ts';
import { forBattle } from '#lib/rules/red-and-white/engine/commands/battle.ts';
import { describe, expect, test, vi } from 'vitest';
import type { Listed } from '#lib/kernel/game/listed.ts';
import { GAMES } from '#lib/rules/index.ts';
import { Damaged } from '#lib/features/shared/data/damaged.svelte.ts';
import { Deleted } from '#lib/features/shared/data/deleted.svelte.ts';
import { Files } from '#lib/features/shared/data/files.svelte.ts';
import { carried, choiceOf, gather } from '#lib/features/shared/data/gather.ts';
import { comesIn, planOf, type PresentThing } from '#lib/features/shared/data/plan/plan.ts';
import { thingsPhrase } from '#lib/features/shared/data/plan/coming.ts';
import { readOwn, alterOwn } from '#lib/features/shared/settings/own.ts';
import { makeFile, type FileContents } from '#lib/kernel/border/file.ts';
import { packKind } from '#lib/kernel/book/own-pack.ts';
import { OWN } from '#lib/kernel/game/document.ts';
import { same } from '#lib/kernel/same.ts';
import { fileName } from '#lib/features/shared/data/send.ts';
import { BATTLE_KIND } from '#lib/features/red-and-white/kind.ts';
import { CAMPAIGN_KIND } from '#lib/features/triumph-of-chaos/kind.ts';
import { campaignList } from '#lib/features/triumph-of-chaos/list.svelte.ts';
import { ownerBook } from '#lib/features/triumph-of-chaos/charts/owner-book.svelte.ts';
import { forceRecords } from '#lib/features/red-and-white/forces/records.ts';
import { decide } from '#lib/rules/red-and-white/engine/decide.ts';
import { EXAMPLE_FORCES } from '../../../rules/red-and-white/example-forces.ts';
import { FORCES } from '#lib/rules/red-and-white/scenarios/file.ts';
import { battleIn, battlesFile } from '../../../tools/battle-file.ts';
import type { Force } from '#lib/rules/red-and-white/types.ts';
import { listJournals } from '#lib/store/journal/journal.ts';
import { createJournal } from '#lib/store/files/bundle.ts';
import { withStore } from '#lib/store/database.ts';
import { shown, t } from '#lib/words/t.ts';
import { triumphOfChaos } from '#lib/rules/triumph-of-chaos/index.ts';
import type { CampaignEntry } from '#lib/rules/triumph-of-chaos/journal/file.ts';
import { freshStore } from '../../../store/fresh.ts';
import { english } from '../../../english.ts';

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
	return new File([makeFile((await gather('everything')).file)], 'all.json');
};
const standings = (files: Files): readonly string[] => {
	const plan = files.opened?.plan;
	return plan ? [...plan.documents, ...plan.journals].map(({ standing }) => standing) : [];
};
const forcesIn = (files: Files): readonly string[] =>
	files.things.flatMap(({ head, things }) =>
		head.kind === 'force' ? things.map(({ name }) => name) : []
	);
const campaign = (name: string): readonly CampaignEntry[] =>
	chained({ kind: 'done', command: { type: 'begin', name }, facts: [{ type: 'begun', name }] });
let n = 0;
const freshId = (): string => `fresh-${n++}`;

describe('what a file would do', () => {
	const planned = (file: readonly Force[], here: readonly Force[]) => {
		const present = here.map((body): PresentThing => {
			return { kind: FORCES.kind, id: body.id, name: body.name, body };
		});
		return planOf(
			{ journals: [], documents: file.map((value) => ({ of: FORCES, value })) },
			{ journals: [], documents: present, photos: [] },
			freshId
		);
	};
	const standing = (plan: ReturnType<typeof planned>): readonly string[] =>
		plan.documents.map((one) => one.standing);

	test('new ones come as they are, the same ones stay, others come beside as copies', () => {
		const changed = { ...white, notes: 'changed' };
		const plan = planned([red, changed], [white]);
		expect(standing(plan)).toEqual(['new', 'beside']);
		expect(plan.documents[0]?.value).toEqual(red);
		expect(plan.documents[1]?.value).toMatchObject({
			name: `${white.name} (2)`,
			notes: 'changed'
		});
		expect(plan.documents[1]?.id).not.toBe(white.id);
		expect(comesIn(plan, false).documents).toHaveLength(2);
		expect(comesIn(planned([white], [white]), true).documents).toEqual([]);
	});

	test('one that is here and does not read any more is not overwritten', () => {
		const body = { odd: true };
		const here = [{ kind: FORCES.kind, id: red.id, name: '', body }];
		const plan = planOf(
			{ journals: [], documents: [{ of: FORCES, value: red }] },
			{ journals: [], documents: here, photos: [] },
			freshId
		);
		expect(standing(plan)).toEqual(['beside']);
	});

	test('corrections that were all taken back give way unasked; others do not', () => {
		const of = packKind('orel-1919', (value) => ({ ok: true, value }));
		const standingBeside = (body: unknown) =>
			planOf(
				{ journals: [], documents: [{ of, value: { 'depot:points': 2 } }] },
				{ journals: [], documents: [{ kind: of.kind, id: OWN, name: '', body }], photos: [] },
				freshId
			).documents.map(({ before, standing: one }) => ({ before, one }));
		expect(standingBeside({})).toEqual([{ before: {}, one: 'new' }]);
		expect(standingBeside({ 'depot:points': 3 })).toMatchObject([{ one: 'other' }]);
	});

	test('two of one id in a file both come in', () => {
		const plan = planned([red, { ...red, name: 'Twin' }], []);
		expect(standing(plan)).toEqual(['new', 'beside']);
		expect(new Set(plan.documents.map(({ id }) => id)).size).toBe(2);
	});

	test('sameness does not hang on the order of fields', () => {
		expect(same({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true);
		expect(same({ a: 1 }, { a: 1, b: undefined })).toBe(false);
		expect(same([1, 2], [2, 1])).toBe(false);
		expect(same([], {})).toBe(false);
		expect(same(null, {})).toBe(false);
	});

	test('is said in words', () => {
		const said = (...kinds: readonly string[]): string => {
			const phrase = thingsPhrase(kinds);
			return phrase ? shown(phrase) : '';
		};
		expect(said()).toBe('');
		expect(said('force', 'force')).toBe('2 forces');
		expect(said('red-and-white')).toBe('1 battle');
		expect(said('red-and-white', 'force', 'triumph-of-chaos', 'force')).toBe(
			'2 forces, 1 battle and 1 campaign'
		);
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
		expect(standings(files)).toEqual(['back', 'beside', 'same']);
		await files.add();
		expect([...forcesIn(files)].sort()).toEqual([red.name, white.name, `${white.name} (2)`].sort());
		expect(await forceRecords.read(white.id)).toMatchObject({ value: { notes: 'changed' } });
		await files.undo();
		expect(forcesIn(files)).toEqual([white.name]);
	});

	test('a battle comes in with its title and all its entries', async () => {
		const text = battlesFile(begun());
		const files = await new Files().load();
		await files.open(new File([text], 'kromy.json'));
		await files.add();
		const [row] = await listJournals(BATTLE_KIND);
		expect(row?.title).toBe('Kromy');
		const { file } = await gather(choiceOf({ kind: BATTLE_KIND, id: row?.id ?? '' }));
		expect(file).toEqual({ journals: [battleIn(begun())], documents: [] });
	});

	test('what cannot be read is refused, and changes nothing', async () => {
		await both();
		const files = await new Files().load();
		for (const text of ['', 'x', '{"app":"tachanka"', '{"app":"tachanka","form":9}']) {
			await files.open(new File([text], 'x.json'));
			expect(english(files.problem?.text)).toContain('Nothing was changed');
			expect(files.opened).toBeUndefined();
		}
		expect(forcesIn(files)).toHaveLength(2);
	});

	test('a broken battle stays out of the file, and is counted', async () => {
		await both();
		await createJournal({ id: 'b', kind: BATTLE_KIND, title: 'Broken', entries: [{ odd: 1 }] });
		const { file, leftOut } = await gather('everything');
		expect(file.journals).toEqual([]);
		expect(file.documents).toHaveLength(2);
		expect(leftOut).toEqual(['Broken']);
	});

	test('one force goes out alone', async () => {
		await both();
		const { file, name } = await gather(choiceOf({ kind: 'force', id: red.id }));
		expect(file).toEqual({ journals: [], documents: [{ kind: 'force', version: 1, body: red }] });
		expect(name).toBe(red.name);
	});

	test('are named by what they carry', () => {
		const day = '2026-01-02';
		const named = (name: string, ...kinds: readonly string[]): string => {
			const file: FileContents = {
				journals: [],
				documents: kinds.map((kind) => ({ kind, version: 1, body: {} }))
			};
			return fileName(name, carried(file), day);
		};
		expect(named('', 'force', 'force')).toBe('tachanka-forces-2026-01-02.json');
		expect(named(red.name, 'force')).toBe('tachanka-latvian-brigade-at-kromy-2026-01-02.json');
		expect(named('///', 'force')).toBe('tachanka-forces-2026-01-02.json');
		expect(named('Красная гвардия', 'force')).toBe('tachanka-красная-гвардия-2026-01-02.json');
		expect(named('', 'triumph-of-chaos:book')).toBe('tachanka-house-rules-2026-01-02.json');
		expect(named('', 'force', 'red-and-white')).toBe('tachanka-everything-2026-01-02.json');
	});
});

test('a game of which nothing is kept is not loaded: not to list, to save, to open or to look through', async () => {
	await both();
	const others = GAMES.slice(1).map((game) => vi.spyOn(game as Listed, 'kept'));
	const files = await new Files().load();
	await files.open(await fileOf());
	expect(standings(files)).toEqual(['same', 'same']);
	await new Deleted().load();
	await new Damaged().load();
	for (const kept of others) expect(kept).not.toHaveBeenCalled();
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
	expect(deleted.things).toMatchObject([{ id: 'c', kind: CAMPAIGN_KIND, name: 'Winter' }]);
	await deleted.restore(deleted.things[0]!);
	expect(deleted.things).toEqual([]);
	expect(await listJournals(CAMPAIGN_KIND)).toMatchObject([{ id: 'c', title: 'Winter' }]);
});

describe('a file with a campaign and corrections', () => {
	const BOOK = 'triumph-of-chaos:book';
	const corrected = (n: number) => ({ numbers: { 'army.6.17+': n }, readings: {}, options: {} });
	const textOf = (own = corrected(8), campaigns = [campaign('From afar')]): string =>
		makeFile({
			journals: campaigns.map((entries) => ({
				kind: CAMPAIGN_KIND,
				...makeJournal(triumphOfChaos, entries)
			})),
			documents: [{ kind: BOOK, version: 1, body: own }]
		});
	const open = async (text: string): Promise<Files> => {
		const files = await new Files().load();
		await files.open(new File([text], 'chaos.json'));
		return files;
	};

	test('comes in after the owner saw it, counts at once, and can be taken back', async () => {
		await ownerBook.again();
		const files = await open(textOf());
		expect(files.problem).toBeUndefined();
		expect(files.opened?.plan.journals).toMatchObject([{ title: 'From afar', standing: 'new' }]);
		expect(await listJournals(CAMPAIGN_KIND)).toEqual([]);
		await files.add();
		expect(files.opened).toBeUndefined();
		expect(files.said && t(files.said)).toBe('1 campaign and 1 book of house rules added');
		expect(await listJournals(CAMPAIGN_KIND)).toMatchObject([{ title: 'From afar' }]);
		expect(await readOwn(BOOK)).toEqual(corrected(8));
		expect(ownerBook.corrections).toBe(1);
		expect(standings(await open(textOf()))).toEqual(['same', 'same']);
		await files.undo();
		expect(files.said && t(files.said)).toContain('Taken back');
		expect(files.canUndo).toBe(false);
		expect(await listJournals(CAMPAIGN_KIND)).toEqual([]);
		expect(await readOwn(BOOK)).toBeNull();
		expect(ownerBook.corrections).toBe(0);
		expect((await new Deleted().load()).things).toHaveLength(1);
	});

	test('is compared with the corrections that are kept, and need not bring its own', async () => {
		await alterOwn(BOOK, 1, () => corrected(8));
		expect((await open(textOf(corrected(8), []))).coming).toBeUndefined();
		const files = await open(textOf(corrected(7)));
		await files.add();
		expect(files.said && t(files.said)).toBe('1 campaign added');
		expect(await readOwn(BOOK)).toEqual(corrected(8));
	});

	test('that is bad changes nothing and says so; one that is left leaves nothing', async () => {
		const bad = await open(textOf().replace('"begun"', '"began"'));
		expect(bad.opened).toBeUndefined();
		expect(bad.problem && t(bad.problem)).toMatch(/journals\.0.*Nothing was changed\./);
		const left = await open(textOf());
		expect(left.opened).toBeDefined();
		left.leave();
		expect(left.opened).toBeUndefined();
		expect(await listJournals(CAMPAIGN_KIND)).toEqual([]);
	});
});

test('what does not read any more is found in forces, battles and campaigns', async () => {
	await createJournal(battleJournal('b', begun()));
	await createJournal(campaignJournal('c', campaign('Autumn')));
	const damaged = new Damaged();
	await damaged.load();
	expect(damaged.things).toEqual([]);
	await withStore(async (db) => {
		for (const journal of ['b', 'c'])
			await db.entries.add({ journal, place: 1, line: '{"kind":"nonsense"}' });
	});
	await damaged.load();
	expect(damaged.things?.map(({ name }) => t(name)).sort()).toEqual([
		'Autumn, line 2',
		'Kromy, line 2'
	]);
	expect(damaged.problem).toBeUndefined();
});
