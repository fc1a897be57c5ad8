/**
 * The hexes of a map in fewer letters: each run of hexes that follow one another as its first hex and a letter for the
 * terrain of each, and what else is said of a hex beside it; hexsides that are alike and follow one another as one with
 * their places. `unfold` makes the same map of it; it travels in the module of the map, so it needs nothing around it.
 */

/** @typedef {{ hexes: Record<string, any>, hexsides: any[] }} Map */

/**
 * @param {{ runs: string[], kinds: string[], told: Record<string, object>, alike: [object, string?][] } & Record<string, any>} folded
 * @returns {Map & Record<string, any>}
 */
export const unfold = ({ runs, kinds, told, alike, ...map }) => {
	/** @type {Record<string, any>} */
	const hexes = {};
	for (const run of runs) {
		const [first = '', letters = ''] = run.split(' ');
		[...letters].forEach((letter, place) => {
			const hex = first.replace(/\d\d(?!\d)/, (row) => String(+row + place).padStart(2, '0'));
			hexes[hex] = { terrain: kinds[parseInt(letter, 36)], ...told[hex] };
		});
	}
	const hexsides = alike.flatMap(([said, places]) =>
		places
			? places.split(' ').map((place) => ({ a: place.slice(0, 4), b: place.slice(4), ...said }))
			: said
	);
	return { ...map, hexes, hexsides };
};

/**
 * @param {Map & Record<string, any>} map
 */
export const fold = ({ hexes, hexsides, ...map }) => {
	const names = Object.keys(hexes);
	const kinds = [...new Set(Object.values(hexes).map(({ terrain }) => terrain))];
	/** @type {string[]} */
	const runs = [];
	/** @type {Record<string, object>} */
	const told = {};
	let next = '';
	for (const hex of names) {
		const { terrain, ...more } = hexes[hex];
		const letter = kinds.indexOf(terrain).toString(36);
		if (hex === next) runs.push(runs.pop() + letter);
		else runs.push(`${hex} ${letter}`);
		next = hex.replace(/\d\d(?!\d)/, (row) => String(+row + 1).padStart(2, '0'));
		if (Object.keys(more).length > 0) told[hex] = more;
	}
	/** @type {[object, string?][]} */
	const alike = [];
	let last = '';
	for (const side of hexsides) {
		const { a, b, ...said } = side;
		if (a === undefined) {
			alike.push([side]);
			continue;
		}
		const now = JSON.stringify(said);
		const group = alike.at(-1);
		if (group?.[1] !== undefined && now === last) group[1] += ` ${a}${b}`;
		else alike.push([said, `${a}${b}`]);
		last = now;
	}
	return { ...map, runs, kinds, told, alike };
};
