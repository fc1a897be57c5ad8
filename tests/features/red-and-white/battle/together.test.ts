import { battleJournal } from '../../../kept.ts';
import { firstLine } from '../../../first-line.ts';
import { describe, expect, test } from 'vitest';
import { LiveBattle } from '#lib/features/red-and-white/battle/live.svelte.ts';
import { Together } from '#lib/features/red-and-white/together/together.svelte.ts';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import { marked } from '#lib/rules/red-and-white/engine/table/unit.ts';
import { createJournal } from '#lib/store/files/bundle.ts';
import { unit } from '../../../rules/red-and-white/engine/battles.ts';
import { procedure } from '../../../rules/red-and-white/engine/rolls.ts';
import { freshStore } from '../../../store/fresh.ts';
import { english } from '../../../english.ts';

freshStore();

const grid = async (slug: string, id: string) => {
	const first = firstLine('Kromy');
	await createJournal(battleJournal(id, [first]));
	const battle = new LiveBattle(id);
	await battle.load();
	const open = () => new Together(battle, procedure(slug));
	return { battle, open };
};
const rowOf = (together: Together, label: string) =>
	together.rows.find((row) => row.unit.id === unit(label))!;

describe('Leadership: one grid for shouted numbers', () => {
	test('in any order, corrected, by the referee, by the app; each unit a line of its own that can be undone', async () => {
		const { battle, open } = await grid('leadership', 'any-order');
		const together = open();
		const all = together.rows.map((row) => row.unit.id);
		expect(together.rows.every(({ resolution }) => resolution === null)).toBe(true);
		together.setBand(all, 'leader', 'far');
		together.setBand([unit('R5')], 'leader', 'near');
		expect(english(rowOf(together, 'R5').outcome?.word)).toBe('Led');

		together.choose(unit('R3'));
		together.face(9);
		expect(english(rowOf(together, 'R3').outcome?.word)).toBe('Not led');
		together.choose(unit('R3'));
		together.face(8);
		expect(english(rowOf(together, 'R3').outcome?.word)).toBe('Led');
		together.choose(unit('R1'));
		together.face(10);
		together.takeBack();
		expect(rowOf(together, 'R1').outcome).toBeUndefined();
		together.rule(unit('R1'), { passes: false, reason: 'no orders' });
		const missing = together.missing.length;
		expect(missing).toBe(all.length - 3);

		expect(await together.apply()).toBe(true);
		const lines = battle.history.counted.length;
		expect(lines).toBe(1 + 3);
		const marks = (label: string) => battle.state.units[unit(label)]!;
		expect(marked(marks('R3'), 'led')).toBe(true);
		expect(marked(marks('R1'), 'not_led')).toBe(true);
		expect(marks('R3').leaderBand).toBe('far');
		expect(together.rows).toHaveLength(missing);

		together.rollMissing(diceFrom([1, 2, 3, 4]));
		expect(together.missing).toHaveLength(0);
		expect(await together.apply()).toBe(true);
		expect(together.rows).toHaveLength(0);
		await battle.undo();
		expect(together.rows).toHaveLength(1);
	});

	test('a number that no die shows is not taken', async () => {
		const { open } = await grid('leadership', 'no-die');
		const together = open();
		together.setBand([unit('R1')], 'leader', 'middle');
		together.choose(unit('R1'));
		together.face(11);
		expect(rowOf(together, 'R1').throws).toEqual([]);
	});
});

describe('Morale: a commissar is asked first', () => {
	test('both dice are taken in one row, then the next row is open', async () => {
		const { battle, open } = await grid('unit-morale', 'commissar');
		await battle.do({ type: 'loseFigures', unit: unit('R1'), figures: 1 });
		await battle.do({ type: 'loseFigures', unit: unit('R2'), figures: 1 });
		await battle.do({ type: 'setClock', to: { round: 1, turn: 'white', phase: 7 } });
		const together = open();
		expect(together.rows.map((row) => row.unit.id)).toEqual([unit('R1'), unit('R2')]);
		together.choose(unit('R2'));
		expect(together.here?.call?.sides).toBe(10);
		together.face(5);
		expect(together.here?.unit.id).toBe(unit('R2'));
		expect(together.here?.call?.sides).toBe(6);
		together.face(1);
		expect(english(rowOf(together, 'R2').outcome?.word)).toBe('Passed');
		expect(together.here?.unit.id).toBe(unit('R1'));
	});
});

describe('Machine guns: hit or missed', () => {
	test('the grid says in a word what came of the die, not how many gunners are lost', async () => {
		const { battle, open } = await grid('attached-gun', 'guns');
		for (const label of ['R1', 'R2'])
			await battle.do({
				...{ type: 'oweTest', unit: unit(label), calculator: 'attached-gun' },
				...{ n: 1, reason: 'fire' }
			});
		const together = open();
		const word = (label: string) => english(rowOf(together, label).outcome?.word);
		together.choose(unit('R1'));
		together.face(1);
		together.choose(unit('R2'));
		together.face(10);
		together.face(2);
		expect([word('R1'), word('R2')]).toEqual(['miss', 'saved']);
	});
});
