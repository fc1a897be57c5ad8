import { battleJournal } from '../../../kept.ts';
import { firstLine } from '../../../first-line.ts';
import { describe, expect, test, vi } from 'vitest';
import { BattleList } from '#lib/features/red-and-white/battles/list.svelte.ts';
import { LiveBattle, openBattle } from '#lib/features/red-and-white/battle/live.svelte.ts';
import { inShort, spoken } from '#lib/features/shared/journal/said.ts';
import type { Throw } from '#lib/kernel/dice/draw.ts';
import { BATTLE } from '#lib/rules/red-and-white/journal/strike/striking.ts';
import { planStrike } from '#lib/kernel/game/strike.ts';
import { figuresLeft } from '#lib/rules/red-and-white/engine/table/unit.ts';
import { EXAMPLE_FORCES } from '../../../rules/red-and-white/example-forces.ts';
import { withStore } from '#lib/store/database.ts';
import { createJournal } from '#lib/store/files/bundle.ts';
import { describeJournal, findJournal, listJournals } from '#lib/store/journal/journal.ts';
import { StoreProblem } from '#lib/store/problem.ts';
import { t } from '#lib/words/t.ts';
import { unit } from '../../../rules/red-and-white/engine/battles.ts';
import { rolls } from '../../../rules/red-and-white/engine/rolls.ts';
import { openKey } from '#lib/rules/red-and-white/journal/left-open.ts';
import { freshStore } from '../../../store/fresh.ts';
import { english } from '../../../english.ts';

freshStore();

const kromy = async (id = 'kromy'): Promise<LiveBattle> => {
	const first = firstLine('Kromy');
	await createJournal(battleJournal(id, [first]));
	const battle = new LiveBattle(id);
	expect(await battle.load()).toBe(true);
	return battle;
};
const again = async (id = 'kromy'): Promise<LiveBattle> => {
	const battle = new LiveBattle(id);
	await battle.load();
	return battle;
};
const left = (battle: LiveBattle, label: string): number =>
	figuresLeft(battle.state.units[unit(label)]!);
const lose = (figures: number, label = 'W1') =>
	({ type: 'loseFigures', unit: unit(label), figures }) as const;
/** The id of the nth line that was written, the first is 0; the last where nothing is said. */
const lineOf = (battle: LiveBattle, nth: number): string => battle.history.written.at(nth)!.id;
const lastLine = (battle: LiveBattle): string => lineOf(battle, -1);
/** Leadership of R1, begun and not applied. */
const call = {
	kind: 'die',
	dice: 1,
	sides: 10,
	label: 'Leadership',
	rule: 'Leadership'
} as const;
const throws: readonly Throw[] = [{ call, faces: [7], count: null, by: 'hand' }];
const parties = { unit: unit('R1'), target: null };
const form = { leader: 'ok', distance: 20 };
const roll = { procedure: 'leadership', parties, throws, form } as const;
const open = (battle: LiveBattle) => ({
	...roll,
	...{ overruled: null, filled: {}, typed: [], faces: [], missing: [] },
	after: lastLine(battle)
});
const kept = (): Promise<number> => withStore((db) => db.entries.count());

describe('a battle on screen', () => {
	test('what was done is there when the battle is opened again', async () => {
		const battle = await kromy();
		await battle.do(lose(3));
		expect(left(battle, 'W1')).toBe(13);
		expect(left(await again(), 'W1')).toBe(13);
		expect(spoken(battle.said!.sentences)).toBe(
			'1st Drozdovsky: 3 figures lost. 13 figures left in 4 stands.'
		);
	});

	test('what its owner switched off for new battles is off from the first line, and in the log', async () => {
		const list = new BattleList();
		const id = await list.create({
			...{ name: 'Kromy', forces: EXAMPLE_FORCES, choices: {} },
			off: ['casualties_owe', 'no_such_step']
		});
		const battle = await again(id);
		expect(battle.state.header.automation).toEqual({ casualties_owe: false });
		// Together with what began the battle, so that no Undo switches it on again.
		const [first, ...others] = battle.history.counted;
		expect(others).toEqual([]);
		expect(battle.canUndo).toBe(false);
		expect(spoken(battle.tell(first!).sentences)).toContain('No longer by itself');
	});

	test('it is on disk before it is on screen', async () => {
		const battle = await kromy();
		const before = await kept();
		const done = battle.do(lose(1));
		expect(left(battle, 'W1')).toBe(16);
		await done;
		expect(await kept()).toBe(before + 1);
		expect(left(battle, 'W1')).toBe(15);
	});

	test('quick taps are decided in order, each on what the one before left', async () => {
		const battle = await kromy();
		const decisions = await Promise.all([16, 1, 1].map((n) => battle.do(lose(n))));
		expect(decisions.map(({ ok }) => ok)).toEqual([true, false, false]);
		expect(battle.refusal?.rule).toBe('Infantry');
		expect(battle.history.length).toBe(2);
	});

	test('undo and redo go anywhere but past the beginning, and stay after a reload', async () => {
		const battle = await kromy();
		await battle.undo();
		expect(battle.history.length).toBe(1);
		await battle.do(lose(3));
		await battle.do({ type: 'stepPhase', by: 1 });
		const both = battle.state;
		await battle.undo();
		await battle.undo();
		expect([left(battle, 'W1'), battle.canUndo, battle.canRedo]).toEqual([16, false, true]);
		expect(inShort(battle.said!)).toMatch(/^Taken back: 1st Drozdovsky: 3 figures lost/);
		await battle.redo();
		await battle.redo();
		expect(battle.state).toEqual(both);
		await battle.undo();
		const reopened = await again();
		expect(reopened.state).toEqual(battle.state);
		expect(reopened.canRedo).toBe(true);
		await reopened.do(lose(1));
		expect(reopened.canRedo).toBe(false);
	});

	test('a refusal is no longer said once something is taken back or done again', async () => {
		const battle = await kromy();
		await battle.do(lose(1));
		const again = () => battle.do({ type: 'bringBack', unit: unit('W1') });
		await again();
		expect(battle.refusal).toBeDefined();
		await battle.undo();
		expect(battle.refusal).toBeUndefined();
		await again();
		await battle.redo();
		expect(battle.refusal).toBeUndefined();
	});

	test('what undo takes back is named by what was done', async () => {
		const battle = await kromy();
		const undone = async (...commands: readonly Parameters<LiveBattle['do']>[0][]) => {
			for (const command of commands) await battle.do(command);
			await battle.undo();
			return inShort(battle.said!);
		};
		const at = (phase: 2 | 5 | 7, turn: 'red' | 'white' = 'red') =>
			({ type: 'setClock', to: { round: 1, turn, phase } }) as const;
		const on = { type: 'stepPhase', by: 1 } as const;
		expect(await undone(on)).toBe('Taken back: end of phase 1, Leadership');
		expect(await undone({ type: 'skipPhase' })).toBe('Taken back: phase 1, Leadership: skipped');
		expect(await undone(at(5), at(2))).toBe('Taken back: back to phase 2, Preparatory fire');
		expect(await undone(at(7), on)).toBe('Taken back: end of the Red turn');
		expect(await undone(at(7, 'white'), on)).toBe('Taken back: end of the White turn');
		const fire = rolls('small-arms-fire', { unit: unit('R1'), target: unit('W1') });
		await battle.do(at(2));
		expect(await undone(fire(battle.state))).toBe(
			'Taken back: 6th Latvian Rifles: fire at 1st Drozdovsky'
		);
		await battle.redo();
		expect(inShort(battle.said!)).toBe('Done again: 6th Latvian Rifles: fire at 1st Drozdovsky');
	});

	test('what came of a roll is told with whom it is about, and who is named already is not named twice', async () => {
		const battle = await kromy();
		await battle.do(rolls('leadership', { unit: unit('R1') }, { faces: [1] })(battle.state));
		expect(inShort(battle.said!)).toMatch(/^6th Latvian Rifles: leadership\. It may act/);
		await battle.do({ type: 'setClock', to: { round: 1, turn: 'red', phase: 2 } });
		const fire = rolls(
			'small-arms-fire',
			{ unit: unit('R1'), target: unit('W1') },
			{ until: ({ changes }) => changes.length > 0 }
		);
		expect(await battle.do(fire(battle.state))).toMatchObject({ ok: true });
		expect(inShort(battle.said!)).toMatch(/^1st Drozdovsky: \d+ figures? lost\./);
	});

	test('a message takes back what it says and nothing else, however often it is pressed', async () => {
		const battle = await kromy();
		await battle.do(lose(3));
		await battle.do(lose(1, 'W2'));
		const { entry } = battle.said!;
		await Promise.all([battle.undo(entry), battle.undo(entry)]);
		expect([left(battle, 'W1'), left(battle, 'W2')]).toEqual([13, 16]);
		expect(battle.said).toBeUndefined();
		await battle.undo();
		const again = battle.said!.entry;
		await Promise.all([battle.redo(again), battle.redo(again)]);
		expect([left(battle, 'W1'), left(battle, 'W2')]).toEqual([13, 16]);
	});

	test('what the phone cannot keep is not shown, and says so', async () => {
		const battle = await kromy();
		await withStore(async (db) => {
			vi.spyOn(db.entries, 'add').mockRejectedValue(new StoreProblem('quota'));
		});
		await battle.do(lose(3));
		expect(left(battle, 'W1')).toBe(16);
		expect(english(battle.problem?.text)).toMatch(/storage is full/i);
		vi.restoreAllMocks();
		await battle.do(lose(3));
		expect(left(battle, 'W1')).toBe(13);
		expect(battle.problem).toBeUndefined();
	});

	test('a roll that was applied as the app ended is not open any more; one begun since is', async () => {
		const battle = await kromy();
		battle.left.put(open(battle));
		await battle.left.settled();
		expect((await again()).left.all.length).toBe(1);
		const decision = await battle.do({ type: 'roll', ...roll });
		expect(decision.ok).toBe(true);
		const reopened = await again();
		expect(reopened.left.all).toEqual([]);
		reopened.left.put(open(reopened));
		await reopened.left.settled();
		expect((await again()).left.all.length).toBe(1);
	});

	test('a roll that was dropped can be brought back until something else is done', async () => {
		const battle = await kromy();
		const begun = open(battle);
		battle.left.put(begun);
		const drop = () => battle.left.drop(openKey(begun), battle.history);
		drop();
		expect(battle.left.dropped(battle.history)).toBe(begun);
		battle.left.put(begun);
		expect(battle.left.dropped(battle.history)).toBeUndefined();
		expect(battle.left.all).toEqual([begun]);
		drop();
		await battle.do(lose(1));
		expect(battle.left.dropped(battle.history)).toBeUndefined();
	});

	test('a line that no longer reads is left out, and stays', async () => {
		const battle = await kromy();
		await battle.do(lose(3));
		await battle.do(lose(1));
		await withStore((db) =>
			db.entries.put({ journal: 'kromy', place: 1, line: '{"kind":"done","facts":7}' })
		);
		const reopened = await again();
		expect(reopened.damaged.map(({ place }) => place)).toEqual([1]);
		expect(left(reopened, 'W1')).toBe(15);
		await reopened.do(lose(1));
		expect(left(await again(), 'W1')).toBe(14);
	});

	const planned = async (battle: LiveBattle, nth: number, reason = '') => {
		const plan = await planStrike(BATTLE, battle.history, lineOf(battle, nth), {
			dice: () => Promise.reject(new Error('Nothing is thrown')),
			keeps: () => null,
			pause: () => Promise.resolve()
		});
		return { ...plan!.note, reason };
	};

	test('a line struck out stays so after a reload, and its undo too', async () => {
		const battle = await kromy();
		await battle.do(lose(3));
		await battle.do(lose(2, 'W2'));
		const { history } = battle;
		const plan = await planned(battle, 1);
		await battle.do({ type: 'note', unit: null, text: 'rain' });
		expect(await battle.strike(plan, history)).toBe(false);
		const anew = await planned(battle, 1, 'out of sight');
		expect(await battle.strike(anew, battle.history)).toBe(true);
		expect(spoken(battle.said!.sentences)).toBe('One line struck out');
		expect([left(battle, 'W1'), left(battle, 'W2')]).toEqual([16, 14]);
		const reopened = await again();
		expect(reopened.state).toEqual(battle.state);
		await reopened.undo();
		expect(spoken(reopened.said!.sentences)).toBe('one line struck out');
		expect(left(await again(), 'W1')).toBe(13);
	});

	test('undo back to a line is one note, and one redo brings all back', async () => {
		const battle = await kromy();
		for (const figures of [1, 2, 3]) await battle.do(lose(figures));
		const all = battle.state;
		const before = await kept();
		expect(await battle.undoTo(lineOf(battle, 1))).toBe(true);
		expect(await kept()).toBe(before + 1);
		expect(left(battle, 'W1')).toBe(15);
		expect(inShort(battle.said!)).toBe('Taken back: 2 lines');
		expect(await battle.undoTo(lineOf(battle, 1))).toBe(false);
		expect(left(await again(), 'W1')).toBe(15);
		await battle.redo();
		expect(battle.state).toEqual(all);
	});

	test('a line that no longer reads keeps its place: a strike of a later one means the same', async () => {
		const battle = await kromy();
		await battle.do(lose(3));
		await battle.do(lose(2, 'W2'));
		await battle.do(lose(1, 'W4'));
		await battle.strike(await planned(battle, 3), battle.history);
		await withStore((db) =>
			db.entries.put({ journal: 'kromy', place: 1, line: '{"kind":"done","facts":7}' })
		);
		const reopened = await again();
		expect(['W1', 'W2', 'W4'].map((label) => left(reopened, label))).toEqual([
			16,
			14,
			left(battle, 'W4')
		]);
		const list = await new BattleList().load();
		await list.duplicate(list.rows[0]!, 'Copy');
		const copy = await again(list.rows.find(({ title }) => title === 'Copy')!.id);
		expect(copy.damaged.map(({ place }) => place)).toEqual([1]);
		expect(left(copy, 'W4')).toBe(left(battle, 'W4'));
	});

	test('the list of battles knows where each one stands', async () => {
		const battle = await kromy();
		await battle.do({ type: 'setClock', to: { round: 3, turn: 'white', phase: 5 } });
		await battle.do({ type: 'rename', name: 'The crossing' });
		await vi.waitFor(async () => {
			const row = await findJournal('kromy');
			expect(row?.title).toBe('The crossing');
			expect(row?.summary).toEqual(battle.about.summary);
		});
		const [row] = (await new BattleList().load()).rows;
		expect(row?.says.map(t).join(' ')).toMatch(/^Round 3, White turn Latvian Brigade at Kromy – /);
		await describeJournal('kromy', { round: 'three' });
		expect((await new BattleList().load()).rows[0]).toMatchObject({
			id: 'kromy',
			says: [],
			over: false
		});
	});
});

describe('the list of battles', () => {
	test('a copy goes on from any line; the battle itself stays as it is', async () => {
		const battle = await kromy();
		for (const figures of [1, 2, 3]) await battle.do(lose(figures));
		const list = await new BattleList().load();
		const game = { id: 'kromy', title: battle.about.title };
		const from = async (line: number) => again((await list.branch(game, lineOf(battle, line)))!);
		const early = await from(1);
		expect([left(early, 'W1'), left(await from(3), 'W1')]).toEqual([15, 10]);
		await early.do(lose(5));
		expect(left(await again(early.id), 'W1')).toBe(10);
		expect(left(await again(), 'W1')).toBe(10);
		const { title } = battle.about;
		expect(early.about.title).not.toBe(title);
		for (let n = 0; n < 2; n++) await early.undo();
		expect(early.about.title, 'the naming was taken back').toBe(title);
		await vi.waitFor(async () => expect((await findJournal(early.id))?.title).toBe(title));
		const { rows } = await new BattleList().load();
		expect(rows.find(({ id }) => id === 'kromy')?.title).toBe(title);
		expect(new Set(rows.map((row) => row.title)).size).toBe(rows.length);
	});

	test('begins, copies, deletes and brings back', async () => {
		const list = new BattleList();
		const id = await list.create({ name: ' Kromy ', forces: EXAMPLE_FORCES, choices: {} });
		await list.load();
		expect(list.rows.map(({ title }) => title)).toEqual(['Kromy']);
		const played = await again(id);
		await played.do(lose(5));
		await list.duplicate(list.rows[0]!, 'Copy');
		expect(list.rows.map(({ title }) => title).sort()).toEqual(['Copy', 'Kromy']);
		const copy = await again(list.rows.find(({ title }) => title === 'Copy')!.id);
		expect([copy.state.header.name, left(copy, 'W1')]).toEqual(['Copy', 11]);
		await copy.do(lose(1));
		expect(left(await again(id), 'W1')).toBe(11);
		const renamed = list.rows.find(({ title }) => title === 'Copy')!;
		await list.rename(renamed, 'Bryansk');
		expect(list.rows.map(({ title }) => title).sort()).toEqual(['Bryansk', 'Kromy']);
		await list.undo();
		await list.remove(list.rows.find(({ title }) => title === 'Copy')!);
		expect(list.rows.map(({ title }) => title)).toEqual(['Kromy']);
		await list.undo();
		expect(list.rows.length).toBe(2);
	});

	test('two quick taps make one copy; two battles copied at once are called differently', async () => {
		await kromy();
		const list = await new BattleList().load();
		const [row] = list.rows;
		const done = await Promise.all([
			list.duplicate(row!, 'Kromy (2)'),
			list.duplicate(row!, 'Kromy (2)')
		]);
		expect(done).toEqual([true, false]);
		const titles = () => list.rows.map(({ title }) => title).sort();
		expect(titles()).toEqual([row!.title, 'Kromy (2)'].sort());
		await Promise.all(list.rows.map((one) => list.duplicate(one, 'Kromy (3)')));
		expect(titles()).toEqual([row!.title, 'Kromy (2)', 'Kromy (3)', 'Kromy (4)'].sort());
	});

	test('a copy that was played on, and a battle renamed and played on, are not undone from the list', async () => {
		const battle = await kromy();
		const list = await new BattleList().load();
		await list.duplicate(list.rows[0]!, 'Copy');
		const copy = list.rows.find(({ title }) => title === 'Copy')!;
		await (await again(copy.id)).do(lose(1));
		await list.undo();
		expect(list.rows.length).toBe(2);
		expect(list.canUndo).toBe(false);

		await list.rename(copy, 'Orel');
		expect(list.canUndo).toBe(true);
		const { live } = await openBattle(copy.id);
		await live!.do(lose(2));
		await list.load();
		expect([list.said, list.canUndo]).toEqual([undefined, false]);
		expect(left(live!, 'W1')).toBe(left(battle, 'W1') - 3);
	});

	test('what was undone in the list can be done again', async () => {
		await kromy();
		const list = await new BattleList().load();
		await list.remove(list.rows[0]!);
		await list.undo();
		expect([list.rows.length, list.canRedo]).toEqual([1, true]);
		await list.redo();
		expect([list.rows.length, list.canUndo, list.canRedo]).toEqual([0, true, false]);
	});

	test('a battle whose line in the list is damaged is renamed, and it is said that the line stays', async () => {
		const list = new BattleList();
		const id = await list.create({ name: 'Kromy', forces: EXAMPLE_FORCES, choices: {} });
		await list.load();
		await withStore((db) => db.journals.update(id ?? '', { createdAt: 'spoilt' }));
		await list.rename(list.rows[0]!, 'Bryansk');
		expect((await again(id)).state.header.name).toBe('Bryansk');
		expect(english(list.problem?.text)).toBe(
			'The game itself is renamed; its line in this list could not be changed.'
		);
		expect(t(list.said!)).toBe('Kromy is now called Bryansk');
		await list.undo();
		expect((await again(id)).state.header.name).toBe('Kromy');
		expect([list.problem, list.canUndo]).toEqual([undefined, false]);
	});

	test('a battle of one side is refused, and nothing is kept', async () => {
		const list = new BattleList();
		const [red] = EXAMPLE_FORCES;
		expect(await list.create({ name: 'Alone', forces: [red!, red!], choices: {} })).toBeUndefined();
		expect(english(list.problem?.text)).toMatch(/both sides/);
		expect(await listJournals('battle')).toEqual([]);
	});

	test('the house rules of the phone go into a new battle', async () => {
		const list = new BattleList();
		const id = await list.create({
			name: 'House',
			forces: EXAMPLE_FORCES,
			choices: { readings: { R18: 'round_down' }, options: { movement: 'alternate' } }
		});
		const battle = await again(id);
		expect(battle.book.readings['R18']).toBe('round_down');
		expect(battle.book.options.movement).toBe('alternate');
	});
});
