import { say } from '#lib/kernel/phrase.ts';
import type { Luck } from '#lib/kernel/report/report.ts';
import type { Sliced } from '#lib/kernel/sliced.ts';
import { LongWork } from '#lib/session/long-work.svelte.ts';
import { words } from '../words/en/history.ts';

/** How lucky a game was, while it is counted and afterwards. */
export class Counting {
	#luck = $state.raw<Luck>();
	#stopped = $state(false);
	readonly long = new LongWork();

	/** Undefined until it has been counted to the end. */
	get luck(): Luck | undefined {
		return this.#luck;
	}
	/** Nobody waits for it any more: the owner has stopped it. */
	get stopped(): boolean {
		return this.#stopped;
	}

	/** Counts from the beginning; returns the way to end it where nobody wants to know any more. */
	begin = (counting: Sliced<Luck>): (() => void) => {
		let wanted = true;
		this.#luck = undefined;
		this.#stopped = false;
		void this.long
			.do(say(words.countingHowTheDiceFell), async (doing) => doing(counting))
			.then((luck) => {
				if (!wanted) return;
				this.#luck = luck;
				this.#stopped = luck === undefined;
			});
		return () => {
			wanted = false;
			this.long.stop();
		};
	};
}
