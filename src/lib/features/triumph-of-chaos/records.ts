import { historyOf } from '#lib/kernel/game/history.ts';
import {
	bookOf,
	type Campaign,
	type CampaignEntry,
	triumphOfChaos
} from '#lib/rules/triumph-of-chaos/index.ts';
import type { NewJournal } from '#lib/store/journal/journal.ts';
import { CAMPAIGN_KIND } from './kind.ts';

const { engine, journal } = triumphOfChaos;

/** A campaign as its entries leave it. */
export const campaignOf = (entries: readonly CampaignEntry[]): Campaign =>
	historyOf(engine(bookOf()), entries).state;

/** A campaign as a journal of the storage: for new ones, copies and files. */
export const campaignJournal = (id: string, entries: readonly CampaignEntry[]): NewJournal => {
	return { id, kind: CAMPAIGN_KIND, ...journal.describe(campaignOf(entries)), entries };
};
