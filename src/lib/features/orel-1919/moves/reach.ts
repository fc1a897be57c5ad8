import { distance, type Hex } from '#lib/kernel/hex/hex.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	hexIndex,
	inPoints,
	nameOf,
	QUARTERS,
	type Command,
	type Goal,
	type Mode,
	type OrelEngine,
	type State,
	type Step,
	type UnitId,
	type Way
} from '#lib/rules/orel-1919/index.ts';
import { arriving, goalsOf, thenSaid } from '#lib/features/board/slowest.ts';
import type { Reach, WayTo } from '#lib/features/board/face.ts';
import { trial } from '#lib/features/board/trial.ts';
import { costsOf } from '../costs.ts';
import { beyond, endsAfter, joinsFirst, once, plainFirst, whyNotEnd } from '../ends.ts';
import { words } from '../words/en/board.ts';

/** 7.1.6 What is left, in points; along rails, which cost nothing, there are none to count. */
export const leftIn = (left: number, free = ''): string =>
	left < Infinity ? inPoints(left) : free;
export const FREE = '·';

/** 7.4 A unit that is to come in: the hexes by which it may. */
const arrival = (
	engine: OrelEngine,
	state: State,
	unit: UnitId,
	commands: readonly Command[]
): Reach<Command> => {
	const answer = { key: 'enter', label: say(words.enterHere), hint: say(words.thenItMovesOn) };
	const by = new Map(
		commands.flatMap((command) =>
			command.type === 'enter' && command.unit === unit
				? [[command.hex, { ...answer, command }] as const]
				: []
		)
	);
	return {
		...arriving<Command>(by),
		bound: by.size === 0 ? engine.reach(state, unit).bound : null,
		why: (hex) => {
			const enters = engine.decide(state, { type: 'enter', unit, hex });
			return enters.ok ? undefined : enters.refusal;
		}
	};
};

/** 7.1 Of hexes in reach, the one nearest to another; undefined where that is no nearer than now. */
export const nearest = (
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

export const hexOf = (state: State, unit: UnitId | undefined): Hex | null =>
	state.units.find(({ id }) => id === unit)?.hex ?? null;

/** 7.1.4 Has it a mode, and too little left for Combat mode? */
export const unformed = ({ left, modes }: Pick<Goal, 'left' | 'modes'>): boolean =>
	left < QUARTERS && modes.includes('march');

/** 5.2, 8.2.2 What a way brings about: who has supply then, or is in command, and who no longer. */
const broughtBy = ({ supply, command }: ReturnType<OrelEngine['ahead']['afterMove']>) =>
	thenSaid(nameOf, [
		[supply, false, '8.2.2', words.thenWithoutSupplyUnits],
		[supply, true, '8.2.2', words.thenInSupplyUnits],
		[command, false, '5.2', words.thenOutOfCommandUnits],
		[command, true, '5.2', words.thenInCommandUnits]
	]);

/** 7.1.3 A unit has begun its move, and nobody in its hex is to cover it. */
export const barely = (engine: OrelEngine, state: State, unit: UnitId): State =>
	engine.evolve(state, { type: 'unitPicked', unit, bare: true });

/**
 * 7.1 Where a unit gets to, by which ways, and what it may do there; `urge`: why it has to move now; `bare`: nobody in its
 * hex is to cover it (7.1.3).
 */
export const reachOf = (
	engine: OrelEngine,
	state: State,
	unit: UnitId,
	commands: readonly Command[],
	urge?: Phrase,
	bare = false
): Reach<Command> => {
	if (state.units.some(({ id, fate }) => id === unit && fate === 'due'))
		return { ...arrival(engine, state, unit, commands), hint: urge };
	const range = engine.reach(bare ? barely(engine, state, unit) : state, unit);
	const begins: readonly Step[] =
		state.moving?.unit === unit ? [] : [{ type: 'pick', unit, ...(bare && { bare }) }];
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
			...broughtBy(engine.ahead.afterMove(state, unit, way))
		]);
		return {
			label: bare ? say(words.nobodyStaysToCoverIt) : undefined,
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
	/** 7.1.3 The same way for more, so that none of those who would cover it in its hex has to stay. */
	const uncovered = (hex: Hex, goal: Goal): readonly WayTo<Command>[] => {
		const held = range.covers(goal.way).some((by) => by.stay && by.hex === start);
		if (!held || begins.length === 0) return [];
		const way = reachOf(engine, state, unit, commands, urge, true).way?.(hex);
		return way ? [way] : [];
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
					.map((other) => wayTo(hex, other, whole - other.spent, goal.modes, true)),
				...uncovered(hex, goal)
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
