import type { ReferencePart } from '#lib/kernel/book/reference.ts';
import type { Book } from '../../book.ts';
import { words } from '../en/reference/before-the-assault.ts';
import * as tables from './tables.ts';

/** Combat up to Cohesion. */
export const beforeTheAssault = (book: Book): ReferencePart => ({
	slug: 'before-the-assault',
	phase: 6,
	title: words.combatUpToCohesion,
	note: words.bothSides,
	entries: [
		{
			slug: 'retreat-before-combat',
			title: words.retreatBeforeCombat,
			sections: ['8.5'],
			tables: [tables.retreatBeforeCombat(book)],
			lines: [
				words.theChartSaysWhoMayLeaveBeforeWhom,
				words.onceOneOfThemTriesAllWhoCanMustTry,
				words.unitsThatGetAwayGoOneHexBackIn,
				words.anEmptiedHexMayBeEnteredWithout
			]
		},
		{
			slug: 'retreats',
			title: words.retreats,
			sections: ['8.5.1'],
			tables: [],
			lines: [
				words.inThisOrderNotIntoEnemyZocNotWhere,
				words.whereThereIsNoOtherWayAStackPasses,
				words.forcedIntoAZocInfantryAndGunsCheck,
				words.whoRetreatsOntoAHexStillToBe,
				words.ifEnemiesBarEveryWayAUnitIsRouted
			]
		},
		{
			slug: 'attack-coordination',
			title: words.whoAttacksTogether,
			sections: ['8.6.1'],
			tables: [],
			lines: [
				words.aHastyAttackComesFromOneHex,
				words.inAPreparedAttackStacksOfOne,
				words.recruitsJoinAnybodyLettonsAny
			]
		},
		{
			slug: 'support',
			title: words.artillerySupport,
			sections: ['8.6.2'],
			tables: [],
			lines: [words.gunsAndTrainsWithin2HexesOfTheHex, words.eachRollsAgainstItsTq4ForATrain]
		},
		{
			slug: 'cohesion',
			title: words.cohesion,
			sections: ['8.7.1'],
			tables: [],
			lines: [
				words.oneDieForEachSideEveryUnitAddsIts,
				words.twiceTheStrengthOrMoreMinus1ForThe,
				words.minus1WithAFriendlyVehicleInThe,
				words.plus1AgainstIntegratedArtillery,
				words.plus2ForCavalryThatChargesAlone,
				words.tq6InfantryThatAttacksPlus1ForAll,
				words.theDefenderSubtractsTheTerrainOr
			]
		},
		{
			slug: 'strength',
			title: words.strength,
			sections: ['8.7.1'],
			tables: [],
			lines: [
				words.halvedForEachOfTheseHastyAttack,
				words.gunsAloneDefendWithTheirFire,
				words.cavalryChargesWithItsHigher,
				words.nobodyChargesIntoATownOrelOrForest
			]
		},
		{
			slug: 'cohesion-results',
			title: words.resultsOfCohesion,
			sections: ['8.7.2'],
			tables: [tables.cohesion(book)],
			lines: [words.disorganisedHalfStrengthToTheEndOf, words.gunsGoBackWithTheirStackVehicles]
		},
		{
			slug: 'rout',
			title: words.rout,
			sections: ['8.7.3'],
			tables: [],
			lines: [
				words.aRoutedUnitGoes2HexesBackItFights,
				words.itSurrendersIfEnemiesBarItsWayIfIt,
				words.itRalliesAtTheEndOfItsOwnersNext
			]
		},
		{
			slug: 'advance',
			title: words.advanceAndPursuit,
			sections: ['8.7.4'],
			tables: [],
			lines: [
				words.attackersThatWereNotRepulsedOr,
				words.cavalryThatAdvancesMayAssaultThose,
				words.againstEnemiesThatAreAllRoutedIt,
				words.thePursuitEndsWhereTheyShelterWith
			]
		}
	]
});
