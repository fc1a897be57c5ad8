import { count, say } from '#lib/kernel/phrase.ts';
import type { Hex } from '#lib/kernel/hex/hex.ts';
import { same } from '#lib/kernel/same.ts';
import {
	fits,
	inPoints,
	placeOf,
	QUARTERS,
	type Command,
	type Ending,
	type OrelEngine,
	type State,
	type UnitId
} from '#lib/rules/orel-1919/index.ts';
import type { Answer } from '#lib/features/board/ask.ts';
import { slowestOf, whyNotAll } from '#lib/features/board/slowest.ts';
import type { Reach, WhyNot } from '#lib/features/board/face.ts';
import { trial } from '#lib/features/board/trial.ts';
import { costsOf } from '../costs.ts';
import { attacksAfter, beyond, once } from '../ends.ts';
import { words } from '../words/en/board.ts';
import { barely, FREE, hexOf, leftIn, nearest, unformed } from './reach.ts';

/** 7.1.3 Why the last of a stack stays once the others have gone to this hex: it covers them. */
const lastBound = (
	engine: OrelEngine,
	state: State,
	units: readonly UnitId[],
	hex: Hex,
	bare: boolean
): WhyNot | null => {
	const unit = units.at(-1) ?? '';
	const gone = engine.orders.move(state, { units: units.slice(0, -1), hex, bare, end: 'march' });
	const then = gone.ok ? trial(engine, state, [gone.order]) : gone;
	const bound = then.ok ? engine.reach(then.state, unit).bound : null;
	return bound && { ...bound, unit };
};

/**
 * 7.1 Where units of one stack get to together: what the slowest has left; each goes its own cheapest way. `bare`: nobody
 * covers them (7.1.3), which is so where the last of them would otherwise have to stay.
 */
export const togetherFrom = (
	engine: OrelEngine,
	state: State,
	units: readonly UnitId[],
	bare = false
): Reach<Command> => {
	const ranges = units.map((unit) =>
		engine.reach(bare ? barely(engine, state, unit) : state, unit)
	);
	const game = engine.game(state);
	const places = units.map((unit) => placeOf(game, unit));
	const reached = slowestOf(ranges);
	const slowest = new Map([...reached].filter(([hex]) => fits(game, state, hex, places)));
	const order = (hex: Hex | undefined, end: Ending) =>
		engine.orders.move(state, { units, ...(hex === undefined ? {} : { hex, bare }), end });
	const tried = (hex?: Hex) =>
		(['combat', 'march'] as const).map((end) => ({ end, built: order(hex, end) }));
	/** 7.1.4 Vehicles have no mode, and whoever does not move keeps his. */
	const marches = (order: Command): boolean => {
		const then = trial(engine, state, [order]);
		return (
			then.ok && then.state.units.some(({ id, mode }) => units.includes(id) && mode === 'march')
		);
	};
	const ends = (hex?: Hex, left = QUARTERS): readonly Answer<Command>[] =>
		tried(hex).flatMap(({ end, built }, _, [, plain]) =>
			built.ok && (end === 'march' || !same(built, plain?.built))
				? [
						{
							key: end,
							label: say(
								end === 'combat'
									? words.endInCombatMode
									: marches(built.order)
										? words.endInMarchMode
										: words.endTheirMove
							),
							hint: built.dice
								? say(words.diceDecide)
								: end === 'combat'
									? count(1, words.costsNPoints)
									: say(words.costsNothing),
							...(end === 'combat' && hex !== undefined && { left: inPoints(left - QUARTERS) }),
							command: built.order
						}
					]
				: []
		);
	/** 7.2 Attacks from there, as the first of them would declare them for all; each with the rule in its way, if any. */
	const attacksFrom = (hex?: Hex) =>
		attacksAfter(engine, state, units, hex).map(({ attack, ...answer }) => ({
			answer,
			built: order(hex, attack)
		}));
	const declared = (attacks: ReturnType<typeof attacksFrom>): readonly Answer<Command>[] =>
		attacks.flatMap(({ answer, built }) =>
			built.ok && !built.dice ? { ...answer, command: built.order } : []
		);
	const here = once(() => [...ends(), ...declared(attacksFrom())]);
	const stays = ranges.find((range) => range.bound)?.bound;
	const bound = stays ?? lastBound(engine, state, units, [...slowest.keys()][0] ?? '', bare);
	if (bound && !stays && !bare) return togetherFrom(engine, state, units, true);
	if (bound) slowest.clear();
	return {
		bound,
		left: new Map([...slowest].map(([hex, { goal }]) => [hex, leftIn(goal.left, FREE)])),
		ways: (hex) => {
			const way = slowest.get(hex);
			const ended = way ? ends(hex, way.goal.left) : [];
			if (!way || ended.length === 0) return [];
			const attacks = attacksFrom(hex);
			return [
				{
					path: way.goal.way.path,
					...costsOf(engine.game(state), way.range, way.goal.way),
					spent: inPoints(way.goal.way.spent),
					of: inPoints(way.goal.way.spent + way.goal.left),
					left: leftIn(way.goal.left),
					ends: [...ended, ...declared(attacks)],
					beyond: [
						...(beyond(engine, state, units[0] ?? '', [], unformed(way.goal)) ?? []),
						...attacks.flatMap(({ answer: { label }, built }) =>
							built.ok ? [] : { label, hint: built.refusal.why, rule: built.refusal.rule }
						)
					]
				}
			];
		},
		why: (hex) => {
			const far = bound ?? whyNotAll(units, ranges, hex);
			if (far) return far;
			if (reached.has(hex) && !slowest.has(hex))
				return { rule: '7.1.2', why: say(words.noRoomForAll) };
			return tried(hex)
				.flatMap(({ built }) => (built.ok ? [] : built.refusal))
				.at(-1);
		},
		asFar: (hex) =>
			nearest(
				engine,
				state,
				hexOf(state, units[0]),
				hex,
				new Map([...slowest].map(([to, { goal }]) => [to, goal.left]))
			),
		get here() {
			return here();
		}
	};
};
