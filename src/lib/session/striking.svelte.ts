import { sameCall, type Throw } from '#lib/kernel/dice/draw.ts';
import type { History } from '#lib/kernel/game/history.ts';
import type { EntryId } from '#lib/kernel/game/journal.ts';
import {
	planStrike,
	type MissingDice,
	type StrikePlan,
	type Struck
} from '#lib/kernel/game/strike.ts';
import { say } from '#lib/kernel/phrase.ts';
import { breath } from '#lib/store/turns.ts';
import type { KeptStrike } from './kept-strikes.svelte.ts';
import type { LiveGame } from './live-game.svelte.ts';
import type { LongStep } from './long-work.svelte.ts';
import { words } from './words/en/session.ts';

/** How long the screen may wait for an answer, and how often it says how far the work is, in ms. */
const PATIENCE = 12;
const SAID = 250;

/** One strike in progress: worked out in slices, missing dice asked for one after the other, nothing written yet. */
export class Striking<State, Command, Fact> {
	readonly history: History<State, Command, Fact>;
	readonly line: EntryId;
	#plan = $state.raw<StrikePlan<State, Command, Fact>>();
	#asked = $state.raw<MissingDice<State, Command, Fact>>();
	#working = $state(true);
	#stopped = $state(false);
	#now = $state.raw<LongStep>();
	readonly #live: LiveGame<State, Command, Fact>;
	#answer: ((thrown: Throw) => void) | undefined;
	#run = 0;

	/** Takes up again what was typed for it earlier. */
	constructor(live: LiveGame<State, Command, Fact>, line: EntryId) {
		this.history = live.history;
		this.line = line;
		this.#live = live;
	}

	get #kept(): KeptStrike {
		return this.#live.strikes.of(this.line);
	}
	#keep(change: Partial<KeptStrike>): void {
		this.#live.strikes.put({ ...this.#kept, ...change });
	}

	/** Why the line is struck. */
	get reason(): string {
		return this.#kept.reason;
	}
	set reason(reason: string) {
		this.#keep({ reason });
	}

	/** Everything it would do; undefined until the last dice are in. */
	get plan(): StrikePlan<State, Command, Fact> | undefined {
		return this.#plan;
	}
	/** The dice that are missing now. */
	get asked(): MissingDice<State, Command, Fact> | undefined {
		return this.#asked;
	}
	get working(): boolean {
		return this.#working;
	}
	/** The owner has stopped it. */
	get stopped(): boolean {
		return this.#stopped;
	}
	/** How far it is, where that takes long. */
	get now(): LongStep | undefined {
		return this.#working ? this.#now : undefined;
	}
	/** How many dice have been thrown for it so far. */
	get thrown(): number {
		return Object.values(this.#kept.thrown)
			.flat()
			.reduce((sum, { call }) => sum + call.dice, 0);
	}

	/** The faces typed so far for the throw that is due. */
	get typedFaces(): readonly number[] {
		const { typing } = this.#kept;
		return typing?.line === this.#asked?.line.id ? (typing?.faces ?? []) : [];
	}
	typed = (faces: readonly number[]): void => {
		const line = this.#asked?.line.id;
		if (line !== undefined)
			this.#keep({ typing: faces.length ? { line, faces: [...faces] } : null });
	};

	keepsLine = (line: EntryId): string | undefined => this.#kept.keeps[line];

	/** Works it out, unless that has begun already. */
	begin = (): void => {
		if (!this.#run) void this.work();
	};

	/** Works it out from the first later line; dice that were thrown for it stay. */
	work = async (): Promise<void> => {
		const run = ++this.#run;
		let since = performance.now();
		let said = -Infinity;
		this.#working = true;
		this.#stopped = false;
		this.#now = undefined;
		this.#asked = undefined;
		this.#answer = undefined;
		const used: Record<EntryId, number> = {};
		const plan = await planStrike(this.#live.game.strike(), this.history, this.line, {
			keeps: (line) => this.#kept.keeps[line] ?? null,
			pause: async (done) => {
				const now = performance.now();
				if (now - since > PATIENCE) {
					if (now - said > SAID) {
						this.#now = { title: say(words.workingOutWhatFollows), done, stop: this.#giveUp };
						said = now;
					}
					await breath();
					since = performance.now();
				}
				// If the owner changed his mind meanwhile, another run works it out again; this one is never heard of
				// again.
				if (run !== this.#run) await new Promise(() => undefined);
			},
			dice: (missing) => this.#throwFor(missing, used)
		});
		if (run !== this.#run) return;
		this.#plan = plan;
		this.#working = false;
	};

	/** Takes in the dice that were asked for. */
	fell = (thrown: Throw): void => {
		const answer = this.#answer;
		this.#answer = undefined;
		this.#asked = undefined;
		this.#working = true;
		answer?.(thrown);
	};

	/** Keeps a line that is no longer possible, or leaves it out again; what follows is worked out again. */
	keep = (line: EntryId, kept: boolean): void => {
		const { [line]: reason = '', ...others } = this.#kept.keeps;
		this.#keep({ keeps: kept ? { ...others, [line]: reason } : others });
		void this.work();
	};

	/** A reason changes nothing but the words. */
	because = (line: EntryId, reason: string): void => {
		this.#keep({ keeps: { ...this.#kept.keeps, [line]: reason } });
	};

	/** The strike as it is written down, with the present reasons. */
	get note(): Struck<Command, Fact> | undefined {
		const note = this.#plan?.note;
		if (!note) return undefined;
		const kept = note.kept.map((one) => ({
			...one,
			reason: (this.#kept.keeps[one.entry] ?? '').trim()
		}));
		return { ...note, kept, reason: this.reason.trim() };
	}

	/** Stops, because nobody waits for it any more. */
	stop = (): void => {
		this.#run += 1;
	};

	#giveUp = (): void => {
		this.stop();
		this.#stopped = true;
		this.#working = false;
	};

	#throwFor(
		missing: MissingDice<State, Command, Fact>,
		used: Record<EntryId, number>
	): Promise<Throw> {
		const { id } = missing.line;
		const nth = used[id] ?? 0;
		used[id] = nth + 1;
		const thrown = this.#kept.thrown[id] ?? [];
		const known = thrown[nth];
		if (known && sameCall(known.call, missing.call)) return Promise.resolve(known);
		const run = this.#run;
		return new Promise((resolve) => {
			this.#answer = (fallen) => {
				if (run !== this.#run) return;
				this.#keep({
					thrown: { ...this.#kept.thrown, [id]: [...thrown.slice(0, nth), fallen] },
					typing: null
				});
				resolve(fallen);
			};
			this.#working = false;
			this.#asked = missing;
		});
	}
}

/** How long a line is looked at before it is worked out what its strike would do, in ms. */
const SOON = 400;
let ahead: { readonly history: unknown; readonly line: EntryId } | undefined;

/**
 * Works a strike out while its line is looked at, where that skips most lines and so takes little; what is returned gives
 * it up, unless it has been taken up.
 */
export const strikeAhead = <State, Command, Fact>(
	live: LiveGame<State, Command, Fact>,
	line: EntryId
): (() => void) => {
	const next = new Striking(live, line);
	const soon = setTimeout(() => {
		if (!live.game.strike().apart) return;
		ahead = next;
		next.begin();
	}, SOON);
	return () => {
		clearTimeout(soon);
		if (ahead !== next) return;
		ahead = undefined;
		next.stop();
	};
};

/** The strike of this line: what was worked out ahead, if the game has not gone on since. */
export const strikeOf = <State, Command, Fact>(
	live: LiveGame<State, Command, Fact>,
	line: EntryId
): Striking<State, Command, Fact> => {
	const known = ahead;
	ahead = undefined;
	return known?.line === line && known.history === live.history
		? (known as Striking<State, Command, Fact>)
		: new Striking(live, line);
};
