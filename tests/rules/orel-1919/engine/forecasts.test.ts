import { describe, expect, test } from 'vitest';
import {
	afterMove,
	afterRails,
	coverOf,
	depotRange
} from '#lib/rules/orel-1919/engine/ahead/forecasts.ts';
import { seenBy } from '#lib/rules/orel-1919/engine/controlled-events.ts';
import { trainLinked } from '#lib/rules/orel-1919/engine/map/railroads.ts';
import { depotsInRange, isFunctional } from '#lib/rules/orel-1919/engine/map/supply.ts';
import { unitOf } from '#lib/rules/orel-1919/engine/game.ts';
import { begun, engineOf, gameWith, playByChance } from './play.ts';
import { placed, Table } from './placed.ts';
import { runs } from '../../../random.ts';

const game = gameWith();

describe('what would follow from a move', () => {
	const units = { 'r-1-let': '2418', 'r-cvy-1809': '2416', 'w-1-1k': '2425' };

	test('8.2.2 a convoy that goes leaves a unit without a depot; it is so once it has gone', () => {
		const state = placed(game, units);
		const goals = game.board.grid.hexes.filter((hex) =>
			afterMove(game, state, 'r-cvy-1809', hex)?.supply.some(({ unit }) => unit === 'r-1-let')
		);
		expect(goals.length).toBeGreaterThan(0);
		for (const hex of goals) {
			const table = new Table(game, state);
			table.do({ type: 'pick', unit: 'r-cvy-1809' }, { type: 'go', hex });
			const near = depotsInRange(game, table.state, table.unit('r-1-let')).some((depot) =>
				isFunctional(game, table.state, depot)
			);
			const [turned] = afterMove(game, state, 'r-cvy-1809', hex)?.supply ?? [];
			expect([hex, turned?.is]).toEqual([hex, near]);
		}
		expect(afterMove(game, state, 'r-cvy-1809', '0101')).toBeUndefined();
	});

	test('5.2 what it says of command is what the check says', () => {
		const engine = engineOf(game);
		let looked = 0;
		for (let seed = 1; seed <= runs(2); seed++)
			playByChance(game, 'historical', seed, 200, ({ before, command, after }) => {
				if (command.type !== 'go' || before.moving === null || looked > 20) return;
				const forecast = afterMove(game, before, before.moving.unit, command.hex);
				if (command.by || !forecast) return;
				looked += 1;
				// Nobody who changes nothing is named.
				for (const { was, is } of [...forecast.command, ...forecast.supply])
					expect(was).not.toBe(is);
				for (const { unit, is } of forecast.supply) {
					const one = unitOf(game, after, unit);
					const near =
						game.counters.find(({ id }) => id === unit)?.type === 'armored-train'
							? trainLinked(game, after, unit)
							: depotsInRange(game, after, one).some((depot) => isFunctional(game, after, depot));
					expect([unit, is]).toEqual([unit, near]);
				}
				expect(engine.faults(after)).toEqual([]);
			});
		expect(looked).toBeGreaterThan(3);
	});

	test('3.2 a line lost cuts depots off; the same line held changes nothing', () => {
		const { state } = begun(engineOf(game), 'historical');
		const south = game.board.rails
			.filter((hex) => game.board.edge.white[hex] === 1)
			.map((hex) => game.board.grid.hexes[hex] ?? '');
		expect(south.length).toBeGreaterThan(0);
		const lost = afterRails(game, state, 'red', south);
		expect(lost.rails.find(({ player }) => player === 'white')?.lost.length).toBeGreaterThan(5);
		expect(lost.depots.some(({ player, was, is }) => player === 'white' && was && !is)).toBe(true);
		expect(lost.depots.every(({ had, has, was, is }) => was !== is || had !== has)).toBe(true);
		const held = south.filter(
			(hex) => state.control[game.board.railPlace[game.board.grid.hexes.indexOf(hex)] ?? -1] === 'w'
		);
		expect(afterRails(game, state, 'white', held)).toEqual({
			supply: [],
			command: [],
			depots: [],
			rails: []
		});
	});

	test('1.2, 7.1.3 who makes a hex unsafe, and who covers it', () => {
		const state = placed(game, {
			'w-1-1k': '2419',
			'w-cv-2k': { hex: '2519', steps: 1 },
			'r-1-let': '2418',
			'r-2-let': { hex: '2418', moved: true },
			'r-3-let': { hex: '2418', mode: 'routed' }
		});
		expect(coverOf(game, state, 'red', '2418')).toEqual({
			zoc: ['w-1-1k'],
			cancel: ['r-1-let', 'r-2-let'],
			cover: ['r-1-let']
		});
		expect(coverOf(game, state, 'red', '2410')).toEqual({ zoc: [], cancel: [], cover: [] });
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
