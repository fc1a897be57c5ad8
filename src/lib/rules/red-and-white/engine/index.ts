import type { Engine } from '#lib/kernel/game/engine.ts';
import type { Command } from './commands/command.ts';
import { decide } from './decide.ts';
import type { Fact } from './facts/fact.ts';
import { evolve } from './evolve.ts';
import { EMPTY, type BattleState } from './state.ts';
import { waiting } from './waiting.ts';

/** A battle of Red and White, kept by hand: commands become facts, facts become the table as it is. */
export const battleEngine: Engine<BattleState, Command, Fact, ReturnType<typeof waiting>> = {
	empty: EMPTY,
	waiting,
	decide,
	evolve
};

export { forBattle } from './commands/begin.ts';
export type { Command } from './commands/command.ts';
export { bookIn } from './commands/deciding.ts';
export type { Fact } from './facts/fact.ts';
export { BATTLE_VERSION, parseBattleFile, type BattleFile } from '../journal/file.ts';
export type { BattleEntry } from '../journal/history.ts';
export { EMPTY, type BattleState, type UnitInBattle } from './state.ts';
