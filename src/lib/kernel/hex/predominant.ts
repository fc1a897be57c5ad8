/** A value that part of a group has, and how large that part is: a quality and its steps. */
export type Weighted = readonly [value: number, weight: number];

/**
 * The value that most of a group has; the lowest in a tie. Throws for an empty group, which is a bug and never bad
 * input.
 */
export const mostCommon = (groups: readonly Weighted[]): number => {
	const weights = new Map<number, number>();
	for (const [value, weight] of groups) weights.set(value, (weights.get(value) ?? 0) + weight);
	let best: number | undefined;
	for (const [value, weight] of weights) {
		const most = best === undefined ? -1 : weights.get(best)!;
		if (best === undefined || weight > most || (weight === most && value < best)) best = value;
	}
	if (best === undefined) throw new Error('Nobody has a predominant value');
	return best;
};

/** How far the worst or the best must be from the most common value to move it by 1. */
const APART = 3;

/**
 * The most common value, 1 less if one is far below it, 1 more if one is far above it; both are measured from the
 * unmoved value.
 */
export const predominant = (groups: readonly Weighted[]): number => {
	const value = mostCommon(groups);
	let lowest = value;
	let highest = value;
	for (const [one] of groups) {
		if (one < lowest) lowest = one;
		if (one > highest) highest = one;
	}
	return value - (lowest <= value - APART ? 1 : 0) + (highest >= value + APART ? 1 : 0);
};
