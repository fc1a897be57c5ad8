import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: time. */
export const words = texts('red-and-white.battle-time', {
	minTheTableRests: 'min, the table rests',
	minThisTurn: 'min this turn',
	nMin: '{n} min',
	showItOnTheTurnScreen: 'Show it on the turn screen',
	theBattleEndsAt: 'The battle ends at',
	toCountHowManyTurnsStillFit: 'to count how many turns still fit',
	longestSilenceInMinutes: 'Longest silence, in minutes',
	whatIsLongerCountsAsABreak: 'what is longer counts as a break',
	lessSilence: 'Less: silence',
	moreSilence: 'More: silence',
	playGoesOn: 'Play goes on',
	theTableTakesABreak: 'The table takes a break',
	done: 'Done',
	turnClock: 'Turn clock',
	close: 'Close',
	untilEnd: 'until {end}',
	atNATurn: 'at {n} a turn',
	atEachATurnNMoreTurnsToEnd: {
		one: 'at {each} a turn: {n} more turn to {end}',
		other: 'at {each} a turn: {n} more turns to {end}'
	}
});
