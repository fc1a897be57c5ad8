import { texts } from '#lib/kernel/texts.ts';

/** The frame, in English: store. */
export const words = texts('frame.store', {
	thisLineIsDamaged: 'This line is damaged in both copies.',
	thisRecordIsDamaged: 'This is damaged in both copies.',
	nLinesOfTitleAreDamagedInBoth: {
		one: 'A line of {title} is damaged in both copies. It stays where it is, and is left out.',
		other:
			'{n} lines of {title} are damaged in both copies. They stay where they are, and are left out.'
	},
	theBrowserHadLostNPhotosTheyCame: {
		one: 'The browser had lost a photo. It came back from the second copy.',
		other: 'The browser had lost {n} photos. They came back from the second copy.'
	},
	theTwoCopiesOfTitleDidNotAgreeBoth:
		'The two copies of {title} did not agree. Both are in the list.',
	nLinesOfTitleCameBackFromTheSecond: {
		one: 'The last line of {title} came back from the second copy.',
		other: '{n} lines of {title} came back from the second copy.'
	},
	theSecondCopyOfTitleWasBehindItIs: 'The second copy of {title} was behind. It is whole again.',
	theSecondCopyDoesNotAnswerUntil:
		'The second copy does not answer. Until this app is opened again everything is kept once.',
	theStorageIsFullTheSecondCopyIsNot:
		'The storage is full: the second copy is not complete. Free up space on this device.',
	aNewerVersionOfThisAppIsOpenIn:
		'A newer version of this app is open in another tab. Reload this one.',
	anotherTabHoldsTheStorageCloseThe:
		'Another tab holds the storage. Close the other tabs of this app, then try again.',
	theStorageIsFullNothingWasChanged:
		'The storage is full. Nothing was changed. Delete something, or free up space on this device.',
	thisBrowserWindowKeepsNothing:
		'This browser window keeps nothing: private mode, or storage is switched off.',
	thisWasCarriedOnInAnotherTabReload:
		'This was carried on in another tab. Reload to see it. Nothing was changed here.',
	thisIsDamagedInBothCopiesNothing:
		'This is damaged in both copies, and stays as it is. Nothing was changed.',
	theStorageDidNotAnswerNothingWas: 'The storage did not answer. Nothing was changed. ({reason})',
	theBrowserHadLostNRecordsTheyCame: {
		one: 'The browser had lost a record. It came back from the second copy.',
		other: 'The browser had lost {n} records. They came back from the second copy.'
	}
});
