import { texts } from '#lib/kernel/texts.ts';

/** The frame, in English: settings. */
export const words = texts('frame.settings', {
	phone: 'Phone',
	asItIsSet: 'as it is set',
	light: 'Light',
	dark: 'Dark',
	hall: 'Hall',
	brightRoom: 'bright room',
	inches: 'Inches',
	centimetres: 'Centimetres',
	asInTheRules: 'as in the rules',
	n25CmForAnInch: '2.5 cm for an inch',
	settings: 'Settings',
	thisPhone: 'This phone',
	back: 'Back',
	look: 'Look',
	distances: 'Distances',
	keepTheScreenOn: 'Keep the screen on',
	inABattle: 'In a battle',
	more: 'More',
	notKnown: 'not known',
	theBrowserKeepsForcesAndBattles: 'The browser keeps forces and battles until you delete them.',
	theBrowserMayClearForcesAndBattles:
		'The browser may clear forces and battles when the phone runs out of space.',
	thisBrowserDoesNotSayHowLongIt: 'This browser does not say how long it keeps forces and battles.',
	safariForgetsInSevenDays:
		'Safari deletes everything if you do not open this page for seven days of browsing. Add it to the home screen (Share, then Add to Home Screen), where it is kept. It starts empty there: save everything as a file here first, and open that file there.',
	nMb: '{n} MB',
	keptForGood: 'Kept for good',
	spaceUsed: 'Space used',
	copies: 'Copies',
	twoADatabaseAndFiles: 'two: a database and files',
	oneTheDatabaseAlone: 'one: the database alone',
	lastCopyInYourFolder: 'Last copy in your folder',
	thisBrowserHasNoRoomForASecondCopy:
		'This browser has no room for a second copy. If it loses its database nothing comes back: save a file now and then.',
	itWasAskedAndSaidNoInstallingThe:
		'It was asked and said no. Installing the app or a bookmark may change its mind; an export keeps a copy.',
	askToKeepEverything: 'Ask to keep everything',
	onThisPhone: 'On this phone',
	settingsCounted: 'settings',
	yes: 'yes',
	no: 'no',
	daylight: 'daylight',
	evening: 'evening',
	language: 'Language',
	nobodyHasCheckedThisTranslation:
		'Nobody has checked this translation yet. What is not translated is said in English.',
	reportAText: 'Report a text',
	whatReadsWrongWithItsId: 'what reads wrong, with its id',
	aFewWordsAsTheyAppearOnScreen: 'A few words as they appear on screen',
	typeThreeLettersOrMoreToFindThe:
		'Type three letters or more to find the texts that contain them.',
	noTextContainsTheseWords: 'No text contains these words.',
	nMoreTypeMore: { one: '{n} more: type more.', other: '{n} more: type more.' },
	copyTheReport: 'Copy the report',
	copied: 'Copied',
	theReportNamesTheText:
		'A report names the text by its id, with what it says in English and here. Send it to whoever gave you the app.'
});
