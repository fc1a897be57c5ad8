import type { Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings/artillery.ts';

/** ARTILLERY; INDIRECT FIRE; ORGANIZATION: R22–R25, R57, R66, R67. */
export const ARTILLERY_RULINGS = [
	{
		id: 'R22',
		section: 'Artillery',
		title: words.r22,
		question: words.r22Asks,
		kind: 'settled',
		standing: 'source',
		readings: [{ key: 'field_gun', text: words.r22FieldGun }]
	},
	{
		id: 'R23',
		section: 'Indirect fire',
		title: words.r23,
		question: words.r23Asks,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'no_modifier', text: words.r23NoModifier },
			{ key: 'long_modifier', text: words.r23LongModifier }
		],
		notes: [words.oneRollForEachBatteryAndTurn]
	},
	{
		id: 'R24',
		section: 'Artillery',
		title: words.r24,
		question: words.r24Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'inclusive', text: words.r24Inclusive },
			{ key: 'exclusive', text: words.r24Exclusive }
		],
		notes: [words.againstTanksMinus1MoreAtCloseAnd]
	},
	{
		id: 'R25',
		section: 'Artillery',
		title: words.r25,
		question: words.r25Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'by_crew',
				text: words.r25ByCrew
			},
			{ key: 'full_while_manned', text: words.r25FullWhileManned }
		]
	},
	{
		id: 'R57',
		section: 'Organization',
		title: words.r57,
		question: words.r57Asks,
		kind: 'settled',
		standing: 'source',
		readings: [{ key: 'gun_chart', text: words.r57GunChart }]
	},
	{
		id: 'R66',
		section: 'Artillery',
		title: words.r66,
		question: words.r66Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'no_bonus', text: words.r66NoBonus },
			{ key: 'bonus_applies', text: words.r66BonusApplies }
		]
	},
	{
		id: 'R67',
		section: 'Armoured cars',
		title: words.r67,
		question: words.r67Asks,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{
				key: 'one_hit_each',
				text: words.r67OneHitEach
			},
			{ key: 'by_gun_size', text: words.r67ByGunSize }
		],
		notes: [words.aTankLosesNothingInMeleeNoSaving]
	}
] as const satisfies readonly Ruling[];
