import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: game. */
export const words = texts('orel-1919.game', {
	orel1919: 'Orel 1919',
	turnTurnPlayer: 'Turn {turn}: {player}',
	gameOfGame: 'Game of {game}',
	games: 'Games',
	nGames: { one: '{n} game', other: '{n} games' }
});
