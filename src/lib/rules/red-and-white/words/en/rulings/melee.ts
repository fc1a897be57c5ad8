import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: rulings melee. */
export const words = texts('red-and-white.rulings-melee', {
	whatATieIs: 'What a tie is',
	areEqualDiceATieOrEqualTotals: 'Are equal dice a tie, or equal totals?',
	equalTotalsAfterTheModifiers: 'Equal totals after the modifiers.',
	equalFacesOfTheTwoDice: 'Equal faces of the two dice.',
	flankAttackOnATrench: 'Flank attack on a trench',
	aFlankAttackWinsTiesATrenchMustBe:
		'A flank attack wins ties, a trench must be won by 3. Which rule goes first?',
	winBy3OnATieTheAttackerGoesBack: 'Win by 3; on a tie the attacker goes back without loss.',
	aFlankAttackThatTiesClearsThe: 'A flank attack that ties clears the trench.',
	modifiersOfSeveralAttackers: 'Modifiers of several attackers',
	severalUnitsAttackOneWhose: 'Several units attack one. Whose modifiers count?',
	oneDieForTheGroupEachKindOfBonus:
		'One die for the group; each kind of bonus counts once, stands lost are added up.',
	oneDieForTheGroupBonusesCountFor:
		'One die for the group; bonuses count for every attacking unit.',
	secondMeleeExample: 'Second melee example',
	theExampleAddsUpWronglyAndCountsA:
		'The example adds up wrongly and counts a stand that was not lost. What holds?',
	theRulesWhite7ToRed3RedLoses4: 'The rules: White 7 to Red 3, Red loses 4 figures and falls back.',
	committedOfficerPlus2: 'Committed officer +2',
	whereDoesACommittedOfficerAdd2: 'Where does a committed officer add 2 instead of 1?',
	whereverAHeroicOfficerCounts: 'Wherever a heroic officer counts: movement, fire, melee.',
	inMeleeOnlyElsewhere1: 'In melee only; elsewhere 1.',
	armouredCarInMelee: 'Armoured car in melee',
	itDefendsWithADieAnd2DoOther: 'It defends with a die and 2. Do other modifiers count too?',
	the2IsItsOwnBonusAllOthersApply: 'The 2 is its own bonus; all others apply.',
	aDieAnd2NothingElse: 'A die and 2, nothing else.',
	withdrawingBeforeMelee: 'Withdrawing before melee',
	doesAUnitThatWithdrawsTestMorale:
		'Does a unit that withdraws test morale first, and may it fire?',
	noTestItGoesInPhase3OnContactAnd:
		'No test; it goes in phase 3 on contact and does not fire in 4.',
	itMustPassMoraleIfItFailsItCounts: 'It must pass morale; if it fails it counts as falling back.',
	fallingBackUnitAttacked: 'Falling back unit attacked',
	itCountsAsAttackedInFlankOrRearFor:
		'It counts as attacked in flank or rear. For the −2 only, or for ties as well?',
	bothMinus2AndTheAttackerWinsTies: 'Both: −2, and the attacker wins ties.',
	theMinus2Only: 'The −2 only.',
	onlyFailedMoraleMarksAUnitAs:
		'Only failed morale marks a unit as falling back; a lost melee does not.',
	whenGunnersTestAgainstATank: 'When gunners test against a tank',
	whenIsTheD6OfAttackedArtillery: 'When is the D6 of attacked artillery rolled?',
	whenTheTankTouchesTheGunsBeforeThe: 'When the tank touches the guns, before the melee dice.',
	beforeDefensiveFireGunsThatGoDoNot: 'Before defensive fire: guns that go do not fire.',
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
		'Units may fire after they have moved, when they attack into melee. What shows that one has moved and attacks?',
	contactAsItIsToldAtTheTableWhich:
		'Contact, as it is told at the table, which stands for the move into it; or the fire of phase 5 by a unit that moved: it is in contact with its target then.',
	contactAsItIsToldWhichStandsForThe:
		'Contact, as it is told, which stands for the move into it. Without it there is no fire in phase 5.',
	onlyAUnitThatHasMadeItsMoveComes:
		'Only a unit that has made its move comes into contact, and only one in contact fires.',
	headquartersOverrun: 'Headquarters overrun',
	headquartersThatAreOverrunAre: 'Headquarters that are overrun are removed. What overruns them?',
	aMeleeThatTheyLoseTheyDoNotGoBack: 'A melee that they lose; they do not go back.',
	theRefereeSaysSoInAMeleeTheyLose:
		'The referee says so; in a melee they lose figures and go back as others do.',
	meleeList: 'Melee list',
	whichListOfMeleeModifiersIsPlayed:
		'Which list of melee modifiers is played? The lists are never mixed.',
	theListOfTheseRules: 'The list of these rules.',
	theLongerListOfLubbersSetOfTheSame:
		'The longer list of Lubbers’ set of the same name; the loser removes stands, not figures.'
});
