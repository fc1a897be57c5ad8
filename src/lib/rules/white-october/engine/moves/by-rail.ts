import {
	alongRails,
	mayUseStop,
	passedOn,
	railReach,
	stopAt,
	type Stop
} from '../../rules/07-movement/07-5-rail.ts';
import type { Stacked } from '../../rules/07-movement/07-2-stacking.ts';
import { enemyOf, type Player } from '../../types.ts';
import { indexOf, lasting, nameAt, once, unitOf, type Game } from '../game.ts';
import { fieldOf, holds, lastChange, railBar } from '../map/field.ts';
import { stackedAs } from '../map/stacking.ts';
import { brokenOf } from '../map/supply.ts';
import type { Place, State, Unit, UnitId } from '../state.ts';

/** 7.5.2 The line that a place is the end of, and how many units it brings in a turn. */
export const lineOf = ({ pack }: Game, places: readonly Place[]): 'M' | 'V' | null => {
	const { entries } = pack.data.scenario;
	return places.includes(entries.M) ? 'M' : places.includes(entries.V) ? 'V' : null;
};

/** 7.5.2 What each place is for those who get on and off. */
const stops = once(({ board }) =>
	board.places.map((_, at) => stopAt(board.terrain[at] ?? 'clear', board.settlement[at] ?? null))
);

/** 7.5.2 Which places still take a unit off, or onto, trains: with those that have used them in this turn, trains apart (14.2). */
export const stopsFor = (game: Game, state: State, unit: Unit): ((at: number) => boolean) => {
	const { detrain } = game.pack.data.scenario.rail;
	const loaded = (ids: readonly UnitId[]): readonly Stacked[] =>
		ids
			.map((id) => stackedAs(game, unitOf(game, state, id)))
			.filter(({ type }) => type !== 'armoured_train');
	const own = loaded([unit.id]);
	const users = new Map(
		Object.entries(state.railed).map(([name, ids]) => [indexOf(game, name), ids])
	);
	const unused: Partial<Record<Stop, boolean>> = {};
	return (at) => {
		const stop = stops(game)[at] ?? 'other';
		const used = users.get(at);
		return used
			? mayUseStop([...loaded(used), ...own], detrain[stop])
			: (unused[stop] ??= mayUseStop(own, detrain[stop]));
	};
};

/** 7.5.3 What enemies leave of the railroads from a place: the places joined to it, in their ZOC or not. */
export const joinedByRail = (
	game: Game,
	state: State,
	player: Player,
	from: Place
): readonly number[] => {
	const enemies = fieldOf(game, state)[enemyOf(player)];
	return railReach(game.board, indexOf(game, from), {
		broken: brokenOf(game, state),
		bench: game.bench,
		closed: (place) => holds(enemies, place)
	});
};

const lines = lasting<string, readonly number[]>();

/**
 * 7.5 The places that a side gets to by rail from an open end: enemies close the way; their ZOC, where no friend stays,
 * closes both its ends (7.5.1).
 */
export const byRail = (
	game: Game,
	state: State,
	player: Player,
	from: Place
): readonly number[] => {
	const field = fieldOf(game, state);
	const start = indexOf(game, from);
	const bar = (place: number): 0 | 1 | 2 => railBar(field, player, place);
	const by = [field.rails[player], bar(start), state.blown];
	return lines(game, `${player} ${from}`, by, () => {
		const closed = (place: number): boolean => bar(place) === 2;
		const open =
			bar(start) > 0
				? []
				: railReach(game.board, start, {
						broken: brokenOf(game, state),
						closed,
						bench: game.bench
					});
		return open.filter((at) => bar(at) === 0);
	});
};

const changes = lasting<string, number>();

/** When any of them last changed, in who stands there or in whose ZOC it is. */
export const changedByRail = (game: Game, state: State, player: Player, from: Place): number => {
	const field = fieldOf(game, state);
	const open = byRail(game, state, player, from);
	return changes(game, `${player} ${from}`, [field, open], () => lastChange(field, open));
};

/** 7.5, 16.2 The places that a train passes from one place to another, past no enemy; both of them where it comes from off the map. */
export const railRoute = (
	game: Game,
	state: State,
	player: Player,
	[from, to]: readonly [Place, Place],
	entering = false
): readonly Place[] => {
	const enemies = fieldOf(game, state)[enemyOf(player)];
	const lines = alongRails(game.board, {
		broken: brokenOf(game, state),
		closed: (place) => holds(enemies, place),
		bench: game.bench
	});
	const route = passedOn(lines, indexOf(game, from))(indexOf(game, to)) ?? [];
	const path = route.map((place) => nameAt(game, place));
	return entering ? [from, ...path] : path.length > 0 ? path : [to];
};
