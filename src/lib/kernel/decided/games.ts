import type { BookOf, Choices } from '../book/book.ts';
import type { Charts } from '../book/chart.ts';
import type { Corrections } from '../book/corrections.ts';
import type { Module } from '../book/module.ts';
import type { Parsed } from '../border/parsed.ts';
import { newBench, type Bench } from '../hex/paths.ts';
import { alike, type OfCounters, type Remembering } from './counters.ts';
import type { Agreement } from './header.ts';
import { speakOf } from '../book/places.ts';

/** What every game has that does not change while it is played: the module, and the book with its options. */
export interface GameOf<Pack, Book, Counter> extends OfCounters<Counter>, Remembering {
	readonly pack: Pack;
	readonly book: Book;
	/** The bench on which its paths are searched. */
	readonly bench: Bench;
}

/** A game of a module under these options, with the module's corrections and readings in its book. */
export const gameWith = <Book, Counter extends { readonly id: string }, Pack>(
	book: Pick<BookOf<Book>, 'of'>,
	pack: Pack & Module<{ readonly units: { readonly units: readonly Counter[] } }, Charts>,
	options: Choices['options'],
	readings: Choices['readings']
): GameOf<Pack, Book, Counter> => {
	const counters = alike(pack.data.units.units);
	return {
		pack,
		book: book.of({ charts: pack.charts, readings: { ...pack.readings, ...readings }, options }),
		counters,
		placeOf: new Map(counters.map(({ id }, place) => [id, place])),
		bench: newBench(),
		memory: []
	};
};

/**
 * The games of a session, each made when its first state comes; two that agreed on the same are one. `agreed`: what
 * tells them apart.
 */
const gamesBy = <Header extends Agreement, Game>(
	agreed: (header: Header) => unknown,
	make: (header: Header) => Game
): ((header: Header) => Game) => {
	const games = new Map<string, Game>();
	const byHeader = new WeakMap<Header, Game>();
	return (header) => {
		speakOf(header);
		const before = byHeader.get(header);
		if (before) return before;
		const key = JSON.stringify(agreed(header));
		const game = games.get(key) ?? make(header);
		games.set(key, game);
		byHeader.set(header, game);
		return game;
	};
};

/** How a game is made of its module and what was agreed on. */
interface Made<Pack, Charts, Header, Game> {
	/** The module with an owner's corrections, which were checked when they came in. */
	readonly packWith: (corrections: Corrections) => Parsed<Pack>;
	readonly bookOf: (owner: {
		readonly charts: Charts;
		readonly numbers?: NonNullable<Agreement['numbers']>;
	}) => { readonly charts: Charts };
	readonly gameOf: (
		pack: Pack,
		options: Header['options' & keyof Header],
		readings: Header['readings' & keyof Header]
	) => Game;
}

/**
 * The games of a session, by what was agreed. One that brings its own corrections is played by them, whatever the owner
 * of this phone has.
 */
export const gamesOn = <
	Charts,
	Pack extends { readonly charts: Charts },
	Header extends Agreement,
	Game
>(
	pack: Pack,
	{ charts }: { readonly charts: Charts },
	{ packWith, bookOf, gameOf }: Made<Pack, Charts, Header, Game>
): ((header: Header) => Game) => {
	const corrected = (corrections: Corrections): Pack => {
		const made = packWith(corrections);
		if (!made.ok) throw new Error(JSON.stringify(made.problem));
		return made.value;
	};
	return gamesBy(
		({ options, readings, numbers, corrections }) => [options, readings, numbers, corrections],
		({ options, readings, numbers, corrections }) => {
			const from = corrections ? corrected(corrections) : pack;
			const own =
				numbers || corrections
					? bookOf({ charts: from.charts, ...(numbers && { numbers }) }).charts
					: charts;
			return gameOf({ ...from, charts: own }, options, readings);
		}
	);
};
