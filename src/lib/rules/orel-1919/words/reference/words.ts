import type { ReferencePart } from '#lib/kernel/book/reference.ts';
import { words as texts } from '../en/reference/words.ts';

/** Words of the rules. */
export const words: ReferencePart = {
	slug: 'words',
	phase: null,
	title: texts.wordsOfTheRules,
	note: texts.atAnyTime,
	entries: [
		{
			slug: 'counters',
			title: texts.counters,
			sections: ['1.1'],
			tables: [],
			lines: [
				texts.infantryAndCavalryAreCombatUnits,
				texts.aCounterShowsItsStrengthItsTroop,
				texts.cavalryHasTwoStrengthsDismounted,
				texts.eachStepLostTakes1FromTheStrength,
				texts.gunsHaveAFireStrengthWhichTheyLend
			]
		},
		{
			slug: 'rounding',
			title: texts.rounding,
			sections: ['1.2'],
			tables: [],
			lines: [texts.aValueThatIsHalvedOrQuartered, texts.twoThingsRoundDownSupportsThat]
		},
		{
			slug: 'troop-quality',
			title: texts.troopQualityAndItsCheck,
			sections: ['1.2'],
			tables: [],
			lines: [
				texts.aCheckSucceedsWhenOneDieWithIts,
				texts.thePredominantTqOfSeveralUnitsIs,
				texts.itIs1LowerIfTheWorstTqAmongThemIs
			]
		},
		{
			slug: 'zone-of-control',
			title: texts.zoneOfControl,
			sections: ['1.2'],
			tables: [],
			lines: [
				texts.aUnitControlsTheSixHexesAroundIt,
				texts.vehiclesDepotsAndRoutedUnitsHaveNo,
				texts.aZocCountsForSupplyMovementRetreat
			]
		},
		{
			slug: 'friendly-edge',
			title: texts.friendlyEdge,
			sections: ['1.2'],
			tables: [],
			lines: [texts.whiteComesFromTheSouthEdgeRedFrom]
		},
		{
			slug: 'sequence',
			title: texts.theTurn,
			sections: ['2', '2.1', '2.2'],
			tables: [],
			lines: [
				texts.aTurnIsADayFirstWhitePlaysHisWhole,
				texts.depotsRecruitmentCommandEvent,
				texts.inTheLastPhaseBarrageAndSupport
			]
		}
	]
};
