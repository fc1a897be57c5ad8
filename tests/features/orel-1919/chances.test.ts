import { expect, test } from 'vitest';
import { assaultAhead } from '#lib/features/orel-1919/chances.ts';
import { declaringOn } from '#lib/features/orel-1919/declare.ts';
import { bookOf } from '#lib/rules/orel-1919/book.ts';
import { orelEngine } from '#lib/rules/orel-1919/engine/index.ts';
import { shown } from '#lib/words/t.ts';
import { placed, Table } from '../../rules/orel-1919/engine/placed.ts';
import { engineOf, gameWith } from '../../rules/orel-1919/engine/play.ts';
import { english } from '../../english.ts';
import { corrected } from '../../rules/orel-1919/corrected.ts';

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

test('9.1.1 the chances of a duel of trains stand where those of an attack do, before it is declared and after', () => {
	const game = gameWith();
	const trains = { 'w-at-kalita': '2909', 'r-at-lenine': '2908', 'r-at-avrora': '2908' };
	const table = new Table(game, placed(game, trains, { player: 'white' }));
	const said = (...units: readonly string[]): string => {
		const declaring = declaringOn(engineOf(game), table.state, '2908', units);
		const outlook = declaring?.plan('prepared', units).outlook;
		return outlook ? [outlook.event, outlook.second].map((one) => shown(one)).join(': ') : '';
	};
	const chances = /^Ioann Kalita wins: 17.% that it loses$/;
	expect(said('w-at-kalita')).toMatch(chances);
	table.attack('2908', 'prepared', ['w-at-kalita']);
	expect(said()).toMatch(chances);
});

test('9.1.1 where only trains could attack, one of them is chosen, and no kind that would cost munitions', () => {
	const game = gameWith();
	const trains = { 'w-at-kalita': '2909', 'w-at-offitser': '2909', 'r-at-lenine': '2908' };
	const among = (units: Readonly<Record<string, string>>) => {
		const { state } = new Table(game, placed(game, { ...trains, ...units }, { player: 'white' }));
		const kinds = declaringOn(engineOf(game), state, '2908', [
			...Object.keys(units),
			'w-at-kalita',
			'w-at-offitser'
		]);
		return kinds?.kinds.map(({ label, units: able, says }) => [shown(label), able, shown(says)]);
	};
	expect(among({})).toEqual([
		['Ioann Kalita', ['w-at-kalita'], expect.stringContaining('2909')],
		['Offitser', ['w-at-offitser'], expect.stringContaining('2909')]
	]);
	expect(among({ 'w-1-1k': '2909' })?.map(([label]) => label)).toEqual([
		...['Prepared attack', 'Hasty attack']
	]);
});

test('8.2.1 what an attack uses up is said by the chart that the owner has corrected', () => {
	const { charts } = gameWith().book;
	const MUNITIONS = corrected(charts.MUNITIONS, 'prepared', 'points', 3);
	const engine = orelEngine(bookOf({ charts: { MUNITIONS } }));
	const state = placed(gameWith(), { 'r-1-let': '2418', 'w-1-1k': '2419' });
	const kinds = declaringOn(engine, state, '2419', ['r-1-let'])?.kinds;
	expect(kinds?.map(({ says }) => shown(says))).toEqual([
		'munitions 3, full strength',
		'munitions 1, half strength, from one hex only'
	]);
});
