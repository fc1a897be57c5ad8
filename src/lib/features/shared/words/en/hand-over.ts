import { texts } from '#lib/kernel/texts.ts';

/** The frame, in English: hand over. */
export const words = texts('frame.hand-over', {
	savedAsName: 'Saved as {name}',
	handedOverName: 'Handed over: {name}',
	copiedPasteItInAMessage: 'Copied. Paste it in a message.',
	showItToTheOtherPhone: 'Show it to the other phone',
	sendTheFile: 'Send the file',
	copy: 'Copy',
	copyAsText: 'Copy as text',
	copied: 'Copied',
	notCopied: 'Not copied',
	share: 'Share',
	shared: 'Shared',
	theTextIsReady: 'The text is ready.',
	shareAsText: 'Share as text',
	orHandItOver: 'Or hand it over',
	fromAnotherPhone: 'from another phone',
	whatTheCameraSees: 'What the camera sees',
	theOtherPhoneShowsARowOfCodesHold:
		'The other phone shows a row of codes. Hold this one in front of it until all are read.',
	seenOfOfCodesAreRead: '{seen} of {of} codes are read.',
	numbersWhichAreMissing: {
		one: 'Number {which} is missing.',
		other: 'Numbers {which} are missing.'
	},
	withTheCamera: 'With the camera',
	chooseAPictureOrAFile: 'Choose a picture or a file',
	picturesOfTheCodesOneByOneOrAFile:
		'pictures of the codes one by one, or a file that was saved there',
	pasteAText: 'Paste a text',
	copiedOnTheOtherPhone: 'copied on the other phone',
	readTheText: 'Read the text',
	orAnotherWay: 'Or another way',
	beginAnew: 'Begin anew',
	stopTheCamera: 'Stop the camera',
	useTheCamera: 'Use the camera',
	codeNOfOf: 'Code {n} of {of}',
	previous: 'Previous',
	previousCode: 'Previous code',
	stop: 'Stop',
	run: 'Play',
	stopTheCodes: 'Stop the codes',
	playTheCodes: 'Play the codes',
	next: 'Next',
	nextCode: 'Next code',
	theCameraWasNotAllowedAllowItInThe:
		'The camera was not allowed. Allow it in the browser, or use a picture.',
	thisDeviceHasNoCameraUseAPictureA: 'This device has no camera. Use a picture, a file or text.',
	anotherAppHasTheCameraCloseItThen: 'Another app has the camera. Close it, then try again.',
	thisBrowserDoesNotLetAppsUseThe:
		'This browser does not let apps use the camera. Use a picture, a file or text.',
	thePartsDoNotFitTogetherReadThem: 'The parts do not fit together. Read them again.',
	thisIsLargerThanAnyRoster: 'This is larger than any roster.',
	theTextIsIncompleteCopyAllOfIt: 'The text is incomplete. Copy all of it.',
	thereIsSomethingElseInItOpenIt: 'There is something else in it. Open it under Files.',
	thisCodeIsNotFromThisAppShowItThe:
		'This code is not from this app. Show it the codes on the other phone.',
	thisCodeCouldNotBeReadInFullHold:
		'This code could not be read in full. Hold still, or step closer.',
	noCodeWasFoundInName: 'No code was found in {name}.',
	thePictureNameCouldNotBeOpened: 'The picture {name} could not be opened.'
});
