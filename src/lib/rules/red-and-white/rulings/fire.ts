import { titled } from '#lib/kernel/book/ruling.ts';

/** SMALL ARMS FIRING; MACHINE GUNS: R16–R21, R26, R35, R63, R68. */
export const FIRE_RULINGS = titled('red-and-white.rulings-fire', [
	{
		id: 'R16',
		section: 'Small arms firing',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['all_add', 'six_always_hits', 'one_always_misses', 'six_hits_one_misses']
	},
	{
		id: 'R17',
		section: 'Banners',
		kind: 'switch',
		standing: 'source',
		readings: ['not_in_fire', 'in_fire']
	},
	{
		id: 'R18',
		section: 'Small arms firing',
		kind: 'switch',
		standing: 'source',
		readings: ['odd_saved', 'round_down', 'round_up', 'each_hit_saved'],
		notes: ['countedForEachFiringUnitAndTarget']
	},
	{
		id: 'R19',
		section: 'Artillery',
		kind: 'switch',
		standing: 'source',
		readings: ['cover_then_figures', 'figures_then_cover'],
		notes: ['savingThrowsOfCrewsComeAfterBoth']
	},
	{
		id: 'R20',
		section: 'Small arms firing',
		kind: 'switch',
		standing: 'source',
		readings: ['crews_from_any_fire', 'small_arms_only', 'nobody_extra']
	},
	{
		id: 'R21',
		section: 'Machine guns',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['once_besides', 'once_instead', 'per_figure'],
		notes: ['theMachineGunThenHasItsOwnSaving']
	},
	{
		id: 'R26',
		section: 'Infantry',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['down_min_1', 'up']
	},
	{
		id: 'R35',
		section: 'Commissars',
		kind: 'switch',
		standing: 'source',
		readings: ['once_per_event', 'per_figure']
	},
	{
		id: 'R63',
		section: 'Small arms firing',
		kind: 'switch',
		standing: 'source',
		readings: ['three_per_gun', 'three_per_gunner']
	},
	{
		id: 'R68',
		section: 'Tanks',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['no_effect', 'point_blank_hits']
	}
]);
