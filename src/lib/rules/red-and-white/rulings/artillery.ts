import { titled } from '#lib/kernel/book/ruling.ts';

/** ARTILLERY; INDIRECT FIRE; ORGANIZATION: R22–R25, R57, R66, R67. */
export const ARTILLERY_RULINGS = titled('red-and-white.rulings-artillery', [
	{
		id: 'R22',
		section: 'Artillery',
		kind: 'settled',
		standing: 'source',
		readings: ['field_gun']
	},
	{
		id: 'R23',
		section: 'Indirect fire',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['no_modifier', 'long_modifier'],
		notes: ['oneRollForEachBatteryAndTurn']
	},
	{
		id: 'R24',
		section: 'Artillery',
		kind: 'switch',
		standing: 'source',
		readings: ['inclusive', 'exclusive'],
		notes: ['againstTanksMinus1MoreAtCloseAnd']
	},
	{
		id: 'R25',
		section: 'Artillery',
		kind: 'switch',
		standing: 'source',
		readings: ['by_crew', 'full_while_manned']
	},
	{
		id: 'R57',
		section: 'Organization',
		kind: 'settled',
		standing: 'source',
		readings: ['gun_chart']
	},
	{
		id: 'R66',
		section: 'Artillery',
		kind: 'switch',
		standing: 'source',
		readings: ['no_bonus', 'bonus_applies']
	},
	{
		id: 'R67',
		section: 'Armoured cars',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['one_hit_each', 'by_gun_size'],
		notes: ['aTankLosesNothingInMeleeNoSaving']
	}
]);
