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

/** Nodes in the order of their cost: one list for each cost up to the budget. */
export const reach = (ways: Ways, starts: number | readonly number[], budget: number): Reach => {
	const cost = new Int16Array(ways.nodes).fill(-1);
	const before = new Int16Array(ways.nodes).fill(-1);
	const reached: number[] = [];
	const settled = new Uint8Array(ways.nodes);
	const stopped = new Uint8Array(ways.nodes);
	const waiting: (number[] | undefined)[] = [];
	const begin = typeof starts === 'number' ? [starts] : starts;
	for (const start of begin) cost[start] = 0;
	waiting[0] = [...begin];
	let at = -1;
	let spent = 0;
	const to: StepTo = (node, step, stop = false) => {
		const sum = spent + step;
		if (sum > budget || settled[node] === 1) return;
		const known = cost[node]!;
		// Of two ways of the same cost the one that need not stop is the better.
		if (known !== -1 && (known < sum || (known === sum && (stop || stopped[node] === 0)))) return;
		cost[node] = sum;
		before[node] = at;
		stopped[node] = stop ? 1 : 0;
		(waiting[sum] ??= []).push(node);
	};
	for (spent = 0; spent < waiting.length; spent++) {
		const level = waiting[spent];
		if (level === undefined) continue;
		for (let next = 0; next < level.length; next++) {
			at = level[next]!;
			if (settled[at] === 1 || cost[at] !== spent) continue;
			settled[at] = 1;
			reached.push(at);
			if (stopped[at] === 0) ways.from(at, spent, to);
		}
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
