import { BATTLE_KIND, battleJournal } from '#lib/features/battle/records.ts';
import { freshId } from '#lib/features/forces/fresh.ts';
import { FORCE_RECORD, forceRecords } from '#lib/features/forces/records.ts';
import { problemPhrase } from '#lib/features/forces/said.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { parseBattleFile } from '#lib/rules/red-and-white/engine/index.ts';
import { makeFile, parseFile, tooLarge } from '#lib/rules/red-and-white/forces/file.ts';
import { addAll } from '#lib/store/bundle.ts';
import { listJournals, removeJournal } from '#lib/store/journal.ts';
import { today } from './day.ts';
import { gather, rawEntries, thingsHere, type Choice, type Things } from './gather.ts';
import { comesIn, planOf, thingsPhrase, type Plan } from './plan.ts';
import { fileName, readText, saveFile, sendable, sendFile } from './send.ts';

/** What was opened and waits for the owner's word. */
export interface Opened {
	readonly name: string;
	readonly plan: Plan;
}

/** Files out and in. Nothing on the phone changes before the owner has seen what a file would add. */
export class Files {
	#things = $state.raw<Things>({ forces: [], battles: [] });
	#opened = $state.raw<Opened>();
	#problem = $state.raw<Phrase>();
	#last = $state.raw<{ readonly said: Phrase; readonly undo?: () => Promise<void> }>();

	get things(): Things {
		return this.#things;
	}
	get opened(): Opened | undefined {
		return this.#opened;
	}
	get problem(): Phrase | undefined {
		return this.#problem;
	}
	get said(): Phrase | undefined {
		return this.#last?.said;
	}
	get canUndo(): boolean {
		return this.#last?.undo !== undefined;
	}

	load = async (): Promise<this> => {
		await this.#try(this.#read);
		return this;
	};

	/** The chosen things as a file among the downloads. */
	save = (choice: Choice): Promise<void> =>
		this.#try(async () => {
			const { name, text, leftOut } = await this.#written(choice);
			saveFile(name, text);
			this.#last = { said: this.#told(say('Saved as {name}', { name }), leftOut) };
		});

	/** The chosen things through the share sheet. */
	send = (choice: Choice): Promise<void> =>
		this.#try(async () => {
			const { name, text, leftOut } = await this.#written(choice);
			const file = sendable(name, text);
			const sent = file ? await sendFile(file) : 'refused';
			if (sent === 'refused')
				this.#problem = say('The file could not be handed over. Save it instead.');
			if (file && sent === 'done')
				this.#last = { said: this.#told(say('Handed over: {name}', { name: file.name }), leftOut) };
		});

	/** Reads a file and says what it would add; or what is wrong with it. */
	open = (file: File): Promise<void> =>
		this.#try(async () => {
			this.#opened = undefined;
			this.#last = undefined;
			const large = tooLarge(file.size);
			if (large) return this.#refuse(large);
			const text = await readText(file);
			if (text === undefined) return this.#refuse(say('The file could not be read.'));
			const read = parseFile(text, parseBattleFile);
			if (!read.ok) return this.#refuse(read.problem);
			const { records } = await forceRecords.list();
			const journals = read.value.battles.length > 0 ? await listJournals(BATTLE_KIND) : [];
			const present = {
				forces: records.map(({ value }) => value),
				battles: await Promise.all(journals.map(({ id }) => rawEntries(id)))
			};
			this.#opened = { name: file.name, plan: planOf(read.value, present, freshId) };
		});

	/** Adds what was opened: all of it, or nothing. */
	add = (): Promise<void> =>
		this.#try(async () => {
			if (!this.#opened) return;
			const { forces, battles } = comesIn(this.#opened.plan);
			const records = forces.map(({ force }) => ({ id: force.id, value: force }));
			const journals = battles.map(({ battle }) => battleJournal(freshId(), battle.entries));
			await addAll([{ ...FORCE_RECORD, records }], journals);
			this.#opened = undefined;
			this.#last = {
				said: say('{what} added', { what: thingsPhrase(records.length, journals.length) }),
				undo: async () => {
					for (const { id } of records) await forceRecords.remove(id);
					for (const { id } of journals) await removeJournal(id);
				}
			};
			await this.#read();
		});

	leave = (): void => {
		this.#opened = undefined;
		this.#problem = undefined;
	};

	undo = (): Promise<void> =>
		this.#try(async () => {
			if (!this.#last?.undo) return;
			const { said, undo } = this.#last;
			await undo();
			this.#last = { said: say('Taken back: {what}', { what: said }) };
			await this.#read();
		});

	#read = async (): Promise<void> => {
		this.#things = await thingsHere();
	};

	async #written(choice: Choice): Promise<{ name: string; text: string; leftOut: number }> {
		const { contents, leftOut } = await gather(choice);
		const battle = this.#things.battles.find(({ id }) => choice === `battle:${id}`);
		return {
			name: fileName(contents, { title: battle?.name, day: today() }),
			text: makeFile(contents),
			leftOut: leftOut.length
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
		this.#problem = say('{problem} Nothing was changed.', { problem });
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
