import { describe, expect, test } from 'vitest';
import { distance } from '#lib/kernel/hex/hex.ts';
import type { Command } from '#lib/rules/orel-1919/engine/commands.ts';
import { gameOf, hexIndex } from '#lib/rules/orel-1919/engine/game.ts';
import { strays as isStray } from '#lib/rules/orel-1919/engine/moves/ends.ts';
import { shippedPack } from '#lib/rules/orel-1919/scenarios/pack.ts';
import { engineOf, gameWith } from './play.ts';
import { t } from '#lib/words/t.ts';
import { placed, Table } from './placed.ts';

const game = gameWith();
type Units = Parameters<typeof placed>[1];
const lost = { hex: '1513', command: false };
const strays = ['r-1-let'];

const at = (units: Units, more: Parameters<typeof placed>[2] = { strays }, of = game): Table =>
	new Table(of, placed(of, units, more));
const goes = (table: Table): string[] =>
	table.allowed.flatMap((one) => (one.type === 'go' ? [one.hex] : []));
const refusal = (table: Table, command: Command): string | null => {
	const decision = engineOf(table.game).decide(table.state, command);
	return decision.ok ? null : decision.refusal.rule;
};
const far = (hex: string, depot: string): number =>
	distance(game.board.grid, hexIndex(game, hex), hexIndex(game, depot));

describe('5.3 out of command and beyond every depot', () => {
	const inZoc: Units = { 'r-1-let': lost, 'r-cvy-1112': '1505', 'w-1-1d': '1413' };

	test('in a ZoC it may take its check instead of going; without one it must go', () => {
		const table = at(inZoc);
		expect(isStray(game, table.state, table.unit('r-1-let'))).toBe(true);
		table.do({ type: 'pick', unit: 'r-1-let' });
		expect(table.allowed).toContainEqual({ type: 'dare' });
		expect(goes(table).length).toBeGreaterThan(1);
		expect(refusal(table, { type: 'rest' })).toBe('5.3');
	});

	test('it failed: it may leave the ZoC or remain, and does not attack', () => {
		const table = at(inZoc);
		table.do({ type: 'pick', unit: 'r-1-let' }, { type: 'dare' }, 6);
		expect(goes(table).length).toBeGreaterThan(1);
		expect(table.allowed.some(({ type }) => type === 'attack')).toBe(false);
		table.do({ type: 'rest' });
		expect(table.unit('r-1-let')).toMatchObject({ hex: '1513', done: true });
		table.do({ type: 'done' });
		expect(table.state.player).toBe('white');
	});

	test('it passed: it may attack, and otherwise must go', () => {
		const table = at(inZoc);
		table.do({ type: 'pick', unit: 'r-1-let' }, { type: 'dare' }, 1);
		expect(refusal(table, { type: 'rest' })).toBe('5.3');
		table.do({ type: 'attack', kind: 'prepared', hex: '1413', join: null });
		expect(table.state.attacks).toHaveLength(1);
	});

	test('it goes nearer to the depot as hexes are counted on the map, though enemies are in the way', () => {
		// Whites between it and its depot: the only way free of their zones leads away from it.
		const wall = { 'w-1-1d': '1509', 'w-2-1d': '1310', 'w-3-1d': '1709' };
		const table = at({ 'r-1-let': lost, 'r-cvy-1112': '1505', ...wall });
		table.do({ type: 'pick', unit: 'r-1-let' });
		expect(goes(table).length).toBeGreaterThan(0);
		for (const hex of goes(table)) expect(far(hex, '1505')).toBeLessThan(far('1513', '1505'));
	});

	test('OR-56 or as MP are counted', () => {
		const byMp = gameOf(shippedPack(), {}, { 'OR-56': 'mp' });
		const hexes = (of: typeof game): string[] => {
			const table = at({ 'r-1-let': lost, 'r-cvy-1112': '0806' }, { strays }, of);
			table.do({ type: 'pick', unit: 'r-1-let' });
			return goes(table);
		};
		expect(hexes(byMp).length).toBeGreaterThan(0);
		expect(hexes(byMp)).not.toEqual(hexes(game));
	});

	const hemmed = { 'w-1-1d': '1410', 'w-2-1d': '1711', 'w-3-1d': '1209' };
	test('one that has a single way takes it when it is picked', () => {
		const table = at({ 'r-1-let': lost, 'r-cvy-1112': '1505', ...hemmed });
		table.do({ type: 'pick', unit: 'r-1-let' });
		expect(table.unit('r-1-let').hex).toBe('1512');
		expect(table.allowed).toContainEqual({ type: 'rest' });
	});

	test('its mode stays its player’s to choose: he is not done before he has', () => {
		const table = at({ 'r-1-let': lost, 'r-cvy-1112': '1505', ...hemmed });
		expect(table.allowed).not.toContainEqual({ type: 'done' });
		expect(refusal(table, { type: 'done' })).toBe('5.3');
		// It is the only one that may move: it begins by itself.
		table.do({ type: 'pick', unit: 'r-1-let' }, { type: 'form' }, { type: 'done' });
		expect(table.unit('r-1-let')).toMatchObject({ hex: '1512', mode: 'combat' });
	});

	test('without a choice at its end it goes when its player is done', () => {
		const wall = { 'w-1-1d': '1104', 'w-2-1d': '1304', 'w-3-1d': '1001' };
		const guns = { hex: '1202', command: false };
		const table = at(
			{ 'r-art-let': guns, 'r-cvy-1112': '1505', ...wall },
			{ strays: ['r-art-let'] }
		);
		expect(table.allowed).toContainEqual({ type: 'done' });
		table.do({ type: 'done' });
		expect(table.unit('r-art-let')).toMatchObject({ hex: '1402', mode: 'march' });
		expect(table.state.player).toBe('white');
	});

	test('with several ways its player must choose before he is done', () => {
		const table = at({ 'r-1-let': lost, 'r-cvy-1112': '1505', 'w-1-1d': '1410' });
		expect(table.allowed).not.toContainEqual({ type: 'done' });
		expect(refusal(table, { type: 'done' })).toBe('5.3');
		const done = engineOf(table.game).decide(table.state, { type: 'done' });
		expect(done.ok ? '' : t(done.refusal.why)).toMatch(
			/Regiment.* must move first, towards a depot\.$/
		);
	});

	test('without a way it stays, and nobody has to say so', () => {
		const ring = { 'w-1-1d': '1412', 'w-2-1d': '1612', 'w-3-1d': '1511' };
		const table = at({ 'r-1-let': lost, 'r-cvy-1112': '1505', ...ring });
		expect(table.allowed).toContainEqual({ type: 'done' });
	});
});
