import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: engine. */
export const words = texts('red-and-white.engine', {
	marksEndWithTheTurn: 'Marks end with the turn',
	ledFiredMovedSuppressedAndTheLike:
		'Led, fired, moved, suppressed and the like come off when the turn ends.',
	lossesCallForMorale: 'Losses call for morale',
	aUnitThatLostFiguresOwesATestIn: 'A unit that lost figures owes a test in phase 7.',
	armyMoraleIsAskedFor: 'Army morale is asked for',
	anArmyThatHasLostEnoughOwesATestIn: 'An army that has lost enough owes a test in phase 7.',
	hitsCallForTheirTests: 'Hits call for their tests',
	vehiclesThatAreHitFiguresAndGuns:
		'Vehicles that are hit, what stands with a unit that lost figures, and officers who lost a melee owe their tests.',
	fireSuppresses: 'Fire suppresses',
	aUnitThatLosesAStandToPreparatory:
		'A unit that loses a stand to preparatory fire is marked as suppressed.',
	lossesArePlaced: 'Losses are placed',
	figuresAndHitsOfAResultAreTakenOff:
		'Figures and hits of a result are taken off at once; otherwise the owner places them.',
	officersComeBack: 'Officers come back',
	aScratchedOfficerIsBackInTheNext:
		'A scratched officer is back in the next turn, a drunk one when his turns are over.',
	theSequenceForbids: 'The sequence forbids',
	whatARuleForbidsInThisPhaseNeedsA:
		'What a rule forbids in this phase needs a reason; otherwise the rule is only shown.',
	nothingWasChosen: 'Nothing was chosen.',
	theBattleIsOver: 'The battle is over. To change something, play on.',
	theBattleHasNotBegun: 'The battle has not begun.',
	leadership: 'Leadership',
	redsRollForEachUnitThenMove: 'Reds roll for each unit, then move officers',
	whitesRollForEachUnitThenMove: 'Whites roll for each unit, then move officers',
	preparatoryFire: 'Preparatory fire',
	redsFire: 'Reds fire',
	whitesFire: 'Whites fire',
	movement: 'Movement',
	redsThatDidNotFireMove: 'Reds that did not fire move',
	whitesThatDidNotFireMove: 'Whites that did not fire move',
	defensiveFire: 'Defensive fire',
	attackingFire: 'Attacking fire',
	redsWhoGoIntoMeleeFire: 'Reds who go into melee fire',
	whitesWhoGoIntoMeleeFire: 'Whites who go into melee fire',
	melee: 'Melee',
	bothSidesFight: 'Both sides fight',
	morale: 'Morale',
	whitesTestTheirUnitsThenTheArmy: 'Whites test their units, then the army',
	redsTestTheirUnitsThenTheArmy: 'Reds test their units, then the army'
});
