import type { State } from '../engine/state.ts';

/** Who stands where, and last whose turn it is or who has won, as short as a list can keep it: `1912w5` is White with five steps in 1912. */
export const pictureOf = ({ units, player, result }: State): string => {
	const stacks = new Map<string, number>();
	for (const { player, hex, fate, steps } of units)
		if (fate === 'map' && hex !== null) {
			const stack = `${hex}${player === 'red' ? 'r' : 'w'}`;
			stacks.set(stack, (stacks.get(stack) ?? 0) + steps);
		}
	const side = result ? result.winner : player;
	return [...[...stacks].map((stack) => stack.join('')), side?.[0] ?? ''].join(' ');
};
