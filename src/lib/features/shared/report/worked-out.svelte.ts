import type { Phrase } from '#lib/kernel/phrase.ts';
import type { Sliced } from '#lib/kernel/sliced.ts';
import { LongWork } from '#lib/session/long-work.svelte.ts';

/** What a screen waits for: while it is worked out, and afterwards. */
export class WorkedOut<T> {
	readonly #title: Phrase;
	#value = $state.raw<T>();
	#stopped = $state(false);
	/** The run that is waited for; an earlier one has nothing to say any more. */
	#run = 0;
	readonly long = new LongWork();

	/** `title`: what is said while it goes on. */
	constructor(title: Phrase) {
		this.#title = title;
	}

	/** Undefined until it has been worked out to the end. */
	get value(): T | undefined {
		return this.#value;
	}
	/** It will not come: the owner has stopped it, or it failed. */
	get stopped(): boolean {
		return this.#stopped;
	}

	/** Works it out from the beginning, in place of whatever went on. */
	begin = (work: Sliced<T>): void => {
		this.end();
		const run = this.#run;
		const over = (value?: T): void => {
			if (run !== this.#run) return;
			this.#value = value;
			this.#stopped = value === undefined;
		};
		this.long
			.do(this.#title, async (doing) => doing(work))
			.then(over, (cause: unknown) => {
				over();
				reportError(cause);
			});
	};

	/** What it is worked out from has changed: it begins again, unless the owner has stopped it. */
	renew = (work: () => Sliced<T>): void => {
		if (!this.#stopped) this.begin(work());
	};

	/** Ends it and forgets the answer: nobody wants to know any more. */
	end = (): void => {
		this.#run += 1;
		this.long.stop();
		this.#value = undefined;
		this.#stopped = false;
	};
}
