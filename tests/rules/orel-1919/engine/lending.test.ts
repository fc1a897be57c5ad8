import { describe, expect, test } from 'vitest';
import { startOf } from '#lib/rules/orel-1919/engine/setup.ts';
import type { State } from '#lib/rules/orel-1919/engine/state.ts';
import { engineOf, gameWith } from './play.ts';
import { placed, Table } from './placed.ts';

const game = gameWith();
/** No railroad belongs to anybody: no depot can trace, unless it is near an exit. */
const railroads = (owner: 'w' | '-'): Partial<State> => ({
	control: owner.repeat(startOf(game, 'historical').control.length),
	observed: ['w-2-3k']
});
const CUT = railroads('-');
const CONVOY = 'w-cvy-2014';
const yes = { type: 'yes', unit: CONVOY } as const;
const no = { type: 'no', unit: CONVOY } as const;

/** Red guns have fired and White's have answered; then White is asked what comes next. */
const answered = (
	units: Parameters<typeof placed>[1] = {},
	more: Partial<State> = CUT,
	face = 5
): Table => {
	const table = new Table(
		game,
		placed(
			game,
			{
				'r-art-let': '2418',
				'w-2-3k': '2419',
				'w-art-1k': '2420',
				[CONVOY]: '2520',
				...units
			},
			more
		)
	);
	table.do({ type: 'pick', unit: 'r-art-let' }, { type: 'barrage' }, { type: 'done' });
	table.do({ type: 'aim', unit: 'r-art-let', target: 'w-2-3k' }, 2);
	table.do({ type: 'aim', unit: 'w-art-1k', target: 'r-art-let' }, face);
	if (table.asked === 'Barrage') table.do(2);
	return table;
};

describe('OR-66 a depot that was lent', () => {
	/** White cars and infantry are attacked, and their depot is lent. */
	const lent = (defender: string): Table => {
		const table = new Table(
			game,
			placed(game, { 'r-1-let': '2418', [defender]: '2419', [CONVOY]: '2520' }, CUT)
		);
		table.attack('2419', 'prepared', ['r-1-let']);
		table.do({ type: 'done' });
		expect(table.allowed).toEqual([yes, no]);
		table.do(yes);
		return table;
	};
	const over = (table: Table): boolean => {
		while (table.state.combat)
			table.do(table.allowed.at(-1) ?? (table.asked === 'Assault' ? 7 : 3));
		return table.unit(CONVOY).unsupplied;
	};

	test('is exhausted if those whom it supplies fight', () => {
		const table = lent('w-1-1k');
		expect(table.state.combat).toMatchObject({
			exhausted: [],
			supplied: { [CONVOY]: ['w-1-1k'] }
		});
		table.do({ type: 'stand' });
		expect(table.state.combat?.exhausted).toEqual([CONVOY]);
		expect(over(table)).toBe(true);
	});

	test('is not if they get away before combat', () => {
		const table = lent('w-cv-1k');
		table.do({ type: 'leave' });
		if (table.allowed.length === 0) table.do(1);
		expect(over(table)).toBe(false);
		expect(table.events.map(({ type }) => type)).not.toContain('depotsExhausted');
	});
});

describe('8.4, 3.2 counterbattery and the depot that cannot trace', () => {
	test('8.1 I.4 its owner is asked; nobody else’s answer counts', () => {
		const table = answered();
		expect(table.asked).toBe('white');
		expect(table.allowed).toEqual([yes, no]);
		const other = engineOf(game).decide(table.state, { type: 'yes', unit: 'w-art-1k' });
		expect(other.ok ? '' : other.refusal.rule).toBe('3.2');
	});

	test('3.2 B lent: the guns keep their munitions, the depot is Unsupplied at the end of the phase', () => {
		const table = answered();
		table.do(yes);
		expect(table.unit('w-art-1k')).toMatchObject({ unsupplied: false });
		expect(table.unit(CONVOY).unsupplied).toBe(true);
	});

	test('3.2 B spared: the guns are Unsupplied, the depot is not', () => {
		const table = answered();
		table.do(no);
		expect(table.unit('w-art-1k').unsupplied).toBe(true);
		expect(table.unit(CONVOY).unsupplied).toBe(false);
	});

	test('3.2 a depot that can trace supplies without a question', () => {
		const table = answered({}, railroads('w'));
		expect(table.state.combat).toBeNull();
		expect(table.unit('w-art-1k').unsupplied).toBe(false);
		expect(table.unit(CONVOY).unsupplied).toBe(false);
	});

	test('3.2 B an Unsupplied depot cannot supply at all: nobody is asked', () => {
		const table = answered({ [CONVOY]: { hex: '2520', unsupplied: true } });
		expect(table.state.combat).toBeNull();
		expect(table.unit('w-art-1k').unsupplied).toBe(true);
	});

	test('8.4 guns that failed their check have fired nothing and need nothing', () => {
		const table = answered({}, CUT, 6);
		expect(table.state.combat).toBeNull();
		expect(table.unit('w-art-1k').unsupplied).toBe(false);
		expect(table.unit(CONVOY).unsupplied).toBe(false);
	});

	test('3.2 B once lent in a phase it supplies the attacked too, unasked', () => {
		const table = new Table(
			game,
			placed(
				game,
				{
					'r-art-let': '2418',
					'r-2-let': '2720',
					'w-2-3k': '2419',
					'w-art-1k': '2420',
					'w-res-1d': '2620',
					[CONVOY]: '2520'
				},
				CUT
			)
		);
		table.attack('2620', 'hasty', ['r-2-let']);
		table.do({ type: 'pick', unit: 'r-art-let' }, { type: 'barrage' }, { type: 'done' });
		table.do({ type: 'aim', unit: 'r-art-let', target: 'w-2-3k' }, 2);
		table.do({ type: 'aim', unit: 'w-art-1k', target: 'r-art-let' }, 5, 2, yes);
		expect(table.allowed).not.toContainEqual(yes);
		expect(table.asked).toBe('Attacker’s Cohesion');
		expect(table.state.combat?.fight?.dry).not.toContain('w-res-1d');
	});
});
