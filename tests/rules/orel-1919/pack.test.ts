import { describe, expect, test } from 'vitest';
import { indexOf } from '#lib/kernel/hex/hex.ts';
import { boardOf } from '#lib/rules/orel-1919/scenarios/board.ts';
import { CHARTS } from '#lib/rules/orel-1919/charts.ts';
import { opened } from '#lib/rules/orel-1919/scenarios/opening.ts';
import { readPack, shippedPack, SHIPPED_MODULE } from '#lib/rules/orel-1919/scenarios/pack.ts';
import type { PackData } from '#lib/rules/orel-1919/scenarios/schema.ts';
import { english } from '../../english.ts';
import { lean } from '../../tools/bundle/lean.mjs';
import { deliveredFaults } from './delivered.ts';

type Json = Record<string, unknown>;
const parsePack = (from: unknown) => opened(readPack(from));
/** The shipped module with one place changed. */
const broken = (change: (module: Json) => void): unknown => {
	const copy = JSON.parse(JSON.stringify(SHIPPED_MODULE)) as Json;
	change(copy);
	return copy;
};
const at = (value: unknown, ...path: readonly (string | number)[]): Json =>
	path.reduce((one, key) => (one as Json)[key] as Json, value as Json);

describe('the module pack', () => {
	test('the shipped one fits together', () => {
		expect(parsePack(SHIPPED_MODULE).ok).toBe(true);
		expect(deliveredFaults(SHIPPED_MODULE as PackData)).toEqual([]);
	});

	test('the one that travels with the app is smaller, and the same to every rule', () => {
		const whole = JSON.stringify(SHIPPED_MODULE);
		const travels = lean(whole);
		expect(travels.length).toBeLessThan(whole.length * 0.95);
		const read = parsePack(JSON.parse(travels));
		const { map, ...rest } = shippedPack().data;
		// A line is called by its name in one rule only, a station has no double track unless it is said.
		const { map: lighter, ...same } = read.ok ? read.value.data : { map };
		expect(same).toEqual(rest);
		expect(lighter.lines.map(({ kind, path }) => ({ kind, path }))).toEqual(
			map.lines.map(({ kind, path }) => ({ kind, path }))
		);
		expect(boardOf({ ...rest, map: lighter }, CHARTS)).toEqual(boardOf({ ...rest, map }, CHARTS));
	});

	test('how sure each value is travels with it', () => {
		const { data } = shippedPack();
		expect(data.map.hexes['2705']?.confidence).toBe('rules');
		expect(data.units.units.find(({ id }) => id === 'w-tk')?.confidence).toBe('low');
	});

	test.each<[string, string, (module: Json) => void]>([
		['a missing hex', 'map.hexes.0507', (m) => delete at(m, 'map', 'hexes')['0507']],
		[
			'a hex off the sheet',
			'map.hexes.4001',
			(m) => (at(m, 'map', 'hexes')['4001'] = { terrain: 'clear' })
		],
		[
			'a bridge without a road',
			'map.hexsides',
			(m) => (at(m, 'map', 'hexsides', 0)['bridge'] = ['road'])
		],
		[
			'a unit set up twice',
			'scenario.setup.1.unit',
			(m) => (at(m, 'scenario', 'setup', 1)['unit'] = 'w-1-1k')
		],
		[
			'a unit nobody knows',
			'scenario.setup.0.unit',
			(m) => (at(m, 'scenario', 'setup', 0)['unit'] = 'w-x')
		],
		[
			'an entry away from the edge',
			'scenario.reinforcements.0.hexes',
			(m) => (at(m, 'scenario', 'reinforcements', 0)['hexes'] = ['1505'])
		],
		[
			'a depot without a capacity',
			'units.units',
			(m) =>
				delete (at(m, 'units', 'units') as unknown as Json[]).find(
					(u) => u['id'] === 'w-rd-orel'
				)?.['capacity']
		]
	])('%s is found in the data as delivered: %s', (_, place, change) => {
		expect(deliveredFaults(broken(change) as PackData).join()).toContain(place);
	});

	test.each<[string, string, (module: Json) => void]>([
		[
			'a terrain that does not exist',
			'map.hexes.0101',
			(m) => (at(m, 'map', 'hexes', '0101')['terrain'] = 'desert')
		],
		[
			'a line that jumps',
			'map.lines.0.path.1',
			(m) => (at(m, 'map', 'lines', 0, 'path')[1 as unknown as string] = '0101')
		],
		[
			'a hexside between strangers',
			'map.hexsides.0',
			(m) => (at(m, 'map', 'hexsides', 0)['b'] = '0101')
		],
		[
			'a station in the fields',
			'map.hexes.0101.station',
			(m) => (at(m, 'map', 'hexes', '0118')['station'] = true)
		],
		[
			'a train in the fields',
			'scenario.setup',
			(m) => (at(m, 'scenario', 'setup', 18)['hex'] = '2505')
		],
		[
			'both sides in a hex',
			'scenario.setup',
			(m) => (at(m, 'scenario', 'setup', 0)['hex'] = '2901')
		],
		['too many in a hex', 'scenario.setup', (m) => (at(m, 'scenario', 'setup', 0)['hex'] = '1214')],
		[
			'a counter whose sides do not fit',
			'units.units.0.reduced',
			(m) => (at(m, 'units', 'units', 0, 'reduced')['steps'] = 5)
		],
		['a chart of another shape', 'tables.MORALE', (m) => (at(m, 'tables')['MORALE'] = [['rout']])],
		[
			'a result no chart has',
			'tables.MUNITIONS',
			(m) => (at(m, 'tables')['MUNITIONS'] = [['many'], [1], [1], [1]])
		],
		['a chart nobody knows', 'tables.WEATHER', (m) => (at(m, 'tables')['WEATHER'] = [])],
		['a reading nobody knows', 'rulings.OR-03', (m) => (at(m, 'rulings')['OR-03'] = 'up')],
		[
			'a number too many',
			'scenario.turnTrack',
			(m) => (at(m, 'scenario', 'turnTrack', 0)['turn'] = -1)
		]
	])('%s is refused with its place: %s', (_, place, change) => {
		const read = parsePack(broken(change));
		expect(read.ok).toBe(false);
		if (!read.ok)
			expect(JSON.stringify(english(read.problem))).toContain(
				place.split('.').slice(0, 2).join('.')
			);
	});

	/** The place of a unit in the set-up, and a change of it. */
	const set = (unit: string, change: Json): [number, (module: Json) => void] => {
		const place = shippedPack().data.scenario.setup.findIndex((one) => one.unit === unit);
		return [place, (m) => void Object.assign(at(m, 'scenario', 'setup', place), change)];
	};

	test.each<[string, string, Json, string, string]>([
		[
			'3.2 a convoy that traces to no railroad',
			'w-cvy-1117',
			{ hex: '1008' },
			'hex',
			'is not functional there'
		],
		[
			'3.2 a railroad depot cut off',
			'w-rd-orel',
			{ hex: '0513' },
			'hex',
			'is not functional there'
		],
		[
			'5.2 a unit out of command without its flag',
			'w-cv-83s',
			{ outOfCommand: false },
			'outOfCommand',
			'is out of command there'
		],
		[
			'5.2 a flag on a unit of a main body',
			'w-1-1k',
			{ outOfCommand: true },
			'outOfCommand',
			'is in command there'
		],
		[
			'5.1 a flag on a depot',
			'w-rd-orel',
			{ outOfCommand: true },
			'outOfCommand',
			'is in command there'
		]
	])('%s is refused with its place and the reason', (_, unit, change, field, reason) => {
		const [place, changed] = set(unit, change);
		const read = parsePack(broken(changed));
		expect(
			read.ok ? null : [read.problem.values?.['place'], JSON.stringify(english(read.problem))]
		).toEqual([`scenario.setup.${place}.${field}`, expect.stringContaining(reason)]);
	});

	test('5.2 a flag that is known to go against the rules of command stays as printed', () => {
		const [, changed] = set('w-1-1k', { outOfCommand: true, againstCommand: true });
		expect(parsePack(broken(changed)).ok).toBe(true);
	});

	test('10.2 a formation that an enemy would wake at once is refused', () => {
		const [, changed] = set('r-7-let', { hex: '1412' });
		const read = parsePack(broken(changed));
		const problem = read.ok ? '' : JSON.stringify(english(read.problem));
		expect(problem).toContain('"scenario.inactive.1"');
		expect(problem).toContain('active from the start');
	});

	test('a corrected cell and a reading come into the book', () => {
		const read = parsePack(
			broken((m) => {
				at(m, 'tables')['MUNITIONS'] = [[3], [1], [1], [1]];
				at(m, 'rulings')['OR-03'] = 'symmetric';
			})
		);
		expect(read.ok && read.value.charts.MUNITIONS?.at('prepared', 'points')).toBe(3);
		expect(read.ok && read.value.readings['OR-03']).toBe('symmetric');
	});

	test.each([null, 1, 'x', [], {}, { map: {} }])('%j is no module', (from) => {
		expect(parsePack(from).ok).toBe(false);
	});
});

describe('the map worked out', () => {
	const board = boardOf(shippedPack().data, CHARTS);
	const hex = (name: string): number => indexOf(board.grid, name);
	const step = (from: string, to: string): number => {
		for (let side = 0; side < 6; side++)
			if (board.grid.neighbours[hex(from) * 6 + side] === hex(to)) return hex(from) * 6 + side;
		return -1;
	};

	test('7.1.1 a forest costs infantry 2, guns 3, and shuts tanks out', () => {
		const slot = step('0107', '0108');
		expect([board.cost.inf[slot], board.cost.art[slot], board.cost.tank[slot]]).toEqual([
			8, 12, -1
		]);
	});

	test('7.1.1 a railroad takes the forest out of the way', () => {
		expect(board.cost.inf[step('0103', '0104')]).toBe(4);
	});

	test('7.1.1 a major road costs three quarters', () => {
		expect(board.cost.inf[step('1811', '1712')]).toBe(3);
	});

	test('7.1.1 a river without a bridge costs guns 1 MP, shuts tanks out, and is nothing to infantry', () => {
		const slot = step('2617', '2717');
		expect([board.cost.inf[slot], board.cost.art[slot], board.cost.tank[slot]]).toEqual([4, 8, -1]);
	});

	test('7.1.1 rivers have no effect at Orel', () => {
		for (let side = 0; side < 6; side++) expect(board.water[board.orel * 6 + side]).toBeNull();
	});

	test('10.2 the corner of the 46th Division is closed off by the railroad and the Nerussa', () => {
		const open = board.grid.hexes.filter((_, at) => board.closedTo46[at] === 0);
		expect(open).toContain('0717');
		expect(open).toContain('0219');
		expect(open).not.toContain('1214');
		expect(open.length).toBeLessThan(60);
	});
});
