import { reached, type Bench } from '#lib/kernel/hex/paths.ts';
import { NOWHERE, type Board } from '../scenarios/board.ts';
import type { UnitType } from '../types.ts';

/** 4.2, 5.1 What stands in the way of the lines of one side. */
export interface LinesOf {
	/** Is a place in an enemy ZOC that no friendly unit cancels? */
	readonly zoc: (place: number) => boolean;
	/** Do enemies hold it? */
	readonly held: (place: number) => boolean;
	/** The steps whose rail bridges are down. */
	readonly broken: ReadonlySet<number>;
	/** The session's bench, as lines are searched often. */
	readonly bench?: Bench;
}

/** 4.2, 5.1 Does a unit of this kind hold its place against lines? Not an HQ, Trotsky, a fleet or aircraft (WO-38). */
export const stopsLines = (type: UnitType): boolean =>
	type !== 'hq' && type !== 'leader' && type !== 'fleet' && type !== 'air';

/** 4.2 Does a step run along a road, or a railroad that is whole? */
const isLine = (board: Board, step: number, broken: ReadonlySet<number>): boolean =>
	board.road[step] === 1 || (board.rail[step] === 1 && !broken.has(step));

const CLOSED = 0;
const OVER_LAND = 1;
const ALONG = 2;
/** 4.2, 5.1 May a line take a step: along road or railroad, or over no major river, Neva, lake or sea? */
const laneOf = (board: Board, step: number, broken: ReadonlySet<number>): number => {
	if (isLine(board, step, broken)) return ALONG;
	const water = board.water[step];
	return water === null || water === 'river' ? OVER_LAND : CLOSED;
};

/** The same for all steps of a board, as long as the same bridges are down. */
const lanes = new WeakMap<ReadonlySet<number>, Uint8Array>();
const lanesOf = (board: Board, broken: ReadonlySet<number>): Uint8Array => {
	const made =
		lanes.get(broken) ?? Uint8Array.from(board.to, (_, step) => laneOf(board, step, broken));
	lanes.set(broken, made);
	return made;
};

/** 4.2, 5.1 Must a line end where a step leads: dense forest or marsh off the road, or an enemy ZOC? */
const endsAt = (board: Board, { zoc }: LinesOf, place: number, along: boolean): boolean =>
	(!along && board.endsLine[place] === 1) || zoc(place);

/** 4.2 How far a supply line runs off roads and railroads, in hexes, that of the unit included. */
const OFF_THE_LINE = 2;

/**
 * 4.2 Every place with a line of supply from these sources: along roads and railroads without limit, then at most two
 * hexes off them, counted even along roads (WO-38). 1 for each; a unit in an enemy ZOC cancels it in its own hex.
 */
export const suppliedFrom = (
	board: Board,
	sources: readonly number[],
	lines: LinesOf
): Uint8Array => {
	const { places, first, to } = board;
	const size = places.length;
	const supplied = new Uint8Array(size);
	const free = sources.filter((source) => source !== NOWHERE && !lines.held(source));
	for (const source of free) supplied[source] = 1;
	const open = lanesOf(board, lines.broken);
	/** Places that a line runs on from along road or railroad: whoever steps off elsewhere comes no farther than they. */
	const onNet = new Uint8Array(size);
	const found = reached(
		{
			// A place on the net, and the same place off it.
			nodes: size * 2,
			bench: lines.bench,
			from: (node, _, go) => {
				const place = node < size ? node : node - size;
				if (node < size) onNet[place] = 1;
				const end = first[place + 1] ?? 0;
				for (let step = first[place] ?? 0; step < end; step++) {
					const next = to[step] ?? NOWHERE;
					const lane = open[step];
					if (lane === CLOSED || onNet[next] === 1 || lines.held(next)) continue;
					const along = lane === ALONG;
					const on = node < size && along;
					go(on ? next : size + next, on ? 0 : 1, endsAt(board, lines, next, along));
				}
			}
		},
		free.filter((source) => !lines.zoc(source)),
		OFF_THE_LINE
	);
	for (const node of found.nodes) supplied[node < size ? node : node - size] = 1;
	return supplied;
};

/**
 * 5.1 Every place that an HQ commands: within so many steps, each district one (12), over the same barriers as a line
 * of supply. 1 for each; the HQ cancels the ZOC over its own place.
 */
export const commandedFrom = (
	board: Board,
	hq: number,
	radius: number,
	lines: LinesOf
): Uint8Array => {
	const { places, first, to } = board;
	const size = places.length;
	const commanded = new Uint8Array(size);
	if (hq === NOWHERE || radius < 0) return commanded;
	const open = lanesOf(board, lines.broken);
	const found = reached(
		{
			// A place, and the same place where a line ends: a longer one may run on from there.
			nodes: size * 2,
			bench: lines.bench,
			from: (place, _, go) => {
				if (place >= size) return;
				for (let step = first[place] ?? 0; step < (first[place + 1] ?? 0); step++) {
					const next = to[step] ?? NOWHERE;
					const lane = open[step];
					if (lane !== CLOSED && !lines.held(next))
						go(endsAt(board, lines, next, lane === ALONG) ? size + next : next, 1);
				}
			}
		},
		hq,
		radius
	);
	for (const node of found.nodes) commanded[node < size ? node : node - size] = 1;
	return commanded;
};
