import type { Luck } from '#lib/kernel/report/report.ts';

/** How long the screen may wait for an answer, in ms. */
const PATIENCE = 12;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** How lucky a game was, counted to its end; undefined when nobody wants to know any more. Taps are answered in between. */
export const countLuck = async (
	counting: Generator<void, Luck, void>,
	wanted: () => boolean
): Promise<Luck | undefined> => {
	let since = performance.now();
	for (let next = counting.next(); ; next = counting.next()) {
		if (next.done) return wanted() ? next.value : undefined;
		if (performance.now() - since < PATIENCE) continue;
		await pause();
		if (!wanted()) return undefined;
		since = performance.now();
	}
};
