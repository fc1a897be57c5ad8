/** The item worth most, the first of those in a tie; undefined where none is worth more than `least`. */
export const bestOf = <Item>(
	items: readonly Item[],
	value: (item: Item, most: number) => number,
	least = -Infinity
): Item | undefined => {
	let best: Item | undefined;
	let most = least;
	for (const item of items) {
		const worth = value(item, most);
		if (worth <= most) continue;
		most = worth;
		best = item;
	}
	return best;
};
