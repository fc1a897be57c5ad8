import type { Forecast } from '#lib/kernel/sheet/calculator.ts';

export type Bar = NonNullable<Forecast['chart']>['bars'][number];

/** The most columns that can be told apart on a phone. */
const MOST = 12;
/** With no more columns than this, each outcome has its own, however unlikely. */
const FEW = 6;
/** Anything less than this is shown as `<0.1 %`. */
const NEXT_TO_NOTHING = 0.0005;

const numberOf = (label: string): number | undefined => {
	const found = /^[−-]?\d+(\.\d+)?/.exec(label);
	return found ? Number(found[0].replace('−', '-')) : undefined;
};

/**
 * The label of a tail, from its far end to where it starts: `9+`, `0–2`, or `far–near` where the labels do not count
 * up.
 */
const tailLabel = (far: string, near: string, low: boolean): string => {
	const [to, from] = [numberOf(far), numberOf(near)];
	if (to !== undefined && from !== undefined && to > from) return `${near}+`;
	return low ? `${far}–${near}` : `${near}–${far}`;
};

/** A tail of bars, from the far end inward, folded into one. */
const folded = (tail: readonly Bar[], low: boolean): Bar | undefined => {
	const [far, near] = [tail[0], tail.at(-1)];
	if (!far || !near) return undefined;
	if (far === near) return far;
	return {
		label: tailLabel(far.label, near.label, low),
		chance: tail.reduce((sum, bar) => sum.add(bar.chance), far.chance.mul(0)),
		on: far.on
	};
};

const chanceOf = (tail: readonly Bar[]): number =>
	tail.reduce((sum, bar) => sum + bar.chance.valueOf(), 0);

/**
 * At most twelve bars: the least likely outcomes at either end are merged into one, and so are nearly impossible ends.
 * A bar that counts towards the answer is never merged with one that does not.
 */
export const fewBars = (bars: readonly Bar[], most: number = MOST): readonly Bar[] => {
	let [low, high] = [1, 1];
	const shown = () => bars.length - low - high + 2;
	const head = (size: number) => bars.slice(0, size);
	const tail = (size: number) => bars.slice(bars.length - size).reverse();
	const alike = (part: readonly Bar[]) => part.every((bar) => bar.on === part[0]?.on);
	const slight = (part: readonly Bar[]) => chanceOf(part) < NEXT_TO_NOTHING;
	while (shown() > Math.min(most, FEW)) {
		const [lower, higher] = [head(low + 1), tail(high + 1)];
		const must = shown() > most;
		const mayLow = alike(lower) && (must || slight(head(low)));
		const mayHigh = alike(higher) && (must || slight(tail(high)));
		if (mayLow && (!mayHigh || chanceOf(lower) <= chanceOf(higher))) low += 1;
		else if (mayHigh) high += 1;
		else break;
	}
	if (low === 1 && high === 1) return bars;
	return [
		folded(head(low), true),
		...bars.slice(low, bars.length - high),
		folded(tail(high), false)
	].filter((bar) => bar !== undefined);
};
