import { settled, type Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings.ts';

/** Rulings on the scenario and on victory. */
export const VICTORY_RULINGS = [
	settled('WO-10', '16.1', 'medium', words.kIsWrittenForKrasnayaGorka, words.kFor2VsObKh1),
	settled(
		'WO-66',
		'16.2.2',
		'medium',
		words.whenMayThe1stDivisionBrought,
		words.onlyIfTheGarrisonStands
	),
	settled(
		'WO-83',
		'16.1',
		'medium',
		words.mayTheGarrisonLeaveAndComeBack,
		words.noItBeginsItsTurnAnew
	),
	settled('WO-84', '16.1', 'medium', words.doUnitsLandAtKronstadt, words.noOnlyAtTheOtherForts),
	settled('WO-51', '16.1', 'medium', words.whatIfThePlaceOfA, words.itWaitsUntilOneIs),
	{
		id: 'WO-19',
		section: '16.2',
		question: words.whichPlacesCountEvenIfThey,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'ten_points', text: words.allThatAreWorth10Points },
			{ key: 'three_places', text: words.liubanTchudovoAnd18FfOnly }
		]
	},
	settled('WO-32', '16.2', 'high', words.whatIfEprdShiftBeyondThe, words.itStopsThere),
	{
		id: 'WO-49',
		section: '16.2',
		question: words.doesEachLossOfTheRoyal,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'each', text: words.yesMinus3EachWithOr },
			{ key: 'once', text: words.noMinus3OnceUnlessWhite }
		]
	},
	settled('WO-52', '16.2', 'medium', words.howIsTrotskyEliminated, words.likeAnHqThatStandsAlone),
	settled('WO-57', '16.2.1', 'medium', words.whoChoosesTheUnitsThatThe, words.redAtTheStartOfThe)
] as const satisfies readonly Ruling[];
