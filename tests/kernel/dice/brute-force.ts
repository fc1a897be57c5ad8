import Fraction from 'fraction.js';
import { expect } from 'vitest';
import { chanceOf, type Distribution } from '#lib/kernel/dice/distribution.ts';
import { ask, chances, type Call, type Draw, type Throw } from '#lib/kernel/dice/draw.ts';

/** Every way the dice of a call can lie. */
export const everyLie = ({ dice, sides }: Call): number[][] => {
	let lies: number[][] = [[]];
	for (let die = 0; die < dice; die++)
		lies = lies.flatMap((lie) => Array.from({ length: sides }, (_, face) => [...lie, face + 1]));
	return lies;
};

export const thrown = (call: Call, faces: readonly number[]): Throw => ({
	call,
	faces,
	count: null,
	by: 'hand'
});

/** Two values that a player could not tell apart. */
const written = (value: unknown): string => JSON.stringify(value);

/** The chances the obvious way: every die may lie in every way, and the player's hand is asked each time. */
const bruteForce = <T>(draw: Draw<T>): Map<string, Fraction> => {
	const found = new Map<string, Map<bigint, bigint>>();
	const follow = (throws: readonly Throw[], ways: bigint): void => {
		const asked = ask(draw, throws);
		if (asked.state === 'misfit') throw new Error(`Misfit: ${asked.call.label}`);
		if (asked.state === 'done') {
			const key = written(asked.value);
			const among = found.get(key) ?? new Map<bigint, bigint>();
			among.set(ways, (among.get(ways) ?? 0n) + 1n);
			found.set(key, among);
			return;
		}
		const { call } = asked;
		const each = ways * BigInt(call.sides) ** BigInt(call.dice);
		for (const faces of everyLie(call)) follow([...throws, thrown(call, faces)], each);
	};
	follow([], 1n);
	return new Map(
		[...found].map(([key, among]) => [
			key,
			[...among].reduce((sum, [ways, count]) => sum.add(new Fraction(count, ways)), new Fraction(0))
		])
	);
};

const fractions = (chances: Iterable<readonly [string, Fraction]>): Record<string, string> =>
	Object.fromEntries(
		[...chances]
			.map(([key, chance]) => [key, chance.toFraction()] as const)
			.sort(([a], [b]) => a.localeCompare(b))
	);

const ofDistribution = <T>(dist: Distribution<T>): Record<string, string> =>
	fractions(
		dist.outcomes.map(({ value }) => [
			written(value),
			chanceOf(dist, (other) => written(other) === written(value))
		])
	);

/** The counted chances are those of every way the dice can lie; each outcome stands once, the weights add up. */
export const expectBruteForce = <T>(draw: Draw<T>): void => {
	const dist = chances(draw);
	const keys = dist.outcomes.map(({ value }) => written(value));
	expect(new Set(keys).size, 'each outcome once').toBe(keys.length);
	expect(dist.outcomes.every(({ weight }) => weight > 0n)).toBe(true);
	expect(dist.outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(dist.total);
	expect(ofDistribution(dist)).toEqual(fractions(bruteForce(draw)));
};
