/** One line of a list of force ratios, reached from `of` to `to` upwards; with `above`, only by more than that. */
export interface RatioRow {
	readonly of: number;
	readonly to: number;
	readonly above?: boolean;
}

/** Is `strength` to `other` at least `of` to `to`? Exact; against nobody, any ratio is reached. */
export const ratioAtLeast = (strength: number, other: number, of: number, to: number): boolean =>
	strength * to >= of * other;

/** The first line that the ratio reaches; the best line comes first, and the last one takes the rest. */
export const ratioRow = <Row extends RatioRow>(
	rows: readonly Row[],
	strength: number,
	other: number
): Row => {
	const last = rows[rows.length - 1];
	if (!last) throw new Error('A list of ratios without a line');
	if (strength <= 0) return last;
	const found = rows.find(({ of, to, above }) =>
		above ? strength * to > of * other : ratioAtLeast(strength, other, of, to)
	);
	return found ?? last;
};

/** Rounded to the nearest whole number, halves up. */
export const nearest = (value: number): number => Math.floor(value + 0.5);
