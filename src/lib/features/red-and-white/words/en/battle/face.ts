import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: face. */
export const words = texts('red-and-white.battle-face', {
	whatIsShown: 'What is shown',
	turnRound: 'Turn round',
	close: 'Close',
	phase: 'Phase',
	score: 'Score',
	redAgainstWhite: 'Red against White',
	time: 'Time',
	nMinThisTurn: '{n} min this turn',
	minutesThisTurn: 'minutes this turn',
	leftUntilEnd: 'left until {end}',
	need: 'Need',
	whatRollADSides: '{what}: roll a D{sides}',
	cannotPass: 'cannot pass',
	passes: 'passes',
	orLess: 'or less',
	orMore: 'or more',
	move: 'Move',
	movement: 'Movement',
	inches: 'inches',
	rolledThisTurn: 'rolled this turn'
});
