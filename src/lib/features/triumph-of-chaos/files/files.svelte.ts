import { Acts } from '#lib/features/shared/journal/acts.svelte.ts';
import { today } from '#lib/features/shared/data/day.ts';
import {
	fileSlug,
	readText,
	saveFile,
	sendable,
	sendFile
} from '#lib/features/shared/data/send.ts';
import type { Choices } from '#lib/kernel/book/book.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { same } from '#lib/kernel/same.ts';
import {
	type CampaignEntry,
	makeChaosFile,
	parseCampaignEntry,
	parseChaosFile
} from '#lib/rules/triumph-of-chaos/index.ts';
import { addAll } from '#lib/store/files/bundle.ts';
import { listJournals, openJournal, removeJournal } from '#lib/store/journal/journal.ts';
import { CAMPAIGN_KIND } from '../kind.ts';
import { correctionsIn, NO_CORRECTIONS, ownerBook } from '../charts/owner-book.svelte.ts';
import { campaignJournal, campaignOf } from '../records.ts';

/** What goes into a file: all of this game, the corrections alone, or one campaign with them. */
export type ChaosChoice = 'everything' | 'corrections' | `campaign:${string}`;

/** A file that was opened and waits for the owner's word. */
export interface OpenedFile {
	readonly name: string;
	readonly corrections: {
		readonly value: Choices;
		readonly standing: 'none' | 'same' | 'other';
	};
	readonly campaigns: readonly {
		readonly title: string;
		readonly entries: readonly CampaignEntry[];
		readonly isHere: boolean;
	}[];
}

/** Files of this game, out and in; checked whole before anything is added. */
export class ChaosFiles extends Acts {
	#campaigns = $state.raw<readonly { readonly id: string; readonly name: string }[]>([]);
	#opened = $state.raw<OpenedFile>();
	#takes = $state(true);

	get campaigns(): readonly { readonly id: string; readonly name: string }[] {
		return this.#campaigns;
	}
	get opened(): OpenedFile | undefined {
		return this.#opened;
	}
	/** The corrections of the file are wanted in the place of those here. */
	get takes(): boolean {
		return this.#takes;
	}
	/** What would be added, as it is wanted now; undefined where that is nothing. */
	get coming(): Phrase | undefined {
		const { campaigns, corrections } = this.#wanted;
		return campaigns.length || corrections
			? addedPhrase(campaigns.length, corrections ? correctionsIn(corrections) : 0)
			: undefined;
	}
	override get problem(): Phrase | undefined {
		return super.problem ?? ownerBook.problem;
	}

	save = (choice: ChaosChoice): Promise<boolean> =>
		this.attempt(async () => {
			const { name, text } = await this.#written(choice);
			saveFile(name, text);
			this.did(say('Saved as {name}', { name }));
		});

	send = (choice: ChaosChoice): Promise<boolean> =>
		this.attempt(async () => {
			const { name, text } = await this.#written(choice);
			const file = sendable(name, text);
			const sent = file ? await sendFile(file) : 'refused';
			if (sent === 'refused')
				this.refuse(say('The file could not be handed over. Save it instead.'));
			if (sent === 'done') this.did(say('Handed over: {name}', { name }));
		});

	/** Reads a file and says what it would add; or what is wrong with it. */
	open = (file: File): Promise<boolean> =>
		this.attempt(async () => {
			this.#opened = undefined;
			this.clear();
			const text = await readText(file);
			if (text === undefined) return this.#refuse(say('The file could not be read.'));
			let raw: unknown;
			try {
				raw = JSON.parse(text.replace(/^\uFEFF/, ''));
			} catch {
				return this.#refuse(say('The file is broken.'));
			}
			if (typeof raw !== 'object' || raw === null) return this.#refuse(FOREIGN);
			const { app, kind, ...rest } = raw as Readonly<Record<string, unknown>>;
			if (app !== 'tachanka' || kind !== CAMPAIGN_KIND) return this.#refuse(FOREIGN);
			const read = parseChaosFile(rest);
			if (!read.ok) return this.#refuse(read.problem);
			const { corrections, campaigns } = read.value;
			const here = await this.#entriesHere();
			this.#opened = {
				name: file.name,
				corrections: {
					value: corrections,
					standing:
						correctionsIn(corrections) === 0
							? 'none'
							: same(corrections, ownerBook.choices)
								? 'same'
								: 'other'
				},
				campaigns: campaigns.map((entries) => ({
					title: campaignOf(entries).name,
					entries,
					isHere: here.some((one) => same(one, entries))
				}))
			};
		});

	wantCorrections = (wanted: boolean): void => {
		this.#takes = wanted;
	};

	/** Adds the campaigns that are not here yet, and takes the corrections over if they are wanted. */
	add = (): Promise<boolean> =>
		this.attempt(async () => {
			const { coming } = this;
			if (!coming) return;
			const { campaigns, corrections } = this.#wanted;
			const fresh = campaigns.map(({ entries }) => campaignJournal(crypto.randomUUID(), entries));
			if (fresh.length) await addAll({ fresh });
			if (corrections) await ownerBook.replace(corrections);
			this.#opened = undefined;
			this.did(say('{what} added', { what: coming }), async () => {
				for (const { id } of fresh) await removeJournal(id);
				if (corrections) await ownerBook.undo();
			});
			await this.read();
		});

	leave = (): void => {
		this.#opened = undefined;
		this.refuse(undefined);
	};

	protected override async read(): Promise<void> {
		const rows = await listJournals(CAMPAIGN_KIND);
		this.#campaigns = rows.map(({ id, title }) => ({ id, name: title }));
	}

	get #wanted(): {
		readonly campaigns: OpenedFile['campaigns'];
		readonly corrections: Choices | undefined;
	} {
		const { campaigns = [], corrections } = this.#opened ?? {};
		const takes = this.#takes && corrections?.standing === 'other';
		return {
			campaigns: campaigns.filter(({ isHere }) => !isHere),
			corrections: takes ? corrections.value : undefined
		};
	}

	async #entriesHere(): Promise<readonly (readonly CampaignEntry[])[]> {
		const all: (readonly CampaignEntry[])[] = [];
		for (const { id } of await listJournals(CAMPAIGN_KIND))
			all.push((await openJournal(id, parseCampaignEntry).read()).entries);
		return all;
	}

	async #written(choice: ChaosChoice): Promise<{ name: string; text: string }> {
		const campaigns: (readonly CampaignEntry[])[] = [];
		let title = choice === 'corrections' ? 'corrections' : 'everything';
		for (const { id, name } of this.#campaigns) {
			if (choice !== 'everything' && choice !== `campaign:${id}`) continue;
			if (choice !== 'everything') title = fileSlug(name);
			campaigns.push((await openJournal(id, parseCampaignEntry).read()).entries);
		}
		const own = choice.startsWith('campaign:') ? NO_CORRECTIONS : ownerBook.choices;
		const file = { app: 'tachanka', kind: CAMPAIGN_KIND, ...makeChaosFile(own, campaigns) };
		return {
			name: `triumph-of-chaos-${title}-${today()}.json`,
			text: `${JSON.stringify(file, null, '\t')}\n`
		};
	}

	#refuse(problem: Phrase): void {
		this.refuse(say('{problem} Nothing was changed.', { problem }));
	}
}

const FOREIGN = say('This file is not from this game.');

/** `2 campaigns`, `3 corrections`, or both. */
const addedPhrase = (campaigns: number, corrections: number): Phrase => {
	const some = count(campaigns, '{n} campaign', '{n} campaigns');
	const own = count(corrections, '{n} correction', '{n} corrections');
	if (corrections === 0) return some;
	return campaigns === 0
		? own
		: say('{campaigns} and {corrections}', { campaigns: some, corrections: own });
};
