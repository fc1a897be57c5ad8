import { texts } from '#lib/kernel/texts.ts';

/** What is agreed before a game on the map, in English. */
export const words = texts('board.new-game', {
	allGames: 'All games',
	scenario: 'Scenario',
	nTurns: { one: '{n} turn', other: '{n} turns' },
	turnsAndFirst: '{turns}, {side} moves first',
	whoPlays: 'Who plays',
	twoOnePhone: 'Two, one phone',
	againstTheApp: 'Against the app',
	appBothSides: 'App, both sides',
	youPlay: 'You play',
	nameAndPlayers: 'Name and players',
	aPlayer: 'A player',
	theApp: 'The app',
	nameOfSide: 'Name of {side}',
	options: 'Options',
	optionsAgreed: 'agreed before the game',
	questionRule: '{question} {rule}',
	startTheGame: 'Start the game',
	scenarioDay: '{scenario}, {day}'
});
