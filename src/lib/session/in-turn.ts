import { Stopped, type Doing, type Sliced } from '#lib/kernel/sliced.ts';

/** How long work goes on before the screen gets its turn, in ms: less than a frame. */
const TURN = 12;

type WithYield = { readonly scheduler?: { readonly yield?: () => Promise<void> } };

/** Lets the browser draw and handle taps. */
export const breath = (): Promise<void> =>
	(globalThis as WithYield).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/** Does long work in turns with the screen: `told` hears how much of a piece is done; `stopped` ends it with `Stopped`. */
export const inTurnWithScreen = (
	told: (done: number) => void = () => undefined,
	stopped: () => boolean = () => false
): Doing => {
	let until = performance.now() + TURN;
	return async <T>(work: Sliced<T>): Promise<T> => {
		for (;;) {
			const { done, value } = work.next();
			if (done) return value;
			if (performance.now() < until) continue;
			told(value);
			await breath();
			if (stopped()) throw new Stopped();
			until = performance.now() + TURN;
		}
	};
};
