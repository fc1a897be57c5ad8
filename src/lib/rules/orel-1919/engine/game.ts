import { counterIn, onceFor, placeIn, unitIn } from '#lib/kernel/decided/counters.ts';
import { indexOf, NOWHERE, type Hex, type HexIndex } from '#lib/kernel/hex/hex.ts';
import { gameWith, type GameOf } from '#lib/kernel/decided/games.ts';
import { headerBy } from '#lib/kernel/decided/header.ts';
import { boardOf, type Board } from '../scenarios/board.ts';
import type { Pack } from '../scenarios/pack.ts';
import type { Counter, ScenarioData } from '../scenarios/schema.ts';
import { BOOK, type Book, type Options } from '../book.ts';
import type { State, Unit, UnitId } from './state.ts';

/** What does not change during a game: the module, the book with its options, and everything that follows from them. */
export interface Game extends GameOf<Pack, Book, Counter> {
	readonly board: Board;
	/** 10.2 Its inactive formations. */
	readonly groups: readonly SleepGroup[];
	/** 10.2 The inactive groups that a unit belongs to, by their ids. */
	readonly sleepers: ReadonlyMap<UnitId, readonly string[]>;
}

/** A value that is worked out once per game, when first asked for. */
export const once = onceFor<Game>();

/** 10.2 An inactive formation, and what wakes it. */
export interface SleepGroup {
	readonly id: string;
	readonly units: readonly UnitId[];
	/** The last turn of its inactivity. */
	readonly through: number;
	readonly wakes: ScenarioData['inactive'][number]['wakes'];
}

/** The turn of a date on the track; after the last turn where the track has no such date. */
export const turnOf = (pack: Pack, date: string): number =>
	pack.data.scenario.turnTrack.find((one) => one.date === date)?.turn ??
	pack.data.scenario.turnTrack.length + 1;

const groupsOf = (pack: Pack): SleepGroup[] => {
	const { inactive, variants } = pack.data.scenario;
	return [...inactive, ...variants.flatMap((variant) => variant.inactive ?? [])].map(
		({ id, units, throughTurn, wakes }) => ({
			id,
			units,
			through: turnOf(pack, throughTurn),
			wakes
		})
	);
};

/** 5.1, 8.6.1 The formations that may attack together by this turn. */
export const jointNow = ({ pack }: Game, { turn }: State): ScenarioData['specialRules']['joint'] =>
	pack.data.scenario.specialRules.joint.filter(
		({ from }) => from === undefined || turn >= turnOf(pack, from)
	);

/** A game of this module under these options, with the module's corrections and readings in its book. */
export const gameOf = (
	pack: Pack,
	options: Partial<Options> = {},
	readings: Readonly<Record<string, string>> = {}
): Game => {
	const game = gameWith(BOOK, pack, options, readings);
	const groups = groupsOf(pack);
	const groupsWith = (unit: UnitId): string[] =>
		groups.flatMap(({ id, units }) => (units.includes(unit) ? [id] : []));
	return {
		...game,
		board: boardOf(pack.data, game.book.charts),
		groups,
		sleepers: new Map(game.counters.map(({ id }) => [id, groupsWith(id)]))
	};
};

/** What a game under this book agrees on, apart from its scenario. */
export const headerOf = headerBy(BOOK);

/** The index of a printed hex on the map; `NOWHERE` where it is not on the map. */
export const hexIndex = ({ board }: Game, hex: Hex | null): HexIndex =>
	hex === null ? NOWHERE : indexOf(board.grid, hex);

/** The place of a unit in the module. Throws for a unit that does not exist, which is a bug. */
export const placeOf: (game: Game, id: UnitId) => number = placeIn;

/** A unit's record. */
export const unitOf: (game: Game, state: State, id: UnitId) => Unit = unitIn;

/** A unit's counter. */
export const counterOf: (game: Game, id: UnitId) => Counter = counterIn;
