import { expect, it } from 'vitest';
import { face } from '#lib/features/orel-1919/face.ts';
import type { Command, State } from '#lib/rules/orel-1919/index.ts';

const engine = face.session.engine();
const after = (state: State, command: Command): State => {
	const decision = engine.decide(state, command);
	if (!decision.ok) throw new Error(decision.refusal.rule);
	return decision.facts.reduce(engine.evolve, state);
};
const viewOf = (state: State) => face.view(state, engine.waiting(state));

/** 8.2.1 White’s troops of Brasovo without munitions, his depots in order, when idle units may be resupplied. */
const dry = (): State => {
	const begun = after(
		engine.empty,
		face.begin({
			name: 'Dry',
			scenario: 'introductory',
			options: Object.fromEntries(
				face.options.map(({ key, choices }) => [key, choices[0]?.value ?? ''])
			),
			seats: { white: { name: '', app: false }, red: { name: '', app: false } }
		})
	);
	const units = begun.units.map((unit) =>
		unit.player === 'white' && !/-(rd|cvy)-/.test(unit.id) ? { ...unit, unsupplied: true } : unit
	);
	return after({ ...begun, units }, { type: 'done' });
};

it('units that are resupplied are chosen together, and given as one answer', () => {
	const state = dry();
	const { ask } = viewOf(state);
	const units = ask?.several?.units ?? [];
	expect(ask?.rule).toBe('8.2.1');
	expect(units.length).toBeGreaterThan(1);
	expect(ask?.several?.plan([])).toEqual({});
	const { command } = ask?.several?.plan(units.slice(0, 2)) ?? {};
	const given = after(state, command!);
	expect(units.map((id) => given.units.find((unit) => unit.id === id)?.unsupplied)).toEqual(
		units.map((_, at) => at > 1)
	);
	const whole = ask?.several?.plan(units);
	expect(whole?.command ?? whole?.refusal?.rule).toBeDefined();
});
