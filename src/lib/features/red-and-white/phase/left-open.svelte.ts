import { KeptTwice } from '#lib/session/kept-twice.svelte.ts';
import {
	type History,
	isApplied,
	type LeftOpen,
	openKey,
	parseLeftOpen
} from '#lib/rules/red-and-white/index.ts';

/** The most that are kept open: enough for a table of eight players. Older ones are dropped. */
const MOST = 40;

const parse = (raw: unknown): readonly LeftOpen[] =>
	Array.isArray(raw) ? raw.flatMap((one) => parseLeftOpen(one) ?? []) : [];

/**
 * Rolls of one battle that were begun but not applied. Each change is kept for this tab at once and on the phone right
 * after, so that nothing is lost by a reload or by opening the battle again.
 */
export class LeftOpenRolls {
	readonly #kept: KeptTwice<LeftOpen>;
	#dropped = $state.raw<{ readonly open: LeftOpen; readonly at: History }>();

	constructor(battle: string) {
		this.#kept = new KeptTwice(`left-open:${battle}`, parse, openKey);
	}

	get all(): readonly LeftOpen[] {
		return this.#kept.value;
	}
	/** The roll dropped last, until something else is done. */
	dropped = (history: History): LeftOpen | undefined =>
		this.#dropped?.at === history ? this.#dropped.open : undefined;

	load = (): Promise<void> => this.#kept.load();

	find = (key: string): LeftOpen | undefined => this.all.find((open) => openKey(open) === key);

	/** Keeps a roll as it now stands; a new one comes first. */
	put = (open: LeftOpen): void => {
		const key = openKey(open);
		const known = this.find(key) !== undefined;
		this.#dropped = undefined;
		this.#kept.put(
			known
				? this.all.map((one) => (openKey(one) === key ? open : one))
				: [open, ...this.all].slice(0, MOST)
		);
	};

	/** Forgets a roll that was applied, or of which nothing is left to keep. */
	done = (key: string): void => {
		if (this.find(key)) this.#kept.put(this.all.filter((one) => openKey(one) !== key));
	};

	/** Forgets those that are already in the log. */
	forgetApplied = (history: History): void => {
		const open = this.all.filter((one) => !isApplied(one, history));
		if (open.length < this.all.length) this.#kept.put(open);
	};

	drop = (key: string, at: History): void => {
		const open = this.find(key);
		if (!open) return;
		this.done(key);
		this.#dropped = { open, at };
	};

	/** Resolves when everything so far is on the phone. */
	settled = (): Promise<unknown> => this.#kept.settled();
}
