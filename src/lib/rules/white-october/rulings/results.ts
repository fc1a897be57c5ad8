import { settled, type Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings.ts';

/** Rulings on what follows the dice. */
export const RESULTS_RULINGS = [
	settled('WO-15', '8.2.6', 'high', words.whatIfARetreatHasTo, words.oneUnitTakesADAnd),
	settled('WO-16', '8.2.6', 'high', words.doesADTouchTheAttackers, words.no),
	{
		id: 'WO-17',
		section: '8.2.7',
		question: words.mayADefenderWhoWinsWith,
		kind: 'switch',
		confidence: 'low',
		readings: [
			{ key: 'winner', text: words.yesHeMustEnterAnEmptied },
			{ key: 'attacker', text: words.noOnlyAnAttackerAdvances }
		]
	},
	settled(
		'WO-20',
		'14.1',
		'medium',
		words.doTrainsRollForDestructionLike,
		words.noTanksAndCarsOnly
	),
	settled(
		'WO-77',
		'14.1',
		'medium',
		words.doTrainsInContactMakeVehiclesRoll,
		words.yesOnEitherSide
	),
	settled('WO-85', '8.2.6', 'high', words.whoGoesApartFromAStack, words.itsOwnerSays),
	settled('WO-31', '3.2', 'medium', words.whichRetreatAfterARoutYields, words.theEpLostToZocIn),
	settled('WO-37', '8.2.6', 'medium', words.inWhichOrderComeLossesExcess, words.thePlus1Of4Ep),
	settled('WO-64', '8.2.6', 'medium', words.whoTakesALossOnceAllHave, words.whomeverItsOwnerLikes),
	settled('WO-72', '8.2.6', 'medium', words.howOftenDoesARoutPay, words.onceForEachInAMovement),
	settled('WO-73', '5.4', 'medium', words.isAnHqLostWhoseCompany, words.byARoutYesByDesertionNo),
	settled(
		'WO-43',
		'8.2.7',
		'medium',
		words.whoIsLeftAndWhoAdvances,
		words.gunsWithoutCombatUnitsRoutOr
	),
	settled('WO-55', '14.1', 'medium', words.whatIfTheEscortOfVehicles, words.carsGoAlongATankLeft),
	settled('WO-86', '8.2.3', 'medium', words.mayCarsGoBackAlone, words.yesIfNoCompanyIsNextToThem)
] as const satisfies readonly Ruling[];
