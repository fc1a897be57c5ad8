import type { Edge, HexId, StackView } from '../model.ts';
import { HEIGHT, placeOf, type Field, type Point } from './field.ts';
import { chained, type Segment } from './lines.ts';

/** What pulls the front towards itself: positive for White and its allies, negative for Red. In hex heights. */
export interface Pull {
	readonly x: number;
	readonly y: number;
	readonly weight: number;
}

/** A piece of the front: White stands on its right. `solid` where both sides stand near. */
export interface FrontPiece {
	/** In sides of a hex. */
	readonly line: readonly Point[];
	readonly solid: boolean;
}

/** How far apart the front is worked out, how far somebody counts as near, and the least that counts as standing there. */
const STEP = 0.5;
const NEAR = 3.6;
const STANDS = 0.99;
/** A loop with fewer points is no front. */
const SHORTEST = 9;

const sign = (side: string): number => (side === 'red' ? -1 : 1);
/** Fewer steps than one is what lies there without fighting: vehicles, stores. */
export const weightOf = ({ counters }: StackView): number =>
	Math.sqrt(1 + counters.reduce((sum, { steps, left }) => sum + (steps === 0 ? 0.5 : left), 0));

/** A side's own country lies behind these edges; near a corner that it shares with the other, nobody's. */
function countries({ map, sheet: box }: Field): Pull[] {
	const [left, top, right, bottom] = box.map((value) => value / HEIGHT) as [
		number,
		number,
		number,
		number
	];
	const owner = new Map<Edge, number>(
		Object.entries(map.home ?? {}).flatMap(([side, edges]) =>
			edges.map((edge): [Edge, number] => [edge, sign(side)])
		)
	);
	const pulls: Pull[] = [];
	const along = (edge: Edge, from: Point, to: Point, before: Edge, after: Edge): void => {
		const side = owner.get(edge);
		if (side === undefined) return;
		const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
		for (let at = 1; at < length; at += 2) {
			const share = at / length;
			const foreign = (other: Edge): boolean => owner.get(other) === -side;
			if ((share > 0.7 && foreign(after)) || (share < 0.3 && foreign(before))) continue;
			const x = from[0] + (to[0] - from[0]) * share;
			const y = from[1] + (to[1] - from[1]) * share;
			pulls.push({ x, y, weight: 0.9 * side });
		}
	};
	along('north', [left, top - 2.5], [right, top - 2.5], 'west', 'east');
	along('south', [left, bottom + 2], [right, bottom + 2], 'west', 'east');
	along('west', [left - 2, top], [left - 2, bottom], 'north', 'south');
	along('east', [right + 2, top], [right + 2, bottom], 'north', 'south');
	return pulls;
}

/** Farther apart than this, in sides of a hex, two stacks are not in touch. */
const TOUCH = 2;

/** The stack in the middle of those that are in touch with an enemy, on the map itself; undefined where nobody is. */
export function contactOf(field: Field, stacks: readonly StackView[]): HexId | undefined {
	const on = stacks.flatMap(({ hex, counters: [top] }) =>
		top && field.of(hex) && !field.beside.has(hex)
			? [{ hex, at: field.centre(hex), side: sign(top.side) }]
			: []
	);
	const apart = ([x, y]: Point, [toX, toY]: Point): number => Math.hypot(x - toX, y - toY);
	const touching = on.filter((one) =>
		on.some((other) => other.side !== one.side && apart(one.at, other.at) < TOUCH)
	);
	const mean = (axis: 0 | 1): number =>
		touching.reduce((sum, { at }) => sum + at[axis], 0) / touching.length;
	const middle: Point = [mean(0), mean(1)];
	return touching.toSorted((one, two) => apart(one.at, middle) - apart(two.at, middle))[0]?.hex;
}

/** Each stack, and the country behind the edges. */
export function pullsOf(field: Field, stacks: readonly StackView[]): Pull[] {
	const pulls = countries(field);
	for (const stack of stacks) {
		const [top] = stack.counters;
		const hex = field.of(stack.hex);
		if (!top || !hex || field.beside.has(stack.hex)) continue;
		const [x, y] = placeOf(hex.at);
		pulls.push({ x: x / HEIGHT, y: y / HEIGHT, weight: sign(top.side) * weightOf(stack) });
	}
	return pulls;
}

/** Falls off with the fifth power of the distance, so that whoever stands near decides. */
const pullAt = (pulls: readonly Pull[], x: number, y: number): number => {
	let sum = 0;
	for (const pull of pulls) {
		const dx = pull.x - x;
		const dy = pull.y - y;
		const apart = dx * dx + dy * dy + 0.6;
		sum += pull.weight / (apart * apart * Math.sqrt(apart));
	}
	return sum;
};

/** Of a square of the grid, in turn. */
const CORNERS = [
	[0, 0],
	[1, 0],
	[1, 1],
	[0, 1]
] as const;

/** Where both sides pull alike, as segments (marching squares). */
function equalPulls(pulls: readonly Pull[], field: Field): Segment[] {
	const [left, top, right, bottom] = field.sheet;
	const [x0, y0] = [left / HEIGHT - 0.6, top / HEIGHT];
	const columns = Math.ceil(((right - left) / HEIGHT + 1) / STEP);
	const rows = Math.ceil((bottom - top) / HEIGHT / STEP);
	const wide = columns + 1;
	const values = new Float64Array(wide * (rows + 1));
	for (let row = 0; row <= rows; row++)
		for (let column = 0; column <= columns; column++)
			values[row * wide + column] = pullAt(pulls, x0 + column * STEP, y0 + row * STEP);
	const value = (column: number, row: number): number => values[row * wide + column] ?? 0;
	const segments: Segment[] = [];
	for (let row = 0; row < rows; row++)
		for (let column = 0; column < columns; column++) {
			const white = value(column, row) > 0;
			const alike =
				value(column + 1, row) > 0 === white &&
				value(column, row + 1) > 0 === white &&
				value(column + 1, row + 1) > 0 === white;
			if (alike) continue;
			const corners = CORNERS.map(([c, r]) => ({
				x: x0 + (column + c) * STEP,
				y: y0 + (row + r) * STEP,
				v: value(column + c, row + r)
			}));
			const cuts: { readonly at: Point; readonly white: boolean }[] = [];
			corners.forEach((a, at) => {
				const b = corners[(at + 1) % 4];
				if (!b || a.v > 0 === b.v > 0) return;
				const t = a.v / (a.v - b.v);
				cuts.push({ at: [a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t], white: a.v > 0 });
			});
			for (let at = 0; at + 1 < cuts.length; at += 2) {
				const [one, two] = [cuts[at], cuts[at + 1]];
				if (one && two) segments.push(one.white ? [one.at, two.at] : [two.at, one.at]);
			}
		}
	return segments;
}

/** Is somebody of this side near? */
const nearTo = (pulls: readonly Pull[], [x, y]: Point, side: number): boolean =>
	pulls.some(
		(pull) =>
			pull.weight * side > STANDS &&
			(pull.x - x) * (pull.x - x) + (pull.y - y) * (pull.y - y) < NEAR * NEAR
	);

/**
 * The front: where the weight of one side meets the weight of the other. It is a picture of the position; no rule uses
 * it.
 */
export function frontOf(field: Field, pulls: readonly Pull[]): FrontPiece[] {
	if (!pulls.some(({ weight }) => weight > 0) || !pulls.some(({ weight }) => weight < 0)) return [];
	const pieces: FrontPiece[] = [];
	const unit = ([x, y]: Point): Point => [x * HEIGHT, y * HEIGHT];
	for (const { line, closed } of chained(equalPulls(pulls, field))) {
		if (line.length < SHORTEST) continue;
		const whole = closed ? [...line, ...line.slice(0, 1)] : line;
		const thin = whole.filter((_, at) => at % 2 === 0 || at === whole.length - 1);
		const [a, b] = thin;
		if (!a || !b) continue;
		const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
		const ahead = pullAt(
			pulls,
			a[0] - ((b[1] - a[1]) / length) * 0.3,
			a[1] + ((b[0] - a[0]) / length) * 0.3
		);
		const ordered = ahead > 0 ? thin : [...thin].reverse();
		let part: Point[] = [];
		let before: boolean | undefined;
		for (const point of ordered) {
			const solid = nearTo(pulls, point, 1) && nearTo(pulls, point, -1);
			if (before !== undefined && solid !== before) {
				pieces.push({ line: [...part, point].map(unit), solid: before });
				part = [];
			}
			part.push(point);
			before = solid;
		}
		if (part.length > 1 && before !== undefined)
			pieces.push({ line: part.map(unit), solid: before });
	}
	return pieces;
}
