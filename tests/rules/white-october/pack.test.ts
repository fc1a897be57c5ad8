import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHARTS } from '#lib/rules/white-october/charts.ts';
import { boardOf, placeAt, stepBetween } from '#lib/rules/white-october/scenarios/board.ts';
import {
	readPack,
	SHIPPED_MODULE,
	shippedPack,
	turned
} from '#lib/rules/white-october/scenarios/pack.ts';
import type { Counter, PackData } from '#lib/rules/white-october/scenarios/schema.ts';
import { MOVERS } from '#lib/rules/white-october/types.ts';
import { lean } from '../../tools/bundle/lean.mjs';
import { deliveredFaults } from './delivered.ts';

type Json = Record<string, unknown>;
const broken = (change: (module: Json) => void): unknown => {
	const copy = JSON.parse(JSON.stringify(SHIPPED_MODULE)) as Json;
	change(copy);
	return copy;
};
/** The data as they are read, with one place changed. */
const changed = (change: (module: Json) => void): PackData => {
	const copy = JSON.parse(JSON.stringify(shippedPack().data)) as PackData & Json;
	change(copy);
	return copy;
};
const at = (value: unknown, ...path: readonly (string | number)[]): Json =>
	path.reduce((one, key) => (one as Json)[key] as Json, value as Json);

describe('the module pack', () => {
	test('the shipped one fits together', () => {
		expect(readPack(SHIPPED_MODULE).ok).toBe(true);
		expect(deliveredFaults(shippedPack().data)).toEqual([]);
	});

	test('the one that travels with the app is smaller, and the same to every rule', () => {
		const whole = JSON.stringify(SHIPPED_MODULE);
		const travels = lean(whole);
		expect(travels.length).toBeLessThan(whole.length * 0.95);
		const module = JSON.parse(travels) as { readonly units: { readonly units: Counter[] } };
		turned(module.units.units);
		const read = readPack(module);
		expect(read.ok && read.value.data).toEqual(shippedPack().data);
	});

	test('8.2.6 the weaker side of every counter of several EP stands in the file as printed', () => {
		const file = 'src/lib/rules/white-october/scenarios/data/units.json';
		const { units } = JSON.parse(readFileSync(file, 'utf8')) as { units: Counter[] };
		expect(units.filter(({ reduced }) => reduced).map(({ id }) => id)).toEqual(
			units
				.filter(({ type, ep = 0 }) => ep > 1 && (type === 'infantry' || type === 'cavalry'))
				.map(({ id }) => id)
		);
	});

	test.each<[string, string, (module: Json) => void]>([
		['a missing hex', 'map.hexes.19/O', (m) => delete at(m, 'map', 'hexes')['19/O']],
		[
			'a hex off the sheet',
			'map.hexes.01/A',
			(m) => (at(m, 'map', 'hexes')['01/A'] = { terrain: 'clear' })
		],
		['a line that jumps', 'map.lines.0', (m) => (at(m, 'map', 'lines', 0)['path'] = '24/C 22/F')],
		[
			'the Neva between strangers',
			'map.city.neva.0',
			(m) => (at(m, 'map', 'city', 'neva', 0)['a'] = 'OKHTA')
		],
		[
			'a line into a far district',
			'map.lines.1.entersCity',
			(m) => (at(m, 'map', 'lines', 1)['entersCity'] = 'OKHTA')
		],
		[
			'a counter without its value',
			'units.units.1',
			(m) => delete at(m, 'units', 'units', 1)['combat']
		],
		[
			'a counter of several EP without its weaker side',
			'units.units.1',
			(m) => delete at(m, 'units', 'units', 1)['reduced']
		],
		[
			'a unit set up twice',
			'scenario.setup.1.unit',
			(m) => (at(m, 'scenario', 'setup', 1)['unit'] = 'est_fleet')
		],
		[
			'an entry nobody knows',
			'scenario.reinforcements.0.entry',
			(m) => (at(m, 'scenario', 'reinforcements', 0)['entry'] = 'Z')
		]
	])('%s is found in the data as delivered: %s', (_, place, change) => {
		expect(deliveredFaults(changed(change)).join()).toContain(place);
	});

	test.each<[string, string, (module: Json) => void]>([
		['a hex without ground', 'map.hexes.19/O', (m) => (at(m, 'map', 'hexes')['19/O'] = {})],
		[
			'a station in the fields',
			'map.hexes.17/A.station',
			(m) => (at(m, 'map', 'hexes', '17/A')['station'] = true)
		],
		[
			'a fleet on land',
			'scenario.setup.0.at',
			(m) => (at(m, 'scenario', 'setup', 0)['at'] = '19/O')
		],
		[
			'both sides in a hex',
			'scenario.setup',
			(m) => (at(m, 'scenario', 'setup', 1)['at'] = '22/H')
		],
		['too many in a hex', 'scenario.setup', (m) => (at(m, 'scenario', 'setup', 1)['at'] = '19/I')],
		[
			'a chart of another shape',
			'tables.CRT_LOSSES',
			(m) => (at(m, 'tables')['CRT_LOSSES'] = [[1]])
		],
		['a result no chart has', 'tables.BARRAGE', (m) => (at(m, 'tables')['BARRAGE'] = [['rout']])],
		['a chart nobody knows', 'tables.WEATHER', (m) => (at(m, 'tables')['WEATHER'] = [])],
		['a reading nobody knows', 'rulings.WO-19', (m) => (at(m, 'rulings')['WO-19'] = 'none')]
	])('%s is refused with its place: %s', (_, place, change) => {
		const read = readPack(broken(change));
		expect(read.ok ? '' : JSON.stringify(read.problem)).toContain(place);
	});

	test('a corrected cell and a reading come into the pack', () => {
		const read = readPack(
			broken((m) => {
				at(m, 'tables')['BARRAGE_DRM'] = [[2], [-2], [-2], [-1], [-1], [2]];
				at(m, 'rulings')['WO-19'] = 'three_places';
			})
		);
		expect(read.ok && read.value.charts.BARRAGE_DRM?.at('routed', 'modifier')).toBe(2);
		expect(read.ok && read.value.readings['WO-19']).toBe('three_places');
	});

	test.each([null, 1, 'x', [], {}, { map: {} }])('%j is no module', (from) => {
		expect(readPack(from).ok).toBe(false);
	});
});

describe('the maps worked out', () => {
	const board = boardOf(shippedPack().data, CHARTS);
	const place = (name: string): number => placeAt(board, name);
	const step = (a: string, b: string): number => stepBetween(board, place(a), place(b));
	const mp = (mover: (typeof MOVERS)[number], a: string, b: string, rail = true): number =>
		(rail ? board.byRail : board.ground)[mover][step(a, b)] ?? NaN;

	test('every step has its way back, over the opposite side and the same water', () => {
		expect(board.places).toHaveLength(666);
		board.to.forEach((to, there) => {
			const back = board.back[there] ?? -1;
			expect(board.back[back]).toBe(there);
			expect(board.water[back]).toBe(board.water[there]);
			const side = board.side[there] ?? -1;
			expect(board.side[back]).toBe(side < 0 ? -1 : (side + 3) % 6);
			expect(to).toBeGreaterThanOrEqual(0);
		});
	});

	test('7.1 along a road tanks pay half a point, and the road leads over its bridges', () => {
		expect(mp('vehicle', '22/G', '22/H')).toBe(1);
		expect(mp('artillery', '22/G', '22/H')).toBe(2);
	});

	test('7.1 WO-42 a railroad helps guns through a marsh, and not tanks; a bridge that is down helps nobody', () => {
		expect([mp('vehicle', '23/W', '23/X'), mp('infantry', '24/K', '25/K')]).toEqual([4, 2]);
		expect(mp('artillery', '24/K', '25/K')).toBe(4);
		expect(mp('artillery', '24/K', '25/K', false)).toBe(6);
		expect(board.wrecked.has(step('22/G', '22/H'))).toBe(true);
	});

	test('7.1 a major river is shut to guns off the bridges, the Neva to all', () => {
		expect([mp('infantry', '19/I', '19/J'), mp('artillery', '19/I', '19/J')]).toEqual([6, -1]);
		for (const mover of MOVERS) expect(mp(mover, '22/V', '22/W')).toBe(-1);
	});

	test('12 in the city only the district counts; the Neva only by its bridges', () => {
		expect(mp('infantry', 'PUTILOV', '23/U')).toBe(2);
		expect(mp('vehicle', '23/U', 'PUTILOV')).toBe(2);
		expect(mp('infantry', 'WINTER_PALACE', 'VASIL')).toBe(2);
		expect(mp('infantry', 'VASIL', 'HARBOUR')).toBe(-1);
		expect(place('24/U')).toBe(-1);
	});
});
