import { inSession, toSession } from '#lib/features/calculator/situations.ts';
import { keep, readKept } from '#lib/features/settings/remembered.ts';
import {
	openKey,
	parseLeftOpen,
	type LeftOpen
} from '#lib/rules/red-and-white/engine/left-open.ts';

/** So many at once are a table full of eight players; older ones go. */
const MOST = 40;

interface Kept {
	/** Counts the changes, so that the newer of two copies is known. */
	readonly n: number;
	readonly open: readonly LeftOpen[];
}

const parseKept = (raw: unknown): Kept => {
	if (typeof raw !== 'object' || raw === null) return { n: 0, open: [] };
	const { n, open } = raw as Readonly<Record<string, unknown>>;
	if (typeof n !== 'number' || !Array.isArray(open)) return { n: 0, open: [] };
	return { n, open: open.flatMap((one) => parseLeftOpen(one) ?? []) };
};

/**
 * Resolutions of one battle that were begun and not applied. Each change is kept for this tab at once and on the phone
 * right after, so that a reload, or another entry of the battle, costs nothing.
 */
export class LeftOpenRolls {
	readonly #key: string;
	#kept = $state.raw<Kept>({ n: 0, open: [] });
	#dropped = $state.raw<LeftOpen>();
	#writes: Promise<unknown> = Promise.resolve();

	constructor(battle: string) {
		this.#key = `left-open:${battle}`;
	}

	get all(): readonly LeftOpen[] {
		return this.#kept.open;
	}
	/** What was last dropped, until something else is done. */
	get dropped(): LeftOpen | undefined {
		return this.#dropped;
	}

	load = async (): Promise<void> => {
		const here = parseKept(inSession(`tachanka:${this.#key}`));
		const stored = parseKept(await readKept(this.#key));
		this.#kept = here.n > stored.n ? here : stored;
	};

	find = (key: string): LeftOpen | undefined =>
		this.#kept.open.find((open) => openKey(open) === key);

	/** As it now stands; a new one comes first. */
	put = (open: LeftOpen): void => {
		const key = openKey(open);
		const known = this.find(key) !== undefined;
		this.#dropped = undefined;
		this.#write(
			known
				? this.all.map((one) => (openKey(one) === key ? open : one))
				: [open, ...this.all].slice(0, MOST)
		);
	};

	/** It was applied, or nothing of it is left to keep. */
	done = (key: string): void => {
		if (this.find(key)) this.#write(this.all.filter((one) => openKey(one) !== key));
	};

	drop = (key: string): void => {
		const open = this.find(key);
		if (!open) return;
		this.done(key);
		this.#dropped = open;
	};

	/** What was dropped is back. */
	restore = (): void => {
		if (this.#dropped) this.put(this.#dropped);
	};

	/** Resolves when everything so far is on the phone. */
	settled = (): Promise<unknown> => this.#writes;

	#write(open: readonly LeftOpen[]): void {
		const kept = { n: this.#kept.n + 1, open };
		this.#kept = kept;
		toSession(`tachanka:${this.#key}`, kept);
		this.#writes = this.#writes.then(() => keep(this.#key, kept));
	}
}
