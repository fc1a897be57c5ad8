import {
	bookOf,
	type Campaign,
	type CampaignEntry,
	type Phase,
	PHASES,
	triumphOfChaos
} from '#lib/rules/triumph-of-chaos/index.ts';
import { historyOf } from '#lib/kernel/game/history.ts';
import type { JournalRow } from '#lib/store/rows.ts';
import type { NewJournal } from '#lib/store/journal/journal.ts';
import { CAMPAIGN_KIND } from './kind.ts';

/** What the list shows without opening one. */
export interface CampaignSummary {
	readonly turn: number;
	readonly phase: Phase;
}

const { engine, journal } = triumphOfChaos;

/** A campaign as its entries leave it. */
export const campaignOf = (entries: readonly CampaignEntry[]): Campaign =>
	historyOf(engine(bookOf()), entries).state;

/** A campaign as a journal of the storage: for new ones, copies and files. */
export const campaignJournal = (id: string, entries: readonly CampaignEntry[]): NewJournal => {
	return { id, kind: CAMPAIGN_KIND, ...journal.describe(campaignOf(entries)), entries };
};

/** A summary as it was kept; null where it does not read, and the list shows the title alone. */
export const parseSummary = ({ summary }: Pick<JournalRow, 'summary'>): CampaignSummary | null => {
	if (typeof summary !== 'object' || summary === null) return null;
	const { turn, phase } = summary as Readonly<Record<string, unknown>>;
	const known = PHASES.find((one) => one === phase);
	return typeof turn === 'number' && known ? { turn, phase: known } : null;
};
