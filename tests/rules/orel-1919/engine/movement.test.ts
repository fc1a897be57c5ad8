import { describe, expect, test } from 'vitest';
import { ask } from '#lib/kernel/dice/draw.ts';
import type { Command } from '#lib/rules/orel-1919/engine/commands.ts';
import { tankBreaksDown } from '#lib/rules/orel-1919/rules/09-vehicles.ts';
import { placed, Table } from './placed.ts';
import { callIn, engineOf, gameWith } from './play.ts';

const game = gameWith();
const white = { player: 'white' } as const;
type Units = Parameters<typeof placed>[1];

/** A table with these units, one of them picked. */
const picked = (units: Units, unit: string, more: Parameters<typeof placed>[2] = {}): Table => {
	const table = new Table(game, placed(game, units, more));
	table.do({ type: 'pick', unit });
	return table;
};
const goes = (table: Table): string[] =>
	table.allowed.flatMap((one) => (one.type === 'go' ? [one.hex] : []));
const offers = (table: Table, type: Command['type']): boolean =>
	table.allowed.some((one) => one.type === type);
const depot = { 'r-cvy-1112': '1611', 'w-cvy-2014': '2014' };

describe('7.1 movement', () => {
	test('7.1.1 a whole move on a road gains 1 MP', () => {
		const table = picked({ ...depot, 'r-1-let': '1811' }, 'r-1-let');
		table.do({ type: 'go', hex: '1712' }, { type: 'go', hex: '1612' });
		expect(table.state.moving).toMatchObject({ spent: 6, onRoad: true });
		expect(goes(table)).toContain('1214');
	});

	test('7.1.2 nobody ends where there is no room', () => {
		const full = { 'r-2-let': '1911', 'r-3-let': '1911', 'r-9-let': '2010' };
		const table = picked({ ...depot, ...full, 'r-1-let': '1811' }, 'r-1-let');
		expect(goes(table)).not.toContain('1911');
		expect(goes(table)).toContain('2010');
	});

	test('7.1.3 from ZoC to ZoC infantry keeps 1 MP, cavalry pays 2 MP more', () => {
		const enemy = { 'w-1-1d': '1413', 'w-1-2k': '1612' };
		const foot = picked({ ...depot, ...enemy, 'r-1-let': '1512' }, 'r-1-let');
		foot.do({ type: 'go', hex: '1511' });
		const zoc = picked({ ...depot, ...enemy, 'r-1-let': '1513' }, 'r-1-let');
		zoc.do({ type: 'go', hex: '1512' });
		expect(zoc.state.moving?.spent).toBe(16);
		const horse = picked({ ...depot, ...enemy, 'r-1-tchkz': '1513' }, 'r-1-tchkz');
		horse.do({ type: 'go', hex: '1512' });
		expect(horse.state.moving?.spent).toBe(12);
	});

	test('7.1.3 1 MP is left whatever the ground: no road and no valley changes that', () => {
		const road = { 'r-1-let': '2217', 'r-2-let': '2017', 'w-res-1d': '2117' };
		const foot = picked(road, 'w-res-1d', white);
		foot.do({ type: 'go', hex: '2118' });
		const kinds = foot.allowed.flatMap((one) => (one.type === 'attack' ? [one.kind] : []));
		expect(kinds).toEqual(['hasty', 'hasty']);
		const { grid, valley, cost } = game.board;
		const slot = valley.findIndex(
			(into, at) => into === 1 && cost.art[at] === 4 && grid.neighbours[at - (at % 6)] !== -1
		);
		const [from, to] = [Math.floor(slot / 6), grid.neighbours[slot] ?? -1];
		const beside = grid.neighbours[from * 6 + ((slot + 1) % 6)] ?? -1;
		const name = (hex: number): string => grid.hexes[hex] ?? '';
		const guns = picked({ 'r-art-let': name(from), 'w-1-1k': name(beside) }, 'r-art-let');
		guns.do({ type: 'go', hex: name(to) });
		expect(guns.state.moving).toMatchObject({ spent: 12, valley: true });
	});

	test('OR-69 from ZoC to ZoC takes all that is left but 1 MP', () => {
		const stand = { ...depot, 'w-1-1d': '1413', 'w-1-2k': '1612', 'r-1-let': '1513' };
		const after = (spent: number) => {
			const table = picked(stand, 'r-1-let');
			const { moving } = table.state;
			table.state = { ...table.state, moving: moving && { ...moving, spent } };
			return table;
		};
		const one = after(15);
		one.do({ type: 'go', hex: '1512' });
		expect(one.state.moving, '1 MP is left').toMatchObject({ unit: 'r-1-let', spent: 16 });
		expect(goes(after(16))).not.toContain('1512');
	});

	test('7.1.4 after a move it marches, unless it pays 1 MP', () => {
		const rests = picked({ ...depot, 'r-1-let': '1811' }, 'r-1-let');
		rests.do({ type: 'go', hex: '1712' }, { type: 'rest' });
		expect(rests.unit('r-1-let').mode).toBe('march');
		const forms = picked({ ...depot, 'r-1-let': '1811' }, 'r-1-let');
		forms.do({ type: 'go', hex: '1712' }, { type: 'form' });
		expect(forms.unit('r-1-let').mode).toBe('combat');
	});

	test('7.1.5 a Marching Day: two MP more, White only, no action, not from beside an enemy', () => {
		const table = picked({ ...depot, 'w-2-3d': '2011' }, 'w-2-3d', white);
		const before = goes(table).length;
		table.do({ type: 'march' });
		expect(goes(table).length).toBeGreaterThan(before);
		expect(offers(table, 'form')).toBe(false);
		expect(offers(picked({ ...depot, 'r-1-let': '1811' }, 'r-1-let'), 'march')).toBe(false);
		const beside = picked({ ...depot, 'w-2-3d': '2011', 'r-1-let': '2010' }, 'w-2-3d', white);
		expect(offers(beside, 'march')).toBe(false);
	});

	test('7.1.6 a train goes along its rails, a railroad depot to stations only', () => {
		const train = goes(picked({ 'w-at-offitser': '2705' }, 'w-at-offitser', white));
		expect(train).toContain('2907');
		expect(train).not.toContain('2707');
		const rails = goes(picked({ 'w-rd-orel': '2705' }, 'w-rd-orel', white));
		expect(rails).toContain('2908');
		expect(rails).not.toContain('2907');
	});
});

describe('7.2, 7.3 actions', () => {
	const units = { ...depot, 'r-1-let': '1513', 'r-1-7d': '1513', 'w-1-1d': '1413' };

	test('7.2 a Prepared Attack costs Red 3 MP, shock units 2', () => {
		const shock = picked(units, 'r-1-let');
		expect(shock.allowed).toContainEqual({
			type: 'attack',
			kind: 'prepared',
			hex: '1413',
			join: null
		});
		shock.do({ type: 'attack', kind: 'prepared', hex: '1413', join: null });
		expect(shock.state.attacks).toEqual([
			{ id: 1, kind: 'prepared', hex: '1413', units: ['r-1-let'] }
		]);
	});

	test('8.6.1 stacks of two formations do not attack together', () => {
		const apart = { ...units, 'r-1-7d': '1412' };
		const table = picked(apart, 'r-1-let');
		table.do({ type: 'attack', kind: 'prepared', hex: '1413', join: null });
		table.do({ type: 'pick', unit: 'r-1-7d' });
		const attacks = table.allowed.filter(({ type }) => type === 'attack');
		expect(attacks.every((one) => one.type === 'attack' && one.join === null)).toBe(true);
	});

	test('7.3 works are finished at the end of the next movement phase, and stay behind', () => {
		const table = picked(units, 'r-1-let');
		table.do({ type: 'dig' });
		expect(table.unit('r-1-let').works).toBe('begun');
		table.do({ type: 'done' });
		expect(table.unit('r-1-let').works).toBe('building');
		const later = picked({ ...units, 'r-1-let': { hex: '1513', works: 'done' } }, 'r-1-let');
		later.do({ type: 'go', hex: '1512' });
		expect(later.unit('r-1-let').works).toBe('none');
	});

	test('5.3 out of command: not into a ZoC, no digging, an attack from a ZoC only after a check', () => {
		const out = { ...units, 'r-1-let': { hex: '1513', command: false } };
		const table = picked(out, 'r-1-let');
		expect(offers(table, 'attack')).toBe(false);
		expect(offers(table, 'dig')).toBe(false);
		expect(goes(table)).not.toContain('1412');
		table.do({ type: 'dare' }, 5);
		expect(table.state.moving?.dared).toBe('passed');
		expect(offers(table, 'attack')).toBe(true);
	});

	test('9.2.1 the die is that of the rule, whose chances are shown', () => {
		const table = picked({ 'w-tk': '2705' }, 'w-tk', white);
		const rule = ask(tankBreaksDown(), []);
		expect(callIn(engineOf(game), table.state)).toEqual(rule.state === 'waiting' && rule.call);
	});

	test('9.2.1 a tank breaks down on 1 or 2, and keeps within two hexes of a railroad', () => {
		const runs = picked({ 'w-tk': '2705' }, 'w-tk', white);
		runs.do(3);
		expect(runs.unit('w-tk').engine).toBe('runs');
		const fails = picked({ 'w-tk': '2705' }, 'w-tk', white);
		fails.do(2);
		expect(fails.unit('w-tk')).toMatchObject({ engine: 'broken', done: true });
		expect(fails.state.moving).toBeNull();
	});

	test('7.1.1 Orel: suburbs or centre, once in a phase', () => {
		const table = new Table(game, placed(game, { 'w-1-1k': '2705' }, white));
		table.do({ type: 'city', place: 'centre' });
		expect(table.state.orel).toBe('centre');
		expect(offers(table, 'city')).toBe(false);
	});
});
