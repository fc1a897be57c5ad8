import type { Ground, HexId, MapHex, MapHexside, MapLine } from '../model.ts';
import { HEIGHT, type Box, type Field, type Point } from './field.ts';
import { above, chained, middle, n, rounded, type Chain, type Segment } from './lines.ts';

/** How much is drawn, by the height of a hex: whole map, middle, near. */
export type Level = 'S' | 'M' | 'L';
/** How much is drawn where a hex is so high, in pixels. */
export const levelOf = (height: number): Level => (height < 30 ? 'S' : height < 44 ? 'M' : 'L');

/**
 * Near by, ground and counters are drawn for a hex with this side, in pixels, and then shown larger or smaller: so a map
 * that grows draws neither anew.
 */
export const REFERENCE = 30;

type Water = MapHexside['kind'];
type Way = MapLine['kind'];

/** The ground as paths in pixels, to be drawn one over the other in this order. */
export interface Picture {
	readonly areas: readonly { readonly ground: Ground; readonly d: string }[];
	readonly slopes: string;
	readonly reeds: string;
	readonly trees: string;
	readonly grid: string;
	readonly water: Readonly<Record<Water, string>>;
	readonly ways: Readonly<Record<Way, string>>;
	readonly bridges: string;
	readonly cities: string;
	readonly houses: string;
	readonly stations: readonly Point[];
	/** The radius of a station. */
	readonly station: number;
}

/** Lines and areas joined from their pieces: what of a map does not change with its size. */
export interface Joined {
	readonly field: Field;
	/** Loops around each kind of ground, for the whole map. */
	readonly areas: readonly { readonly ground: Ground; readonly loops: readonly Chain[] }[];
	readonly water: readonly { readonly kind: Water; readonly chain: Chain }[];
	readonly bridges: readonly Segment[];
	readonly ways: readonly { readonly kind: Way; readonly line: readonly Point[] }[];
}

/** In the order in which they are painted. */
const GROUNDS: readonly Ground[] = ['valley', 'hills', 'marsh', 'woods', 'forest', 'city', 'sea'];
/** Too fine for the whole map. */
const FINE: readonly Ground[] = ['valley'];

const isOf = (hex: MapHex, ground: Ground): boolean =>
	hex.ground === ground || hex.also?.includes(ground) === true;

/** The sides around an area, joined. */
export function outline(field: Field, hexes: Iterable<HexId>): Chain[] {
	const inside = new Set(hexes);
	const sides: Segment[] = [];
	for (const id of inside)
		for (let side = 0; side < 6; side++) {
			const next = field.next(id, side);
			if (next === undefined || !inside.has(next)) sides.push(field.side(id, side));
		}
	return chained(sides);
}

/** Joins the areas, waters and ways of a map; made once per map. */
export function joined(field: Field): Joined {
	const { map } = field;
	const named = new Map<string, { kind: Water; sides: Segment[] }>();
	const bridges: Segment[] = [];
	for (const { a, b, kind, name = '', bridge } of map.hexsides) {
		const edge = field.edge(a, b);
		if (!edge) continue;
		const of = `${kind} ${name}`;
		const all = named.get(of) ?? { kind, sides: [] };
		named.set(of, all);
		all.sides.push(edge);
		if (bridge) bridges.push(edge);
	}
	return {
		field,
		areas: GROUNDS.map((ground) => ({
			ground,
			loops: outline(
				field,
				map.hexes.filter((hex) => isOf(hex, ground)).map(({ id }) => id)
			)
		})),
		water: [...named.values()].flatMap(({ kind, sides }) =>
			chained(sides).map((chain) => ({ kind, chain }))
		),
		bridges,
		ways: map.lines.map(({ kind, path }) => ({ kind, line: path.map(field.centre) }))
	};
}

/** A point of the map in pixels. */
export const scaled =
	(size: number) =>
	([x, y]: Point): Point => [x * size, y * size];

/** Does a point lie in the box, or no farther than this beside it? */
export const inside = ([x, y]: Point, [left, top, right, bottom]: Box, by: number): boolean =>
	x > left - by && x < right + by && y > top - by && y < bottom + by;

/** Around a hex from its middle, in pixels; smaller or larger than it is. The same for all hexes of a size. */
function aroundHex(size: number, share: number): string {
	const side = size * share;
	const half = (side * HEIGHT) / 2;
	return `m${n(side)},0l${n(-side / 2)},${n(half)}h${n(-side)}l${n(-side / 2)},${n(-half)}l${n(side / 2)},${n(-half)}h${n(side)}z`;
}
const moveTo = ([x, y]: Point): string => `M${n(x)},${n(y)}`;

/** The outline of a hex around its middle, as the path of a drawing; `share`: how large, of a whole hex. */
export const hexPath = (at: Point, size: number, share = 1): string =>
	moveTo(at) + aroundHex(size, share);
/** Many of them. */
export function hexPaths(all: readonly Point[], size: number, share = 1): string {
	const around = aroundHex(size, share);
	return all.map((at) => moveTo(at) + around).join('');
}

/** Closed and open chains as one path; `cut`: how much of each side goes into a corner, 0 for sharp corners. */
export const loopsPath = (loops: readonly Chain[], size: number, cut: number): string =>
	loops
		.map(({ line, closed }) =>
			cut > 0
				? rounded(line.map(scaled(size)), cut, closed)
				: `M${line
						.map(scaled(size))
						.map(([x, y]) => `${n(x)},${n(y)}`)
						.join('L')}${closed ? 'z' : ''}`
		)
		.join('');

/** Marks of a hex whose side is 30, from its centre. */
const FOREST: readonly Point[] = [
	[-17, -4],
	[-8, -13],
	[7, -15],
	[17, -6],
	[-13, 10],
	[0, 0],
	[13, 9],
	[-2, 17]
];
const WOODS: readonly Point[] = [
	[-15, 6],
	[14, 4],
	[2, 16]
];
const REEDS: readonly Point[] = [
	[-14, 4],
	[6, 8],
	[-4, 15],
	[10, -8]
];
const SLOPES: readonly Point[] = [
	[-18, 0],
	[-12, 12],
	[8, 14],
	[15, 2]
];
const HILLS: readonly Point[] = [
	[-12, 4],
	[8, 10],
	[6, -9]
];
/** Houses: left, top, width, height. */
const TOWN = [
	[-10, -9, 8, 7],
	[1, -9, 9, 4],
	[1, -2, 5, 7],
	[-10, 1, 7, 8],
	[8, -1, 4, 10],
	[-2, 7, 9, 3]
] as const;
const VILLAGE = [
	[-7, -5, 5, 4],
	[1, -7, 5, 4],
	[-5, 2, 6, 4],
	[4, 1, 4, 4]
] as const;

type Houses = readonly (readonly [number, number, number, number])[];
const housesPath = (houses: Houses, [x, y]: Point, unit: number): string =>
	houses
		.map(
			([left, top, width, height]) =>
				`M${n(x + left * unit)},${n(y + top * unit)}h${n(width * unit)}v${n(height * unit)}h${n(-width * unit)}z`
		)
		.join('');

/** Strokes that begin at these points around the middle of a hex, as one path from there. */
function strokes(points: readonly Point[], unit: number, stroke: (unit: number) => string): string {
	let from: Point = [0, 0];
	return points
		.map((to) => {
			const go = `m${n((to[0] - from[0]) * unit)},${n((to[1] - from[1]) * unit)}`;
			from = to;
			return go + stroke(unit);
		})
		.join('');
}
const tree =
	(tall: number) =>
	(unit: number): string =>
		`l${n(tall * 0.8 * unit)},${n(tall * 1.7 * unit)}h${n(-tall * 1.6 * unit)}z`;
// Each stroke comes back to where it began, as the next one is measured from there.
const reed = (unit: number): string =>
	`h${n(9 * unit)}m${n(-4.5 * unit)},0v${n(-3.5 * unit)}m${n(-4.5 * unit)},${n(3.5 * unit)}`;
const slope = (unit: number): string =>
	`q${n(2 * unit)},${n(3.4 * unit)} ${n(5 * unit)},${n(3.2 * unit)}m${n(-5 * unit)},${n(-3.2 * unit)}`;
const hill = (unit: number): string =>
	`l${n(4 * unit)},${n(-5 * unit)}l${n(4 * unit)},${n(5 * unit)}m${n(-8 * unit)},0`;
const lifted = (points: readonly Point[], by: number): Point[] =>
	points.map(([x, y]): Point => [x, y - by]);

/** What lies in hexes of each kind, in pixels from their middle. */
const marksAt = (size: number) => {
	const unit = size / 30;
	return {
		forest: strokes(lifted(FOREST, 3.6), unit, tree(3.6)),
		woods: strokes(lifted(WOODS, 3.4), unit, tree(3.4)),
		marsh: strokes(REEDS, unit, reed),
		valley: strokes(SLOPES, unit, slope),
		hills: strokes(HILLS, unit, hill)
	};
};

/** A bridge over a hexside: its two railings. */
function bridgePath([a, b]: Segment, size: number): string {
	const [from, to] = [scaled(size)(a), scaled(size)(b)];
	const [x, y] = middle(from, to);
	const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
	const unit = size / 30;
	const [ux, uy] = [((to[0] - from[0]) / length) * unit, ((to[1] - from[1]) / length) * unit];
	const at = (along: number, across: number): string =>
		`${n(x + ux * along - uy * across)},${n(y + uy * along + ux * across)}`;
	return [-1, 1]
		.map(
			(side) => `M${at(-9, 5 * side)}L${at(-6, 2.8 * side)}L${at(6, 2.8 * side)}L${at(9, 5 * side)}`
		)
		.join('');
}

const collected = <Kind extends string>(
	kinds: readonly Kind[],
	of: (kind: Kind) => string
): Record<Kind, string> =>
	Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as Record<Kind, string>;

/** How far roads and railways keep from the middle of their hexes, so that both can be seen. */
const asideOf = (level: Level, size: number): number => (level === 'S' ? 1.1 : size / 13);

/**
 * The ground, in pixels; of a map that is too large to be drawn whole, what is in view. `size` is the side of a hex;
 * the whole map is drawn with soft corners.
 */
export function pictureOf(
	{ field, ...of }: Joined,
	size: number,
	level: Level,
	view: Box = [-Infinity, -Infinity, Infinity, Infinity]
): Picture {
	const whole = level === 'S';
	const px = scaled(size);
	const cut = whole ? 0.5 : 0.3;
	const near = field.hexes
		.map((hex) => ({ hex, at: px(field.centre(hex.id)) }))
		.filter(({ at }) => inside(at, view, size * 1.2));
	const marks = marksAt(size);
	const marked = (kind: keyof typeof marks, but?: Ground): string =>
		whole
			? ''
			: near
					.filter(({ hex }) => isOf(hex, kind) && !(but && isOf(hex, but)))
					.map(({ at }) => moveTo(at) + marks[kind])
					.join('');
	const aside = asideOf(level, size);
	const unit = whole ? 0.5 : size / 30;
	const seen = (line: readonly Point[], by: number): boolean =>
		line.some((point) => inside(px(point), view, by));
	const water = (kind: Water): string =>
		of.water
			.filter((one) => one.kind === kind && seen(one.chain.line, size))
			.map(({ chain: { line, closed } }) => rounded(line.map(px), cut, closed))
			.join('');
	const way = (kind: Way): string =>
		of.ways
			.filter((one) => one.kind === kind && seen(one.line, size * 2))
			.map(({ line }) =>
				rounded(
					above(line.map(px), kind === 'rail' || kind === 'double-rail' ? -aside : aside),
					whole ? 0.45 : 0.28
				)
			)
			.join('');
	return {
		areas: whole
			? of.areas
					.filter(({ ground }) => !FINE.includes(ground))
					.map(({ ground, loops }) => ({ ground, d: loopsPath(loops, size, 0.34) }))
			: GROUNDS.map((ground) => ({
					ground,
					d: hexPaths(
						near.filter(({ hex }) => isOf(hex, ground)).map(({ at }) => at),
						size
					)
				})),
		trees: marked('forest') + marked('woods', 'forest'),
		reeds: marked('marsh'),
		slopes: marked('valley') + marked('hills'),
		grid: whole
			? ''
			: hexPaths(
					near.map(({ at }) => at),
					size
				),
		water: collected(['stream', 'river', 'lake', 'ditch', 'coast', 'mines'], (kind) =>
			whole && kind === 'ditch' ? '' : water(kind)
		),
		ways: collected(['minor-road', 'road', 'major-road', 'rail', 'double-rail'], (kind) =>
			whole && kind === 'minor-road' ? '' : way(kind)
		),
		bridges: whole
			? ''
			: of.bridges
					.filter((side) => seen(side, size))
					.map((side) => bridgePath(side, size))
					.join(''),
		cities: near
			.filter(({ hex }) => hex.place?.rank === 'city')
			.map(({ at }) => hexPath(at, size, whole ? 0.8 : 0.86))
			.join(''),
		houses: near
			.map(({ hex: { place }, at }) =>
				place?.rank === 'town'
					? housesPath(whole ? [[-6.4, -6.4, 12.8, 12.8]] : TOWN, at, unit)
					: place?.rank === 'village' && !whole
						? housesPath(VILLAGE, at, unit)
						: ''
			)
			.join(''),
		stations: near.filter(({ hex }) => hex.station).map(({ at: [x, y] }): Point => [x, y + aside]),
		station: whole ? 1.7 : 4.2 * unit
	};
}
