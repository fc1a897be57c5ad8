import type { Engine, Waiting } from '../game/engine.ts';
import type { Asked, Roll } from '../game/roll.ts';
import type { Struckable } from '../game/strike.ts';
import { same } from '../same.ts';

type AnyRoll<Parties> = Roll<Parties> & { readonly type: 'roll' };
const isRoll = <Parties>(command: { readonly type: string }): command is AnyRoll<Parties> =>
	command.type === 'roll';

/** Striking out a line: where the same throw is still called for, its dice are used again. */
export const strikeDecided = <State, Command extends { readonly type: string }, Fact, Parties>(
	engine: Engine<State, Command, Fact, Waiting<Command, Asked<Parties>>>
): Struckable<State, Command, Fact> => ({
	engine,
	again: ({ entry: { command } }, state) => {
		if (!isRoll<Parties>(command)) return undefined;
		const asked = engine
			.waiting(state)
			.rolls.find(
				({ procedure, parties }) =>
					procedure === command.procedure && same(parties, command.parties)
			);
		const draw = asked && engine.draw?.(state, asked);
		return draw && { draw, throws: command.throws, rolled: (throws) => ({ ...command, throws }) };
	},
	fits: (state, facts) => !engine.faults?.(facts.reduce(engine.evolve, state)).length,
	sense: '1'
});
