import { titled } from '#lib/kernel/book/ruling.ts';

/** MELEE; ARMORED VEHICLE FRIGHT: R27–R32, R54, R56, R60–R62, P01. */
export const MELEE_RULINGS = titled('red-and-white.rulings-melee', [
	{
		id: 'R27',
		section: 'Melee',
		kind: 'switch',
		standing: 'source',
		readings: ['modified', 'natural']
	},
	{
		id: 'R28',
		section: 'Melee',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['win_by_3_governs', 'flank_tie_wins']
	},
	{
		id: 'R29',
		section: 'Melee',
		kind: 'switch',
		standing: 'source',
		readings: ['pooled', 'each_unit']
	},
	{
		id: 'R30',
		section: 'Example of melee',
		kind: 'settled',
		standing: 'source',
		readings: ['rules_text']
	},
	{
		id: 'R31',
		section: "Officers' character",
		kind: 'switch',
		standing: 'source',
		readings: ['everywhere', 'melee_only']
	},
	{
		id: 'R32',
		section: 'Armoured cars',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['own_bonus', 'fixed']
	},
	{
		id: 'R54',
		section: 'Melee',
		kind: 'table',
		standing: 'source',
		readings: ['no_test', 'morale_test']
	},
	{
		id: 'R56',
		section: 'Melee',
		kind: 'switch',
		standing: 'source',
		readings: ['rear_and_tie', 'rear_only'],
		notes: ['onlyFailedMoraleMarksAUnitAs']
	},
	{
		id: 'R60',
		section: 'Armored vehicle fright',
		kind: 'table',
		standing: 'default of this app',
		readings: ['when_touched', 'before_defensive_fire']
	},
	{
		id: 'R61',
		section: 'Example of melee',
		kind: 'settled',
		standing: 'source',
		readings: ['other_units_fired']
	},
	{
		id: 'R62',
		section: 'Melee',
		kind: 'switch',
		standing: 'source',
		readings: ['whole_game', 'this_turn']
	},
	{
		id: 'R70',
		section: 'Attacking fire',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['told_or_fired', 'contact_told', 'moved_then_told']
	},
	{
		id: 'R71',
		section: 'Force HQ',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['melee_lost', 'referee_says']
	},
	{
		id: 'P01',
		section: 'Melee',
		kind: 'switch',
		standing: 'source',
		readings: ['source_list', 'lubbers_list']
	}
]);
