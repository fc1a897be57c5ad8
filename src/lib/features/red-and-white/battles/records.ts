import { type BattleEntry, describe, historyOf } from '#lib/rules/red-and-white/index.ts';
import type { NewJournal } from '#lib/store/journal/journal.ts';

/** What battles are called in the storage. */
export const BATTLE_KIND = 'battle';

/** A battle as a journal of the storage, from its entries: for new ones, copies and files. */
export const battleJournal = (
	id: string,
	entries: readonly (BattleEntry | null)[]
): NewJournal => ({ id, kind: BATTLE_KIND, ...describe(historyOf(entries).state), entries });
