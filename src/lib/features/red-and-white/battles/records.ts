import { BATTLE_KIND } from '#lib/features/red-and-white/kind.ts';
import { type BattleEntry, describe, historyOf } from '#lib/rules/red-and-white/index.ts';
import type { NewJournal } from '#lib/store/journal/journal.ts';

/** A battle as a journal of the storage, from its entries: for new ones, copies and files. */
export const battleJournal = (
	id: string,
	entries: readonly (BattleEntry | null)[]
): NewJournal => ({ id, kind: BATTLE_KIND, ...describe(historyOf(entries).state), entries });
