import { historyOf } from '#lib/kernel/game/history.ts';
import type { BattleEntry } from '#lib/rules/red-and-white/journal/history.ts';
import { redAndWhite } from '#lib/rules/red-and-white/index.ts';
import { triumphOfChaos } from '#lib/rules/triumph-of-chaos/index.ts';
import type { CampaignEntry } from '#lib/rules/triumph-of-chaos/journal/file.ts';
import type { NewJournal } from '#lib/store/journal/journal.ts';

/** A battle as a journal of the storage. */
export const battleJournal = (id: string, entries: readonly (BattleEntry | null)[]): NewJournal => {
	const { state } = historyOf(redAndWhite.engine(), entries);
	return { id, kind: redAndWhite.meta.id, ...redAndWhite.journal.describe(state), entries };
};

/** A campaign as a journal of the storage. */
export const campaignJournal = (id: string, entries: readonly CampaignEntry[]): NewJournal => {
	const { book, engine, journal, meta } = triumphOfChaos;
	const { state } = historyOf(engine(book.of()), entries);
	return { id, kind: meta.id, ...journal.describe(state), entries };
};
