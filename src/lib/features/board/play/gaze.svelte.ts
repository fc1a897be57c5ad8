import { painted } from '#lib/ui/frame/painted.ts';
import type { Hex } from '#lib/kernel/hex/hex.ts';
import type { View } from '../face.ts';
import { Focus } from './focus.svelte.ts';

/** What the map lights at once, and what the sheet and the keys say of it: a frame later, as they take longer. */
export class Gaze<Command> {
	lit: Focus<Command>;
	said: Focus<Command>;

	readonly #view: () => View<Command>;
	#again: Hex | undefined;
	/** What was looked at before a hex was tapped. */
	#before: Focus<Command> | undefined;
	/** Who could still act when the game was last between two moves. */
	#queue: readonly string[] = [];

	constructor(view: () => View<Command>) {
		this.#view = view;
		const focus = new Focus(view);
		this.lit = $state.raw(focus);
		this.said = $state.raw(focus);
	}

	/** Something else is looked at. */
	turn = (what: (focus: Focus<Command>) => void): void => {
		const next = this.lit.after(what);
		this.lit = next;
		painted(() => this.lit === next && (this.said = next));
	};

	/** A hex is tapped; while an act is being written it is looked at again afterwards. */
	look = (hex: Hex | undefined, again: boolean): void => {
		this.#before = this.lit;
		this.turn((on) => on.tap(hex));
		this.#again = again ? hex : undefined;
	};

	/** That tap meant no hex. */
	unlook = (): void => {
		this.#again = undefined;
		this.lit = this.said = this.#before ?? this.lit;
	};

	/** The game has changed, and with it what may be chosen. */
	renew = (): void => {
		const { unit, goal, party } = this.lit;
		this.clear();
		const { queue, moving } = this.#view();
		// While a unit is on its move, or dice are called for, nobody else waits: that says nothing of the others.
		if (moving === null && queue.length > 0) {
			// Whose move was taken back is whom Next takes.
			const back = queue.findIndex((id) => !this.#queue.includes(id));
			if (back >= 0) this.lit.later = queue.slice(back);
			this.#queue = queue;
		}
		this.#before = undefined;
		if (this.#again !== undefined) this.look(this.#again, false);
		else if (goal !== undefined) this.turn((on) => on.resume(unit, goal, party));
	};

	/** Whatever is looked at is the same for all. */
	clear = (): void => {
		this.said = this.lit;
		this.lit.clear();
	};
}
