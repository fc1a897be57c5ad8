import { same } from '#lib/kernel/same.ts';
import { inSession, keepOn, readKept, toSession } from './remembered.ts';

interface Kept<Each> {
	readonly n: number;
	readonly open: readonly Each[];
}

/**
 * Unfinished things, kept for this tab at once and on the phone right after, so that nothing is lost by a reload or
 * another visit. Changes are counted, so that the newer of the two copies is known. What another tab began stays, and
 * what it ended does not come back.
 */
export class KeptTwice<Each> {
	readonly #key: string;
	readonly #parse: (raw: unknown) => readonly Each[];
	readonly #keyOf: (one: Each) => string;
	#kept: Kept<Each>;
	/** What is on the phone, as far as this tab has seen. */
	#seen: Kept<Each>;
	#writes: Promise<unknown> = Promise.resolve();

	/** `parse` reads anything, and answers with an empty value where nothing is kept. `keyOf`: the key of each thing. */
	constructor(key: string, parse: (raw: unknown) => readonly Each[], keyOf: (one: Each) => string) {
		this.#key = key;
		this.#parse = parse;
		this.#keyOf = keyOf;
		this.#seen = { n: 0, open: parse(undefined) };
		this.#kept = $state.raw(this.#seen);
	}

	get value(): readonly Each[] {
		return this.#kept.open;
	}

	load = async (): Promise<void> => {
		const here = this.#read(inSession(`tachanka:${this.#key}`));
		this.#seen = this.#read(await readKept(this.#key));
		this.#kept = here.n > this.#seen.n ? here : this.#seen;
	};

	put = (open: readonly Each[]): void => {
		const kept = { n: this.#kept.n + 1, open };
		this.#show(kept);
		this.#writes = this.#writes.then(() => this.#write());
	};

	/** Resolves once everything so far is on the phone. */
	settled = (): Promise<unknown> => this.#writes;

	#show(kept: Kept<Each>): void {
		this.#kept = kept;
		toSession(`tachanka:${this.#key}`, kept);
	}

	async #write(): Promise<void> {
		const mine = this.#kept;
		let made = mine;
		let there = this.#seen;
		const kept = await keepOn(this.#key, (raw) => {
			there = this.#read(raw);
			made = this.#with(mine, there);
			return made;
		});
		if (!kept) return;
		const now = this.#kept === mine ? made : this.#with(this.#kept, there);
		this.#seen = made;
		if (now !== this.#kept) this.#show(now);
	}

	/** What this tab keeps, together with what another tab has begun and without what it has ended since. */
	#with(mine: Kept<Each>, there: Kept<Each>): Kept<Each> {
		if (same(there.open, this.#seen.open)) return mine;
		const before = this.#seen.open;
		const isIn = (open: readonly Each[], one: Each): boolean =>
			open.some((other) => this.#keyOf(other) === this.#keyOf(one));
		const left = mine.open.filter(
			(one) => isIn(there.open, one) || !before.some((other) => same(other, one))
		);
		const begun = there.open.filter((one) => !isIn(mine.open, one) && !isIn(before, one));
		return { n: Math.max(mine.n, there.n) + 1, open: [...left, ...begun] };
	}

	#read(raw: unknown): Kept<Each> {
		const none = { n: 0, open: this.#parse(undefined) };
		if (typeof raw !== 'object' || raw === null) return none;
		const { n, open } = raw as Readonly<Record<string, unknown>>;
		return typeof n === 'number' && Number.isFinite(n) ? { n, open: this.#parse(open) } : none;
	}
}
