import { neighbourOver, NOWHERE, type HexGrid, type HexIndex } from './hex.ts';

/**
 * One search for movement, supply, command, retreat and rail. The rules of a game tell what a step costs, where one
 * must stop and what may not be passed; costs are whole numbers (quarters of a movement point).
 */
export interface Ways {
	/** How many nodes there are: hexes, or hexes times the states of a mover. */
	readonly nodes: number;
	/** Calls `to` for every node that may be entered from `at`, after `spent`. */
	readonly from: (at: number, spent: number, to: StepTo) => void;
	/** The session's bench, for searches that are made often; without it, each search makes its own. */
	readonly bench?: Bench | undefined;
}

/** A step to a node: its cost, and whether the mover must stop there. */
export type StepTo = (node: number, cost: number, stop?: boolean) => void;

/** Ways from hex to hex over open hexsides (hex × 6 + side), each at the same cost. */
export const overHexsides = (
	grid: HexGrid,
	cost: number,
	open: (to: HexIndex, hexside: number) => boolean = () => true
): Ways => ({
	nodes: grid.size,
	from: (hex, _, to) => {
		for (let side = 0; side < 6; side++) {
			const next = neighbourOver(grid, hex, side);
			if (next !== NOWHERE && open(next, hex * 6 + side)) to(next, cost);
		}
	}
});

/** Where one can get to, as a list. */
export interface Reached {
	/** Cheapest first; the start is the first. */
	readonly nodes: readonly number[];
	/** Cheapest cost to each of them. */
	readonly costs: readonly number[];
	/** The place in this list of the node before each of them, −1 at the start. */
	readonly before: readonly number[];
}

/** What a search needs while it runs, kept by a session for the next search. */
export interface Bench {
	busy: boolean;
	/** By node: `SEEN`, `STOPPED`, `SETTLED`; other notes on a node count only once it has been seen. */
	marks: Uint8Array;
	cost: Int16Array;
	before: Int16Array;
	/** The index of a settled node among those reached. */
	place: Int16Array;
	/** The nodes waiting, by cost. */
	readonly levels: number[][];
}

const room = (nodes: number) => ({
	marks: new Uint8Array(nodes),
	cost: new Int16Array(nodes),
	before: new Int16Array(nodes),
	place: new Int16Array(nodes)
});
/** A bench that grows to fit what is searched on it. */
export const newBench = (): Bench => ({ busy: false, ...room(0), levels: [] });

const SETTLED = 1;
const STOPPED = 2;
const SEEN = 4;

type Starts = number | readonly number[];

/** Searches on the bench if it is free, and reads the result from it. */
const searched = <Found>(
	ways: Ways,
	starts: Starts,
	budget: number,
	read: (nodes: number[], bench: Bench) => Found
): Found => {
	const bench = ways.bench?.busy === false ? ways.bench : newBench();
	if (bench.marks.length < ways.nodes) Object.assign(bench, room(ways.nodes));
	bench.busy = true;
	try {
		return read(search(ways, starts, budget, bench), bench);
	} finally {
		bench.busy = false;
	}
};

/** A search from one or more nodes, as far as the budget goes: what it costs to get to each node, −1 where it cannot be reached. */
export const costsTo = (ways: Ways, starts: Starts, budget: number): Int16Array =>
	searched(ways, starts, budget, (nodes, bench) => {
		const cost = new Int16Array(ways.nodes).fill(-1);
		for (const node of nodes) cost[node] = bench.cost[node]!;
		return cost;
	});

/** The same search: what it reached, as a list. */
export const reached = (ways: Ways, starts: Starts, budget: number): Reached =>
	searched(ways, starts, budget, (nodes, bench) => {
		const costs: number[] = [];
		const before: number[] = [];
		for (const node of nodes) {
			costs.push(bench.cost[node]!);
			const from = bench.before[node]!;
			before.push(from === -1 ? -1 : bench.place[from]!);
		}
		return { nodes, costs, before };
	});

const search = (
	{ nodes, from }: Ways,
	starts: Starts,
	budget: number,
	{ marks, cost, before, place, levels }: Bench
): number[] => {
	marks.fill(0, 0, nodes);
	const found: number[] = [];
	let highest = 0;
	let at = -1;
	let spent = 0;
	const level = (sum: number): number[] => {
		while (levels.length <= sum) levels.push([]);
		if (sum > highest) highest = sum;
		return levels[sum]!;
	};
	const to: StepTo = (node, step, stop = false) => {
		const sum = spent + step;
		const mark = marks[node]!;
		if (sum > budget || (mark & SETTLED) !== 0) return;
		if (mark !== 0) {
			const known = cost[node]!;
			// Of two ways at the same cost, the one without a forced stop is better.
			if (known < sum || (known === sum && (stop || (mark & STOPPED) === 0))) return;
		}
		cost[node] = sum;
		before[node] = at;
		marks[node] = stop ? SEEN | STOPPED : SEEN;
		level(sum).push(node);
	};
	for (const start of typeof starts === 'number' ? [starts] : starts) {
		cost[start] = 0;
		before[start] = -1;
		marks[start] = SEEN;
		level(0).push(start);
	}
	for (; spent <= highest; spent++) {
		const now = levels[spent];
		if (now === undefined) break;
		for (let next = 0; next < now.length; next++) {
			at = now[next]!;
			const mark = marks[at]!;
			if ((mark & SETTLED) !== 0 || cost[at] !== spent) continue;
			marks[at] = mark | SETTLED;
			place[at] = found.length;
			found.push(at);
			if ((mark & STOPPED) === 0) from(at, spent, to);
		}
		now.length = 0;
	}
	return found;
};

/** The nodes from the start to the one at this place of the list, both included. */
export const routeIn = ({ nodes, before }: Reached, place: number): number[] => {
	const route: number[] = [];
	for (let at = place; at !== -1; at = before[at]!) route.unshift(nodes[at]!);
	return route;
};
