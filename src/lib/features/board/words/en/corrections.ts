import { texts } from '#lib/kernel/texts.ts';

/** The corrections of the owner of a hex game, in English. */
export const words = texts('board.corrections', {
	corrections: 'Corrections',
	nYoursAlone: { one: '{n} correction, for new games', other: '{n} corrections, for new games' },
	noneYet: 'for new games; none yet',
	what: 'What is corrected',
	theMap: 'Map',
	theMapWith: 'Map with your corrections: {says}',
	nothingChosen: 'nothing chosen',
	tapAHex: 'Tap a hex to correct its ground, its sides and its name.',
	dots: 'Dots: guessed where dense, likely where thin.',
	sides: 'Sides of the hex',
	sideOfHex: '{hex}: {side}',
	made: 'Made',
	noneMade: 'Nothing is corrected',
	everythingIsAsDelivered: 'Everything is played as it came with the app.',
	wasDelivered: 'originally: {value}',
	asItWas: 'As it was',
	allAsDelivered: 'All back to the original',
	kept: 'Kept: {what}, {value}',
	thisDoesNotFit: 'This does not fit, and was not kept',
	undo: 'Undo',
	find: 'Find',
	clear: 'Clear',
	close: 'Close',
	less: '{label}: less',
	more: '{label}: more',
	nothing: 'nothing',
	nCorrected: '{n} corrected',
	saveOrSend: 'Save or send as a file',
	nothingFound: 'Nothing has that name.',
	rulings: 'Rulings',
	playByThem: 'Play by my corrections',
	seeThem: 'See or change them',
	thisGameAndThePhone: 'This game',
	thisGameHasN: {
		one: 'It is played with {n} correction.',
		other: 'It is played with {n} corrections.'
	},
	thisPhoneHasN: { one: 'This phone has {n} now.', other: 'This phone has {n} now.' },
	aGameKeepsThem:
		'A game keeps the corrections it began with, until all its players agree on those of this phone.',
	allAgree: 'All agree: change to those on this phone',
	theyAreTheSame: 'They are the same.',
	rowAndColumn: '{row}: {column}',
	sectionN: '§ {section}'
});
