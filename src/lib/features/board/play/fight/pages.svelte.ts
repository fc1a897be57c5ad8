import type { Offers } from '#lib/session/session.ts';
import type { Told } from '#lib/kernel/game/game.ts';
import type { Phrase } from '#lib/kernel/phrase.ts';
import { same } from '#lib/kernel/same.ts';
import type { LiveGame } from '#lib/session/live-game.svelte.ts';
import { note, noted } from '#lib/store/records/noted.ts';
import { viewAt, type Face, type View } from '../../face.ts';
import type { Course } from '../../fight.ts';
import { recapOf, thrownBefore, type Recap } from '../recap.ts';
import type { Opponent } from '../opponent.svelte.ts';

const KEY = 'tachanka:read';
/** In so many games it is remembered what was read. */
const GAMES = 20;
/** What was read last in each game: where, and how many pages of it. It outlives a look at the log, and the page itself. */
const lastRead = (): readonly string[] => noted(KEY)?.split('/') ?? [];

/**
 * What is read before the game goes on: what came of a fight, or of one's own dice, and then what the app did in its turn,
 * or the other player, where whoever goes on has `kept` the phone since he answered him; each until its reader goes on.
 */
export class Pages<State, Command, Fact, Next extends Offers<Command>> {
	readonly #face: Face<State, Command, Fact, Next>;
	readonly #live: LiveGame<State, Command, Fact, Next>;
	readonly #view: () => View<Command>;
	readonly #opponent: Pick<Opponent<State, Command, Fact, Next>, 'hurries'>;
	readonly #held: { readonly kept: boolean };
	#read = $state.raw(lastRead());

	/** The game and its last line. */
	readonly #at: string = $derived.by(
		() => `${this.#live.id} ${this.#live.history.counted.at(-1)?.id ?? ''} `
	);
	/** At whatever pace the app goes on: whoever has thrown wants to see it. */
	readonly #dice: Told | null = $derived.by(() =>
		thrownBefore(this.#face, this.#live.history.counted, this.#view())
	);
	readonly #fight: Course | null = $derived.by(() =>
		this.#opponent.hurries && !this.#dice
			? null
			: this.#face.course(this.#live.history.counted, true)
	);
	readonly #turn: Recap | null = $derived.by(() =>
		recapOf(
			this.#face,
			this.#live.history.counted,
			this.#view(),
			this.#held.kept ? 'person' : 'app'
		)
	);
	/** How many of both have been read. */
	readonly #pages: number = $derived.by(() =>
		Number(this.#read.find((one) => one.startsWith(this.#at))?.slice(this.#at.length) ?? 0)
	);
	readonly #page: Course | Told | Recap | undefined = $derived.by(
		() => [this.#fight ?? this.#dice, this.#turn].flatMap((one) => one ?? [])[this.#pages]
	);
	/** The fight that has just ended; the turn that has just been played. */
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
		return { ...viewAt(this.#face, last.before), asked: null };
	});
	/** The turn that comes once the fight is read, where it is another and no more is read before it. */
	readonly leads: Phrase | undefined = $derived.by(() => {
		const { title } = this.#view();
		return this.ended && !this.#turn && !same(this.view.title, title) ? title : undefined;
	});
	/** Is there anything to read? */
	readonly open: boolean = $derived.by(() => this.#page !== undefined);

	constructor(
		face: Face<State, Command, Fact, Next>,
		live: LiveGame<State, Command, Fact, Next>,
		view: () => View<Command>,
		opponent: Pick<Opponent<State, Command, Fact, Next>, 'hurries'>,
		held: { readonly kept: boolean } = { kept: false }
	) {
		this.#held = held;
		this.#face = face;
		this.#live = live;
		this.#view = view;
		this.#opponent = opponent;
	}

	/** It has been read. */
	turn = (): void => {
		const others = lastRead().filter((one) => !one.startsWith(this.#live.id));
		this.#read = [`${this.#at}${this.#pages + 1}`, ...others].slice(0, GAMES);
		note(KEY, this.#read.join('/'));
	};
}
