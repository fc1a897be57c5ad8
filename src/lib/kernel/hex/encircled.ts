const SIDES = 6;

/**
 * Is a hex attacked from all round: through two opposite hexsides, through three of which none touch, or through four
 * or more? Hexsides run from 0 to 5.
 */
export const isEncircled = (hexsides: Iterable<number>): boolean => {
	const sides = new Set(hexsides);
	if (sides.size >= 4) return true;
	if ([...sides].some((side) => sides.has((side + SIDES / 2) % SIDES))) return true;
	return sides.size === 3 && [...sides].every((side) => !sides.has((side + 1) % SIDES));
};
