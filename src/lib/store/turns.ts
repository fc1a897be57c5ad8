import { Stopped, type Doing, type Sliced } from '#lib/kernel/sliced.ts';

const queues = new Map<string, Promise<unknown>>();

/** Does the work while nobody else does any under the same name, in this tab or, where the browser can tell, in another. */
export const inTurn = <T>(name: string, work: () => Promise<T>): Promise<T> => {
	const locked = (): Promise<T> =>
		typeof navigator === 'object' && 'locks' in navigator
			? (navigator.locks.request(`tachanka ${name}`, work) as Promise<T>)
			: work();
	const done = (queues.get(name) ?? Promise.resolve()).then(locked);
	queues.set(
		name,
		done.catch(() => undefined)
	);
	return done;
};

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
