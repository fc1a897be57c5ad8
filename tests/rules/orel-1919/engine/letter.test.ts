import { describe, expect, test } from 'vitest';
import { bookOf } from '#lib/rules/orel-1919/book.ts';
import type { Command } from '#lib/rules/orel-1919/engine/commands.ts';
import { gameOf, hexIndex } from '#lib/rules/orel-1919/engine/game.ts';
import { holderOf } from '#lib/rules/orel-1919/engine/phases/victory.ts';
import { capacityOf } from '#lib/rules/orel-1919/engine/map/supply.ts';
import { leftOf } from '#lib/rules/orel-1919/engine/moves/mover.ts';
import { closedArea } from '#lib/rules/orel-1919/engine/setup.ts';
import type { State } from '#lib/rules/orel-1919/engine/state.ts';
import { checkingCohesion } from '#lib/rules/orel-1919/rules/08-combat/08-7-cohesion.ts';
import { shippedPack } from '#lib/rules/orel-1919/scenarios/pack.ts';
import { begun, engineOf, gameWith } from './play.ts';
import { placed, Table } from './placed.ts';
import { combat, unit } from '../combats.ts';

const game = gameWith();
type Units = Parameters<typeof placed>[1];
const at = (units: Units, more: Partial<State> = {}): Table =>
	new Table(game, placed(game, units, more));
const refusal = (table: Table, command: Command): string | null => {
	const decision = engineOf(table.game).decide(table.state, command);
	return decision.ok ? null : decision.refusal.rule;
};

describe('3.1 a railroad depot on the double track', () => {
	test('counts double for Red too, once its line is Red to a Red edge', () => {
		const { state } = at({ 'r-rd-navlia': '2705' });
		const line = (letter: string): State => ({
			...state,
			control: letter.repeat(state.control.length)
		});
		const depot = state.units.find(({ id }) => id === 'r-rd-navlia');
		if (!depot) throw new Error('no depot');
		expect(capacityOf(game, line('r'), depot)).toBe(2 * depot.capacity);
		expect(capacityOf(game, line('w'), depot)).toBe(depot.capacity);
	});
});

describe('3.3 the captors of a depot', () => {
	test('OR-60 keep their munitions when the attack is over', () => {
		const table = at({
			'r-1-let': { hex: '2418', unsupplied: true },
			'r-2-let': '2418',
			'r-cvy-1809': '2417',
			'w-res-1d': { hex: '2419', steps: 2 },
			'w-cvy-2014': '2419'
		});
		table.attack('2419', 'prepared', ['r-1-let', 'r-2-let']);
		table.do({ type: 'done' }, { type: 'pay', for: 1, depot: 'r-cvy-1809' }, 1, 6);
		const back = table.allowed.find(({ type }) => type === 'retreat');
		if (back) table.do(back);
		table.do({ type: 'advance', unit: 'r-1-let' });
		table.do({ type: 'take', unit: 'r-1-let' });
		while (table.state.combat) table.do(table.allowed.at(-1) ?? { type: 'done' });
		expect(table.unit('r-1-let').unsupplied).toBe(false);
	});
});

describe('4.3.1 a damaged train', () => {
	test('OR-67 is in no mode and recovers nothing; under the other reading it does', () => {
		const units: Units = {
			'w-at-kalita': { hex: '2806', steps: 1 },
			'w-1-1k': { hex: '2606', steps: 2 },
			'w-rd-orel': '2705'
		};
		const more: Partial<State> = {
			...{ player: 'white', phase: 'recruitment', points: { white: 1, red: 0 } },
			control: 'w'.repeat(400)
		};
		const restore: Command = { type: 'restore', unit: 'w-at-kalita' };
		expect(refusal(at(units, more), restore)).toBe('4.3.1');
		const other = gameOf(shippedPack(), {}, { 'OR-67': 'repaired' });
		expect(refusal(new Table(other, placed(other, units, more)), restore)).toBeNull();
	});
});

describe('4.3.1 a hex that recruitment overfilled', () => {
	const weak = { hex: '2908', steps: 2 };
	const four = { 'w-1-1k': weak, 'w-2-1k': weak, 'w-3-1k': weak, 'w-rec-1': weak };
	const rest = (table: Table, id: string): void => {
		table.do({ type: 'pick', unit: id }, { type: 'rest' });
	};

	test('7.1.2 is corrected before its owner is done: the last who can must go', () => {
		const table = at(four, { player: 'white' });
		rest(table, 'w-1-1k');
		rest(table, 'w-2-1k');
		rest(table, 'w-3-1k');
		expect(refusal(table, { type: 'done' })).toBe('7.1.2');
		expect(table.state.moving?.unit).toBe('w-rec-1');
		expect(refusal(table, { type: 'rest' })).toBe('7.1.2');
		expect(refusal(table, { type: 'dig' })).toBe('7.1.2');
		expect(new Set(table.allowed.map(({ type }) => type))).toEqual(new Set(['go', 'march']));
		table.do({ type: 'go', hex: '2909' }, { type: 'rest' }, { type: 'done' });
		expect(table.state.player).toBe('red');
	});

	test('7.1.2 with two too many, the second who would stay must go already', () => {
		const table = at({ ...four, 'w-rec-2': weak }, { player: 'white' });
		for (const id of ['w-1-1k', 'w-2-1k', 'w-3-1k']) rest(table, id);
		table.do({ type: 'pick', unit: 'w-rec-1' });
		expect(refusal(table, { type: 'rest' })).toBe('7.1.2');
	});

	test('OR-57 and stays as it is where nobody can leave it', () => {
		const ring = ['2907', '3007', '3008', '2909', '2808', '2807'];
		const reds = ['r-1-let', 'r-2-let', 'r-3-let', 'r-4-let', 'r-5-let', 'r-6-let'];
		const table = at(
			{ ...four, ...Object.fromEntries(reds.map((id, place) => [id, ring[place] ?? ''])) },
			{ player: 'white' }
		);
		expect(table.allowed).toContainEqual({ type: 'done' });
	});
});

describe('terrain note 4 on entry', () => {
	const coming = (hex: string): Units => ({
		'r-1-46d': {
			hex,
			fate: 'due',
			due: { turn: 5, hexes: [hex], group: null, penalty: 0, returning: false }
		}
	});

	test('a hex without a road gives no road bonus', () => {
		const table = at(coming('0117'));
		table.do({ type: 'enter', unit: 'r-1-46d', hex: '0117' });
		expect(leftOf(game, table.state)).toBe((5 - 1) * 4);
	});

	test('OR-63 a hex with a road does', () => {
		const { board } = game;
		const hex = board.grid.hexes.find(
			(name, place) =>
				name.startsWith('01') &&
				[0, 1, 2, 3, 4, 5].some((side) => board.road[place * 6 + side] === 1)
		);
		const table = at(coming(hex ?? ''));
		table.do({ type: 'enter', unit: 'r-1-46d', hex: hex ?? '' });
		expect(leftOf(game, table.state)).toBe(5 * 4);
	});
});

describe('10.1 Brasovo', () => {
	test('4.3.2 nothing is raised outside its area', () => {
		const { state } = begun(engineOf(game), 'introductory');
		const rich: State = {
			...state,
			phase: 'recruitment',
			player: 'white',
			points: { white: 12, red: 12 }
		};
		const area = closedArea(game, 'introductory');
		const raised = engineOf(game)
			.waiting(rich)
			.commands.flatMap((one) => (one.type === 'raise' && one.hex !== null ? [one.hex] : []));
		expect(raised).toContain('0717');
		expect(raised.filter((hex) => area[hexIndex(game, hex)] === 1)).toEqual([]);
	});
});

describe('New Combat Rules: a charge that is not answered', () => {
	const book = bookOf({ options: { combat: 'new' } });
	const sides = combat({
		attackers: [unit('a', { type: 'cavalry', tq: 5, steps: 1 })],
		defenders: [unit('d', { player: 'white', hex: 'D', type: 'cavalry', tq: 5 })]
	});
	const defends = (charging: readonly string[]): number =>
		checkingCohesion(book, { combat: sides, passed: [], charging, disorganised: [] }, 'defender')[0]
			?.modifier ?? NaN;

	test('is +1 for the side charged, from the first step on', () => {
		expect(defends(['a']) - defends([])).toBe(1);
	});

	test('and +1 too where cavalry could answer and does not; 0 where it does', () => {
		expect(defends(['a', 'd']) - defends([])).toBe(0);
	});
});

describe('8.1 I.4 the supply of the attacked', () => {
	test('OR-61 is checked before the attacks: a depot that falls in the first has supplied the second', () => {
		const table = at(
			{
				'w-1-1d': { hex: '2418', steps: 1 },
				'w-1-1k': '2620',
				'r-cvy-1809': '2419',
				'r-1-est': '2520'
			},
			{ player: 'white', control: 'r'.repeat(at({}).state.control.length) }
		);
		table.attack('2419', 'hasty', ['w-1-1d']);
		table.attack('2520', 'hasty', ['w-1-1k']);
		table.do({ type: 'done' }, { type: 'resolve', attack: 1 }, { type: 'advance', unit: 'w-1-1d' });
		expect(table.unit('r-cvy-1809').fate).toBe('due');
		table.do(1, 1);
		if (table.allowed.some(({ type }) => type === 'pass')) table.do({ type: 'pass' });
		expect(table.unit('r-1-est').unsupplied).toBe(false);
	});

	test('3.2 a depot that cannot trace is asked for once, whatever it supplies', () => {
		const table = at(
			{
				'w-1-1d': '2418',
				'w-1-1k': '2620',
				'r-cvy-1809': '2420',
				'r-1-est': '2520',
				'r-2-est': '2419'
			},
			{ player: 'white', control: 'w'.repeat(at({}).state.control.length) }
		);
		table.attack('2419', 'hasty', ['w-1-1d']);
		table.attack('2520', 'hasty', ['w-1-1k']);
		table.do({ type: 'done' });
		expect(table.allowed).toEqual([
			{ type: 'yes', unit: 'r-cvy-1809' },
			{ type: 'no', unit: 'r-cvy-1809' }
		]);
		table.do({ type: 'no', unit: 'r-cvy-1809' });
		expect(table.state.combat?.dry).toEqual(['r-2-est', 'r-1-est']);
	});
});

describe('8.2.1 the defender got away: the munitions of the attack', () => {
	const dry = { hex: '2418', unsupplied: true };
	const gone = (kind: 'hasty' | 'prepared', units: Units): Table => {
		const table = at({ ...units, 'r-cvy-1809': '2417', 'w-ac-2k': '2419' });
		const attackers = Object.keys(units);
		table.attack('2419', kind, attackers);
		table.do({ type: 'done' }, { type: 'pay', for: 1, depot: 'r-cvy-1809' });
		const back = table.allowed.find(({ type }) => type === 'retreat');
		if (back) table.do(back);
		return table;
	};

	test('OR-62 resupply as many units as points were paid, of their owner’s choice', () => {
		const table = gone('hasty', { 'r-1-let': dry, 'r-2-let': dry });
		expect(table.allowed).toEqual([
			{ type: 'take', unit: 'r-1-let' },
			{ type: 'take', unit: 'r-2-let' }
		]);
		table.do({ type: 'take', unit: 'r-2-let' });
		while (table.state.combat) table.do(table.allowed.at(-1) ?? { type: 'done' });
		expect(['r-1-let', 'r-2-let'].map((id) => table.unit(id).unsupplied)).toEqual([true, false]);
	});

	test('nobody is asked where there is enough for all', () => {
		const table = gone('prepared', { 'r-1-let': dry, 'r-2-let': dry });
		expect(table.allowed.some(({ type }) => type === 'take')).toBe(false);
		expect(['r-1-let', 'r-2-let'].map((id) => table.unit(id).unsupplied)).toEqual([false, false]);
	});
});

describe('8.7.4 the pursuit', () => {
	test('is ridden by those whom their owner chooses', () => {
		const table = at({
			'r-1-tchkz': '2418',
			'r-2-tchkz': '2418',
			'w-rec-1': { hex: '2419', mode: 'march', steps: 3 }
		});
		table.attack('2419', 'prepared', ['r-1-tchkz', 'r-2-tchkz']);
		table.do(
			{ type: 'done' },
			{ type: 'yes', unit: 'r-1-tchkz' },
			{ type: 'yes', unit: 'r-2-tchkz' }
		);
		table.do(1, 6);
		const back = table.allowed.find(({ type }) => type === 'retreat');
		if (back) table.do(back);
		table.do({ type: 'advance', unit: 'r-1-tchkz' }, { type: 'advance', unit: 'r-2-tchkz' });
		const { hex } = table.unit('w-rec-1');
		const riders = table.allowed.flatMap((one) => (one.type === 'pursue' ? [one.units] : []));
		expect(riders).toEqual([['r-1-tchkz', 'r-2-tchkz'], ['r-1-tchkz'], ['r-2-tchkz']]);
		table.do({ type: 'pursue', hex: hex ?? '', units: ['r-2-tchkz'] });
		expect(table.state.combat?.fight?.attackers).toEqual(['r-2-tchkz']);
		expect(table.unit('r-1-tchkz').hex).toBe('2419');
	});
});

describe('10.2 the way home from a place', () => {
	test('OR-71 begins in enemy ZoC where the unit there lifts it', () => {
		const held = (mode: 'combat' | 'routed') =>
			holderOf(game, at({ 'w-1-1d': { hex: '1214', mode }, 'r-1-let': '1114' }).state, '1214');
		expect(held('combat')).toBe('white');
		expect(held('routed')).toBeNull();
	});
});
