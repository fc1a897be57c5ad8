import { distance, type Hex } from '#lib/kernel/hex/hex.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { same } from '#lib/kernel/same.ts';
import {
	fits,
	hexIndex,
	inPoints,
	placeOf,
	QUARTERS,
	type Command,
	type Ending,
	type Goal,
	type Mode,
	type OrelEngine,
	type State,
	type Step,
	type UnitId,
	type Way
} from '#lib/rules/orel-1919/index.ts';
import type { Answer } from '#lib/features/board/ask.ts';
import { goalsOf, slowestOf, whyNotAll } from '#lib/features/board/slowest.ts';
import type { Reach, WayTo, WhyNot } from '#lib/features/board/face.ts';
import { trial } from '#lib/features/board/trial.ts';
import { costsOf, thenSaid } from './costs.ts';
import {
	attacksAfter,
	beyond,
	endsAfter,
	joinsFirst,
	once,
	plainFirst,
	whyNotEnd
} from './ends.ts';
import { words } from './words/en/board.ts';

/** 7.1.6 What is left, in points; along rails, which cost nothing, there are none to count. */
const leftIn = (left: number, free = ''): string => (left < Infinity ? inPoints(left) : free);
const FREE = '·';

/** 7.4 A unit that is to come in: the hexes by which it may. */
const arrival = (
	engine: OrelEngine,
	state: State,
	unit: UnitId,
	commands: readonly Command[]
): Reach<Command> => {
	const hexes = commands.flatMap((one) =>
		one.type === 'enter' && one.unit === unit ? [one.hex] : []
	);
	const bound = hexes.length === 0 ? engine.reach(state, unit).bound : null;
	return {
		bound,
		left: new Map(hexes.map((hex) => [hex, '↓'])),
		ways: (hex) =>
			hexes.includes(hex)
				? [
						{
							path: [hex],
							costs: [],
							spent: '0',
							left: '',
							ends: [
								{
									key: 'enter',
									label: say(words.enterHere),
									hint: say(words.thenItMovesOn),
									command: { type: 'enter', unit, hex }
								}
							]
						}
					]
				: [],
		why: (hex) => {
			const enters = engine.decide(state, { type: 'enter', unit, hex });
			return enters.ok ? undefined : enters.refusal;
		},
		asFar: () => undefined,
		here: []
	};
};

/** 7.1 Of hexes in reach, the one nearest to another; undefined where that is no nearer than now. */
const nearest = (
	engine: OrelEngine,
	state: State,
	start: Hex | null,
	to: Hex,
	left: ReadonlyMap<Hex, number>
): Hex | undefined => {
	const game = engine.game(state);
	const apart = (one: Hex | null): number =>
		distance(game.board.grid, hexIndex(game, one), hexIndex(game, to));
	const [near] = [...left.keys()].toSorted(
		(one, two) => apart(one) - apart(two) || (left.get(two) ?? 0) - (left.get(one) ?? 0)
	);
	return near !== undefined && apart(near) < apart(start) ? near : undefined;
};

const hexOf = (state: State, unit: UnitId | undefined): Hex | null =>
	state.units.find(({ id }) => id === unit)?.hex ?? null;

/** 7.1.4 Has it a mode, and too little left for Combat mode? */
const unformed = ({ left, modes }: Pick<Goal, 'left' | 'modes'>): boolean =>
	left < QUARTERS && modes.includes('march');

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
		engine.reach(bare ? engine.evolve(state, { type: 'unitPicked', unit, bare }) : state, unit)
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

/** 7.1 Where a unit gets to, by which ways, and what it may do there; `urge`: why it has to move now. */
export const reachOf = (
	engine: OrelEngine,
	state: State,
	unit: UnitId,
	commands: readonly Command[],
	urge?: Phrase
): Reach<Command> => {
	if (state.units.some(({ id, fate }) => id === unit && fate === 'due'))
		return { ...arrival(engine, state, unit, commands), hint: urge };
	const range = engine.reach(state, unit);
	const begins: readonly Step[] = state.moving?.unit === unit ? [] : [{ type: 'pick', unit }];
	const wayTo = (
		hex: Hex,
		way: Way,
		left: number,
		modes: readonly Mode[],
		by: boolean
	): WayTo<Command> => {
		const steps: readonly Step[] = [
			...begins,
			{ type: 'go', hex, ...(by ? { by: way.path } : {}) }
		];
		const ends = once(() =>
			range.engineFirst ? here() : plainFirst(endsAfter(engine, state, unit, steps))
		);
		const sum = once(() => costsOf(engine.game(state), range, way));
		const notes = once(() => [
			...(sum().notes ?? []),
			...thenSaid(engine.ahead.afterMove(state, unit, way))
		]);
		return {
			path: way.path,
			get costs() {
				return sum().costs;
			},
			get notes() {
				return notes();
			},
			spent: inPoints(way.spent),
			of: inPoints(way.spent + left),
			left: leftIn(left),
			get ends() {
				return ends();
			},
			get beyond() {
				const forms = !state.moving?.marching && unformed({ left, modes });
				return beyond(engine, state, unit, ends(), forms, steps);
			},
			get kept() {
				return ends().length > 0 ? undefined : whyNotEnd(engine, state, steps);
			}
		};
	};
	const start = hexOf(state, unit);
	/** A way that comes through one hex twice is none that anybody wants to be shown. */
	const straight = ({ path }: Way): boolean => new Set([start, ...path]).size > path.length;
	const here = once(() => joinsFirst(endsAfter(engine, state, unit, begins)));
	const goals = goalsOf(range);
	const best = new Map<Hex, WayTo<Command>>();
	const way = (hex: Hex): WayTo<Command> | undefined => {
		const goal = goals.get(hex);
		const found = best.get(hex) ?? (goal && wayTo(hex, goal.way, goal.left, goal.modes, false));
		if (found) best.set(hex, found);
		return found;
	};
	/** 5.3 Where it may stop, if it has to move on and may not everywhere. */
	const stops = once(() => {
		const begun = trial(engine, state, begins);
		const hexes = [...goals.keys()].filter(
			(hex) => begun.ok && !whyNotEnd(engine, begun.state, [{ type: 'go', hex }])
		);
		return hexes.length < goals.size ? hexes : [];
	});
	return {
		bound: range.bound,
		get hint() {
			return (
				urge &&
				say(stops().length > 0 ? words.urgeItMayStopInTheFramedHexes : words.urgeTapAHexToGoThere, {
					urge
				})
			);
		},
		get targets() {
			return urge && stops();
		},
		left: new Map([...goals].map(([hex, { left }]) => [hex, leftIn(left, FREE)])),
		way,
		ways: (hex) => {
			const goal = goals.get(hex);
			const first = way(hex);
			if (!goal || !first) return [];
			const whole = goal.left + goal.way.spent;
			return [
				first,
				...range
					.others(hex)
					.filter(straight)
					.map((other) => wayTo(hex, other, whole - other.spent, goal.modes, true))
			];
		},
		why: range.why,
		far: (hex) => {
			const way = range.far(hex);
			return way && { ...costsOf(engine.game(state), range, way), spent: inPoints(way.spent) };
		},
		asFar: (hex) =>
			nearest(engine, state, start, hex, new Map([...goals].map(([to, { left }]) => [to, left]))),
		get here() {
			return here();
		}
	};
};
