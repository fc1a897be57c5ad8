import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { costsTo, newBench, reached, routeIn, type Ways } from '#lib/kernel/hex/paths.ts';

/** Steps as a list: from, to, cost, must stop. */
type Step = readonly [from: number, to: number, cost: number, stop?: boolean];
const ways = (nodes: number, steps: readonly Step[]): Ways => ({
	nodes,
	from: (at, _, to) => {
		for (const [from, node, cost, stop] of steps) if (from === at) to(node, cost, stop);
	}
});
const anySteps = fc.array(
	fc.tuple(
		fc.nat({ max: 7 }),
		fc.nat({ max: 7 }),
		fc.nat({ max: 6 }),
		fc.boolean()
	) as fc.Arbitrary<Step>,
	{ maxLength: 30 }
);

/** The obvious way: every walk, deeper and deeper; a walk that must stop ends. */
const bruteForce = (steps: readonly Step[], budget: number): number[] => {
	const best = new Array<number>(8).fill(-1);
	const walk = (at: number, spent: number, seen: readonly number[], stopped: boolean): void => {
		const known = best[at] ?? -1;
		if (known === -1 || spent < known) best[at] = spent;
		if (stopped) return;
		for (const [from, to, cost, stop] of steps)
			if (from === at && !seen.includes(to) && spent + cost <= budget)
				walk(to, spent + cost, [...seen, to], stop === true);
	};
	walk(0, 0, [0], false);
	return best;
};

describe('one search', () => {
	test('it takes the cheapest way, not the shortest', () => {
		const found = reached(
			ways(3, [
				[0, 2, 9],
				[0, 1, 2],
				[1, 2, 3]
			]),
			0,
			20
		);
		expect(found.nodes).toEqual([0, 1, 2]);
		expect(found.costs[2]).toBe(5);
		expect(routeIn(found, 2)).toEqual([0, 1, 2]);
	});

	test('what costs too much is not reached', () => {
		expect([...costsTo(ways(2, [[0, 1, 5]]), 0, 4)]).toEqual([0, -1]);
		expect(reached(ways(2, [[0, 1, 5]]), 0, 4).nodes).toEqual([0]);
	});

	test('where one must stop, one goes no farther; a way of the same cost without a stop is better', () => {
		expect(
			costsTo(
				ways(3, [
					[0, 1, 1, true],
					[1, 2, 1]
				]),
				0,
				9
			)[2]
		).toBe(-1);
		const free: Step[] = [
			[0, 1, 2, true],
			[0, 2, 1],
			[2, 1, 1],
			[1, 3, 1]
		];
		expect(costsTo(ways(4, free), 0, 9)[3]).toBe(3);
	});

	test('without stops it finds what trying every walk finds', () => {
		fc.assert(
			fc.property(anySteps, fc.nat({ max: 15 }), (steps, budget) => {
				const plain = steps.map(([from, to, cost]): Step => [from, to, cost]);
				expect([...costsTo(ways(8, plain), 0, budget)]).toEqual(bruteForce(plain, budget));
			})
		);
	});

	test('a route costs what it says', () => {
		fc.assert(
			fc.property(anySteps, (steps) => {
				const plain = steps.map(([from, to, cost]): Step => [from, to, cost]);
				const found = reached(ways(8, plain), 0, 20);
				for (const [place, node] of found.nodes.entries()) {
					const route = routeIn(found, place);
					expect([route[0], route.at(-1)]).toEqual([0, node]);
					const cost = route.slice(1).reduce((sum, to, at) => {
						const costs = plain
							.filter(([a, b]) => a === route[at] && b === to)
							.map((one) => one[2]);
						return sum + Math.min(...costs);
					}, 0);
					expect(cost).toBe(found.costs[place]);
				}
			})
		);
	});

	test('as a list it tells the same costs, the cheapest first', () => {
		fc.assert(
			fc.property(anySteps, fc.nat({ max: 20 }), (steps, budget) => {
				const costs = [...costsTo(ways(8, steps), [0, 3], budget)];
				const list = reached(ways(8, steps), [0, 3], budget);
				expect(list.costs).toEqual(list.nodes.map((node) => costs[node]));
				expect(list.costs).toEqual(list.costs.toSorted((a, b) => a - b));
				expect(list.nodes).toHaveLength(costs.filter((cost) => cost >= 0).length);
			})
		);
	});

	test('a search within a search disturbs neither', () => {
		const line: Step[] = [
			[0, 1, 1],
			[1, 2, 1]
		];
		const bench = newBench();
		const plain = { ...ways(3, line), bench };
		const nested: Ways = {
			nodes: 3,
			bench,
			from: (at, spent, to) => {
				expect(reached(plain, 0, 9).costs).toEqual([0, 1, 2]);
				plain.from(at, spent, to);
			}
		};
		expect([...costsTo(nested, 0, 9)]).toEqual([0, 1, 2]);
	});
});
