import { texts } from '#lib/kernel/texts.ts';

/** The first game on a hex map, that teaches a turn, in English. */
export const words = texts('board.lesson', {
	aFirstGame: 'A first game',
	withALineThatSaysWhatToDo: 'Against the app; a line says what to do next',
	skip: 'Skip',
	skipTheseLines: 'Skip these lines',
	done: 'Done',
	whatToDoNow: 'What to do now',
	settingUp: 'Setting up a first game.'
});
