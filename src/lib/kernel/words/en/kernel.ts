import { texts } from '#lib/kernel/texts.ts';

/** The frame, in English: kernel. */
export const words = texts('frame.kernel', {
	theBookHasNoNumberPath: 'The book has no number {path}.',
	pathCannotBeValueItGoesFromMinTo: '{path} cannot be {value}: it goes from {min} to {max}.',
	thereIsNoReadingKeyOfRuling: 'There is no reading {key} of {ruling}.',
	thereIsNoChoiceValueOfOption: 'There is no choice {value} of {option}.',
	atPathProblem: 'At {path}: {problem}',
	unitsAgainstTarget: '{units} against {target}',
	theTop: 'the top',
	nCorrections: { one: '{n} correction', other: '{n} corrections' },
	dSides: 'D{sides}',
	nDSides: '{n}D{sides}',
	atPathThisLineRefersToAnotherOne:
		'At {path}: this line refers to another one that does not come before it.',
	aNewerVersionOfThisAppWroteThis:
		'A newer version of this app wrote this (form {written}; this one reads form {known}): update the app, then try again.',
	anEarlyVersionOfThisAppWroteThis:
		'An early version of this app wrote this (form {written}; this one reads form {known}), and it can no longer be read.',
	theFileIsSizeMbThisAppReadsUpTo: 'The file is {size} MB; this app reads up to {most} MB.',
	thisIsBrokenAtLineLineColumn: 'This is broken at line {line}, column {column}.',
	thisIsBroken: {
		one: 'This is broken; it has {n} line, and its end may be missing.',
		other: 'This is broken; it has {n} lines, and its end may be missing.'
	},
	thisIsNestedTooDeep: 'This is nested deeper than {most} levels: nothing this app writes is.',
	thisHoldsTooManyValues:
		'This holds more than {most} million values: nothing this app writes does.',
	thisHoldsNThings: {
		one: 'This holds {n} thing; this app reads up to {most} in one file.',
		other: 'This holds {n} things; this app reads up to {most} in one file.'
	},
	atPathThereAreNLines: {
		one: 'At {path}: there is {n} line; this app reads up to {most} in one game.',
		other: 'At {path}: there are {n} lines; this app reads up to {most} in one game.'
	},
	atPathThereAreNPhotos: {
		one: 'At {path}: there is {n} photo; this app reads up to {most} in one game.',
		other: 'At {path}: there are {n} photos; this app reads up to {most} in one game.'
	},
	atPathThePhotoIsTooLarge: 'At {path}: the photo is larger than {most} MB.',
	thisIsNotFromThisApp: 'This is not from this app.',
	theFileIsEmpty: 'The file is empty.',
	atPathThisIsMissing: 'At {path}: this is missing.',
	atPathFoundDoesNotBelongThere: 'At {path}: {found} does not belong there.',
	atPathWantedWasExpectedFoundIs: 'At {path}: {wanted} was expected, {found} is there.',
	atPathThisLineDoesNotFitWhatWas: 'At {path}: this line does not fit what was before it.',
	atPathThisIsNotPossibleFault: 'At {path}: this is not possible ({fault}).',
	atPathSoMuchWasStruckOutThatThe:
		'At {path}: so much was struck out that the game takes too long to work out.',
	atPathTheGameDoesNotBegin: 'At {path}: the game does not begin.',
	theGameCannotBeReplayedFault: 'The game cannot be replayed: {fault}.',
	houseRulesForGame: 'House rules for {game}',
	houseRules: 'House rules',
	nBooksOfHouseRules: { one: '{n} book of house rules', other: '{n} books of house rules' },
	theDiceDoNotFitWhatWasToBeRolled: 'The dice do not fit what was to be rolled.',
	whatItSaysIsNoLongerPossible: 'What it says is no longer possible.',
	photoWhat: 'Photo: {what}'
});
