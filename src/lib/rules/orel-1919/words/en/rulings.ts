import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: rulings. */
export const words = texts('orel-1919.rulings', {
	theGame: 'The game',
	combat: 'Combat',
	assault: 'Assault',
	vehicles: 'Vehicles',
	boldPrintMarksTheLoserOfAnAssault:
		'Bold print should mark the loser of an Assault, but it is lost. Who loses?',
	n2To7TheAttacker8To15TheDefender7Is:
		'The attacker on 2 to 7, the defender on 8 to 15. 7 is less sure, 8 the least.',
	whatOfTotalsBeyondTheTable: 'What of totals beyond the table?',
	n15OrMoreReads152OrLessReads2: '15 or more reads 15, 2 or less reads 2.',
	howAreOddsBelow11Read: 'How are odds below 1:1 read?',
	downToTheNextRowBelow13IsMinus4: 'Down to the next row; anything below 1:3 is −4.',
	downToTheNextRowMinus4OnlyBelow14: 'Down to the next row; −4 only below 1:4.',
	theLargerSidesRatioIsRoundedDown: 'The larger side’s ratio is rounded down, then turned round.',
	isANatural1ASuccessInAMoraleCheck: 'Is a natural 1 a success in a Morale check too?',
	yesTheCheckWorksAsACohesionCheck: 'Yes, the check works as a Cohesion check.',
	noItCountsLikeAnyOtherNumber: 'No, it counts like any other number.',
	whichLostStepsMakeAMoraleCheck: 'Which lost steps make a Morale check harder?',
	thoseOfThisAssault: 'Those of this Assault.',
	allThatItsLossMarkerShows: 'All that its loss marker shows.',
	whichStepsCountForTheExtraLoss: 'Which steps count for the extra loss?',
	thoseInTheAssaultAtItsStart:
		'Those in the Assault at its start, Disorganised ones too, Repulsed ones not; a 0 becomes 1.',
	whatIfBothSidesLoseMoreStepsThan: 'What if both sides lose more steps than they have?',
	bothExcessesComeFromThePrinted:
		'Both excesses come from the printed numbers and are taken off together, never below 0.',
	howDoAnEntrenchmentAndARiverGo: 'How do an entrenchment and a river go together?',
	theBetterOfTheEntrenchmentAndThe:
		'The better of the entrenchment and the terrain with its hexside; unit by unit in Cohesion.',
	whatIfAStrengthIsNothingAfter: 'What if a strength rounds to nothing?',
	noDefenceReadsTheBestOddsNoAttack:
		'A defence of 0 reads the best odds, an attack of 0 the worst.',
	oneMoraleDieOrOneForEachUnit: 'One Morale die or one for each unit?',
	oneForTheLosingSideEachUnit: 'One for the losing side; each unit compares it with its own TQ.',
	whoHasThePredominantTqForTheFirst:
		'Who has the predominant TQ for the first loss when the value has been adjusted by 1?',
	theUnitsOfTheTqThatMostStepsHave:
		'The units of the TQ that most steps have, before the adjustment.',
	doGunsThatStandWithTheDefenders:
		'Do guns in the defenders’ hex take losses before any count as excess?',
	yesWhenAllCombatUnitsAreGoneThe:
		'Yes: when all combat units are gone the guns lose steps, and only what then remains is excess.',
	whoseHexesAndHexsidesCountFor: 'Whose hexes and hexsides count for terrain and encirclement?',
	inTheCohesionCheckThoseOfAll:
		'In the Cohesion check those of all attackers, in the Assault those of the units that take part in it.',
	noTwiceAsStrongOrMoreAndLessStrong:
		'No: “twice as strong or more” and “less strong” go by the exact numbers.',
	oneDieForASideOrForEachUnit: 'One die for a side or for each unit?',
	oneForEachSide: 'One for each side.',
	doesAHastyAttackHalveArtillery: 'Does a Hasty Attack halve artillery support too?',
	noOnlyTheAttackingUnits: 'No, only the attacking units.',
	yes: 'Yes.',
	addedThenHalvedDownwardsOnce: 'Added, then halved once, rounding down.',
	whoChecksAfterABarrageAndWithWhat: 'Who checks after a barrage, and with what modifiers?',
	theTargetOnlyWithNothingButThePlus:
		'Only the target, with none but the +1 of the last band; a natural 1 succeeds.',
	howIsFireHalvedTwice: 'How is fire rounded when it is halved twice?',
	bothHalvingsThenToTheNearest: 'Both halvings first, then to the nearest.',
	doesANatural6FailForTq6AsWell: 'Does a natural 6 fail for TQ 6 as well?',
	yesInARetreatBeforeCombat: 'Yes, in a retreat before combat.',
	theMarksOfTheFootnotesHaveSlipped: 'The footnote marks have slipped. Where do they belong?',
	tq6IsForArmouredCarsTq5ForTanks: 'TQ 6 is for armoured cars, TQ 5 for tanks.',
	doesTq6InfantryInDefenceSpareIts: 'Does TQ 6 infantry in defence exempt its whole side?',
	noOnlyItself: 'No, only itself.',
	mayAChargeBeChosenAgainForThe: 'May a charge be chosen again for the Assault?',
	yesWhatAllowsItIsLookedAtAgainAnd:
		'Yes: its conditions are looked at again, and the owner may decline each time.',
	whichTerrainNumberCountsInA: 'Which terrain number counts in a Cohesion check?',
	theOneOfTheAssaultWithIts: 'That of the Assault, with its conditions, for the defender.',
	doSeveralVehiclesAddUp: 'Do several vehicles add up?',
	noOnceForTheStackOnceAgainstThe: 'No: once for the stack, once against the enemy.',
	whatIsTheCommitmentStep: 'What is the “Commitment” step?',
	theCohesionCheckSomeSectionNumbers: 'The Cohesion check; some section numbers have slipped too.',
	whatIfSomeUnitsRetreatAndOthers: 'What if some units retreat and others rout?',
	eachByItsOwnResultTheOneHexGroup:
		'Each by its own result, the one-hex group first; guns and vehicles then retreat.',
	mayCounterbatteryHitGunsThatStand: 'May counterbattery hit guns that stand with combat units?',
	yesWhoeverHasJustFiredMayBeHit: 'Yes: whoever has just fired may be hit, wherever it stands.',
	doesAHastyAttackMakeTheDefenders:
		'Does a Hasty Attack make the defender’s supports harder to coordinate too?',
	noThePlus2IsForGunsThatSupportA: 'No, the +2 is for guns that support a Hasty Attack.',
	yesForAllSupportsOfThatCombat: 'Yes, for all supports of that combat.',
	allOfAStackMustGoBackToOneHexWhat:
		'All of a stack must go back to one hex. What if a vehicle cannot enter where its troops go?',
	troopsLeadOfTheirWaysThoseAreOpen:
		'The troops lead. They may use those ways on which the most vehicles can stay with them; the other vehicles go alone afterwards.',
	whichSideIsStrongerWhenBothAre: 'Which side is stronger when both are equal?',
	neitherNoModifier: 'Neither: no modifier.',
	whatIsAddedToTheOneCoordinationDie:
		'What is added to the one coordination die of several supports?',
	plus2ForAHastyAttackPlus2WhenAllOf:
		'+2 for a Hasty Attack; +2 when all of them are out of command.',
	mustTheWorstOrBestUnitBeExactly: 'Must the worst or best unit be exactly three away?',
	threeOrMoreBothAreMeasuredFromThe: 'Three or more; both are measured from the unadjusted value.',
	whoEntersThePredominantTq: 'Who counts towards the predominant TQ?',
	theCombatUnitsOfTheGroupGunsOnly:
		'The combat units of the group; guns only when they defend alone; Repulsed units no longer.',
	doesABarrageCostAnArmouredTrain: 'Does a barrage cost an armoured train movement points?',
	noAsTheTextSaysThe3MpOfTheChart:
		'No, as the text says; the 3 MP of the chart would come from a movement without limit.',
	whoControlsARailroadHex: 'Who controls a railroad hex?',
	theSideThatLastHadAUnitInItOr:
		'The side whose unit was last in it or passed through it; at the start, according to the set-up.',
	whatDoRoutedUnitsCountForStacking: 'How much do Routed units count for stacking?',
	theStepsTheyHaveLeftLikeAllOthers: 'The steps they have left, like all others.',
	mustAConvoyTraceToBothExitHexes: 'Must a convoy trace to both exit hexes?',
	eitherOfTheTwoIsEnough: 'Either of the two is enough.',
	whereDoesTheStrayLineAboutTheDepot: 'Where does the stray line about the depot in Orel belong?',
	toTheHypotheticalScenario: 'To the hypothetical scenario.',
	whichDivisionMayHaveTwoMainBodies: 'Which division may have two main bodies?',
	the41stRifleDivisionOnTheFirstTurn:
		'The 41st Rifle Division: on the first turn in the Brasovo scenario, on any turn otherwise.',
	theChartPrintsCoarserCostsThanThe: 'The chart prints coarser costs than the text. Which hold?',
	thoseOfTheText: 'Those of the text.',
	whatMayAnInactiveUnitDo: 'What may an inactive unit do?',
	itMayEntrenchAndDefendsAsUsualIt:
		'It may entrench and defends as usual; it does not move, attack, barrage or support an attack.',
	aRetreatLeadsThe46thDivisionBeyond:
		'A retreat leads the 46th Division beyond its limits. May it go there?',
	asIntoAnEnemyEntryZoneOnlyWhereNo:
		'As into an enemy entry zone: only where no other hex is free of enemies and their ZoC. It then goes back as soon as it can; it does not advance there.',
	recruitBattalionsAndIndependent:
		'Recruit battalions and independent units belong to no formation. Can they suffer events?',
	yesTheRecruitBattalionsOfASide:
		'Yes: the recruit battalions of a side count as one formation, and so do the independent units of a division.',
	redWinsByAStationOfTheDoubleTrack:
		'Red wins by a station of the double track “south of any White unit”. Of which units?',
	ofThoseOnTheDoubleTrackOrNextToIt:
		'Of those on the double track or next to it. Units near Sevsk lie farther south than every station but the last, which Red may not enter (7.4).',
	ofEveryWhiteUnitOnTheMap: 'Of every White unit on the map.',
	aUnitOutOfCommandIsInAZocAndBeyond:
		'A unit out of command is in a ZoC and beyond the range of every depot. Must it go, or may it take its check?',
	itMayTakeItsCheckPassedItMayAttack:
		'It may take its check. If it passes, it may attack or go on from ZoC to ZoC; if it fails, it may leave the ZoC or remain. Without a check it must go.',
	whichWayIsTowardsTheNearestDepot: 'Which way is “towards the nearest depot”?',
	toAHexFewerHexesAwayFromTheDepot:
		'Find the depot that is the fewest hexes away; any hex that is fewer hexes from it, whoever stands in between.',
	toAHexFewerMpAwayFromTheDepot:
		'Find the depot that is the fewest MP away; any hex that is fewer MP from it, whoever stands in between.',
	whoMustLeaveAHexThatRecruitment: 'Who must leave a hex that recruitment overfilled, and when?',
	itsOwnerChoosesNobodyEndsHisMove:
		'Its owner chooses; no unit may end its move there while too few others can still leave to make room. Where no unit can leave, the hex stays as it is.',
	mayAUnitThatCoveredAMoveMoveLater:
		'Another unit moved under the cover of one that had not moved. May that one move later in the phase?',
	noItsHexKeepsOneThatHasNotMoved:
		'No: one unit that has not moved stays in its hex; it may still take an action there.',
	yesWhatTheOtherPaidStands: 'Yes, and what the other paid stands.',
	untilWhenDoDefeatistRumorsLast: 'Defeatist Rumors lower TQ “for 1 turn”. Until when?',
	thePartsOfBothPlayersToTheEndOf:
		'For the parts of both players: to the end of the opponent’s next part.',
	toTheEndOfTheDaySoForRedOnlyHis: 'To the end of the day, so for Red only in his own part.',
	toTheEndOfThePlayersOwnPart: 'To the end of the player’s own part.',
	whenIsTheSupplyOfDefendersChecked: 'When is the supply of defenders checked?',
	onceForAllBeforeTheAttacksADepot:
		'Once for all of them, before the attacks; units without supply get their marker after their combat.',
	howManyUnitsDoTheMunitionsOfAn:
		'The defender got away. How many attackers do the munitions of the attack resupply?',
	oneForEachPointTheirOwnerChooses: 'One for each point; their owner chooses which.',
	aUnitTookOffItsMarkerAtACaptured:
		'A unit has shed its Unsupplied marker at a captured depot. Does its attack give it another?',
	noTheMarkerStaysOff: 'No, the marker stays off.',
	doesAUnitThatComesInMoveAlongARoad: 'Does a unit that comes onto the map move along a road?',
	ifARoadLeadsOutOfTheHexByWhich:
		'Yes, if a road leads out of the hex by which it comes in; otherwise it has no road bonus.',
	aUnitThatHasToMoveStandsInAStack:
		'A unit has to move: it is out of depot range, in an enemy entry zone or beyond its limit. Does it cover others before it does?',
	noItCannotBeOneThatDoesNotMove:
		'No: it is bound to move, so it covers nobody in that phase, even if it finds no way.',
	whichRailroadMustBeFriendlyFromADepot:
		'A depot on the double track gives twice as much if “the railroad” is friendly from there to a friendly edge. Must that be the double track?',
	anyThatLeadsFromThereToAFriendlyEdge:
		'No, any railroad will do: the double track ends in Orel, so for Red it leads to no friendly edge.',
	aDepotIsLentToDefendersWhoThenDoNotFight:
		'A depot without a supply line is lent to defenders, who then leave before combat, or the attack lapses. Is it exhausted?',
	noOnlyIfAUnitThatItSuppliesFires:
		'No: it is exhausted once a unit that it supplies has fired or fights. Where several depots supply a unit, it is the first one lent.',
	whatDoesFromZocToZocCostAfterOtherHexes:
		'A unit has already spent MP when it goes from ZoC to ZoC, which takes all its MP minus 1. What does it pay?',
	asMuchAllOfItsMpMinus1:
		'The same: all the MP it began with, minus 1. If it has not enough left it may not go, and it keeps 1 MP only if this is its first hex.',
	gunsWerePaidForAndHoldTheirFire:
		'Guns were paid for a barrage, and then hold their fire. Is the point spent?',
	theirPointIsSpent: 'Yes: munitions are given out before targets are named.',
	doRecruitsRepairADamagedTrain:
		'Recruit points go to units in Combat mode, but not to guns. Do they repair a damaged train?',
	noCombatModeIsAskedForAndItHasNone: 'No: Combat mode is asked for, and vehicles have no mode.',
	yesOnlyGunsAreLeftOut: 'Yes: only guns are left out.',
	whatMustAUnitOffTheMapBeToGetRecruits:
		'A unit that was forced off the map may be given recruits. On what conditions?',
	itNeedsNeitherDepotNorCombatModeThere:
		'There it needs neither a depot nor Combat mode; it must not be Routed, and no guns get any.',
	doesAnyTrainInContactCountInAn: 'Does any train in contact count in an Assault?',
	heavyTrainsOnly: 'Heavy trains only.',
	isDoubleTheEnemysNumberAlsoHigher: 'Does double the enemy’s number also count as higher?',
	theDoubleResultTakesThePlaceOfThe: 'The double result takes the place of the plain one.',
	aLoneTankAttackedByCavalryMust:
		'A lone tank attacked by cavalry must leave, but cannot. What then?',
	itStaysAndIsLostWhenTheAttacker: 'It stays and is lost when the attacker advances.',
	doVehiclesCountInAMoraleCheck: 'Do vehicles count in a Morale check?',
	noInCohesionChecksOnly: 'No, in Cohesion checks only.',
	yesMinus1ForTheirSideAndPlus1: 'Yes, −1 for their side and +1 against the enemy.',
	doesAVehicleJoinAnAssaultWithout: 'Does a vehicle join an Assault without its combat units?',
	noACombatUnitOfItsHexMustTakePart: 'No: a combat unit of its hex must take part.',
	severalTrainsStandInTheHexThatA:
		'Several trains stand in the hex that a train attacks. Which one fights the duel?',
	theOneThatTheirOwnPlayerChooses: 'The one that its own player chooses, before the dice.',
	mayCavalryPursueVehiclesThatWent: 'May cavalry pursue vehicles that went back without troops?',
	noVehiclesAloneLeaveBeforeCombatSo:
		'No: vehicles alone leave before combat, so there is nobody to assault.',
	whenIsRoundedAndWhatIsAddedFirst: 'When are values rounded, and what is added first?',
	valuesWithOneDivisorAreAdded:
		'Values with the same divisor are added, divided and rounded once, halves up; then all are added.',
	isTheRatioRoundedBeforeACohesion: 'Is the ratio rounded before a Cohesion check?',
	howAreSeveralFailedSupportsRounded: 'How are several failed supports rounded?'
});
