import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { play } from '#lib/kernel/dice/draw.ts';
import type { Asked } from '#lib/kernel/game/roll.ts';
import type { Command, Parties, Step } from '#lib/rules/orel-1919/engine/commands.ts';
import type { Fact } from '#lib/rules/orel-1919/engine/facts.ts';
import { PLAYERS, SCENARIOS } from '#lib/rules/orel-1919/types.ts';
import type { Standing } from '#lib/rules/orel-1919/engine/facts/schema.ts';
import { UNSAID, type State } from '#lib/rules/orel-1919/engine/state.ts';
import { bookOf } from '#lib/rules/orel-1919/book.ts';
import { headerOf, type Game } from '#lib/rules/orel-1919/engine/game.ts';
import { fieldOf } from '#lib/rules/orel-1919/engine/map/field.ts';
import { linkedRails } from '#lib/rules/orel-1919/engine/map/railroads.ts';
import { depotsOf, isFunctional } from '#lib/rules/orel-1919/engine/map/supply.ts';
import { orelEngine } from '#lib/rules/orel-1919/engine/index.ts';
import { orel1919 } from '#lib/rules/orel-1919/index.ts';
import { shippedPack, type Pack } from '#lib/rules/orel-1919/scenarios/pack.ts';
import { OUTLINE } from '#lib/rules/orel-1919/outline.ts';
import { laws } from '../../../laws.ts';
import { corrected } from '../corrected.ts';
import { begun, engineOf, gameWith, playByChance } from './play.ts';
import { runs } from '../../../random.ts';

const games = [
	gameWith(),
	gameWith({ events: 'used' }),
	gameWith({ combat: 'new', events: 'used', vehicle_losses: 'as_many_as_losses' })
];
const anyGame = fc.constantFrom(...games);
const anySeed = fc.nat({ max: 1_000_000 });
const RUNS = { numRuns: runs(12) };
const sections = new Set(OUTLINE.map(({ cite }) => cite));

/** Commands that are no part of any list: of every kind, with units and hexes of the game or none. */
const anyCommandAtAll: fc.Arbitrary<Command> = fc.oneof(
	fc.constantFrom<Command>(
		{ type: 'done' },
		{ type: 'enlist' },
		{ type: 'march' },
		{ type: 'dare' },
		{ type: 'form' },
		{ type: 'rest' },
		{ type: 'barrage' },
		{ type: 'dig' },
		{
			type: 'roll',
			procedure: 'assault',
			parties: { player: 'red', units: [] },
			form: {},
			throws: []
		}
	),
	fc.record({
		type: fc.constantFrom('restore', 'pick', 'suffer'),
		unit: fc.constantFrom('w-1-1k', 'r-1-let', 'w-tk', 'r-rec-1', 'r-1-46d', 'w-rd-orel')
	}) as fc.Arbitrary<Command>,
	fc.record({
		type: fc.constant('go' as const),
		hex: fc.constantFrom('2705', '0101', '1214', '2110')
	}),
	fc.record({
		type: fc.constant('attack' as const),
		kind: fc.constantFrom('prepared' as const, 'hasty' as const),
		hex: fc.constantFrom('2110', '1214', '1411'),
		join: fc.constantFrom(null, 1, 99)
	}),
	fc.record({
		type: fc.constant('enter' as const),
		unit: fc.constantFrom('r-1-est', 'w-10hus'),
		hex: fc.constantFrom('1501', '1020', '1220')
	})
);

const { charts } = gameWith().book;
const heavy = bookOf({
	charts: { TERRAIN_MOVEMENT: corrected(charts.TERRAIN_MOVEMENT, 'clear', 'inf', 2) }
});
/** Another print of the module: every counter has a step more, and the set-up is another one. */
const other: Pack = {
	...shippedPack(),
	data: {
		...shippedPack().data,
		units: {
			units: shippedPack().data.units.units.map((one) => ({ ...one, steps: one.steps + 1 }))
		},
		scenario: { ...shippedPack().data.scenario, setup: [], inactive: [] }
	}
};
const plain = orelEngine(bookOf());

/** Whoever says this beforehand is asked as little as can be. */
const allSaid: Standing = {
	...UNSAID,
	leave: false,
	leaveAt: { '2419': true, 'w-19dr': true },
	follow: true,
	support: true,
	fireBack: false,
	lend: false,
	contact: true,
	charge: true,
	losses: ['r-1-let'],
	retreat: true,
	pursue: true,
	cards: false
};

laws<State, Command, Fact, Asked<Parties>>('Orel 1919', {
	engine: (book) => (book ? orelEngine(heavy, other) : orelEngine(bookOf())),
	beginnings: games.flatMap(({ book }) =>
		SCENARIOS.map(({ id }): Command => ({ type: 'begin', ...headerOf(book), scenario: id }))
	),
	roll: (_, state, { procedure }, dice): Command => {
		const asked = plain.waiting(state).rolls.find((one) => one.procedure === procedure);
		const draw = asked && plain.draw(state, asked);
		if (!draw) throw new Error(`${procedure} is asked for and cannot be rolled`);
		return { type: 'roll', ...asked, form: {}, throws: play(draw, dice).throws };
	},
	order: (steps): Command => ({ type: 'order', steps: steps as readonly Step[] }),
	any: anyCommandAtAll,
	free: ({ type }) => type === 'standing',
	said: [
		{ type: 'standing', player: 'red', orders: { ...UNSAID, together: true } },
		{ type: 'standing', player: 'white', orders: { ...UNSAID, together: true, charge: true } },
		{ type: 'standing', player: 'red', orders: allSaid },
		{ type: 'standing', player: 'white', orders: { ...allSaid, leave: true, pursue: false } }
	],
	faults: plain.faults,
	over: ({ result }) => result !== null,
	sections,
	journal: orel1919.journal,
	strike: orel1919.strike,
	commands: 150,
	games: 8
});

describe('what holds of Orel alone', () => {
	test('3.2, 1.2 what is kept of supply and of who covers, as a game goes on, is what is found anew', () => {
		const used = gameWith();
		const known = (game: Game, state: State): unknown => ({
			depots: PLAYERS.flatMap((player) =>
				depotsOf(game, state, player).map((depot) => [depot.id, isFunctional(game, state, depot)])
			),
			linked: PLAYERS.map((player) => [...linkedRails(game, state, player)].join('')),
			covered: PLAYERS.map((player) => [...fieldOf(game, state).covered[player]].join(''))
		});
		const seen = new Set<string>();
		let steps = 0;
		playByChance(used, 'historical', 11, 1500, ({ after }) => {
			const kept = known(used, after);
			if (++steps % 10 > 0) return;
			expect(kept).toEqual(known(gameWith(), after));
			seen.add(JSON.stringify(kept));
		});
		expect(seen.size).toBeGreaterThan(100);
	});

	test('steps are conserved: of every side those of the map, lost, captured and to come make one sum', () => {
		fc.assert(
			fc.property(anyGame, anySeed, (game, seed) => {
				const full = (state: State): number =>
					state.units.reduce((sum, { steps, fate }) => (fate === 'pool' ? sum : sum + steps), 0);
				const engine = engineOf(game);
				let expected = full(begun(engine, 'historical').state);
				playByChance(game, 'historical', seed, 600, ({ before, events, after }) => {
					let state = before;
					for (const event of events) {
						const earlier = state;
						state = engine.evolve(state, event);
						const unit = 'unit' in event ? earlier.units.find(({ id }) => id === event.unit) : null;
						if (event.type === 'stepRecovered') expected += 1;
						if (event.type === 'battalionRaised') expected += event.steps;
						if (event.type === 'stepsLost') expected -= Math.min(event.steps, unit?.steps ?? 0);
						// 9.1.1 A beaten train comes back repaired.
						if (event.type === 'leftMap') expected += event.steps - (unit?.steps ?? 0);
						if (event.type === 'removed') expected -= unit?.steps ?? 0;
					}
					expect(full(after)).toBe(expected);
				});
			}),
			RUNS
		);
	});

	test.each(SCENARIOS.map(({ id }) => id))(
		'%s ends',
		(scenario) => {
			const last = playByChance(gameWith({ events: 'used' }), scenario, 11, 100_000);
			expect(last.result).not.toBeNull();
			expect(engineOf(gameWith()).waiting(last)).toEqual({
				player: null,
				asks: null,
				commands: [],
				rolls: []
			});
		},
		60_000
	);
});
