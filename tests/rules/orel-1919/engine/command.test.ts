import { describe, expect, test } from 'vitest';
import { finalCommand } from '#lib/rules/orel-1919/engine/phases/command.ts';
import { startOf } from '#lib/rules/orel-1919/engine/setup.ts';
import type { State } from '#lib/rules/orel-1919/engine/state.ts';
import { engineOf, gameWith } from './play.ts';
import { placed, Table } from './placed.ts';

const game = gameWith();

describe('5.1 the 8th Cavalry Division, from 20 October', () => {
	test('joins two cavalry units; the guns of the brigade still stand within 2 hexes', () => {
		const out = (hex: string): readonly string[] => {
			const units = { 'r-1-tchkz': '1505', 'r-2-tchkz': '1505', 'r-art-tchkz': hex };
			const bodies = { 'Tchervonno-Kazak Cavalry Brigade': [['r-1-tchkz', 'r-2-tchkz']] };
			const fact = finalCommand(game, { ...placed(game, units, { turn: 6 }), bodies });
			return fact.type === 'commandChecked' ? fact.out : [];
		};
		expect(out('1507')).toEqual([]);
		expect(out('1508')).toEqual(['r-art-tchkz']);
	});
});

describe('10.1 Brasovo', () => {
	test('the main bodies of the 41st on the first turn are 1/41D and 2/41S; nobody is asked', () => {
		const start: State = { ...startOf(game, 'introductory'), player: 'red', phase: 'recruitment' };
		const table = new Table(game, start);
		table.do({ type: 'done' });
		expect(table.state.phase).toBe('movement');
		expect(table.state.bodies['41st Rifle Division']).toEqual([['r-1-41d'], ['r-2-41s']]);
		expect(['r-1-41d', 'r-2-41s', 'r-2-41d'].map((id) => table.unit(id).command)).toEqual([
			true,
			true,
			false
		]);
	});

	test('from the second turn on it has one, and its owner chooses', () => {
		const start: State = { ...startOf(game, 'introductory'), player: 'red', phase: 'recruitment' };
		const table = new Table(game, { ...start, turn: 2 });
		table.do({ type: 'done' });
		expect(table.state.phase).toBe('command');
		table.do({ type: 'body', formation: '41st Rifle Division', units: ['r-1-41d'] });
		expect(table.state.phase).toBe('movement');
		expect(table.unit('r-2-41s').command).toBe(false);
	});
});

describe('10.2 reinforcements', () => {
	const start: State = {
		...startOf(game, 'historical'),
		turn: 3,
		phase: 'movement',
		asleep: []
	};

	test('the cavalry brigade comes in by one hex, on later turns too', () => {
		const table = new Table(game, start);
		table.do({ type: 'enter', unit: 'w-1off-alex', hex: '1020' }, { type: 'rest' });
		const later = new Table(game, { ...table.state, turn: 4, phase: 'recruitment' });
		later.do({ type: 'done' });
		expect(later.state.phase).toBe('movement');
		const decision = engineOf(game).decide(later.state, {
			type: 'enter',
			unit: 'w-10hus',
			hex: '1220'
		});
		expect(decision.ok ? null : decision.refusal.rule).toBe('10.2');
	});

	test('7.1.5 who comes in may have a Marching Day, from the hex it came in by', () => {
		const table = new Table(game, start);
		table.do({ type: 'enter', unit: 'w-1off-alex', hex: '1020' });
		const far = table.allowed.filter(({ type }) => type === 'go').length;
		table.do({ type: 'march' });
		expect(table.allowed.filter(({ type }) => type === 'go').length).toBeGreaterThan(far);
		const later = new Table(game, start);
		later.do({ type: 'enter', unit: 'w-1off-alex', hex: '1020' }, { type: 'go', hex: '1019' });
		expect(later.allowed).not.toContainEqual({ type: 'march' });
	});
});
