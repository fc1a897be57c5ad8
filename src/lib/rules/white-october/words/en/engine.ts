import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: engine. */
export const words = texts('white-october.engine', {
	anotherAnswerIsAskedForNow: 'Another answer is asked for now.',
	nothingIsAskedNow: 'Nothing is asked now.',
	otherDiceAreCalledFor: 'Other dice are called for.',
	theDiceComeFirst: 'The dice come first.',
	theGameHasBegun: 'The game has begun.',
	theGameHasNotBegun: 'The game has not begun.',
	randomEventsAreUsed: 'Random events are used already.',
	thePositionDoesNotFitThem: 'The position could not stand under these corrections.',
	theGameIsOver: 'The game is over.'
});
