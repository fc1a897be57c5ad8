import { titled } from '#lib/kernel/book/ruling.ts';
import { NO_YES } from './lost-numbers.ts';
import { words } from '../words/en/rulings/lost-words.ts';

/** What the source leaves open: G11–G18, and its untried rules for ships and ice, S01. */
export const LOST_WORDS = titled('red-and-white.rulings-lost-words', [
	{
		id: 'G11',
		section: 'Melee',
		kind: 'table',
		standing: 'default of this app',
		readings: ['behind_front_line', 'forty_five_degrees', 'start_of_move']
	},
	{
		id: 'G12',
		section: 'Tanks',
		kind: 'table',
		standing: 'default of this app',
		readings: ['one_move_back', 'stands_still'],
		numbers: [
			{
				path: 'out_of_action_at_hits.armoured_car',
				label: words.armouredCarOutAt,
				unit: 'hits',
				default: 6,
				min: 1,
				max: 12
			},
			{
				path: 'out_of_action_at_hits.tank',
				label: words.tankOutAt,
				unit: 'hits',
				default: 6,
				min: 1,
				max: 12
			},
			{
				path: 'out_of_action_at_hits.train',
				label: words.trainOutAt,
				unit: 'hits',
				default: 5,
				min: 1,
				max: 12
			}
		]
	},
	{
		id: 'G13',
		section: 'Tanks',
		kind: 'table',
		standing: 'default of this app',
		readings: ['own_side_only', 'all_round'],
		numbers: [
			{
				path: 'tank_guns.shells',
				label: words.shellsForEachTankGun,
				unit: 'shells',
				default: 2,
				min: 0,
				max: 6
			},
			{
				path: 'tank_guns.whippet_machine_guns',
				label: words.whippetMachineGunsThatFire,
				unit: 'guns',
				default: 2,
				min: 1,
				max: 4,
				standing: 'source'
			}
		]
	},
	{
		id: 'G14',
		section: 'Cavalry',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['half_the_move', 'whole_move', 'nothing']
	},
	{
		id: 'G15',
		section: 'Morale',
		kind: 'table',
		standing: 'default of this app',
		readings: ['normal_dice', 'open_ground'],
		notes: ['offTheTableIsLost']
	},
	{
		id: 'G16',
		section: 'Major morale',
		kind: 'table',
		standing: 'default of this app',
		readings: ['referee_says', 'enemy_on_it']
	},
	{
		id: 'G17',
		section: 'Infantry',
		kind: 'table',
		standing: 'default of this app',
		readings: ['unlimited', 'one_fight']
	},
	{
		id: 'G18',
		section: 'Melee',
		kind: 'table',
		standing: 'default of this app',
		readings: ['phasing_player', 'referee', 'left_to_right']
	},
	{
		id: 'S01',
		section: 'Additional rules',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['stops_at_edge', 'turns_back'],
		notes: ['shipsThatFollowUseTheBrokenChannel'],
		numbers: [
			{
				path: 'ice.thin_dice_fewer',
				label: words.thinIceDiceFewerForShips,
				unit: 'dice',
				default: 2,
				min: 0,
				max: 4,
				standing: 'source'
			},
			{
				path: 'ice.choked_dice_fewer',
				label: words.iceChokedDiceFewerForShips,
				unit: 'dice',
				default: 2,
				min: 0,
				max: 4
			},
			{
				path: 'ice.breaker_number',
				label: words.icebreakerDieIceNumberAndHits,
				unit: 'die',
				default: 6,
				min: 1,
				max: 12
			},
			{
				path: 'ice.troops_on_thin',
				label: words.troopsMayCrossThinIce,
				unit: 'choice',
				default: 0,
				min: 0,
				max: 1,
				choices: NO_YES
			},
			{
				path: 'ice.boats_when_choked',
				label: words.boatsAndLaunchesMoveWhenIceChoked,
				unit: 'choice',
				default: 0,
				min: 0,
				max: 1,
				choices: NO_YES
			}
		]
	}
]);
