import { failure, morale, permission, range, share } from './lost-numbers.ts';
import { titled } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings/lost-tables.ts';
import { words as moraleWords } from '../words/en/reference/morale.ts';
import { words as melee } from '../words/en/reference/melee.ts';
import { words as artillery } from '../words/en/reference/artillery.ts';

/** Tables and lists that are lost from the source: G01–G10, defaults of this app. */
export const LOST_TABLES = titled('red-and-white.rulings-lost-tables', [
	{
		id: 'G01',
		section: 'Small arms firing',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['by_weapon'],
		numbers: [
			...range('rifle', words.rifles, [4, 12, 18]),
			...range('lmg', words.lightMachineGun, [4, 12, 18]),
			...range('hmg', words.heavyMachineGun, [8, 16, 24]),
			...range('vehicle_mg', words.vehicleMachineGun, [8, 16, 24])
		]
	},
	{
		id: 'G02',
		section: 'Morale',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['as_in_melee'],
		numbers: [
			morale('banner', words.banner, -1),
			morale('heroic', words.heroicOfficer, -1),
			morale('heroic_committed', words.heroicOfficerCommitted, -2),
			morale('commissar', words.commissar, -1),
			morale('commissar_overrules', words.commissarWhoOverrules, 1),
			morale('priest', words.priest, -1),
			morale('priest_panics', words.priestWhoPanics, 1),
			morale('poor_quality', words.poorUnit, 1),
			{ ...morale('bombardment_field', words.bombardmentFieldGuns, 0), standing: 'source' },
			{ ...morale('bombardment_medium', words.bombardmentMediumGuns, 1), standing: 'source' },
			{ ...morale('bombardment_heavy', words.bombardmentHeavyGuns, 2), standing: 'source' }
		]
	},
	{
		id: 'G03',
		section: 'Notes on leadership',
		kind: 'table',
		standing: 'default of this app',
		readings: ['nearest_stand', 'farthest_stand', 'middle_of_unit'],
		notes: [
			'oneRollForAUnitAndTurnWhatIsNot',
			'aBatteryIsOneUnit',
			'fallingBackNeedsNoLeadership',
			'anOfficerCommandsOnlyWhileHeIsNot'
		]
	},
	{
		id: 'G04',
		section: 'Notes on firing',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['one_target', 'nearest_only', 'each_stand'],
		notes: [
			'rangeFromTheStandThatFiresToThe',
			'noFireThroughFriendsIntoAMeleeOr',
			'theOwnerRemovesFiguresAndCompletes',
			'theShellsOfABatteryAreSpreadEvenly'
		]
	},
	{
		id: 'G05',
		section: 'Attacking fire',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['melee_target_only', 'any_target'],
		numbers: [
			{ ...share('infantry', words.infantryStands, 0.5), standing: 'source' },
			share('dismounted_cavalry', words.dismountedCavalryStands, 0.5),
			{ ...share('lmg', words.lightMachineGun, 1), standing: 'source' },
			share('tank', melee.tankGunsAndMachineGuns, 1),
			share('hmg', words.heavyMachineGun, 0),
			share('tchanka', words.tchanka, 0),
			share('cavalry', words.mountedCavalry, 0),
			share('artillery', 'Artillery', 0)
		]
	},
	{
		id: 'G06',
		section: 'Religious inspiration',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['as_commissar_table'],
		numbers: [
			{
				path: 'priest_distracted.no_bonus_upto',
				label: words.tendsTheDyingOn1To,
				unit: 'face',
				default: 3,
				min: 0,
				max: 6
			},
			{
				path: 'priest_distracted.minus_upto',
				label: words.panicOnTheNextFacesTo,
				unit: 'face',
				default: 5,
				min: 0,
				max: 6
			}
		]
	},
	{
		id: 'G07',
		section: 'Consequences of major morale failure',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['holds_or_falls_back'],
		numbers: [
			{
				path: 'army_broken.test_modifier',
				label: artillery.addedToTheMoraleDie,
				unit: 'die',
				default: 1,
				min: -3,
				max: 3
			},
			permission('army_broken.advance', words.mayAdvance, 0),
			permission('army_broken.start_melee', moraleWords.mayStartAMelee, 0),
			permission('army_broken.leadership_last_line', moraleWords.allLeadershipOnTheLastLine, 1),
			permission('army_broken.repeat', words.repeatedInEachPhase7ItTestsIn, 1),
			{
				...permission('army_broken.officers_test', moraleWords.eachOfficerTestsHisCharacter, 1),
				standing: 'source'
			}
		]
	},
	{
		id: 'G08',
		section: "Consequences of officer's failure",
		kind: 'switch',
		standing: 'default of this app',
		readings: ['six_ends'],
		notes: ['nerveGoneHeCountsAsACowardDrunkOut'],
		numbers: ([1, 2, 3, 4, 5, 6] as const).map(failure)
	},
	{
		id: 'G09',
		section: 'Infantry',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['most_faces'],
		numbers: [
			{
				path: 'good_chance.upto',
				label: words.petrolBombsOn1To,
				unit: 'face',
				default: 7,
				min: 0,
				max: 10
			}
		]
	},
	{
		id: 'G10',
		section: 'Morale',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['defends_only'],
		numbers: [
			permission('falling_back.phase_2_fire', words.firesInPhase2, 0),
			permission('falling_back.phase_4_fire', words.firesInPhase4, 1),
			permission('falling_back.advance', words.mayAdvance, 0),
			permission('falling_back.start_melee', moraleWords.mayStartAMelee, 0)
		]
	}
]);
