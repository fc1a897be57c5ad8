import { ask, play } from '#lib/kernel/dice/draw.ts';
import type { Hex } from '#lib/kernel/hex/hex.ts';
import { appDice } from '#lib/features/shared/sheet/dice/dice.ts';
import { inSession, toSession } from '#lib/session/remembered.ts';
import type { LiveGame } from '#lib/session/live-game.svelte.ts';
import type { Offers } from '#lib/session/session.ts';
import { SIDES, type Face, type View } from '../face.ts';
import { waysBetween } from '../history/since.ts';
import type { Thinker } from './thinking/thinker.ts';

/** How long the app leaves one of its acts to be seen, in ms; nothing: they are not shown one by one. */
export const PACES = { slow: 1200, quick: 350, 'at once': 0 } as const;
export type Pace = keyof typeof PACES;

/** The pace that was chosen last: it stays while the app is open. */
const PACE = 'tachanka:pace';
const lastPace = (): Pace =>
	(Object.keys(PACES) as Pace[]).find((one) => one === inSession(PACE)) ?? 'quick';
/** With the game in which it was stopped: it stays so through a look at the log or another game, and the page itself. */
export const STOPPED = 'tachanka:stopped:';

/**
 * Whoever plays the sides that no person plays: it thinks beside the page, answers what it is asked, one act after the
 * other, at a pace that can be watched, and stops whenever it is told to.
 */
export class Opponent<State, Command, Fact, Next extends Offers<Command>> {
	#pace = $state<Pace>(lastPace());
	#paused = $state(false);
	readonly #live: LiveGame<State, Command, Fact, Next>;
	readonly #face: Face<State, Command, Fact, Next>;
	readonly #view: () => View<Command>;
	/** It is made with its first thought: who plays without the app loads nothing of it. */
	#thinker: Promise<Thinker<State, Command>> | undefined;
	#acting = false;

	get pace(): Pace {
		return this.#pace;
	}
	set pace(pace: Pace) {
		this.#pace = pace;
		toSession(PACE, pace);
	}
	get paused(): boolean {
		return this.#paused;
	}
	set paused(paused: boolean) {
		this.#paused = paused;
		toSession(STOPPED + this.#live.id, paused || null);
	}

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

	/** Does it act at once, so that its acts are not shown one by one? */
	readonly skips: boolean = $derived.by(() => this.asked && !this.paused && PACES[this.pace] === 0);

	/** Where units went by its last act in a turn of its own: shown until it acts again. */
	readonly went: readonly (readonly [Hex, Hex])[] = $derived.by(() => {
		const last = this.#live.history.counted.at(-1);
		if (!last || !this.asked || this.skips) return [];
		const { seatsOf, session, where } = this.#face;
		const { side } = session.journal.moment(last.before);
		return side && seatsOf(last.after)[side].app
			? waysBetween(where(last.before), where(last.after))
			: [];
	});

	/** Does nobody play against it? */
	readonly alone: boolean = $derived.by(() => this.asked && this.#sides().length === SIDES.length);

	/** Does it go on after a fight before anybody has read what came of it? Nobody plays against it, or it acts at once. */
	readonly hurries: boolean = $derived.by(
		() => this.alone || (this.asked && PACES[this.pace] === 0)
	);

	constructor(
		face: Face<State, Command, Fact, Next>,
		live: LiveGame<State, Command, Fact, Next>,
		view: () => View<Command>
	) {
		this.#face = face;
		this.#live = live;
		this.#view = view;
		this.#paused = inSession(STOPPED + live.id) !== null;
	}

	/** Goes on after this long, for as long as it is asked; returns how to stop it. */
	run = (): (() => void) | undefined => {
		if (!this.asked || this.paused) return undefined;
		const timer = setTimeout(() => void this.act(), PACES[this.pace]);
		return () => clearTimeout(timer);
	};

	/** Acts once, on the position that is there when it has thought: anew where the game went on meanwhile. */
	act = async (): Promise<void> => {
		if (this.#acting) return;
		this.#acting = true;
		const { state } = this.#live;
		try {
			const roll = this.#roll();
			const thinker = await (this.#thinker ??= this.#made());
			const command = roll ?? (await thinker.next(state, this.#sides()));
			// Somebody may have taken its side over, which is still being written.
			await this.#live.written();
			if (command === undefined || this.paused) return;
			if (this.#live.state === state) {
				if (!(await this.#live.do(command)).ok) this.pause();
				else if (!roll) thinker.goesOn(this.#live.state);
				return;
			}
		} catch (cause) {
			// A part of it did not come: it is asked for anew once it is told to go on.
			this.paused = true;
			this.#thinker?.then(({ close }) => close()).catch(() => undefined);
			this.#thinker = undefined;
			throw cause;
		} finally {
			this.#acting = false;
		}
		if (this.asked) await this.act();
	};

	/** Stops thinking, and does nothing more until it is told to go on. */
	pause = (): void => {
		this.paused = true;
		void this.#thinker?.then((thinker) => thinker.stop());
	};

	/** Takes back the last act; if that was the app's, it is not done again until the app is told to go on. */
	undo = async (): Promise<void> => {
		if (this.asked) this.pause();
		await this.#live.undo();
		if (this.asked) this.pause();
	};

	/** The screen is left. */
	close = (): void => void this.#thinker?.then((thinker) => thinker.close());

	async #made(): Promise<Thinker<State, Command>> {
		const { Thinker } = await import('./thinking/thinker.ts');
		const face = this.#face;
		let answer: ReturnType<typeof face.opponent> | undefined;
		return new Thinker({ file: face.file, game: face.kind }, async (state) => {
			answer ??= face.opponent();
			return (await answer)(state, this.#live.waiting);
		});
	}

	#sides(): readonly string[] {
		const seats = this.#face.seatsOf(this.#live.state);
		return SIDES.filter((side) => seats[side].app);
	}

	/** The throw that is called for, as it fell; undefined where none is. */
	#roll(): Command | undefined {
		const { state, waiting } = this.#live;
		const draw = this.#face.draw(state, waiting);
		if (!draw) return undefined;
		const asked = ask(draw, []);
		return this.#face.roll(waiting, asked.state === 'done' ? [] : play(draw, appDice).throws);
	}
}
