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
		title: words.flankAndRear,
		question: words.whenIsAUnitAttackedInFlankOrRear,
		kind: 'table',
		standing: 'default of this app',
		readings: [
			{
				key: 'behind_front_line',
				text: words.whenTheFirstContactIsBehindTheLine
			},
			{ key: 'forty_five_degrees', text: words.whenTheAttackComesFromOutside45Of },
			{ key: 'start_of_move', text: words.whenTheAttackerBeganHisMoveBehind }
		]
	},
	{
		id: 'G12',
		section: 'Tanks',
		title: words.vehiclesThatFailMorale,
		question: words.whatDoesAVehicleDoThatFailsAndWhen,
		kind: 'table',
		standing: 'default of this app',
		readings: [
			{ key: 'one_move_back', text: words.oneMoveToTheRear },
			{ key: 'stands_still', text: words.itStandsStillAndDoesNotFireUntil }
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
		title: words.gunsOfATank,
		question: words.howManyShellsHasATankGunAndWhere,
		kind: 'table',
		standing: 'default of this app',
		readings: [
			{
				key: 'own_side_only',
				text: words.theLightGunLineGunsInTheSideFireTo
			},
			{ key: 'all_round', text: words.theLightGunLineAllGunsFireAllRound }
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
		title: words.mountingAndAttaching,
		question: words.whatDoesItCostToMountDismountOr,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'half_the_move', text: words.halfOfTheMove },
			{ key: 'whole_move', text: words.theWholeMove },
			{ key: 'nothing', text: words.nothing }
		]
	},
	{
		id: 'G15',
		section: 'Morale',
		title: words.howFarAUnitFallsBack,
		question: words.oneMoveToTheRearHowLongIsIt,
		kind: 'table',
		standing: 'default of this app',
		readings: [
			{
				key: 'normal_dice',
				text: words.itsNormalDiceNoChargeOrOfficer
			},
			{ key: 'open_ground', text: words.theSameButNoGroundSlowsIt }
		],
		notes: [words.offTheTableIsLost]
	},
	{
		id: 'G16',
		section: 'Major morale',
		title: words.supplyLineCut,
		question: words.whenIsASupplyLineCut,
		kind: 'table',
		standing: 'default of this app',
		readings: [
			{ key: 'referee_says', text: words.whenTheRefereeSaysSo },
			{ key: 'enemy_on_it', text: words.whenAnEnemyUnitStandsOnItAtTheEnd }
		]
	},
	{
		id: 'G17',
		section: 'Infantry',
		title: melee.supplyOfPetrolBombs,
		question: words.howLongDoesASupplyOfPetrolBombs,
		kind: 'table',
		standing: 'default of this app',
		readings: [
			{ key: 'unlimited', text: words.forTheGame },
			{ key: 'one_fight', text: words.forOneFightWithATank }
		]
	},
	{
		id: 'G18',
		section: 'Melee',
		title: words.orderOfMelees,
		question: words.whoSaysWhichMeleeIsFoughtFirst,
		kind: 'table',
		standing: 'default of this app',
		readings: [
			{ key: 'phasing_player', text: words.thePlayerWhoseTurnItIs },
			{ key: 'referee', text: words.theReferee },
			{ key: 'left_to_right', text: words.fromLeftToRightAlongTheTable }
		]
	},
	{
		id: 'S01',
		section: 'Additional rules',
		title: shared.shipsBoatsAndIce,
		question: words.onlyPartOfTheUntriedAdditional,
		kind: 'table',
		standing: 'default of this app',
		readings: [
			{ key: 'stops_at_edge', text: words.anIcebreakerThatFailsStopsAtThe },
			{ key: 'turns_back', text: words.anIcebreakerThatFailsGoesBackOne }
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
