import { describe, expect, test } from 'vitest';
import { chances } from '#lib/kernel/dice/draw.ts';
import { bookOf, defaultBook } from '#lib/rules/white-october/book.ts';
import { CHARTS } from '#lib/rules/white-october/charts.ts';
import { combatResult, score } from '#lib/rules/white-october/rules/08-combat/08-2-5-results.ts';
import { readPack, SHIPPED_MODULE } from '#lib/rules/white-october/scenarios/pack.ts';
import { tableDoubts } from '#lib/rules/white-october/scenarios/tables.ts';

const places = (numbers: Readonly<Record<string, number>>): readonly string[] =>
	tableDoubts(bookOf({ numbers }).charts).map(({ place }) => place);

/** A chart of words with one cell changed. */
const cells = (name: 'CRT_ATTACKER' | 'CRT_DEFENDER', row: number, column: number, to: string) =>
	CHARTS[name].rows.map((score) =>
		CHARTS[name].columns.map((morale) =>
			score === row && morale === column ? to : CHARTS[name].at(score, morale)
		)
	);
const withCell = (...change: Parameters<typeof cells>): readonly string[] => {
	const read = readPack({
		...(SHIPPED_MODULE as object),
		tables: { [change[0]]: cells(...change) }
	});
	return read.ok
		? tableDoubts({ ...CHARTS, ...read.value.charts }).map(({ place }) => place)
		: ['not read'];
};

describe('what a reconstructed table must satisfy', () => {
	test('those of the app do', () => expect(tableDoubts(CHARTS)).toEqual([]));

	test.each<[string, Parameters<typeof cells>, string]>([
		['an advance of the loser', ['CRT_ATTACKER', 5, 6, 'a'], 'CRT_ATTACKER.5.6'],
		['a retreat of the winner', ['CRT_ATTACKER', 9, 3, 'r'], 'CRT_ATTACKER.9.3'],
		['a loser who fares better', ['CRT_DEFENDER', 8, 1, '-'], 'CRT_ATTACKER.8.1'],
		['more Morale that is worse', ['CRT_DEFENDER', 12, 6, 'dr'], 'CRT_DEFENDER.12.6'],
		['a better score that is worse', ['CRT_ATTACKER', 7, 1, 'dr'], 'CRT_ATTACKER.7.1']
	])('8.2.5 %s is named, and the module still read', (_, change, place) => {
		expect(withCell(...change)).toContain(place);
	});

	test('8.2.7 a Morale that nobody can ever rout is named', () => {
		expect(withCell('CRT_DEFENDER', 15, 6, 'r')).toEqual(['CRT_DEFENDER.6']);
	});

	test.each([
		['CRT_LOSSES.6.attacker', 3],
		['CRT_LOSSES.15.defender', 4],
		['RATIO.3.modifier', 1],
		['BARRAGE.13.loss', 0],
		['BARRAGE.14.retreat', 1],
		['BARRAGE_DRM.observation.modifier', 0],
		['TERRAIN_EFFECTS.hills.combat', 1],
		['FEATURE_EFFECTS.town.barrage', 1],
		['HEXSIDE_EFFECTS.river.combat', 1],
		['TERRAIN_MOVEMENT.clear.infantry', 2],
		['EVENTS.cheka.red', 60]
	])('%s as %d is named', (path, value) => {
		const found = places({ [path]: value });
		expect(found.some((place) => place.startsWith(path.split('.').slice(0, 1).join('.')))).toBe(
			true
		);
	});

	test('WO-17 by the other reading a defender who wins stays where he is', () => {
		const code = (reading: 'winner' | 'attacker'): string =>
			combatResult(bookOf({ readings: { 'WO-17': reading } }), 2, { attacker: 4, defender: 4 })
				.defender.code;
		expect([code('winner'), code('attacker')]).toEqual(['a', '-']);
	});
});

/** Of 36 throws: attacker wins, hex cleared, defender routs, attacker driven back, attacker routs, two hexes of pursuit. */
const FEEL = [
	['1:1, Morale 3', 0, 3, 3, [15, 15, 6, 15, 3, 6]],
	['1:1, Morale 4', 0, 4, 4, [15, 10, 1, 10, 1, 1]],
	['1:1, Morale 5', 0, 5, 5, [15, 6, 0, 6, 0, 0]],
	['2:1, Morale 4', 2, 4, 4, [26, 21, 6, 3, 0, 6]],
	['3:1, Morale 3', 3, 3, 3, [30, 30, 21, 3, 0, 21]],
	['3:1, Morale 5', 3, 5, 5, [30, 21, 6, 0, 0, 6]],
	['1:1, Morale 4, terrain −2', -2, 4, 4, [6, 3, 0, 21, 6, 0]],
	['elite 6 against recruits 2', 4, 6, 2, [33, 33, 33, 0, 0, 26]],
	['recruits 2 against elite 6', -4, 2, 6, [1, 0, 0, 35, 26, 0]]
] as const;

test.each(FEEL)(
	'8.2.5 the table feels as it was meant to: %s',
	(_, drm, attacker, defender, of36) => {
		const { outcomes } = chances(score(drm));
		const read = outcomes.map(({ value, weight }) => ({
			...combatResult(defaultBook, value, { attacker, defender }),
			weight: Number(weight)
		}));
		type Read = (typeof read)[number];
		const count = (holds: (one: Read) => boolean): number =>
			read.filter(holds).reduce((sum, { weight }) => sum + weight, 0);
		const goes = (code: string): boolean => code === 'r' || code === 'dr';
		expect([
			count(({ winner }) => winner === 'attacker'),
			count((one) => goes(one.defender.code)),
			count((one) => one.defender.code === 'dr'),
			count((one) => goes(one.attacker.code)),
			count((one) => one.attacker.code === 'dr'),
			count((one) => one.defender.code === 'dr' && one.attacker.code === 'a')
		]).toEqual(of36);
	}
);
