import { newId } from '#lib/store/new-id.ts';
import { appVersion } from '#lib/store/records/version.ts';
import { Acts } from '#lib/features/shared/journal/acts.svelte.ts';
import { makingFile, tooLarge } from '#lib/kernel/border/file.ts';
import { count, say, type Phrase, type PhraseValue } from '#lib/kernel/phrase.ts';
import { addPlan } from './add-plan.ts';
import { noteSaved } from './copies/saved.ts';
import { LongWork, type LongStep } from '#lib/session/long-work.svelte.ts';
import { today } from '#lib/words/dates.ts';
import {
	gather,
	thingsHere,
	carried,
	type Choice,
	type Gathered,
	type ThingsHere
} from './gather.ts';
import { partedGames, type Parted } from './beside/beside.svelte.ts';
import { comingPhrase } from './plan/coming.ts';
import { planOf, type Plan } from './plan/plan.ts';
import { presentBeside } from './plan/present.ts';
import { readFile } from './read-file.ts';
import { fileName, makingBlob, readText, saveFile, sendable, sendFile } from './send.ts';
import { words } from '../words/en/data.ts';

/** A file that was opened and awaits the owner's decision. */
export interface Opened {
	readonly name: string;
	readonly plan: Plan;
}

interface Written {
	readonly name: string;
	readonly text: Blob;
	readonly leftOut: number;
	readonly journals: Gathered['journals'];
}

/** Files going out and coming in. Nothing on the phone changes before the owner has seen what a file would add. */
export class Files extends Acts {
	#things = $state.raw<ThingsHere>([]);
	#parted = $state.raw<readonly Parted[]>([]);
	#opened = $state.raw<Opened>();
	#differing = $state(false);
	#adding = false;
	/** What is being read, written or added now. */
	readonly long = new LongWork();

	get things(): ThingsHere {
		return this.#things;
	}
	/** Games that exist in two versions, whose owner has not chosen yet. */
	get parted(): readonly Parted[] {
		return this.#parted;
	}
	get opened(): Opened | undefined {
		return this.#opened;
	}
	/** What is being read, written or added now, where that takes long. */
	get work(): LongStep | undefined {
		return this.long.now;
	}
	/** Whether things that a phone has only one of are to be replaced where they differ. */
	get differing(): boolean {
		return this.#differing;
	}
	/** What would be added by the present choice; undefined where that is nothing. */
	get coming(): PhraseValue | undefined {
		return this.#opened && comingPhrase(this.#opened.plan, this.#differing);
	}

	/** Saves the chosen things as a file among the downloads. */
	save = (choice: Choice, photos = false): Promise<boolean> =>
		this.attempt(async () => {
			const written = await this.#written(choice, photos);
			if (!written) return;
			const { name, text, leftOut, journals } = written;
			saveFile(name, text);
			await noteSaved(journals);
			this.did(this.#told(say(words.savedAsName, { name }), leftOut));
		});

	/** Sends the chosen things through the share sheet. */
	send = (choice: Choice, photos = false): Promise<boolean> =>
		this.attempt(async () => {
			const written = await this.#written(choice, photos);
			if (!written) return;
			const { name, text, leftOut, journals } = written;
			const file = sendable(name, text);
			const sent = file ? await sendFile(file) : 'refused';
			if (sent === 'refused') this.refuse(say(words.theFileCouldNotBeHandedOverSaveIt));
			if (sent === 'done') await noteSaved(journals);
			if (file && sent === 'done')
				this.did(this.#told(say(words.handedOverName, { name: file.name }), leftOut));
		});

	/** Reads a file and says what it would add, or what is wrong with it. */
	open = (file: File): Promise<boolean> =>
		this.attempt(async () => {
			this.#opened = undefined;
			this.clear();
			const large = tooLarge(file.size);
			if (large) return this.#refuse(large);
			const text = await readText(file);
			if (text === undefined) return this.#refuse(say(words.theFileCouldNotBeRead));
			const opened = await this.long.do(
				say(words.readingName, { name: file.name }),
				async (doing) => {
					const read = await readFile(text, doing);
					return { read, present: read.ok ? await presentBeside(read.value, doing) : undefined };
				}
			);
			if (!opened) return;
			const { read, present } = opened;
			if (!read.ok) return this.#refuse(read.problem);
			if (!present) return;
			this.#differing = false;
			this.#opened = {
				name: file.name,
				plan: planOf(read.value, present, newId)
			};
		});

	/** Chooses whether what the file holds replaces differing things of which there is only one. */
	wantDiffering = (wanted: boolean): void => {
		this.#differing = wanted;
	};

	/** Adds what was opened: all of it, or nothing; nothing where it was stopped. */
	add = (): Promise<boolean> =>
		this.attempt(async () => {
			const opened = this.#opened;
			if (!opened || !this.coming || this.#adding) return;
			this.#adding = true;
			try {
				const added = await this.long.do(
					say(words.addingName, { name: opened.name }),
					(doing, heard) => addPlan(opened.plan, this.#differing, doing, heard)
				);
				if (!added) return;
				this.did(added.said, added.undo);
				this.#opened = undefined;
			} finally {
				this.#adding = false;
			}
			await this.read();
		});

	leave = (): void => {
		this.#opened = undefined;
		this.refuse(undefined);
	};

	protected override async read(): Promise<void> {
		this.#things = await thingsHere();
		this.#parted = await partedGames();
	}

	/** The chosen things as a file; undefined where the owner stopped it. */
	#written(choice: Choice, photos: boolean): Promise<Written | undefined> {
		return this.long.do(say(words.writingTheFile), async (doing) => {
			const { file, name, journals, leftOut } = await gather(choice, photos, doing);
			const parts = await doing(makingFile({ ...file, by: appVersion() }));
			return {
				name: fileName(name ?? '', carried(file), today()),
				text: await doing(makingBlob(parts)),
				leftOut: leftOut.length,
				journals
			};
		});
	}

	#told(said: Phrase, leftOut: number): Phrase {
		if (leftOut === 0) return said;
		return count(leftOut, words.saidNThingsThatCannotBeReadWere, { said });
	}

	#refuse(problem: Phrase): void {
		this.refuse(say(words.problemNothingWasChanged, { problem }));
	}
}
