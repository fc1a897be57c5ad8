import Fraction from 'fraction.js';

/** One thing that can happen, and how many of the equally likely cases lead to it. */
export interface Outcome<T> {
	readonly value: T;
	readonly weight: bigint;
}

/** Exact chances: every outcome once, weights in whole cases out of `total`. */
export interface Distribution<T> {
	readonly total: bigint;
	readonly outcomes: readonly Outcome<T>[];
}

/** The key by which two values are the same outcome: flat records by their fields, deeper ones as JSON. */
const sameness = (value: unknown): unknown => {
	if (typeof value !== 'object' || value === null) return value;
	let key = '';
	for (const field in value) {
		const part: unknown = value[field as keyof typeof value];
		if (typeof part === 'object' && part !== null) return JSON.stringify(value);
		key += typeof part === 'string' ? `${field}"${part}"|` : field + ':' + part + '|';
	}
	return key;
};

const gcd = (a: bigint, b: bigint): bigint => {
	while (b) [a, b] = [b, a % b];
	return a;
};

/** A distribution with equal outcomes merged, in the order they first came up; `by` tells which are equal. */
export const merged = <T>(
	total: bigint,
	parts: Iterable<Outcome<T>>,
	by: (value: T) => unknown = sameness
): Distribution<T> => {
	const weights = new Map<unknown, { value: T; weight: bigint }>();
	for (const { value, weight } of parts) {
		if (weight === 0n) continue;
		const key = by(value);
		const known = weights.get(key);
		if (known) known.weight += weight;
		else weights.set(key, { value, weight });
	}
	return { total, outcomes: [...weights.values()] };
};

/** A single outcome that is bound to happen. */
export const certain = <T>(value: T): Distribution<T> => ({
	total: 1n,
	outcomes: [{ value, weight: 1n }]
});

/** What a rule makes of each outcome; equal results are not merged yet. */
export const reread = <T, U>(dist: Distribution<T>, read: (value: T) => U): Distribution<U> => ({
	total: dist.total,
	outcomes: dist.outcomes.map(({ value, weight }) => ({ value: read(value), weight }))
});

/** The chances of what a rule makes of each outcome. */
export const mapped = <T, U>(dist: Distribution<T>, read: (value: T) => U): Distribution<U> => {
	const { total, outcomes } = reread(dist, read);
	return merged(total, outcomes);
};

/**
 * A further stage that depends on the outcome of the first. Equal results are merged where that is cheap, for plain
 * numbers and words; records are not merged yet.
 */
export const followed = <T, U>(
	dist: Distribution<T>,
	next: (value: T) => Distribution<U>
): Distribution<U> => {
	const stages = dist.outcomes.map(({ value, weight }) => ({ weight, stage: next(value) }));
	let common = 1n;
	for (const { stage } of stages)
		if (common % stage.total) common *= stage.total / gcd(common, stage.total);
	const ends: Outcome<U>[] = [];
	for (const { weight, stage } of stages) {
		const scale = weight * (common / stage.total);
		for (const end of stage.outcomes) ends.push({ value: end.value, weight: end.weight * scale });
	}
	const total = dist.total * common;
	return typeof ends[0]?.value === 'object' ? { total, outcomes: ends } : merged(total, ends);
};

/** The exact chance that a condition holds. */
export const chanceOf = <T>(dist: Distribution<T>, holds: (value: T) => boolean): Fraction => {
	let weight = 0n;
	for (const outcome of dist.outcomes) if (holds(outcome.value)) weight += outcome.weight;
	return new Fraction(weight, dist.total);
};

/** The exact mean of a measure, which may be in halves, quarters or eighths (inches). */
export const meanOf = <T>(dist: Distribution<T>, measure: (value: T) => number): Fraction => {
	let sum = 0n;
	for (const { value, weight } of dist.outcomes) sum += weight * BigInt(measure(value) * EIGHTHS);
	return new Fraction(sum, dist.total * BigInt(EIGHTHS));
};
const EIGHTHS = 8;

/** Each outcome of a measure with its exact chance, smallest first. */
export const byMeasure = <T>(
	dist: Distribution<T>,
	measure: (value: T) => number
): readonly { readonly value: number; readonly chance: Fraction }[] =>
	mapped(dist, measure)
		.outcomes.map(({ value, weight }) => ({ value, chance: new Fraction(weight, dist.total) }))
		.sort((a, b) => a.value - b.value);
