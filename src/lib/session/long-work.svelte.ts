import type { Phrase } from '#lib/kernel/phrase.ts';
import { Stopped, type Doing, type Heard } from '#lib/kernel/sliced.ts';
import { inTurnWithScreen } from '#lib/store/turns.ts';

/** What goes on now: how much of the present step is done, from 0 to 1, and the way to stop it. */
export interface LongStep {
	readonly title: Phrase;
	readonly done: number;
	readonly stop: () => void;
}

/** Long work of a screen, one at a time, which says how far it is and can be stopped. */
export class LongWork {
	#now = $state.raw<LongStep>();
	#stop: () => void = () => undefined;

	/** Undefined while nothing goes on, or nothing that takes long. */
	get now(): LongStep | undefined {
		return this.#now;
	}

	/** Does it in turn with the screen, instead of what goes on; undefined where it was stopped. */
	async do<T>(
		title: Phrase,
		work: (doing: Doing, heard: Heard) => Promise<T>
	): Promise<T | undefined> {
		let stopped = false;
		const stop = (): void => void (stopped = true);
		const told = (done: number): void => {
			if (!stopped) this.#now = { title, done, stop };
		};
		this.#stop();
		this.#stop = stop;
		const heard = (done: number): void => {
			if (stopped) throw new Stopped();
			told(done);
		};
		try {
			return await work(
				inTurnWithScreen(told, () => stopped),
				heard
			);
		} catch (cause) {
			if (cause instanceof Stopped) return undefined;
			throw cause;
		} finally {
			if (this.#now?.stop === stop) this.#now = undefined;
		}
	}

	/** Stops what goes on, if anything does. */
	stop = (): void => this.#stop();
}
