import { historyOf as reading, type History as Read } from '#lib/kernel/game/history.ts';
import type { Entry, Line } from '#lib/kernel/game/journal.ts';
import { evolve, evolveAll } from '../engine/evolve.ts';
import type { Command } from '../engine/commands/command.ts';
import type { Fact } from '../engine/facts/fact.ts';
import { EMPTY, type BattleState } from '../engine/state.ts';

/** One line of a battle's journal. */
export type BattleEntry = Entry<Command, Fact>;
/** A line with the table before and after it. */
export type HistoryLine = Line<BattleState, Command, Fact>;
/** A battle as far as it has been written. */
export type History = Read<BattleState, Command, Fact>;

/** A whole journal; an entry that cannot be read is null. */
export const historyOf = (
	entries: readonly (BattleEntry | null)[],
	seen?: (line: HistoryLine) => void
): History =>
	reading<BattleState, Command, Fact>({ empty: EMPTY, evolve, evolveAll }, entries, seen);
