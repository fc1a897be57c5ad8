import { onMount } from 'svelte';
import { browser } from '$app/environment';
import { pushState } from '$app/navigation';
import { navigating } from '$app/state';
import { ask, play, type DiceSource, type Throw } from '#lib/kernel/dice/draw.ts';
import type { Resolution } from '#lib/kernel/sheet/calculator.ts';
import { Rolling, type Held } from './dice/rolling.svelte.ts';
import { heldDice, holdDice } from './situations.ts';

/** Where a resolution stands. `shown`: turned to the table, showing what to roll or the result. */
export type Stage = 'situation' | 'dice' | 'result' | 'shown';

/** How long what lies below the first screen waits at most for a phone that has nothing else to do, in ms. */
const SOON = 200;

/** Dice that have all been thrown, and what the rule made of them. */
export interface Fallen<Change = unknown> {
	readonly throws: readonly Throw[];
	readonly value: unknown;
	readonly resolution: Resolution<Change>;
}

/** Does the page return to where it was left, by the browser or within the app, or does it stand there drawn already? */
const returns = (): boolean => {
	if (!browser) return false;
	if (navigating.type !== null) return navigating.type === 'popstate';
	// The build's drawing holds more than the first picture would.
	if (window.entered?.shown) return true;
	const [page] = performance.getEntriesByType('navigation');
	return page instanceof PerformanceNavigationTiming && page.type !== 'navigate';
};

/**
 * One resolution on its way from the situation through the dice to the result. Each stage after the situation is a step
 * in the browser's history, so that the phone's own back button leads one stage back. Dice typed in, and a result,
 * survive an accidental reload.
 */
export class Resolving<Change = unknown> {
	#stage = $state<Stage>('situation');
	#rolling = $state.raw<Rolling | null>(null);
	#fallen = $state.raw<Fallen<Change> | null>(null);
	#whole = $state(returns());
	/** Steps in the history past the situation. */
	#deep = 0;
	#unwinding = false;
	readonly #hold: string;
	readonly #resolution: () => Resolution<Change> | null;
	readonly #onheld: ((dice: Held) => void) | undefined;
	/** The stage on which it opens, and to which the others lead back. */
	readonly #home: Stage;

	/**
	 * `resolution`: the situation as it now stands; null while it is refused. `onheld`: called with the dice so far
	 * each time they change, once the dice have been asked for. `direct`: it opens on the dice, if any are thrown or
	 * something has to be `given` before; the situation is one stage beside them.
	 */
	constructor(
		hold: string,
		resolution: () => Resolution<Change> | null,
		onheld?: (dice: Held) => void,
		direct = false,
		given = true
	) {
		this.#hold = hold;
		this.#resolution = resolution;
		this.#onheld = onheld;
		const now = direct ? resolution() : null;
		this.#home = now && (!given || ask(now.draw, []).state !== 'done') ? 'dice' : 'situation';
		this.#stage = this.#home;
		this.#resume();
		if (this.#home === 'dice' && now) this.#rolling ??= new Rolling(now.draw);
		onMount(() => {
			const rest = () => (this.#whole = true);
			const frame = requestAnimationFrame(() =>
				'requestIdleCallback' in window
					? requestIdleCallback(rest, { timeout: SOON })
					: setTimeout(rest)
			);
			return () => cancelAnimationFrame(frame);
		});
	}

	/** The first screen is drawn, and what lies below it may follow; where the page returns, all of it comes at once. */
	get whole(): boolean {
		return this.#whole;
	}
	get stage(): Stage {
		return this.#stage;
	}
	get rolling(): Rolling | null {
		return this.#rolling;
	}
	get fallen(): Fallen<Change> | null {
		return this.#fallen;
	}
	/** Dice were typed before going back to the situation, and they still fit it. */
	get begun(): boolean {
		const resolution = this.#resolution();
		return !!resolution && new Rolling(resolution.draw, this.#rolling?.held).begun;
	}

	/** Does it open on the dice? */
	get direct(): boolean {
		return this.#home === 'dice';
	}

	/** The situation has changed: dice already typed stay as far as they fit. */
	refit = (): void => {
		const resolution = this.#resolution();
		if (!this.#rolling || !resolution || this.#fallen) return;
		this.#rolling = new Rolling(resolution.draw, this.#rolling.held);
	};

	/** No die is left to be thrown, as far as the situation is known now. */
	get over(): boolean {
		return this.#stage === 'dice' && this.#rolling?.asked.state === 'done';
	}

	/** The whole situation, one stage beside the dice. */
	sheet = (): void => this.#deeper('situation');

	/** The app throws all the dice. */
	roll = (dice: DiceSource): void => {
		const resolution = this.#resolution();
		if (!resolution) return;
		this.#rolling = null;
		this.#fallen = { ...play(resolution.draw, dice), resolution };
		this.#deeper('result');
	};

	/** The player throws, starting anew or going on from dice typed before. */
	rolled = (): void => {
		const resolution = this.#resolution();
		if (!resolution) return;
		this.#rolling = new Rolling(resolution.draw, this.#rolling?.held);
		this.#deeper('dice');
		this.diceChanged();
	};

	/** Call after each die; the last one brings the result. */
	diceChanged = (): void => {
		const resolution = this.#resolution();
		if (!this.#rolling || !resolution) return;
		const { asked, throws } = this.#rolling;
		if (asked.state === 'done') {
			this.#fallen = { throws, value: asked.value, resolution };
			this.#stage = 'result';
		}
		this.#keep();
	};

	/** Turns the stage to the table. */
	show = (): void => this.#deeper('shown');

	/** Goes one stage back, as the phone's own back button does. */
	back = (): void => {
		if (this.#deep > 0) history.back();
		else this.left();
	};

	/** Goes from a result back to its dice, with the last one taken back; dice that the app threw are gone. */
	toDice = (): void => {
		if (!this.#rolling) return this.back();
		this.#fallen = null;
		this.#rolling.takeBack();
		this.#stage = 'dice';
		this.#keep();
	};

	/** Discards these dice, for the next resolution. */
	again = (): void => {
		this.#fallen = null;
		this.#rolling = null;
		holdDice(this.#hold, null);
		this.back();
	};

	/** Call when the history has gone one step back. */
	left = (): void => {
		if (this.#unwinding || (this.#stage === this.#home && !this.#fallen)) return;
		// Whoever opens on the dice has no stage behind them: the phone leads to another page.
		if (this.direct && this.#deep === 0) return;
		if (this.#deep > 0) this.#deep -= 1;
		if (this.direct && this.#stage === 'situation') {
			this.#stage = 'dice';
			return this.refit();
		}
		if (this.#stage === 'result') this.#fallen = null;
		this.#stage = this.#fallen ? 'result' : this.#home;
		this.#keep();
	};

	/** Takes the history back to before the first stage, for a result that leads elsewhere. */
	unwind = async (): Promise<void> => {
		holdDice(this.#hold, null);
		if (this.#deep === 0) return;
		const gone = new Promise((done) => addEventListener('popstate', done, { once: true }));
		this.#unwinding = true;
		history.go(-this.#deep);
		this.#deep = 0;
		await gone;
		this.#unwinding = false;
	};

	/** Call when the screen is closed: a result that was seen is not shown again. */
	close = (): void => {
		if (this.#fallen) holdDice(this.#hold, null);
	};

	#deeper(stage: Stage): void {
		this.#deep += 1;
		pushState('', {});
		this.#stage = stage;
		this.#keep();
	}

	#keep(): void {
		const held = this.#fallen ? { throws: this.#fallen.throws, faces: [] } : this.#rolling?.held;
		const any = held && (this.#fallen || this.#rolling?.begun);
		holdDice(this.#hold, any ? { ...held, open: this.#stage !== 'situation' } : null);
		this.#onheld?.(held ?? { throws: [], faces: [] });
	}

	#resume(): void {
		const held = heldDice(this.#hold);
		const resolution = this.#resolution();
		if (!held || !resolution) return;
		const asked = ask(resolution.draw, held.throws);
		if (asked.state === 'misfit') return holdDice(this.#hold, null);
		if (held.throws.length === 0 || held.throws.some(({ by }) => by !== 'app'))
			this.#rolling = new Rolling(resolution.draw, held);
		if (!held.open) return;
		if (asked.state === 'done') {
			this.#fallen = { throws: held.throws, value: asked.value, resolution };
			this.#stage = 'result';
		} else this.#stage = 'dice';
	}
}
