import type { Distribution } from './distribution.ts';

/** Counts below this are exact as plain numbers, which are faster than bigints. */
const PLAIN = 2 ** 53;
/** Up to this many dice, every step of the binomial coefficients stays below it too. */
const PLAIN_DICE = 50;

/** (bad + good x)^dice: the weight of each count of successes. */
const binomial = (dice: number, good: number, bad: number): bigint[] => {
	if (dice <= PLAIN_DICE && (good + bad) ** dice < PLAIN) {
		const plain: number[] = new Array<number>(dice + 1);
		plain[0] = bad ** dice;
		let ways = 1;
		for (let k = 1; k <= dice; k++) {
			ways = (ways * (dice - k + 1)) / k;
			plain[k] = ways * good ** k * bad ** (dice - k);
		}
		return plain.map(BigInt);
	}
	const weights: bigint[] = [BigInt(bad) ** BigInt(dice)];
	const up = BigInt(good);
	const down = BigInt(bad);
	for (let k = 1; k <= dice; k++)
		weights.push((weights[k - 1]! * up * BigInt(dice - k + 1)) / (down * BigInt(k)));
	return weights;
};

const greatest = (a: number, b: number): number => (b ? greatest(b, a % b) : a);

const counted = (dice: number, sides: number, good: number): Distribution<number> => {
	const share = greatest(good, sides);
	const weights = binomial(dice, good / share, (sides - good) / share);
	return {
		total: BigInt(sides / share) ** BigInt(dice),
		outcomes: weights.map((weight, value) => ({ value, weight }))
	};
};

/** The weights of sums, by a sliding window: each further die adds the faces 1 to `sides`. */
const windowed = <N extends number | bigint>(
	dice: number,
	sides: number,
	none: N,
	one: N,
	moved: (window: N, enters: N, leaves: N) => N
): N[] => {
	let weights: N[] = [one];
	for (let n = 1; n <= dice; n++) {
		const next: N[] = [];
		let window = none;
		for (let i = 0; i < weights.length + sides - 1; i++) {
			window = moved(window, weights[i] ?? none, i >= sides ? weights[i - sides]! : none);
			next.push(window);
		}
		weights = next;
	}
	return weights;
};

const summed = (dice: number, sides: number): Distribution<number> => {
	const weights =
		sides ** dice < PLAIN
			? windowed<number>(dice, sides, 0, 1, (window, enters, leaves) => window + enters - leaves)
			: windowed<bigint>(dice, sides, 0n, 1n, (window, enters, leaves) => window + enters - leaves);
	return {
		total: BigInt(sides) ** BigInt(dice),
		outcomes: weights.map((weight, index) => ({ value: index + dice, weight: BigInt(weight) }))
	};
};

/** Chances of throws met before; the same few come up again and again. */
const known = new Map<string, Distribution<number>>();
const KNOWN_AT_MOST = 1000;

const remembered = (key: string, worked: () => Distribution<number>): Distribution<number> => {
	let dist = known.get(key);
	if (!dist) {
		dist = worked();
		if (known.size >= KNOWN_AT_MOST) known.clear();
		known.set(key, dist);
	}
	return dist;
};

/** How many of these dice show one of `good` faces: the exact weight of each count, from 0 to all of them. */
export const countChances = (dice: number, sides: number, good: number): Distribution<number> =>
	remembered(`${dice}d${sides}:${good}`, () => counted(dice, sides, good));

/** The sum of these dice: the exact weight of each sum. One die gives its face. */
export const sumChances = (dice: number, sides: number): Distribution<number> =>
	remembered(`${dice}d${sides}`, () => summed(dice, sides));
