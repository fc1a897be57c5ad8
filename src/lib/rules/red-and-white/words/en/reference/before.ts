import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: the reference, before. */
export const words = texts('red-and-white.reference-before', {
	diceAndDistances: 'Dice and distances',
	rollsWithAName: 'Rolls with a name',
	roll: 'Roll',
	die: 'Die',
	faces: 'Faces',
	savingThrowTheHitDoesNotCount: 'Saving throw: the hit does not count',
	unlikely: 'Unlikely',
	smallChance: 'Small chance',
	goodChance: 'Good chance',
	distancesAreInInchesPartsOfAnInch: 'Distances are in inches; parts of an inch count.',
	theWordOfTheRefereeStandsAbove: 'The word of the referee stands above every rule.',
	unit: 'Unit',
	figuresAStand: 'Figures a stand',
	machineGunCompany: 'Machine gun company',
	nAndCommand: '{n} and command',
	lightBattery: 'Light battery',
	fieldBattery: 'Field battery',
	mediumBattery: 'Medium battery',
	heavyBattery: 'Heavy battery',
	tankArmouredCarTrain: 'Tank, armoured car, train',
	nModel: '{n} model',
	aStandFightsInFullUntilItsLast:
		'A stand fights in full until its last figure is gone. Losses fill one stand before the next.',
	aCommandStandHasNFigures: 'A command stand has {n} figures.',
	aMachineGunStandIsTwoToFourGunsIt:
		'A machine gun stand is two to four guns. It is attached to a unit, or forms a company if the referee agrees.',
	aLightMachineGunIsOneFigure: 'A light machine gun is one figure; infantry only, one a unit.',
	aTchankaIsAlwaysAttachedToCavalry: 'A tchanka is always attached to cavalry.',
	aGunStandIsASectionOfTwoGunsA:
		'A gun stand is a section of two guns. A section of light guns may be attached to infantry and moves with it.',
	attachedGunsAreNotCountedAsStands: 'Attached guns are not counted as stands of the unit.',
	theHeadquartersIsThePlaceOfThe:
		'The headquarters is the place of the commander-in-chief and counts as one unit.',
	whatIsAgreedFirst: 'What is agreed first',
	whichOfTheTwoMovementTablesIsUsed: 'Which of the two movement tables is used.',
	whetherIndirectFireAndPetrolBombs: 'Whether indirect fire and petrol bombs are allowed.',
	whichOfficerLeadsWhichUnitsEach:
		'Which officer leads which units; each player has an officer at least.',
	whichUnitsAreEliteAndCarryABanner:
		'Which units are elite and carry a banner: officers, cadets, Cossacks, Czechs and interventionists; Bolshevik fanatics, sailors, perhaps Red Guards.',
	whichRedUnitsHaveACommissarWhich: 'Which Red units have a commissar, which White units a priest.',
	whetherLostFiguresComeBackAfterThe:
		'Whether lost figures come back after the game: two thirds for the winner, a third for the loser.',
	leadershipReachesDFarther: 'leadership reaches {d} farther',
	fanatic: 'Fanatic',
	hisArmyDoesNotTestBelow50PerCent: 'his army does not test below 50 per cent',
	mustLeadHeroicallyEachTurn: 'must lead heroically each turn',
	committed: 'Committed',
	twoReRollsOfTheArmyTest: 'two re-rolls of the army test',
	leadsHeroicallyAtN: 'leads heroically at {n}',
	efficient: 'Efficient',
	neverLeadsHeroically: 'never leads heroically',
	officersCharacter: 'Officers’ character',
	theCommanderInChiefD10: 'The commander-in-chief, D10',
	character: 'Character',
	effect: 'Effect',
	otherOfficersD10: 'Other officers, D10',
	notedOnPaperTheEnemyNeedNotKnow: 'Noted on paper; the enemy need not know.',
	whoHasPetrolBombs: 'Who has petrol bombs',
	whereTheRefereeAllowsThemEach:
		'Where the referee allows them, each infantry unit of that side has a good chance of bombs: one D10 before the battle.'
});
