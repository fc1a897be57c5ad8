import { reached, routeIn, type Ways } from '#lib/kernel/hex/paths.ts';
import { moverOf } from '../../rules/01-definitions.ts';
import { allowance, intoZoc, paidFor, stepCost } from '../../rules/07-movement/07-1-movement.ts';
import { covers, trainStops } from '../../rules/07-movement/07-3-zones.ts';
import { alongRails, passedOn } from '../../rules/07-movement/07-5-rail.ts';
import { fleetReach } from '../../rules/15-fleets-air.ts';
import { FORBIDDEN, HALVES, isDistrict, NOWHERE, stepBetween } from '../../scenarios/board.ts';
import { enemyOf, type Army, type Player } from '../../types.ts';
import { counterOf, indexOf, nameAt, type Game } from '../game.ts';
import { coverIn, fieldOf, holds, inZoc } from '../map/field.ts';
import { brokenOf, carriesTrain, costsOf } from '../map/supply.ts';
import { roomOf } from '../map/stacking.ts';
import type { Place, State, Unit } from '../state.ts';
import { shutTo, type Shut } from './limits.ts';

/** One place a unit can get to. */
export interface Way {
	readonly path: readonly Place[];
	/** Half MP from the start of its move. */
	readonly spent: number;
	/** 7.3 The places whose units cover it. */
	readonly relied: readonly Place[];
}

/** 7.1 Where a unit can get to; the way to a place is worked out when asked for. */
export interface Destinations {
	readonly places: readonly Place[];
	/** The way that leaves most MP; or the one through just these places. */
	readonly way: (at: Place, by?: readonly Place[]) => Way | undefined;
}

/** A unit on the move, and what the map means to it. */
export interface Mover {
	readonly game: Game;
	readonly state: State;
	readonly unit: Unit;
	readonly player: Player;
	readonly army: Army;
	readonly start: number;
	/** Half MP left. */
	readonly left: number;
	readonly shut: Shut;
	/** 7.2 Those that go along, and stand with it where it ends. */
	readonly along: readonly Unit[];
}

/** 7.1, 7.4, 9.3 All MP of a unit in this sequence, in half MP. */
export const allowanceOf = (game: Game, state: State, unit: Unit): number => {
	const { movement, army } = counterOf(game, unit.id);
	if (typeof movement !== 'number') return 0;
	const nwa = army === 'NWA';
	return (
		allowance(movement, {
			state: unit.mode,
			rest: state.rest && nwa,
			forcedMarch: state.forced && nwa
		}) * HALVES
	);
};

type Hampered = Pick<Mover, 'game' | 'state' | 'unit' | 'player'>;

/** 7.3 Which places are in an enemy ZOC that no friend at rest cancels? The unit that moves does not count. */
const hampering = ({ game, state, unit, player }: Hampered): ((place: number) => boolean) => {
	const field = fieldOf(game, state);
	const enemies = field[enemyOf(player)];
	const friends = field[player];
	const { type } = counterOf(game, unit.id);
	const own = covers({ type, state: unit.mode, moved: unit.moved })
		? indexOf(game, unit.at)
		: NOWHERE;
	return (place) => inZoc(enemies, place) && coverIn(friends, place) <= (place === own ? 1 : 0);
};

/** 7.3 The same for one place. */
export const hampers = (mover: Hampered, place: number): boolean => hampering(mover)(place);

/** 7.3 The places of a way whose units cover it. */
const reliedOn = (mover: Mover, path: readonly number[]): Place[] => {
	const enemies = fieldOf(mover.game, mover.state)[enemyOf(mover.player)];
	const hampered = hampering(mover);
	return path
		.filter((place) => inZoc(enemies, place) && !hampered(place))
		.map((place) => nameAt(mover.game, place));
};

export const moverOn = (
	game: Game,
	state: State,
	unit: Unit,
	along: readonly Unit[] = ALONE
): Mover => {
	const { army } = counterOf(game, unit.id);
	return {
		game,
		state,
		unit,
		player: unit.player,
		army,
		start: indexOf(game, unit.at),
		left: allowanceOf(game, state, unit) - unit.spent,
		shut: shutTo(game, state, unit),
		along
	};
};
const ALONE: readonly Unit[] = [];

/** What is left out of a search, to tell what keeps a unit from a place. */
export interface Without {
	/** 7.3 Nobody's ZOC costs anything. */
	readonly zoc?: boolean;
	/** 7.1 No ground and no water is closed: such a step costs 1 MP. */
	readonly ground?: boolean;
	/** 10.1, 6 The unit need not keep away from the enemy, or from an edge. */
	readonly keeps?: boolean;
}

/** 7.1 Moves over land: the first step is always allowed, unless the ground is closed (7.1). */
export const landWays = (mover: Mover, without: Without = {}): Ways => {
	const { game, state, unit, player, start, left, shut } = mover;
	const { board } = game;
	const column = moverOf(counterOf(game, unit.id).type);
	const costs = column && costsOf(game, state, column);
	const enemies = fieldOf(game, state)[enemyOf(player)];
	const hampered = hampering(mover);
	const most = Math.max(0, left);
	const bars = without.keeps ? (_: number, to: number) => shut.limit(to) : shut.enter;
	return {
		nodes: board.places.length,
		bench: game.bench,
		from: (place, spent, to) => {
			if (!costs) return;
			const begins = place === start && !unit.moved && spent === 0;
			const end = board.first[place + 1] ?? 0;
			for (let step = board.first[place] ?? 0; step < end; step++) {
				const printed = costs[step] ?? FORBIDDEN;
				const ground = printed === FORBIDDEN && without.ground ? HALVES : printed;
				if (ground === FORBIDDEN || paidFor(ground, most - spent, begins) === FORBIDDEN) continue;
				const next = board.to[step] ?? NOWHERE;
				if (holds(enemies, next) || bars(place, next)) continue;
				const cost = intoZoc(ground, !without.zoc && hampered(next));
				const paid = paidFor(cost, most - spent, begins);
				if (paid !== FORBIDDEN) to(next, paid, paid < cost);
			}
		}
	};
};

/**
 * 14.2 Trains: along railroads, from ZOC into ZOC, and stop there; 16.2.2 those of the NWA over a bridge that was repaired.
 * The nodes are the places, and then each again as one where the train has to stop: by another way it may go on from there.
 */
const railWays = (mover: Mover): Ways => {
	const { game, state, player, shut } = mover;
	const { board } = game;
	const enemies = fieldOf(game, state)[enemyOf(player)];
	const size = board.places.length;
	const hampered = hampering(mover);
	return {
		nodes: size * 2,
		bench: game.bench,
		from: (place, _, to) => {
			if (place >= size) return;
			for (let step = board.first[place] ?? 0; step < (board.first[place + 1] ?? 0); step++) {
				const next = board.to[step] ?? NOWHERE;
				if (!carriesTrain(game, state, mover.army, step)) continue;
				if (holds(enemies, next) || shut.enter(place, next)) continue;
				const stop = isDistrict(board, next) || trainStops(hampered(place), hampered(next));
				to(stop ? size + next : next, 0);
			}
		}
	};
};

/** 14.2 The places that a train gets to. */
export const trainReach = (mover: Mover): readonly number[] => {
	const size = mover.game.board.places.length;
	const { nodes } = reached(railWays(mover), mover.start, 0);
	return [...new Set(nodes.map((node) => node % size))];
};

/** 7.6 Trotsky by rail, or within the city from district to district, with no enemy ZOC at either end (7.5.1). */
const trotskyWays = (mover: Mover): readonly Ways[] => {
	const { game, state, player, start } = mover;
	const { board } = game;
	const enemies = fieldOf(game, state)[enemyOf(player)];
	const closed = (place: number): boolean => holds(enemies, place);
	const lines = alongRails(board, { broken: brokenOf(game, state), closed, bench: game.bench });
	const streets: Ways = {
		nodes: board.places.length,
		from: (place, _, to) => {
			for (let step = board.first[place] ?? 0; step < (board.first[place + 1] ?? 0); step++) {
				const next = board.to[step] ?? NOWHERE;
				const open = isDistrict(board, next) && board.ground.hq[step] !== FORBIDDEN;
				if (open && !closed(next)) to(next, 0);
			}
		}
	};
	return isDistrict(board, start) ? [streets, lines] : [lines];
};

/** 7.6 The places that he gets to. */
const trotskyReach = (mover: Mover): readonly number[] => {
	const { start } = mover;
	const hampered = hampering(mover);
	if (hampered(start)) return [];
	const ends = trotskyWays(mover).flatMap((one) => reached(one, start, 0).nodes);
	return [...new Set(ends)].filter((place) => !hampered(place));
};

const NONE: Destinations = { places: [], way: () => undefined };

/** Ends that cost nothing, each one move away: rails, of which every place on the way is passed (16.2), or the sea. */
const freeEnds = (
	mover: Mover,
	nodes: readonly number[],
	rails: () => readonly Ways[] = () => [],
	leans: (passed: readonly number[]) => readonly number[] = () => []
): Destinations => {
	const { game, state, unit, start, shut } = mover;
	const size = game.board.places.length;
	const room = roomOf(game, state, unit);
	let routes: readonly ReturnType<typeof passedOn>[] | undefined;
	const open = (place: number): boolean => place !== start && !shut.end(place) && room(place);
	const places = nodes.filter(open).map((place) => nameAt(game, place));
	return {
		places,
		way: (at, by) => {
			if (!places.includes(at)) return undefined;
			const end = indexOf(game, at);
			let route: readonly number[] | undefined;
			for (const to of (routes ??= rails().map((ways) => passedOn(ways, start, size))))
				route ??= to(end);
			const passed = route ?? [end];
			const path = passed.map((place) => nameAt(game, place));
			// Whoever names a way names its end, or all of it.
			if (by && by.length > 1 && by.join() !== path.join()) return undefined;
			return { path, spent: 0, relied: reliedOn(mover, leans([start, ...passed])) };
		}
	};
};

/** 7.1 Where a unit gets to on foot, on horseback or on wheels; to places without room for it too, if somebody makes way. */
export const landDestinations = (
	mover: Mover,
	makesWay: (place: number, cost: number) => boolean = () => false
): Destinations => {
	const { game, state, unit, start, left, shut, along } = mover;
	if (left <= 0 && unit.moved) return NONE;
	const found = reached(landWays(mover), start, Math.max(0, left));
	const room = roomOf(game, state, unit, along);
	const places = found.nodes
		.filter(
			(place, nth) =>
				place !== start &&
				!shut.end(place) &&
				(room(place) || makesWay(place, found.costs[nth] ?? 0))
		)
		.map((place) => nameAt(game, place));
	const made = (route: readonly number[], cost: number): Way => ({
		path: route.map((place) => nameAt(game, place)),
		spent: unit.spent + cost,
		relied: reliedOn(mover, route)
	});
	return {
		places,
		way: (at, by) => {
			if (!places.includes(at)) return undefined;
			const end = found.nodes.indexOf(indexOf(game, at));
			if (!by) return made(routeIn(found, end).slice(1), found.costs[end] ?? 0);
			if (by.at(-1) !== at) return undefined;
			let [from, spent, stopped] = [start, 0, false];
			const route: number[] = [];
			for (const name of by) {
				const place = indexOf(game, name);
				let cost = FORBIDDEN;
				let stop = false;
				if (!stopped)
					landWays(mover).from(from, spent, (node, one, halts = false) => {
						if (node === place && spent + one <= Math.max(0, left)) [cost, stop] = [one, halts];
					});
				if (cost === FORBIDDEN) return undefined;
				[from, spent, stopped] = [place, spent + cost, stop];
				route.push(place);
			}
			return made(route, spent);
		}
	};
};

/** 7.3 Must the unit stay, because others have moved under its cover? */
export const keepsCover = (game: Game, state: State, unit: Unit): boolean => {
	if (unit.at === null || !state.relied.includes(unit.at)) return false;
	const { type } = counterOf(game, unit.id);
	return (
		covers({ type, state: unit.mode, moved: unit.moved }) &&
		coverIn(fieldOf(game, state)[unit.player], indexOf(game, unit.at)) <= 1
	);
};

/** 7.1 Where a unit can go that stands like this, with these. */
export const destinations = (
	game: Game,
	state: State,
	unit: Unit,
	along?: readonly Unit[],
	makesWay?: (place: number, cost: number) => boolean
): Destinations => {
	if (unit.fate !== 'map' || unit.mode === 'routed' || keepsCover(game, state, unit)) return NONE;
	const { type, movement } = counterOf(game, unit.id);
	const mover = moverOn(game, state, unit, along);
	if (type === 'fleet') {
		const reach = [...fleetReach(game.board, unit.player, mover.start)];
		return freeEnds(mover, unit.moved ? [] : reach);
	}
	if (type === 'leader') {
		const ends = (passed: readonly number[]) => [passed[0] ?? NOWHERE, passed.at(-1) ?? NOWHERE];
		return freeEnds(mover, unit.moved ? [] : trotskyReach(mover), () => trotskyWays(mover), ends);
	}
	if (movement === 'unlimited') {
		const enemies = fieldOf(game, state)[enemyOf(unit.player)];
		const hampered = hampering(mover);
		// 7.3 From ZOC to ZOC it goes on only past a friend, in either place.
		const between = (passed: readonly number[]) =>
			passed.slice(1, -1).flatMap((place, nth) => {
				const before = passed[nth] ?? NOWHERE;
				const both = inZoc(enemies, before) && inZoc(enemies, place);
				return both ? (hampered(place) ? before : place) : [];
			});
		return freeEnds(mover, unit.moved ? [] : trainReach(mover), () => [railWays(mover)], between);
	}
	return landDestinations(mover, makesWay);
};

/** 7.1 What one step would cost a unit from where it stands, or another mover, in half MP; below 0 where it is closed. */
export const costInto = (
	game: Game,
	state: State,
	unit: Unit,
	at: Place,
	column = moverOf(counterOf(game, unit.id).type)
): number => {
	const step = stepBetween(game.board, indexOf(game, unit.at), indexOf(game, at));
	return column === null ? FORBIDDEN : stepCost(game.board, column, step, brokenOf(game, state));
};
