import { texts } from '#lib/kernel/texts.ts';

/** The frame, in English: reference. */
export const words = texts('frame.reference', {
	about: 'About',
	back: 'Back',
	redAndWhiteIsASetOfRulesFor:
		'Red and White is a set of rules for miniatures of the Russian Civil War by Jay Stribling, published by the Jackson Gamers. This app follows the edition of 21 September 2007.',
	itNamesAsItsForerunnersRedCavalry:
		'It names as its forerunners Red Cavalry March! from The Gauntlet on Mark Herman’s web page, and Stolichnaya Sidings!, a set much like it in MWAN on MagWeb. The notes of that first author come from The Gauntlet, number 11. The sequence of action is borrowed from Squad Leader by Avalon Hill.',
	theShipsBoatsAndIceAreFromHis:
		'The ships, boats and ice are from his additional rules. The other melee list is from the set of the same name by Lubbers. Thanks to all of them.',
	orel1919IsAHexGame:
		'Orel 1919 is a hex game by David Beaudlet, from issue 75 of the magazine Vae Victis; its English rules were translated by Roy K. Bartoo. Map and counters here are reconstructed from those rules, and the screens say so.',
	whiteOctoberIsAHexGameByDavid:
		'White October is a hex game by David Beaudlet, from issue 5 of Battles Magazine. Map, counters and tables here are reconstructed from its rules, and the screens say so.',
	triumphOfChaosIsACardDrivenBoard:
		'Triumph of Chaos is a card-driven board game of the same war. Its part of this app follows the player aid, version 2.3 of 20 May 2020, which names no author; it is for owners of the game, who need its rulebook, map and cards.',
	youStillNeedTheRulesThemselvesThe:
		'You still need the rules themselves. The app puts them briefly, in words of its own, and marks with ° what the source leaves out and the app fills in.',
	theRules: 'The rules',
	programDrawingsAndWordsAreByThe:
		'Program, drawings and words are by the Tachanka authors and free under the MIT licence. The rules belong to their authors. The app is not theirs, and they have not approved it.',
	version: 'Version',
	thisApp: 'This app',
	forcesBattlesAndSettingsStayOnThis:
		'Forces, battles and settings stay on this phone. The app sends nothing anywhere, counts nobody and needs no signal once it is ready for offline.',
	whatLeavesThePhoneIsOnlyWhatYou:
		'What leaves the phone is only what you export or share yourself.',
	yourData: 'Your data',
	libraries: 'Libraries',
	withTheirLicences: 'with their licences',
	phaseN: 'Phase {n}',
	nothingFound: 'Nothing found',
	nRulesFound: { one: '{n} rule found', other: '{n} rules found' },
	moreOfWhatWasFound: 'More of what was found',
	found: 'Found',
	phaseNWho: 'Phase {n}, {who}',
	rules: 'Rules',
	defaultOfThisAppNotInTheSource: 'Default of this app, not in the source.',
	letterAndNumberLeadToTheHouseRule: 'Letter and number lead to the house rule.',
	sequenceOfPlay: 'Sequence of play',
	nextPart: 'Next part',
	gameInTheOrderOfTheTurn: '{game}, in the order of the turn',
	quickReference: 'Quick reference',
	printThisSheet: 'Print this sheet',
	theTurnOnOneSheet: 'The turn on one sheet',
	redAndWhiteInTheOrderOfPlay: 'Red and White, in the order of play',
	findARuleOrATable: 'Find a rule or a table',
	clear: 'Clear',
	contents: 'Contents',
	sequenceOfAction: 'Sequence of action',
	houseRules: 'House rules',
	whatIsUnclearOrLostAndHowItIsRead: 'what is unclear or lost, and how it is read',
	theTurnOnOneSheetToPrint: 'the turn on one sheet, to print',
	optionsInForce: 'Options in force',
	onPaperForAllPlayers: 'on paper, for all players',
	whereTheRulesComeFrom: 'where the rules come from',
	houseRulesAndMore: 'House rules and more'
});
