import { describe, expect, test } from 'vitest';
import { checkingMorale } from '#lib/rules/orel-1919/rules/08-combat/08-8-morale.ts';
import { defaultBook } from '#lib/rules/orel-1919/book.ts';
import type { EventName } from '#lib/rules/orel-1919/types.ts';
import { heldUntil, lastTurn } from '#lib/rules/orel-1919/engine/setup.ts';
import { combat } from '../combats.ts';
import { gameWith } from './play.ts';
import { placed, Table } from './placed.ts';

const game = gameWith({ events: 'used' });

/** An attack on 2419, with these cards in Red's hand. */
const fighting = (
	cards: readonly EventName[],
	units: Parameters<typeof placed>[1],
	attackers: readonly string[]
): Table => {
	const hand = cards.map((event) => ({ event, player: 'red', until: 99 }) as const);
	const table = new Table(game, placed(game, units, { hand }));
	table.attack('2419', 'prepared', attackers);
	table.do({ type: 'done' });
	return table;
};

describe('6.2 Fiery Speech', () => {
	test('a unit passes one check with it: Cohesion or Morale, not both', () => {
		const passes = (events: object): boolean | undefined =>
			checkingMorale(defaultBook, combat({ events }), 'attacker', 0, {})[0]?.passes;
		expect(passes({ fierySpeech: 'a' })).toBeUndefined();
		expect(passes({ moraleSpeech: 'a' })).toBe(true);
	});

	test('kept for the Morale Check, its owner is asked when his units must take one', () => {
		const units = { 'r-1-let': '2418', 'w-1-1k': '2419' };
		const table = fighting(['Fiery Speech'], units, ['r-1-let']);
		table.do({ type: 'pass' }, { type: 'stand' }, 1, 1, { type: 'assault' }, 2);
		expect([table.asked, table.allowed]).toEqual([
			'red',
			[{ type: 'play', event: 'Fiery Speech', unit: 'r-1-let' }, { type: 'pass' }]
		]);
		table.do({ type: 'play', event: 'Fiery Speech', unit: 'r-1-let' }, 6);
		expect(table.unit('r-1-let')).toMatchObject({ hex: '2418', mode: 'combat' });
		expect(table.state.hand).toEqual([]);
	});

	test('who keeps it back throws as others do', () => {
		const units = { 'r-1-let': '2418', 'w-1-1k': '2419' };
		const table = fighting(['Fiery Speech'], units, ['r-1-let']);
		table.do({ type: 'pass' }, { type: 'stand' }, 1, 1, { type: 'assault' }, 2);
		table.do({ type: 'pass' });
		expect(table.asked).toBe('Morale');
		expect(table.state.hand).toHaveLength(1);
	});
});

describe('6.2 Heroism', () => {
	test('is for one Assault: that of a pursuit has it no more', () => {
		const units = {
			'r-1-let': '2418',
			'r-cv-let': '2418',
			'w-2-3k': { hex: '2419', mode: 'march' }
		} as const;
		const table = fighting(['Heroism'], units, ['r-1-let', 'r-cv-let']);
		table.do({ type: 'yes', unit: 'r-cv-let' }, 1, 1, { type: 'assault' });
		table.do({ type: 'yes', unit: 'r-cv-let' });
		table.do({ type: 'play', event: 'Heroism', choice: 'plus' }, 8);
		expect(table.state.combat?.fight?.events.heroism).toBe(1);
		while (table.allowed.some(({ type }) => type === 'take'))
			table.do(table.allowed[0] ?? { type: 'pass' });
		if (table.asked === 'Morale') table.do(1);
		const way = table.allowed.find(({ type }) => type === 'retreat');
		if (way) table.do(way);
		table.do({ type: 'advance', unit: 'r-cv-let' }, { type: 'done' });
		const chase = table.allowed.find(({ type }) => type === 'pursue');
		expect(chase).toBeDefined();
		if (chase) table.do(chase);
		expect(table.state.combat?.fight?.pursuit).toBe('plain');
		expect(table.state.combat?.fight?.events).toEqual({});
	});
});

describe('6.2 Surprise Attack', () => {
	const units = { 'r-1-let': '2418', 'w-2-3k': '2419', 'w-art-1k': '2419' };

	test('7.1.4 guns of the surprised hex count as in March mode: they do not support', () => {
		const table = fighting(['Surprise Attack'], units, ['r-1-let']);
		table.do({ type: 'announce', unit: 'w-art-1k', attack: 1 });
		table.do({ type: 'play', event: 'Surprise Attack' });
		expect(table.asked).toBe('Attacker’s Cohesion');
		expect(table.state.combat?.fight?.supports).toEqual([]);
	});

	test('without the card they do', () => {
		const table = fighting(['Surprise Attack'], units, ['r-1-let']);
		table.do({ type: 'announce', unit: 'w-art-1k', attack: 1 }, { type: 'pass' });
		table.do({ type: 'stand' });
		expect(table.state.combat?.fight?.supports).toEqual(['w-art-1k']);
	});
});

describe('6.2 an event in hand', () => {
	test('is held to the end of a player turn, and of no later one than the last of its scenario', () => {
		const state = placed(game, {});
		const last = lastTurn(game, state.header.scenario);
		const shorter = {
			...state,
			header: { ...state.header, scenario: 'introductory' }
		} as typeof state;
		const end = lastTurn(game, 'introductory');
		expect(heldUntil(game, state, 6)).toEqual({ turn: 3, player: 'white' });
		expect(heldUntil(game, state, 7)).toEqual({ turn: 3, player: 'red' });
		expect(heldUntil(game, state, 99)).toEqual({ turn: last, player: 'red' });
		expect(end).not.toBe(last);
		expect(heldUntil(game, shorter, 99)).toEqual({ turn: end, player: 'red' });
	});
});
