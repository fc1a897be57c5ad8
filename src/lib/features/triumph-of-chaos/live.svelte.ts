import { LiveJournal, type JournalGame } from '#lib/features/shared/journal/live-journal.svelte.ts';
import type { Decision } from '#lib/kernel/game/engine.ts';
import type { Line } from '#lib/kernel/game/journal.ts';
import { same } from '#lib/kernel/same.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	bookOf,
	type Campaign,
	type CampaignWaiting,
	type Parties,
	type Command,
	type Fact,
	triumphOfChaos
} from '#lib/rules/triumph-of-chaos/index.ts';
import { findJournal } from '#lib/store/journal/journal.ts';
import { StoreProblem } from '#lib/store/problem.ts';
import { ownerBook } from './charts/owner-book.svelte.ts';
import { CAMPAIGN_KIND } from './kind.ts';

/** A line that counts, with the campaign before and after it. */
export type CampaignLine = Line<Campaign, Command, Fact>;

const { engine: engineOf, journal } = triumphOfChaos;

const CAMPAIGN: JournalGame<Campaign, Command, Fact> = {
	folding: engineOf(bookOf()),
	parse: journal.parse,
	decide: (state, command) => engineOf(ownerBook.book).decide(state, command),
	elsewhere: {
		rule: 'Campaign',
		why: say('Another tab is used for this. Nothing was changed here.')
	},
	last: ({ counted }) => {
		const line = counted.at(-1);
		return line ? journal.tell(line.entry, line.before, line.after).sentences : [];
	},
	describe: journal.describe
};

/** One campaign on screen. */
export class LiveCampaign extends LiveJournal<Campaign, Command, Fact> {
	readonly state = $derived(this.history.state);
	readonly #engine = $derived(engineOf(ownerBook.book));
	/** What may be done, what is rolled, and what is to be remembered. */
	readonly waiting: CampaignWaiting = $derived(this.#engine.waiting(this.state));

	constructor(id: string) {
		super(id, CAMPAIGN);
	}

	/** The lines that count, oldest first. */
	get lines(): readonly CampaignLine[] {
		return this.history.counted;
	}

	/** For whom this may be rolled now. */
	asked = (procedure: string): readonly Parties[] =>
		this.waiting.rolls.filter((roll) => roll.procedure === procedure).map(({ parties }) => parties);

	/** Is this among the commands that are allowed now? */
	may = (command: Command): boolean => this.waiting.commands.some((one) => same(one, command));

	/** What would be answered to a command. */
	would = (command: Command): Decision<Fact> => this.#engine.decide(this.state, command);

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
