import Fraction from 'fraction.js';
import { mapped, type Distribution } from '#lib/kernel/dice/distribution.ts';

/** One rule case: this procedure, with these inputs, must answer exactly this. */
export interface RuleCase {
	readonly id: string;
	readonly kind: string;
	readonly inputs: Readonly<Record<string, unknown>>;
	readonly expected: unknown;
}

/** A probability, mean or percentage as the case files write it. */
export const exact = (value: Fraction | number): { frac: string } => ({
	frac: new Fraction(value).toFraction(false)
});

/** A distribution as the case files write it: outcome → chance, nothing for what cannot happen. */
export const written = <T>(
	dist: Distribution<T>,
	name: (value: T) => string | number
): Record<string, { frac: string }> =>
	Object.fromEntries(
		mapped(dist, (value) => String(name(value))).outcomes.map(({ value, weight }) => [
			value,
			exact(new Fraction(weight, dist.total))
		])
	);

/** Reads the cases of a file's text. Throws where the text is not of the form. */
export const parseCases = (text: string): readonly RuleCase[] => {
	const data: unknown = JSON.parse(text);
	const list = Array.isArray(data)
		? data
		: typeof data === 'object' && data !== null && 'cases' in data
			? data.cases
			: undefined;
	if (!Array.isArray(list)) throw new Error('neither a list of cases nor { "cases": [...] }');
	return list.map((one: unknown, index) => {
		if (
			typeof one !== 'object' ||
			one === null ||
			!('kind' in one) ||
			typeof one.kind !== 'string' ||
			!('expected' in one)
		)
			throw new Error(`case ${index + 1} has no kind or no expected answer`);
		const id = 'id' in one && typeof one.id === 'string' ? one.id : `case ${index + 1}`;
		const inputs =
			'inputs' in one && typeof one.inputs === 'object' && one.inputs !== null ? one.inputs : {};
		return { id, kind: one.kind, inputs: { ...inputs }, expected: one.expected };
	});
};

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Decimals beside the exact fractions: for people, not compared. */
const FOR_PEOPLE: readonly string[] = ['decimal', 'decimals'];

/** Two exact fractions as text; a certainty may be written with its denominator or without. */
const sameFraction = (a: string, b: string): boolean => {
	const fraction = /^-?\d+(\/[1-9]\d*)?$/;
	return fraction.test(a) && fraction.test(b) && new Fraction(a).equals(new Fraction(b));
};

/** Every place where an answer differs from what was expected; exact fractions decide, decimals are for people. */
export const differences = (expected: unknown, answer: unknown, path = ''): string[] => {
	const here = path || 'answer';
	if (isObject(expected) && typeof expected['frac'] === 'string') {
		const given = isObject(answer) ? answer['frac'] : answer;
		const same =
			(typeof given === 'string' || typeof given === 'number') &&
			new Fraction(given).equals(new Fraction(expected['frac']));
		return same ? [] : [`${here}: expected ${expected['frac']}, got ${JSON.stringify(given)}`];
	}
	if (isObject(expected)) {
		if (!isObject(answer)) return [`${here}: expected an object, got ${JSON.stringify(answer)}`];
		const keys = new Set([...Object.keys(expected), ...Object.keys(answer)]);
		return [...keys].flatMap((key) => {
			if (FOR_PEOPLE.includes(key)) return [];
			const at = path ? `${path}.${key}` : key;
			if (!(key in expected)) return [`${at}: not expected, got ${JSON.stringify(answer[key])}`];
			if (!(key in answer)) return [`${at}: expected ${JSON.stringify(expected[key])}, missing`];
			return differences(expected[key], answer[key], at);
		});
	}
	if (typeof expected === 'string' && typeof answer === 'string' && sameFraction(expected, answer))
		return [];
	return JSON.stringify(expected) === JSON.stringify(answer)
		? []
		: [`${here}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(answer)}`];
};
