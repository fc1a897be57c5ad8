import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: rulings melee. */
export const words = texts('red-and-white.rulings-melee', {
	whatATieIs: 'What a tie is',
	areEqualDiceATieOrEqualTotals: 'Is a tie equal dice or equal totals?',
	equalTotalsAfterTheModifiers: 'Equal totals after the modifiers.',
	equalFacesOfTheTwoDice: 'Equal dice, before the modifiers.',
	flankAttackOnATrench: 'Flank attack on a trench',
	aFlankAttackWinsTiesATrenchMustBe:
		'A flank attack wins ties, but a trench must be won by 3. Which rule comes first?',
	winBy3OnATieTheAttackerGoesBack: 'Win by 3; on a tie the attacker goes back without loss.',
	aFlankAttackThatTiesClearsThe: 'A flank attack that ties clears the trench.',
	modifiersOfSeveralAttackers: 'Modifiers of several attackers',
	severalUnitsAttackOneWhose: 'Several units attack one. Whose modifiers count?',
	oneDieForTheGroupEachKindOfBonus:
		'One die for the group; each kind of bonus counts once, and stands lost are added up.',
	oneDieForTheGroupBonusesCountFor:
		'One die for the group; bonuses count for every attacking unit.',
	secondMeleeExample: 'Second melee example',
	theExampleAddsUpWronglyAndCountsA:
		'The example adds up wrongly and counts a stand that was not lost. What applies?',
	theRulesWhite7ToRed3RedLoses4: 'The rules: White 7 to Red 3; Red loses 4 figures and falls back.',
	committedOfficerPlus2: 'Committed officer +2',
	whereDoesACommittedOfficerAdd2: 'Where does a committed officer add 2 instead of 1?',
	whereverAHeroicOfficerCounts: 'Wherever a heroic officer counts: movement, fire, melee.',
	inMeleeOnlyElsewhere1: 'In melee only; elsewhere 1.',
	armouredCarInMelee: 'Armoured car in melee',
	itDefendsWithADieAnd2DoOther: 'It defends with D6+2. Do other modifiers count too?',
	the2IsItsOwnBonusAllOthersApply: 'The +2 is its own bonus; all others apply.',
	aDieAnd2NothingElse: 'D6+2, nothing else.',
	withdrawingBeforeMelee: 'Withdrawing before melee',
	doesAUnitThatWithdrawsTestMorale:
		'Does a unit that withdraws test morale first, and may it fire?',
	noTestItGoesInPhase3OnContactAnd:
		'No test; it withdraws in phase 3, on contact, and does not fire in phase 4.',
	itMustPassMoraleIfItFailsItCounts: 'It must pass morale; if it fails it counts as falling back.',
	fallingBackUnitAttacked: 'Attack on a unit falling back',
	itCountsAsAttackedInFlankOrRearFor:
		'It counts as attacked in flank or rear. For the −2 only, or for ties as well?',
	bothMinus2AndTheAttackerWinsTies: 'Both: −2, and the attacker wins ties.',
	theMinus2Only: 'The −2 only.',
	onlyFailedMoraleMarksAUnitAs:
		'Only failed morale marks a unit as falling back; a lost melee does not.',
	whenGunnersTestAgainstATank: 'When gunners test against a tank',
	whenIsTheD6OfAttackedArtillery: 'When does attacked artillery roll its D6?',
	whenTheTankTouchesTheGunsBeforeThe: 'When the tank touches the guns, before the melee dice.',
	beforeDefensiveFireGunsThatGoDoNot: 'Before defensive fire; guns that fall back do not fire.',
	fireAndAttackInTheFirstExample: 'Fire and attack in the first example',
	theAttackersFireInPhase2AndAttack:
		'The attackers fire in phase 2 and attack in 3, though a unit may not do both.',
	theFireCameFromOtherUnitsOrGunsOf: 'The fire came from other units or guns of their side.',
	standsLost: 'Stands lost',
	whichLostStandsCountMinus1InMelee: 'Which lost stands count −1 in melee?',
	allLostSoFarInTheGame: 'All lost so far in the game.',
	thoseLostThisTurn: 'Those lost this turn.',
	whenAUnitAttacksIntoMelee: 'When a unit attacks into melee',
	unitsMayFireAfterTheyHaveMovedWhen:
		'A unit that attacks into melee may fire after it has moved. What shows that it has moved and attacks?',
	contactAsItIsToldAtTheTableWhich:
		'Contact, as announced at the table, which counts as the move into it; or phase 5 fire by a unit that moved, which is then in contact with its target.',
	contactAsItIsToldWhichStandsForThe:
		'Contact, as announced at the table, which counts as the move into it. Without it there is no fire in phase 5.',
	onlyAUnitThatHasMadeItsMoveComes:
		'Only a unit that has made its move comes into contact, and only one in contact fires.',
	headquartersOverrun: 'Headquarters overrun',
	headquartersThatAreOverrunAre: 'An overrun headquarters is removed. What overruns it?',
	aMeleeThatTheyLoseTheyDoNotGoBack: 'A melee that it loses; it does not go back.',
	theRefereeSaysSoInAMeleeTheyLose:
		'The referee says so; in a melee it loses figures and goes back like other units.',
	meleeList: 'Melee list',
	whichListOfMeleeModifiersIsPlayed:
		'Which list of melee modifiers is used? The lists are never mixed.',
	theListOfTheseRules: 'The list in these rules.',
	theLongerListOfLubbersSetOfTheSame:
		'The longer list from Lubbers’ set of the same name; the loser removes stands, not figures.'
});
