import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: engine phases. */
export const words = texts('orel-1919.engine-phases', {
	outOfCommandInAZocATqCheckFirst: 'Out of command in a ZoC: a TQ check first.',
	itDoesNotHaveEnoughMovementPoints: 'It does not have enough movement points left.',
	noSuchAttackHasBeenDeclared: 'No such attack has been declared.',
	noUnitIsMoving: 'No unit is moving.',
	noSuchAction: 'No such action.',
	itIsNotOneOfYourReinforcements: 'It is not one of your reinforcements.',
	itIsNotDueYet: 'It is not due yet.',
	itDoesNotComeInThere: 'It does not come in there.',
	itComesInByRailroad: 'It comes in by railroad.',
	theRailroadThereIsNotFriendly: 'The railroad there is not friendly.',
	theyAllComeInThroughOneHex: 'They all come in through one hex.',
	theHexCostsMoreThanItHas: 'The hex costs more than it has.',
	unitMustMoveToADepot: '{unit} must move first, towards a depot.',
	unitMustLeaveTheZone: '{unit} must move first, out of the entry zone.',
	unitMustGoBack: '{unit} must move first, back within its limits.',
	hexMustBeClearedFirst: 'Too many units are in {hex}: some must leave first.',
	itCannotGetToThatHex: 'It cannot get to that hex.',
	youHaveNoUnitInOrel: 'You have no unit in Orel.',
	itHasAlreadyBeenChosenInThisPhase: 'It has already been chosen in this phase.',
	anAttackerIsInTheSuburbs: 'An attacker is in the suburbs.',
	theyAreThereAlready: 'They are there already.',
	aHexWithTooManyUnitsInItMustBe: 'A hex with too many units in it must be cleared first.',
	pickAUnitFirst: 'Pick a unit first.',
	aUnitIsMoving: 'A unit is moving.',
	notOneOfYourUnits: 'Not one of your units.',
	itIsNotOnTheMap: 'It is not on the map.',
	noBattalionOfYoursToRaise: 'No battalion of yours to raise.',
	ofIdenticalBattalionsRaiseTheFirst: 'Of identical battalions, raise the first.',
	itAppearsAtAFriendlyStationJoined:
		'It appears at a friendly station joined to your edge, out of enemy ZoC or with a unit of yours.',
	recruitmentComesFirst: 'Recruitment comes first.'
});
