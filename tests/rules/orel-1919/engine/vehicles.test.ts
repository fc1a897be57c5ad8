import { describe, expect, test } from 'vitest';
import type { State } from '#lib/rules/orel-1919/engine/state.ts';
import type { Fighter } from '#lib/rules/orel-1919/rules/08-combat.ts';
import { vehicleChecks } from '#lib/rules/orel-1919/rules/09-vehicles.ts';
import { defaultBook } from '#lib/rules/orel-1919/book.ts';
import { combat, unit } from '../combats.ts';
import { gameWith } from './play.ts';
import { placed, Table } from './placed.ts';

const game = gameWith();
const at = (units: Parameters<typeof placed>[1], more: Partial<State> = {}): Table =>
	new Table(game, placed(game, units, more));

describe('9.2.1 tanks', () => {
	test('one that broke down is down in the enemy’s part of the turn too, and is repaired when the turn is over', () => {
		const table = at(
			{ 'w-tk': '2705', 'w-1-1k': '2705', 'r-1-let': '1505', 'r-cvy-1809': '1503' },
			{ player: 'white' }
		);
		table.do({ type: 'pick', unit: 'w-tk' }, 2, { type: 'done' });
		expect([table.state.player, table.unit('w-tk').engine]).toEqual(['red', 'broken']);
		table.do({ type: 'done' });
		expect([table.state.turn, table.state.player]).toEqual([6, 'white']);
		expect(table.unit('w-tk').engine).toBe('untried');
	});
});

/** The double track, from Orel to the south. */
const track = game.board.doubleTrack.map((hex) => game.board.grid.hexes[hex] ?? '');

describe('9 after an Assault with steps lost', () => {
	test('a vehicle checks where an enemy train was present, in contact or not', () => {
		const car = unit('car', { type: 'armored-car', steps: 1, strength: 2 });
		const train = unit('train', { type: 'armored-train', player: 'white', hex: 'D' });
		const defender = unit('d', { player: 'white', hex: 'D' });
		const fight = (defenders: readonly Fighter[]) =>
			combat({ attackers: [unit('a'), car], defenders });
		const checks = (defenders: readonly Fighter[]): number =>
			vehicleChecks(defaultBook, fight(defenders), 'attacker', 1).checks;
		expect([checks([defender, train]), checks([defender])]).toEqual([1, 0]);
	});
});

describe('9.1 contact', () => {
	test('takes the place of a train’s support: it supports no other attack of the phase', () => {
		const [from = '', to = ''] = [track[3], track[4]];
		const table = at({ 'r-1-let': from, 'r-at-avrora': from, 'w-2-3k': to });
		table.do({ type: 'pick', unit: 'r-at-avrora' }, { type: 'support', of: 'prepared' });
		table.attack(to, 'prepared', ['r-1-let']);
		table.do({ type: 'done' }, { type: 'stand' }, { type: 'yes', unit: 'r-at-avrora' });
		expect(table.state.combat?.fight?.contact).toEqual(['r-at-avrora']);
		expect(table.unit('r-at-avrora').fired).toBe(true);
	});
});

describe('9.1.1 trains against trains', () => {
	test('a train with a car or a depot is alone, one with combat units or guns is not', () => {
		const [from = '', to = ''] = [track[3], track[4]];
		const attacks = (...others: readonly string[]): boolean => {
			const units = Object.fromEntries(others.map((id) => [id, to]));
			const table = at({ 'r-at-avrora': from, 'w-at-kalita': to, ...units });
			table.do({ type: 'pick', unit: 'r-at-avrora' });
			return table.allowed.some(({ type }) => type === 'attack');
		};
		expect([attacks(), attacks('w-ac-2k'), attacks('w-cvy-2605')]).toEqual([true, true, true]);
		expect([attacks('w-1-1k'), attacks('w-cv-1k'), attacks('w-art-1k')]).toEqual([
			false,
			false,
			false
		]);
	});

	test('a damaged heavy train comes back repaired, and supplied', () => {
		const table = at({
			'r-at-avrora': track[3] ?? '',
			'w-at-kalita': { hex: track[4] ?? '', steps: 1, unsupplied: true }
		});
		table.attack(track[4] ?? '', 'prepared', ['r-at-avrora']);
		table.do({ type: 'done' }, { type: 'stand' }, 5, 4);
		expect(table.unit('w-at-kalita')).toMatchObject({ fate: 'due', steps: 2, unsupplied: false });
	});

	test('comes back by the railroad on which it was beaten', () => {
		const beaten = (enemy: string, from: string, to: string): readonly string[] => {
			const table = at({ 'w-at-kalita': from, [enemy]: to }, { player: 'white' });
			table.attack(to, 'prepared', ['w-at-kalita']);
			table.do({ type: 'done' }, { type: 'stand' }, 3, 4);
			return table.unit(enemy).due?.hexes ?? [];
		};
		expect(beaten('r-at-avrora', '2903', '3002')).toEqual(['3101']);
		expect(beaten('r-at-avrora', '2304', '2204')).toEqual(['0701']);
		// The double track has no Red edge: any railroad of theirs.
		expect(beaten('r-at-avrora', track[3] ?? '', track[4] ?? '')).toContain('3101');
	});
});
