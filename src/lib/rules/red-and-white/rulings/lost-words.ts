import type { Ruling } from '#lib/kernel/book/ruling.ts';
import { NO_YES } from './lost-numbers.ts';

/** What the source leaves open: G11–G18, and its untried rules for ships and ice, S01. */
export const LOST_WORDS = [
	{
		id: 'G11',
		section: 'Melee',
		title: 'Flank and rear',
		question: 'When is a unit attacked in flank or rear?',
		kind: 'table',
		standing: 'default of this app',
		readings: [
			{
				key: 'behind_front_line',
				text: 'When the first contact is behind the line of its front stands.'
			},
			{ key: 'forty_five_degrees', text: 'When the attack comes from outside 45° of its front.' },
			{ key: 'start_of_move', text: 'When the attacker began his move behind its front line.' }
		]
	},
	{
		id: 'G12',
		section: 'Tanks',
		title: 'Vehicles that fail morale',
		question: 'What does a vehicle do that fails, and when is it a wreck?',
		kind: 'table',
		standing: 'default of this app',
		readings: [
			{ key: 'one_move_back', text: 'One move to the rear.' },
			{ key: 'stands_still', text: 'It stands still and does not fire until its next own turn.' }
		],
		numbers: [
			{
				path: 'out_of_action_at_hits.armoured_car',
				label: 'Armoured car out at',
				unit: 'hits',
				default: 6,
				min: 1,
				max: 12
			},
			{
				path: 'out_of_action_at_hits.tank',
				label: 'Tank out at',
				unit: 'hits',
				default: 6,
				min: 1,
				max: 12
			},
			{
				path: 'out_of_action_at_hits.train',
				label: 'Train out at',
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
		title: 'Guns of a tank',
		question: 'How many shells has a tank gun, and where does it reach?',
		kind: 'table',
		standing: 'default of this app',
		readings: [
			{
				key: 'own_side_only',
				text: 'The light gun line; guns in the side fire to that side only.'
			},
			{ key: 'all_round', text: 'The light gun line; all guns fire all round.' }
		],
		numbers: [
			{
				path: 'tank_guns.shells',
				label: 'Shells for each tank gun',
				unit: 'shells',
				default: 2,
				min: 0,
				max: 6
			},
			{
				path: 'tank_guns.whippet_machine_guns',
				label: 'Whippet: machine guns that fire',
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
		title: 'Mounting and attaching',
		question: 'What does it cost to mount, dismount or attach?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'half_the_move', text: 'Half of the move.' },
			{ key: 'whole_move', text: 'The whole move.' },
			{ key: 'nothing', text: 'Nothing.' }
		]
	},
	{
		id: 'G15',
		section: 'Morale',
		title: 'How far a unit falls back',
		question: 'One move to the rear: how long is it?',
		kind: 'table',
		standing: 'default of this app',
		readings: [
			{
				key: 'normal_dice',
				text: 'Its normal dice, no charge or officer, straight away, ground as usual.'
			},
			{ key: 'open_ground', text: 'The same, but no ground slows it.' }
		],
		notes: ['Off the table is lost.']
	},
	{
		id: 'G16',
		section: 'Major morale',
		title: 'Supply line cut',
		question: 'When is a supply line cut?',
		kind: 'table',
		standing: 'default of this app',
		readings: [
			{ key: 'referee_says', text: 'When the referee says so.' },
			{ key: 'enemy_on_it', text: 'When an enemy unit stands on it at the end of a turn.' }
		]
	},
	{
		id: 'G17',
		section: 'Infantry',
		title: 'Supply of petrol bombs',
		question: 'How long does a supply of petrol bombs last?',
		kind: 'table',
		standing: 'default of this app',
		readings: [
			{ key: 'unlimited', text: 'For the game.' },
			{ key: 'one_fight', text: 'For one fight with a tank.' }
		]
	},
	{
		id: 'G18',
		section: 'Melee',
		title: 'Order of melees',
		question: 'Who says which melee is fought first?',
		kind: 'table',
		standing: 'default of this app',
		readings: [
			{ key: 'phasing_player', text: 'The player whose turn it is.' },
			{ key: 'referee', text: 'The referee.' },
			{ key: 'left_to_right', text: 'From left to right along the table.' }
		]
	},
	{
		id: 'S01',
		section: 'Additional rules',
		title: 'Ships, boats and ice',
		question: 'Only part of the untried additional rules is known. What fills the rest?',
		kind: 'table',
		standing: 'default of this app',
		readings: [
			{ key: 'stops_at_edge', text: 'An icebreaker that fails stops at the edge for the turn.' },
			{ key: 'turns_back', text: 'An icebreaker that fails goes back one move.' }
		],
		notes: ['Ships that follow use the broken channel with all their dice.'],
		numbers: [
			{
				path: 'ice.thin_dice_fewer',
				label: 'Thin ice: dice fewer for ships',
				unit: 'dice',
				default: 2,
				min: 0,
				max: 4,
				standing: 'source'
			},
			{
				path: 'ice.choked_dice_fewer',
				label: 'Ice-choked: dice fewer for ships',
				unit: 'dice',
				default: 2,
				min: 0,
				max: 4
			},
			{
				path: 'ice.breaker_number',
				label: 'Icebreaker: die, ice number and hits together at most',
				unit: 'die',
				default: 6,
				min: 1,
				max: 12
			},
			{
				path: 'ice.troops_on_thin',
				label: 'Troops may cross thin ice',
				unit: 'choice',
				default: 0,
				min: 0,
				max: 1,
				choices: NO_YES
			},
			{
				path: 'ice.boats_when_choked',
				label: 'Boats and launches move when ice-choked',
				unit: 'choice',
				default: 0,
				min: 0,
				max: 1,
				choices: NO_YES
			}
		]
	}
] as const satisfies readonly Ruling[];
