import { settled, type Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings.ts';

/** Rulings on trains, tanks and armoured cars. */
export const VEHICLE_RULINGS = [
	settled('OR-20', '9.1.2', 'medium', words.doesAnyTrainInContactCountInAn, words.heavyTrainsOnly),
	settled(
		'OR-32',
		'9.1.1',
		'medium',
		words.isDoubleTheEnemysNumberAlsoHigher,
		words.theDoubleResultTakesThePlaceOfThe
	),
	settled(
		'OR-39',
		'9',
		'high',
		words.aLoneTankAttackedByCavalryMust,
		words.itStaysAndIsLostWhenTheAttacker
	),
	{
		id: 'OR-41',
		section: '9',
		question: words.doVehiclesCountInAMoraleCheck,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'cohesion_only', text: words.noInCohesionChecksOnly },
			{ key: 'morale_too', text: words.yesMinus1ForTheirSideAndPlus1 }
		]
	},
	settled(
		'OR-48',
		'9',
		'medium',
		words.doesAVehicleJoinAnAssaultWithout,
		words.noACombatUnitOfItsHexMustTakePart
	),
	settled(
		'OR-50',
		'9.1.1',
		'medium',
		words.severalTrainsStandInTheHexThatA,
		words.theOneThatTheirOwnPlayerChooses
	),
	settled(
		'OR-54',
		'9',
		'medium',
		words.mayCavalryPursueVehiclesThatWent,
		words.noVehiclesAloneLeaveBeforeCombatSo
	)
] as const satisfies readonly Ruling[];
