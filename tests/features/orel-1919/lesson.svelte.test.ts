import { describe, expect, it } from 'vitest';
import { face } from '#lib/features/orel-1919/face.ts';
import { lessonLine } from '#lib/features/orel-1919/explain/lesson.ts';
import type { Command, State } from '#lib/rules/orel-1919/index.ts';

const engine = face.session.engine();
const after = (state: State, command: Command): State => {
	const decision = engine.decide(state, command);
	if (!decision.ok) throw new Error(decision.refusal.rule);
	return decision.facts.reduce(engine.evolve, state);
};
const beginning = (scenario: string): State =>
	after(
		engine.empty,
		face.begin({
			name: 'First',
			scenario,
			options: Object.fromEntries(
				face.options.map(({ key, choices }) => [key, choices[0]?.value ?? ''])
			),
			seats: { white: { name: '', app: false }, red: { name: '', app: true } }
		})
	);
const begun = beginning(face.lesson.scenario);
const lineOf = (state: State, at = {}) =>
	lessonLine(state, face.view(state, engine.waiting(state)), at);
const keyOf = (state: State, at = {}): string =>
	lineOf(state, at).text.text.replace('orel-1919.lesson.', '');

describe('the first game', () => {
	it('is that of 10.1', () => expect(begun.header.scenario).toBe('introductory'));

	it('says what to do, phase by phase, and follows what is looked at and undone', () => {
		expect(keyOf(beginning('historical'))).toBe('recruitment');
		let state = begun;
		for (let n = 0; n < 5 && state.phase !== 'movement'; n++) {
			const { commands } = engine.waiting(state);
			state = after(
				state,
				commands.find(({ type }) => type === 'done' || type === 'pass') ?? commands[0]!
			);
		}
		expect(keyOf(state)).toBe('choose');
		expect(keyOf(state, { unit: 'x' })).toBe('reach');
		expect(keyOf(state, { unit: 'x', goal: '0810' })).toBe('go');
		expect(keyOf(state, { enemy: '0810' })).toBe('attack');
		const view = face.view(state, engine.waiting(state));
		const mover = view.movers.find((id) => [...view.reach(id).left.keys()].length > 0)!;
		const [hex] = [...view.reach(mover).left.keys()];
		const end = view.reach(mover).ways(hex!)[0]!.ends[0]!;
		const moved = after(state, end.command);
		expect(keyOf(moved)).toBe('enemy');
		expect(lineOf(moved)).toMatchObject({ rule: '7.2', over: false });
	});

	it('goes on through the part of Red, whoever plays him, and is over with the day', () => {
		const red: State = { ...begun, player: 'red' };
		const asked = (state: State, side: 'white' | 'red') =>
			lessonLine(state, { ...face.view(state, engine.waiting(state)), ask: null, asked: side }, {});
		expect(asked(red, 'red')).toMatchObject({ rule: '2.2', over: false });
		expect(asked(red, 'red').text.text).toBe('orel-1919.lesson.redByApp');
		const learner: State = { ...red, seats: { ...red.seats, red: { name: '', app: false } } };
		expect(asked(learner, 'red').text.text).toBe('orel-1919.lesson.red');
		expect(lineOf({ ...begun, turn: 2 })).toMatchObject({ rule: '2', over: true });
	});
});
