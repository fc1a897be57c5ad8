import { withEntries } from '#lib/kernel/game/history.ts';
import { evolve, evolveAll } from '#lib/rules/red-and-white/engine/evolve.ts';
import { EMPTY } from '#lib/rules/red-and-white/engine/state.ts';
import type { BattleEntry, History } from '#lib/rules/red-and-white/journal/history.ts';

/** The battle after one more entry. */
export const withEntry = (history: History, entry: BattleEntry): History =>
	withEntries({ empty: EMPTY, evolve, evolveAll }, history, [entry]);
