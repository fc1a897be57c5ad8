/**
 * One search for movement, supply, command, retreat and rail. What a step costs, where one must stop
 * and what may not be passed is told by the rules of a game; costs are whole numbers (quarters of a
 * movement point).
 */
export interface Ways {
	/** How many nodes there are: hexes, or hexes times the states of a mover. */
	readonly nodes: number;
	/** Calls `to` for every node that may be entered from `at`, after `spent`. */
	readonly from: (at: number, spent: number, to: StepTo) => void;
}

/** A step to a node: its cost, and whether the mover must stop there. */
export type StepTo = (node: number, cost: number, stop?: boolean) => void;

/** Where one can get to. */
export interface Reach {
	/** Cheapest cost to each node, −1 where it cannot be reached. */
	readonly cost: Int16Array;
	/** The node before, −1 at the start. */
	readonly before: Int16Array;
	/** Reached nodes, cheapest first; the start is the first. */
	readonly reached: readonly number[];
}

/** What a search needs while it runs, kept for the next one. */
interface Bench {
	busy: boolean;
	marks: Uint8Array;
	/** Nodes that wait, by cost. */
	readonly levels: number[][];
}
const BENCH: Bench = { busy: false, marks: new Uint8Array(0), levels: [] };

const SETTLED = 1;
const STOPPED = 2;

/** A search from one or more nodes, as far as the budget goes; level by level of cost. */
export const reach = (ways: Ways, starts: number | readonly number[], budget: number): Reach => {
	const bench = BENCH.busy ? { busy: true, marks: new Uint8Array(0), levels: [] } : BENCH;
	bench.busy = true;
	try {
		return search(ways, starts, budget, bench);
	} finally {
		bench.busy = false;
	}
};

const search = (
	{ nodes, from }: Ways,
	starts: number | readonly number[],
	budget: number,
	bench: Bench
): Reach => {
	if (bench.marks.length < nodes) bench.marks = new Uint8Array(nodes);
	else bench.marks.fill(0, 0, nodes);
	const { marks, levels } = bench;
	const cost = new Int16Array(nodes).fill(-1);
	const before = new Int16Array(nodes).fill(-1);
	const reached: number[] = [];
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
		const known = cost[node]!;
		// Of two ways of the same cost the one that need not stop is the better.
		if (known !== -1 && (known < sum || (known === sum && (stop || (mark & STOPPED) === 0))))
			return;
		cost[node] = sum;
		before[node] = at;
		marks[node] = stop ? STOPPED : 0;
		level(sum).push(node);
	};
	const begin = typeof starts === 'number' ? [starts] : starts;
	for (const start of begin) {
		cost[start] = 0;
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
			reached.push(at);
			if ((mark & STOPPED) === 0) from(at, spent, to);
		}
		now.length = 0;
	}
	return { cost, before, reached };
};

/** The nodes from the start to here, both included; empty where it cannot be reached. */
export const routeTo = ({ cost, before }: Reach, node: number): number[] => {
	if ((cost[node] ?? -1) === -1) return [];
	const route = [node];
	for (let at = before[node]!; at !== -1; at = before[at]!) route.unshift(at);
	return route;
};

/** A path to any node that is a goal, at most so long: the shortest one, or nothing. */
export const trace = (
	ways: Ways,
	start: number,
	budget: number,
	goal: (node: number) => boolean
): readonly number[] | undefined => {
	if (goal(start)) return [start];
	const found = reach(ways, start, budget);
	const end = found.reached.find((node) => goal(node));
	return end === undefined ? undefined : routeTo(found, end);
};
