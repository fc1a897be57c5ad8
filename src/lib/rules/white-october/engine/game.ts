import {
	alike,
	counterIn,
	lastingFor,
	onceFor,
	placeIn,
	unitIn
} from '#lib/kernel/decided/counters.ts';
import { newBench, type Bench } from '#lib/kernel/hex/paths.ts';
import { BOOK, bookOf, type Book } from '../book.ts';
import { boardOf, NOWHERE, placeAt, type Board } from '../scenarios/board.ts';
import type { Pack } from '../scenarios/pack.ts';
import type { Counter } from '../scenarios/schema.ts';
import type { Header, Place, State, Unit, UnitId } from './state.ts';

/** What does not change during a game: the module, the book with its options, and everything that follows from them. */
export interface Game {
	readonly pack: Pack;
	readonly book: Book;
	readonly board: Board;
	/** Counters in the module's order; a unit's record has the same place in `State.units`. */
	readonly counters: readonly Counter[];
	readonly placeOf: ReadonlyMap<UnitId, number>;
	/** The bench on which its paths are searched. */
	readonly bench: Bench;
	/** What was worked out for it, by the number of what works it out; it is dropped with the session that made the game. */
	readonly memory: unknown[];
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
	const book = bookOf({
		charts: pack.charts,
		readings: { ...pack.readings, ...readings },
		options
	});
	const counters = alike(pack.data.units.units);
	return {
		pack,
		book,
		board: boardOf(pack.data, book.charts),
		counters,
		placeOf: new Map(counters.map(({ id }, place) => [id, place])),
		bench: newBench(),
		memory: []
	};
};

/** What a game under this book agrees on. */
export const headerOf = (book: Book): Header => {
	const { options, readings } = book;
	const { numbers } = BOOK.choices(book);
	return { options, readings, ...(Object.keys(numbers).length > 0 ? { numbers } : {}) };
};

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
