import { describe, expect, test } from 'vitest';
import { canSupport } from '#lib/rules/orel-1919/engine/combat/before/supports.ts';
import { imaginedCombat } from '#lib/rules/orel-1919/engine/combat/imagine.ts';
import { gameWith } from './play.ts';
import { placed, Table } from './placed.ts';

const game = gameWith();
const at = (units: Parameters<typeof placed>[1]): Table => new Table(game, placed(game, units));

describe('8.6.2 whom guns support', () => {
	const supports = (fighter: string): boolean => {
		const table = at({ [fighter]: '2418', 'r-art-let': '2417', 'w-2-3k': '2419' });
		table.attack('2419', 'prepared', [fighter]);
		const attack = table.state.attacks[0];
		if (!attack) throw new Error('No attack');
		return canSupport(game, table.state, table.unit('r-art-let'), attack);
	};

	test('the Lettish guns their own cavalry and any Lettish brigade, nobody else', () => {
		expect(['r-cv-let', 'r-1-let', 'r-7-let'].map(supports)).toEqual([true, true, true]);
		expect(['r-1-pavl', 'r-1-7d', 'r-rec-1'].map(supports)).toEqual([false, false, false]);
	});
});

test('8.6.2 guns that are lost before the attack for which they were announced do not support it', () => {
	const table = at({ 'r-1-let': '2418', 'r-2-let': '2520', 'w-art-1k': '2419', 'w-2-1k': '2420' });
	table.attack('2419', 'prepared', ['r-1-let']);
	table.attack('2420', 'prepared', ['r-2-let']);
	table.do({ type: 'done' }, { type: 'announce', unit: 'w-art-1k', attack: 2 });
	table.do({ type: 'resolve', attack: 1 }, 6, 1, 1, { type: 'assault' }, 12);
	expect(table.unit('w-art-1k').fate).toBe('lost');
	table.do({ type: 'stand' });
	expect(table.events.flatMap((one) => (one.type === 'supportsFired' ? one.units : []))).toEqual(
		[]
	);
});

describe('8.5.1 d units that shelter in a hex still to be attacked', () => {
	test('8.2.1 take no part, and need no munitions', () => {
		const table = at({
			'r-1-let': '2418',
			'r-2-let': '2520',
			'r-3-let': '2519',
			'r-4-let': '2319',
			'r-5-let': '2320',
			'w-2-3k': '2419',
			'w-4-2d': '2420'
		});
		table.attack('2419', 'prepared', ['r-1-let']);
		table.attack('2420', 'prepared', ['r-2-let']);
		table.do({ type: 'done' }, { type: 'resolve', attack: 1 }, { type: 'leave' }, 1);
		expect(table.unit('w-2-3k').hex).toBe('2420');
		table.do({ type: 'done' });
		expect(table.asked).toBe('Attacker’s Cohesion');
		table.do(1, 1, { type: 'pass' });
		expect([table.unit('w-4-2d').unsupplied, table.unit('w-2-3k').unsupplied]).toEqual([
			true,
			false
		]);
	});
});

describe('8.8.1 note 7 what attackers cross', () => {
	test('is what lies along the hexside', () => {
		const over = (from: string, hex: string) =>
			imaginedCombat(game, placed(game, { 'r-1-let': from, 'w-1-1k': hex }), {
				kind: 'prepared',
				hex,
				units: ['r-1-let']
			}).from[from]?.over;
		expect([over('1915', '1914'), over('2419', '2418')]).toEqual(['ditch', undefined]);
	});
});
