import { chances, pool, sum } from '../../../src/lib/kernel/dice/draw.ts';
import { median } from './median.ts';

const about = { label: 'bench', rule: 'bench' };
const onOrAbove = (from: number) => ({ from, to: 6, word: 'yes', other: 'no' });

/** The plain way: weights in an array, one convolution after the other, exact. */
const convolved = (a: readonly bigint[], b: readonly bigint[]): bigint[] => {
	const out = new Array<bigint>(a.length + b.length - 1).fill(0n);
	a.forEach((x, i) => b.forEach((y, j) => (out[i + j] = (out[i + j] ?? 0n) + x * y)));
	return out;
};

const power = (base: readonly bigint[], times: number): bigint[] => {
	let result: bigint[] = [1n];
	let square = [...base];
	for (let left = times; left; left >>= 1) {
		if (left & 1) result = convolved(result, square);
		if (left > 1) square = convolved(square, square);
	}
	return result;
};

/** 48 dice hit on 5+, each hit saved on 4+: the branches brought to a common denominator, then added. */
const plainFire = (): bigint[] => {
	const out = new Array<bigint>(49).fill(0n);
	let saves: bigint[] = [1n];
	let scale = 6n ** 48n;
	power([4n, 2n], 48).forEach((weight, hits) => {
		saves.forEach((ways, lost) => (out[lost] = (out[lost] ?? 0n) + weight * scale * ways));
		if (hits === 48) return;
		saves = convolved(saves, [3n, 3n]);
		scale /= 6n;
	});
	return out;
};

const WORK = [
	{
		name: 'pmf of 10d6',
		ours: () => chances(sum(10, 6, about)),
		plain: () => power([1n, 1n, 1n, 1n, 1n, 1n], 10)
	},
	{
		name: '48 dice on 5+, saved on 4+',
		ours: () =>
			chances(pool(48, 6, onOrAbove(5), about).chain((hits) => pool(hits, 6, onOrAbove(4), about))),
		plain: plainFire
	}
];

/** How long a call takes, in ms: the median of many short rounds. */
const timeOf = (work: () => unknown): number => {
	const times: number[] = [];
	for (let round = 0; round < 60; round++) {
		const began = performance.now();
		for (let call = 0; call < 20; call++) work();
		times.push((performance.now() - began) / 20);
	}
	return median(times.slice(20));
};

/** Exact chances beside plain array convolution in the same run, in ms. */
export const measureChances = (): readonly { name: string; ours: number; plain: number }[] =>
	WORK.map(({ name, ours, plain }) => ({ name, ours: timeOf(ours), plain: timeOf(plain) }));
