import { die, Draw } from '#lib/kernel/dice/draw.ts';

/** 1.2 A TQ check: the face rolled, the highest face that passes, and whether it passed. */
export interface Check {
	/** Null where no face could change the result. */
	readonly die: number | null;
	readonly to: number;
	readonly passed: boolean;
}

/**
 * 1.2 One die, passed at `to` or less; not thrown where no face can change the result. `word` and `other` say what a
 * pass and a failure mean.
 */
export const check = (
	to: number,
	{ label, rule, word, other }: { label: string; rule: string; word: string; other: string }
): Draw<Check> =>
	to < 1 || to >= 6
		? Draw.of({ die: null, to, passed: to >= 6 })
		: die(6, { label, rule, needs: { from: 1, to, word, other } }).map((face) => ({
				die: face,
				to,
				passed: face <= to
			}));
