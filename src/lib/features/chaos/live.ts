import { LiveJournal } from '#lib/features/journal/live-journal.svelte.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { parseCampaignEntry } from '#lib/rules/triumph-of-chaos/engine/file.ts';
import {
	campaignEngine,
	EMPTY,
	type Campaign,
	type Command,
	type Event
} from '#lib/rules/triumph-of-chaos/engine/index.ts';
import { tell } from '#lib/rules/triumph-of-chaos/engine/tell.ts';
import { findJournal } from '#lib/store/journal.ts';
import { StoreProblem } from '#lib/store/problem.ts';
import { ownerBook } from './owner-book.svelte.ts';
import { CAMPAIGN_KIND } from './kind.ts';
import { summaryOf } from './records.ts';

/** One campaign on screen. */
export type LiveCampaign = LiveJournal<Campaign, Command, Event>;

const liveCampaign = (id: string): LiveCampaign =>
	new LiveJournal<Campaign, Command, Event>(id, {
		engine: () => campaignEngine(ownerBook.book),
		empty: EMPTY,
		parse: parseCampaignEntry,
		tell: (events, after) => tell(events, after).sentences,
		describe: (state) => ({ title: state.name, summary: summaryOf(state) })
	});

export type OpenedCampaign =
	| { readonly campaign: LiveCampaign; readonly problem?: never }
	| { readonly campaign?: never; readonly problem: Phrase };

let last: LiveCampaign | undefined;

const NOT_HERE = say('This campaign is not on this phone.');
const NOT_READ = say('This campaign cannot be read. It stays on the phone as it is.');

/** The campaign of an address, with the owner's book. Its screens share one. */
export const openCampaign = async (id: string): Promise<OpenedCampaign> => {
	try {
		const row = await findJournal(id);
		if (row?.kind !== CAMPAIGN_KIND) return { problem: NOT_HERE };
		if (last?.id === id) return { campaign: last };
		const campaign = liveCampaign(id);
		if (!(await campaign.load())) {
			campaign.leave();
			return { problem: NOT_READ };
		}
		last?.leave();
		last = campaign;
		return { campaign };
	} catch (cause) {
		if (!(cause instanceof StoreProblem)) throw cause;
		return { problem: cause.phrase };
	}
};
