import { titled } from '#lib/kernel/book/ruling.ts';

/** SEQUENCE OF ACTION; SUPRESSION; LEADERSHIP: R01–R09, R36, R55, R69. */
export const TURN_RULINGS = titled('red-and-white.rulings-turn', [
	{
		id: 'R01',
		section: 'Sequence of action',
		kind: 'settled',
		standing: 'source',
		readings: ['sequence_numbers']
	},
	{
		id: 'R02',
		section: 'Suppression',
		kind: 'switch',
		standing: 'source',
		readings: ['one_test_lifts_both', 'test_lifts_fire_only', 'fire_only']
	},
	{
		id: 'R03',
		section: 'Suppression',
		kind: 'switch',
		standing: 'source',
		readings: ['last_figure_counts', 'whole_stand_only'],
		notes: ['lossesInPhases45And6NeverSuppress']
	},
	{
		id: 'R04',
		section: 'Sequence of action',
		kind: 'switch',
		standing: 'source',
		readings: ['own_turns', 'whole_rounds']
	},
	{
		id: 'R05',
		section: 'Leadership',
		kind: 'switch',
		standing: 'source',
		readings: ['nearer_band', 'farther_band']
	},
	{
		id: 'R06',
		section: 'Leadership',
		kind: 'settled',
		standing: 'source',
		readings: ['ten']
	},
	{
		id: 'R07',
		section: 'Leadership',
		kind: 'switch',
		standing: 'source',
		readings: ['better_line', 'cinc_only_if_no_leader', 'own_leader_only'],
		notes: ['aCInCWhoLedHeroicallyWhenTheTurn']
	},
	{
		id: 'R08',
		section: 'Leadership',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['cinc_still_helps', 'line_over_36_always']
	},
	{
		id: 'R09',
		section: 'Officers and leaders',
		kind: 'switch',
		standing: 'source',
		readings: ['at_start_of_turn', 'at_once']
	},
	{
		id: 'R69',
		section: 'Officers and leaders',
		kind: 'switch',
		standing: 'source',
		readings: ['own_troops', 'any_of_his_side']
	},
	{
		id: 'R36',
		section: 'Morale',
		kind: 'switch',
		standing: 'source',
		readings: ['named_side', 'both_sides'],
		notes: ['aTestThatTheRefereeHasAUnitMake']
	},
	{
		id: 'R55',
		section: 'Sequence of action',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['vehicles_and_ships', 'not_ships', 'trains_only'],
		notes: ['eachWeaponFiresOnceInATurnOfItsOwn']
	}
]);
