import { LiveJournal, type JournalGame } from '#lib/features/shared/journal/live-journal.svelte.ts';
import type { Line } from '#lib/kernel/game/journal.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { evolve } from '#lib/rules/triumph-of-chaos/engine/evolve.ts';
import { parseCampaignEntry } from '#lib/rules/triumph-of-chaos/journal/file.ts';
import {
	campaignEngine,
	EMPTY,
	type Campaign,
	type Command,
	type Fact
} from '#lib/rules/triumph-of-chaos/engine/index.ts';
import { tell } from '#lib/rules/triumph-of-chaos/journal/tell.ts';
import { findJournal } from '#lib/store/journal/journal.ts';
import { StoreProblem } from '#lib/store/problem.ts';
import { ownerBook } from './charts/owner-book.svelte.ts';
import { CAMPAIGN_KIND } from './kind.ts';
import { summaryOf } from './records.ts';

/** A line that counts, with the campaign before and after it. */
export type CampaignLine = Line<Campaign, Command, Fact>;

const CAMPAIGN: JournalGame<Campaign, Command, Fact> = {
	folding: { empty: EMPTY, evolve },
	parse: parseCampaignEntry,
	decide: (state, command) => campaignEngine(ownerBook.book).decide(state, command),
	elsewhere: {
		rule: 'Campaign',
		why: say('Another tab is used for this. Nothing was changed here.')
	},
	last: ({ counted }) => {
		const line = counted.at(-1);
		return line ? tell(line.entry.facts, line.after).sentences : [];
	},
	describe: (state) => ({ title: state.name, summary: summaryOf(state) })
};

/** One campaign on screen. */
export class LiveCampaign extends LiveJournal<Campaign, Command, Fact> {
	readonly state = $derived(this.history.state);

	constructor(id: string) {
		super(id, CAMPAIGN);
	}

	/** The lines that count, oldest first. */
	get lines(): readonly CampaignLine[] {
		return this.history.counted;
	}

	/** Reads the journal; false when it has no beginning that reads. */
	load = async (): Promise<boolean> => {
		await this.open();
		return this.lines.length > 0;
	};
}

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
		const campaign = new LiveCampaign(id);
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
