import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: the reference, before. */
export const words = texts('red-and-white.reference-before', {
	diceAndDistances: 'Dice and distances',
	rollsWithAName: 'Named rolls',
	roll: 'Roll',
	die: 'Die',
	faces: 'Faces',
	savingThrowTheHitDoesNotCount: 'Saving throw: the hit does not count',
	unlikely: 'Unlikely',
	smallChance: 'Small chance',
	goodChance: 'Good chance',
	distancesAreInInchesPartsOfAnInch: 'Distances are in inches; fractions count.',
	theWordOfTheRefereeStandsAbove: 'The referee’s word overrides every rule.',
	unit: 'Unit',
	figuresAStand: 'Figures per stand',
	machineGunCompany: 'Machine gun company',
	nAndCommand: '{n} and command',
	lightBattery: 'Light battery',
	fieldBattery: 'Field battery',
	mediumBattery: 'Medium battery',
	heavyBattery: 'Heavy battery',
	tankArmouredCarTrain: 'Tank, armoured car, train',
	nModel: '{n} model',
	aStandFightsInFullUntilItsLast:
		'A stand counts in full until its last figure is gone. Losses finish one stand before starting on the next.',
	aCommandStandHasNFigures: 'A command stand has {n} figures.',
	aMachineGunStandIsTwoToFourGunsIt:
		'A machine gun stand represents two to four guns. It is attached to a unit, or forms a company if the referee agrees.',
	aLightMachineGunIsOneFigure: 'A light machine gun is one figure; infantry only, one per unit.',
	aTchankaIsAlwaysAttachedToCavalry: 'A tchanka is always attached to cavalry.',
	aGunStandIsASectionOfTwoGunsA:
		'A gun stand is a section of two guns. A section of light guns may be attached to infantry and then moves with it.',
	attachedGunsAreNotCountedAsStands: 'Attached guns are not counted as stands of the unit.',
	theHeadquartersIsThePlaceOfThe:
		'The headquarters is the commander-in-chief’s post and counts as one unit.',
	whatIsAgreedFirst: 'What is agreed first',
	whichOfTheTwoMovementTablesIsUsed: 'Which of the two movement tables is used.',
	whetherIndirectFireAndPetrolBombs: 'Whether indirect fire and petrol bombs are allowed.',
	whichOfficerLeadsWhichUnitsEach:
		'Which officer leads which units; each player has at least one officer.',
	whichUnitsAreEliteAndCarryABanner:
		'Which units are elite and carry a banner. White: officers, cadets, Cossacks, Czechs, interventionists. Red: Bolshevik fanatics, sailors, perhaps Red Guards.',
	whichRedUnitsHaveACommissarWhich:
		'Which Red units have a commissar and which White units a priest.',
	whetherLostFiguresComeBackAfterThe:
		'Whether lost figures come back after the game: two thirds for the winner, a third for the loser.',
	leadershipReachesDFarther: 'leadership reaches {d} farther',
	fanatic: 'Fanatic',
	hisArmyDoesNotTestBelow50PerCent: 'his army does not test below 50 per cent',
	mustLeadHeroicallyEachTurn: 'must lead heroically each turn',
	committed: 'Committed',
	twoReRollsOfTheArmyTest: 'two re-rolls of the army test',
	leadsHeroicallyAtN: 'gives {n} when leading heroically',
	efficient: 'Efficient',
	neverLeadsHeroically: 'never leads heroically',
	officersCharacter: 'Officers’ character',
	theCommanderInChiefD10: 'The commander-in-chief, D10',
	character: 'Character',
	effect: 'Effect',
	otherOfficersD10: 'Other officers, D10',
	notedOnPaperTheEnemyNeedNotKnow: 'Noted on paper and kept from the enemy.',
	whoHasPetrolBombs: 'Who has petrol bombs',
	whereTheRefereeAllowsThemEach:
		'Each infantry unit of a side that the referee allows them has a good chance of bombs: one D10 before the battle.'
});
