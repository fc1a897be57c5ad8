import { counterIn, lastingFor, onceFor, placeIn, unitIn } from '#lib/kernel/decided/counters.ts';
import { gameWith, type GameOf } from '#lib/kernel/decided/games.ts';
import { headerBy } from '#lib/kernel/decided/header.ts';
import { BOOK, type Book } from '../book.ts';
import { boardOf, NOWHERE, placeAt, type Board } from '../scenarios/board.ts';
import type { Pack } from '../scenarios/pack.ts';
import type { Counter } from '../scenarios/schema.ts';
import type { Place, State, Unit, UnitId } from './state.ts';

/** What does not change during a game: the module, the book with its options, and everything that follows from them. */
export interface Game extends GameOf<Pack, Book, Counter> {
	readonly board: Board;
}

/** A value that is worked out once per game, when first asked for. */
export const once = onceFor<Game>();

/** What is worked out for one of many, kept as long as everything that it came from is the same. */
export const lasting = lastingFor<Game>();

/** A game of this module under these options, with the module's corrections and readings in its book. */
export const gameOf = (
	pack: Pack,
	options: Partial<Book['options']> = {},
	readings: Readonly<Record<string, string>> = {}
): Game => {
	const game = gameWith(BOOK, pack, options, readings);
	return { ...game, board: boardOf(pack.data, game.book.charts) };
};

/** What a game under this book agrees on. */
export const headerOf = headerBy(BOOK);

/** The index of a place; `NOWHERE` where a unit is off the map. */
export const indexOf = ({ board }: Game, at: Place | null): number =>
	at === null ? NOWHERE : placeAt(board, at);

/** The name of a place by its index. */
export const nameAt = ({ board }: Game, at: number): Place => board.places[at] ?? '';

/** The place of a unit in the module. Throws for a unit that does not exist, which is a bug. */
export const placeOf: (game: Game, id: UnitId) => number = placeIn;

/** A unit's record. */
export const unitOf: (game: Game, state: State, id: UnitId) => Unit = unitIn;

/** A unit's counter. */
export const counterOf: (game: Game, id: UnitId) => Counter = counterIn;
