import { beforeEach, expect, test, vi } from 'vitest';
import { BattleList } from '#lib/features/red-and-white/battles/list.svelte.ts';
import { LiveBattle } from '#lib/features/red-and-white/battle/live.svelte.ts';
import {
	beginFirstBattle,
	stopTeaching,
	taughtBattle
} from '#lib/features/red-and-white/try/first-battle.ts';
import { lessonLine } from '#lib/features/red-and-white/try/lesson.ts';
import { words } from '#lib/features/red-and-white/words/en/try.ts';
import { freshStore } from '../../../store/fresh.ts';

freshStore();

beforeEach(() => {
	const kept = new Map<string, string>();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key)
	});
});

test('each phase of the first turn says what to do, then to go on; an undo leads back', async () => {
	const list = new BattleList();
	const id = await beginFirstBattle(list);
	expect(taughtBattle()).toBe(id);
	const battle = new LiveBattle(id!);
	await battle.load();
	const line = () => lessonLine(battle.state, battle.waiting)?.text;
	const on = () => battle.do({ type: 'stepPhase', by: 1 });
	const [first, second] = battle.state.order.filter(
		(one) => battle.state.units[one]?.camp === 'red'
	);
	const [white] = battle.state.order.filter((one) => battle.state.units[one]?.camp === 'white');
	const mark = (unit: string | undefined, ...marks: readonly ('led' | 'fired' | 'moved')[]) =>
		battle.do({
			...{ type: 'quick', unit: unit!, figures: 0, hits: 0, on: marks, off: [], note: '' }
		} as const);

	expect(line()).toBe(words.leadership);
	await mark(first, 'led');
	expect(line()).toBe(words.leadership);
	await mark(second, 'led');
	expect(line()).toBe(words.leadershipOn);
	await on();
	expect(line()).toBe(words.fire);
	await mark(first, 'fired');
	expect(line()).toBe(words.fireOn);
	await battle.undo();
	expect(line()).toBe(words.fire);
	await battle.redo();
	await on();
	expect(line()).toBe(words.move);
	await mark(second, 'moved');
	expect(line()).toBe(words.moveOn);
	await on();
	expect(line()).toBe(words.defend);
	await mark(white, 'fired');
	expect(line()).toBe(words.defendOn);
	await on();
	expect(line()).toBe(words.attackingFire);
	await on();
	expect(line()).toBe(words.melee);
	await on();
	expect([words.morale, words.owed]).toContain(line());
	await on();
	expect(lessonLine(battle.state, battle.waiting)).toEqual({ text: words.over, over: true });
	// Whoever plays on has read it: it is told once, and of the turn that follows.
	await on();
	expect(line()).toBeUndefined();
	await battle.do({ type: 'setClock', to: { round: 2, turn: 'red', phase: 1 } });
	expect(line()).toBeUndefined();

	stopTeaching();
	expect(taughtBattle()).toBeNull();
	await list.load();
	expect(list.rows.map((row) => row.id)).toEqual([id]);
});
