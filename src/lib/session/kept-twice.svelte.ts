import { inSession, keep, readKept, toSession } from './remembered.ts';

/**
 * Something half done: kept for this tab at once and on the phone right after, so that a reload, or another visit, costs
 * nothing. Each change is counted, so that the newer of the two copies is known.
 */
export class KeptTwice<Value> {
	readonly #key: string;
	readonly #parse: (raw: unknown) => Value;
	#kept: { readonly n: number; readonly open: Value };
	#writes: Promise<unknown> = Promise.resolve();

	/** `parse` reads anything, and answers what is kept where nothing is. */
	constructor(key: string, parse: (raw: unknown) => Value) {
		this.#key = key;
		this.#parse = parse;
		this.#kept = $state.raw({ n: 0, open: parse(undefined) });
	}

	get value(): Value {
		return this.#kept.open;
	}

	load = async (): Promise<void> => {
		const here = this.#read(inSession(`tachanka:${this.#key}`));
		const stored = this.#read(await readKept(this.#key));
		this.#kept = here.n > stored.n ? here : stored;
	};

	put = (open: Value): void => {
		const kept = { n: this.#kept.n + 1, open };
		this.#kept = kept;
		toSession(`tachanka:${this.#key}`, kept);
		this.#writes = this.#writes.then(() => keep(this.#key, kept));
	};

	/** Resolves when everything so far is on the phone. */
	settled = (): Promise<unknown> => this.#writes;

	#read(raw: unknown): { readonly n: number; readonly open: Value } {
		const none = { n: 0, open: this.#parse(undefined) };
		if (typeof raw !== 'object' || raw === null) return none;
		const { n, open } = raw as Readonly<Record<string, unknown>>;
		return typeof n === 'number' && Number.isFinite(n) ? { n, open: this.#parse(open) } : none;
	}
}
