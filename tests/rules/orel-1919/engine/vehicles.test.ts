import { describe, expect, test } from 'vitest';
import type { State } from '#lib/rules/orel-1919/engine/state.ts';
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

describe('9.1.1 trains that lost a duel', () => {
	const track = game.board.doubleTrack.map((hex) => game.board.grid.hexes[hex] ?? '');

	test('a damaged heavy train comes back repaired, and supplied', () => {
		const table = at({
			'r-at-avrora': track[3] ?? '',
			'w-at-kalita': { hex: track[4] ?? '', steps: 1, unsupplied: true }
		});
		table.attack(track[4] ?? '', 'prepared', ['r-at-avrora']);
		table.do({ type: 'done' }, 5, 4);
		expect(table.unit('w-at-kalita')).toMatchObject({ fate: 'due', steps: 2, unsupplied: false });
	});
});
