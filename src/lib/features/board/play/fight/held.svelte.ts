import type { Seats, Side, View } from '../../face.ts';

/** Who had each phone in hand last, by game: it outlives a look at the log. */
const holders: Partial<Record<string, Side>> = {};

/**
 * Whose hand the phone is in. Where two who gave their names share it, the map is covered until the one who is asked has
 * taken it; whoever plays both sides, or sits at the table with no names, is never held up.
 */
export class Held<Command> {
	readonly #view: () => View<Command>;
	readonly #seats: () => Seats;
	readonly #game: string;
	#side = $state.raw<Side>();

	constructor(game: string, view: () => View<Command>, seats: () => Seats) {
		this.#game = game;
		this.#view = view;
		this.#seats = seats;
		this.#side = holders[game];
	}

	/** The one of two who is asked; null where nobody is held up. Dice may be thrown by either hand. */
	readonly #asked: Side | null = $derived.by(() => {
		const { asked, over, called } = this.#view();
		const { white, red } = this.#seats();
		const two = !white.app && !red.app && white.name !== red.name;
		return !two || !white.name || !red.name || over || called ? null : asked;
	});
	/** Does the one who is asked have it in hand? */
	readonly kept: boolean = $derived.by(() => this.#asked !== null && this.#asked === this.#side);
	/** To whom it is to be given; null while nobody waits for it. */
	readonly to: Side | null = $derived.by(() => (this.kept ? null : this.#asked));

	/** The one who is asked has it now. */
	take = (): void => {
		const { to } = this;
		if (to === null) return;
		holders[this.#game] = to;
		this.#side = to;
	};
}
