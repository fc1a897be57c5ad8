import { problemPhrase } from '#lib/store/problem.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { words } from '../words/en/journal.ts';

/** Takes an act back; resolves to what is said of it, where more is to be said than that it was taken back. */
export type Undo = (() => Promise<void>) | (() => Promise<Phrase | undefined>);

interface Act {
	readonly said: Phrase;
	readonly undo?: Undo | undefined;
}

/** It is said that this was taken back. */
export const takenBack = (what: Phrase): Phrase => say(words.takenBackWhat, { what });

/**
 * What the owner does to what his phone keeps, outside journals. Each act is saved before it is shown, the last one can
 * be undone, and a phone that could not save it says why. Each list and each screen of files adds its own acts.
 */
export abstract class Acts {
	#last = $state.raw<Act>();
	#problem = $state.raw<Phrase>();

	/** What was done last, or that it was undone. */
	get said(): Phrase | undefined {
		return this.#last?.said;
	}
	get canUndo(): boolean {
		return this.#last?.undo !== undefined;
	}
	/** Why the last act was not done. */
	get problem(): Phrase | undefined {
		return this.#problem;
	}

	/** Reads what is on the phone. What was last done here can still be undone. */
	load = async (): Promise<this> => {
		await this.attempt(() => this.read());
		return this;
	};

	undo = (): Promise<boolean> =>
		this.attempt(async () => {
			const last = this.#last;
			if (!last?.undo) return;
			const said = await last.undo();
			if (this.#problem) return;
			await this.read();
			this.did(said ?? takenBack(last.said));
		});

	/** Clears the messages and the undo. */
	clear = (): void => {
		this.#last = undefined;
		this.#problem = undefined;
	};

	/** Shows what is on the phone now. */
	protected abstract read(): Promise<void>;

	protected did(said: Phrase, undo?: Act['undo']): void {
		this.#last = { said, undo };
	}

	/** Says that an act was not done and why; `undefined` clears the message. */
	protected refuse(problem: Phrase | undefined): void {
		this.#problem = problem;
	}

	/** Does the work; false where the phone could not save it. Bugs are thrown onwards. */
	protected async attempt(work: () => Promise<unknown>): Promise<boolean> {
		this.#problem = undefined;
		try {
			await work();
			return true;
		} catch (cause) {
			this.#problem = problemPhrase(cause);
			return false;
		}
	}
}
