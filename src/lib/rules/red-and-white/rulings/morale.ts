import { titled } from '#lib/kernel/book/ruling.ts';

/** MORALE; MAJOR MORALE; OFFICERS' CHARACTER; COMMISSARS: R33, R34, R37, R38, R48–R52, R65. */
export const MORALE_RULINGS = titled('red-and-white.rulings-morale', [
	{
		id: 'R33',
		section: 'Commissars',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['spoils_this_action', 'from_next_action'],
		notes: ['rolledAtEachActionThatWouldUseThe']
	},
	{
		id: 'R34',
		section: 'Commissars',
		kind: 'switch',
		standing: 'source',
		readings: ['one_in_ten', 'two_in_ten']
	},
	{
		id: 'R37',
		section: 'Morale',
		kind: 'switch',
		standing: 'source',
		readings: ['no_automatic', 'one_passes_six_fails', 'six_fails', 'one_passes'],
		notes: ['aStandCountsWhileItHasAFigure']
	},
	{
		id: 'R38',
		section: 'Morale',
		kind: 'settled',
		standing: 'default of this app',
		readings: ['bonus_lowers_the_die']
	},
	{
		id: 'R48',
		section: 'Major morale',
		kind: 'switch',
		standing: 'source',
		readings: ['d10_lower_band', 'd10_goes_on', 'd6_lower_band']
	},
	{
		id: 'R49',
		section: 'Major morale',
		kind: 'switch',
		standing: 'source',
		readings: ['every_time', 'once_per_band']
	},
	{
		id: 'R50',
		section: "Officers' character",
		kind: 'switch',
		standing: 'source',
		readings: ['two_in_all', 'two_each_test']
	},
	{
		id: 'R51',
		section: 'Major morale',
		kind: 'switch',
		standing: 'source',
		readings: ['exact', 'rounded_down', 'rounded']
	},
	{
		id: 'R52',
		section: 'Major morale',
		kind: 'switch',
		standing: 'source',
		readings: ['half_or_less', 'less_than_half']
	},
	{
		id: 'R65',
		section: 'Religious inspiration',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['one_roll', 'two_rolls']
	},
	{
		id: 'R72',
		section: 'Commissars',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['who_leads_it', 'its_leader', 'no_figure']
	}
]);
