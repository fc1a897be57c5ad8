import { texts } from '#lib/kernel/texts.ts';

/** The frame, in English: session. */
export const words = texts('frame.session', {
	anotherTabPlaysThisGameNothingWas: 'Another tab plays this game. Nothing was changed here.',
	diceStand: 'What fell or was shown stands, unless both players agree.',
	nLines: { one: '{n} line', other: '{n} lines' },
	oneLineStruckOut: 'One line struck out',
	theStrikeOfOneLine: 'one line struck out',
	thisGameIsNotOnThisPhone: 'This game is not on this phone.',
	thisGameCannotBeReadItStaysOnThe: 'This game cannot be read. It stays on the phone as it is.',
	workingOutWhatFollows: 'Working out what follows'
});
