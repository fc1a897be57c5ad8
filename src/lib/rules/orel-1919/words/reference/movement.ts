import type { ReferencePart } from '#lib/kernel/book/reference.ts';
import type { Book } from '../../book.ts';
import { words } from '../en/reference/movement.ts';
import * as tables from './tables.ts';

/** Movement and special actions. */
export const movement = (book: Book): ReferencePart => ({
	slug: 'movement',
	phase: 5,
	title: words.movementAndSpecialActions,
	note: words.whoseTurnItIs,
	entries: [
		{
			slug: 'moving',
			title: words.moving,
			sections: ['7', '7.1'],
			tables: [],
			lines: [words.unitsMoveOneAfterTheOtherEachAsFar, words.aUnitThatIsNotTouchedRestsAnd]
		},
		{
			slug: 'terrain-costs',
			title: words.movementAndTerrain,
			sections: ['7.1.1'],
			tables: [
				tables.terrainMovement(book),
				tables.orelMovement(book),
				tables.hexsideMovement(book),
				tables.roadMovement(book)
			],
			lines: [
				words.woodsVillagesAndTownsCostWhatThe,
				words.theFirstValleyThatGunsDepotsTanks,
				words.aMoveThatKeepsToRoadsWithABonusIn,
				words.aBridgeLiftsTheCostOfARiverFor,
				words.inOrelTheWholeStackIsInTheSuburbs
			]
		},
		{
			slug: 'stacking',
			title: words.stacking,
			sections: ['7.1.2'],
			tables: [],
			lines: [words.aHexHolds10StackingPointsAnd3Units, words.vehiclesAndDepotsDoNotCount]
		},
		{
			slug: 'zones-and-movement',
			title: words.movementAndEnemyZoc,
			sections: ['7.1.3'],
			tables: [],
			lines: [
				words.toLeaveAZocForAFreeHexCosts1MpMore,
				words.fromZocStraightToZocInfantryGuns,
				words.aCombatUnitOrGunsThatDoNotMoveIn
			]
		},
		{
			slug: 'modes',
			title: words.modes,
			sections: ['7.1.4'],
			tables: [],
			lines: [
				words.whoMovesIsInMarchModeAfterwards,
				words.inMarchModeStrengthIsHalvedGunsDo,
				words.vehiclesAndDepotsHaveNoModeAll
			]
		},
		{
			slug: 'marching-day',
			title: words.marchingDay,
			sections: ['7.1.5'],
			tables: [],
			lines: [words.whiteUnitsNotVehiclesOrDepotsMay]
		},
		{
			slug: 'rail',
			title: words.railroadDepotsAndTrains,
			sections: ['7.1.6'],
			tables: [],
			lines: [words.trainsMoveFromRailroadHexTo]
		},
		{
			slug: 'launching',
			title: words.launchingAnAttack,
			sections: ['7.2'],
			tables: [tables.attackCost(book)],
			lines: [
				words.anAttackIsDeclaredWhereTheMoveEnds,
				words.armouredTrainsPayNoMpForIt,
				words.unitsOfOneStackMayDoDifferent,
				words.aHexInWhichSomebodyWasBarragedIs
			]
		},
		{
			slug: 'entrenching',
			title: words.entrenchments,
			sections: ['7.3'],
			tables: [],
			lines: [words.infantryOrGunsInCommandDigInWith, words.itBelongsToTheUnitItSurvivesIts]
		},
		{
			slug: 'entry',
			title: words.reinforcementsAndEntryZones,
			sections: ['7.4'],
			tables: [],
			lines: [words.reinforcementsComeInByTheHexesThat, words.nobodyEntersAnEntryZoneOfTheEnemy]
		},
		{
			slug: 'leaving',
			title: words.leavingTheMap,
			sections: ['7.5'],
			tables: [],
			lines: [
				words.nobodyLeavesTheMapOnPurpose,
				words.aUnitThatWasForcedOffComesBackBy,
				words.the1stAnd2ndBrigadeOfThe41st,
				words.offTheMapAUnitMayGetRecruitPoints
			]
		}
	]
});
