/**
 * The hexes of a map in fewer letters: each run of hexes that follow one another as its first hex and a letter for the
 * terrain of each, and what else is said of a hex beside it; hexsides that are alike and follow one another as one with
 * their places, each by its hex and where the other one lies; a line as its first hex and each step. `unfold` makes the
 * same map of it, with what finds the next hex by its name; both travel in the module of the map, so they need nothing
 * around them.
 */

/** @typedef {{ hexes: Record<string, any>, hexsides: any[] }} Map */
/** @typedef {Record<string, any>} Counter */

/**
 * The hex that is so much further in number, its column in front: from `0513`.
 * @type {(hex: string, step: number) => string}
 */
const byNumber = (hex, step) => String(+hex + step).padStart(4, '0');
/**
 * The same from `13/E`; columns are A to Z, then AA to ZZ.
 * @type {(hex: string, step: number) => string}
 */
const byLetter = (hex, step) => {
	const [row = '', letters = ''] = hex.split('/');
	const number = (letters.charCodeAt(0) + 26 * letters.length - 91) * 100 + +row + step;
	const there = Math.floor(number / 100);
	const letter = String.fromCharCode(65 + (there % 26));
	return `${String(number % 100).padStart(2, '0')}/${there > 25 ? letter + letter : letter}`;
};
/**
 * What finds the next hex on a map.
 * @param {Pick<Map, 'hexes'>} map
 */
export const nextOn = ({ hexes }) => (Object.keys(hexes)[0]?.includes('/') ? byLetter : byNumber);

/**
 * @param {{ runs: string[], kinds: string[], told: Record<string, object>, alike: [object, string?][] } & Record<string, any>} folded
 * @param {typeof byNumber} next
 * @returns {Map & Record<string, any>}
 */
export const unfold = ({ runs, kinds, told, alike, ...map }, next) => {
	const steps = [1, 99, 100, 101, -1, -99, -100, -101];
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
			? places.split(' ').map((place) => {
					const a = place.slice(0, 4);
					return { a, b: next(a, steps[+place.slice(4)] ?? 0), ...said };
				})
			: said
	);
	const lines = map.lines.map((/** @type {any} */ line) => {
		const [first, ways] = line.path.split?.(':') ?? [];
		if (!ways) return line;
		const path = [first];
		for (const step of ways) path.push(next(path.at(-1), steps[+step] ?? 0));
		return { ...line, path: first.includes('/') ? path.join(' ') : path };
	});
	return { ...map, hexes, hexsides, lines };
};

/** How much further in number the next hex may be; `unfold` knows them, too. */
const STEPS = [1, 99, 100, 101, -1, -99, -100, -101];
/**
 * A way from hex to hex as its first and each step; as it is where its hexes do not follow one another.
 * @param {any} path
 * @param {typeof byNumber} next
 */
const way = (path, next) => {
	/** @type {string[]} */
	const hexes = Array.isArray(path) ? path : path.split(' ');
	const steps = hexes
		.slice(1)
		.map((hex, at) => STEPS.findIndex((step) => next(hexes[at] ?? '', step) === hex));
	return steps.includes(-1) ? path : `${hexes[0]}:${steps.join('')}`;
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
		const step = STEPS.indexOf(b - a);
		if (step < 0) {
			alike.push([side]);
			continue;
		}
		const now = JSON.stringify(said);
		const group = alike.at(-1);
		if (group?.[1] !== undefined && now === last) group[1] += ` ${a}${step}`;
		else alike.push([said, `${a}${step}`]);
		last = now;
	}
	const following = nextOn({ hexes });
	const lines = map.lines.map((/** @type {any} */ line) => ({
		...line,
		path: way(line.path, following)
	}));
	return { ...map, lines, runs, kinds, told, alike };
};

/** What most counters have is named once, in the order of the values; the rest stands beside them. */
const MOST = 100;
/** Stands where a counter lacks what most have, and for an id that follows from the rest. */
const NOTHING = '';

/** The id of a counter from its side and what is printed on it: `w-1-1k` is 1/1K of the Whites.
 * @type {(unit: Counter) => string}
 */
const byLabel = ({ side, label }) => `${side[0]}-${label.toLowerCase().replace(/\W/g, '-')}`;
/**
 * What most ids of these counters follow from; undefined where they are names of their own.
 * @param {{ units: Counter[] }} module
 */
export const idOn = ({ units }) => (units[0]?.['label'] ? byLabel : undefined);

/**
 * The counters of rows, one for each. It travels in the module of the counters, so it needs nothing around it.
 * @param {{ fields: string[], rows: any[][] } & Record<string, any>} folded
 * @param {typeof byLabel} [idOf]
 * @returns {{ units: Counter[] } & Record<string, any>}
 */
export const unfoldRows = ({ fields, rows, ...more }, idOf) => ({
	...more,
	units: rows.map((row) => {
		const unit = Object.assign(
			{},
			...row.map((value, at) =>
				at in fields ? value !== '' && { [fields[at] ?? '']: value } : value
			)
		);
		unit.id ??= idOf?.(unit);
		return unit;
	})
});

/**
 * @param {{ units: Counter[] } & Record<string, any>} module
 */
export const foldRows = ({ units, ...more }) => {
	/** @type {globalThis.Map<string, number>} */
	const times = new globalThis.Map();
	for (const key of units.flatMap((unit) => Object.keys(unit)))
		times.set(key, (times.get(key) ?? 0) + 1);
	const fields = [...times].flatMap(([key, n]) => (n >= MOST ? [key] : []));
	const idOf = idOn({ units });
	const follows = (/** @type {Counter} */ unit, /** @type {string} */ key) =>
		key === 'id' && unit['id'] === idOf?.(unit);
	const rows = units.map((unit) => {
		const rest = Object.entries(unit).filter(([key]) => !fields.includes(key));
		return [
			...fields.map((key) => (key in unit && !follows(unit, key) ? unit[key] : NOTHING)),
			...(rest.length > 0 ? [Object.fromEntries(rest)] : [])
		];
	});
	return { ...more, fields, rows };
};
