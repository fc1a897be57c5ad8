import {
	type Command,
	leftUndone,
	nextClock,
	OF_THE_CLOCK,
	type Owed,
	type PhaseNumber
} from '#lib/rules/red-and-white/index.ts';
import type { LiveBattle } from '../battle/live.svelte.ts';
import { Resting } from '#lib/ui/frame/resting.svelte.ts';

/** The question that stands before a phase is left: what would be left undone by it. */
export interface Asking {
	readonly owed: readonly Owed[];
	/** A new object for each time it is asked. */
	readonly request: object;
}

/**
 * Leaving a phase. Where something would be left undone, the question is asked once, in the list of what is owed, and
 * only the button there closes the phase; going back closes nothing. The button that leads on and the question both
 * ignore presses for a moment after each press.
 */
export class Closing {
	readonly #battle: LiveBattle;
	readonly rest = new Resting();
	#asked = $state.raw<{ readonly command: Command; readonly clock: object }>();

	/** Set when somebody wants to move on while something would be left undone. */
	readonly asking: Asking | undefined = $derived.by(() => {
		const { state } = this.#battle;
		if (this.#asked?.clock !== state.clock) return undefined;
		const owed = this.#undone(this.#asked.command);
		return owed.length ? { owed, request: this.#asked } : undefined;
	});

	constructor(battle: LiveBattle) {
		this.#battle = battle;
	}

	/** On to the next phase. */
	on = (): void => this.#go({ type: 'stepPhase', by: 1 });
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
		if (this.#asked && this.asking) void this.#leave(this.#asked.command);
	};
	stay = (): void => {
		this.#asked = undefined;
	};

	#undone(command: Command): readonly Owed[] {
		const { state } = this.#battle;
		return leftUndone(state, command.type === 'setClock' ? command.to : nextClock(state));
	}

	/** A second request asks the question again; it does not answer it. */
	#go(command: Command): void {
		const { clock } = this.#battle.state;
		if (this.rest.working) return;
		if (!this.#undone(command).length) return void this.#leave(command);
		this.#asked = { command, clock };
		this.rest.begin();
	}

	/** One step at a time: each step is decided on the state that the last one leaves. */
	async #leave(command: Command): Promise<void> {
		this.#asked = undefined;
		await this.rest.during(async () => {
			const { ok } = await this.#battle.do(command);
			const line = this.#battle.history.counted.at(-1);
			if (!ok || !line) return;
			if (this.#battle.tell(line).sentences.every(({ text }) => OF_THE_CLOCK.includes(text)))
				this.#battle.hush();
		});
		window.scrollTo(0, 0);
	}
}
