import { play } from '#lib/kernel/dice/draw.ts';
import { face } from '#lib/features/white-october/face.ts';
import type { Command, State, Waiting } from '#lib/rules/white-october/index.ts';

export const engine = face.session.engine();
const seats = { white: { name: '', app: false }, red: { name: '', app: false } };
const standard = Object.fromEntries(
	face.options.map(({ key, choices }) => [key, choices[0]?.value ?? ''])
);

/** What comes of a command that may be given. */
export const given = (state: State, command: Command | undefined): State => {
	if (!command) throw new Error('There is no such answer');
	const decision = engine.decide(state, command);
	if (!decision.ok) throw new Error(`${command.type}: ${decision.refusal.rule}`);
	return decision.facts.reduce(engine.evolve, state);
};

/** A game that has just begun. */
export const begun = (options: Readonly<Record<string, string>> = {}): State =>
	given(
		engine.empty,
		face.begin({
			name: 'Test',
			scenario: 'october',
			seats,
			options: { ...standard, ...options }
		})
	);

/** The same, on until this is so: every die a one, every answer the first, or the one that is told. */
export const until = (
	from: State,
	there: (state: State, next: Waiting) => boolean,
	answer: (next: Waiting, state: State) => Command | undefined = ({ commands }) => commands[0]
): State => {
	let state = from;
	for (let n = 0; n < 400; n++) {
		const next = engine.waiting(state);
		if (there(state, next)) return state;
		const draw = face.draw(state, next);
		state = given(state, draw ? face.roll(next, play(draw, () => 1).throws) : answer(next, state));
	}
	throw new Error(`It does not come to that: ${state.turn} ${state.step}`);
};

/** White's first sequence, in which he moves. */
export const moving = (): State =>
	until(
		begun(),
		({ sequence }) => sequence !== null,
		({ commands }) =>
			commands.find((one) => one.type === 'declare' && one.offensive && !one.rest) ??
			commands.find((one) => one.type === 'sequence' && one.kind === 'movement') ??
			commands.find(({ type }) => type === 'done') ??
			commands[0]
	);

export const viewOf = (state: State) => face.view(state, engine.waiting(state));
