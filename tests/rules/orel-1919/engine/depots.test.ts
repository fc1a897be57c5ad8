import { describe, expect, test } from 'vitest';
import type { State } from '#lib/rules/orel-1919/engine/state.ts';
import { engineOf, gameWith } from './play.ts';
import { placed, Table } from './placed.ts';

const game = gameWith();
const at = (units: Parameters<typeof placed>[1], more: Partial<State> = {}): Table =>
	new Table(game, placed(game, units, more));

describe('3.3 a depot that falls', () => {
	test('a railroad depot on the double track is worth four units, even where the line is cut', () => {
		const dry = (hex: string) => ({ hex, steps: 2, unsupplied: true });
		const units = {
			'r-1-let': '2805',
			'w-rd-orel': '2806',
			'r-2-let': dry('2804'),
			'r-3-let': dry('2804'),
			'r-4-let': dry('2804'),
			'r-5-let': dry('2803')
		};
		const table = at(units);
		const state = { ...table.state, control: 'r'.repeat(table.state.control.length) };
		const cut = new Table(game, state);
		cut.attack('2806', 'prepared', ['r-1-let']);
		cut.do({ type: 'done' }, { type: 'advance', unit: 'r-1-let' });
		expect(cut.state.combat?.prizes[0]?.left).toBe(4);
	});
});

describe('3.1 what a depot spends', () => {
	test('twice its points can be spent, and no more', () => {
		const { state } = at({ 'w-rd-orel': '2705' });
		const spending = (times: number): readonly string[] =>
			engineOf(game).faults({
				...state,
				units: state.units.map((unit) =>
					unit.id === 'w-rd-orel' ? { ...unit, spent: unit.capacity * times } : unit
				)
			});
		expect(spending(2)).toEqual(spending(0));
		expect(spending(3)).toHaveLength(spending(0).length + 1);
	});
});

describe('4 recruit points', () => {
	test('a stock of 12 takes no prisoners in', () => {
		const table = at(
			{ 'w-1-1k': { hex: '2706', steps: 1 }, 'w-rd-orel': '2705' },
			{
				player: 'white',
				phase: 'recruitment',
				points: { white: 12, red: 0 },
				prisoners: { white: 6, red: 0 }
			}
		);
		expect(table.allowed).not.toContainEqual({ type: 'enlist' });
		const decision = engineOf(game).decide(table.state, { type: 'enlist' });
		expect(decision.ok ? null : decision.refusal.rule).toBe('4');
		table.do({ type: 'restore', unit: 'w-1-1k' }, { type: 'enlist' });
		expect([table.state.points.white, table.state.prisoners.white]).toEqual([12, 3]);
	});
});

describe('4.3.2 where a new battalion appears', () => {
	const raising = (units: Parameters<typeof placed>[1]): boolean =>
		at(
			{ 'w-rec-1': { hex: '2705', fate: 'pool' }, ...units },
			{ player: 'white', phase: 'recruitment', points: { white: 2, red: 0 } }
		).allowed.some((one) => one.type === 'raise' && one.hex === '2908');

	test('in a full hex too: who has room is asked after the move (7.1.2)', () => {
		const full = { 'w-1-1k': '2908', 'w-2-1k': '2908', 'w-cv-1k': '2908' };
		expect(raising(full)).toBe(true);
	});

	test('in enemy ZoC only with a friendly unit, of whatever kind', () => {
		const near = { 'r-1-let': '3008' };
		expect([raising({}), raising(near)]).toEqual([true, false]);
		expect([
			raising({ ...near, 'w-cv-1k': '2908' }),
			raising({ ...near, 'w-rd-orel': '2908' })
		]).toEqual([true, true]);
	});
});

describe('7.5 forced off the map', () => {
	test('a unit comes back with munitions', () => {
		const away = { turn: 6, hexes: ['0101'], group: null, penalty: 0, returning: true };
		const { state } = at({ 'r-1-let': { hex: '0101', unsupplied: true } });
		const after = engineOf(game).evolve(state, {
			type: 'leftMap',
			rule: '7.5',
			unit: 'r-1-let',
			steps: 1,
			due: away
		});
		expect(after.units.find(({ id }) => id === 'r-1-let')).toMatchObject({
			fate: 'due',
			steps: 1,
			unsupplied: false
		});
	});
});
