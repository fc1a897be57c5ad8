import type { Engine, Waiting } from '#lib/kernel/game/engine.ts';
import type { Asked } from '#lib/kernel/game/roll.ts';
import type { Struckable } from '#lib/kernel/game/strike.ts';
import { same } from '#lib/kernel/same.ts';
import type { Command, Parties } from '../engine/commands.ts';
import type { Fact } from '../engine/facts.ts';
import type { State } from '../engine/state.ts';

/** Striking out a line: where the same throw is still called for, its dice are used again. */
export const strike = (
	engine: Engine<State, Command, Fact, Waiting<Command, Asked<Parties>>>
): Struckable<State, Command, Fact> => ({
	engine,
	again: ({ entry: { command } }, state) => {
		if (command.type !== 'roll') return undefined;
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
