import { texts } from '#lib/kernel/texts.ts';

/** The frame, in English: games. */
export const words = texts('frame.games', {
	finished: 'Finished',
	nFinishedEarlier: { one: 'One finished earlier', other: '{n} finished earlier' },
	playedDay: 'played {day}',
	moreAboutName: 'More about {name}',
	rename: 'Rename',
	duplicate: 'Duplicate',
	saveOrSendAsAFile: 'Save or send as a file',
	delete: 'Delete',
	nameNeverSavedAsAFile: '{name}: never saved as a file.',
	nameNotSavedAsAFileForALongTime: '{name}: not saved as a file for a long time.',
	save: 'Save',
	saveNameAsAFile: 'Save {name} as a file',
	notNow: 'Not now',
	notNowName: 'Not now: {name}',
	duplicatingName: 'Duplicating {name}',
	nameAdded: '{name} added',
	oldIsNowCalledName: '{old} is now called {name}',
	theGameItselfIsRenamedItsLineIn:
		'The game itself is renamed; its line in this list could not be changed.',
	nameDeleted: '{name} deleted',
	noMoreRemindersAboutName: 'No more reminders about {name}'
});
