import { describe, expect, test } from 'vitest';
import { neighboursOf } from '#lib/kernel/hex/hex.ts';
import type { Command } from '#lib/rules/orel-1919/engine/commands.ts';
import { gameOf } from '#lib/rules/orel-1919/engine/game.ts';
import { shippedPack } from '#lib/rules/orel-1919/scenarios/pack.ts';
import { engineOf, gameWith } from './play.ts';
import { placed, Table } from './placed.ts';

const game = gameWith();
type Units = Parameters<typeof placed>[1];
const near = { 'w-1-1d': '1413', 'r-cvy-1112': '1611' };
const at = (units: Units, of = game, more: Parameters<typeof placed>[2] = {}): Table =>
	new Table(of, placed(of, { ...near, ...units }, more));
const refusal = (table: Table, command: Command): string | null => {
	const decision = engineOf(table.game).decide(table.state, command);
	return decision.ok ? null : decision.refusal.rule;
};
/** What it costs the first Letts to go from 1513, in a White ZoC, to 1512, in no other. */
const costs = (table: Table): number => {
	table.do({ type: 'pick', unit: 'r-1-let' }, { type: 'go', hex: '1512' });
	return table.state.moving?.spent ?? NaN;
};
const pair = { 'r-1-let': '1513', 'r-2-let': '1513' };

describe('7.1.3 units that do not move cover those who do', () => {
	test('nobody need pick them for it', () => {
		expect(costs(at({ 'r-1-let': '1513' })) - costs(at(pair))).toBe(4);
	});

	test('nor those that fight without moving; vehicles, depots and Routed units do not', () => {
		const alone = costs(at({ 'r-1-let': '1513' }));
		const fights = at(pair);
		fights.attack('1413', 'prepared', ['r-2-let']);
		expect(alone - costs(fights)).toBe(4);
		expect(costs(at({ 'r-1-let': '1513', 'r-art-let': '1513' }))).toBe(alone - 4);
		expect(costs(at({ 'r-1-let': '1513', 'r-ac-let': '1513' }))).toBe(alone);
		expect(costs(at({ 'r-1-let': '1513', 'r-cvy-1809': '1513' }))).toBe(alone);
		expect(costs(at({ ...pair, 'r-2-let': { hex: '1513', mode: 'routed' } }))).toBe(alone);
	});

	test('one that has come there in this phase does not', () => {
		const table = at({ 'r-1-let': '1513', 'r-2-let': '1612' });
		table.do({ type: 'pick', unit: 'r-2-let' }, { type: 'go', hex: '1513' }, { type: 'rest' });
		expect(costs(table)).toBe(costs(at({ 'r-1-let': '1513' })));
	});

	test('OR-58 one that has covered a move stays, and may still attack', () => {
		const table = at(pair);
		costs(table);
		table.do({ type: 'rest' }, { type: 'pick', unit: 'r-2-let' });
		expect(table.allowed.some(({ type }) => type === 'go')).toBe(false);
		expect(refusal(table, { type: 'go', hex: '1512' })).toBe('7.1.3');
		table.do({ type: 'attack', kind: 'prepared', hex: '1413', join: null });
		expect(table.state.attacks).toHaveLength(1);
	});

	test('OR-58 whoever goes without cover pays for the ZoC, and nobody has to stay', () => {
		const alone = costs(at({ 'r-1-let': '1513' }));
		const table = at(pair);
		for (const unit of ['r-1-let', 'r-2-let']) {
			table.do({ type: 'pick', unit, bare: true }, { type: 'go', hex: '1512' });
			expect(table.state.moving?.spent).toBe(alone);
			table.do({ type: 'rest' });
		}
		expect(table.state.relied).toEqual([]);
	});

	test('OR-58 of two that covered it one may go; in the next phase both', () => {
		const table = at({
			...pair,
			'r-3-let': { hex: '1513', steps: 2 },
			'r-2-let': { hex: '1513', steps: 2 }
		});
		costs(table);
		table.do({ type: 'rest' }, { type: 'pick', unit: 'r-2-let' }, { type: 'go', hex: '1512' });
		table.do({ type: 'rest' }, { type: 'pick', unit: 'r-3-let' });
		expect(refusal(table, { type: 'go', hex: '1512' })).toBe('7.1.3');
		table.do({ type: 'rest' }, { type: 'done' });
		while (table.state.player === 'white') table.do(table.allowed.at(-1) ?? 50);
		while (table.state.phase !== 'movement') table.do(table.allowed.at(-1) ?? 50);
		expect(table.state.relied).toEqual([]);
		for (const unit of ['r-2-let', 'r-3-let']) {
			table.do({ type: 'pick', unit }, { type: 'go', hex: '1511' });
			table.do({ type: 'rest' });
		}
	});

	test('OR-58 under the other reading it may go too', () => {
		const table = at(pair, gameOf(shippedPack(), {}, { 'OR-58': 'may_go' }));
		costs(table);
		table.do({ type: 'rest' }, { type: 'pick', unit: 'r-2-let' }, { type: 'go', hex: '1512' });
		expect(table.unit('r-2-let').hex).toBe('1512');
	});

	test('who covered nobody may go: the hex is in no ZoC, or the other never needed it', () => {
		const table = at({ 'r-1-let': '1609', 'r-2-let': '1609' });
		table.do({ type: 'pick', unit: 'r-1-let' }, { type: 'go', hex: '1510' }, { type: 'rest' });
		table.do({ type: 'pick', unit: 'r-2-let' }, { type: 'go', hex: '1510' });
		expect(table.unit('r-2-let').hex).toBe('1510');
		const into = at({ 'r-1-let': '1609', 'r-2-let': '1512', 'w-2-1d': '1412' });
		into.do({ type: 'pick', unit: 'r-1-let' }, { type: 'go', hex: '1512' }, { type: 'rest' });
		expect(into.state.relied).toEqual([]);
	});

	test('a chain of them is passed freely, and each of its hexes keeps one', () => {
		const line = { 'w-1-1d': '1413', 'w-2-1d': '1612' };
		const chain = at({ ...line, 'r-1-let': '1513', 'r-2-let': '1512' });
		chain.do({ type: 'pick', unit: 'r-1-let' }, { type: 'go', hex: '1512' });
		expect(chain.state.relied).toEqual(['1512']);
		const alone = at({ ...line, 'r-1-let': '1513' });
		alone.do({ type: 'pick', unit: 'r-1-let' }, { type: 'go', hex: '1512' });
		expect(alone.state.moving?.spent).toBeGreaterThan(chain.state.moving?.spent ?? 0);
	});
});

describe('OR-64 a unit that must move covers nobody', () => {
	test('5.3 a stray of the stack: who goes first pays for the ZoC, and the stray goes too', () => {
		const out: Units = { 'r-1-let': '1513', 'r-2-let': { hex: '1513', command: false } };
		const table = at({ ...out, 'r-cvy-1112': '1505' }, game, { strays: ['r-2-let'] });
		expect(costs(table)).toBe(costs(at({ 'r-1-let': '1513' })));
		expect(table.state.relied).toEqual([]);
		table.do({ type: 'rest' });
		expect(refusal(table, { type: 'done' })).toBe('5.3');
		table.do({ type: 'pick', unit: 'r-2-let' });
		expect(table.allowed.filter(({ type }) => type === 'go').length).toBeGreaterThan(0);
	});

	test('7.4 both units of a stack leave an entry zone of the enemy', () => {
		const { grid, zone } = game.board;
		const inside = zone.white.indexOf(1);
		const beside = neighboursOf(grid, inside).find((hex) => zone.white[hex] !== 1) ?? 0;
		const [hex, next] = [inside, beside].map((one) => grid.hexes[one] ?? '');
		const units = { 'r-1-let': hex, 'r-2-let': hex, 'w-1-1d': next } as Units;
		const table = at(units, game, { strays: ['r-1-let', 'r-2-let'] });
		for (const unit of ['r-1-let', 'r-2-let']) {
			table.do({ type: 'pick', unit });
			const go = table.allowed.find(({ type }) => type === 'go');
			if (go) table.do(go);
			expect(table.unit(unit).hex).not.toBe(hex);
			table.do({ type: 'rest' });
		}
	});
});

describe('7.1.3 trains under cover', () => {
	const line = { 'r-at-avrora': '3111', 'w-2-1d': '2915', 'r-1-let': '3015' };
	const goes = (units: Units, hex: string): Table => {
		const table = at(units);
		table.do({ type: 'pick', unit: 'r-at-avrora' }, { type: 'go', hex });
		return table;
	};

	test('a train goes on from ZoC to ZoC where a friend covers one of them, and he stays', () => {
		const table = goes(line, '3017');
		expect(table.state.relied).toEqual(['3015']);
		table.do({ type: 'rest' }, { type: 'pick', unit: 'r-1-let' });
		expect(refusal(table, { type: 'go', hex: '3016' })).toBe('7.1.3');
	});

	test('it needs nobody to stop there, nor to pass through a single ZoC', () => {
		expect(goes(line, '3015').state.relied).toEqual([]);
		const single = { ...line, 'w-2-1d': '3119', 'r-1-let': '3018' };
		expect(goes(single, '2919').state.relied).toEqual([]);
	});

	test('of two that cover the line one is enough', () => {
		expect(goes({ ...line, 'r-2-let': '3014' }, '3017').state.relied).toEqual(['3015']);
	});
});

describe('5.3 a friend in the hex takes nothing away', () => {
	const out: Units = { 'r-1-let': { hex: '2418', command: false }, 'w-1-1k': '2419' };
	const into = (units: Units, ...first: (Command | number)[]): boolean => {
		const table = at({ ...units, 'r-cvy-1112': '2416' });
		table.do({ type: 'pick', unit: 'r-1-let' }, ...first);
		return table.allowed.some((one) => one.type === 'go' && one.hex === '2519');
	};
	const passes = [{ type: 'dare' }, 1] as const;

	test('out of command, its check passed, it goes from ZoC to ZoC, alone or in a stack', () => {
		expect(into(out, ...passes)).toBe(true);
		expect(into({ ...out, 'r-2-let': '2418' }, ...passes)).toBe(true);
	});

	test('without a check, or after a failed one, neither does', () => {
		expect(into({ ...out, 'r-2-let': '2418' })).toBe(false);
		expect(into({ ...out, 'r-2-let': '2418' }, { type: 'dare' }, 6)).toBe(false);
	});

	test('into a ZoC that a friend covers there it goes anyhow, and he stays if it had no other leave', () => {
		const covered: Units = { ...out, 'r-3-let': '2519' };
		expect(into(covered)).toBe(true);
		const table = at({ ...covered, 'r-cvy-1112': '2416', 'r-2-let': '2418' });
		table.do({ type: 'pick', unit: 'r-1-let' }, { type: 'go', hex: '2519' });
		expect(table.state.relied).toEqual(['2418', '2519']);
		const passed = at({ ...covered, 'r-cvy-1112': '2416', 'r-2-let': '2418' });
		passed.do({ type: 'pick', unit: 'r-1-let' }, ...passes, { type: 'go', hex: '2519' });
		expect(passed.state.relied).toEqual(['2418']);
	});
});

describe('7.1 the way is its player’s to choose', () => {
	const start = { 'r-1-let': '1811' };
	test('through the hexes that he names, at what they cost', () => {
		const table = at(start);
		table.do({ type: 'pick', unit: 'r-1-let' }, { type: 'go', hex: '1712', by: ['1812', '1712'] });
		expect(table.events.at(-1)).toMatchObject({ type: 'moved', path: ['1812', '1712'] });
		const direct = at(start);
		direct.do({ type: 'pick', unit: 'r-1-let' }, { type: 'go', hex: '1712' });
		expect(table.state.moving?.spent).toBeGreaterThan(direct.state.moving?.spent ?? Infinity);
	});

	test('not through hexes apart, an enemy, or more than it can pay', () => {
		const table = at({ ...start, 'w-2-1d': '1812' });
		table.do({ type: 'pick', unit: 'r-1-let' });
		const back = ['1711', '1811', '1711', '1811', '1711', '1811', '1711', '1811', '1712'];
		for (const by of [['1612', '1712'], ['1812', '1712'], ['1811'], [], back])
			expect(refusal(table, { type: 'go', hex: '1712', by })).toBe('7.1');
	});

	test('7.1.6 by rail too; and who goes along it controls it (OR-24)', () => {
		const table = new Table(game, placed(game, { 'w-at-offitser': '2705' }, { player: 'white' }));
		table.do({ type: 'pick', unit: 'w-at-offitser' });
		expect(refusal(table, { type: 'go', hex: '2806', by: ['2704', '2806'] })).toBe('7.1');
		table.do({ type: 'go', hex: '2806', by: ['2706', '2806'] });
		expect(table.unit('w-at-offitser').hex).toBe('2806');
	});
});
