import { texts } from '#lib/kernel/texts.ts';

/** The frame, in English: two versions of what its copies keep. */
export const words = texts('frame.two-versions', {
	twoVersions: 'Two versions',
	twoVersionsOfName: 'There are two versions of {name}: its two copies did not agree.',
	compare: 'Compare',
	compareTheTwoVersionsOfName: 'Compare the two versions of {name}',
	upToLineNBothSayTheSame:
		'The two copies on this phone did not agree. Up to line {n} they say the same; below you see how each goes on.',
	fromTheFirstLineOn:
		'The two copies on this phone did not agree from the first line on. Below you see how each begins.',
	theLastLineOfBoth: 'The last line of both',
	firstVersion: 'First version',
	secondVersion: 'Second version',
	nLinesLastWrittenWhen: {
		one: '{n} line, last written {when}',
		other: '{n} lines, last written {when}'
	},
	itEndsHere: 'It ends here.',
	lineN: 'line {n}',
	broughtBackWhat: 'Brought back: {what}',
	struckOutWhat: 'Struck out: {what}',
	keepTheFirstVersion: 'Keep the first version',
	keepTheSecondVersion: 'Keep the second version',
	keepBoth: 'Keep both',
	theOtherOneIsDeleted:
		'If you keep one, the other is deleted; you can bring it back from Files for {n} days.',
	theFirstVersionOfNameIsKept: 'The first version of {name} is kept',
	theSecondVersionOfNameIsKept: 'The second version of {name} is kept',
	bothVersionsOfNameAreKept: 'Both versions of {name} are kept',
	thereIsNothingToChoose: 'There is nothing to choose between here any more.'
});
