import { bought, LEVELS, result, winnerAt } from '../../rules/16-victory.ts';
import { controls } from '../changes.ts';
import { indexOf, type Game } from '../game.ts';
import type { Outcome } from '../facts/schema.ts';
import type { State } from '../state.ts';

/** 16.2 How the game stands: as it ends now. */
export const resultOf = (game: Game, state: State): Outcome => {
	const { data } = game.pack;
	const white = new Set(
		game.board.places.filter((at) => controls(game, state, 'white', at) && indexOf(game, at) >= 0)
	);
	const { destroyed, fleet, cars, navy, trotsky } = state.score;
	const declined = data.scenario.reinforcements
		.filter(({ unit }) => state.declined.includes(unit))
		.reduce((sum, { eprdIfDeclined }) => sum + (eprdIfDeclined ?? 0), 0);
	const { points, eprd, level } = result(
		game.book,
		data,
		{ white, passed: new Set(state.held) },
		{
			ep: destroyed,
			fleetLosses: fleet,
			cars,
			trotsky,
			royalNavyLosses: navy,
			declined,
			options: bought(game.book)
		}
	);
	const automatic = white.has(data.scenario.victory.automatic);
	return {
		level: automatic ? LEVELS[0] : level,
		points,
		eprd,
		automatic,
		winner: automatic ? 'white' : winnerAt(level)
	};
};
