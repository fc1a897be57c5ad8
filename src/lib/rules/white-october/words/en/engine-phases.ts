import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: engine-phases. */
export const words = texts('white-october.engine-phases', {
	itCannotComeInThere: 'It cannot come in there.',
	itsLineCarriesNoMore: 'Its rails can carry no more units this turn.',
	noMoreGetOffThere: 'No more units can get on or off there this turn.',
	soManyEpCannotGetOffThere: 'So many EP cannot get on or off there.',
	itCannotComeAshoreThere: 'It cannot come ashore there.',
	itsSideDoesNotControlIt: 'Its side does not control that place.',
	itCannotGetOffThere: 'It cannot get off there.',
	itCannotGoThere: 'It cannot go there.',
	itCannotGoThereByTrain: 'White’s trains cannot take it there.',
	itCannotLeaveByRail: 'It cannot leave by rail.',
	itIsMarchingAlready: 'A forced march is under way already.',
	itReceivesNoPoint: 'It cannot receive a recruitment point.',
	onlyTheNwaMarchesSo: 'Only the North West Army makes forced marches.',
	pickAUnitFirst: 'Pick a unit first.',
	redCannotDoWithoutItNow: 'Red cannot do without it now.',
	theArmyMustRest: 'The army is tired and must rest.',
	thereIsNoAmmunition: 'There is no ammunition in stock.',
	thisDivisionCannotBeGivenUp: 'This division cannot be given up.',
	thisUnitDoesNotComeByRailNow: 'This unit does not come by rail now.',
	thisUnitDoesNotComeInNow: 'This unit does not come in now.',
	vehiclesNeedCompany: 'Tanks and cars must find company first.',
	whoCanComeBackMust: 'Units that were driven off the map come back first.'
});
