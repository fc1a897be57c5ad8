import type { Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings/fire.ts';
import { words as fire } from '../words/en/fire.ts';

/** SMALL ARMS FIRING; MACHINE GUNS: R16–R21, R26, R35, R63, R68. */
export const FIRE_RULINGS = [
	{
		id: 'R16',
		section: 'Small arms firing',
		title: words.diceBeyond6AndBelow1,
		question: words.doAllModifiersAddAndDoesA6Always,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'all_add', text: words.allAddAModified5OrMoreHitsNoFaceIs },
			{ key: 'six_always_hits', text: words.a6OnTheDieAlwaysHits },
			{ key: 'one_always_misses', text: words.a1OnTheDieAlwaysMisses },
			{ key: 'six_hits_one_misses', text: words.a6AlwaysHitsAndA1AlwaysMisses }
		]
	},
	{
		id: 'R17',
		section: 'Banners',
		title: words.bannerInFire,
		question: words.aBannerIsWorthPlus1InMost,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'not_in_fire', text: words.notInFireInMeleeAndMoraleOnly },
			{ key: 'in_fire', text: words.plus1InSmallArmsFireToo }
		]
	},
	{
		id: 'R18',
		section: 'Small arms firing',
		title: words.halfOfAnOddNumberOfHits,
		question: words.coverHalvesTheHitsWhatBecomesOfThe,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'odd_saved', text: words.oneSavingThrowSettlesItAsInThe },
			{ key: 'round_down', text: words.itIsLost },
			{ key: 'round_up', text: words.itCounts },
			{ key: 'each_hit_saved', text: words.nothingIsHalvedEveryHitTakesA }
		],
		notes: [words.countedForEachFiringUnitAndTarget]
	},
	{
		id: 'R19',
		section: 'Artillery',
		title: words.coverAndGunsThatTakeTwoFigures,
		question: words.isTheHitHalvedOrTheFiguresItTakes,
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'cover_then_figures',
				text: words.hitsAreHalvedThenEachTakesIts
			},
			{ key: 'figures_then_cover', text: words.hitsTakeTheirFiguresThenTheFigures }
		],
		notes: [words.savingThrowsOfCrewsComeAfterBoth]
	},
	{
		id: 'R20',
		section: 'Small arms firing',
		title: words.whoHasASavingThrow,
		question: words.againstWhatDoGunAndMachineGunCrews,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'crews_from_any_fire', text: words.crewsSaveAgainstAnyFireNobodySaves },
			{ key: 'small_arms_only', text: words.crewsSaveAgainstSmallArmsOnly },
			{ key: 'nobody_extra', text: words.crewsDoNotSaveArmouredCarsStillDo }
		]
	},
	{
		id: 'R21',
		section: 'Machine guns',
		title: fire.attachedMachineGunHit,
		question: words.howOftenIsTheD10ForAnAttached,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{
				key: 'once_besides',
				text: words.besidesTheLossesOfTheUnit
			},
			{
				key: 'once_instead',
				text: words.insteadOfOneOfTheUnit
			},
			{ key: 'per_figure', text: words.onceForEachFigureLostBesides }
		],
		notes: [words.theMachineGunThenHasItsOwnSaving]
	},
	{
		id: 'R26',
		section: 'Infantry',
		title: words.halfOfAnOddNumberOfStands,
		question: words.howManyOfThreeStandsFireAfter,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'down_min_1', text: words.roundedDownButAtLeastOne },
			{ key: 'up', text: words.roundedUp }
		]
	},
	{
		id: 'R35',
		section: 'Commissars',
		title: words.howOftenAttachedFiguresTest,
		question: words.aUnitThatTakesACasualtyTestsIts,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'once_per_event', text: words.onceForEachFireOrMeleeThatTookAt },
			{ key: 'per_figure', text: words.onceForEachFigureLost }
		]
	},
	{
		id: 'R63',
		section: 'Small arms firing',
		title: words.heavyMachineGunDice,
		question: words.threeDicePerGunnerButTheStandHas,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'three_per_gun', text: words.threeDiceAGunWhileAGunnerIsLeft },
			{ key: 'three_per_gunner', text: words.threeDiceForEachGunnerLeft }
		]
	},
	{
		id: 'R68',
		section: 'Tanks',
		title: words.machineGunsAtTanks,
		question: words.infantryFireCannotHurtATankMachine,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'no_effect', text: words.noEffectAsOnTrains },
			{
				key: 'point_blank_hits',
				text: words.atPointBlankEachHitRollsOnTheTank
			}
		]
	}
] as const satisfies readonly Ruling[];
