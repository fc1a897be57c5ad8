import { texts } from '#lib/kernel/texts.ts';

/** The kernel, in English: a game that decides everything, and what its players say beside it. */
export const words = texts('frame.decided', {
	theGameHasBegun: 'The game has begun.',
	theGameHasNotBegun: 'The game has not begun.',
	theGameIsOver: 'The game is over.',
	nothingIsAskedNow: 'Nothing is asked now.',
	anotherAnswerIsAskedForNow: 'Another answer is asked for now.',
	otherDiceAreCalledFor: 'Other dice are called for.',
	theDiceComeFirst: 'The dice come first.',
	thePositionCouldNotStandUnderThese: 'The position could not stand under these corrections.',
	randomEventsAreUsedAlready: 'Random events are used already.',
	thePlayersAgreeOnRandomEventsFrom: 'The players agree on random events from now on.',
	theGameIsCalledName: 'The game is called {name}.',
	whiteIsPlayedByWhiteRedByRed: 'White is played by {white}, Red by {red}.',
	aPlayer: 'a player',
	theApp: 'the app',
	agreedDiceMayBeTakenBackToo: 'Agreed: dice may be taken back, too.',
	agreedDiceAreNotTakenBack: 'Agreed: dice are not taken back.',
	playerGivesStandingOrdersForCombat: '{player} gives standing orders for combat.',
	playerAnswersBeforehandWhatSaid: '{player} answers beforehand: {what} {said}.',
	placeAnswer: '{place}: {answer}',
	asTheOthers: 'as the others',
	ask: 'Ask',
	no: 'No',
	withoutAsking: 'Without asking',
	noteText: 'Note: {text}',
	thePlayersGoOnWithoutCorrections: 'The players go on without corrections.',
	thePlayersGoOnWithNCorrections: {
		one: 'The players go on with {n} correction.',
		other: 'The players go on with {n} corrections.'
	}
});
