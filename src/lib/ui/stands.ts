/** Figures a stand can show as dots; a larger one is drawn as a number. */
export const MOST_DOTS = 5;

/** The drawing of one stand with `left` of `full` figures, or nothing if the sprite has none. */
export const standDrawing = (full: number, left: number): string | null =>
	full >= 1 && full <= MOST_DOTS ? `stand-${full}-${Math.max(0, Math.min(full, left))}` : null;
