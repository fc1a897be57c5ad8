import type { Offers } from '#lib/session/session.ts';
import type { Told } from '#lib/kernel/game/game.ts';
import type { LiveGame } from '#lib/session/live-game.svelte.ts';
import type { Face, View } from '../../face.ts';
import type { Course } from '../../fight.ts';
import { recapOf, thrownBefore, type Recap } from '../recap.ts';
import type { Opponent } from '../opponent.svelte.ts';

/** After which line of a game how many pages have been read: it outlives a look at the log. */
const pagesRead: Partial<Record<string, { readonly line: string | undefined; pages: number }>> = {};

/**
 * What is read before the game goes on: what came of a fight, or of one's own dice, and then what the app did in its turn,
 * each until its reader goes on.
 */
export class Pages<State, Command, Fact, Next extends Offers<Command>> {
	readonly #face: Face<State, Command, Fact, Next>;
	readonly #live: LiveGame<State, Command, Fact, Next>;
	readonly #view: () => View<Command>;
	readonly #opponent: Pick<Opponent<State, Command, Fact, Next>, 'hurries'>;
	/** After which line how many of them have been read. */
	#read = $state.raw<{ readonly line: string | undefined; readonly pages: number }>();

	readonly #last: string | undefined = $derived.by(() => this.#live.history.counted.at(-1)?.id);
	readonly #fight: Course | null = $derived.by(() =>
		this.#opponent.hurries ? null : this.#face.course(this.#live.history.counted, true)
	);
	readonly #dice: Told | null = $derived.by(() =>
		// At whatever pace the app goes on: whoever has thrown wants to see it.
		this.#fight ? null : thrownBefore(this.#face, this.#live.history.counted, this.#view())
	);
	readonly #turn: Recap | null = $derived.by(() =>
		recapOf(this.#face, this.#live.history.counted, this.#view())
	);
	/** How many of both have been read. */
	readonly #pages: number = $derived.by(() =>
		this.#read && this.#read.line === this.#last ? this.#read.pages : 0
	);
	readonly #page: Course | Told | Recap | undefined = $derived.by(
		() => [this.#fight, this.#dice, this.#turn].flatMap((one) => one ?? [])[this.#pages]
	);
	/** The fight that has just ended; the turn that the app has just played. */
	readonly ended: Course | null = $derived.by(() =>
		this.#page === this.#fight ? this.#fight : null
	);
	/** What came of one's own dice. */
	readonly thrown: Told | null = $derived.by(() => (this.#page === this.#dice ? this.#dice : null));
	readonly recap: Recap | null = $derived.by(() => (this.#page === this.#turn ? this.#turn : null));
	/** The position that the bar speaks of: while a fight is read, that in which it ended, and nobody is asked. */
	readonly view: View<Command> = $derived.by(() => {
		const last = this.#live.history.counted.at(-1);
		if (!this.ended || !last) return this.#view();
		const { session, view } = this.#face;
		return { ...view(last.before, session.engine().waiting(last.before)), asked: null };
	});
	/** Is there anything to read? */
	readonly open: boolean = $derived.by(() => this.#page !== undefined);

	constructor(
		face: Face<State, Command, Fact, Next>,
		live: LiveGame<State, Command, Fact, Next>,
		view: () => View<Command>,
		opponent: Pick<Opponent<State, Command, Fact, Next>, 'hurries'>
	) {
		this.#face = face;
		this.#live = live;
		this.#view = view;
		this.#opponent = opponent;
		this.#read = pagesRead[live.id];
	}

	/** It has been read. */
	turn = (): void => {
		this.#read = { line: this.#last, pages: this.#pages + 1 };
		pagesRead[this.#live.id] = this.#read;
	};
}
