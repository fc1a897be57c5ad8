import { ask, type Call, type Draw, type Throw } from '#lib/kernel/dice/draw.ts';

/** A roll that may follow; `sure` if every outcome leads to it. */
export interface Ahead {
	readonly call: Call;
	readonly sure: boolean;
}

/** How many answers are tried for the first, second ... roll from here on. */
const TRIED = [13, 5, 3, 2] as const;

/** Possible answers to a throw, spread over its range and including both ends. */
const answers = (call: Call, most: number): readonly number[] => {
	const least = call.kind === 'pool' ? 0 : call.dice;
	const greatest = call.kind === 'pool' ? call.dice : call.dice * call.sides;
	const steps = Math.min(most, greatest - least + 1);
	return Array.from({ length: steps }, (_, at) =>
		steps === 1 ? least : least + Math.round((at * (greatest - least)) / (steps - 1))
	);
};

/**
 * The rolls that may follow the one due now, each kind once, in the order in which they come up. They are found by
 * trying answers, so a rare one may be missing.
 */
export const rollsAhead = (draw: Draw<unknown>, fallen: readonly Throw[]): readonly Ahead[] => {
	const found = new Map<string, { call: Call; ways: Set<number>; latest: number }>();
	let ways = 0;
	const end = (passed: readonly string[]): void => {
		for (const label of passed) found.get(label)?.ways.add(ways);
		ways += 1;
	};
	const walk = (throws: readonly Throw[], depth: number, passed: readonly string[]): void => {
		const asked = ask(draw, throws);
		if (asked.state === 'misfit') return;
		if (asked.state === 'done') return end(passed);
		const { call } = asked;
		const here = depth > 0 ? [...passed, call.label] : passed;
		if (depth > 0) {
			const known = found.get(call.label) ?? { call, ways: new Set(), latest: 0 };
			found.set(call.label, { ...known, latest: Math.max(known.latest, depth) });
		}
		const most = TRIED[depth];
		if (most === undefined) return end(here);
		for (const count of answers(call, most))
			walk([...throws, { call, faces: null, count, by: 'app' }], depth + 1, here);
	};
	walk(fallen, 0, []);
	return [...found.values()]
		.sort((a, b) => a.latest - b.latest)
		.map(({ call, ways: led }) => ({ call, sure: led.size === ways }));
};
