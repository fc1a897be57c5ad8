import { problemPhrase } from '#lib/store/problem.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { words } from '../words/en/journal.ts';

/** Takes an act back; resolves to what is said of it, where more is to be said than that it was taken back. */
export type Undo = (() => Promise<void>) | (() => Promise<Phrase | undefined>);

/** How an act is taken back. */
interface Ways {
	readonly undo?: Undo | undefined;
	/** Is what it made still as it was made? Where something came of it since, undoing it would take that away too. */
	readonly stands?: (() => Promise<boolean>) | undefined;
	/** Does it once more after an undo. */
	readonly redo?: (() => Promise<unknown>) | undefined;
}

interface Act extends Ways {
	readonly said: Phrase;
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
	/** It was undone just now, and can be done again. */
	get canRedo(): boolean {
		return this.#last?.undo === undefined && this.#last?.redo !== undefined;
	}
	/** Why the last act was not done. */
	get problem(): Phrase | undefined {
		return this.#problem;
	}

	/** Reads what is on the phone. What was last done here can still be undone, unless something came of it since. */
	load = async (): Promise<this> => {
		await this.attempt(async () => {
			await this.read();
			await this.#standing();
		});
		return this;
	};

	undo = (): Promise<boolean> =>
		this.attempt(async () => {
			const last = await this.#standing();
			if (!last?.undo) return this.read();
			const said = await last.undo();
			if (this.#problem) return;
			await this.read();
			const { redo } = last;
			const again = async (): Promise<void> => {
				await redo?.();
				await this.read();
				this.did(last.said, last.undo, last);
			};
			this.did(said ?? takenBack(last.said), undefined, redo && { redo: again });
		});

	redo = (): Promise<boolean> =>
		this.attempt(async () => {
			if (this.canRedo) await this.#last?.redo?.();
		});

	/** Clears the messages and the undo. */
	clear = (): void => {
		this.#last = undefined;
		this.#problem = undefined;
	};

	/** Shows what is on the phone now. */
	protected abstract read(): Promise<void>;

	protected did(said: Phrase, undo?: Ways['undo'], more: Omit<Ways, 'undo'> = {}): void {
		this.#last = { ...more, said, undo };
	}

	/** The last act; forgotten where something came of it since. */
	async #standing(): Promise<Act | undefined> {
		const last = this.#last;
		if (last?.stands && !(await last.stands()) && this.#last === last) this.#last = undefined;
		return this.#last;
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
