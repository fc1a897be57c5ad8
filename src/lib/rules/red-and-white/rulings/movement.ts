import type { Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings/movement.ts';
import { words as shared } from '../words/en/reference/shared.ts';

/** MOVEMENT; CLAIMING COVER: R10–R15, R40–R42, R39, R58, R59, R64. */
export const MOVEMENT_RULINGS = [
	{
		id: 'R10',
		section: 'Officers and leaders',
		title: words.r10,
		question: words.r10Asks,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'inch', text: words.r10Inch },
			{ key: 'extra_d6', text: words.r10ExtraD6 },
			{ key: 'none', text: words.r10None }
		]
	},
	{
		id: 'R11',
		section: 'Movement',
		title: words.r11,
		question: 'How are half inches rounded?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'exact', text: words.r11Exact },
			{ key: 'round_down', text: words.r11RoundDown },
			{ key: 'round_up', text: words.r11RoundUp },
			{ key: 'nearest_half', text: words.r11NearestHalf }
		]
	},
	{
		id: 'R12',
		section: 'Movement',
		title: words.r12,
		question: words.r12Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'without_vehicles',
				text: words.r12WithoutVehicles
			},
			{ key: 'vehicles_too', text: words.r12VehiclesToo }
		],
		notes: [words.inColumnForTheWholeMoveNoRoadDie]
	},
	{
		id: 'R13',
		section: 'Movement',
		title: words.r13,
		question: words.r13Asks,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'halved_no_road', text: words.r13HalvedNoRoad },
			{ key: 'charge_dice_whole', text: words.r13ChargeDiceWhole },
			{ key: 'halved_road_allowed', text: words.r13HalvedRoadAllowed }
		]
	},
	{
		id: 'R14',
		section: 'Movement',
		title: words.r14,
		question: words.r14Asks,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'no_penalty', text: words.r14NoPenalty },
			{ key: 'half_in_rough', text: words.r14HalfInRough }
		],
		notes: [words.machineGunsMoveAsInfantry]
	},
	{
		id: 'R15',
		section: 'Artillery',
		title: words.r15,
		question: words.r15Asks,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'both', text: words.r15Both },
			{ key: 'once', text: words.r15Once }
		]
	},
	{
		id: 'R58',
		section: 'Movement',
		title: shared.shipWithBargesInTow,
		question: words.r58Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'fewer_when_towing', text: words.r58FewerWhenTowing },
			{ key: 'same_when_towing', text: words.r58SameWhenTowing }
		]
	},
	{
		id: 'R59',
		section: 'Claiming cover',
		title: words.r59,
		question: words.r59Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'shooter_only',
				text: words.r59ShooterOnly
			},
			{ key: 'all', text: words.r59All }
		]
	},
	{
		id: 'R64',
		section: 'Claiming cover',
		title: words.r64,
		question: words.r64Asks,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{
				key: 'standing_too',
				text: words.r64StandingToo
			},
			{
				key: 'moved_only',
				text: words.r64MovedOnly
			},
			{ key: 'until_own_turn', text: words.r64UntilOwnTurn }
		]
	},
	{
		id: 'R39',
		section: 'Artillery',
		title: words.r39,
		question: words.r39Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'natural', text: words.r39Natural },
			{ key: 'modified', text: words.r39Modified }
		]
	},
	{
		id: 'R40',
		section: 'Artillery',
		title: words.r40,
		question: words.r40Asks,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{
				key: 'half_of_whole',
				text: words.r40HalfOfWhole
			},
			{ key: 'half_of_remainder', text: words.r40HalfOfRemainder }
		]
	},
	{
		id: 'R41',
		section: 'Artillery',
		title: words.r41,
		question: words.r41Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'fall_back', text: words.r41FallBack },
			{ key: 'pinned', text: words.r41Pinned }
		]
	},
	{
		id: 'R42',
		section: 'Artillery',
		title: words.r42,
		question: words.r42Asks,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{
				key: 'until_next_phase_2',
				text: words.r42UntilNextPhase2
			},
			{ key: 'this_turn_only', text: words.r42ThisTurnOnly }
		],
		notes: [words.aUnitCaughtInsideTestsOnlyWhenIt]
	}
] as const satisfies readonly Ruling[];
