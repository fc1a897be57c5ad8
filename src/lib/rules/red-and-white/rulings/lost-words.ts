import type { Ruling } from '#lib/kernel/book/ruling.ts';
import { NO_YES } from './lost-numbers.ts';
import { words } from '../words/en/rulings/lost-words.ts';
import { words as shared } from '../words/en/reference/shared.ts';
import { words as melee } from '../words/en/melee.ts';

/** What the source leaves open: G11–G18, and its untried rules for ships and ice, S01. */
export const LOST_WORDS = [
	{
		id: 'G11',
		section: 'Melee',
		title: words.g11,
		question: words.g11Asks,
		kind: 'table',
		standing: 'default of this app',
		readings: [
			{
				key: 'behind_front_line',
				text: words.g11BehindFrontLine
			},
			{ key: 'forty_five_degrees', text: words.g11FortyFiveDegrees },
			{ key: 'start_of_move', text: words.g11StartOfMove }
		]
	},
	{
		id: 'G12',
		section: 'Tanks',
		title: words.g12,
		question: words.g12Asks,
		kind: 'table',
		standing: 'default of this app',
		readings: [
			{ key: 'one_move_back', text: words.g12OneMoveBack },
			{ key: 'stands_still', text: words.g12StandsStill }
		],
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
		title: words.g13,
		question: words.g13Asks,
		kind: 'table',
		standing: 'default of this app',
		readings: [
			{
				key: 'own_side_only',
				text: words.g13OwnSideOnly
			},
			{ key: 'all_round', text: words.g13AllRound }
		],
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
		title: words.g14,
		question: words.g14Asks,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'half_the_move', text: words.g14HalfTheMove },
			{ key: 'whole_move', text: words.g14WholeMove },
			{ key: 'nothing', text: words.g14Nothing }
		]
	},
	{
		id: 'G15',
		section: 'Morale',
		title: words.g15,
		question: words.g15Asks,
		kind: 'table',
		standing: 'default of this app',
		readings: [
			{
				key: 'normal_dice',
				text: words.g15NormalDice
			},
			{ key: 'open_ground', text: words.g15OpenGround }
		],
		notes: [words.offTheTableIsLost]
	},
	{
		id: 'G16',
		section: 'Major morale',
		title: words.g16,
		question: words.g16Asks,
		kind: 'table',
		standing: 'default of this app',
		readings: [
			{ key: 'referee_says', text: words.g16RefereeSays },
			{ key: 'enemy_on_it', text: words.g16EnemyOnIt }
		]
	},
	{
		id: 'G17',
		section: 'Infantry',
		title: melee.supplyOfPetrolBombs,
		question: words.g17Asks,
		kind: 'table',
		standing: 'default of this app',
		readings: [
			{ key: 'unlimited', text: words.g17Unlimited },
			{ key: 'one_fight', text: words.g17OneFight }
		]
	},
	{
		id: 'G18',
		section: 'Melee',
		title: words.g18,
		question: words.g18Asks,
		kind: 'table',
		standing: 'default of this app',
		readings: [
			{ key: 'phasing_player', text: words.g18PhasingPlayer },
			{ key: 'referee', text: words.g18Referee },
			{ key: 'left_to_right', text: words.g18LeftToRight }
		]
	},
	{
		id: 'S01',
		section: 'Additional rules',
		title: shared.shipsBoatsAndIce,
		question: words.s01Asks,
		kind: 'table',
		standing: 'default of this app',
		readings: [
			{ key: 'stops_at_edge', text: words.s01StopsAtEdge },
			{ key: 'turns_back', text: words.s01TurnsBack }
		],
		notes: [words.shipsThatFollowUseTheBrokenChannel],
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
] as const satisfies readonly Ruling[];
