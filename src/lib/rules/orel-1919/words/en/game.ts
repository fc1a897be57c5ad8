import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: game. */
export const words = texts('orel-1919.game', {
	orel1919: 'Orel 1919',
	turnTurnPlayer: 'Turn {turn}: {player}',
	turnTurnPlayerName: 'Turn {turn}: {player}, {name}',
	sideHasWon: '{side} has won',
	nobodyHasWon: 'Nobody has won',
	gameOfGame: 'Game of {game}',
	correctionsOfOrel1919: 'Corrections of Orel 1919',
	corrections: 'Corrections',
	nSetsOfCorrections: { one: '{n} set of corrections', other: '{n} sets of corrections' },
	games: 'Games',
	nGames: { one: '{n} game', other: '{n} games' }
});
