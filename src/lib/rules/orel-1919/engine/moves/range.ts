import { because, type Refusal } from '#lib/kernel/game/engine.ts';
import { distance, type Hex } from '#lib/kernel/hex/hex.ts';
import { reached } from '#lib/kernel/hex/paths.ts';
import { isTrain, type Mode } from '../../types.ts';
import { evolve } from '../facts.ts';
import { counterOf, hexIndex, placeOf, unitOf, type Game } from '../game.ts';
import { enemyZoc, fieldOf } from '../map/field.ts';
import { controls } from '../map/railroads.ts';
import { hasMode } from '../setup.ts';
import { fresh, type Moving, type State, type Unit, type UnitId } from '../state.ts';
import { whyNotFormUp, whyNotGo, whyNotPick } from './bars.ts';
import { landOf } from './land.ts';
import { coveringAt, leftAfter, moverIn, railWays } from './mover.ts';
import { destinationsOf, farFrom, type Destinations, type Way } from './reach.ts';
import { stepsOf, type Step } from './steps.ts';
import { whyNotByLand, whyNotByRail } from './why.ts';
import { words } from '#lib/rules/orel-1919/words/en/engine-reach.ts';

/** 7.1 A hex that a unit can get to. */
export interface Goal {
	/** The MP that are left there, in quarters. */
	readonly left: number;
	readonly way: Way;
	/** 7.1.4 The modes in which it can end its move there; none for vehicles and depots. */
	readonly modes: readonly Mode[];
}

/** 7.1 What a unit can do with every hex, before anything is chosen. */
export interface Range {
	/** Why it does not move at all; null where it may. */
	readonly bound: Refusal | null;
	/** 9.2.1 Its engine is tried before its first MP is spent. */
	readonly engineFirst: boolean;
	readonly goals: readonly Hex[];
	/** A hex that it can get to; undefined for any other. */
	readonly goal: (hex: Hex) => Goal | undefined;
	/** Other ways to such a hex that touch other ZoC, or take over other railroads. */
	readonly others: (hex: Hex) => readonly Way[];
	/** What each step of such a way costs, and why. */
	readonly steps: (way: Way) => readonly Step[];
	/** 7.1.3 Who covers such a way, hex by hex, and whether the last of them then has to stay. */
	readonly covers: (way: Way) => readonly ReturnType<typeof coveringAt>[];
	/** The way to a hex for which it has too little; undefined where that is not what keeps it away. */
	readonly far: (hex: Hex) => Way | undefined;
	/** Why it does not get to a hex; undefined where it does. */
	readonly why: (hex: Hex) => Refusal | undefined;
}

/** 7, 8.2.3, 9.2.1, 10.2, 7.1.3 What keeps a unit where it is. */
export const boundOf = (game: Game, state: State, unit: Unit): Refusal | null => {
	if (unit.player !== state.player || state.phase !== 'movement')
		return because('7', words.itIsNotItsMovementPhase);
	if (unit.fate === 'due') return because('7.4', words.itIsNotOnTheMapYet);
	if (unit.engine === 'broken') return because('9.2.1', words.itHasBrokenDown);
	const why =
		(state.moving?.unit === unit.id ? undefined : whyNotPick(game, state, unit)) ??
		whyNotGo(game, state, unit);
	if (why) return why;
	if (state.moving?.stopped) return because('7.1.6', words.itHasGoneAlongItsRails);
	return null;
};

const NOWHERE_AT_ALL = {
	goals: [],
	goal: () => undefined,
	others: () => [],
	far: () => undefined,
	steps: () => [],
	covers: () => []
} as const;

/** 7.1.4 The modes that a unit with so much left can end its move in. */
const modesAt = (game: Game, state: State, moving: Moving, left: number): readonly Mode[] => {
	if (!hasMode(game, placeOf(game, moving.unit))) return [];
	if (unitOf(game, state, moving.unit).mode === 'routed') return ['routed'];
	return whyNotFormUp(game, state, moving, left, true) ? ['march'] : ['march', 'combat'];
};

/** 7.1.3, OR-24 The ZoC and the railroads of others that a way touches. */
const touched = (game: Game, state: State, unit: Unit, path: readonly Hex[]): string => {
	const field = fieldOf(game, state);
	const met = path.filter((hex) => {
		const index = hexIndex(game, hex);
		const rail = game.board.railPlace[index] !== -1 && !controls(game, state, unit.player, index);
		return rail || enemyZoc(field, unit.player, index) !== 0;
	});
	return [...new Set(met)].sort().join();
};

/** How many hexes longer another way may be. */
const DETOUR = 2;

/** 7.1 Where a unit can get to, by which ways, and why nowhere else. */
export const rangeOf = (game: Game, state: State, id: UnitId): Range => {
	const unit = unitOf(game, state, id);
	const bound = boundOf(game, state, unit);
	if (bound) return { ...NOWHERE_AT_ALL, bound, engineFirst: false, why: () => bound };
	const { type } = counterOf(game, id);
	const moving = state.moving ?? fresh(id);
	const picked: State = state.moving ? state : { ...state, moving };
	const destinations = destinationsOf(game, picked);
	const { hexes } = destinations;
	const after = (way: Way): State => evolve(game, picked, { type: 'moved', unit: id, ...way });
	const goal = (hex: Hex): Goal | undefined => {
		const way = destinations.way(hex);
		if (!way) return undefined;
		const left = leftAfter(game, moving, way);
		return { left, way, modes: modesAt(game, picked, moving, left) };
	};
	const start = unit.hex ?? '';
	const apart = (one: Hex, two: Hex): number =>
		distance(game.board.grid, hexIndex(game, one), hexIndex(game, two));
	const others = (hex: Hex): readonly Way[] => {
		const best = destinations.way(hex);
		if (!best) return [];
		const ways = new Map<string, Way>([[touched(game, state, unit, best.path), best]]);
		for (const by of hexes) {
			if (by === hex || apart(start, by) + apart(by, hex) > apart(start, hex) + DETOUR) continue;
			const first = destinations.way(by);
			if (!first || first.stopped) continue;
			const second = destinationsOf(game, after(first)).way(hex);
			if (!second) continue;
			const path = [...first.path, ...second.path];
			const name = touched(game, state, unit, path);
			const known = ways.get(name);
			if (known && (known.spent < second.spent || known === best)) continue;
			const whole = destinations.way(hex, path);
			if (whole && (!known || whole.spent < known.spent)) ways.set(name, whole);
		}
		return [...ways.values()].filter((way) => way !== best);
	};
	const mover = moverIn(game, picked, moving);
	let reason: ((hex: Hex) => Refusal) | undefined;
	let beyond: Destinations | undefined;
	const rails = isTrain(type) || type === 'rail-depot';
	const because = (): ((hex: Hex) => Refusal) =>
		rails
			? whyNotByRail(mover, reached(railWays(mover), mover.start, 0).nodes)
			: whyNotByLand(mover, landOf(mover));
	const there = new Set(hexes);
	return {
		bound: null,
		engineFirst: type === 'tank' && unit.engine === 'untried',
		goals: hexes,
		goal,
		others,
		far: (hex) => {
			const way = rails ? undefined : (beyond ??= farFrom(mover)).way(hex);
			return way && leftAfter(game, moving, way) < 0 ? way : undefined;
		},
		steps: (way) => stepsOf(mover, way),
		covers: ({ relied }) => relied.map((hex) => coveringAt(mover, hex)),
		why: (hex) => (there.has(hex) ? undefined : (reason ??= because())(hex))
	};
};
