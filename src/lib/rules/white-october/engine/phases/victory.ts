import type { Book } from '../../book.ts';
import {
	bought,
	LEVELS,
	pointsOf,
	result,
	winnerAt,
	type Destroyed,
	type Holdings
} from '../../rules/16-victory.ts';
import { controls } from '../changes.ts';
import { indexOf, type Game } from '../game.ts';
import type { Outcome } from '../facts/schema.ts';
import type { State } from '../state.ts';

/** 16.2 What counts towards the EP of Red units destroyed so far. */
export const destroyedIn = (
	{ scenario }: Game['pack']['data'],
	{ score, declined }: State,
	agreed: Pick<Book, 'options'>
): Destroyed => ({
	ep: score.destroyed,
	fleetLosses: score.fleet,
	cars: score.cars,
	trotsky: score.trotsky,
	royalNavyLosses: score.navy,
	declined: scenario.reinforcements
		.filter(({ unit }) => declined.includes(unit))
		.reduce((sum, { eprdIfDeclined }) => sum + (eprdIfDeclined ?? 0), 0),
	options: bought(agreed)
});

const holdingsIn = (game: Game, state: State): Holdings => ({
	white: new Set(
		game.board.places.filter((at) => controls(game, state, 'white', at) && indexOf(game, at) >= 0)
	),
	passed: new Set(state.held)
});

/** 16.2 Which places give White his points, or cost him some, now. */
export const pointsIn = (game: Game, state: State): ReturnType<typeof pointsOf> =>
	pointsOf(game.book, game.pack.data, holdingsIn(game, state));

/** 16.2 How the game stands: as it ends now. */
export const resultOf = (game: Game, state: State): Outcome => {
	const { data } = game.pack;
	const holdings = holdingsIn(game, state);
	const destroyed = destroyedIn(data, state, game.book);
	const { points, eprd, level } = result(game.book, data, holdings, destroyed);
	const automatic = holdings.white.has(data.scenario.victory.automatic);
	return {
		level: automatic ? LEVELS[0] : level,
		points,
		eprd,
		automatic,
		winner: automatic ? 'white' : winnerAt(level)
	};
};
