import type { Phrase } from '#lib/kernel/phrase.ts';
import { Stopped, type Doing, type Heard } from '#lib/kernel/sliced.ts';
import { inTurnWithScreen } from '#lib/store/turns.ts';

/** What goes on now: how much of the present step is done, from 0 to 1, and the way to stop it. */
export interface LongStep {
	readonly title: Phrase;
	readonly done: number;
	readonly stop: () => void;
}

/** Long work of a screen, one job after the other, which says how far it is and can be stopped. */
export class LongWork {
	#now = $state.raw<LongStep>();
	/** The last job that was asked for, until it has ended. */
	#last: Promise<unknown> | undefined;
	/** How often all of it was stopped. */
	#stops = 0;

	/** Undefined while nothing goes on, or nothing that takes long. */
	get now(): LongStep | undefined {
		return this.#now;
	}

	/** Does it in turn with the screen, at once or after what goes on; undefined where it was stopped. */
	do<T>(title: Phrase, work: (doing: Doing, heard: Heard) => Promise<T>): Promise<T | undefined> {
		const stops = this.#stops;
		let left = false;
		const stop = (): void => void (left = true);
		const stopped = (): boolean => left || stops !== this.#stops;
		const told = (done: number): void => {
			if (!stopped()) this.#now = { title, done, stop };
		};
		const heard = (done: number): void => {
			if (stopped()) throw new Stopped();
			told(done);
		};
		const job = async (): Promise<T | undefined> => {
			if (stopped()) return undefined;
			try {
				return await work(inTurnWithScreen(told, stopped), heard);
			} catch (cause) {
				if (cause instanceof Stopped) return undefined;
				throw cause;
			} finally {
				this.#now = undefined;
			}
		};
		const done = this.#last ? this.#last.then(job) : job();
		const ended = done.then(
			() => undefined,
			() => undefined
		);
		this.#last = ended;
		void ended.then(() => {
			if (this.#last === ended) this.#last = undefined;
		});
		return done;
	}

	/** Stops what goes on and what waits, if anything does. */
	stop = (): void => void (this.#stops += 1);
}
