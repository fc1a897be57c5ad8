import type { Refusal } from '#lib/kernel/game/engine.ts';
import { costsTo } from '#lib/kernel/hex/paths.ts';
import { say } from '#lib/kernel/phrase.ts';
import { stopsLines } from '../../rules/04-lines.ts';
import { TANK_FROM_RAIL } from '../../rules/14-vehicles.ts';
import { besides, isDistrict } from '../../scenarios/board.ts';
import { enemyOf, type Army, type Player } from '../../types.ts';
import { words as events } from '../../words/en/engine-events.ts';
import { words } from '../../words/en/engine-moves.ts';
import { counterOf, indexOf, lasting, type Game } from '../game.ts';
import { unitsOf } from '../map/roster.ts';
import { supplyOf } from '../map/supply.ts';
import type { State, Unit, UnitId } from '../state.ts';

/** Where a unit may not end its move, besides enemies and stacking. */
interface NoEnd {
	/** May it not end its move there? */
	readonly end: (at: number) => boolean;
	/** What this follows from, besides the unit. */
	readonly endsBy: readonly unknown[];
	/** 14.1.1 Is it too far from a railroad in supply for a tank? */
	readonly rails: (at: number) => boolean;
}

/** What keeps a unit out of places, besides enemies and ground. */
export interface Shut extends NoEnd {
	/** May it not go from here to there? */
	readonly enter: (from: number, to: number) => boolean;
	/** 10.1, 6 Why it may not go nearer to the enemy, or to an edge; undefined where it may. */
	readonly keeps: Refusal | undefined;
	/** 16.1 Does it lie beyond the column that bounds the unit? */
	readonly limit: (at: number) => boolean;
}

const met = lasting<Player, ReadonlySet<number>>();

/**
 * 7.8 The places by which a side comes in now or in the next turn: its enemies may not stop there, nor where it has come
 * in this turn.
 */
export const entriesNow = (game: Game, state: State, player: Player): ReadonlySet<number> => {
	const coming = unitsOf(game, state, player, 'due');
	const { turn, cameBy } = state;
	const came = cameBy[player];
	return met(game, player, [coming, turn, came], () => {
		const places = [...came];
		for (const { due } of coming)
			if (due && !due.returning && due.turn <= turn + 1 && isEntry(due.how))
				places.push(...due.places);
		return new Set(places.map((at) => indexOf(game, at)));
	});
};
const isEntry = (how: string): boolean => how === 'foot' || how === 'rail';

/** 14.1.1 The places within two hexes of a railroad that is in supply. */
const nearRails = lasting<Army, ReadonlySet<number>>();

/** 14.1.1 Where a tank may be. */
export const tankGround = (game: Game, state: State, unit: Unit): ReadonlySet<number> => {
	const { army } = counterOf(game, unit.id);
	const supplied = supplyOf(game, state, army);
	const { board } = game;
	return nearRails(game, army, [supplied], () => {
		const found = new Set<number>();
		board.railed.forEach((railed, at) => {
			if (railed === 1 && supplied[at] === 1) found.add(at);
		});
		// Whoever is found first is gone over first, so that each round goes one hex farther.
		for (let far = 0; far < TANK_FROM_RAIL; far++) {
			for (const at of [...found]) for (const next of besides(board, at)) found.add(next);
		}
		return found;
	});
};

/** The places where units of a side stand that a restricted enemy may not approach. */
const standing = lasting<Player, readonly number[]>();

const standingIn = (game: Game, state: State, player: Player): readonly number[] => {
	const places: number[] = [];
	for (const { id, at } of unitsOf(game, state, player, 'map'))
		if (stopsLines(counterOf(game, id).type)) places.push(indexOf(game, at));
	return standing(game, player, places, () => places);
};

const distances = lasting<Player, Int16Array>();

/** 10.1 How many hexes or districts each place is from the nearest unit of a side. */
const farFrom = (game: Game, state: State, player: Player): Int16Array => {
	const { board, bench } = game;
	const places = standingIn(game, state, player);
	return distances(game, player, [places], () =>
		costsTo(
			{
				nodes: board.places.length,
				bench,
				from: (at, _, to) => {
					for (const next of besides(board, at)) to(next, 1);
				}
			},
			places,
			200
		)
	);
};

/** 6 The division of Vetrenko. */
const VETRENKO = '3 ID';

/** 6 The edge to which a unit does not go in this movement sequence, as one of Vetrenko's. */
const edgeOf = (game: Game, { events: { vetrenko }, sequence }: State, { id }: Unit) =>
	vetrenko !== 'asked' && sequence === 'movement' && counterOf(game, id).formation === VETRENKO
		? vetrenko
		: null;

/** 6 Does a step lead towards an edge? */
const towards = (
	{ board, pack }: Game,
	edge: 'east' | 'north',
	from: number,
	to: number
): boolean => {
	/**
	 * How far towards that edge a place lies, in halves: a district is half a hex (12). The middle one lies between the two
	 * hexes that the city covers last, 24/U and 23/V, so that their columns and numbers add up to its halves.
	 */
	const far = (at: number): number => {
		const district = pack.data.map.city.districts[at - board.city];
		const column = district ? 41 + district.q : 2 * (board.column[at] ?? 0);
		const number = district ? 47 + district.r : 2 * parseInt(board.places[at] ?? '', 10);
		// A hex lies north of another by its number and half its column.
		return edge === 'east' ? column : 2 * number + column;
	};
	return far(to) > far(from);
};

/** 7.8, 14.1.1 Where a unit may not stop. */
export const noEndFor = (game: Game, state: State, unit: Unit): NoEnd => {
	const tanks = counterOf(game, unit.id).type === 'tank' && tankGround(game, state, unit);
	const met = entriesNow(game, state, enemyOf(unit.player));
	const rails = (at: number): boolean => tanks !== false && !tanks.has(at);
	return {
		end: (at) => rails(at) || met.has(at),
		endsBy: [met, tanks],
		rails
	};
};

const nowhere = (): boolean => false;

/** 16.1 Does a place lie beyond the column that bounds a unit? Petrograd does. */
export const limitOf = (game: Game, id: UnitId): ((at: number) => boolean) => {
	const { limitColumn } = counterOf(game, id);
	if (limitColumn === undefined) return nowhere;
	const { board, pack } = game;
	const last = pack.data.map.grid.columns.indexOf(limitColumn);
	return (at) => isDistrict(board, at) || (board.column[at] ?? -1) > last;
};

const EDGES = { east: events.vetrenkoWontGoEast, north: events.vetrenkoWontGoNorth };

/** 16.1, 14.1.1, 10.1, 6, 11.2.2, 7.8 Where a unit may not go, and where it may not stop. */
export const shutTo = (game: Game, state: State, unit: Unit): Shut => {
	const { type, limitColumn } = counterOf(game, unit.id);
	const limited = limitOf(game, unit.id);
	const held = unit.loyalty === 'held';
	const distance = held ? farFrom(game, state, enemyOf(unit.player)) : undefined;
	const far = (at: number): number => distance?.[at] ?? Infinity;
	const { end, endsBy, rails } = noEndFor(game, state, unit);
	const edge = edgeOf(game, state, unit);
	return {
		end,
		endsBy,
		rails,
		enter:
			limitColumn === undefined && !edge && !held && type !== 'tank'
				? nowhere
				: (from, to) =>
						limited(to) ||
						(edge !== null && towards(game, edge, from, to)) ||
						(held && far(to) < far(from)) ||
						(rails(to) && !rails(from)),
		keeps: held
			? { rule: '10.1', why: say(words.itKeepsAwayFromTheEnemy) }
			: edge
				? { rule: '6', why: say(EDGES[edge]) }
				: undefined,
		limit: limited
	};
};
