/** A list with the entry at `from` taken out and put back at `to`. */
export const moved = <Item>(list: readonly Item[], from: number, to: number): readonly Item[] => {
	const rest = list.filter((_, at) => at !== from);
	const item = list.slice(from, from + 1);
	return [...rest.slice(0, to), ...item, ...rest.slice(to)];
};

/** Where a row dragged from `from` lands, given the vertical centres of all rows and the position of the finger. */
export const landing = (middles: readonly number[], from: number, y: number): number =>
	middles.filter((middle, at) => at !== from && middle < y).length;
