import type { Command, PhaseNumber } from '#lib/rules/red-and-white/index.ts';
import type { LiveBattle } from '../battle/live.svelte.ts';

/** Two taps within this time, in ms, are one double tap: the second is not meant for what the first brought up. */
const TWICE = 400;

/**
 * Leaving a phase. Where something is still owed, the question is asked once, in the list of what is owed, and only the
 * button there closes the phase; going back closes nothing. The button that leads on and the question both ignore
 * presses for a moment after each press.
 */
export class Closing {
	readonly #battle: LiveBattle;
	#asked = $state.raw<{ readonly command: Command; readonly clock: object }>();
	#resting = $state(false);
	#waking: ReturnType<typeof setTimeout> | undefined;
	/** The clock being left, until the game has moved on from it. */
	#leaving: object | undefined;

	/** Set when somebody wants to move on while something is owed here; a new object for each request. */
	readonly asking: object | undefined = $derived.by(() =>
		this.#asked?.clock === this.#battle.state.clock && this.#battle.owed.length > 0
			? this.#asked
			: undefined
	);

	constructor(battle: LiveBattle) {
		this.#battle = battle;
	}

	/** True just after a press: another press is the same finger, or a key held down. */
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
	/** Moves on, whatever is still owed. */
	anyway = (): void => {
		if (this.#asked && this.asking && !this.#resting) void this.#leave(this.#asked.command);
	};
	stay = (): void => {
		this.#asked = undefined;
	};

	/** A second request asks the question again; it does not answer it. */
	#go(command: Command): void {
		const { owed, state } = this.#battle;
		if (this.#leaving === state.clock) return;
		if (!owed.length) return void this.#leave(command);
		this.#asked = { command, clock: state.clock };
		this.#rest();
	}

	/** One step at a time: each step is decided on the state that the last one leaves. */
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
