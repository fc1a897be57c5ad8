import { texts } from '#lib/kernel/texts.ts';

/** triumph-of-chaos, in English: charts screens. */
export const words = texts('triumph-of-chaos.charts-screens', {
	rulingId: 'Ruling {id}',
	onYourCopy: 'On your copy',
	asReadBeside: 'as the app reads it',
	theAppReadsN: 'the app reads {n}',
	oneLess: 'One less',
	oneMore: 'One more',
	itReadsN: 'It reads {n}',
	whatItChanges: 'What it changes',
	appsReadingYours: 'app’s reading → yours',
	asTheAppReadsIt: 'As the app reads it',
	done: 'Done',
	playerAid: 'Player aid',
	close: 'Close',
	correctedTheAppReadsN: 'corrected, the app reads {n}',
	playerAidVersion23: 'Player aid, version 2.3',
	allCharts: 'All charts',
	thisBreaksTheOrderOfTheChartCheck:
		'This breaks the order of the chart. Check it against your copy.',
	modifiers: 'Modifiers',
	lines: 'Lines',
	correctedItCountsFromNowOn: 'Corrected. It counts from now on.',
	undo: 'Undo',
	allLegible: 'all legible',
	nRebuilt: '{n} rebuilt',
	nWeak: '{n} weak',
	nCorrected: '{n} corrected',
	checkThis: 'check this',
	asReadAndAsYouCorrectThem: 'as read, and as you correct them',
	triumphOfChaos: 'Triumph of Chaos',
	theAidWasScannedAndPartlyLost:
		'The aid was scanned and partly lost. Compare each chart with your own copy; a tap on a number corrects it.',
	charts: 'Charts',
	nCorrections: { one: '{n} correction', other: '{n} corrections' },
	nothingCorrected: 'nothing corrected',
	rulings: 'Rulings'
});
