/** Somebody who can lose steps. */
export interface Loser {
	readonly id: string;
	/** Steps left before any of these losses. */
	readonly steps: number;
	/** Whether it may take the very first loss. */
	readonly first: boolean;
	/** Nobody of a higher rank loses anything while anybody of a lower rank is left. */
	readonly rank: number;
}

const timesIn = (taken: readonly string[], id: string): number => {
	let times = 0;
	for (const one of taken) if (one === id) times += 1;
	return times;
};

/**
 * Losses taken one by one in turn: who may take the next, after those `taken` in this order. The first goes to somebody
 * who may be first; nobody takes a second before all have one; after that, the order of the first round repeats, or
 * whoever is left may.
 */
export const mayLoseNext = (
	losers: readonly Loser[],
	taken: readonly string[],
	then: 'in order' | 'anybody' = 'in order'
): readonly string[] => {
	const left = losers.filter(({ id, steps }) => steps > timesIn(taken, id));
	const rank = Math.min(...left.map((one) => one.rank));
	const among = left.filter((one) => one.rank === rank);
	const fresh = among.filter(({ id }) => !taken.includes(id));
	if (taken.length === 0) {
		const first = fresh.filter((one) => one.first);
		if (first.length > 0) return first.map(({ id }) => id);
	}
	if (fresh.length > 0) return fresh.map(({ id }) => id);
	if (then === 'anybody') return among.map(({ id }) => id);
	const order = [...new Set(taken)];
	const after = order.indexOf(taken[taken.length - 1] ?? '') + 1;
	const next = [...order.slice(after), ...order].find((id) => among.some((one) => one.id === id));
	return next === undefined ? [] : [next];
};

/** What a side does not lose of its losses: what the other side cannot bear of its own, and what it cannot bear itself. */
export interface LossesOff {
	readonly spared: number;
	readonly beyond: number;
}

/**
 * What two sides with this many steps do not lose: what one side cannot bear is taken off the other side's losses. Both
 * excesses are measured on the numbers as given; no side loses more than it has, or less than nothing.
 */
export const lossesOff = (
	[one, two]: readonly [number, number],
	[stepsOne, stepsTwo]: readonly [number, number]
): readonly [LossesOff, LossesOff] => {
	const of = (lost: number, steps: number, excess: number): LossesOff => {
		const spared = Math.min(lost, Math.max(0, excess));
		return { spared, beyond: Math.max(0, lost - spared - steps) };
	};
	return [of(one, stepsOne, two - stepsTwo), of(two, stepsTwo, one - stepsOne)];
};

/** The losses that are left of those of two sides with this many steps. */
export const borneLosses = (
	lost: readonly [number, number],
	steps: readonly [number, number]
): readonly [number, number] => {
	const [one, two] = lossesOff(lost, steps);
	return [lost[0] - one.spared - one.beyond, lost[1] - two.spared - two.beyond];
};
