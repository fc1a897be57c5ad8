import { describe, expect, test } from 'vitest';
import { strengthOf } from '#lib/rules/orel-1919/rules/08-combat/08-7-strength.ts';
import { situationOf } from '#lib/rules/orel-1919/engine/combat/scene.ts';
import { engineOf, gameWith } from './play.ts';
import { placed, Table } from './placed.ts';

const game = gameWith();

/** The extended example: X, Y and Z of White in 2419; three Red units in two hexes, guns behind them. */
const start = () =>
	placed(game, {
		'w-1-1k': '2419',
		'w-2-3k': '2419',
		'w-cv-1k': '2419',
		'w-cvy-2014': '2220',
		'r-1-let': '2418',
		'r-2-let': '2519',
		'r-cv-let': '2519',
		'r-art-let': '2417',
		'r-cvy-1809': '2416'
	});
const X = 'w-1-1k';
const Y = 'w-2-3k';
const Z = 'w-cv-1k';

describe('golden game: the extended combat example', () => {
	const table = new Table(game, start());
	const strengths = () => {
		const { fight } = table.state.combat ?? {};
		if (!fight) throw new Error('No fight');
		const stand = {
			combat: situationOf(game, table.state, fight),
			passed: fight.passed,
			charging: fight.charging,
			disorganised: Object.keys(fight.results).filter((id) => fight.results[id] === 'disorganised')
		};
		return (['attacker', 'defender'] as const).map((role) =>
			strengthOf(game.book, stand, role, 'assault')
		);
	};

	test('7.2 Red declares a Prepared Attack from two hexes, guns in support', () => {
		table.attack('2419', 'prepared', ['r-1-let', 'r-2-let', 'r-cv-let']);
		table.do({ type: 'pick', unit: 'r-art-let' }, { type: 'support', of: 'prepared' });
		table.do({ type: 'done' });
		expect(table.state.attacks).toHaveLength(1);
		expect(table.state.phase).toBe('combat');
	});

	test('8.2.1 the depot pays 2 munitions points for the attack with its support', () => {
		expect(table.asked).toBe('red');
		table.do({ type: 'pay', for: 1, depot: 'r-cvy-1809' });
		expect(table.unit('r-cvy-1809').spent).toBe(2);
	});

	test('8.5 White may try to leave with its cavalry and stands', () => {
		expect(table.asked).toBe('white');
		table.do({ type: 'stand' });
	});

	test('8.6.2 the guns support: TQ 5, a 4 is a success', () => {
		table.do({ type: 'yes', unit: 'r-art-let' });
		expect(table.asked).toBe('Coordination');
		table.do(4);
		expect(table.state.combat?.fight?.passed).toEqual(['r-art-let']);
	});

	test('8.7.1 both cavalries may charge and do: 17 to 13', () => {
		expect(table.asked).toBe('red');
		table.do({ type: 'yes', unit: 'r-cv-let' });
		expect(table.asked).toBe('white');
		table.do({ type: 'yes', unit: Z });
		expect(strengths()).toEqual([17, 13]);
	});

	test('8.7.2 Red rolls 4, all pass; White rolls 6, Y is Disorganised', () => {
		table.do(4);
		expect(Object.values(table.state.combat?.fight?.results ?? {})).toEqual(['ok', 'ok', 'ok']);
		table.do(6);
		expect(table.state.combat?.fight?.results).toMatchObject({
			[X]: 'ok',
			[Y]: 'disorganised',
			[Z]: 'ok'
		});
	});

	test('8.8.1 Red assaults, both charge again: 17 to 11; 10 on the dice reads column 9', () => {
		expect(table.allowed).toEqual([{ type: 'assault' }, { type: 'pass' }]);
		table.do({ type: 'assault' }, { type: 'yes', unit: 'r-cv-let' }, { type: 'yes', unit: Z });
		expect(strengths()).toEqual([17, 11]);
		table.do(10);
		expect(table.state.combat?.fight?.assault?.column).toBe(9);
	});

	test('8.8.2 each side loses 2: Red one in each infantry unit, White first X or Z, then Y', () => {
		const takes = (...units: string[]) => units.map((unit) => ({ type: 'take', unit }));
		expect(table.allowed).toEqual(takes('r-1-let', 'r-2-let', 'r-cv-let'));
		table.do({ type: 'take', unit: 'r-1-let' }, { type: 'take', unit: 'r-2-let' });
		expect(table.asked).toBe('white');
		expect(table.allowed).toEqual(takes(X, Z));
		table.do({ type: 'take', unit: X });
		expect(table.allowed).toEqual(takes(Z, Y));
		table.do({ type: 'take', unit: Y });
	});

	test('8.8.2 White Morale: a 4 is 2 or 3, all retreat one hex and go into March mode', () => {
		expect(table.asked).toBe('Morale');
		table.do(4);
		expect(Object.values(table.state.combat?.fight?.morale ?? {})).toEqual([
			'retreat',
			'retreat',
			'retreat'
		]);
		expect([X, Y, Z].map((id) => table.unit(id).steps)).toEqual([3, 2, 1]);
		expect(table.asked).toBe('white');
		expect(table.allowed).toEqual([
			{ type: 'retreat', path: ['2420'] },
			{ type: 'retreat', path: ['2320'] }
		]);
		table.do({ type: 'retreat', path: ['2420'] });
		for (const id of [X, Y, Z]) {
			expect(table.unit(id).hex).toBe('2420');
			expect(table.unit(id).mode).toBe('march');
		}
	});

	test('8.8.3 Red occupies the hex with all units; the cavalry could pursue and does not', () => {
		expect(table.allowed).not.toContainEqual({ type: 'done' });
		table.do({ type: 'advance', unit: 'r-1-let' });
		expect(table.allowed).toContainEqual({ type: 'done' });
		table.do({ type: 'advance', unit: 'r-2-let' }, { type: 'advance', unit: 'r-cv-let' });
		expect(table.allowed).toEqual([
			{ type: 'pursue', hex: '2420', units: ['r-cv-let'] },
			{ type: 'pass' }
		]);
		table.do({ type: 'pass' });
		for (const id of ['r-1-let', 'r-2-let', 'r-cv-let']) {
			expect(table.unit(id).hex).toBe('2419');
			expect(table.unit(id).mode).toBe('combat');
			expect(table.unit(id).unsupplied).toBe(false);
		}
		expect(table.state.combat).toBeNull();
		expect(table.state.prisoners).toEqual({ white: 0, red: 0 });
	});

	test('its facts replay to the same state, its commands decide the same facts', () => {
		const engine = engineOf(game);
		expect(table.events.reduce(engine.evolve, start())).toEqual(table.state);
		const again = new Table(game, start());
		again.do(...table.commands);
		expect(again.events).toEqual(table.events);
	});
});
