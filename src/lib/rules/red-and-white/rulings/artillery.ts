import type { Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings/artillery.ts';

/** ARTILLERY; INDIRECT FIRE; ORGANIZATION: R22–R25, R57, R66, R67. */
export const ARTILLERY_RULINGS = [
	{
		id: 'R22',
		section: 'Artillery',
		title: words.theGunOfTheExample,
		question: words.theWorkedExampleCallsIts76Mm,
		kind: 'settled',
		standing: 'source',
		readings: [{ key: 'field_gun', text: words.aFieldGunTwelveShellsOneFigureAHit }]
	},
	{
		id: 'R23',
		section: 'Indirect fire',
		title: words.rangeOfIndirectFire,
		question: words.doesIndirectFireHaveARangeModifier,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'no_modifier', text: words.noRangeModifier },
			{ key: 'long_modifier', text: words.alwaysTheModifierOfLongRange }
		],
		notes: [words.oneRollForEachBatteryAndTurn]
	},
	{
		id: 'R24',
		section: 'Artillery',
		title: words.endsOfTheRangeBands,
		question: words.doesARangeThatEndsABandBelongToIt,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'inclusive', text: words.yesToTheNearerBand },
			{ key: 'exclusive', text: words.noToTheFartherBand }
		],
		notes: [words.againstTanksMinus1MoreAtCloseAnd]
	},
	{
		id: 'R25',
		section: 'Artillery',
		title: words.shellsAfterCrewLosses,
		question: words.doesAGunFireFewerShellsWhenItsCrew,
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'by_crew',
				text: words.byTheMenLeftMediumGunsOneForTwoMen
			},
			{ key: 'full_while_manned', text: words.allItsShellsWhileAManIsLeft }
		]
	},
	{
		id: 'R57',
		section: 'Organization',
		title: words.crewOfAGunSection,
		question: words.theOrganisationGivesEveryGunFour,
		kind: 'settled',
		standing: 'source',
		readings: [{ key: 'gun_chart', text: words.theGunChart244And5 }]
	},
	{
		id: 'R66',
		section: 'Artillery',
		title: words.heroicOfficerWithTheGuns,
		question: words.anOfficerGivesHisUnitPlus1For,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'no_bonus', text: words.noOfficerCommissarOrPriestCounts },
			{ key: 'bonus_applies', text: words.officerCommissarAndPriestCountAsIn }
		]
	},
	{
		id: 'R67',
		section: 'Armoured cars',
		title: words.casualtiesOfVehicles,
		question: words.vehiclesHaveNoFiguresWhatIsA,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{
				key: 'one_hit_each',
				text: words.oneHitForEachShellEachPointLostIn
			},
			{ key: 'by_gun_size', text: words.theSameButAShellOfAMediumOrHeavy }
		],
		notes: [words.aTankLosesNothingInMeleeNoSaving]
	}
] as const satisfies readonly Ruling[];
