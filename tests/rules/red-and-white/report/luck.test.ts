import Fraction from 'fraction.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { historyOf, type History } from '#lib/rules/red-and-white/journal/history.ts';
import type { BattleState } from '#lib/rules/red-and-white/engine/state.ts';
import { rollsByLuck } from '#lib/rules/red-and-white/report/luck/luck-so-far.ts';
import { lineLuck, sideLuck, type LineLuck } from '#lib/rules/red-and-white/report/luck/luck.ts';
import { turningPoints } from '#lib/rules/red-and-white/report/turning-points.ts';
import { kromy, unit } from '../engine/battles.ts';
import { fought, KROMY, luckOf } from './fought.ts';

let history: History;
let luck: LineLuck[];
beforeAll(async () => {
	history = historyOf(fought(KROMY));
	luck = luckOf(history);
});

describe('the luck of a battle', () => {
	test('every line with dice is counted, and no other', () => {
		expect(luck.map(({ place }) => place)).toEqual([1, 3, 4, 6, 8, 11, 13]);
	});

	test('six dice that hit on 4 or more: 4 figures of 3 to be expected, 22 ways in 64 for 4 or more', () => {
		const [loss] = luck[1]?.losses ?? [];
		expect(loss?.luck.actual).toBe(4);
		expect(loss?.luck.mean.toFraction()).toBe('3');
		expect(loss?.luck.atLeast.toFraction()).toBe('11/32');
	});

	test('a melee lost by 6, at two stands behind: 3 ways in 36 to lose so many', () => {
		const melee = luck.find(({ place }) => place === 11);
		const [attacker] = melee?.losses ?? [];
		expect(attacker?.unit).toBe(unit('R3'));
		expect(attacker?.luck.atLeast.toFraction()).toBe('1/12');
		expect(melee?.chance?.toFraction()).toBe('1/12');
	});

	test('where no losses are at stake it is the chance of what was said', () => {
		expect(luck[0]?.losses).toEqual([]);
		expect(luck[0]?.outcome?.toFraction()).toBe('9/10');
	});

	test('figures lost against expected, side by side', () => {
		const [red, white] = sideLuck(luck);
		expect(red?.lost).toBe(9);
		expect(white?.lost).toBe(9);
		const means = luck
			.flatMap(({ losses }) => losses)
			.filter(({ camp }) => camp === 'white')
			.reduce((sum, { luck: { mean } }) => sum + mean.valueOf(), 0);
		expect(white?.expected.valueOf()).toBeCloseTo(means, 12);
	});

	test('roll by roll: the chance of doing at least as well, the luckiest first', () => {
		const rolls = rollsByLuck(history, luck);
		const chanceAt = (place: number): string | undefined =>
			rolls.find((roll) => roll.place === place)?.chance.toFraction();
		expect(chanceAt(3)).toBe('11/32');
		expect(rolls.find((roll) => roll.place === 3)?.side).toBe('red');
		expect(chanceAt(1)).toBe('9/10');
		const chances = rolls.map(({ chance }) => chance.valueOf());
		expect(chances).toEqual([...chances].sort((a, b) => a - b));
		const worst = rolls.find((roll) => roll.place === 11)?.chance;
		expect(worst?.compare('35/36')).toBeGreaterThanOrEqual(0);
	});

	/** The chance of one roll, as the screen shows it. */
	const chanceOf = async (fight: Parameters<typeof fought>[0][number]) => {
		const one = historyOf(fought([fight]));
		return rollsByLuck(one, luckOf(one))[0];
	};

	test('a test of morale with a commissar: to pass after all, 29 ways in 45, whatever his own die was', async () => {
		// 9/10 help: 4 faces pass. 1/10 quarrel: 3 in 6 argue (3 faces), 2 in 6 overrule (2 faces), 1 in 6 desert (3 faces).
		const test = {
			slug: 'unit-morale',
			unit: unit('R1'),
			form: { stands: 3, banner: false, commissar: 'check' }
		};
		const passed = await chanceOf({ ...test, faces: [5, 2] });
		expect(passed?.chance.toFraction()).toBe('29/45');
		const quarrelled = await chanceOf({ ...test, faces: [10, 4, 2] });
		expect(quarrelled?.chance.toFraction()).toBe('29/45');
		const failed = await chanceOf({ ...test, faces: [5, 6] });
		expect(failed?.chance.toFraction()).toBe('1');
	});

	test('an army that holds with its second die: one that breaks on 3 holds within three, 973 ways in 1000', async () => {
		const held = await chanceOf({
			...{ slug: 'army-morale', unit: null, faces: [2, 9] },
			form: { totalUnits: 20, unitsLost: 7, cinc: 'committed', rerollsLeft: 2 },
			camp: 'red'
		});
		expect(held).toMatchObject({ side: 'red' });
		expect(held?.chance.toFraction()).toBe('973/1000');
	});

	test('an officer who holds, 5 ways in 6, and a commissar who helps, 9 in 10', async () => {
		const officer = Object.values(kromy().officers).find(({ camp }) => camp === 'white')?.id ?? '';
		const holds = await chanceOf({
			...{ slug: 'test-of-character', unit: null, officer, faces: [3] },
			form: { character: 'normal' }
		});
		expect(holds).toMatchObject({ side: 'white' });
		expect(holds?.chance.toFraction()).toBe('5/6');
		const helps = await chanceOf({ slug: 'commissar', unit: unit('R1'), faces: [4] });
		expect(helps?.chance.toFraction()).toBe('9/10');
	});

	test('a melee of two units: the loss they share counts whole, though the first could not bear it', async () => {
		const pair = historyOf(
			fought([
				{ type: 'loseFigures', unit: unit('R1'), figures: 14 },
				{
					...{ slug: 'melee', unit: unit('R1'), others: [unit('R2')], target: unit('W1') },
					form: { attackerCommissar: 'none' },
					faces: [1, 6]
				}
			])
		);
		const melee = pair.counted.at(-1);
		const lost = ['R1', 'R2'].reduce((sum, label) => {
			const left = (state: BattleState | undefined) =>
				state?.units[unit(label)]?.left.reduce((all, men) => all + men, 0) ?? 0;
			return sum + left(melee?.before) - left(melee?.after);
		}, 0);
		expect(lost).toBeGreaterThan(2);
		const luck = luckOf(pair);
		const [attackers] = luck.at(-1)?.losses ?? [];
		expect(attackers).toMatchObject({ unit: unit('R1'), others: [unit('R2')], camp: 'red' });
		expect(attackers?.luck.actual).toBe(lost);
		expect(sideLuck(luck)[0]?.lost).toBe(lost);
		// The margin is the dice, one against one, and what stands beside them: counted out here face by face.
		const ahead = 6 - 1 - lost;
		let all = 0;
		for (let attack = 1; attack <= 6; attack++)
			for (let defence = 1; defence <= 6; defence++) all += Math.max(0, defence - attack - ahead);
		expect(attackers?.luck.mean.toFraction()).toBe(new Fraction(all, 36).toFraction());
	});

	test('nobody can lose more than he has: the mean is that of what was left', () => {
		const line = history.counted.find(({ place }) => place === 3);
		if (!line) throw new Error('There is no such line.');
		const target = unit('W1');
		const one = line.before.units[target];
		if (!one) throw new Error('There is no target.');
		const worn = { ...one, left: [1, 0, 0, 0] };
		const before = { ...line.before, units: { ...line.before.units, [target]: worn } };
		const found = lineLuck({ ...line, before });
		expect(found?.losses[0]?.luck.actual).toBe(1);
		expect(found?.losses[0]?.luck.mean.toFraction()).toBe('63/64');
	});

	test('dice that no longer fit their situation are left out', () => {
		const line = history.counted.find(({ place }) => place === 3);
		if (!line) throw new Error('There is no such line.');
		const facts = line.entry.facts.map((fact) =>
			fact.type === 'rolled' ? { ...fact, procedure: 'melee' } : fact
		);
		expect(lineLuck({ ...line, entry: { ...line.entry, facts } })).toBeUndefined();
	});

	test('turning points: the least likely, and the farthest from expectation, each list in its order', () => {
		const { unlikely, farOff } = turningPoints(luck);
		expect(unlikely.map(({ place }) => place)).toEqual([11]);
		expect(farOff.map(({ place }) => place)).toEqual([11, 4, 3]);
	});
});
