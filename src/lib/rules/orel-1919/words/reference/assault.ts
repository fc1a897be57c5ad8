import type { ReferencePart } from '#lib/kernel/book/reference.ts';
import type { Book } from '../../book.ts';
import { words } from '../en/reference/assault.ts';
import * as tables from './tables.ts';

/** The Assault. */
export const assault = (book: Book): ReferencePart => ({
	slug: 'assault',
	phase: 6,
	title: words.theAssault,
	note: words.bothSides,
	entries: [
		{
			slug: 'terrain-in-combat',
			title: words.terrainInCombat,
			sections: ['8.8.1'],
			tables: [tables.terrainEffects(book), tables.worksAndWater(book)],
			lines: [words.aNumberMarkedOneSideCountsIfAllWho, words.ofSeveralKindsOfGroundOnlyTheBest]
		},
		{
			slug: 'assault',
			title: words.theAssault,
			sections: ['8.8', '8.8.1'],
			tables: [tables.oddsAbove(book), tables.oddsBelow(book)],
			lines: [
				words.itIsTheAttackersChoiceTwoDiceWith,
				words.attackersThatWereRepulsedAnd,
				words.theOddsTheAttackersPredominantTq,
				words.integratedArtilleryPlus1InAttack,
				words.encircledPlus2FromTwoOpposite
			]
		},
		{
			slug: 'assault-results',
			title: words.resultsOfAnAssault,
			sections: ['8.8.2'],
			tables: [tables.assaultResults(book)],
			lines: [
				words.eachSideLoses1MoreIfTheSmallerOne,
				words.nobodyLosesASecondStepBeforeAll,
				words.gunsInDefenceLoseStepsAfterThe
			]
		},
		{
			slug: 'morale',
			title: words.morale,
			sections: ['8.8.2'],
			tables: [tables.morale(book)],
			lines: [words.theLoserThrowsOneDieEachUnitAdds, words.anyResultMovesABeatenDefenderOutOf]
		},
		{
			slug: 'after-the-assault',
			title: words.advanceAfterAnAssault,
			sections: ['8.8.3'],
			tables: [],
			lines: [words.ifTheHexIsEmptyAndTheAttackerDid, words.whoeverWipesOutAStackTakesA]
		}
	]
});
