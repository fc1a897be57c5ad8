import { describe, expect, test } from 'vitest';
import { play } from '#lib/kernel/dice/draw.ts';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import { BOOK, bookOf, type Options } from '#lib/rules/white-october/book.ts';
import { battleOf, fighterOf } from '#lib/rules/white-october/engine/combat/scene.ts';
import { freshFight } from '#lib/rules/white-october/engine/combat/state.ts';
import { headerOf, unitOf, type Game } from '#lib/rules/white-october/engine/game.ts';
import { octoberEngine, type OctoberEngine } from '#lib/rules/white-october/engine/index.ts';
import { resultOf } from '#lib/rules/white-october/engine/phases/victory.ts';
import { lastTurn } from '#lib/rules/white-october/engine/setup.ts';
import type { State, Unit } from '#lib/rules/white-october/engine/state.ts';

interface Begun {
	readonly engine: OctoberEngine;
	readonly game: Game;
	readonly state: State;
}

/** A game with these options that has begun. */
const begun = (options: Partial<Options> = {}): Begun => {
	const book = bookOf({ options });
	const engine = octoberEngine(book);
	const decision = engine.decide(engine.empty, { type: 'begin', ...headerOf(book) });
	if (!decision.ok) throw new Error('it does not begin');
	const state = decision.facts.reduce(engine.evolve, engine.empty);
	return { engine, game: engine.game(state), state };
};

/** The state with some units as they are wanted. */
const withUnits = (state: State, changes: Readonly<Record<string, Partial<Unit>>>): State => ({
	...state,
	units: state.units.map((unit) => ({ ...unit, ...changes[unit.id] }))
});

describe('16.2.2 what White buys', () => {
	test('ammunition for both options adds up, and both are paid', () => {
		const usual = begun();
		const both = begun({ repaired_bridge: 'yes', better_logistics: 'yes' });
		expect([usual.state.stock, both.state.stock]).toEqual([4, 8]);
		const eprd = ({ game, state }: Begun): number => resultOf(game, state).eprd;
		expect(eprd(both) - eprd(usual)).toBe(-19);
	});

	test('the offensive towards Pskov: to turn 14, and both divisions a turn earlier', () => {
		const pskov = begun({ estonian_pskov: 'yes' });
		expect([lastTurn(begun().game, []), lastTurn(pskov.game, [])]).toEqual([12, 14]);
		const due = ({ game, state }: Begun): number[] =>
			['gue', 'hq4id', 'balt'].map((id) => unitOf(game, state, id).due?.turn ?? 0);
		expect(due(begun())).toEqual([5, 7, 5]);
		expect(due(pskov)).toEqual([4, 6, 5]);
	});

	test('the Royal Navy fires with double value', () => {
		const fire = ({ game, state }: Begun): number =>
			fighterOf(game, state, unitOf(game, state, 'rn')).firepower;
		expect([fire(begun()), fire(begun({ more_british_aid: 'yes' }))]).toEqual([4, 8]);
	});
});

test('16.2.1, 16.2.2 who is asked whether an option is bought is told all that it brings', () => {
	const asked = (key: keyof Options): string =>
		BOOK.options.find((one) => one.key === key)?.question ?? '';
	expect(asked('repaired_bridge')).toMatch(/trains and 2 more offensive turns.* 12 fewer EP/);
	expect(asked('better_logistics')).toMatch(/2 more offensive turns.* 7 fewer EP/);
	expect(asked('estonian_pskov')).toMatch(/2 more turns.*divisions a turn sooner.* 15 fewer/);
	expect(asked('more_british_aid')).toMatch(/double value, never lost,.* 7 fewer EP/);
	expect(asked('orel_first')).toMatch(/In turn 10 .* 12 EP from Red.*adds 1 to his Morale/);
});

describe('16.2.1, 16.2.3 what changes Red Morale', () => {
	const morale = ({ game, state }: Begun, turn = 2): readonly [boolean, number | null] => {
		const fight = freshFight({
			attack: 1,
			place: 'MOSCOW_GATE',
			attackers: ['talab'],
			defenders: ['r_622'],
			hq: null,
			night: false,
			fort: false,
			from: ['22/V']
		});
		const there = withUnits(state, {
			talab: { at: '22/V' },
			r_622: { fate: 'map', due: null, at: 'MOSCOW_GATE' }
		});
		const { defenceMorale, defenders } = battleOf(game, { ...there, turn }, fight);
		return [defenceMorale.petrograd, defenders[0]?.morale ?? null];
	};

	test('11.1 a better plan of defence takes its loss away', () => {
		expect(morale(begun())[0]).toBe(true);
		expect(morale(begun({ better_defence_plan: 'yes' }))[0]).toBe(false);
	});

	test('a Red victory at Orel makes all Reds braver from turn 10', () => {
		const red = begun({ orel_first: 'red' });
		expect([morale(red, 9)[1], morale(red, 10)[1], morale(begun(), 10)[1]]).toEqual([3, 4, 3]);
	});
});

test('6 random events may be taken up in the middle of a game, and not twice', () => {
	const { engine, state } = begun({ events: 'not_used' });
	const taken = engine.decide(state, { type: 'takeUpEvents' });
	if (!taken.ok) throw new Error('they are refused');
	let after = taken.facts.reduce(engine.evolve, state);
	expect(engine.decide(after, { type: 'takeUpEvents' })).toMatchObject({
		ok: false,
		refusal: { rule: '6' }
	});
	expect(
		engine.decide(
			{ ...state, result: resultOf(engine.game(state), state) },
			{ type: 'takeUpEvents' }
		).ok
	).toBe(false);
	expect(engine.waiting(after).commands).toEqual(engine.waiting(state).commands);
	const dice = diceFrom([6, 1, 2, 3]);
	while (after.step !== 'events') {
		const { commands, rolls } = engine.waiting(after);
		const [asked] = rolls;
		const draw = asked && engine.draw(after, asked);
		const command = draw
			? { type: 'roll' as const, ...asked, form: {}, throws: play(draw, dice).throws }
			: (commands.find(({ type }) => type === 'done' || type === 'pass') ?? commands[0]);
		const next = command && engine.decide(after, command);
		if (!next?.ok || after.turn > 1) throw new Error('the events are passed over');
		after = next.facts.reduce(engine.evolve, after);
	}
	expect(engine.waiting(after).rolls.map(({ procedure }) => procedure)).toEqual(['event']);
});
