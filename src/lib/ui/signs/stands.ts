/** The most figures a stand can show as dots; a larger one is drawn as a number. */
export const MOST_DOTS = 5;

/** The drawing of one stand with `left` of `full` figures, or undefined if the sprite has none. */
export const standDrawing = (full: number, left: number): string | null =>
	full >= 1 && full <= MOST_DOTS ? `stand-${full}-${Math.max(0, Math.min(full, left))}` : null;

/** The number of levels in the narrow drawing of a stand; a larger stand is drawn by its share. */
const LEVELS = 5;

/** The narrow drawing of one stand, filled as far as figures are left. */
export const barDrawing = (full: number, left: number): string => {
	const whole = Math.max(2, Math.min(LEVELS, full));
	const kept = Math.max(0, Math.min(full, left));
	const level = kept === 0 ? 0 : Math.max(1, Math.round((kept / Math.max(1, full)) * whole));
	return `bar-${whole}-${level}`;
};
