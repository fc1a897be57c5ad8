import type { Summary } from './game.ts';

/** Those of a side in one hex, in steps or in what its game counts them by. */
interface Stack {
	readonly hex: string;
	readonly side: NonNullable<Summary['side']>;
	readonly steps: number;
}

/** Who stands where, as short as a list can keep it: `1912w5` is White with five steps in 1912. */
export const pictureOf = (counters: readonly Stack[]): string => {
	const stacks = new Map<string, number>();
	for (const { hex, side, steps } of counters) {
		const stack = `${hex}${side[0]}`;
		stacks.set(stack, (stacks.get(stack) ?? 0) + steps);
	}
	return Array.from(stacks, (stack) => stack.join('')).join(' ');
};

/** The stacks of such a picture. */
export const stacksOf = (picture: string): readonly Stack[] =>
	picture.split(' ').flatMap((one) => {
		const [, hex, letter, steps] = /^(\S+)([rw])(\d+)$/.exec(one) ?? [];
		if (hex === undefined) return [];
		return [
			{ hex, side: letter === 'r' ? ('red' as const) : ('white' as const), steps: Number(steps) }
		];
	});
