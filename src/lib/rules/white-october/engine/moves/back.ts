import { OFF, type Retreat, type Way } from '#lib/kernel/hex/retreat.ts';
import { costsTo } from '#lib/kernel/hex/paths.ts';
import { moverOf } from '../../rules/01-definitions.ts';
import {
	brokenAt,
	brokenBy,
	FARTHER,
	waysToAny,
	type StepBack
} from '../../rules/08-combat/08-2-6-retreat.ts';
import { stepCost } from '../../rules/07-movement/07-1-movement.ts';
import { besides, FORBIDDEN, isDistrict, NOWHERE, stepBetween } from '../../scenarios/board.ts';
import { enemyOf, type Player } from '../../types.ts';
import type { Fact } from '../facts.ts';
import { counterOf, indexOf, nameAt, once, type Game } from '../game.ts';
import { fieldOf, holds, inOpenZoc } from '../map/field.ts';
import { roomFor, spaceAt } from '../map/stacking.ts';
import { brokenOf, carriesTrain } from '../map/supply.ts';
import { limitOf } from './limits.ts';
import type { Place, State, Unit } from '../state.ts';

/** 8.2.6 f How far each place is from where a side goes back to, one list for each of its goals. */
type Homes = readonly Int16Array[];
const homes = once((): Partial<Record<Player, Homes>> => ({}));

/** 8.2.6 f Where a side goes back to: White to the west edge; Red to the east edge, or to Petrograd, as he likes. */
const homesOf = (game: Game, player: Player): Homes => {
	const known = homes(game);
	const before = known[player];
	if (before) return before;
	const { board } = game;
	const last = game.pack.data.map.grid.columns.length - 1;
	const dry = (at: number): boolean => board.terrain[at] !== 'sea' && board.terrain[at] !== 'lake';
	const ways = {
		nodes: board.places.length,
		from: (at: number, _: number, to: (node: number, cost: number) => void): void => {
			for (const next of besides(board, at)) if (dry(next)) to(next, 1);
		}
	};
	const from = (is: (at: number) => boolean): Int16Array =>
		costsTo(
			ways,
			board.places.flatMap((_, at) => (is(at) ? [at] : [])),
			200
		);
	// East and west on the map go by its columns.
	const edge = (column: number) =>
		from((at) => board.column[at] === column && dry(at)).map((far, at) => {
			const here = board.column[at] ?? -1;
			return here < 0 ? far : Math.abs(column - here);
		});
	const made = player === 'white' ? [edge(0)] : [edge(last), from((at) => isDistrict(board, at))];
	known[player] = made;
	return made;
};

/** 8.2.6 f How many steps nearer to each goal of its side one place is than another. */
export const homewards = (
	game: Game,
	player: Player,
	from: number,
	to: number
): readonly number[] => homesOf(game, player).map((home) => (home[from] ?? 0) - (home[to] ?? 0));

/** 8.2.6 f The same, for the goal that it comes nearest to. */
export const nearer = (...way: Parameters<typeof homewards>): number =>
	Math.max(...homewards(...way));

/** Of so many steps, how many a way from one place to another does not lead to a goal. */
type Astray = (game: Game, player: Player, steps: number, from: number, to: number) => number;

/** 8.2.6 f Such for each goal of a side, of which its owner likes one: who is there sooner is home. */
const astrayOf = (game: Game, player: Player): readonly Astray[] =>
	homesOf(game, player).map((home) => (_, __, steps, from, to) => {
		const [far = 0, left = 0] = [home[from], home[to]];
		return Math.max(0, Math.min(steps, far) - (far - left));
	});

/** 8.2.6 f The same for ships: west or east, by the columns. */
const astrayAfloat: Astray = ({ board }, player, steps, from, to) =>
	Math.max(
		0,
		steps + ((board.column[to] ?? 0) - (board.column[from] ?? 0)) * (player === 'white' ? 1 : -1)
	);

const isFleet = (game: Game, { id }: Unit): boolean => counterOf(game, id).type === 'fleet';

/** 8.2.6 f, 7.9 May a side leave the map here: at the edge to which it goes back? */
export const mayLeave = ({ board, pack }: Game, player: Player, at: number): boolean =>
	board.column[at] === (player === 'white' ? 0 : pack.data.map.grid.columns.length - 1);

/** 7.9, 10.1 Is a unit Demoralised: Routed, or kept from the enemy as well (WO-89)? */
const isDemoralised = ({ book }: Game, { loyalty }: Unit): boolean =>
	loyalty === 'fled' || (loyalty === 'held' && book.readings['WO-89'] === 'division');

/** 7.9 Units that leave the map: they come back where they left, each in its turn; the demoralised are lost. */
export const offMap = (
	game: Game,
	units: readonly Unit[],
	from: Place | null,
	backIn: (unit: Unit) => number
): readonly Fact[] =>
	units.map((unit) =>
		isDemoralised(game, unit)
			? { type: 'removed', rule: '7.9', unit: unit.id, prisoners: 0 }
			: {
					type: 'leftMap',
					rule: '7.9',
					unit: unit.id,
					due: {
						turn: backIn(unit),
						how: 'foot',
						places: from === null ? [] : [from],
						returning: true
					}
				}
	);

/** 15.1 May a ship go over this side: a blue one, White not through the mines? */
export const sails = ({ board }: Game, player: Player, step: number): boolean =>
	board.water[step] === 'sea' && !(player === 'white' && board.mined[step] === 1);

/** 8.2.6 The steps that all of these units can take together from a place; ships ignore enemies and their ZOC (7.3). */
export const stepsBack = (
	game: Game,
	state: State,
	units: readonly Unit[],
	from: number
): readonly StepBack[] => {
	const [first] = units;
	if (!first) return [];
	const { board } = game;
	const { player } = first;
	const field = fieldOf(game, state);
	const broken = brokenOf(game, state);
	const afloat = isFleet(game, first);
	const found: StepBack[] = [];
	for (let step = board.first[from] ?? 0; step < (board.first[from + 1] ?? 0); step++) {
		const to = board.to[step] ?? NOWHERE;
		if (!afloat && holds(field[enemyOf(player)], to)) continue;
		const costs = units.map(({ id }) => {
			const { type, army } = counterOf(game, id);
			if (limitOf(game, id)(to)) return FORBIDDEN;
			const mover = moverOf(type);
			if (mover) return stepCost(board, mover, step, broken);
			if (type === 'fleet') return sails(game, player, step) ? 0 : FORBIDDEN;
			const rail = type === 'armoured_train' && carriesTrain(game, state, army, step);
			return rail ? 0 : FORBIDDEN;
		});
		if (costs.includes(FORBIDDEN)) continue;
		const bridged = board.road[step] === 1 || (board.rail[step] === 1 && !broken.has(step));
		found.push({
			to,
			cost: Math.max(...costs),
			zoc: !afloat && inOpenZoc(field, player, to),
			river: board.water[step] === 'major_river' && !bridged
		});
	}
	return found;
};

/**
 * 8.2.6 C The ways back of one or two places that break the least: out of ZOC, over bridges, homewards, cheapest;
 * never overstacked (farther, else not at all), never into a place under an attack to come. Cheapest is cheapest to the
 * goal that its owner likes.
 */
export const retreatWays = (...going: Parameters<typeof retreatsOn>): readonly Way[] =>
	waysToAny(retreatsOn(...going));

/** 14.1 Vehicles go back to company rather than homewards, and without any where there is none (WO-86). */
const ALONE = 9;

/** 8.2.6 C The retreat of these units to each goal of their side; none where nobody is left to go. */
export const retreatsOn = (
	game: Game,
	state: State,
	units: readonly Unit[],
	hexes: 1 | 2,
	pending: ReadonlySet<Place>
): readonly Retreat[] => {
	const [first] = units;
	if (!first || first.at === null) return [];
	const { player, at: from } = first;
	const goals = isFleet(game, first) ? [astrayAfloat] : astrayOf(game, player);
	const index = (at: string): number => indexOf(game, at);
	const steps = new Map<string, readonly StepBack[]>();
	const stepsFrom = (at: string): readonly StepBack[] => {
		const known = steps.get(at) ?? stepsBack(game, state, units, index(at));
		steps.set(at, known);
		return known;
	};
	const start = index(from);
	return goals.map((astrayFrom) => ({
		from,
		hexes,
		onward: (at) => [
			...stepsFrom(at).map(({ to }) => nameAt(game, to)),
			...(mayLeave(game, player, index(at)) ? [OFF] : [])
		],
		entering: (at, before) => {
			const step = stepsFrom(before).find(({ to }) => nameAt(game, to) === at);
			return step ? brokenBy(step) : [];
		},
		ending: (at) => {
			if (at === OFF) return [];
			if (!spaceAt(game, state, player, units, index(at))) return null;
			const astray = astrayFrom(game, player, hexes, start, index(at));
			const alone = roomFor(game, state, player, units, at) ? 0 : ALONE;
			return brokenAt(pending.has(at), astray + alone);
		},
		farther: FARTHER
	}));
};

/** 8.2.6 a Those who stay together without one of them, and that one. */
export type Parted = readonly [others: readonly Unit[], apart: Unit];

/** 8.2.6 a Of those who cannot go all together, whoever lets the others go by going apart; a train, and the weakest, first. */
export const partings = (
	game: Game,
	units: readonly Unit[],
	canGo: (units: readonly Unit[]) => boolean
): readonly Parted[] => {
	const isTrain = ({ id }: Unit): number => Number(counterOf(game, id).type === 'armoured_train');
	return [...units]
		.sort((a, b) => isTrain(b) - isTrain(a) || a.ep - b.ep)
		.map((apart): Parted => [units.filter((other) => other !== apart), apart])
		.filter(([others]) => canGo(others));
};

/** 8.2.6 What a way costs the units that take it. */
export const breaches = (
	game: Game,
	state: State,
	units: readonly Unit[],
	path: readonly string[]
): { readonly zoc: boolean; readonly river: boolean } => {
	let zoc = false;
	let river = false;
	let from = units[0]?.at ?? '';
	for (const at of path) {
		const step = stepsBack(game, state, units, indexOf(game, from)).find(
			({ to }) => nameAt(game, to) === at
		);
		zoc ||= step?.zoc ?? false;
		river ||= step?.river ?? false;
		from = at;
	}
	return { zoc, river };
};

/** Are two places joined at all? */
export const areNeighbours = (game: Game, a: Place, b: Place): boolean =>
	stepBetween(game.board, indexOf(game, a), indexOf(game, b)) !== NOWHERE;
