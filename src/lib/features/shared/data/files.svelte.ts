import { Acts } from '#lib/features/shared/journal/acts.svelte.ts';
import { BATTLE_KIND } from '#lib/features/red-and-white/battles/records.ts';
import type { ChaosFiles } from '#lib/features/triumph-of-chaos/files/files.svelte.ts';
import { freshId } from '#lib/features/red-and-white/forces/edit/fresh.ts';
import { forceRecords } from '#lib/features/red-and-white/forces/records.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { makeFile, parseBattleFile, parseFile, tooLarge } from '#lib/rules/red-and-white/index.ts';
import { listJournals } from '#lib/store/journal/journal.ts';
import { addPlan } from './add-plan.ts';
import { today } from './day.ts';
import {
	gather,
	moreHere,
	rawEntries,
	thingsHere,
	type Choice,
	type Gathered,
	type Things
} from './gather.ts';
import { isOfChaos, parseMore, problemOfOtherGames, writtenMore } from './more.ts';
import { planOf, type Plan } from './plan.ts';
import { noteSaved } from './copies/saved.ts';
import { fileName, readText, saveFile, sendable, sendFile } from './send.ts';

/** What was opened and waits for the owner's word. */
export interface Opened {
	readonly name: string;
	readonly plan: Plan;
}

interface Written {
	readonly name: string;
	readonly text: string;
	readonly leftOut: number;
	readonly battles: Gathered['battles'];
}

/** Files out and in. Nothing on the phone changes before the owner has seen what a file would add. */
export class Files extends Acts {
	#things = $state.raw<Things>({ forces: [], battles: [] });
	#opened = $state.raw<Opened>();
	#chaos = $state.raw<ChaosFiles>();
	#wantsSettings = $state(false);

	get wantsSettings(): boolean {
		return this.#wantsSettings;
	}
	get things(): Things {
		return this.#things;
	}
	get opened(): Opened | undefined {
		return this.#opened;
	}
	/** A file of Triumph of Chaos that was opened: its own rules read it and add it. */
	get chaos(): ChaosFiles | undefined {
		return this.#chaos;
	}

	/** The chosen things as a file among the downloads. */
	save = (choice: Choice, photos = false): Promise<boolean> =>
		this.attempt(async () => {
			const { name, text, leftOut, battles } = await this.#written(choice, photos);
			saveFile(name, text);
			await noteSaved(battles);
			this.did(this.#told(say('Saved as {name}', { name }), leftOut));
		});

	/** The chosen things through the share sheet. */
	send = (choice: Choice, photos = false): Promise<boolean> =>
		this.attempt(async () => {
			const { name, text, leftOut, battles } = await this.#written(choice, photos);
			const file = sendable(name, text);
			const sent = file ? await sendFile(file) : 'refused';
			if (sent === 'refused')
				this.refuse(say('The file could not be handed over. Save it instead.'));
			if (sent === 'done') await noteSaved(battles);
			if (file && sent === 'done')
				this.did(this.#told(say('Handed over: {name}', { name: file.name }), leftOut));
		});

	/** Reads a file and says what it would add; or what is wrong with it. */
	open = (file: File): Promise<boolean> =>
		this.attempt(async () => {
			this.#opened = undefined;
			this.#chaos = undefined;
			this.clear();
			const large = tooLarge(file.size);
			if (large) return this.#refuse(large);
			const text = await readText(file);
			if (text === undefined) return this.#refuse(say('The file could not be read.'));
			if (isOfChaos(text)) return this.#openChaos(file);
			const read = parseFile(text, parseBattleFile, parseMore);
			if (!read.ok) return this.#refuse(read.problem);
			const unfit = read.value.more && (await problemOfOtherGames(read.value.more));
			if (unfit) return this.#refuse(unfit);
			const { records } = await forceRecords.list();
			const journals = read.value.battles.length > 0 ? await listJournals(BATTLE_KIND) : [];
			const battles = [];
			for (const { id } of journals) battles.push({ id, entries: await rawEntries(id) });
			const present = {
				forces: records.map(({ value }) => value),
				battles,
				...(read.value.more && { more: await moreHere() })
			};
			this.#wantsSettings = false;
			this.#opened = { name: file.name, plan: planOf(read.value, present, freshId) };
		});

	/** Settings of the file in the place of those here that say something else. */
	wantSettings = (wanted: boolean): void => {
		this.#wantsSettings = wanted;
	};

	/** Adds what was opened: all of it, or nothing. */
	add = (): Promise<boolean> =>
		this.attempt(async () => {
			if (!this.#opened) return;
			const { plan } = this.#opened;
			const { said, undo } = await addPlan(plan, this.#wantsSettings);
			this.did(said, undo);
			this.#opened = undefined;
			await this.read();
		});

	/** Adds what was opened of Triumph of Chaos. */
	addChaos = (): Promise<boolean> =>
		this.attempt(async () => {
			const chaos = this.#chaos;
			if (!chaos) return;
			await chaos.add();
			this.refuse(chaos.problem);
			const { opened, said } = chaos;
			if (opened || !said) return;
			this.#chaos = undefined;
			this.did(said, async () => {
				await chaos.undo();
				this.refuse(chaos.problem);
			});
		});

	leave = (): void => {
		this.#opened = undefined;
		this.#chaos = undefined;
		this.refuse(undefined);
	};

	async #openChaos(file: File): Promise<void> {
		const { openOutside } = await import('#lib/features/triumph-of-chaos/files/open-outside.ts');
		const chaos = await openOutside(file);
		this.refuse(chaos.problem);
		if (chaos.opened) this.#chaos = chaos;
	}

	protected override async read(): Promise<void> {
		this.#things = await thingsHere();
	}

	async #written(choice: Choice, photos: boolean): Promise<Written> {
		const { contents, more, battles, leftOut } = await gather(choice, photos);
		const battle = this.#things.battles.find(({ id }) => choice === `battle:${id}`);
		return {
			name: fileName(contents, { title: battle?.name, day: today() }),
			text: makeFile(contents, writtenMore(more)),
			leftOut: leftOut.length,
			battles
		};
	}

	#told(said: Phrase, leftOut: number): Phrase {
		if (leftOut === 0) return said;
		return count(
			leftOut,
			'{said}. {n} thing that cannot be read was left out.',
			'{said}. {n} things that cannot be read were left out.',
			{ said }
		);
	}

	#refuse(problem: Phrase): void {
		this.refuse(say('{problem} Nothing was changed.', { problem }));
	}
}
