import type { Engine } from '#lib/kernel/engine.ts';
import type { Command } from './commands.ts';
import { decide } from './decide.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import type { BattleState } from './state.ts';

/** A battle of Red and White, kept by hand: commands become facts, facts become the table as it is. */
export const battleEngine: Engine<BattleState, Command, Event> = { decide, evolve };

export { forBattle } from './begin.ts';
export type { Command } from './commands.ts';
export { bookIn } from './deciding.ts';
export type { Event } from './events.ts';
export { BATTLE_VERSION, parseBattleFile, type BattleEntry, type BattleFile } from './file.ts';
export { EMPTY, type BattleState, type UnitInBattle } from './state.ts';
