import { describe, expect, test } from 'vitest';
import type { Command } from '#lib/rules/orel-1919/engine/commands.ts';
import type { Standing } from '#lib/rules/orel-1919/engine/facts/schema.ts';
import { unitOf } from '#lib/rules/orel-1919/engine/game.ts';
import { munitionsLeft } from '#lib/rules/orel-1919/engine/map/supply.ts';
import { UNSAID } from '#lib/rules/orel-1919/engine/state.ts';
import { orel1919 } from '#lib/rules/orel-1919/index.ts';
import { english } from '../../../../english.ts';
import { gameWith } from '../play.ts';
import { placed, Table } from '../placed.ts';

const game = gameWith();

const said = (player: 'red' | 'white', orders: Partial<Standing>): Command => ({
	type: 'standing',
	player,
	orders: { ...UNSAID, ...orders }
});

/** Red attacks White cavalry, which could leave before combat; both sides have cavalry. */
const attacked = (
	orders: Partial<Standing> = {},
	more: Parameters<typeof placed>[1] = {},
	state: Parameters<typeof placed>[2] = {}
): Table => {
	const at = {
		'r-1-tchkz': '2418',
		'r-2-tchkz': '2418',
		'w-19dr': '2419',
		'w-art-1k': '2419',
		'w-cvy-2014': '2220',
		...more
	};
	const table = new Table(game, placed(game, at, state));
	table.do(said('white', orders));
	table.attack('2419', 'prepared', ['r-1-tchkz', 'r-2-tchkz']);
	table.do({ type: 'done' });
	while (table.allowed.some(({ type }) => type === 'pay'))
		table.do(table.allowed.find(({ type }) => type === 'pay') as Command);
	return table;
};
const types = (table: Table): readonly string[] => [
	...new Set(table.allowed.map(({ type }) => type))
];
const facts = (table: Table): readonly string[] => table.events.map(({ type }) => type);

describe('what a player has said beforehand', () => {
	test('nothing said: everything is asked when it comes', () => {
		expect(types(attacked())).toEqual(['leave', 'stand']);
		expect(attacked().asked).toBe('white');
	});

	test('8.5 all leave, or all stand: answered and told, with the section', () => {
		const stands = attacked({ leave: false });
		expect(facts(stands)).toContain('asOrdered');
		expect(stands.events).toContainEqual({ type: 'declined', rule: '8.5', what: 'leave' });
		expect(stands.asked).not.toBe('white');
		const leaves = attacked({ leave: true });
		expect(facts(leaves)).toContain('leaveTried');
		const told = orel1919.journal.tell({
			command: { type: 'done' },
			facts: leaves.events.filter(({ type }) => type === 'asOrdered')
		} as never);
		expect(told.rule).toBe('8.5');
		expect(english(told.sentences[0]?.text)).toContain('standing orders');
	});

	test('8.5 of the app it is not told that it answers by orders: it has nobody to ask', () => {
		const seats = { white: { name: '', app: true }, red: { name: '', app: false } };
		const stands = attacked({ leave: false }, {}, { seats });
		expect(stands.events).toContainEqual({ type: 'declined', rule: '8.5', what: 'leave' });
		expect(facts(stands)).not.toContain('asOrdered');
	});

	test('8.5 what is said of a hex goes before a unit, a unit before all; units that differ are asked', () => {
		expect(facts(attacked({ leave: true, leaveAt: { '2419': false } }))).not.toContain(
			'leaveTried'
		);
		expect(facts(attacked({ leave: false, leaveAt: { 'w-19dr': true } }))).toContain('leaveTried');
		expect(
			facts(attacked({ leaveAt: { 'w-19dr': true, '2419': false, 'w-art-1k': true } }))
		).not.toContain('leaveTried');
		const torn = attacked({ leave: false, leaveAt: { 'w-19dr': true, 'w-art-1k': false } });
		expect(types(torn)).toEqual(['leave', 'stand']);
	});

	test('8.7.1 cavalry charges or not; the other side is asked for its own', () => {
		const yes = attacked({ leave: false, charge: true });
		expect(types(yes)).toEqual(['yes', 'no']);
		expect(yes.asked).toBe('red');
		while (yes.asked === 'red') yes.do(yes.allowed[0] as Command);
		expect(yes.asked).not.toBe('white');
		const red = attacked({ leave: false, charge: false });
		red.do(said('red', { charge: true }));
		expect(red.asked).not.toMatch(/^(red|white)$/);
		expect(red.events.filter(({ type }) => type === 'charged')).toHaveLength(2);
	});

	test('it may be said at any time, in place of what was said, and answers what is asked already', () => {
		const table = attacked();
		table.do(said('white', { leave: false, charge: false }));
		expect(table.asked).toBe('red');
		expect(table.state.standing.white).toMatchObject({ leave: false, charge: false });
		table.do(said('white', {}));
		expect(table.state.standing.white).toEqual(UNSAID);
	});

	test('what is not covered is asked at once before the attacks, if he wishes so', () => {
		const table = attacked({ together: true });
		expect(table.asked).toBe('white');
		expect(table.allowed).toEqual([
			{ type: 'plan', what: 'leave', attack: 1, yes: true },
			{ type: 'plan', what: 'leave', attack: 1, yes: false },
			{ type: 'plan', what: 'follow', attack: null, yes: true },
			{ type: 'plan', what: 'follow', attack: null, yes: false },
			{ type: 'plan', what: 'charge', attack: null, yes: true },
			{ type: 'plan', what: 'charge', attack: null, yes: false },
			{ type: 'plan', what: 'losses', attack: null, yes: true },
			{ type: 'plan', what: 'retreat', attack: null, yes: true },
			{ type: 'done' }
		]);
		table.do(
			{ type: 'plan', what: 'leave', attack: 1, yes: false },
			{ type: 'plan', what: 'charge', attack: null, yes: true },
			{ type: 'done' }
		);
		expect(table.asked).toBe('red');
		expect(facts(table)).not.toContain('leaveTried');
		while (table.asked === 'red') table.do(table.allowed[0] as Command);
		expect(table.asked).not.toBe('white');
	});

	test('what is left open there is asked when it comes', () => {
		const table = attacked({ together: true });
		table.do({ type: 'done' });
		expect(types(table)).toEqual(['leave', 'stand']);
	});

	test('what is covered already is not asked there; where all is, nobody is asked', () => {
		const table = attacked({
			together: true,
			leave: false,
			follow: true,
			charge: true,
			losses: ['w-art-1k'],
			retreat: true
		});
		expect(table.asked).toBe('red');
		expect(types(table)).toEqual(['yes', 'no']);
	});

	test('8.8.2 losses go to those named first, as far as the rules let them, then to most steps', () => {
		const lost = (losses: readonly string[]): readonly unknown[] => {
			const table = new Table(
				game,
				placed(game, {
					'r-1-let': '2418',
					'r-2-let': '2418',
					'w-1-1k': '2419',
					'w-2-1k': { hex: '2419', steps: 1 },
					'w-cvy-2014': '2220',
					'r-cvy-1809': '2417'
				})
			);
			table.do(said('white', { leave: false, losses }), said('red', { losses: [] }));
			table.attack('2419', 'prepared', ['r-1-let', 'r-2-let']);
			table.do({ type: 'done' });
			for (
				let step = 0;
				step < 40 && !table.events.some(({ type }) => type === 'lossTaken');
				step++
			) {
				const [first] = table.allowed;
				if (first) table.do(table.allowed.find(({ type }) => type !== 'no') ?? first);
				else table.do(table.asked === 'Assault' ? 12 : 1);
			}
			return table.events.flatMap((one) =>
				one.type === 'lossTaken' && one.role === 'defender' ? one.units : []
			);
		};
		expect(lost([])[0]).toBe('w-1-1k');
		expect(lost(['w-2-1k'])[0]).toBe('w-2-1k');
	});

	test('8.2.1 munitions are paid where there is enough for all; where points run short, he is asked', () => {
		const at = (spent: number, orders: Partial<Standing>): Table => {
			const state = placed(game, {
				'r-1-let': '2418',
				'r-2-let': '2418',
				'r-cvy-1809': { hex: '2417', spent },
				'w-1-1k': '2419',
				'w-cvy-2014': '2220'
			});
			// Every railroad is Red's, so that his depot can trace.
			const table = new Table(game, { ...state, control: state.control.replaceAll(/./g, 'r') });
			table.do(said('red', orders), said('white', { leave: false }));
			table.attack('2419', 'hasty', ['r-1-let']);
			table.attack('2419', 'hasty', ['r-2-let']);
			table.do({ type: 'done' });
			return table;
		};
		const depot = placed(game, { 'r-cvy-1809': '2417' });
		const all = munitionsLeft(game, depot, unitOf(game, depot, 'r-cvy-1809'));
		const paid = (table: Table): number =>
			table.events.filter(({ type }) => type === 'munitionsPaid').length;
		expect(all).toBeGreaterThan(2);
		expect(types(at(0, {}))).toEqual(['pay']);
		const ample = at(all - 2, { pay: true });
		expect(types(ample)).toEqual(['resolve']);
		expect(paid(ample)).toBe(2);
		expect(types(at(all - 1, { pay: true }))).toEqual(['pay']);
		expect(types(at(all, { pay: true }))).toEqual(['resolve']);
	});
});
