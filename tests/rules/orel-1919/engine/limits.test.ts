import { describe, expect, test } from 'vitest';
import { indexOf } from '#lib/kernel/hex/hex.ts';
import type { UnitId } from '#lib/rules/orel-1919/engine/state.ts';
import { engineOf, gameWith } from './play.ts';
import { placed, Table } from './placed.ts';

const game = gameWith();
const { board } = game;
const beyond = (hex: string | null): boolean =>
	board.closedTo46[indexOf(board.grid, hex ?? '')] === 1;

/** White drives this unit back one hex, by whatever face does it. */
const driven = (
	unit: UnitId,
	hex: string,
	from: string,
	others: Parameters<typeof placed>[1]
): Table => {
	for (const face of [6, 5, 4, 3, 2]) {
		const table = new Table(
			game,
			placed(game, { [unit]: hex, 'w-1-1k': from, 'w-2-1k': from, ...others }, { player: 'white' })
		);
		table.attack(hex, 'prepared', ['w-1-1k', 'w-2-1k']);
		table.do({ type: 'done' }, 1, face);
		const went = (): boolean => table.unit(unit).hex !== hex;
		const [way] = table.allowed;
		if (!went() && way?.type === 'retreat') table.do(way);
		if (went() && table.unit(unit).mode === 'march') return table;
	}
	throw new Error('It did not retreat');
};

describe('10.2 OR-51 the limits of the 46th Division in a retreat', () => {
	const full = {
		'r-1-7d': '0116',
		'r-2-7d': '0116',
		'r-3-7d': '0116',
		'r-1-let': '0117',
		'r-2-let': '0117',
		'r-3-let': '0117'
	};

	test('it rather goes past a full hex than beyond; another division does not', () => {
		expect(driven('r-2-57d', '0216', '0317', full).unit('r-2-57d').hex).toBe('0215');
		const kept = driven('r-1-46d', '0216', '0317', full).unit('r-1-46d').hex;
		expect(kept).not.toBe('0216');
		expect(beyond(kept)).toBe(false);
	});

	const pressed = (): Table =>
		driven('r-1-46d', '0317', '0318', { 'w-2-3k': '0417', 'w-3-3k': '0217' });

	test('it goes beyond where no other hex is free of enemies and their ZoC', () => {
		expect(pressed().unit('r-1-46d').hex).toBe('0316');
	});

	test('then it must come back when it moves, and nowhere else', () => {
		const table = pressed();
		while (table.state.player === 'white')
			table.do(table.allowed.find(({ type }) => type === 'done') ?? { type: 'pass' });
		while (table.state.phase !== 'movement') table.do({ type: 'done' });
		const done = engineOf(game).decide(table.state, { type: 'done' });
		expect(done.ok ? '' : done.refusal.rule).toBe('10.2');
		expect(table.state.moving?.unit).toBe('r-1-46d');
		expect(table.allowed.length).toBeGreaterThan(0);
		for (const one of table.allowed) expect(one.type === 'go' && !beyond(one.hex)).toBe(true);
		const [go] = table.allowed;
		if (go) table.do(go);
		while (table.state.moving) table.do({ type: 'rest' });
		expect(table.allowed).toContainEqual({ type: 'done' });
	});
});
