import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { same } from '#lib/kernel/same.ts';
import { FORCES, type Force } from '#lib/rules/red-and-white/index.ts';
import { onCameIn } from '#lib/store/came-in.ts';
import type { Change } from './edit.ts';
import { forceRecords } from '../records.ts';
import { problemPhrase } from '#lib/store/problem.ts';
import { NOT_HERE } from '../said.ts';
import { words } from '#lib/features/red-and-white/words/en/forces.ts';

/** The last change: what was said of it, and the force to go back to, or forward to again. */
export interface LastChange {
	readonly said: Phrase;
	readonly other: Force;
	/** True when the change was undone, so that it can be redone. */
	readonly undone: boolean;
	/** Consecutive changes of the same thing count as one: typing a name, stepping a number. */
	readonly thing: string | undefined;
}

/** One force on screen. What is shown is what is on the phone: each change is saved first, then shown. */
export class ForceEditor {
	#force = $state.raw<Force>();
	#last = $state.raw<LastChange>();
	#problem = $state.raw<Phrase>();
	#queue: Promise<void> = Promise.resolve();

	/** Undefined when the force could not be read; `problem` says why. */
	get force(): Force | undefined {
		return this.#force;
	}
	get last(): LastChange | undefined {
		return this.#last;
	}
	get problem(): Phrase | undefined {
		return this.#problem;
	}

	static async open(id: string): Promise<ForceEditor> {
		const editor = new ForceEditor();
		await editor.#read(id);
		ForceEditor.#leave();
		ForceEditor.#leave = onCameIn(({ kinds }) =>
			kinds.includes(FORCES.kind) ? editor.#follow(id) : undefined
		);
		return editor;
	}

	/** Only the editor opened last follows what another tab or a file writes; this stops it. */
	static #leave: () => void = () => undefined;

	async #read(id: string): Promise<void> {
		try {
			const read = await forceRecords.read(id);
			if (read?.ok) this.#force = read.value;
			else this.#problem = read ? read.problem : NOT_HERE;
		} catch (cause) {
			this.#problem = problemPhrase(cause);
		}
	}

	/** Reads the force again; an earlier change that can no longer be undone is forgotten. */
	#follow = (id: string): Promise<void> =>
		this.#next(async (before) => {
			await this.#read(id);
			if (!same(before, this.#force)) this.#last = undefined;
		});

	/**
	 * Makes a change, saves it, then shows and announces it. `thing`: what was changed, where consecutive changes count
	 * as one.
	 */
	do = (said: Phrase, change: Change, thing?: string): Promise<void> =>
		this.decide(() => ({ said, change }), thing);

	/** The same, where the change depends on what is there at that moment: the next free label, the next name. */
	decide = (
		deed: (force: Force) => { readonly said: Phrase; readonly change: Change },
		thing?: string
	): Promise<void> =>
		this.#next(async (before) => {
			const { said, change } = deed(before);
			const after = change(before);
			await forceRecords.write(after.id, after, before);
			const goesOn = thing !== undefined && this.#last?.thing === thing && !this.#last.undone;
			const other = goesOn && this.#last ? this.#last.other : before;
			this.#force = after;
			this.#last = { said, other, undone: false, thing };
		});

	/** Undoes the last change, or redoes it. */
	undo = (): Promise<void> =>
		this.#next(async (before) => {
			if (!this.#last) return;
			const { said, other, undone } = this.#last;
			await forceRecords.write(other.id, other, before);
			this.#force = other;
			this.#last = { said, other: before, undone: !undone, thing: undefined };
		});

	/** What the toast says: the change, or that it was undone. */
	get said(): Phrase | undefined {
		if (!this.#last) return undefined;
		const { said, undone } = this.#last;
		return undone ? say(words.takenBackWhat, { what: said }) : said;
	}

	/** Queues the work, so that two quick taps both count. */
	#next(work: (force: Force) => Promise<void>): Promise<void> {
		const done = this.#queue.then(async () => {
			if (!this.#force) return;
			try {
				await work(this.#force);
				this.#problem = undefined;
			} catch (cause) {
				this.#problem = problemPhrase(cause);
			}
		});
		this.#queue = done.catch(() => undefined);
		return done;
	}
}
