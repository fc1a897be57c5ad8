import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: the game. */
export const words = texts('white-october.game', {
	whiteOctober: 'White October',
	turnTurn: 'Turn {turn}',
	turnTurnPlayer: 'Turn {turn}: {player}',
	gameOfGame: 'Game of {game}',
	correctionsOfWhiteOctober: 'Corrections of White October',
	corrections: 'Corrections',
	nLotsOfCorrections: { one: '{n} lot of corrections', other: '{n} lots of corrections' },
	games: 'Games',
	nGames: { one: '{n} game', other: '{n} games' }
});
