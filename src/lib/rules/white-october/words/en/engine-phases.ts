import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: engine-phases. */
export const words = texts('white-october.engine-phases', {
	itCannotComeInThere: 'It cannot come in there.',
	itsRailsCanCarryNoMoreUnitsThis: 'Its rails can carry no more units this turn.',
	noMoreUnitsCanGetOffThereThisTurn: 'No more units can get off there this turn.',
	soManyEpCannotGetOnOrOffThere: 'So many EP cannot get on or off there.',
	itCannotComeAshoreThere: 'It cannot come ashore there.',
	itsSideDoesNotControlThatPlace: 'Its side does not control that place.',
	itCannotGoThere: 'It cannot go there.',
	itCannotGoThereByTrain: 'White’s trains cannot take it there.',
	itCannotLeaveByRail: 'It cannot leave by rail.',
	aForcedMarchIsUnderWayAlready: 'A forced march is under way already.',
	itCannotReceiveARecruitmentPoint: 'It cannot receive a recruitment point.',
	onlyTheNwaMarchesSo: 'Only the North West Army makes forced marches.',
	pickAUnitFirst: 'Pick a unit first.',
	redCannotDoWithoutItNow: 'Red cannot do without it now.',
	theArmyMustRest: 'The army is tired and must rest.',
	thereIsNoAmmunition: 'There is no ammunition in stock.',
	thisDivisionCannotBeGivenUp: 'This division cannot be given up.',
	thisUnitDoesNotComeInNow: 'This unit does not come in now.',
	vehiclesNeedCompany: 'Tanks and cars must find company first.',
	whoCanComeBackMust: 'Units that were driven off the map come back first.'
});
