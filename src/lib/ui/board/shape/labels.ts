import type { HexId, MapHex } from '../model.ts';
import type { Box, Point } from './field.ts';
import type { Level } from './ground.ts';

/** A name on the map, the middle of its last base line in pixels. */
export interface Label {
	readonly hex: HexId;
	readonly text: string;
	readonly lines: readonly string[];
	readonly x: number;
	readonly y: number;
	readonly size: LabelSize;
}
/** City, town, village: by the letters, not by the rank. */
export type LabelSize = 'l' | 'm' | 's';

/** A hex whose place may be named on the map. */
export interface Named {
	readonly hex: MapHex;
	/** The middle of its hex in pixels. */
	readonly at: Point;
	/** Does a counter lie there? */
	readonly busy: boolean;
	/** Is there nothing else, not even a number, so that the name may stand in its middle? */
	readonly clear?: boolean;
}

/** Letters in pixels, and how wide one is on average: letters that are narrow or wide count apart. */
const FONTS: Readonly<Record<LabelSize, { readonly px: number; readonly em: number }>> = {
	l: { px: 17, em: 0.56 },
	m: { px: 14, em: 0.575 },
	s: { px: 12, em: 0.52 }
};
/** On the whole map names are a little smaller. */
const WHOLE: Readonly<Record<LabelSize, { readonly px: number; readonly em: number }>> = {
	l: { px: 13, em: 0.575 },
	m: { px: 13, em: 0.575 },
	s: { px: 12, em: 0.52 }
};
/** The size of the letters of a label, in pixels. */
export const fontOf = (size: LabelSize, level: Level): number =>
	(level === 'S' ? WHOLE : FONTS)[size].px;

/** From one line of a name to the next. */
export const lineOf = (size: LabelSize, level: Level): number => fontOf(size, level) * 1.05;

/** A name in two lines as nearly alike as can be, or in one where it has no gap. */
const broken = (text: string): readonly string[] => {
	const gaps = [...text.matchAll(/ /g)].map(({ index }) => index);
	const [middle, ...others] = gaps;
	if (middle === undefined) return [text];
	const uneven = (at: number): number => Math.abs(text.length - 1 - 2 * at);
	const at = others.reduce((best, gap) => (uneven(gap) < uneven(best) ? gap : best), middle);
	return [text.slice(0, at), text.slice(at + 1)];
};

const NARROW = /[ fijlrt.,'’Iıі]/g;
const WIDE = /[mwMWжшщюфыЖШЩЮФЫ]/g;
/** How wide a name will be, in pixels; rather too wide than too narrow. */
export function widthOf(text: string, size: LabelSize, level: Level): number {
	const { px, em } = (level === 'S' ? WHOLE : FONTS)[size];
	const narrow = text.match(NARROW)?.length ?? 0;
	const wide = text.match(WIDE)?.length ?? 0;
	return (text.length - narrow * 0.4 + wide * 0.5) * px * em + 2;
}

const RANKS = { city: 0, town: 1, village: 3, site: 4 } as const;
/** Places of victory come first, then by rank; where all is equal, as on the map. */
const rankOf = ({ place, station }: MapHex): number =>
	!place
		? 9
		: place.victory
			? -1 + RANKS[place.rank] / 10
			: RANKS[place.rank] - (station ? 0.5 : 0);

const sizeOf = ({ place }: MapHex, level: Level): LabelSize => {
	if (place?.rank === 'city') return level === 'S' ? 'm' : 'l';
	if (place?.victory || (place?.rank === 'town' && level !== 'S')) return 'm';
	return 's';
};

/** How far letters reach over and under their base line, in their size. */
const [ABOVE_LINE, BELOW_LINE] = [0.76, 0.24];
/** What a counter takes besides its own height, in pixels. */
export const COUNTER = 3;

/** On the whole map: under a place, over it, beside it, then at its corners. */
function spotsOnWhole([x, y]: Point, far: number, half: number, px: number): Point[] {
	const beside = far + half;
	return [
		[x, y + far + px * 0.8],
		[x, y - far],
		...[1, -1].map((side): Point => [x + side * beside, y + px * 0.36]),
		...[1, -1].flatMap((side): Point[] => [
			[x + side * beside, y + px * 0.95],
			[x + side * beside, y - px * 0.25]
		]),
		...[1, -1].flatMap((side): Point[] => [
			[x + side * half * 0.7, y + far + px * 0.8],
			[x + side * half * 0.7, y - far]
		]),
		[x, y + far + px * 1.5],
		[x, y - far - px * 0.7]
	];
}

/** On the edge between a counter and the next, under it and over it: what is known by its name alone keeps it there. */
function spotsOnEdge([x, y]: Point, height: number, half: number, px: number): Point[] {
	const edge = height * 0.35 + 1;
	const over = Math.max(height * 0.12, half - height * 0.55);
	return [0, -over, over].flatMap((aside): Point[] => [
		[x + aside, y + edge + px * ABOVE_LINE],
		[x + aside, y - edge - px * BELOW_LINE]
	]);
}

/** Where a name may stand: its middle and base line, best first. */
function spots(
	{ at, busy, clear, hex }: Named,
	size: LabelSize,
	width: number,
	height: number,
	level: Level
): Point[] {
	const px = fontOf(size, level);
	const half = width / 2;
	if (level === 'S') return spotsOnWhole(at, busy ? 8 : 6, half, px);
	if (busy && hex.unnumbered) return spotsOnEdge(at, height, half, px);
	const [x, y] = at;
	/** Beside a counter, clear of it however small the hex; under and over it, too, short of the numbers there. */
	const far = busy ? Math.max(height * 0.4, height * 0.35 + 5) : height * 0.26;
	const clearOf = height * 0.35 + COUNTER;
	const corners = [-0.5, 0.62, -0.85].flatMap((up) =>
		[1, -1].map((side): Point => [x + side * (height * 0.42 + half), y + up * height])
	);
	return [
		...(clear ? [[x, y + px * 0.36] as const] : []),
		[x, y + (busy ? clearOf + px * ABOVE_LINE : height * 0.36 + 2)],
		[x, y - (busy ? clearOf + px * BELOW_LINE : height * 0.26)],
		[x + far + half, y + 5],
		[x - far - half, y + 5],
		...(size === 's' ? [] : corners)
	];
}

const boxOf = ([x, y]: Point, width: number, px: number, above: number): Box => [
	x - width / 2 - 1,
	y - px * ABOVE_LINE - above,
	x + width / 2 + 1,
	y + px * BELOW_LINE
];
const apart = (a: Box, b: Box, by = 0): boolean =>
	a[0] >= b[2] + by || a[2] <= b[0] - by || a[1] >= b[3] + by || a[3] <= b[1] - by;
const within = (a: Box, b: Box): boolean =>
	a[0] >= b[0] && a[1] >= b[1] && a[2] <= b[2] && a[3] <= b[3];

/** Does a name lie in its hex, so that it is read as no other's? */
const isIn = ([left, top, right, bottom]: Box, [x, y]: Point, height: number): boolean =>
	Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y) < height / 2;

interface Spot {
	readonly box: Box;
	/** The name as it stands here: the same for whoever draws it again. */
	readonly label: Label;
}
const NOTHING: Box = [Infinity, Infinity, -Infinity, -Infinity];
const joined = ([left, top, right, bottom]: Box, { box }: Spot): Box => [
	Math.min(left, box[0]),
	Math.min(top, box[1]),
	Math.max(right, box[2]),
	Math.max(bottom, box[3])
];
const overlap = (a: Box, b: Box): number =>
	Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) *
	Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));
/** How much of these a spot covers. */
const covered = ({ box }: Spot, taken: readonly Box[]): number =>
	taken.reduce((sum, other) => sum + overlap(box, other), 0);
const areaOf = ({ box }: Spot): number => overlap(box, box);
/** Where everything is taken: the spot that covers least. */
const leastOver = (open: readonly Spot[], taken: readonly Box[]): Spot | undefined =>
	open.reduce<Spot | undefined>(
		(best, spot) => (best && covered(best, taken) <= covered(spot, taken) ? best : spot),
		undefined
	);

/** What names need to find room. */
export interface LabelsAsked {
	readonly places: readonly Named[];
	/** The height of a hex in pixels. */
	readonly height: number;
	readonly level: Level;
	readonly widthOf: (text: string, size: LabelSize, level: Level) => number;
	/** Counters and whatever else no name but a town's may touch. */
	readonly taken: readonly Box[];
	/** What not even a town's may, but that of a place which is known by nothing else. */
	readonly points?: readonly Box[];
	/** What a name leaves free if it can, such as the front. */
	readonly rather: readonly Box[];
	/** The paper of a place, which its name does not leave. */
	readonly paperOf: (hex: HexId) => Box;
	/** Where names can stand, as it was found before: it stays so while only what is taken changes. */
	readonly known?: KnownRooms;
}

/** All spots that the paper and its hex leave a name. */
interface Room {
	readonly open: readonly Spot[];
	/** What they cover together. */
	readonly about: Box;
}
interface KnownRoom extends Room {
	readonly named: Named;
	readonly height: number;
	readonly paper: Box;
}
/** By hex, where its name can stand, and for which map that was found. */
export type KnownRooms = Map<HexId, KnownRoom>;

const sameBox = (one: Box, other: Box): boolean => one.every((value, at) => value === other[at]);
function roomOf(named: Named, { height, level, paperOf, ...say }: LabelsAsked): Room {
	const paper = paperOf(named.hex.id);
	const text = named.hex.place?.name ?? '';
	const size = sizeOf(named.hex, level);
	const px = fontOf(size, level);
	const breaks = named.hex.unnumbered && level !== 'S' && say.widthOf(text, size, level) > height;
	const open: Spot[] = [];
	for (const lines of breaks ? [...(named.clear ? [] : [[text]]), broken(text)] : [[text]]) {
		const width = Math.max(...lines.map((line) => say.widthOf(line, size, level)));
		const above = (lines.length - 1) * lineOf(size, level);
		for (const [x, y] of spots(named, size, width, height, level)) {
			// A name that has to stay in its hex gives way to the edge of the paper.
			const onPaper = named.hex.unnumbered
				? Math.max(paper[0] + width / 2 + 1, Math.min(paper[2] - width / 2 - 1, x))
				: x;
			const down = named.busy ? Number(y > named.at[1]) : 0.5;
			const at: Point = [onPaper, y + above * down];
			const box = boxOf(at, width, px, above);
			const reads = !named.hex.unnumbered || named.busy || isIn(box, named.at, height);
			if (within(box, paper) && reads)
				open.push({ box, label: { hex: named.hex.id, text, lines, x: at[0], y: at[1], size } });
		}
	}
	return { open, about: open.reduce(joined, NOTHING) };
}

/** The same, or as it was found for a map of the same size. */
function knownRoom(named: Named, asked: LabelsAsked): Room {
	const { height, known } = asked;
	const { id } = named.hex;
	const paper = asked.paperOf(id);
	const before = known?.get(id);
	if (
		before?.height === height &&
		before.named.hex === named.hex &&
		before.named.busy === named.busy &&
		before.named.clear === named.clear &&
		sameBox(before.paper, paper)
	)
		return before;
	const room = roomOf(named, asked);
	known?.set(id, { ...room, named, height, paper });
	return room;
}

/** On the whole map, a name without victory wants this much room around it, and there are no more of them than this. */
const ROOM = 14;
const FEW = 7;

/** Is it left out where it finds no room? */
const isModest = (hex: MapHex, level: Level): boolean =>
	level === 'S' ? rankOf(hex) > 0 : !hex.unnumbered && sizeOf(hex, level) === 's';

/**
 * Where a name stands beside those that stand already (`names`), and how much of counters it covers: where it covers
 * nothing, else what it would rather leave free; one that is not modest, where it covers least; one that a place is known
 * by alone may touch other names.
 */
function spotFor(
	named: Named,
	names: readonly Box[],
	asked: LabelsAsked
): (Spot & { readonly over: number }) | undefined {
	const { level, rather, points = [] } = asked;
	const { unnumbered } = named.hex;
	const { open, about } = knownRoom(named, asked);
	const modest = isModest(named.hex, level);
	const room = modest && level === 'S' ? ROOM : 0;
	// Of all that is taken, only what lies around the place can be in the way.
	const beside = asked.taken.filter((other) => !apart(about, other));
	const written = unnumbered ? names : [...points, ...names];
	const near = written.filter((other) => !apart(about, other, room));
	const clears = ({ box }: Spot, others: readonly Box[], by?: number): boolean =>
		others.every((other) => apart(box, other, by));
	const isFree = (spot: Spot): boolean => clears(spot, beside) && clears(spot, near, room);
	const best =
		open.find((spot) => isFree(spot) && clears(spot, rather)) ??
		(room > 0 ? undefined : leastOver(open.filter(isFree), rather)) ??
		(modest
			? undefined
			: leastOver(
					open.filter((spot) => covered(spot, near) <= (unnumbered ? areaOf(spot) / 8 : 0)),
					[...near, ...beside, ...rather]
				));
	if (!best) return undefined;
	const over = covered(best, beside);
	// Whoever moves looks at counters and points: there a name touches, and covers nothing.
	const most = areaOf(best) / (unnumbered ? 3 : 8);
	return points.length > 0 && over > most ? undefined : { ...best, over };
}

/** The names, those with the middle of their hex to themselves first (1) or last (-1), and what they cover of counters. */
function laid(asked: LabelsAsked, order: 1 | -1): { labels: Label[]; over: number } {
	const { places, level } = asked;
	const labels: Label[] = [];
	const names: Box[] = [];
	let [few, over] = [0, 0];
	const inOrder = places
		.filter(({ hex }) => hex.place)
		// A name that has no place but the middle of its hex comes before those that find another.
		.sort(
			(one, other) =>
				rankOf(one.hex) - rankOf(other.hex) || order * (Number(!one.clear) - Number(!other.clear))
		);
	for (const named of inOrder) {
		const modest = isModest(named.hex, level);
		if (modest && level === 'S' && few >= FEW) break;
		const spot = spotFor(named, names, asked);
		if (!spot) continue;
		few += Number(modest);
		over += spot.over;
		names.push(spot.box);
		labels.push(spot.label);
	}
	return { labels, over };
}

/**
 * Names look for room: below their place, above, right, left, then the corners; never over a counter or another name.
 * A village that finds none is left out; a town (on the whole map, a place of victory) at worst touches a counter, and is
 * left out only where each of its spots lies on another name or on points in reach, or while somebody moves on a counter.
 * What is known by its name alone and would cover a counter may have an empty neighbour make room for it.
 */
export function labelled(asked: LabelsAsked): Label[] {
	const usual = laid(asked, 1);
	const other = usual.over > 0 ? laid(asked, -1) : usual;
	const all = usual.labels.every(({ hex }) => other.labels.some((one) => one.hex === hex));
	return (all && other.over < usual.over ? other : usual).labels;
}
