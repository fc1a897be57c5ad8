import type { ReferencePart } from '#lib/kernel/book/reference.ts';
import { words } from '../en/reference/vehicles.ts';

/** Vehicles. */
export const vehicles: ReferencePart = {
	slug: 'vehicles',
	phase: null,
	title: words.vehicles,
	note: words.atAnyTime,
	entries: [
		{
			slug: 'vehicles',
			title: words.vehiclesInCombat,
			sections: ['9'],
			tables: [],
			lines: [
				words.vehiclesAttackOnlyWithCombatUnits,
				words.aloneAndAttackedByCombatUnitsThey,
				words.afterAnAssaultAgainstGuns,
				words.whereAllOthersOfTheirHexRetreat
			]
		},
		{
			slug: 'trains',
			title: words.armouredTrains,
			sections: ['9.1', '9.1.2'],
			tables: [],
			lines: [words.besideUnitsOfItsHexThatFightATrain, words.contactIsDeclaredBefore]
		},
		{
			slug: 'train-duel',
			title: words.trainsAgainstTrains,
			sections: ['9.1.1'],
			tables: [],
			lines: [
				words.oneDieEachPlus2ForAHeavyTrainThat,
				words.againstTwiceItsNumberOrMoreIt,
				words.theAttackerMayAdvanceOneHexIfHe
			]
		},
		{
			slug: 'tank-movement',
			title: words.tanksMovement,
			sections: ['9.2.1'],
			tables: [],
			lines: [words.aTankKeepsWithin2HexesOfARailroad, words.beforeItsFirstMpOfATurnItRollsOnA1]
		},
		{
			slug: 'tank-combat',
			title: words.tanksInCombat,
			sections: ['9.2.2'],
			tables: [],
			lines: [words.aTankMakesTheEnemysEntrenchment]
		},
		{
			slug: 'cars',
			title: words.armouredCars,
			sections: ['9.3'],
			tables: [],
			lines: [words.theyCountAsVehiclesInTheCohesion]
		}
	]
};
