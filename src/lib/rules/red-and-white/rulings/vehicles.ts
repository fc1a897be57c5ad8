import type { Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings/vehicles.ts';

/** ARMOURED CARS; TANKS; ARMORED TRAINS: R43–R47, R53. */
export const VEHICLE_RULINGS = [
	{
		id: 'R43',
		section: 'Armoured cars',
		title: words.breakdownOfAnArmouredCar,
		question: words.itMustRollAboveItsMoraleToMove,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'above_hits', text: words.aboveTheNumberOfHitsNoRollWithout },
			{
				key: 'above_morale_point',
				text: words.aboveTheMoralePointToTheLetterNo
			},
			{ key: 'no_roll', text: words.itNeverBreaksDown }
		]
	},
	{
		id: 'R44',
		section: 'Armoured cars',
		title: words.moraleOfACarThatIsHit,
		question: words.doesTheNewHitAlreadyLowerItsMorale,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'after_hit', text: words.yesCountTheHitThenTest },
			{ key: 'before_hit', text: words.noTestThenCountIt }
		]
	},
	{
		id: 'R45',
		section: 'Tanks',
		title: words.criticalHit,
		question: words.doesACriticalAlsoCountAsAHit,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'counts_as_hit', text: words.yesItsMoralePointFallsBy1AsWell },
			{ key: 'not_a_hit', text: words.no }
		]
	},
	{
		id: 'R46',
		section: 'Critical hits',
		title: words.repairingATank,
		question: words.aFailedMoraleTestMeansNoRepairsFor,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'failure_this_turn', text: words.thisTurnOneAttemptInPhase3OfEach },
			{ key: 'failure_for_good', text: words.forTheRestOfTheGame }
		],
		notes: [words.aTankWithAnEngineHitCannotFallBack, words.anImmobilisedTankTestsOnceForEach]
	},
	{
		id: 'R47',
		section: 'Tanks',
		title: words.twoWaysToThrowPetrolBombs,
		question: words.oneSectionRollsD10AnotherD6WhichIs,
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'by_attacker',
				text: words.d6WhenInfantryAttacksTheTankD10
			},
			{ key: 'd10_always', text: words.d10AlwaysAfterWinningTheMeleeAnd },
			{ key: 'd6_always', text: words.d6ForEachStandAlways }
		]
	},
	{
		id: 'R53',
		section: 'Armored trains',
		title: words.whenATrainTests,
		question: words.firedOnOrHit,
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'when_fired_on',
				text: words.whenArtilleryFiresAtItOnceAPhase
			},
			{ key: 'when_hit', text: words.onlyWhenAShellHitsIt }
		]
	}
] as const satisfies readonly Ruling[];
