import type { Refusal } from '#lib/kernel/game/engine.ts';
import { isDistrict } from '../../scenarios/board.ts';
import { enemyOf } from '../../types.ts';
import { controls } from '../changes.ts';
import { evolve } from '../facts.ts';
import { indexOf, unitOf, type Game } from '../game.ts';
import { fieldOf, inZoc } from '../map/field.ts';
import type { Place, State, Unit, UnitId } from '../state.ts';
import { boundOf } from './bars.ts';
import { destinationsOf } from './going.ts';
import { allowanceOf, destinations, moverOn, type Destinations, type Way } from './reach.ts';
import { stepsOf, type Step } from './steps.ts';
import { enough, farFrom, whyNot } from './why.ts';

/** 7.1 A place that a unit can get to. */
export interface Goal {
	/** The MP that are left there, in halves. */
	readonly left: number;
	readonly way: Way;
}

/** 7.1 What a unit can do with every place, before anything is chosen. */
export interface Range {
	/** Why it does not move at all; null where it may. */
	readonly bound: Refusal | null;
	readonly goals: readonly Place[];
	/** A place that it can get to; undefined for any other. */
	readonly goal: (hex: Place) => Goal | undefined;
	/** Other ways to such a place that touch other ZOC, or pass other towns, districts and works of the enemy. */
	readonly others: (hex: Place) => readonly Way[];
	/** What each step of such a way costs, and why. */
	readonly steps: (way: Way) => readonly Step[];
	/** The way to a place for which it has too little; undefined where that is not what keeps it away. */
	readonly far: (hex: Place) => Way | undefined;
	/** Why it does not get to a place; undefined where it does. */
	readonly why: (hex: Place) => Refusal | undefined;
}

const NOWHERE_AT_ALL = {
	goals: [],
	goal: () => undefined,
	others: () => [],
	far: () => undefined,
	steps: () => []
} as const;

/** 7.3, 16.2 The enemy ZOC that a way touches, and what it takes from the other side in passing. */
const touched = (game: Game, state: State, unit: Unit, path: readonly Place[]): string => {
	const field = fieldOf(game, state);
	const met = path.filter((at) => {
		const place = indexOf(game, at);
		const worth =
			game.board.settlement[place] !== null ||
			isDistrict(game.board, place) ||
			state.entrenchments.includes(at);
		return (
			(worth && !controls(game, state, unit.player, at)) ||
			inZoc(field[enemyOf(unit.player)], place)
		);
	});
	return [...new Set(met)].sort().join();
};

/** How much more another way may cost, in half MP. */
const DETOUR = 8;
/** How many steps longer it may be. */
const LONGER = 2;

/** 7.1 Where a unit can get to, by which ways, and why nowhere else; `together`: who goes along and ends there, too (7.2). */
export const rangeOf = (
	game: Game,
	state: State,
	id: UnitId,
	together: readonly UnitId[] = []
): Range => {
	const unit = unitOf(game, state, id);
	const bound = boundOf(game, state, unit);
	if (bound) return { ...NOWHERE_AT_ALL, bound, why: () => bound };
	const along = together.filter((one) => one !== id).map((one) => unitOf(game, state, one));
	const ends =
		along.length > 0 ? destinations(game, state, unit, along) : destinationsOf(game, state, id);
	const { places } = ends;
	const all = allowanceOf(game, state, unit);
	const goal = (hex: Place): Goal | undefined => {
		const way = ends.way(hex);
		if (!way) return undefined;
		return { left: Math.max(0, all - way.spent), way };
	};
	const others = (hex: Place): readonly Way[] => {
		const best = ends.way(hex);
		if (!best || best.path.length < 2 || all === 0) return [];
		const ways = new Map<string, Way>([[touched(game, state, unit, best.path), best]]);
		for (const by of places) {
			const first = by === hex ? undefined : ends.way(by);
			if (!first || first.spent > best.spent + DETOUR) continue;
			const then = evolve(game, state, { type: 'moved', unit: id, ...first });
			const second = destinationsOf(game, then, id).way(hex);
			if (!second || second.path.includes(by)) continue;
			const path = [...first.path, ...second.path];
			if (path.includes(unit.at ?? '') || new Set(path).size < path.length) continue;
			if (path.length > best.path.length + LONGER) continue;
			const name = touched(game, state, unit, path);
			const known = ways.get(name);
			if (known && (known.spent <= second.spent || known === best)) continue;
			const whole = ends.way(hex, path);
			if (whole && whole.spent <= best.spent + DETOUR) ways.set(name, whole);
		}
		return [...ways.values()].filter((way) => way !== best);
	};
	const mover = moverOn(game, state, unit, along);
	const there = new Set(places);
	let reason: ((hex: Place) => Refusal) | undefined;
	const why = (hex: Place): Refusal | undefined =>
		there.has(hex) ? undefined : (reason ??= whyNot(mover))(hex);
	let beyond: Destinations | undefined;
	return {
		bound: null,
		goals: places,
		goal,
		others,
		// Nothing else that keeps it away counts anything.
		far: (hex) => (why(hex)?.why.values?.['mp'] ? (beyond ??= farFrom(mover)).way(hex) : undefined),
		steps: (way) => stepsOf(way.spent > all ? enough(mover) : mover, way),
		why
	};
};
