import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: rulings. */
export const words = texts('white-october.rulings', {
	definitionsSupplyAndCommand: 'Definitions, supply and command',
	whatIfAPredominantValueIs: 'What if a predominant value is adjusted both ways?',
	theMinus1AndThePlus: 'The −1 and the +1 cancel.',
	trainsAreInThreeCategoriesWhich: 'Trains belong to three categories. Which counts when?',
	combatUnitForAttackAndLosses:
		'Combat unit for attack and losses, support for the comparison of firepower, free for stacking.',
	haveFortsGunsTrainsTrotskyAnd: 'Have forts, guns, trains, Trotsky and aircraft a ZOC?',
	fortsGunsAndTrainsHaveOne: 'Forts, guns and trains have one; Trotsky and aircraft have none.',
	howFarDoesAZocReach: 'How far does a ZOC reach?',
	overAnyHexsideIntoForestOnly:
		'Over any hexside; into forest only where a road or railroad runs; a district is a neighbour like a hex. A Routed companion is enough for a unit with a white symbol.',
	haveTheNwaAndTheEstonians: 'Have the NWA and the Estonians separate stocks of RP?',
	noOneWhiteStockEmptyAt: 'No: one White stock, empty at the start, 6 at most.',
	theColumnOfTheRedCoast: 'The column of the Red coast is garbled. Which is it?',
	columnMTheNumberCanBe: 'Column M.',
	estonianCoast3HexesFromA: 'Estonian coast “3 hexes from a Red fort”: exactly 3?',
	n3OrMore: '3 or more.',
	whereMayLinesOfSupplyAnd: 'Where may lines of supply and command run?',
	alongWholeRoadsAndRailroadsOr:
		'Along unbroken roads and railroads, or over any hexside but major rivers, the Neva, lakes and sea. Dense forest or marsh off the road is the last hex. Enemy units stop them, except HQs, Trotsky, ships and aircraft. Off the road, a supply line counts every hex.',
	howDoLinesRunThroughPetrograd: 'How do lines run through Petrograd?',
	everyDistrictIsARoadHex:
		'Every district is a road hex, joined to its neighbours, over the Neva by bridges only. Lines go in and out by the roads and railroads that enter; elsewhere it is a step off the road.',
	withoutAnOffensiveTurnNwaUnits:
		'Without an offensive turn NWA units are Low Ammo. What of those with a marker?',
	oneHalvingOnlyEstoniansBritishAnd:
		'One halving only. Estonians, British and Reds are not affected and resupply as usual.',
	mayAnOffensiveTurnBeDeclared: 'May an offensive turn be declared without stock?',
	no: 'No.',
	whatIfGatchinaIsLostAnd: 'What if Gatchina is lost and taken again?',
	theStockRisesOnceInA: 'The stock rises once in a game and never falls with the town.',
	mayARestTurnBeAn: 'May a rest turn be an offensive turn?',
	yesTheTwoHaveNothingTo: 'Yes, the two have nothing to do with each other.',
	isTheSpecialCapacityOfA: 'Is the special capacity of a Disorganised HQ halved?',
	noAPlus1OrMinus: 'No, a +1 or −1 stays.',
	whenArePrisonersEnlisted:
		'When may prisoners become points? “Before the Replacement Phase” (3.1.1), or “during” it (3.2)?',
	beforeReplacementsBegin: 'Before it, in recruitment; what would exceed 6 points is not enlisted.',
	whileTheyAreMadeToo: 'Before it or during it, also in the place of points just spent.',
	movement: 'Movement',
	whoIsDemoralisedOffTheMap:
		'A Demoralised unit that leaves the map is lost. Are those of its division that are only kept from the enemy Demoralised too?',
	everyUnitNotRallied: 'Yes: 10.1 and 11.2.1 mean the whole division until it is rallied.',
	onlyThoseThatFlee: 'No, only the Routed; the others come back.',
	whatDoesAStepAlongA: 'What does a step along a road or railroad cost?',
	theCheapestWayOpenGroundAnd:
		'The cheapest way open: ground and hexside, the road, or by rail the lower of rail and ground. Road and rail bring their bridges; railroads do not help tanks and cars. In, into and out of the city only the place entered counts.',
	isStackingLookedAtAfterCombat: 'Is stacking checked after combat too?',
	yesAtTheEndOfA:
		'Yes, at the end of a combat sequence as well: nobody advances into an overstacked place.',
	whatIsFreeOfTheLimits: 'What is free of the limits of a district?',
	hqsAndTrotskyATrainIs:
		'HQs and Trotsky. A train is a vehicle; the limit is one combat unit of any size, or up to three with 3 EP together.',
	doHqsAndTrotskyUseUp: 'Do HQs and Trotsky use up the capacity of a railroad line?',
	howOftenDoesWhiteMoveBy: 'How often does White move by rail?',
	onceATurn: 'Once a turn.',
	howDoesAFleetGoFrom: 'How does a fleet go from one coastal hex to another?',
	overABlueHexsideOnlyMined: 'Over a blue hexside only; mined hexsides are shut to White.',
	whatIsTheRangeBetweenThe: 'What is the range between the city and the map?',
	halfAHexForAStep:
		'Half a hex for a step between districts, one for a step on the map or between a district and a hex that it touches, also by sea.',
	whenDoesARoutedTrainCome: 'When does a Routed train that ran off the map come back?',
	nextTurnWhereItLeft: 'Next turn, where it left.',
	whatIfAnAdvanceLeadsInto: 'What if an advance leads into a hex by which enemies come in?',
	itIsMadeTheUnitLeaves: 'It is made; the unit leaves in its next movement.',
	combat: 'Combat',
	howAreRatiosBelow11: 'How are ratios below 1:1 read?',
	byTheRowsOfTheList: 'By the rows of the list: −1 from 1:1.5, −2 from 1:2, −3 from 1:3, −4 below.',
	whoWinsAt7: 'Who wins at 7?',
	theDefender: 'The defender.',
	inWhatOrderDoTheChanges: 'In what order do the changes of Morale apply?',
	routForEachUnitFirstThen:
		'Rout for each unit first, then the predominant value, then what raises it up to 6, then what lowers it down to 1.',
	doAircraftCountTwiceAndNight: 'Do aircraft count twice? And night, and several tanks?',
	yesBesidesTheirFirepowerByNight:
		'Yes, besides their firepower; by night there are none; the +1 of a tank comes once, and Low Ammo vehicles do not count.',
	bombingIsSaidToFollow8: 'Bombing is said to follow 8.2.1. Which rule is meant?',
	thatOfBarrages81: 'That of barrages, 8.1.',
	doesTheMinus3OfA: 'Does the −3 of a lone fort come on top of the terrain?',
	noItTakesItsPlace: 'No, it takes its place.',
	whatIfAUnitIsDisorganised: 'What if a unit is Disorganised and Low Ammo?',
	twoHalvingsOneRounding: 'Two halvings, one rounding.',
	whatIsTheMoraleOfRouted: 'What is the Morale of Routed and other units together?',
	minus2ForEachRoutedUnit: '−2 for each Routed unit, then the predominant value.',
	howOftenDoesAUnitAttack: 'How often does a unit attack?',
	onceInACombatSequence: 'Once in a combat sequence.',
	mustFortsAndAircraftHaveTheir: 'Must forts and aircraft have their target observed?',
	fortsLikeGunsBombsNeedNo: 'Forts must, like guns; bombs need no observer.',
	doTheLinesOfTheTerrain: 'Do the lines of the terrain chart add up?',
	inTheHexTheBetterOf:
		'In the hex the better of terrain and town; hexside, entrenchment and barricade on top. The same for barrages.',
	whatIsOneDirectionAndWho: 'What is “one direction”, and who crosses a hexside?',
	oneDirectionIsOneHexOf:
		'One direction is one hex. Of several hexsides the mildest counts, so one attacker on dry ground takes it away; a bridge changes nothing.',
	howAreValuesRoundedThatAre: 'How are values rounded when some are halved more often than others?',
	thoseHalvedAlikeAreAddedDivided:
		'Those halved alike are added, divided and rounded, then all are added; combat values and firepower apart. Trains in contact count in the comparison, not in the ratio.',
	whatAreGunsWorthThatDefend: 'What are guns that defend alone worth?',
	halfTheirFirepowerHalvedAgainUnless:
		'Half their firepower, halved again unless in order, rounded once; Low Ammo does not change it. Their own Quality and Morale count, as do those of a lone fort.',
	doesARoutedUnitSlipAway: 'May Routed units slip away before combat?',
	yesNothingForbidsIt: 'Yes, if they are of a kind that may; they stay Routed.',
	whatIfThoseWhoSlipAwayFind:
		'What if those who slip away find only a hex that is still to be attacked?',
	theyStayRoutedAndAreFought: 'They stay, Routed, and are fought.',
	doTrainsInContactMakeVehiclesRoll: 'Do trains in contact count as supports when vehicles roll?',
	yesOnEitherSide: 'Yes, on either side.',
	doesAHexOfTwoAttacksCountTwice:
		'Does a hex whose units join two attacks of one HQ count twice for it?',
	yesOnceForEachAttack: 'Yes, once for each attack.',
	whoMayBlowWhichBridge: 'Who may blow which bridge?',
	unroutedWhiteInfantryOfAnyArmy:
		'Unrouted White infantry of any army, in one of the two hexes that a standing rail bridge joins.',
	howDoesABarrageStrike: 'How does a barrage strike?',
	allOnOneUnitASpared:
		'All on one unit. A spared loss becomes d, once; d never takes the last EP of infantry or cavalry; an HQ is destroyed by any loss. “Routed” means every unit of the category; each retreats by its own Morale.',
	mayAGunStillSupportWhoseHqHasGone:
		'May a gun in another hex still support, if its HQ was lost or has moved since the attack was declared?',
	yesCommandIsJudgedAtTheDeclaration:
		'Yes. Command is judged when attacks are declared; nobody comes under it later.',
	mayAnHqGoWithThoseWhoSlipAway: 'May an HQ go with those who slip away before combat?',
	yesIfNobodyElseIsLeft:
		'Yes, if nobody but HQs and vehicles is left; beside combat units, guns or a fort it stays.',
	mayTheRoyalNavySupportA: 'May the Royal Navy support a mixed attack on turn 1?',
	yesIfAnEstonianUnitTakes: 'Yes, if an Estonian unit takes part.',
	resultsOfCombat: 'Results of combat',
	whatIfARetreatHasTo: 'What if a retreat has to enter a ZOC?',
	oneUnitTakesADAnd: 'One unit takes a d, and the stack moves on.',
	doesADTouchTheAttackers: 'Does a d affect the attacker’s guns?',
	mayADefenderWhoWinsWith: 'May a defender who wins with a advance?',
	yesHeMustEnterAnEmptied: 'Yes, he must enter an emptied hex of the attack, of his choice.',
	noOnlyAnAttackerAdvances: 'No, only an attacker advances.',
	doTrainsRollForDestructionLike: 'Do trains roll for destruction like vehicles?',
	noTanksAndCarsOnly: 'No, tanks and cars only.',
	whichRetreatAfterARoutYields: 'Which “retreat after a rout” yields prisoners?',
	theEpLostToZocIn: 'The EP lost to ZOC in rout movement; a plain r on a Routed unit is a retreat.',
	inWhichOrderComeLossesExcess: 'In what order do losses, excess and d come?',
	thePlus1Of4Ep:
		'The +1 of 4 EP on both sides, the excess (guns in the hex after the combat units), then d, whose EP comes off what is left.',
	whoIsLeftAndWhoAdvances: 'Who is left, and who advances?',
	gunsWithoutCombatUnitsRoutOr:
		'Guns without combat units rout, or surrender if Routed, and count as gone 2 hexes. A fort keeps its hex occupied. Routed units, lone guns and forts do not advance.',
	whatIfTheEscortOfVehicles: 'What if the escort of vehicles withdraws before combat?',
	carsGoAlongATankLeft: 'Cars go along; a tank left alone is lost.',
	mayCarsGoBackAlone: 'May armoured cars slip away or go back to where they have no company?',
	yesIfNoCompanyIsNextToThem:
		'Yes, if they find none next to them. They are lost if they still have none when a sequence of their own side ends.',
	fatigueMoraleAndPetrograd: 'Fatigue, Morale and Petrograd',
	whatIfThereAreSeveralNight: 'What if there are several night attacks in a sequence?',
	plus1InAll: '+1 in all.',
	doesANightAttackThatIsNotFought:
		'Does a night attack that is declared but not fought cost fatigue?',
	noItCountsWhenTheDiceFall: 'No. It counts when its dice fall.',
	whatCountsOfAUnitBeingRaised: 'What counts of a unit that deserts whole before it has arrived?',
	nothingItCanBeRaisedAgain: 'Nothing: it has never been there, and can be raised again.',
	mayTheGarrisonLeaveAndComeBack: 'May the garrison of 08/S leave and come back within its turn?',
	noItBeginsItsTurnAnew: 'No. It stands there without a break, or begins its turn anew.',
	doUnitsLandAtKronstadt: 'Do units land at Kronstadt, as at a fort?',
	noOnlyAtTheOtherForts:
		'No: only at Krasnaya Gorka, Seraya Loshad, Oranienbaum and Petergoff. Nobody could leave the island.',
	whoGoesApartFromAStack: 'Who goes apart if a stack cannot go back together?',
	itsOwnerSays: 'Its owner says so, of those without whom the others find a way.',
	doesATurnOfRestHalveARout: 'Does a turn of rest halve what a Routed unit runs?',
	noItRunsAllItsMpAndTwoMore: 'No. It runs all its MP and 2 more.',
	whatIfTheLevelIsUnder: 'What if the level is under 3, or falls otherwise than from 8 to 5?',
	neverBelow06And7: 'Never below 0; 6 and 7 are tested.',
	howAreTheMinus3And: 'How are the −3 and the halving of deserters worked out?',
	theDiceLess3NotBelow: 'The dice less 3, not below 0, then halved to the nearest, halves up.',
	whichUnitsLoseDeserters: 'Which units lose deserters?',
	infantryCavalryAndArtillery: 'Infantry, cavalry and artillery.',
	howIsHalfAnRpPaid: 'How is half an RP paid, and what do military units cost?',
	theCostsOfTheTurnsActions:
		'The costs of the turn’s actions are added, then rounded up; 1 RP for each EP.',
	howAreRaisingActionsPaid: 'How are raising actions paid for?',
	inTheOrderChosenInQuarters:
		'In the order chosen, in quarters. Detachments take all that is left, up to the EP still to be raised. What cannot be paid for cannot be chosen; RP that buy nothing are kept.',
	whatDoInsurgentsHoldInA: 'What do Insurgents hold in a district without Reds?',
	nothingNoControlPointsRpOr:
		'Nothing: no control, points, RP or victory. They are always in supply.',
	isVetrenkosEventUsedUpOnTurn1:
		'Has Vetrenko’s disobedience been “already drawn” if it came on turn 1, without effect?',
	noItCanStillCome: 'No, it may still come once.',
	yesItWasDrawn: 'Yes, it does not come again.',
	scenarioAndVictory: 'Scenario and victory',
	kIsWrittenForKrasnayaGorka:
		'K stands for both Krasnaya Gorka and Karelia, and some sections that are cited do not exist. What is meant?',
	kFor2VsObKh1:
		'K for 2 VS OB, KH1 and KH2 is Karelia (27/T). 8.3.6 is 8.3, 12.1.2 is 11.2.2, and 7.7 refers to nothing.',
	whatIfThePlaceOfA: 'What if the place of a landing is not in Red hands?',
	itWaitsUntilOneIs: 'It waits until one is.',
	whichPlacesCountEvenIfThey: 'Which places count even if they were held for one turn only?',
	allThatAreWorth10Points: 'All that are worth 10 points, districts too.',
	liubanTchudovoAnd18FfOnly: 'Liuban, Tchudovo and 18/FF only.',
	whatIfEprdShiftBeyondThe: 'What if destroyed Red EP shift the result beyond the last level?',
	itStopsThere: 'It stops there.',
	howOftenDoesARoutPay:
		'How often does a rout pay for enemy ZOC and for rivers, and what if only one hex is open?',
	onceForEachInAMovement:
		'Once for each in a movement, from a unit that its owner names. Where the second hex is closed, they go one.',
	isAnHqLostWhoseCompany:
		'Is an HQ lost when the last unit beside it goes otherwise than in combat?',
	byARoutYesByDesertionNo:
		'Yes, when that unit is lost on the way of a rout or retreat. After desertion or an event the HQ stays, alone.',
	whatBecomesOfInsurgentsWho:
		'What becomes of insurgents who attack and do not clear their district?',
	theyAreRemovedTheyDoNot: 'They are removed after the attack. They do not retreat.',
	whichAttacksGainByTheDome: 'Which attacks gain 1 on the dice from the Dome of St Isaac?',
	thoseOfWhichEveryAttacking:
		'Those in which every attacking unit is of the NWA and within 5 hexes of Petrograd.',
	whoNamesTheUnitThatElvengren: 'Who names the unit that loses an EP to Elvengren’s raid?',
	red: 'Red.',
	mayAUnitThatConfersAdvance:
		'May a unit under a soldiers’ soviet advance after combat or slip away before it?',
	noItMovesOnlyIfForced:
		'It neither advances nor moves up. It slips away, retreats and routs like any other.',
	whatMayTheRoyalNavyDoWhile: 'What may the Royal Navy do while it hesitates?',
	itSailsButNeither: 'It sails, but neither supports nor shells.',
	doesAForcedMarchOfWhichNobody:
		'Does a forced march cost fatigue if nobody goes farther than he could have gone without it?',
	noItCountsOnceAUnit: 'No. It counts at the end of the movement sequence, if a unit went farther.',
	whoTakesALossOnceAllHave: 'Who takes the next loss once every unit has lost an EP?',
	whomeverItsOwnerLikes: 'Whichever unit its owner likes.',
	doGunsInTheAttackedHex: 'Do guns in the attacked hex give support automatically?',
	likeAnyOtherTheyAreNamed:
		'Their owner names them like any other, without an HQ, and each supports once in a sequence.',
	whenMayThe1stDivisionBrought:
		'When may the 1st ID come in, if it is brought forward to the turn in which its garrison is due?',
	onlyIfTheGarrisonStands:
		'Only if the garrison has stood since the start of that turn; otherwise a turn later.',
	doesEachLossOfTheRoyal: 'Does each loss of the Royal Navy count?',
	yesMinus3EachWithOr: 'Yes, −3 each, with or without more British aid.',
	noMinus3OnceUnlessWhite: 'No, −3 once, unless White has bought more British aid.',
	howIsTrotskyEliminated: 'How is Trotsky eliminated?',
	likeAnHqThatStandsAlone: 'Like an HQ that stands alone, for good.',
	whoChoosesTheUnitsThatThe: 'Who chooses the units that the Orel option removes?',
	redAtTheStartOfThe: 'Red, at the start of the turn; they do not count as destroyed.'
});
