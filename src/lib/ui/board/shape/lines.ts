import type { Box, Point } from './field.ts';

/** A number as a drawing writes it: tenths of a pixel. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);
const xy = ([x, y]: Point): string => `${n(x)},${n(y)}`;

/** A rectangle, larger `by` so many pixels on each side. */
export const boxPath = ([left, top, right, bottom]: Box, by = 0): string =>
	`M${n(left - by)},${n(top - by)}H${n(right + by)}V${n(bottom + by)}H${n(left - by)}z`;

/** A disc of this radius around a point. */
export const discPath = ([x, y]: Point, r: number): string =>
	`M${n(x - r)},${n(y)}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0z`;

const between = (a: Point, b: Point, t: number): Point => [
	a[0] + (b[0] - a[0]) * t,
	a[1] + (b[1] - a[1]) * t
];
/** The point half way between two others. */
export const middle = (a: Point, b: Point): Point => between(a, b, 0.5);

/** The points before and behind each of a line; at its ends, the end itself. */
const along = (points: readonly Point[]): readonly (readonly [Point, Point, Point])[] =>
	points.map((point, at) => [points[at - 1] ?? point, point, points[at + 1] ?? point]);

/**
 * A line drawn as by hand: its corners cut off and rounded. `cut` is how much of each side goes into a corner: 0.5
 * leaves only the middles.
 */
export function rounded(points: readonly Point[], cut = 0.5, closed = false): string {
	const [first] = points;
	const last = points[points.length - 1];
	if (!first || !last) return '';
	if (points.length < 3) return `M${xy(first)}L${xy(last)}`;
	if (closed)
		return `${points
			.map((point, at) => {
				const before = points[at - 1] ?? last;
				const after = points[at + 1] ?? first;
				const [a, b] = [between(point, before, cut), between(point, after, cut)];
				return `${at ? 'L' : 'M'}${xy(a)}Q${xy(point)} ${xy(b)}`;
			})
			.join('')}z`;
	const bends = along(points)
		.slice(1, -1)
		.map(
			([before, point, after]) =>
				`L${xy(between(point, before, cut))}Q${xy(point)} ${xy(between(point, after, cut))}`
		);
	return `M${xy(first)}${bends.join('')}L${xy(last)}`;
}

/** The line moved aside by this much, to the right of where it goes. */
export const beside = (points: readonly Point[], by: number): Point[] =>
	along(points).map(([[ax, ay], [x, y], [bx, by_]]) => {
		const length = Math.hypot(bx - ax, by_ - ay) || 1;
		return [x - ((by_ - ay) / length) * by, y + ((bx - ax) / length) * by];
	});

/** The line moved to the upper or (with a negative number) lower side, wherever it goes. */
export const above = (points: readonly Point[], by: number): Point[] =>
	along(points).map(([[ax, ay], [x, y], [bx, by_]]) => {
		const length = Math.hypot(bx - ax, by_ - ay) || 1;
		const [nx, ny] = [-(by_ - ay) / length, (bx - ax) / length];
		const turn = ny > 0.001 || (Math.abs(ny) <= 0.001 && nx > 0) ? -1 : 1;
		return [x + turn * nx * by, y + turn * ny * by];
	});

/**
 * The same path in pieces that lie near each other, by the squares in which their lines begin: whoever paints a part of
 * it passes over the rest. Each line of it begins with `M`.
 */
export function pieces(d: string, square: number): readonly string[] {
	const found = new Map<string, string>();
	for (const line of d.split('M').slice(1)) {
		const at = line
			.split(/[^\d.-]/, 2)
			.map((value) => Math.floor(Number(value) / square))
			.join();
		found.set(at, `${found.get(at) ?? ''}M${line}`);
	}
	return [...found.values()];
}

/** A straight piece of a line, from one end to the other. */
export type Segment = readonly [Point, Point];
/** Segments joined to one line. */
export interface Chain {
	readonly line: readonly Point[];
	readonly closed: boolean;
}

interface Link {
	readonly ends: Segment;
	readonly keys: readonly [string, string];
	used: boolean;
}

/** Points that are the same but for the last digits. */
const keyOf = ([x, y]: Point): string => `${Math.round(x * 50)},${Math.round(y * 50)}`;

/** Segments joined to lines as long as may be; loops come out closed. Where three meet, lines end. */
export function chained(segments: readonly Segment[]): Chain[] {
	const meeting = new Map<string, Link[]>();
	const links = segments.map((ends): Link => {
		const link: Link = { ends, keys: [keyOf(ends[0]), keyOf(ends[1])], used: false };
		for (const key of link.keys) meeting.set(key, [...(meeting.get(key) ?? []), link]);
		return link;
	});
	const walk = (from: string, start: Link): Point[] => {
		const line: Point[] = [];
		let key = from;
		for (let link: Link | undefined = start; link;) {
			link.used = true;
			const forward = link.keys[0] === key;
			const [a, b] = forward ? link.ends : [link.ends[1], link.ends[0]];
			if (line.length === 0) line.push(a);
			line.push(b);
			key = link.keys[forward ? 1 : 0];
			const here: readonly Link[] = meeting.get(key) ?? [];
			link = here.length === 2 || here.length > 3 ? here.find(({ used }) => !used) : undefined;
		}
		return line;
	};
	const chains: Chain[] = [];
	for (const [key, here] of meeting)
		if (here.length !== 2)
			for (const link of here)
				if (!link.used) chains.push({ line: walk(key, link), closed: false });
	for (const link of links)
		if (!link.used) chains.push({ line: walk(link.keys[0], link).slice(0, -1), closed: true });
	return chains;
}
