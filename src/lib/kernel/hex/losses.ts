/** Somebody who can lose steps. */
export interface Loser {
	readonly id: string;
	/** Steps left before any of these losses. */
	readonly steps: number;
	/** May take the first loss of all. */
	readonly first: boolean;
	/** Nobody of a higher rank loses anything while one of a lower rank is left. */
	readonly rank: number;
}

const timesIn = (taken: readonly string[], id: string): number => {
	let times = 0;
	for (const one of taken) if (one === id) times += 1;
	return times;
};

/**
 * Losses taken one by one in turn: who may take the next one, after those `taken` in this order. The first goes to one
 * who may be first, nobody takes a second before all have one, then again in the order of the first round.
 */
export const mayLoseNext = (
	losers: readonly Loser[],
	taken: readonly string[]
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
	const order = [...new Set(taken)];
	const after = order.indexOf(taken[taken.length - 1] ?? '') + 1;
	const next = [...order.slice(after), ...order].find((id) => among.some((one) => one.id === id));
	return next === undefined ? [] : [next];
};

/** Every legal order in which these losses can be taken; fewer where nobody is left. */
export const everyAllocation = (losers: readonly Loser[], losses: number): readonly string[][] => {
	let ways: string[][] = [[]];
	for (let n = 0; n < losses; n++) {
		const next = ways.flatMap((taken) => mayLoseNext(losers, taken).map((id) => [...taken, id]));
		if (next.length === 0) break;
		ways = next;
	}
	return ways;
};

/**
 * Losses of two sides with so many steps: what one side cannot bear is taken off the other side's. Both excesses are
 * those of the numbers as given; no side loses more than it has, or less than nothing.
 */
export const borneLosses = (
	[one, two]: readonly [number, number],
	[stepsOne, stepsTwo]: readonly [number, number]
): readonly [number, number] => [
	Math.max(0, Math.min(stepsOne, one - Math.max(0, two - stepsTwo))),
	Math.max(0, Math.min(stepsTwo, two - Math.max(0, one - stepsOne)))
];
