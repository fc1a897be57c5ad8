import { stacksOf } from '#lib/kernel/game/picture.ts';
import type { StackView } from '#lib/ui/board/model.ts';

/** The stacks of a small map, from what a list keeps of a game. */
export const stacksIn = (picture = ''): readonly StackView[] =>
	stacksOf(picture).map(({ hex, side, steps }) => {
		const top = { id: hex, side, sign: 'infantry' as const, value: '', name: '' };
		return { hex, counters: [{ ...top, steps, left: steps }] };
	});
