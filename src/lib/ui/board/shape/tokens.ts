import type { BoardSide, StackView } from '../model.ts';
import type { Point } from './field.ts';
import { discPath, n } from './lines.ts';

/** How many steps stand in a stack; what has none counts as one. */
export const stepsOf = ({ counters }: StackView): number =>
	counters.reduce((sum, { steps, left }) => sum + (steps === 0 ? 1 : left), 0);

/** Three sizes: one or two steps, three to six, seven and more. */
export const tokenSize = (steps: number): number => (steps <= 2 ? 3.2 : steps <= 6 ? 4.5 : 5.9);

/** A stack on the whole map: a disc is Red, a square White, a lozenge allied. */
export function tokenPath(side: BoardSide, [x, y]: Point, radius: number): string {
	if (side === 'red') return discPath([x, y], radius);
	if (side === 'allied') {
		const far = radius * 1.25;
		return `M${n(x)},${n(y - far)}l${n(far)},${n(far)}l${n(-far)},${n(far)}l${n(-far)},${n(-far)}z`;
	}
	const half = radius * 0.92;
	return `M${n(x - half)},${n(y - half)}h${n(2 * half)}v${n(2 * half)}h${n(-2 * half)}z`;
}
