import { describe, expect, test } from 'vitest';
import type { State } from '#lib/rules/orel-1919/engine/state.ts';
import { gameWith } from './play.ts';
import { placed, Table } from './placed.ts';

const game = gameWith();
type Units = Parameters<typeof placed>[1];
const at = (units: Units, more: Partial<State> = {}): Table =>
	new Table(game, placed(game, units, more));

/** An attack on 2419, declared and paid by nobody. */
const attacking = (units: Units, attackers: readonly string[]): Table => {
	const table = at(units);
	table.attack('2419', 'prepared', attackers);
	table.do({ type: 'done' });
	return table;
};
const goBack = (table: Table): void => {
	while (table.allowed[0]?.type === 'retreat') table.do(table.allowed[0]);
};
const LETTS = ['r-1-let', 'r-2-let'];
const from2418 = { 'r-1-let': '2418', 'r-2-let': '2418' };
const ring = { 'r-3-let': '2519', 'r-4-let': '2520', 'r-5-let': '2420', 'r-6-let': '2320' };

describe('8.7.3 the Routed marker', () => {
	test('stays on a unit that is Routed and only retreats', () => {
		const table = attacking({ ...from2418, 'w-res-1d': { hex: '2419', mode: 'routed' } }, LETTS);
		table.do(1, 6);
		goBack(table);
		expect(table.unit('w-res-1d').hex).not.toBe('2419');
		expect(table.unit('w-res-1d').mode).toBe('routed');
	});

	test('8.5.1 a Routed unit that must retreat and cannot for enemies is Routed again: it surrenders', () => {
		const units = { ...from2418, ...ring, 'r-7-let': '2319' };
		const table = attacking({ ...units, 'w-res-1d': { hex: '2419', mode: 'routed' } }, LETTS);
		table.do(1, 6);
		expect([table.unit('w-res-1d').fate, table.state.prisoners.red]).toEqual(['lost', 3]);
	});
});

describe('9 vehicles that defend alone and cannot leave', () => {
	const alone = (): Table =>
		attacking({ ...from2418, ...ring, 'r-7-let': '2319', 'w-ac-2k': '2419' }, LETTS);

	test('are there as long as nobody advances', () => {
		const table = alone();
		expect(table.allowed).toContainEqual({ type: 'advance', unit: 'r-1-let' });
		table.do({ type: 'done' });
		expect(table.unit('w-ac-2k')).toMatchObject({ fate: 'map', hex: '2419' });
	});

	test('fall to who does', () => {
		const table = alone();
		table.do({ type: 'advance', unit: 'r-1-let' });
		expect(table.unit('w-ac-2k').fate).toBe('lost');
	});
});

describe('8.7.2 guns go with their stack', () => {
	const weak = { 'r-1-7d': '2418', 'r-art-7d': '2418', 'w-1-1k': '2419' };

	test('the attacker’s guns too: all combat units of the hex retreat', () => {
		const table = attacking(weak, ['r-1-7d']);
		table.do({ type: 'stand' }, 6, 1);
		goBack(table);
		expect(table.unit('r-1-7d').mode).toBe('march');
		expect(table.unit('r-1-7d').hex).not.toBe('2418');
		expect(table.unit('r-art-7d')).toMatchObject({ hex: table.unit('r-1-7d').hex, mode: 'march' });
	});

	test('not while one of them stays', () => {
		const table = attacking({ ...weak, 'r-2-7d': '2418' }, ['r-1-7d']);
		table.do({ type: 'stand' }, 6, 1);
		goBack(table);
		expect(table.unit('r-art-7d')).toMatchObject({ hex: '2418', mode: 'combat' });
	});
});

describe('8.3.2 a barrage drives off the last combat unit of a hex', () => {
	const shelled = (more: Units = {}): Table => {
		const table = at(
			{
				'r-art-let': '2417',
				'r-1-let': '2418',
				'w-res-1d': '2419',
				'w-art-1k': '2419',
				'w-ac-2k': '2419',
				...more
			},
			{ observed: ['w-res-1d'] }
		);
		table.do({ type: 'pick', unit: 'r-art-let' }, { type: 'barrage' }, { type: 'done' });
		const aim = { type: 'aim', unit: 'r-art-let', target: 'w-res-1d' } as const;
		// 9 and fire strength 3 make 12; 6 and 1 are three above TQ 4.
		table.do(aim, 9, 6);
		goBack(table);
		return table;
	};

	test('its guns and vehicles go with it', () => {
		const table = shelled();
		const { hex } = table.unit('w-res-1d');
		expect(hex).not.toBe('2419');
		expect([table.unit('w-art-1k').hex, table.unit('w-ac-2k').hex]).toEqual([hex, hex]);
	});

	test('they stay with another one', () => {
		const table = shelled({ 'w-1-1k': '2419' });
		expect(table.unit('w-res-1d').hex).not.toBe('2419');
		expect([table.unit('w-art-1k').hex, table.unit('w-ac-2k').hex]).toEqual(['2419', '2419']);
	});
});
