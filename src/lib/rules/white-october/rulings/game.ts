import { settled, type Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings.ts';

/** Rulings on definitions, recruitment, supply and command. */
export const GAME_RULINGS = [
	settled('WO-01', '1.6', 'high', words.whatIfAPredominantValueIs, words.theMinus1AndThePlus),
	settled(
		'WO-07',
		'1.3',
		'medium',
		words.trainsAreInThreeCategoriesWhich,
		words.combatUnitForAttackAndLosses
	),
	settled(
		'WO-21',
		'1.5',
		'medium',
		words.haveFortsGunsTrainsTrotskyAnd,
		words.fortsGunsAndTrainsHaveOne
	),
	settled('WO-39', '1.5', 'medium', words.howFarDoesAZocReach, words.overAnyHexsideIntoForestOnly),
	settled('WO-22', '3.1', 'low', words.haveTheNwaAndTheEstonians, words.noOneWhiteStockEmptyAt),
	{
		id: 'WO-87',
		section: '3.1.1',
		question: words.whenArePrisonersEnlisted,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'before', text: words.beforeReplacementsBegin },
			{ key: 'during', text: words.whileTheyAreMadeToo }
		]
	},
	settled('WO-23', '4.3', 'low', words.theColumnOfTheRedCoast, words.columnMTheNumberCanBe),
	settled('WO-24', '4.3', 'medium', words.estonianCoast3HexesFromA, words.n3OrMore),
	settled(
		'WO-38',
		'4.2',
		'medium',
		words.whereMayLinesOfSupplyAnd,
		words.alongWholeRoadsAndRailroadsOr
	),
	settled(
		'WO-40',
		'4.2',
		'medium',
		words.howDoLinesRunThroughPetrograd,
		words.everyDistrictIsARoadHex
	),
	settled(
		'WO-11',
		'4.5',
		'medium',
		words.withoutAnOffensiveTurnNwaUnits,
		words.oneHalvingOnlyEstoniansBritishAnd
	),
	settled('WO-12', '4.5', 'medium', words.mayAnOffensiveTurnBeDeclared, words.no),
	settled('WO-50', '4.5', 'medium', words.whatIfGatchinaIsLostAnd, words.theStockRisesOnceInA),
	settled('WO-62', '9.3', 'low', words.mayARestTurnBeAn, words.yesTheTwoHaveNothingTo),
	settled('WO-60', '5.5', 'low', words.isTheSpecialCapacityOfA, words.noAPlus1OrMinus)
] as const satisfies readonly Ruling[];
