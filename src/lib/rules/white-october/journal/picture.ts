import type { State } from '../engine/state.ts';

/** Who stands where, and last whose turn it is or who has won, as short as a list can keep it: `19/Ow5` is White with five EP in 19/O. */
export const pictureOf = ({ units, player, result }: State): string => {
	const stacks = new Map<string, number>();
	for (const { player, at, fate, ep } of units)
		if (fate === 'map' && at !== null) {
			const stack = `${at}${player === 'red' ? 'r' : 'w'}`;
			stacks.set(stack, (stacks.get(stack) ?? 0) + ep);
		}
	const side = result ? result.winner : player;
	return [...[...stacks].map((stack) => stack.join('')), side?.[0] ?? ''].join(' ');
};
