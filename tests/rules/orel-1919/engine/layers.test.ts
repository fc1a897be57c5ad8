import { describe, expect, it } from 'vitest';
import { BOOK } from '#lib/rules/orel-1919/book.ts';
import { counterOf, headerOf } from '#lib/rules/orel-1919/engine/game.ts';
import { orelEngine } from '#lib/rules/orel-1919/engine/index.ts';
import { fieldOf } from '#lib/rules/orel-1919/engine/map/field.ts';
import { trainLinked } from '#lib/rules/orel-1919/engine/map/railroads.ts';
import { depotsInRange, isFunctional } from '#lib/rules/orel-1919/engine/map/supply.ts';
import { checkCommand } from '#lib/rules/orel-1919/engine/phases/command.ts';
import { alwaysInCommand } from '#lib/rules/orel-1919/rules/05-command.ts';
import { isDepot, isTrain } from '#lib/rules/orel-1919/types.ts';
import { indexOf } from '#lib/kernel/hex/hex.ts';
import { placed } from './placed.ts';

const engine = orelEngine(BOOK.of());
const begun = (() => {
	const decision = engine.decide(engine.empty, {
		type: 'begin',
		...headerOf(BOOK.of()),
		scenario: 'historical'
	});
	if (!decision.ok) throw new Error('refused');
	return decision.facts.reduce(engine.evolve, engine.empty);
})();
const game = engine.game(begun);

describe('what is laid over the map', () => {
	it('1.2 the zones of both sides, as movement meets them', () => {
		const zones = engine.ahead.zones(begun);
		const { zoc } = fieldOf(game, begun);
		for (const side of ['white', 'red'] as const) {
			expect(zones[side].length).toBeGreaterThan(20);
			for (const hex of game.board.grid.hexes)
				expect(zones[side].includes(hex)).toBe(zoc[side][indexOf(game.board.grid, hex)] !== 0);
		}
	});

	it('8.2.2 the supplied area holds every infantry that can draw on a depot', () => {
		const { hexes, without } = engine.ahead.supply(begun, 'white');
		const foot = begun.units.filter(
			({ id, player, fate }) =>
				player === 'white' &&
				fate === 'map' &&
				game.counters.some((one) => one.id === id && one.type === 'infantry')
		);
		expect(foot.length).toBeGreaterThan(10);
		for (const unit of foot) {
			const draws = depotsInRange(game, begun, unit).some((one) => isFunctional(game, begun, one));
			expect(hexes.includes(unit.hex!), unit.id).toBe(draws);
			expect(without.includes(unit.id), unit.id).toBe(!draws);
		}
	});

	it('8.2.1, 8.2.2 guns go by their own ways, trains by their line: who cannot draw is crossed out', () => {
		const state = placed(game, {
			'w-1-1k': '2605',
			'w-art-1k': '2605',
			'w-at-offitser': '3112',
			'w-cvy-2605': '2605',
			'r-at-bolchevik': '2806'
		});
		expect(engine.ahead.supply(state, 'white').without).toEqual([]);
		expect(engine.ahead.supply(state, 'red').without).toEqual(['r-at-bolchevik']);
		for (const player of ['white', 'red'] as const) {
			const { without } = engine.ahead.supply(begun, player);
			for (const unit of begun.units) {
				const type = game.counters.find(({ id }) => id === unit.id)?.type;
				if (unit.player !== player || unit.fate !== 'map' || !type || isDepot(type)) continue;
				const drawn = isTrain(type)
					? trainLinked(game, begun, unit.id)
					: depotsInRange(game, begun, unit).some((one) => isFunctional(game, begun, one));
				expect(without.includes(unit.id), unit.id).toBe(!drawn);
			}
		}
	});

	it('5.1, 5.2 a unit is in command just where it is commanded: by its own range, and by all who may', () => {
		for (const [player, turn] of [
			['white', 1],
			['red', 1],
			['red', 6]
		] as const) {
			const at = { ...begun, player, turn };
			const state = engine.evolve(at, checkCommand(game, at));
			const own = state.units.filter((unit) => unit.player === player && unit.fate === 'map');
			const bound = own.filter(({ id }) => !alwaysInCommand(counterOf(game, id).type));
			expect(bound.length).toBeGreaterThan(20);
			for (const { id, hex, command } of bound)
				expect(engine.ahead.commanded(state, id).includes(hex ?? ''), id).toBe(command);
			for (const { id } of own.filter((unit) => !bound.includes(unit)))
				expect(engine.ahead.commanded(state, id), id).toEqual([]);
		}
	});

	it('3.2 a railroad is drawn for the side that holds both ends of each piece, once', () => {
		const rails = engine.ahead.rails(begun);
		expect(new Set(rails.map(({ player }) => player))).toEqual(new Set(['white', 'red']));
		for (const { player, path } of rails)
			for (const hex of path)
				expect(begun.control[game.board.railPlace[indexOf(game.board.grid, hex)]!]).toBe(
					player === 'white' ? 'w' : 'r'
				);
	});
});
