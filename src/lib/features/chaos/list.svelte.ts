import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { parseCampaignEntry, type CampaignEntry } from '#lib/rules/triumph-of-chaos/engine/file.ts';
import { createJournal } from '#lib/store/bundle.ts';
import { now } from '#lib/store/database.ts';
import { listJournals, openJournal, removeJournal, restoreJournal } from '#lib/store/journal.ts';
import { StoreProblem } from '#lib/store/problem.ts';
import { CAMPAIGN_KIND } from './kind.ts';
import { campaignJournal, parseSummary, type CampaignSummary } from './records.ts';

export interface CampaignRow {
	readonly id: string;
	readonly title: string;
	readonly changedAt: string;
	readonly summary: CampaignSummary | null;
}

const named = (type: 'begin' | 'rename', name: string): CampaignEntry => ({
	kind: 'done',
	at: now(),
	command: { type, name },
	events: [{ type: type === 'begin' ? 'begun' : 'renamed', name }]
});

/** The campaigns on this phone, the last played first. */
class CampaignList {
	#rows = $state.raw<readonly CampaignRow[]>([]);
	#last = $state.raw<{ readonly said: Phrase; readonly undo: (() => Promise<void>) | undefined }>();
	#problem = $state.raw<Phrase>();

	get rows(): readonly CampaignRow[] {
		return this.#rows;
	}
	get said(): Phrase | undefined {
		return this.#last?.said;
	}
	get canUndo(): boolean {
		return this.#last?.undo !== undefined;
	}
	get problem(): Phrase | undefined {
		return this.#problem;
	}

	load = async (): Promise<this> => {
		await this.#try(() => this.#read());
		return this;
	};

	/** Begins a campaign; its id, or undefined where it could not be: `problem` then says why. */
	create = async (name: string): Promise<string | undefined> => {
		const id = crypto.randomUUID();
		const made = await this.#try(() => createJournal(campaignJournal(id, [named('begin', name)])));
		return made ? id : undefined;
	};

	/** The whole campaign once more, to be played on apart. */
	duplicate = ({ id }: CampaignRow, title: string): Promise<boolean> =>
		this.#try(async () => {
			const { entries } = await openJournal(id, parseCampaignEntry).read();
			const copy = crypto.randomUUID();
			await createJournal(campaignJournal(copy, [...entries, named('rename', title)]));
			await this.#read();
			this.#last = {
				said: say('{name} added', { name: title }),
				undo: () => removeJournal(copy)
			};
		});

	remove = ({ id, title }: CampaignRow): Promise<boolean> =>
		this.#try(async () => {
			await removeJournal(id);
			await this.#read();
			this.#last = { said: say('{name} deleted', { name: title }), undo: () => restoreJournal(id) };
		});

	undo = (): Promise<boolean> =>
		this.#try(async () => {
			const last = this.#last;
			if (!last?.undo) return;
			await last.undo();
			await this.#read();
			this.#last = { said: say('Taken back: {what}', { what: last.said }), undo: undefined };
		});

	async #read(): Promise<void> {
		const rows = await listJournals(CAMPAIGN_KIND);
		this.#rows = rows.map((row) => ({
			id: row.id,
			title: row.title,
			changedAt: row.changedAt,
			summary: parseSummary(row)
		}));
	}

	async #try(work: () => Promise<void>): Promise<boolean> {
		try {
			await work();
			this.#problem = undefined;
			return true;
		} catch (cause) {
			if (!(cause instanceof StoreProblem)) throw cause;
			this.#problem = cause.phrase;
			return false;
		}
	}
}

/** The one list of this visit: what was deleted can be brought back from it. */
export const campaignList = new CampaignList();
