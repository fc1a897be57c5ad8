import { texts } from '#lib/kernel/texts.ts';

/** The frame, in English: journal. */
export const words = texts('frame.journal', {
	anotherTabPlaysThisGameThisOne: 'Another tab plays this game; this one follows it.',
	playOnHere: 'Play on here',
	undo: 'Undo',
	name: 'Name',
	done: 'Done',
	close: 'Close',
	whatHappened: 'What happened',
	writeIntoTheLog: 'Write into the log',
	note: 'Note',
	notKept: 'Not kept',
	redo: 'Redo',
	takenBackWhat: 'Taken back: {what}',
	doneAgainWhat: 'Done again: {what}'
});
