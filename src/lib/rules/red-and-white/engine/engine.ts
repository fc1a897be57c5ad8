import type { Engine } from '#lib/kernel/game/engine.ts';
import type { Command } from './commands/command.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import type { Fact } from './facts/fact.ts';
import { EMPTY, type BattleState } from './state.ts';
import { waiting, type Waiting } from './waiting.ts';

/** A battle of Red and White, kept by hand: commands become facts, facts become the table as it is. */
export const battleEngine: Engine<BattleState, Command, Fact, Waiting> = {
	empty: EMPTY,
	waiting,
	decide,
	evolve
};
