import type { StackView } from '#lib/ui/board/model.ts';
import { SIDES, type Side } from '../face.ts';

/** The stacks of a small map, from what a list keeps of a game: `1912w5` is White with five steps in 1912. */
export const stacksIn = (picture: string): readonly StackView[] =>
	picture.split(' ').flatMap((one) => {
		const [, hex, letter, steps] = /^(\S+)([rw])(\d+)$/.exec(one) ?? [];
		if (hex === undefined) return [];
		const left = Number(steps);
		const side = letter === 'r' ? ('red' as const) : ('white' as const);
		const top = { id: hex, side, sign: 'infantry' as const, value: '', name: '' };
		return [{ hex, counters: [{ ...top, steps: left, left }] }];
	});

/** Whose turn it is in it, or who has won: the last letter. */
export const sideIn = (picture: string): Side | undefined =>
	SIDES.find((side) => picture.endsWith(` ${side[0]}`));
