import type { ReferencePart } from '#lib/kernel/book/reference.ts';
import { words } from '../en/reference/depots.ts';

/** Depots. */
export const depots: ReferencePart = {
	slug: 'depots',
	phase: 1,
	title: words.depots,
	note: words.whoseTurnItIs,
	entries: [
		{
			slug: 'depots',
			title: words.supplyDepots,
			sections: ['3'],
			tables: [],
			lines: [words.convoysMoveByRoadAndAcrossCountry, words.whoeverFightsTakesMunitionsFromA]
		},
		{
			slug: 'capacity',
			title: words.supplyCapacity,
			sections: ['3.1'],
			tables: [],
			lines: [words.theNumberOnADepotIsTheMunitions, words.aRailroadDepotOnAStationOfThe]
		},
		{
			slug: 'depot-status',
			title: words.isADepotFunctional,
			sections: ['3.2'],
			tables: [],
			lines: [
				words.aConvoyNeedsAWayOf10MpOrLessFreeOf,
				words.theExitHexesAre0118And2701ForRed,
				words.aRailroadDepotNeedsAStationAndA,
				words.aDepotThatIsNotFunctionalCanBeUsed,
				words.itRecoversAsSoonAsItCanTraceALine
			]
		},
		{
			slug: 'depot-lost',
			title: words.aDepotIsCaptured,
			sections: ['3.3'],
			tables: [],
			lines: [
				words.depotsNeverRetreatOneThatIsAloneIn,
				words.theCaptorsResupplyTwoUnsupplied,
				words.itsOwnerGetsTheSameDepotBackAtA
			]
		}
	]
};
