import type { Command, PhaseNumber } from '#lib/rules/red-and-white/index.ts';
import type { LiveBattle } from '../battle/live.svelte.ts';

/** A finger that taps twice does so within this time, in ms: the second tap is not meant for what came of the first. */
const TWICE = 400;

/**
 * Leaving a phase. Where something is still owed it is asked about once, in the list of it, and only the key there
 * closes it; back, nothing is closed. The key that leads on, and the question, rest for a moment after each press.
 */
export class Closing {
	readonly #battle: LiveBattle;
	#asked = $state.raw<{ readonly command: Command; readonly clock: object }>();
	#resting = $state(false);
	#waking: ReturnType<typeof setTimeout> | undefined;
	/** The clock that is being left, until it has gone on. */
	#leaving: object | undefined;

	/** Somebody wants to go on while something is owed here; a new one each time he says so. */
	readonly asking: object | undefined = $derived.by(() =>
		this.#asked?.clock === this.#battle.state.clock && this.#battle.owed.length > 0
			? this.#asked
			: undefined
	);

	constructor(battle: LiveBattle) {
		this.#battle = battle;
	}

	/** A press came just now: another one is the same finger, or a key that is held down. */
	get resting(): boolean {
		return this.#resting;
	}

	/** On to the next phase. */
	on = (): void => {
		if (this.#resting) this.#rest();
		else this.#go({ type: 'stepPhase', by: 1 });
	};
	skip = (): void => this.#go({ type: 'skipPhase' });
	to = (phase: number): void => {
		const { clock } = this.#battle.state;
		if (phase === clock.phase) return;
		const command: Command = {
			type: 'setClock',
			to: { ...clock, phase: phase as PhaseNumber }
		};
		if (phase < clock.phase) void this.#leave(command);
		else this.#go(command);
	};
	/** Whatever is still owed. */
	anyway = (): void => {
		if (this.#asked && this.asking && !this.#resting) void this.#leave(this.#asked.command);
	};
	stay = (): void => {
		this.#asked = undefined;
	};

	/** Asked once more it is still a question. */
	#go(command: Command): void {
		const { owed, state } = this.#battle;
		if (this.#leaving === state.clock) return;
		if (!owed.length) return void this.#leave(command);
		this.#asked = { command, clock: state.clock };
		this.#rest();
	}

	/** One step at a time: the next one is decided on what this one leaves. */
	async #leave(command: Command): Promise<void> {
		const { clock } = this.#battle.state;
		if (this.#leaving === clock) return;
		this.#leaving = clock;
		this.#asked = undefined;
		this.#rest();
		try {
			await this.#battle.do(command);
		} finally {
			if (this.#leaving === clock) this.#leaving = undefined;
		}
		this.#rest();
		window.scrollTo(0, 0);
	}

	#rest(): void {
		this.#resting = true;
		clearTimeout(this.#waking);
		this.#waking = setTimeout(() => (this.#resting = false), TWICE);
	}
}
