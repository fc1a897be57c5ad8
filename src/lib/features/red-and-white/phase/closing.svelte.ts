import type { Command } from '#lib/rules/red-and-white/engine/commands.ts';
import type { PhaseNumber } from '#lib/rules/red-and-white/engine/sequence.ts';
import type { LiveBattle } from '../battle/live.svelte.ts';

/** Leaving a phase. Where something is still owed it is asked about once, in the list of it; back, nothing is closed. */
export class Closing {
	readonly #battle: LiveBattle;
	#asked = $state.raw<{ readonly command: Command; readonly clock: object }>();

	/** Somebody wants to go on while something is owed here. */
	readonly asking = $derived.by(
		() => this.#asked?.clock === this.#battle.state.clock && this.#battle.owed.length > 0
	);

	constructor(battle: LiveBattle) {
		this.#battle = battle;
	}

	/** On to the next phase; asked once more, this one is closed. */
	on = (): void => this.#go({ type: 'stepPhase', by: 1 });
	skip = (): void => this.#go({ type: 'skipPhase' });
	to = (phase: number): void => {
		const { clock } = this.#battle.state;
		if (phase === clock.phase) return;
		const command: Command = {
			type: 'setClock',
			to: { ...clock, phase: phase as PhaseNumber }
		};
		this.#asked = undefined;
		if (phase < clock.phase) void this.#leave(command);
		else this.#go(command);
	};
	/** Whatever is still owed. */
	anyway = (): void => {
		if (this.#asked) void this.#leave(this.#asked.command);
	};
	stay = (): void => {
		this.#asked = undefined;
	};

	#go(command: Command): void {
		if (this.asking) return this.anyway();
		const { owed, state } = this.#battle;
		if (owed.length) this.#asked = { command, clock: state.clock };
		else void this.#leave(command);
	}

	async #leave(command: Command): Promise<void> {
		this.#asked = undefined;
		await this.#battle.do(command);
		window.scrollTo(0, 0);
	}
}
