import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command } from '#lib/rules/orel-1919/engine/commands.ts';
import { faults } from '#lib/rules/orel-1919/engine/invariants.ts';
import { SCENARIOS, type ScenarioId } from '#lib/rules/orel-1919/types.ts';
import type { State } from '#lib/rules/orel-1919/engine/state.ts';
import { bookOf } from '#lib/rules/orel-1919/book.ts';
import type { Fact } from '#lib/rules/orel-1919/engine/facts.ts';
import { orelEngine, type OrelEngine } from '#lib/rules/orel-1919/engine/index.ts';
import { OUTLINE } from '#lib/rules/orel-1919/outline.ts';
import { corrected } from '../corrected.ts';
import { begun, engineOf, gameWith, playByChance } from './play.ts';

const games = [
	gameWith(),
	gameWith({ events: 'used' }),
	gameWith({ combat: 'new', events: 'used', vehicle_losses: 'as_many_as_losses' })
];
const anyGame = fc.constantFrom(...games);
const anyScenario = fc.constantFrom<ScenarioId>(...SCENARIOS.map(({ id }) => id));
const anySeed = fc.nat({ max: 1_000_000 });
const RUNS = { numRuns: 12 };
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

describe('laws of every game', () => {
	test('what is listed is accepted, somebody is always asked, and nothing is at fault', () => {
		fc.assert(
			fc.property(anyGame, anyScenario, anySeed, (game, scenario, seed) => {
				const engine = engineOf(game);
				let looked = 0;
				playByChance(game, scenario, seed, 250, ({ before, after }) => {
					const owed = engine.waiting(before);
					expect(owed.commands.length + owed.rolls.length).toBeGreaterThan(0);
					if (owed.commands.length > 0) {
						if (looked++ % 10 === 0)
							for (const command of owed.commands) {
								const decision = engine.decide(before, command);
								expect(
									decision.ok ? '' : `${JSON.stringify(command)} ${decision.refusal.rule}`
								).toBe('');
							}
						const texts = owed.commands.map((command) => JSON.stringify(command));
						expect(new Set(texts).size).toBe(texts.length);
					}
					expect(faults(game, after)).toEqual([]);
				});
			}),
			RUNS
		);
	}, 60_000);

	test('what is not listed is refused, with a section that exists', () => {
		fc.assert(
			fc.property(
				anyGame,
				anySeed,
				fc.nat({ max: 300 }),
				fc.array(anyCommandAtAll, { minLength: 20, maxLength: 20 }),
				(game, seed, steps, commands) => {
					const engine = engineOf(game);
					const state = playByChance(game, 'historical', seed, steps);
					const { commands: offered } = engine.waiting(state);
					const listed = new Set(offered.map((one) => JSON.stringify(one)));
					for (const command of commands) {
						if (listed.has(JSON.stringify(command))) continue;
						const decision = engine.decide(state, command);
						expect(decision.ok ? JSON.stringify(command) : '').toBe('');
						if (!decision.ok) expect(sections).toContain(decision.refusal.rule);
					}
				}
			),
			RUNS
		);
	});

	test('replay is play, and a state survives JSON', () => {
		fc.assert(
			fc.property(anyGame, anyScenario, anySeed, (game, scenario, seed) => {
				const engine = engineOf(game);
				const { state } = begun(engine, scenario);
				let replayed: State = JSON.parse(JSON.stringify(state)) as State;
				const last = playByChance(game, scenario, seed, 250, ({ events }) => {
					const stored = JSON.parse(JSON.stringify(events)) as typeof events;
					replayed = stored.reduce(engine.evolve, replayed);
				});
				expect(replayed).toEqual(last);
				expect(JSON.parse(JSON.stringify(last))).toEqual(last);
				expect(JSON.stringify(last).length).toBeLessThan(100_000);
			}),
			RUNS
		);
	});

	test('what may be done in a state does not hang on which states were asked about before', () => {
		fc.assert(
			fc.property(
				anyGame,
				anyScenario,
				anySeed,
				fc.infiniteStream(fc.nat()),
				(game, scenario, seed, any) => {
					const engine = engineOf(game);
					const asked: { readonly state: State; readonly answer: string }[] = [];
					playByChance(game, scenario, seed, 400, ({ before }) => {
						asked.push({ state: before, answer: JSON.stringify(engine.waiting(before)) });
					});
					for (let left = 120; left > 0; left--) {
						const { state, answer } = asked[(any.next().value ?? 0) % asked.length] ?? {
							answer: ''
						};
						if (!state) continue;
						// As it was, and as nobody has seen it: nothing of it is remembered.
						expect(JSON.stringify(engine.waiting(state))).toBe(answer);
						expect(JSON.stringify(engine.waiting(structuredClone(state)))).toBe(answer);
					}
				}
			),
			RUNS
		);
	}, 60_000);

	test('deciding and listing change nothing', () => {
		fc.assert(
			fc.property(anyGame, anySeed, (game, seed) => {
				const engine = engineOf(game);
				playByChance(game, 'historical', seed, 40, ({ before, command, events }) => {
					const text = JSON.stringify(before);
					engine.waiting(before);
					const again = engine.decide(before, command);
					expect(again.ok && again.facts).toEqual(events);
					expect(JSON.stringify(before)).toBe(text);
				});
			}),
			RUNS
		);
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
						if (event.type === 'battalionRaised') expected += unit?.steps ?? 0;
						if (event.type === 'stepsLost') expected -= Math.min(event.steps, unit?.steps ?? 0);
						// 9.1.1 A beaten train comes back repaired.
						if (event.type === 'leftMap')
							expected +=
								(state.units.find(({ id }) => id === event.unit)?.steps ?? 0) - (unit?.steps ?? 0);
						if (event.type === 'removed' && !event.due) expected -= unit?.steps ?? 0;
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
				commands: [],
				rolls: []
			});
		},
		60_000
	);
});

describe('two sessions', () => {
	const { charts } = gameWith().book;
	const plain = bookOf();
	const heavy = bookOf({
		charts: { TERRAIN_MOVEMENT: corrected(charts.TERRAIN_MOVEMENT, 'clear', 'inf', 2) }
	});
	/** What each of these engines answers to every state of a game, asked in turn. */
	const answers = (engines: readonly OrelEngine[], states: readonly State[]): string[][] =>
		states.map((state) => engines.map((engine) => JSON.stringify(engine.waiting(state))));

	test('their caches never meet: of other corrections, asked about the same states in turn, each answers as alone', () => {
		const states: State[] = [];
		playByChance(gameWith({ events: 'used' }), 'historical', 3, 300, ({ before }) => {
			states.push(before);
		});
		const together = answers([orelEngine(plain), orelEngine(heavy)], states);
		expect(together.map(([one]) => one)).toEqual(answers([orelEngine(plain)], states).flat());
		expect(together.map(([, two]) => two)).toEqual(answers([orelEngine(heavy)], states).flat());
		expect(together.some(([one, two]) => one !== two)).toBe(true);
	}, 60_000);

	test('a corrected chart changes no game that was played', () => {
		const engine = orelEngine(heavy);
		let state = engine.empty;
		const facts: Fact[] = [];
		const last = playByChance(gameWith({ events: 'used' }), 'introductory', 5, 500, (step) => {
			facts.push(...step.events);
		});
		const { facts: first } = begun(engineOf(gameWith({ events: 'used' })), 'introductory');
		for (const fact of [...first, ...facts]) state = engine.evolve(state, fact);
		expect(state).toEqual(last);
	});
});
