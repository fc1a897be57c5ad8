import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { play } from '#lib/kernel/dice/draw.ts';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import type { Asked } from '#lib/kernel/game/roll.ts';
import { bookOf } from '#lib/rules/white-october/book.ts';
import type { Command, Parties, Step } from '#lib/rules/white-october/engine/commands.ts';
import type { Fact } from '#lib/rules/white-october/engine/facts.ts';
import { headerOf } from '#lib/rules/white-october/engine/game.ts';
import { octoberEngine } from '#lib/rules/white-october/engine/index.ts';
import type { Standing } from '#lib/rules/white-october/engine/facts/schema.ts';
import { UNSAID, type State } from '#lib/rules/white-october/engine/state.ts';
import { whiteOctober } from '#lib/rules/white-october/game.ts';
import { OUTLINE } from '#lib/rules/white-october/outline.ts';
import { shippedPack, type Pack } from '#lib/rules/white-october/scenarios/pack.ts';
import { laws } from '../../../laws.ts';
import { corrected } from '../../orel-1919/corrected.ts';

const book = bookOf();
const plain = octoberEngine(book);
const sections = new Set(OUTLINE.flatMap(({ cite, parts = [] }) => [cite, ...parts]));

/** Commands that are no part of any list: of every kind, with units and places of the game. */
const anyCommandAtAll: fc.Arbitrary<Command> = fc.oneof(
	fc.constantFrom<Command>(
		{ type: 'done' },
		{ type: 'pass' },
		{ type: 'enlist' },
		{ type: 'march' },
		{ type: 'rest' },
		{ type: 'fire', unit: 'art_nwa' },
		{ type: 'leave' },
		{ type: 'declare', offensive: true, rest: true },
		{ type: 'sequence', kind: 'combat' },
		{ type: 'resolve', attack: 1 },
		{
			type: 'roll',
			procedure: 'attack',
			parties: { player: 'red', units: [] },
			form: {},
			throws: []
		}
	),
	fc.record({
		type: fc.constantFrom('restore', 'pick', 'support', 'take', 'decline', 'depart'),
		unit: fc.constantFrom('tk1', 'talab', 'rn', 'redfleet', 'fort_kg', 'at_lenin', 'hq2rd')
	}) as fc.Arbitrary<Command>,
	fc.record({
		type: fc.constantFrom('place', 'enter', 'land', 'train', 'advanceTo', 'blow'),
		unit: fc.constantFrom('tk1', 'talab', 'nwa_at', 'r_622', 'r_trotsky'),
		place: fc.constantFrom('22/H', '19/T', 'SMOLNY', '28/M')
	}) as fc.Arbitrary<Command>,
	fc.record({
		type: fc.constant('attack' as const),
		unit: fc.constantFrom('tk1', 'talab', 'nwa_at', 'hq2rd'),
		place: fc.constantFrom('22/H', '15/L', '14/L', '26/Q'),
		join: fc.constantFrom(null, 1, 99)
	})
);

/** Another print of the module: nobody stands on the map. */
const other: Pack = {
	...shippedPack(),
	data: {
		...shippedPack().data,
		scenario: { ...shippedPack().data.scenario, setup: [] }
	}
};
const heavy = bookOf({
	charts: {
		TERRAIN_MOVEMENT: corrected(book.charts.TERRAIN_MOVEMENT, 'clear', 'infantry', 2)
	}
});

/** Whoever says this beforehand is asked as little as can be. */
const allSaid: Standing = {
	leave: false,
	leaveAt: { '22/H': true, r_cvmos: true },
	serve: true,
	support: true,
	play: false,
	losses: ['r_622'],
	follow: true,
	retreat: true,
	advance: true
};

laws<State, Command, Fact, Asked<Parties>>('White October', {
	engine: (charts) => (charts ? octoberEngine(heavy, other) : octoberEngine(book)),
	beginnings: [
		{ type: 'begin', ...headerOf(book) },
		{ type: 'begin', ...headerOf(bookOf({ options: { events: 'used' } })) }
	],
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
		{ type: 'standing', player: 'red', orders: { ...UNSAID, losses: [], retreat: true } },
		{ type: 'standing', player: 'white', orders: { ...allSaid, leave: true, advance: false } },
		{ type: 'standing', player: 'red', orders: allSaid }
	],
	faults: plain.faults,
	over: ({ result }) => result !== null,
	sections,
	journal: whiteOctober.journal,
	strike: whiteOctober.strike,
	commands: 120,
	games: 4
});

describe('what holds of White October alone', () => {
	test('a game ends on its last turn, and every step of the sequence comes in its order', () => {
		const dice = diceFrom([1919, 10, 11, 12]);
		const engine = octoberEngine(book);
		let { empty: state } = engine;
		const steps: string[] = [];
		const give = (command: Command): void => {
			const decision = engine.decide(state, command);
			if (!decision.ok) throw new Error(decision.refusal.why.text);
			for (const fact of decision.facts) {
				state = engine.evolve(state, fact);
				if (fact.type === 'stepBegan' && state.turn === 4) steps.push(fact.step);
			}
		};
		give({ type: 'begin', ...headerOf(book) });
		while (!state.result) {
			const { commands, rolls } = engine.waiting(state);
			const [asked] = rolls;
			const draw = asked && engine.draw(state, asked);
			if (asked && draw)
				give({ type: 'roll', ...asked, form: {}, throws: play(draw, dice).throws } as Command);
			else {
				// Whoever may end his part does, so that a whole game is quick.
				const done = commands.find(({ type }) => type === 'done');
				const next = done ?? commands[dice(commands.length) - 1];
				if (!next) throw new Error('a dead end');
				give(next);
			}
		}
		expect(steps).toEqual([
			'ammunition',
			'arrivals',
			'white-recruitment',
			'white-replacements',
			'anti-subversion',
			'desertion',
			'red-recruitment',
			'raising',
			'red-replacements',
			'resupply',
			'white-1',
			'red-1',
			'white-2',
			'red-2',
			'fatigue'
		]);
		expect(state.turn).toBeGreaterThanOrEqual(12);
		expect(engine.waiting(state)).toEqual({ player: null, asks: null, commands: [], rolls: [] });
	});
});
