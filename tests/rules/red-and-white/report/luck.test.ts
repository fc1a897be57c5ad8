import { beforeAll, describe, expect, test } from 'vitest';
import { historyOf, type History } from '#lib/rules/red-and-white/engine/history.ts';
import { SMALL_ARMS_FIRE } from '#lib/rules/red-and-white/calculators/small-arms.ts';
import { MELEE } from '#lib/rules/red-and-white/calculators/melee.ts';
import { rollsByLuck } from '#lib/rules/red-and-white/report/luck-so-far.ts';
import { lineLuck, sideLuck, type LineLuck } from '#lib/rules/red-and-white/report/luck.ts';
import { turningPoints } from '#lib/rules/red-and-white/report/turning-points.ts';
import { unit } from '../engine/battles.ts';
import { fought, KROMY, luckOf } from './fought.ts';

let history: History;
let luck: LineLuck[];
beforeAll(async () => {
	history = historyOf(await fought(KROMY));
	luck = await luckOf(history);
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
		expect(rolls.find((roll) => roll.place === 3)?.camp).toBe('red');
		expect(chanceAt(1)).toBe('9/10');
		const chances = rolls.map(({ chance }) => chance.valueOf());
		expect(chances).toEqual([...chances].sort((a, b) => a - b));
		const worst = rolls.find((roll) => roll.place === 11)?.chance;
		expect(worst?.compare('35/36')).toBeGreaterThanOrEqual(0);
	});

	test('nobody can lose more than he has: the mean is that of what was left', () => {
		const line = history.counted.find(({ place }) => place === 3);
		if (!line) throw new Error('There is no such line.');
		const target = unit('W1');
		const one = line.before.units[target];
		if (!one) throw new Error('There is no target.');
		const worn = { ...one, left: [1, 0, 0, 0] };
		const before = { ...line.before, units: { ...line.before.units, [target]: worn } };
		const found = lineLuck({ ...line, before }, SMALL_ARMS_FIRE);
		expect(found?.losses[0]?.luck.actual).toBe(1);
		expect(found?.losses[0]?.luck.mean.toFraction()).toBe('63/64');
	});

	test('dice that no longer fit their situation are left out', () => {
		const line = history.counted.find(({ place }) => place === 3);
		if (!line) throw new Error('There is no such line.');
		expect(lineLuck(line, MELEE)).toBeUndefined();
	});

	test('turning points: the least likely, and the farthest from expectation, each list in its order', () => {
		const { unlikely, farOff } = turningPoints(luck);
		expect(unlikely.map(({ place }) => place)).toEqual([11]);
		expect(farOff.map(({ place }) => place)).toEqual([11, 4, 3]);
	});
});
