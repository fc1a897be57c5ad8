import { describe, expect, test } from 'vitest';
import type { Command } from '#lib/rules/orel-1919/engine/commands.ts';
import type { State } from '#lib/rules/orel-1919/engine/state.ts';
import { begun, callIn, engineOf, gameWith, rolled } from './play.ts';

const game = gameWith();
const engine = engineOf(game);

/** The state after a command that is allowed; every face of a die stands for itself. */
const after = (state: State, command: Command): State => {
	const decision = engine.decide(state, command);
	if (!decision.ok) throw new Error(decision.refusal.why.text);
	return decision.facts.reduce(engine.evolve, state);
};

const answers = (state: State): readonly Command[] => {
	const call = callIn(engine, state);
	if (!call) return engine.waiting(state).commands;
	return Array.from({ length: call.sides }, (_, face) =>
		rolled(engine, state, () => ({ call, faces: [face + 1], count: null, by: 'app' }))
	).filter((roll) => roll !== undefined);
};

/** How many ways so many commands can follow each other. */
const count = (state: State, depth: number): number => {
	const commands = answers(state);
	if (depth === 1) return commands.length;
	return commands.reduce((sum, command) => sum + count(after(state, command), depth - 1), 0);
};

const opening = begun(engine, 'historical').state;
const movement = after(opening, { type: 'done' });
const picked = (unit: string): State => after(movement, { type: 'pick', unit });

/** A changed count must be explained by a changed rule. */
describe('counts of what can follow', () => {
	test.each<[string, State, number, number]>([
		['the first recruitment of White', opening, 1, 19],
		['the first recruitment of White', opening, 2, 940],
		['the first movement of White', movement, 1, 47],
		['the first movement of White', movement, 2, 2275],
		['19th Dragoons from 0418', picked('w-19dr'), 1, 80],
		['19th Dragoons from 0418', picked('w-19dr'), 2, 3074],
		['2nd Drozdovski 3rd from 0715, in a ZoC', picked('w-2-3d'), 1, 32],
		['2nd Drozdovski 3rd from 0715, in a ZoC', picked('w-2-3d'), 2, 947],
		['Ioann Kalita from Orel', picked('w-at-kalita'), 1, 56],
		['an inactive battalion', picked('w-1-1k'), 1, 2],
		['the first movement of Brasovo', begun(engine, 'introductory').state, 2, 594]
	])('%s: %#', (_, state, depth, expected) => {
		expect(count(state, depth)).toBe(expected);
	});
});
