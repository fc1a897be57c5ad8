import type { ReferencePart } from '#lib/kernel/book/reference.ts';
import type { Book } from '../../book.ts';
import { words } from '../en/reference/munitions.ts';
import * as tables from './tables.ts';

/** Munitions and guns. */
export const munitions = (book: Book): ReferencePart => ({
	slug: 'munitions',
	phase: 6,
	title: words.munitionsAndGuns,
	note: words.bothSides,
	entries: [
		{
			slug: 'combat-sequence',
			title: words.theOrderOfCombat,
			sections: ['8', '8.1'],
			tables: [],
			lines: [words.firstForAllAttacksMunitionsAnd, words.thenAttackByAttackInTheAttackers]
		},
		{
			slug: 'munitions',
			title: words.munitions,
			sections: ['8.2.1'],
			tables: [tables.munitions(book)],
			lines: [
				words.anAttackCostsTheSameWhateverThe,
				words.whoeverFightsWithoutMunitions,
				words.defendersWithinRangeOfADepotNeed,
				words.resupplyTakesTheMarkerOffAUnitThat,
				words.afterAnAssaultInWhichTheEnemyLost,
				words.ifTheDefenderGotAwayBeforeCombat
			]
		},
		{
			slug: 'supply-line',
			title: words.supplyLine,
			sections: ['8.2.2'],
			tables: [],
			lines: [words.theRangeOfADepotIs5MpCountedFrom, words.trainsNeedARailroadToAFriendlyEdge]
		},
		{
			slug: 'unsupplied',
			title: words.unsupplied,
			sections: ['8.2.3'],
			tables: [],
			lines: [words.anUnsuppliedUnitMayAttackAtHalf, words.anUnsuppliedTrainMovesAndDoesNot]
		},
		{
			slug: 'barrage',
			title: words.barrage,
			sections: ['8.3', '8.3.1'],
			tables: [],
			lines: [words.gunsAndTrainsFireUpTo2HexesAtOne, words.targetsAreCombatUnitsAndTrainsGuns]
		},
		{
			slug: 'barrage-result',
			title: words.resolvingABarrage,
			sections: ['8.3.2'],
			tables: [tables.barrage(book)],
			lines: [
				words.twoDiceTheFireStrengthTheTerrain,
				words.fireAtGunsOrTrainsIsHalvedAndSoIs,
				words.theLastStepOfACombatUnitIsSafeA
			]
		},
		{
			slug: 'counterbattery',
			title: words.counterbattery,
			sections: ['8.4'],
			tables: [],
			lines: [words.gunsOfTheOtherSideWithin2HexesMay, words.theyChooseAllTargetsFirstAndGiveNo]
		}
	]
});
