import type { Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings/melee.ts';

/** MELEE; ARMORED VEHICLE FRIGHT: R27–R32, R54, R56, R60–R62, P01. */
export const MELEE_RULINGS = [
	{
		id: 'R27',
		section: 'Melee',
		title: words.r27,
		question: words.r27Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'modified', text: words.r27Modified },
			{ key: 'natural', text: words.r27Natural }
		]
	},
	{
		id: 'R28',
		section: 'Melee',
		title: words.r28,
		question: words.r28Asks,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'win_by_3_governs', text: words.r28WinBy3Governs },
			{ key: 'flank_tie_wins', text: words.r28FlankTieWins }
		]
	},
	{
		id: 'R29',
		section: 'Melee',
		title: words.r29,
		question: words.r29Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'pooled',
				text: words.r29Pooled
			},
			{ key: 'each_unit', text: words.r29EachUnit }
		]
	},
	{
		id: 'R30',
		section: 'Example of melee',
		title: words.r30,
		question: words.r30Asks,
		kind: 'settled',
		standing: 'source',
		readings: [
			{
				key: 'rules_text',
				text: words.r30RulesText
			}
		]
	},
	{
		id: 'R31',
		section: "Officers' character",
		title: words.r31,
		question: words.r31Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'everywhere', text: words.r31Everywhere },
			{ key: 'melee_only', text: words.r31MeleeOnly }
		]
	},
	{
		id: 'R32',
		section: 'Armoured cars',
		title: words.r32,
		question: words.r32Asks,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'own_bonus', text: words.r32OwnBonus },
			{ key: 'fixed', text: words.r32Fixed }
		]
	},
	{
		id: 'R54',
		section: 'Melee',
		title: words.r54,
		question: words.r54Asks,
		kind: 'table',
		standing: 'source',
		readings: [
			{ key: 'no_test', text: words.r54NoTest },
			{ key: 'morale_test', text: words.r54MoraleTest }
		]
	},
	{
		id: 'R56',
		section: 'Melee',
		title: words.r56,
		question: words.r56Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'rear_and_tie', text: words.r56RearAndTie },
			{ key: 'rear_only', text: words.r56RearOnly }
		],
		notes: [words.onlyFailedMoraleMarksAUnitAs]
	},
	{
		id: 'R60',
		section: 'Armored vehicle fright',
		title: words.r60,
		question: words.r60Asks,
		kind: 'table',
		standing: 'default of this app',
		readings: [
			{ key: 'when_touched', text: words.r60WhenTouched },
			{ key: 'before_defensive_fire', text: words.r60BeforeDefensiveFire }
		]
	},
	{
		id: 'R61',
		section: 'Example of melee',
		title: words.r61,
		question: words.r61Asks,
		kind: 'settled',
		standing: 'source',
		readings: [{ key: 'other_units_fired', text: words.r61OtherUnitsFired }]
	},
	{
		id: 'R62',
		section: 'Melee',
		title: words.r62,
		question: words.r62Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'whole_game', text: words.r62WholeGame },
			{ key: 'this_turn', text: words.r62ThisTurn }
		]
	},
	{
		id: 'R70',
		section: 'Attacking fire',
		title: words.r70,
		question: words.r70Asks,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{
				key: 'told_or_fired',
				text: words.r70ToldOrFired
			},
			{
				key: 'contact_told',
				text: words.r70ContactTold
			},
			{
				key: 'moved_then_told',
				text: words.r70MovedThenTold
			}
		]
	},
	{
		id: 'R71',
		section: 'Force HQ',
		title: words.r71,
		question: words.r71Asks,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'melee_lost', text: words.r71MeleeLost },
			{
				key: 'referee_says',
				text: words.r71RefereeSays
			}
		]
	},
	{
		id: 'P01',
		section: 'Melee',
		title: words.p01,
		question: words.p01Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'source_list', text: words.p01SourceList },
			{
				key: 'lubbers_list',
				text: words.p01LubbersList
			}
		]
	}
] as const satisfies readonly Ruling[];
