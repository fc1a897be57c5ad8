import type { Engine, Waiting as Offered } from '#lib/kernel/game/engine.ts';
import type { Command } from './commands/command.ts';
import { decide } from './decide.ts';
import { evolve, evolveAll } from './evolve.ts';
import { isLoose, type Fact } from './facts/fact.ts';
import { faults } from './invariants.ts';
import { commandsIn, rollsIn, type AskedRoll } from './offers.ts';
import { EMPTY, type BattleState } from './state.ts';
import { waiting, type Waiting } from './waiting.ts';

/** A battle of Red and White, kept by hand: commands become facts, facts become the table as it is. */
export const battleEngine: Engine<
	BattleState,
	Command,
	Fact,
	Waiting & Offered<Command, AskedRoll>
> = {
	empty: EMPTY,
	// The offers are worked out only when read: a screen shows only who waits for whom.
	waiting: (state) => ({
		...waiting(state),
		get commands() {
			return commandsIn(state);
		},
		get rolls() {
			return rollsIn(state);
		}
	}),
	decide,
	evolve,
	evolveAll,
	faults,
	fits: (state, fact) => (fact.type === 'begun') === (state === EMPTY) && !isLoose(state, fact)
};
