import type { ReferencePart } from '#lib/kernel/book/reference.ts';
import { words } from '../en/reference/scenarios.ts';

/** Scenarios and victory. */
export const scenarios: ReferencePart = {
	slug: 'scenarios',
	phase: null,
	title: words.scenariosAndVictory,
	note: words.beforeAndAfterTheGame,
	entries: [
		{
			slug: 'scenarios',
			title: words.holdingAPlace,
			sections: ['10'],
			tables: [],
			lines: [words.aPlaceIsHeldByAUnitThereThatHasA, words.sixPlacesCountDmitrovskKromyOrel]
		},
		{
			slug: 'brasovo',
			title: words.brasovo,
			sections: ['10.1'],
			tables: [],
			lines: [words.n15To18OctoberOnTheHexesSouthOfRow, words.whiteWinsIfHeHoldsBrasovoAndSevsk]
		},
		{
			slug: 'victory-white',
			title: words.victoryOfWhite,
			sections: ['10.2'],
			tables: [],
			lines: [
				words.strategicDmitrovskKromyAndOrelAnd,
				words.regionalKomaritchiDmitrovskAndOne,
				words.minorKomaritchiDmitrovskOrKromy
			]
		},
		{
			slug: 'victory-red',
			title: words.victoryOfRed,
			sections: ['10.2'],
			tables: [],
			lines: [
				words.strategicKromyAndOrelAndInfantryIn,
				words.regionalAllSixPlaces,
				words.minorSuchAStationWithoutOrel
			]
		},
		{
			slug: 'victory-levels',
			title: words.lossesAndTheWinner,
			sections: ['10.2'],
			tables: [],
			lines: [words.tenCombatUnitsLostTakeOneLevelAway]
		},
		{
			slug: 'inactive',
			title: words.inactiveFormations,
			sections: ['10.2'],
			tables: [],
			lines: [words.someFormationsOfBothSidesAre, words.the46thDivisionKeepsToItsCorner]
		},
		{
			slug: 'hypothetical',
			title: words.theShockGroupIsDiscovered,
			sections: ['10.3'],
			tables: [],
			lines: [words.onlyThe9thDivisionIsInactiveUntil, words.theConvoyIn2605Has4MunitionsThe]
		}
	]
};
