import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHARTS } from '#lib/rules/white-october/charts.ts';
import { exertsZoc, inZocOf } from '#lib/rules/white-october/rules/01-definitions.ts';
import { commandedFrom, suppliedFrom } from '#lib/rules/white-october/rules/04-lines.ts';
import { sourcesOf } from '#lib/rules/white-october/rules/04-supply.ts';
import { railReach } from '#lib/rules/white-october/rules/07-movement/07-5-rail.ts';
import { mayStack } from '#lib/rules/white-october/rules/07-movement/07-2-stacking.ts';
import { rangesFrom, within } from '#lib/rules/white-october/rules/12-city.ts';
import { fleetReach } from '#lib/rules/white-october/rules/15-fleets-air.ts';
import {
	besides,
	boardOf,
	brokenBridges,
	placeAt
} from '#lib/rules/white-october/scenarios/board.ts';
import { shippedPack } from '#lib/rules/white-october/scenarios/pack.ts';
import { UNIT_STATES, UNIT_TYPES } from '#lib/rules/white-october/types.ts';
import { runs } from '../../random.ts';

const { data } = shippedPack();
const board = boardOf(data, CHARTS);
const at = (name: string): number => placeAt(board, name);
const size = board.places.length;
const none = (): boolean => false;
const open = { zoc: none, held: none, broken: board.wrecked };
const marked =
	(places: readonly number[]) =>
	(place: number): boolean =>
		places.includes(place);
const anywhere = fc.integer({ min: 0, max: size - 1 });
const anyUnit = fc.record({
	type: fc.constantFrom(...UNIT_TYPES),
	whiteSymbol: fc.boolean(),
	state: fc.constantFrom(...UNIT_STATES)
});

describe('1.5 zones of control', () => {
	test('a Routed stack, vehicles, HQs and ships have none', () => {
		fc.assert(
			fc.property(fc.array(anyUnit, { maxLength: 3 }), (stack) => {
				const routed = stack.map((unit) => ({ ...unit, state: 'routed' as const }));
				expect(exertsZoc(routed)).toBe(false);
				const bare = stack.filter(({ type }) =>
					['tank', 'armoured_car', 'hq', 'leader', 'fleet', 'air'].includes(type)
				);
				expect(exertsZoc(bare)).toBe(false);
			}),
			{ numRuns: runs(100) }
		);
	});

	test('WO-21 a gun keeps its ZOC whatever its symbol; two white symbols have one together', () => {
		const white = { type: 'infantry', whiteSymbol: true, state: 'normal' } as const;
		expect(exertsZoc([{ ...white, type: 'artillery' }])).toBe(true);
		expect(exertsZoc([white])).toBe(false);
		expect(exertsZoc([white, { ...white, state: 'routed' }])).toBe(true);
	});

	test('it reaches only neighbours, and a forest only along road or rail', () => {
		fc.assert(
			fc.property(anywhere, (place) => {
				const near = besides(board, place);
				board.places.forEach((_, other) => {
					if (!inZocOf(board, (one) => one === place, other)) return;
					expect(near).toContain(other);
					if (/forest/.test(board.terrain[other] ?? '')) expect(board.lined[other]).toBe(1);
				});
			}),
			{ numRuns: runs(100) }
		);
	});
});

describe('4.2, 5.1 lines', () => {
	const whites = sourcesOf(data, board, 'NWA', { forts: [], firstDivisionKept: true });

	test('more enemies never lengthen a line', () => {
		fc.assert(
			fc.property(
				fc.array(anywhere, { maxLength: 8 }),
				fc.array(anywhere, { maxLength: 3 }),
				(zoc, held) => {
					const before = suppliedFrom(board, whites, open);
					const after = suppliedFrom(board, whites, {
						...open,
						zoc: marked(zoc),
						held: marked(held)
					});
					after.forEach((one, place) => expect(one).toBeLessThanOrEqual(before[place] ?? 0));
				}
			),
			{ numRuns: runs(60) }
		);
	});

	test('command reaches farther with a larger radius, and never beyond it', () => {
		fc.assert(
			fc.property(anywhere, fc.integer({ min: 0, max: 4 }), (hq, radius) => {
				const less = commandedFrom(board, hq, radius, open);
				const more = commandedFrom(board, hq, radius + 1, open);
				less.forEach((one, place) => expect(one).toBeLessThanOrEqual(more[place] ?? 0));
			}),
			{ numRuns: runs(60) }
		);
	});

	test('5.1 a line that comes by rail into marsh runs on, though a shorter one off it ends there', () => {
		const commanded = commandedFrom(board, at('12/U'), 5, open);
		expect([commanded[at('10/U')], commanded[at('09/U')]]).toEqual([1, 1]);
		expect(commandedFrom(board, at('12/U'), 4, open)[at('09/U')]).toBe(0);
	});

	test('4.2 a hex in an enemy ZOC is the last of a line, and a hex held by enemies is none', () => {
		const road = '24/C 23/D 23/E 22/F 22/G 22/H'.split(' ').map(at);
		const cut = suppliedFrom(board, whites, { ...open, zoc: marked([road[2] ?? 0]) });
		expect([cut[road[1] ?? 0], cut[road[2] ?? 0]]).toEqual([1, 1]);
		const held = suppliedFrom(board, whites, { ...open, held: marked([road[0] ?? 0]) });
		expect(held.every((one) => one === 0)).toBe(true);
	});

	test('4.3 Narva feeds White; Estonians have the coast west of the mines besides, away from the forts', () => {
		expect(whites.map((place) => board.places[place])).toEqual(['24/C']);
		const coast = (forts: readonly string[]): readonly (string | undefined)[] =>
			sourcesOf(data, board, 'Estonian', { forts, firstDivisionKept: true }).map(
				(place) => board.places[place]
			);
		expect(coast(['29/L'])).toContain('27/E');
		expect(coast(['29/L'])).not.toContain('29/L');
		expect(coast([])).toContain('29/L');
		expect(coast([])).not.toContain('28/M');
	});

	test('4.3, 16.1 06/FF feeds the Reds unless White gave up a division', () => {
		const red = (kept: boolean): number[] =>
			sourcesOf(data, board, 'Red', { forts: [], firstDivisionKept: kept });
		expect(red(true)).toContain(at('06/FF'));
		expect(red(false)).not.toContain(at('06/FF'));
		expect(red(true)).toEqual(expect.arrayContaining([at('PETER_PAUL'), at('18/FF'), at('25/Q')]));
		expect(red(true)).not.toContain(at('28/M'));
	});
});

describe('12, 15.1 ranges and fleets', () => {
	test('range is the same both ways, and within it lie the same places', () => {
		fc.assert(
			fc.property(anywhere, anywhere, (a, b) => {
				const there = rangesFrom(board, a, 100).get(b);
				expect(there).toBe(rangesFrom(board, b, 100).get(a));
				expect(within(board, a, 2).has(b)).toBe((there ?? Infinity) <= 2);
			}),
			{ numRuns: runs(30) }
		);
	});

	test('15.1 White does not pass the mines, the Red fleet does', () => {
		expect(fleetReach(board, 'white', at('28/H')).has(at('26/Q'))).toBe(false);
		expect(fleetReach(board, 'red', at('26/Q')).has(at('28/H'))).toBe(true);
		expect(fleetReach(board, 'red', at('19/O')).size).toBe(0);
	});
});

describe('7.5 railroads', () => {
	const rails = { broken: board.wrecked, closed: () => false };

	test('nobody crosses the Luga by rail, nor Petrograd', () => {
		const from = railReach(board, at('24/C'), rails);
		expect(from).toContain(at('22/G'));
		expect(from).not.toContain(at('22/H'));
		const moscow = railReach(board, at('07/FF'), rails);
		expect(moscow).toContain(at('NEVSKAYA_GATE'));
		expect(moscow).not.toContain(at('SMOLNY'));
		expect(moscow).not.toContain(at('25/U'));
	});

	test('8.4 a blown bridge stops trains', () => {
		const broken = brokenBridges(board, [['15/T', '16/T']]);
		expect(railReach(board, at('08/S'), { ...rails, broken })).not.toContain(at('16/T'));
		expect(railReach(board, at('08/S'), rails)).toContain(at('16/T'));
	});
});

describe('7.2, 12 stacking', () => {
	const limits = data.scenario.stacking;
	const unit = fc.record({
		type: fc.constantFrom(...UNIT_TYPES),
		ep: fc.integer({ min: 1, max: 4 })
	});

	test('who leaves never overfills a hex or district, unless he was the escort', () => {
		fc.assert(
			fc.property(
				fc.array(unit, { maxLength: 6 }),
				fc.constantFrom('field', 'city'),
				(units, where) => {
					if (!mayStack(units, limits, where)) return;
					for (const one of units) {
						const rest = units.filter((other) => other !== one);
						const motors = rest.some(({ type }) => type === 'tank' || type === 'armoured_car');
						if (!motors) expect(mayStack(rest, limits, where)).toBe(true);
					}
				}
			),
			{ numRuns: runs(200) }
		);
	});

	test.each([
		['12 one large unit', [4], true],
		['12 two with 3 EP', [2, 1], true],
		['12 two with 4 EP', [2, 2], false],
		['12 three of one EP', [1, 1, 1], true]
	] as const)('%s in a district', (_, eps, fits) => {
		const units = eps.map((ep) => ({ type: 'infantry' as const, ep }));
		expect(mayStack(units, limits, 'city')).toBe(fits);
	});
});
