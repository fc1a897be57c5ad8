/** Where a row dragged from `from` lands, given the vertical centres of all rows and the position of the finger. */
export const landing = (middles: readonly number[], from: number, y: number): number =>
	middles.filter((middle, at) => at !== from && middle < y).length;
