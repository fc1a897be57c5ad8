import { play } from '#lib/kernel/dice/draw.ts';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import { bookOf } from '#lib/rules/white-october/book.ts';
import type { Command } from '#lib/rules/white-october/engine/commands.ts';
import { headerOf } from '#lib/rules/white-october/engine/game.ts';
import { octoberEngine } from '#lib/rules/white-october/engine/index.ts';
import { untouched, type State, type Unit } from '#lib/rules/white-october/engine/state.ts';

export const engine = octoberEngine(bookOf());

/** A state after a command that must be allowed. */
export const done = (state: State, command: Command, by = engine): State => {
	const decision = by.decide(state, command);
	if (!decision.ok) throw new Error(`${decision.refusal.rule} ${decision.refusal.why.text}`);
	return decision.facts.reduce(by.evolve, state);
};

/** The game as it begins. */
export const BEGUN = done(engine.empty, { type: 'begin', ...headerOf(bookOf()) });

/** White's first movement sequence of a game, or another state with these units alone on the map. */
export const placed = (
	units: Readonly<Record<string, string | Partial<Unit>>>,
	more: Partial<State> = {}
): State => ({
	...BEGUN,
	step: 'white-1',
	player: 'white',
	sequence: 'movement',
	...more,
	units: BEGUN.units.map((unit): Unit => {
		const here = units[unit.id];
		if (here === undefined) return { ...unit, ...untouched, fate: 'out', at: null, due: null };
		const { ep = 0 } = engine.game(BEGUN).counters.find(({ id }) => id === unit.id) ?? {};
		const on = { ...unit, ...untouched, fate: 'map', due: null, ep } as const;
		return typeof here === 'string' ? { ...on, at: here } : { ...on, ...here };
	})
});

/** Throws whatever is called for. */
export const thrown = (state: State, dice: ReturnType<typeof diceFrom>): State => {
	let now = state;
	for (;;) {
		const [asked] = engine.waiting(now).rolls;
		const draw = asked && engine.draw(now, asked);
		if (!asked || !draw) return now;
		now = done(now, {
			type: 'roll',
			...asked,
			form: {},
			throws: play(draw, dice).throws
		});
	}
};

/** Plays on by chance; every state that asks a player is looked at before its command is given. */
export const playByChance = (
	seed: number,
	commands: number,
	look: (state: State, command: Command) => void,
	from = BEGUN
): State => {
	const dice = diceFrom([seed, 10, 11, 12]);
	let state = from;
	for (let n = 0; n < commands && !state.result; n++) {
		state = thrown(state, dice);
		const { commands: allowed } = engine.waiting(state);
		const command = allowed[dice(Math.max(1, allowed.length)) - 1];
		if (!command) break;
		look(state, command);
		state = done(state, command);
	}
	return state;
};
