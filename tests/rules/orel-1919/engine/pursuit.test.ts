import { describe, expect, test } from 'vitest';
import { neighboursOf, sideTowards, type HexIndex } from '#lib/kernel/hex/hex.ts';
import { freshFight, OPENING } from '#lib/rules/orel-1919/engine/combat/state.ts';
import { gameWith } from './play.ts';
import { placed, Table } from './placed.ts';

const game = gameWith();
const { grid, cost, zone, nearRail } = game.board;

const isOpen = (mover: 'cav' | 'ac', from: HexIndex, to: HexIndex): boolean =>
	(cost[mover][from * 6 + sideTowards(grid, from, to)] ?? -1) >= 0;
const plain = (hex: HexIndex): boolean => zone.red[hex] !== 1 && nearRail[hex] === 1;

/** Three hexes in a line of flight: cavalry can ride along it, and a car can or cannot pass each leg. */
const line = (first: boolean, second: boolean): readonly string[] => {
	for (let from = 0; from < grid.size; from++)
		for (const by of neighboursOf(grid, from))
			for (const to of neighboursOf(grid, by)) {
				const hexes = [from, by, to];
				if (to === from || neighboursOf(grid, from).includes(to) || !hexes.every(plain)) continue;
				if (!isOpen('cav', from, by) || !isOpen('cav', by, to)) continue;
				if (isOpen('ac', from, by) === first && isOpen('ac', by, to) === second)
					return hexes.map((hex) => grid.hexes[hex] ?? '');
			}
	return [];
};

/** A table at which Routed men fled along this line, and may be pursued. */
const chase = (
	[from = '', by = '', to = '']: readonly string[],
	kind: 'prepared' | 'hasty' = 'prepared'
): Table => {
	const riders = ['r-cv-let', 'r-ac-let'];
	const fight = freshFight(
		{
			attack: 1,
			kind,
			hex: from,
			player: 'red',
			attackers: riders,
			defenders: ['w-rec-1'],
			sheltering: [],
			dry: []
		},
		'pursuit'
	);
	const combat = {
		...OPENING,
		step: 'attacks' as const,
		fight: { ...fight, advanced: riders, fled: ['w-rec-1'], trails: { [to]: by } }
	};
	const units = {
		'r-cv-let': from,
		'r-ac-let': from,
		'w-rec-1': { hex: to, mode: 'routed' }
	} as const;
	return new Table(game, placed(game, units, { phase: 'combat', combat }));
};

/** Who may pursue them. */
const parties = (hexes: readonly string[]): readonly (readonly string[])[] =>
	chase(hexes).allowed.flatMap((one) => (one.type === 'pursue' ? [one.units] : []));

describe('8.7.4, 7.1.1 a car goes along on a pursuit of two hexes', () => {
	const alone = [['r-cv-let']];
	const both = [['r-cv-let'], ['r-cv-let', 'r-ac-let']];
	test.each([
		['if both hexes are open to it', line(true, true), both],
		['not if the first is closed to it', line(false, true), alone],
		['nor if the second is', line(true, false), alone]
	])('%s', (_, way, riders) => {
		expect(way).toHaveLength(3);
		expect(parties(way)).toEqual(riders);
	});
});

test('8.7.4 OR-72 after a Hasty Attack the pursuit is at full strength', () => {
	const table = chase(line(true, true), 'hasty');
	const [pursue] = table.allowed.filter(({ type }) => type === 'pursue');
	expect(table.state.combat?.fight?.kind).toBe('hasty');
	table.do(pursue!);
	expect(table.state.combat?.fight?.kind).toBe('prepared');
});
