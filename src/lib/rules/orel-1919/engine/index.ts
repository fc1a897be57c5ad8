import type { Draw } from '#lib/kernel/dice/draw.ts';
import type { Decision, Engine } from '#lib/kernel/game/engine.ts';
import type { Command } from './commands.ts';
import type { Fact } from './facts.ts';
import { evolve } from './evolve.ts';
import { decide, drawOf, run, waiting } from './flow.ts';
import type { Game } from './game.ts';
import { startOf, type ScenarioId } from './setup.ts';
import type { State } from './state.ts';
import type { AskedThrow, Waiting } from './waiting.ts';

/** Orel 1919 as three functions of a state. */
export interface OrelEngine extends Omit<Engine<State, Command, Fact>, 'empty'> {
	readonly waiting: (state: State) => Waiting;
	/** The dice of a throw that is called for. */
	readonly draw: (state: State, asked: AskedThrow) => Draw<unknown> | undefined;
	readonly decide: (state: State, command: Command) => Decision<Fact>;
	readonly evolve: (state: State, event: Fact) => State;
	/** A new game: its first state, and the facts that come before the first command. */
	readonly start: (scenario: ScenarioId) => {
		readonly state: State;
		readonly facts: readonly Fact[];
	};
}

/** The engine of a game of these options. */
export const orelEngine = (game: Game): OrelEngine => ({
	waiting: (state) => waiting(game, state),
	draw: (state, asked) => drawOf(game, state, asked),
	decide: (state, command) => decide(game, state, command),
	evolve: (state, event) => evolve(game, state, event),
	start: (scenario) => {
		const first = startOf(game, scenario);
		return run(game, first, [{ type: 'turnBegan', turn: 1, player: 'white' }]);
	}
});
