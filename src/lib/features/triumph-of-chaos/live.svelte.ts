import { LiveJournal, type JournalGame } from '#lib/features/shared/journal/live-journal.svelte.ts';
import { NOTHING_WRITTEN, standing, standingAfter, type Line } from '#lib/kernel/game/journal.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
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

/** A line that counts, with the campaign after it. */
export interface CampaignLine extends Line<Command, Fact> {
	readonly after: Campaign;
}

/** A journal as far as it is read; every line that counts with the campaign after it. */
interface History {
	readonly length: number;
	readonly standing: ReturnType<typeof standing<Command, Fact>>;
	readonly lines: readonly CampaignLine[];
}

/** So many lines at the beginning cannot be taken back. */
const STAYS = 1;

const stateOf = ({ lines }: History): Campaign => lines.at(-1)?.after ?? EMPTY;

/** Lines that counted before, up to the first that changed, keep the state after them. */
const toldOn = (before: readonly CampaignLine[], now: History['standing']): History => {
	const { evolve } = campaignEngine(ownerBook.book);
	const changed = now.counted.findIndex(({ entry }, at) => before[at]?.entry !== entry);
	const lines = before.slice(0, changed < 0 ? now.counted.length : changed);
	for (const line of now.counted.slice(lines.length)) {
		const start = lines.at(-1)?.after ?? EMPTY;
		lines.push({ ...line, after: line.entry.facts.reduce(evolve, start) });
	}
	return { length: now.length, standing: now, lines };
};

const CAMPAIGN: JournalGame<History, Command, Fact> = {
	empty: { length: 0, standing: NOTHING_WRITTEN, lines: [] },
	parse: parseCampaignEntry,
	read: (entries) => toldOn([], standing<Command, Fact>(entries, STAYS)),
	add: ({ lines, standing: before }, entry) => toldOn(lines, standingAfter(before, [entry], STAYS)),
	canUndo: ({ lines }) => lines.length > STAYS,
	canRedo: ({ standing: { undone } }) => undone.length > 0,
	decide: (history, command) => campaignEngine(ownerBook.book).decide(stateOf(history), command),
	elsewhere: {
		rule: 'Campaign',
		why: say('Another tab is used for this. Nothing was changed here.')
	},
	last: ({ lines }) => {
		const line = lines.at(-1);
		return line ? tell(line.entry.facts, line.after).sentences : [];
	},
	describe: (history) => {
		const state = stateOf(history);
		return { title: state.name, summary: summaryOf(state) };
	}
};

/** One campaign on screen. */
export class LiveCampaign extends LiveJournal<History, Command, Fact> {
	readonly state = $derived(stateOf(this.history));

	constructor(id: string) {
		super(id, CAMPAIGN);
	}

	/** The lines that count, oldest first. */
	get lines(): readonly CampaignLine[] {
		return this.history.lines;
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
