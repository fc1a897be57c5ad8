import { expect, test } from 'vitest';
import { assaultAhead } from '#lib/features/orel-1919/chances.ts';
import { placed, Table } from '../../rules/orel-1919/engine/placed.ts';
import { engineOf, gameWith } from '../../rules/orel-1919/engine/play.ts';
import { english } from '../../english.ts';

test('8.7.4 the chances of a pursuit over two hexes are told before it, though its Assault is still to be ordered', () => {
	const game = gameWith();
	const riders = ['r-1-tchkz', 'r-2-tchkz'];
	const units = { 'r-1-tchkz': '2415', 'r-2-tchkz': '2415', 'w-res-1d': '2416' };
	const table = new Table(game, placed(game, units));
	table.attack('2416', 'prepared', riders);
	table.do(
		{ type: 'done' },
		...riders.map((unit) => ({ type: 'yes' as const, unit })),
		1,
		6,
		{ type: 'retreat', path: ['2417', '2418'] },
		{ type: 'advance', unit: 'r-1-tchkz' },
		{ type: 'done' }
	);
	expect(table.allowed.map(({ type }) => type)).toEqual(['pursue', 'pass']);
	const said = assaultAhead(engineOf(game), table.state, table.allowed);
	expect(said && english(said.text)).toMatch(/attacker/i);
});
