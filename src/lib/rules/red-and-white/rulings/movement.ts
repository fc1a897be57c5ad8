import { titled } from '#lib/kernel/book/ruling.ts';

/** MOVEMENT; CLAIMING COVER: R10–R15, R40–R42, R39, R58, R59, R64. */
export const MOVEMENT_RULINGS = titled('red-and-white.rulings-movement', [
	{
		id: 'R10',
		section: 'Officers and leaders',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['inch', 'extra_d6', 'none']
	},
	{
		id: 'R11',
		section: 'Movement',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['exact', 'round_down', 'round_up', 'nearest_half']
	},
	{
		id: 'R12',
		section: 'Movement',
		kind: 'switch',
		standing: 'source',
		readings: ['without_vehicles', 'vehicles_too'],
		notes: ['inColumnForTheWholeMoveNoRoadDie']
	},
	{
		id: 'R13',
		section: 'Movement',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['halved_no_road', 'charge_dice_whole', 'halved_road_allowed']
	},
	{
		id: 'R14',
		section: 'Movement',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['no_penalty', 'half_in_rough'],
		notes: ['machineGunsMoveAsInfantry']
	},
	{
		id: 'R15',
		section: 'Artillery',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['both', 'once']
	},
	{
		id: 'R58',
		section: 'Movement',
		kind: 'switch',
		standing: 'source',
		readings: ['fewer_when_towing', 'same_when_towing']
	},
	{
		id: 'R59',
		section: 'Claiming cover',
		kind: 'switch',
		standing: 'source',
		readings: ['shooter_only', 'all']
	},
	{
		id: 'R64',
		section: 'Claiming cover',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['standing_too', 'moved_only', 'until_own_turn']
	},
	{
		id: 'R39',
		section: 'Artillery',
		kind: 'switch',
		standing: 'source',
		readings: ['natural', 'modified']
	},
	{
		id: 'R40',
		section: 'Artillery',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['half_of_whole', 'half_of_remainder']
	},
	{
		id: 'R41',
		section: 'Artillery',
		kind: 'switch',
		standing: 'source',
		readings: ['fall_back', 'pinned']
	},
	{
		id: 'R42',
		section: 'Artillery',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['until_next_phase_2', 'this_turn_only'],
		notes: ['aUnitCaughtInsideTestsOnlyWhenIt']
	}
]);
