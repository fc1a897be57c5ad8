/** Stands for leaving the map. */
export const OFF = 'off';

/** Where a retreat may lead: a game's rules as predicates, with hexes by their number. */
export interface Retreat {
	readonly from: string;
	/** How many hexes to retreat. */
	readonly hexes: number;
	/** The hexes (or `off`) that can be entered from a hex at all. */
	readonly onward: (hex: string) => readonly string[];
	/** How entering a hex breaks the rules, the gravest breach first. */
	readonly entering: (hex: string, before: string) => readonly number[];
	/** How ending in it breaks the rules; null where the retreat may not end there and must go one hex farther. */
	readonly ending: (hex: string) => readonly number[] | null;
	/** How each hex beyond the required ones breaks the rules. */
	readonly farther: readonly number[];
}

/** One way back: its hexes in order, and what it breaks, the gravest breach first. */
export interface Way {
	readonly path: readonly string[];
	readonly broken: readonly number[];
}

const added = (a: readonly number[], b: readonly number[]): number[] =>
	Array.from({ length: Math.max(a.length, b.length) }, (_, at) => (a[at] ?? 0) + (b[at] ?? 0));

/** Which of two breaks less, comparing the gravest breaches first: below 0 for the first, 0 for a tie. */
export const lighter = (a: readonly number[], b: readonly number[]): number => {
	for (let at = 0; at < Math.max(a.length, b.length); at++) {
		const difference = (a[at] ?? 0) - (b[at] ?? 0);
		if (difference !== 0) return difference;
	}
	return 0;
};

/** A retreat that finds no place to end goes on for at most this many more hexes. */
const FARTHER = 3;

/** The ways back that break the least: several where the owner may choose, none where there is no way. */
export const waysBack = (retreat: Retreat): readonly Way[] => {
	let best: Way[] = [];
	const consider = (way: Way): void => {
		const order = best[0] ? lighter(way.broken, best[0].broken) : -1;
		if (order < 0) best = [way];
		else if (order === 0) best.push(way);
	};
	const follow = (path: readonly string[], broken: readonly number[]): void => {
		if (best[0] && lighter(broken, best[0].broken) > 0) return;
		const at = path[path.length - 1] ?? retreat.from;
		const there = path.length >= retreat.hexes || at === OFF;
		const end = there ? retreat.ending(at) : null;
		if (end) consider({ path, broken: added(broken, end) });
		if (end || at === OFF || path.length >= retreat.hexes + FARTHER) return;
		const beyond = there ? retreat.farther : [];
		for (const hex of retreat.onward(at))
			if (hex !== retreat.from && !path.includes(hex))
				follow(
					[...path, hex],
					added(added(broken, beyond), hex === OFF ? [] : retreat.entering(hex, at))
				);
	};
	follow([], []);
	return best;
};

/** What the best ways break nevertheless; `names`: the breaches in their order. */
export const brokenIn = <Breach>(
	[way]: readonly Way[],
	names: readonly Breach[]
): readonly Breach[] => names.filter((_, at) => (way?.broken[at] ?? 0) > 0);

/** The hexes next to the start by which no best way leads, each with the gravest thing that a way by it breaks more. */
export const ruledOutOf = <Breach>(
	retreat: Retreat,
	names: readonly Breach[]
): readonly { readonly hex: string; readonly breach: Breach }[] => {
	const best = waysBack(retreat);
	const broken = best[0]?.broken;
	if (!broken) return [];
	return retreat.onward(retreat.from).flatMap((hex) => {
		if (hex === OFF || best.some(({ path }) => path[0] === hex)) return [];
		const onward = (at: string): readonly string[] =>
			at === retreat.from ? [hex] : retreat.onward(at);
		const [way] = waysBack({ ...retreat, onward });
		const breach = names.find((_, at) => (way?.broken[at] ?? 0) > (broken[at] ?? 0));
		return breach === undefined ? [] : [{ hex, breach }];
	});
};
