import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: the game. */
export const words = texts('white-october.game', {
	whiteOctober: 'White October',
	turnTurn: 'Turn {turn}',
	turnTurnPlayer: 'Turn {turn}: {player}',
	gameOfGame: 'Game of {game}',
	correctionsOfWhiteOctober: 'Corrections of White October',
	corrections: 'Corrections',
	nSetsOfCorrections: { one: '{n} set of corrections', other: '{n} sets of corrections' },
	games: 'Games',
	nGames: { one: '{n} game', other: '{n} games' }
});
