import { settled, type Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings.ts';

/** Rulings on movement, stacking and ranges. */
export const MOVEMENT_RULINGS = [
	settled('WO-42', '7.1', 'medium', words.whatDoesAStepAlongA, words.theCheapestWayOpenGroundAnd),
	settled('WO-54', '7.2', 'medium', words.isStackingLookedAtAfterCombat, words.yesAtTheEndOfA),
	settled('WO-48', '12', 'medium', words.whatIsFreeOfTheLimits, words.hqsAndTrotskyATrainIs),
	settled('WO-25', '7.5.2', 'medium', words.doHqsAndTrotskyUseUp, words.no),
	settled('WO-26', '7.5.3', 'medium', words.howOftenDoesWhiteMoveBy, words.onceATurn),
	settled('WO-29', '15.1', 'medium', words.howDoesAFleetGoFrom, words.overABlueHexsideOnlyMined),
	settled('WO-41', '12', 'high', words.whatIsTheRangeBetweenThe, words.halfAHexForAStep),
	{
		id: 'WO-89',
		section: '7.9',
		question: words.whoIsDemoralisedOffTheMap,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'division', text: words.everyUnitNotRallied },
			{ key: 'routed', text: words.onlyThoseThatFlee }
		]
	},
	settled('WO-58', '7.9', 'medium', words.whenDoesARoutedTrainCome, words.nextTurnWhereItLeft),
	settled('WO-59', '7.8', 'medium', words.whatIfAnAdvanceLeadsInto, words.itIsMadeTheUnitLeaves)
] as const satisfies readonly Ruling[];
