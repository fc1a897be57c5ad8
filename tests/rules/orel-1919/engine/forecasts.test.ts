import { describe, expect, test } from 'vitest';
import { afterMove as afterWay, depotRange } from '#lib/rules/orel-1919/engine/ahead/forecasts.ts';
import { rangeOf } from '#lib/rules/orel-1919/engine/moves/range.ts';
import { isDepot } from '#lib/rules/orel-1919/types.ts';
import type { State } from '#lib/rules/orel-1919/engine/state.ts';
import { seenBy } from '#lib/rules/orel-1919/engine/controlled-events.ts';
import { trainLinked } from '#lib/rules/orel-1919/engine/map/railroads.ts';
import { depotsInRange, isFunctional } from '#lib/rules/orel-1919/engine/map/supply.ts';
import { unitOf } from '#lib/rules/orel-1919/engine/game.ts';
import { engineOf, gameWith, playByChance } from './play.ts';
import { placed, Table } from './placed.ts';
import { runs } from '../../../random.ts';

const game = gameWith();
/** What would follow if a unit went to a hex by its cheapest way; undefined where it does not get there. */
const afterMove = (state: State, unit: string, hex: string) => {
	const goal = rangeOf(game, state, unit).goal(hex);
	return goal && afterWay(game, state, unit, goal.way);
};

describe('what would follow from a move', () => {
	const units = { 'r-1-let': '2418', 'r-cvy-1809': '2416', 'w-1-1k': '2425' };

	test('8.2.2 a convoy that goes leaves a unit without a depot; it is so once it has gone', () => {
		const state = placed(game, units);
		const goals = game.board.grid.hexes.filter((hex) =>
			afterMove(state, 'r-cvy-1809', hex)?.supply.some(({ unit }) => unit === 'r-1-let')
		);
		expect(goals.length).toBeGreaterThan(0);
		for (const hex of goals) {
			const table = new Table(game, state);
			table.do({ type: 'pick', unit: 'r-cvy-1809' }, { type: 'go', hex });
			const near = depotsInRange(game, table.state, table.unit('r-1-let')).some((depot) =>
				isFunctional(game, table.state, depot)
			);
			const turned = afterMove(state, 'r-cvy-1809', hex)?.supply.find(
				({ unit }) => unit === 'r-1-let'
			);
			expect([hex, turned?.is]).toEqual([hex, near]);
		}
		expect(afterMove(state, 'r-cvy-1809', '0101')).toBeUndefined();
	});

	test('5.2 what it says of command is what the check says', () => {
		const engine = engineOf(game);
		let looked = 0;
		for (let seed = 1; seed <= runs(2); seed++)
			playByChance(game, 'historical', seed, 200, ({ before, command, after }) => {
				if (command.type !== 'go' || before.moving === null || looked > 20) return;
				const forecast = afterMove(before, before.moving.unit, command.hex);
				if (command.by || !forecast) return;
				looked += 1;
				// Nobody who changes nothing is named.
				for (const { was, is } of [...forecast.command, ...forecast.supply])
					expect(was).not.toBe(is);
				for (const { unit, is } of forecast.supply) {
					const one = unitOf(game, after, unit);
					const { type = 'infantry' } = game.counters.find(({ id }) => id === unit) ?? {};
					const near = isDepot(type)
						? isFunctional(game, after, one)
						: type === 'armored-train'
							? trainLinked(game, after, unit)
							: depotsInRange(game, after, one).some((depot) => isFunctional(game, after, depot));
					expect([unit, is]).toEqual([unit, near]);
				}
				expect(engine.faults(after)).toEqual([]);
			});
		expect(looked).toBeGreaterThan(3);
	});

	test('8.2.2 the range of a depot: 5 MP, less through enemy ZoC', () => {
		const open = depotRange(game, placed(game, { 'r-cvy-1809': '2416' }), 'r-cvy-1809');
		const barred = depotRange(
			game,
			placed(game, { 'r-cvy-1809': '2416', 'w-1-1k': '2418' }),
			'r-cvy-1809'
		);
		expect(open).toContain('2416');
		expect(open).not.toContain('2410');
		expect(barred.length).toBeLessThan(open.length);
		expect(barred.every((hex) => open.includes(hex))).toBe(true);
	});
});

describe('6.2 what a side sees', () => {
	test('the other side’s cards are missing, and nothing else', () => {
		let hidden = 0;
		const used = gameWith({ events: 'used' });
		for (let seed = 1; seed <= runs(3); seed++)
			playByChance(used, 'historical', seed, 2400, ({ after }) => {
				for (const side of ['white', 'red'] as const) {
					const { hand, ...rest } = seenBy(after, side);
					const { hand: whole, ...all } = after;
					expect(hand).toEqual(whole.filter(({ player }) => player === side));
					hidden += whole.length - hand.length;
					for (const key of Object.keys(all) as (keyof typeof all)[])
						if (rest[key] !== all[key]) expect(rest[key]).toEqual(all[key]);
					expect(Object.keys(rest)).toEqual(Object.keys(all));
				}
			});
		expect(hidden).toBeGreaterThan(0);
	});

	test('whoever is asked is offered the same by what he sees', () => {
		const used = gameWith({ events: 'used' });
		const engine = engineOf(used);
		let asked = 0;
		let looked = 0;
		for (let seed = 1; seed <= 3; seed++)
			playByChance(used, 'historical', seed, 1200, ({ after }) => {
				looked += 1;
				if (after.hand.length === 0 || looked % 10 > 0) return;
				const { player, commands } = engine.waiting(after);
				if (player === null) return;
				asked += 1;
				expect(engine.waiting(seenBy(after, player)).commands).toEqual(commands);
			});
		expect(asked).toBeGreaterThan(0);
	});
});
