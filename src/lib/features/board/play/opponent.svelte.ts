import { ask, play } from '#lib/kernel/dice/draw.ts';
import { appDice } from '#lib/features/shared/sheet/dice/dice.ts';
import type { LiveGame } from '#lib/session/live-game.svelte.ts';
import type { Offers } from '#lib/session/session.ts';
import type { Face, View } from '../face.ts';

/** How long the app leaves one of its acts to be seen, in ms; nothing: it waits to be told to go on. */
export const PACES = { slow: 1200, quick: 350, 'at once': 0 } as const;
export type Pace = keyof typeof PACES;

/** How many acts the app takes before the screen is drawn again, when it plays at once. */
const AT_ONCE = 12;

/**
 * Whoever plays the sides that no person plays: it answers what it is asked, one act after the other, at a pace that can
 * be watched, and stops whenever it is told to.
 */
export class Opponent<State, Command, Fact, Next extends Offers<Command>> {
	pace = $state<Pace>('quick');
	paused = $state(false);
	readonly #live: LiveGame<State, Command, Fact, Next>;
	readonly #face: Face<State, Command, Fact, Next>;
	readonly #view: () => View<Command>;
	readonly #answer: (state: State, next: Next) => Command;
	#acting = false;

	/** Is it the app that is asked, or throws? */
	readonly asked: boolean = $derived.by(() => {
		const { asked, over } = this.#view();
		return (
			over === null &&
			asked !== null &&
			!this.#live.follows &&
			this.#face.seatsOf(this.#live.state)[asked].app
		);
	});

	constructor(
		face: Face<State, Command, Fact, Next>,
		live: LiveGame<State, Command, Fact, Next>,
		view: () => View<Command>
	) {
		this.#face = face;
		this.#live = live;
		this.#view = view;
		this.#answer = face.opponent();
	}

	/** Goes on after this long, for as long as it is asked; returns how to stop it. */
	run = (): (() => void) | undefined => {
		if (!this.asked || this.paused) return undefined;
		const timer = setTimeout(() => void this.act(), PACES[this.pace]);
		return () => clearTimeout(timer);
	};

	/** Acts once; several times where nobody wants to watch. */
	act = async (): Promise<void> => {
		if (this.#acting) return;
		this.#acting = true;
		try {
			const times = this.pace === 'at once' ? AT_ONCE : 1;
			for (let i = 0; i < times && this.asked && !this.paused; i++)
				if (!(await this.#live.do(this.#command())).ok) this.paused = true;
		} finally {
			this.#acting = false;
		}
	};

	#command(): Command {
		const { state, waiting } = this.#live;
		const draw = this.#face.draw(state, waiting);
		if (!draw) return this.#answer(state, waiting);
		const asked = ask(draw, []);
		return this.#face.roll(waiting, asked.state === 'done' ? [] : play(draw, appDice).throws);
	}
}
