import { ownWorker } from '#lib/store/worker.ts';
import address from './think.worker.ts?worker&url';

/** A position that is to be thought about. */
export interface Question {
	readonly id: number;
	/** The file that holds the rules, and the game that they are of. */
	readonly file: string;
	readonly game: string;
	readonly state: unknown;
	/** Who is answered for. */
	readonly sides: readonly string[];
}
/** The wish that whatever is thought about be dropped. */
export interface Stop {
	readonly id: 0;
	readonly file?: never;
}
/** The next answer to a question; or that no more come, because dice or others come first, or why. */
export type Thought<Command> =
	| { readonly id: number; readonly command: Command; readonly end?: never }
	| { readonly id: number; readonly command?: never; readonly end: 'done' | (string & {}) };

/** Thinks beside the page, so that the screen stays free; where that is not possible, in the page itself. */
export class Thinker<State, Command> {
	readonly #of: Pick<Question, 'file' | 'game'>;
	readonly #here: (state: State) => Command | Promise<Command>;
	#worker: Worker | undefined;
	#broken = typeof Worker === 'undefined';
	#id = 0;
	/** The position to which the next thought is the answer. */
	#at: State | undefined;
	#thoughts: Thought<Command>[] = [];
	#heard: () => void = () => undefined;

	/** `here`: how the page itself would answer. */
	constructor(
		of: Pick<Question, 'file' | 'game'>,
		here: (state: State) => Command | Promise<Command>
	) {
		this.#of = of;
		this.#here = here;
	}

	/** The answer to a position; undefined where it was stopped meanwhile. */
	next = async (state: State, sides: readonly string[]): Promise<Command | undefined> => {
		for (let tries = 0; tries < 2 && !this.#broken; tries++) {
			if (this.#at !== state) this.#ask(state, sides);
			const id = this.#id;
			while (this.#thoughts.length === 0 && !this.#broken && this.#id === id)
				await new Promise<void>((resolve) => (this.#heard = resolve));
			if (this.#id !== id) return undefined;
			const thought = this.#thoughts.shift();
			this.#at = undefined;
			if (thought && thought.end === undefined) return thought.command;
			if (thought && thought.end !== 'done') this.#broken = true;
		}
		return this.#here(state);
	};

	/** The last answer led to this position: what was thought ahead goes on from there. */
	goesOn = (state: State): void => {
		this.#at = state;
	};

	/** Whatever is thought about is of no use any more. */
	stop = (): void => {
		this.#id += 1;
		this.#at = undefined;
		this.#thoughts = [];
		this.#worker?.postMessage({ id: 0 } satisfies Stop);
		this.#heard();
	};

	close = (): void => {
		this.stop();
		this.#worker?.terminate();
		this.#worker = undefined;
	};

	#ask(state: State, sides: readonly string[]): void {
		this.#id += 1;
		this.#at = state;
		this.#thoughts = [];
		const worker = (this.#worker ??= this.#open());
		worker.postMessage({ id: this.#id, ...this.#of, state, sides } satisfies Question);
	}

	#open(): Worker {
		const worker = ownWorker('app-think', address);
		worker.addEventListener('message', ({ data }: MessageEvent<Thought<Command>>) => {
			if (data.id !== this.#id) return;
			this.#thoughts.push(data);
			this.#heard();
		});
		worker.addEventListener('error', () => {
			this.#broken = true;
			this.#heard();
		});
		return worker;
	}
}
