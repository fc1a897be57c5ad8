import { Acts } from '#lib/features/shared/journal/acts.svelte.ts';
import { takePen } from '#lib/session/pen.ts';
import type { Act } from '#lib/kernel/game/journal.ts';
import { say } from '#lib/kernel/phrase.ts';
import { type Command, type Fact, parseCampaignEntry } from '#lib/rules/triumph-of-chaos/index.ts';
import { createJournal } from '#lib/store/files/bundle.ts';
import {
	listJournals,
	openJournal,
	removeJournal,
	restoreJournal
} from '#lib/store/journal/journal.ts';
import { CAMPAIGN_KIND } from './kind.ts';
import { campaignJournal, parseSummary, type CampaignSummary } from './records.ts';

export interface CampaignRow {
	readonly id: string;
	readonly title: string;
	readonly changedAt: string;
	readonly summary: CampaignSummary | null;
}

const named = (type: 'begin' | 'rename', name: string): Act<Command, Fact> => ({
	kind: 'done',
	command: { type, name },
	facts: [{ type: type === 'begin' ? 'begun' : 'renamed', name }]
});

/** The campaigns on this phone, the last played first. */
class CampaignList extends Acts {
	#rows = $state.raw<readonly CampaignRow[]>([]);

	get rows(): readonly CampaignRow[] {
		return this.#rows;
	}

	/** Begins a campaign; its id, or undefined where it could not be: `problem` then says why. */
	create = async (name: string): Promise<string | undefined> => {
		const id = crypto.randomUUID();
		const made = await this.attempt(async () => {
			const pen = await takePen();
			await createJournal(campaignJournal(id, [pen(named('begin', name), null)]));
		});
		return made ? id : undefined;
	};

	/** The whole campaign once more, to be played on apart. */
	duplicate = ({ id }: CampaignRow, title: string): Promise<boolean> =>
		this.attempt(async () => {
			const { entries } = await openJournal(id, parseCampaignEntry).read();
			const copy = crypto.randomUUID();
			const pen = await takePen();
			const last = pen(named('rename', title), entries.at(-1)?.id ?? null);
			await createJournal(campaignJournal(copy, [...entries, last]));
			await this.read();
			this.did(say('{name} added', { name: title }), () => removeJournal(copy));
		});

	remove = ({ id, title }: CampaignRow): Promise<boolean> =>
		this.attempt(async () => {
			await removeJournal(id);
			await this.read();
			this.did(say('{name} deleted', { name: title }), () => restoreJournal(id));
		});

	protected override async read(): Promise<void> {
		const rows = await listJournals(CAMPAIGN_KIND);
		this.#rows = rows.map((row) => ({
			id: row.id,
			title: row.title,
			changedAt: row.changedAt,
			summary: parseSummary(row)
		}));
	}
}

/** The one list of this visit: what was deleted can be brought back from it. */
export const campaignList = new CampaignList();
