import type { HexId } from '../model.ts';
import { HEIGHT, type Box, type Field, type Point } from './field.ts';
import { hexPaths, loopsPath, outline, scaled } from './ground.ts';
import { boxPath, n, rounded } from './lines.ts';

/** Hexes of the map among these; a light on a hex that the map does not have is left out. */
const known = (field: Field, hexes: Iterable<HexId>): HexId[] =>
	[...hexes].filter((id) => field.of(id));

/** The middle of a hex, in pixels. Throws for a hex that the map does not have. */
export const pixel = (field: Field, id: HexId, size: number): Point =>
	scaled(size)(field.centre(id));

/** Hexes as they lie, each for itself. */
export const hexesPath = (field: Field, hexes: Iterable<HexId>, size: number, share = 1): string =>
	hexPaths(
		known(field, hexes).map((id) => pixel(field, id, size)),
		size,
		share
	);

/** The edge around them all. */
export const edgePath = (field: Field, hexes: Iterable<HexId>, size: number): string =>
	loopsPath(outline(field, known(field, hexes)), size, 0);

/** Everything in the window but what has this edge; to be filled by the even-odd rule. */
export const allBut = (window: Box, edge: string): string => boxPath(window) + edge;

/** Do both lie on the sheet, or both beside it? What leads from the one to the other is not drawn across the map. */
const together = ({ beside }: Field, a: HexId, b: HexId): boolean =>
	beside.has(a) === beside.has(b);

/** A way from hex to hex. */
export const wayPath = (field: Field, path: readonly HexId[], size: number): string => {
	const parts: HexId[][] = [];
	for (const id of known(field, path)) {
		const last = parts.at(-1);
		const before = last?.at(-1);
		if (last && before !== undefined && together(field, before, id)) last.push(id);
		else parts.push([id]);
	}
	return parts
		.map((ids) =>
			rounded(
				ids.map((id) => pixel(field, id, size)),
				0.3
			)
		)
		.join('');
};

/** The hexes between the ends of a way. */
export const stops = (field: Field, path: readonly HexId[], size: number): Point[] =>
	known(field, path)
		.slice(1, -1)
		.map((id) => pixel(field, id, size));

/** Half of how wide what is left is written, in wide letters. */
export const halfOf = (text: string): number =>
	4.2 * text.length + 2.1 * (text.match(/[¼½¾]/g)?.length ?? 0);

/** Where what is left in a hex is written, to the right of the counters that lie there, one on another. */
const besideCounter = ([x, y]: Point, text: string, size: number): Point => [
	x + size * HEIGHT * 0.42 + 1.3 + halfOf(text),
	y + 5
];

/** The hexsides above and below. */
const [UP, DOWN] = [0, 3];

/** Where what is left in a hex of a way is written: under its dot, else over it or beside it, where the way does not run. */
export function offWay(field: Field, path: readonly HexId[], hex: HexId, size: number): Point {
	const at = path.indexOf(hex);
	const near = [path[at - 1], path[at + 1]];
	const [x, y] = pixel(field, hex, size);
	if (!near.includes(field.next(hex, DOWN))) return [x, y + 19];
	return near.includes(field.next(hex, UP)) ? [x + 18, y + 5] : [x, y - 9];
}

/** Where what is left in a hex is written: beside its counter, clear of a way that runs through it, or in its middle. */
export function leftAt(
	field: Field,
	hex: HexId,
	text: string,
	size: number,
	{ beside, path }: { readonly beside: boolean; readonly path?: readonly HexId[] | undefined }
): Point {
	const [x, y] = pixel(field, hex, size);
	if (beside) return besideCounter([x, y], text, size);
	return path?.includes(hex) ? offWay(field, path, hex, size) : [x, y + 5];
}

const turned = ([ax, ay]: Point, [bx, by]: Point): string =>
	n((Math.atan2(by - ay, bx - ax) * 180) / Math.PI);

/** An arrow to a hex lies over its near edge: between neighbours, the side of both. */
export function arrowAt(field: Field, from: HexId, to: HexId, size: number): string | undefined {
	if (!field.of(from) || !field.of(to)) return undefined;
	const [a, b] = [pixel(field, from, size), pixel(field, to, size)];
	const part = (size * HEIGHT) / 2 / (Math.hypot(a[0] - b[0], a[1] - b[1]) || 1);
	const [x, y] = [b[0] + (a[0] - b[0]) * part, b[1] + (a[1] - b[1]) * part];
	return `translate(${n(x)} ${n(y)}) rotate(${turned(a, b)})`;
}

/** How far before the middle of a hex a head lies, in heights of a hex: at the edge of the counter, not under it. */
const BEFORE = 0.42;

/** The head of a move: where it ended. */
export function headAt(field: Field, path: readonly HexId[], size: number): string | undefined {
	const [before, last] = known(field, path).slice(-2);
	if (before === undefined || last === undefined) return undefined;
	const [a, b] = [pixel(field, before, size), pixel(field, last, size)];
	const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
	const back = (BEFORE * HEIGHT * size) / Math.hypot(dx, dy);
	return `translate(${n(b[0] - back * dx)} ${n(b[1] - back * dy)}) rotate(${turned(a, b)})`;
}

/** Below this a name in two lines has its hex to itself, in pixels from the middle. */
const BELOW_NAMES = 13.5;

/** A rampart in a hex, from its middle: at its lower edge, lower where a hex is small, below a name in two lines. */
export const rampart = (size: number): string => {
	const foot = size * 0.76;
	const high = Math.max(4, Math.min(9, foot - BELOW_NAMES));
	return `M-10 ${n(foot)}h5v-${n(high)}h10v${n(high)}h5`;
};
