/** The most figures a stand can show as dots; a larger one is drawn as a number. */
export const MOST_DOTS = 5;

/** The drawing of one stand with `left` of `full` figures; null where the sprite has none. */
export const standDrawing = (full: number, left: number): string | null =>
	full >= 1 && full <= MOST_DOTS ? `stand-${full}-${Math.max(0, Math.min(full, left))}` : null;

/** The number of levels in the narrow drawing of a stand; a larger stand is drawn by its share. */
const LEVELS = 5;
/** A narrow stand is so wide and high, and so far from the next. */
const WIDE = 12;
const GAP = 2;
/** How high a narrow stand is drawn, in pixels. */
export const BAR_HEIGHT = 18;
const FRAME =
	'h7a1.5 1.5 0 0 1 1.5 1.5v13a1.5 1.5 0 0 1-1.5 1.5h-7a1.5 1.5 0 0 1-1.5-1.5v-13a1.5 1.5 0 0 1 1.5-1.5z';

/** Stands as narrow bars: paths of the frames of those that stand, of the figures in them, and of the frames of those that are gone. */
export interface Bars {
	readonly width: number;
	readonly stand: string;
	readonly figures: string;
	readonly gone: string;
}

/** Stands side by side, filled as far as figures are left; one drawing, as a list holds hundreds of stands. */
export const barsOf = (stands: readonly number[], left: readonly number[]): Bars => {
	let [stand, figures, gone] = ['', '', ''];
	for (const [at, full] of stands.entries()) {
		const x = at * (WIDE + GAP);
		const frame = `M${x + 2.5} 1${FRAME}`;
		const kept = Math.max(0, Math.min(full, left[at] ?? 0));
		if (kept === 0) {
			gone += frame;
			continue;
		}
		const whole = Math.max(2, Math.min(LEVELS, full));
		const level = Math.max(1, Math.round((kept / full) * whole));
		stand += frame;
		figures += `M${x + 2} 16h8v${((-14 * level) / whole).toFixed(1)}h-8z`;
	}
	return { width: Math.max(0, stands.length * (WIDE + GAP) - GAP), stand, figures, gone };
};
