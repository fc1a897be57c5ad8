import { describe, expect, it } from 'vitest';
import { BOOK } from '#lib/rules/orel-1919/book.ts';
import { headerOf, unitOf } from '#lib/rules/orel-1919/engine/game.ts';
import { orelEngine } from '#lib/rules/orel-1919/engine/index.ts';
import { fieldOf } from '#lib/rules/orel-1919/engine/map/field.ts';
import { depotsInRange, isFunctional } from '#lib/rules/orel-1919/engine/map/supply.ts';
import { indexOf } from '#lib/kernel/hex/hex.ts';

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

	it('5.2 the hexes of a main body are commanded, its own among them', () => {
		const done = engine.decide(begun, { type: 'done' });
		if (!done.ok) throw new Error('refused');
		const state = done.facts.reduce(engine.evolve, begun);
		const checked = Object.entries(state.bodies).find(([, bodies]) => bodies.length > 0);
		const [formation, bodies] = checked!;
		const [first] = bodies.flat();
		const { hex, player } = unitOf(game, state, first!);
		const hexes = engine.ahead.commanded(state, player, formation);
		expect(hexes).toContain(hex);
		expect(hexes.length).toBeLessThan(game.board.grid.hexes.length / 4);
		expect(engine.ahead.commanded(state, player, 'nobody')).toEqual([]);
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
