import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ask, chances, play } from '#lib/kernel/dice/draw.ts';
import { bookOf, defaultBook as book } from '#lib/rules/white-october/book.ts';
import {
	allocated,
	getsRecruits,
	mayRecover,
	prisonersOf
} from '#lib/rules/white-october/rules/03-recruitment.ts';
import { specialCapacity } from '#lib/rules/white-october/rules/05-hq.ts';
import {
	eventAt,
	inCombat,
	maySuffer,
	recruitsShort
} from '#lib/rules/white-october/rules/06-events.ts';
import { mayMoveUp } from '#lib/rules/white-october/rules/08-combat/08-3-offensive.ts';
import { endOfTurn } from '#lib/rules/white-october/rules/09-fatigue.ts';
import { desertion } from '#lib/rules/white-october/rules/10-red-morale.ts';
import {
	canPay,
	freeGuns,
	militaryDraw,
	paid,
	payable,
	policeAction,
	rpLeft
} from '#lib/rules/white-october/rules/11-petrograd.ts';
import { backOnMap, clearAfter, lastTurn } from '#lib/rules/white-october/rules/16-calendar.ts';
import {
	bought,
	eprd,
	mustDestroy,
	LEVELS,
	levelsFrom,
	levelOf,
	result,
	shifted,
	shiftOf,
	victoryPoints,
	worthOf,
	winnerAt
} from '#lib/rules/white-october/rules/16-victory.ts';
import { shippedPack } from '#lib/rules/white-october/scenarios/pack.ts';
import { EVENTS, UNIT_STATES, UNIT_TYPES } from '#lib/rules/white-october/types.ts';
import { runs } from '../../random.ts';
import { raised } from '../../tools/cases/white-october-turn.ts';

const { data } = shippedPack();

describe('3 recruitment', () => {
	test('3.1.2 the stock never leaves 0 to 6', () => {
		fc.assert(
			fc.property(
				fc.nat(6),
				fc.nat(6),
				fc.boolean(),
				fc.nat(9),
				fc.array(fc.nat(6)),
				(stock, automatic, short, captures, deserters) => {
					for (const player of ['white', 'red'] as const) {
						const rp = allocated({ player, stock, automatic, short, captures, deserters }, 6);
						expect(rp).toBeGreaterThanOrEqual(0);
						expect(rp).toBeLessThanOrEqual(6);
					}
				}
			),
			{ numRuns: runs(100) }
		);
	});

	test('3.2 vehicles, HQs, Estonians and a white line yield nobody', () => {
		const of = { type: 'infantry', army: 'Red', ep: 2, whiteLine: false } as const;
		expect(prisonersOf(of)).toBe(2);
		expect(prisonersOf({ ...of, army: 'Estonian' })).toBe(0);
		expect(prisonersOf({ ...of, whiteLine: true })).toBe(0);
		for (const type of ['tank', 'armoured_car', 'armoured_train', 'hq'] as const)
			expect(prisonersOf({ ...of, type })).toBe(0);
	});

	test('3.3.1 nobody recovers beyond his first strength, nor what cannot recover', () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...UNIT_TYPES),
				fc.constantFrom(...UNIT_STATES),
				fc.nat(4),
				fc.nat(5),
				fc.boolean(),
				(type, state, ep, room, supplied) => {
					const more = mayRecover({ type, state, ep, fullEp: 4, room, supplied });
					expect(ep + more).toBeLessThanOrEqual(4);
					expect(more).toBeLessThanOrEqual(room);
					if (!supplied || state === 'routed' || !['infantry', 'cavalry'].includes(type))
						expect(more).toBe(0);
				}
			),
			{ numRuns: runs(100) }
		);
	});

	test.each([
		['red', 2, false],
		['red', 3, true],
		['white', 3, false],
		['white', 2, true],
		['white', 4, true]
	] as const)('3.3.2 %s Morale %d gets a Recruits marker: %s', (player, morale, gets) => {
		expect(getsRecruits({ player, morale, recruits: false, before: 1, after: 2 })).toBe(gets);
		expect(getsRecruits({ player, morale, recruits: true, before: 1, after: 2 })).toBe(false);
		expect(getsRecruits({ player, morale, recruits: false, before: 2, after: 3 })).toBe(false);
	});
});

describe('5.5 special capacities', () => {
	const hq = { army: 'NWA', capacity: 'A', formation: '5 ID', state: 'normal' } as const;
	test.each([
		['a unit of its division', hq, ['2 ID', '5 ID'], 'A'],
		['none of its division', hq, ['2 ID'], undefined],
		['a Routed HQ', { ...hq, state: 'routed' }, ['5 ID'], undefined],
		['a Disorganised HQ', { ...hq, state: 'disorganised' }, ['5 ID'], 'A'],
		['no HQ of the NWA', { ...hq, army: 'Red' }, ['5 ID'], undefined]
	] as const)('%s', (_, of, formations, gives) => {
		expect(specialCapacity(of, formations)).toBe(gives);
	});
});

describe('6 events', () => {
	test('each number of each side reads one event, and none that is not his', () => {
		for (const player of ['white', 'red'] as const) {
			const counts = new Map<string, number>();
			for (let roll = 1; roll <= 100; roll++) {
				const event = eventAt(book, player, roll);
				counts.set(event, (counts.get(event) ?? 0) + 1);
				expect(book.charts.EVENTS.at(event, player)).not.toBeNull();
			}
			expect([...counts.values()].reduce((sum, n) => sum + n, 0)).toBe(100);
			expect(counts.get('cheka') ?? 0).toBe(player === 'red' ? 16 : 0);
			expect(counts.get('insurgents') ?? 0).toBe(player === 'white' ? 20 : 0);
		}
	});

	test('gas and surprise are for attackers, the defence of Petrograd for defenders', () => {
		const roles = EVENTS.filter(
			(event) => inCombat(event, 'attacker') && !inCombat(event, 'defender')
		);
		expect(roles).toEqual(['surprise', 'gas']);
		expect(inCombat('defend_petrograd', 'attacker')).toBeUndefined();
		expect(inCombat('heroism', 'defender')?.dice).toBe(-1);
	});

	test('treachery strikes infantry only, and no Estonians', () => {
		expect(maySuffer('treachery', { type: 'infantry', army: 'Estonian', ep: 2 })).toBe(false);
		expect(maySuffer('treachery', { type: 'infantry', army: 'NWA', ep: 2 })).toBe(true);
		expect(maySuffer('attrition', { type: 'artillery', army: 'NWA', ep: 1 })).toBe(false);
	});

	test('Red is short without a die, White half the time', () => {
		expect(chances(recruitsShort('red')).outcomes).toEqual([{ value: true, weight: 1n }]);
		expect(chances(recruitsShort('white')).outcomes.map(({ weight }) => weight)).toEqual([3n, 3n]);
	});
});

test.each([
	['out of ZOC', {}, true],
	['in a ZOC', { enemyZoc: true }, false],
	['Routed', { state: 'routed' }, false],
	['engaged', { engaged: true }, false],
	['late', { begins: false }, false],
	['a fort', { type: 'fort' }, false]
] as const)('8.3 offensive movement: %s', (_, over, may) => {
	const unit = {
		type: 'infantry',
		state: 'normal',
		fixed: false,
		enemyZoc: false,
		engaged: false,
		begins: true
	} as const;
	expect(mayMoveUp({ ...unit, ...over }).ok).toBe(may);
});

describe('9, 10 fatigue and desertion', () => {
	test('WO-46 a rest from 8 is not tested, from 9 and 10 it is; never below 0', () => {
		const after = (level: number): string[] =>
			chances(endOfTurn(level, true)).outcomes.map(({ value }) => `${value.level} ${value.tired}`);
		expect(after(8)).toEqual(['5 false']);
		expect(after(9)).toEqual(['6 true', '6 false']);
		expect(after(10)).toEqual(['7 true']);
		expect(after(1)).toEqual(['0 false']);
	});

	test('10.2 five or more desert in 5 of 18 cases, in 1 of 36 after the action', () => {
		const five = (anti: boolean): bigint =>
			chances(desertion(anti))
				.outcomes.filter(({ value }) => value >= 5)
				.reduce((sum, { weight }) => sum + weight, 0n);
		expect([five(false), five(true)]).toEqual([10n, 1n]);
	});
});

describe('11.2.2 raising', () => {
	const purse = (rp: number, pool = 18) => ({ rp, spent: 0, pool });

	test('WO-28 two halves cost one RP together', () => {
		const both = raised(['communist', 'barricade'], 2, purse(1));
		expect(both && rpLeft(both)).toBe(0);
		expect(raised(['communist'], 1, purse(1))).toBeDefined();
	});

	test('WO-45 detachments first leave nothing for a barricade; the other way round both work', () => {
		expect(raised(['detachments', 'barricade'], 2, purse(3))).toBeUndefined();
		expect(raised(['barricade', 'detachments'], 2, purse(3))?.pool).toBe(8);
	});

	test('11.2 what is owed is owed, but for want of RP', () => {
		expect(raised(['detachments'], 2, purse(3))).toBeUndefined();
		expect([payable(purse(1), 2), payable(purse(0), 2), payable(purse(1, 0), 1)]).toEqual([
			2, 0, 1
		]);
		expect(raised([], 1, purse(1))).toBeUndefined();
		expect(raised([], 1, purse(0))).toBeDefined();
		expect(raised(['communist', 'communist'], 2, purse(6))).toBeUndefined();
	});

	test('nobody pays more than he has', () => {
		fc.assert(
			fc.property(
				fc.nat(6),
				fc.nat(18),
				fc.constantFrom('communist' as const, 'barricade' as const, 'detachments' as const),
				(rp, pool, action) => {
					const now = purse(rp, pool);
					if (!canPay(now, action)) return;
					const after = paid(now, action);
					expect(rpLeft(after)).toBeGreaterThanOrEqual(0);
					expect(after.pool).toBeGreaterThanOrEqual(0);
				}
			),
			{ numRuns: runs(100) }
		);
	});

	test('a gun comes free with every third EP placed, those before counted in', () => {
		expect([freeGuns(0, 8), freeGuns(2, 4), freeGuns(0, 2)]).toEqual([2, 2, 0]);
	});

	test('11.2.2 each face of the draw is a unit by its name, those drawn left out', () => {
		const draw = militaryDraw([1, 1, 1], purse(3, 0), ['Putil', 'Def Peter', 'Shliss']);
		const asked = ask(draw, []);
		expect(asked).toMatchObject({ means: ['Putil', 'Def Peter', 'Shliss'] });
		const [first] = play(draw, () => 2).throws;
		expect(ask(draw, first ? [first] : [])).toMatchObject({ means: ['Putil', 'Shliss'] });
	});

	test('the draw is fair, stops at a unit that cannot be paid, and pays for all it took', () => {
		fc.assert(
			fc.property(
				fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 4 }),
				fc.nat(6),
				(pool, rp) => {
					const { total, outcomes } = chances(militaryDraw(pool, purse(rp, 0)));
					expect(outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(total);
					for (const { value } of outcomes) {
						expect(value.ep).toBe(value.units.reduce((sum, at) => sum + (pool[at] ?? 0), 0));
						expect(rpLeft(value.purse)).toBe(rp - value.ep);
					}
				}
			),
			{ numRuns: runs(60) }
		);
	});

	test('11.2.1 the police find a plot in two of six', () => {
		const found = chances(policeAction()).outcomes.find(({ value }) => value);
		expect(found?.weight).toBe(2n);
	});
});

describe('16 the calendar and the end', () => {
	test('15.2 aircraft are back on the next clear turn, if there is one', () => {
		const weather = data.scenario.turns.map((turn) => turn.weather);
		expect(clearAfter(weather, 1, 12)).toEqual([3, 6, 7, 9, 12]);
		expect(clearAfter(weather, 9, 12)).toEqual([12]);
		expect(clearAfter(weather, 12, 12)).toEqual([]);
	});

	test('16.1 the game is longer without the 1st ID, and longer still without the 4th', () => {
		const { prolong } = data.scenario.special;
		expect(lastTurn(12, prolong, [], false)).toBe(12);
		expect(lastTurn(12, prolong, ['4 ID'], false)).toBe(12);
		expect(lastTurn(12, prolong, ['1 ID'], false)).toBe(13);
		expect(lastTurn(12, prolong, ['4 ID', '1 ID'], false)).toBe(14);
		expect(lastTurn(12, prolong, [], true)).toBe(14);
	});

	test('7.9 WO-58 the Routed come back a turn later, trains do not', () => {
		expect([
			backOnMap(3, false, false),
			backOnMap(3, true, false),
			backOnMap(3, true, true)
		]).toEqual([3, 4, 3]);
	});

	test('16.2 more points and more EPRD never make it worse for White, and the ends hold', () => {
		const rank = (points: number, lost: number): number =>
			LEVELS.indexOf(shifted(levelOf(points), shiftOf(lost)));
		fc.assert(
			fc.property(
				fc.integer({ min: -40, max: 60 }),
				fc.integer({ min: -20, max: 60 }),
				(points, lost) => {
					expect(rank(points + 1, lost)).toBeLessThanOrEqual(rank(points, lost));
					expect(rank(points, lost + 1)).toBeLessThanOrEqual(rank(points, lost));
				}
			),
			{ numRuns: runs(200) }
		);
		expect(rank(36, 60)).toBe(0);
		expect(rank(1, 0)).toBe(LEVELS.length - 1);
		const draw = LEVELS.indexOf('draw');
		for (const lost of [1, 15, 25, 35, 45, 60]) {
			for (const { from, level } of levelsFrom(lost)) {
				expect(LEVELS[rank(from, lost)]).toBe(level);
				expect(rank(from - 1, lost)).toBe(LEVELS.indexOf(level) + 1);
				expect(winnerAt(level) === 'white').toBe(rank(from, lost) < draw);
			}
		}
		expect(levelsFrom(25).map(({ from }) => from)).toEqual([2, 8, 10, 17, 27, 36]);
		// Three levels worse, the lower ones are one.
		expect(levelsFrom(0).map(({ from }) => from)).toEqual([17, 27, 36]);
	});

	const nothing = {
		ep: 25,
		fleetLosses: 0,
		cars: 0,
		trotsky: false,
		royalNavyLosses: 0,
		declined: 0,
		options: []
	};
	test('WO-19 by the other reading a district held for a turn counts no more', () => {
		const held = {
			white: new Set(['22/H', '19/O', '13/S']),
			passed: new Set(['PUTILOV', '12/CC'])
		};
		const points = (reading: 'ten_points' | 'three_places'): number =>
			result(bookOf({ readings: { 'WO-19': reading } }), data, held, nothing).points;
		expect([points('ten_points'), points('three_places')]).toEqual([20, 10]);
	});

	test('WO-49 each loss of the Royal Navy counts; by the other reading only one, but for the option', () => {
		const lost = { ...nothing, royalNavyLosses: 3 };
		const once = bookOf({ readings: { 'WO-49': 'once' } });
		expect([eprd(book, lost), eprd(once, lost)]).toEqual([16, 22]);
		expect(eprd(once, { ...lost, options: ['more_british_aid'] })).toBe(9);
	});

	test('a place is worth what the points differ by who has it (16.2)', () => {
		const { data } = shippedPack();
		const { places, ifRed } = data.scenario.victory;
		const points = (...white: readonly string[]): number =>
			victoryPoints(book, data, { white: new Set(white), passed: new Set() });
		for (const place of [...Object.keys(places), ...Object.keys(ifRed), 'WINTER_PALACE', '14/N'])
			expect(Math.abs(worthOf(book, data, place)?.points ?? 0), place).toBe(
				points(place) - points()
			);
		expect(worthOf(book, data, '22/H')).toEqual({ points: -20 });
		expect(worthOf(book, data, '12/CC')).toEqual({ points: 10, kept: 'passed' });
		expect(worthOf(book, data, 'WINTER_PALACE')).toEqual({ points: 10, kept: 'wins' });
	});

	test('options that cost EPRD raise what White must destroy (16.2.2)', () => {
		expect(mustDestroy([])).toBe(21);
		expect(mustDestroy(['more_british_aid', 'estonian_pskov'])).toBe(43);
		expect([shiftOf(20), shiftOf(mustDestroy([]))]).toEqual([-1, 0]);
	});

	test('16.2 what was bought is known from the options', () => {
		expect(bought(book)).toEqual([]);
		expect(bought(bookOf({ options: { repaired_bridge: 'yes', orel_first: 'red' } }))).toEqual([
			'orel_first',
			'repaired_bridge'
		]);
	});
});
