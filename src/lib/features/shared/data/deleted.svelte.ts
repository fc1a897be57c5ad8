import { BATTLE_KIND } from '#lib/features/red-and-white/battles/records.ts';
import { CAMPAIGN_KIND } from '#lib/features/triumph-of-chaos/kind.ts';
import { forceRecords } from '#lib/features/red-and-white/forces/records.ts';
import { problemPhrase } from '#lib/features/red-and-white/forces/said.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { forgetDeleted } from '#lib/store/forget.ts';
import { listJournals, restoreJournal } from '#lib/store/journal/journal.ts';
import { daysAgo } from './day.ts';

/** How long deleted things can be brought back. */
export const DAYS_KEPT = 30;

/** Something that was deleted and can be brought back. */
export interface DeletedThing {
	readonly id: string;
	readonly kind: 'force' | 'battle' | 'campaign';
	readonly name: string;
	readonly deletedAt: string;
}

/** What was deleted in the last weeks. Older things are forgotten for good when the list is read. */
export class Deleted {
	#things = $state.raw<readonly DeletedThing[]>([]);
	#said = $state.raw<Phrase>();
	#problem = $state.raw<Phrase>();

	get things(): readonly DeletedThing[] {
		return this.#things;
	}
	get said(): Phrase | undefined {
		return this.#said;
	}
	get problem(): Phrase | undefined {
		return this.#problem;
	}

	load = async (): Promise<this> => {
		await this.#try(async () => {
			await forgetDeleted(daysAgo(DAYS_KEPT));
			await this.#read();
		});
		return this;
	};

	restore = (thing: DeletedThing): Promise<void> =>
		this.#try(async () => {
			await (thing.kind === 'force' ? forceRecords.restore : restoreJournal)(thing.id);
			await this.#read();
			this.#said = say('{name} is back', { name: thing.name });
		});

	async #read(): Promise<void> {
		const forces = await forceRecords.listDeleted();
		const journals = async (kind: 'battle' | 'campaign', stored: string): Promise<DeletedThing[]> =>
			(await listJournals(stored, 'deleted')).map(({ id, title, deletedAt }) => {
				return { id, kind, name: title, deletedAt: deletedAt ?? '' };
			});
		this.#things = [
			...forces.map(({ id, value, deletedAt }): DeletedThing => {
				return { id, kind: 'force', name: value.name, deletedAt };
			}),
			...(await journals('battle', BATTLE_KIND)),
			...(await journals('campaign', CAMPAIGN_KIND))
		].sort((a, b) => b.deletedAt.localeCompare(a.deletedAt));
	}

	async #try(work: () => Promise<void>): Promise<void> {
		this.#problem = undefined;
		try {
			await work();
		} catch (cause) {
			this.#problem = problemPhrase(cause);
		}
	}
}
