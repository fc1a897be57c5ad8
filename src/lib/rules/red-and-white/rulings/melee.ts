import type { Ruling } from '#lib/kernel/book/ruling.ts';

/** MELEE; ARMORED VEHICLE FRIGHT: R27–R32, R54, R56, R60–R62, P01. */
export const MELEE_RULINGS = [
	{
		id: 'R27',
		section: 'Melee',
		title: 'What a tie is',
		question: 'Are equal dice a tie, or equal totals?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'modified', text: 'Equal totals after the modifiers.' },
			{ key: 'natural', text: 'Equal faces of the two dice.' }
		]
	},
	{
		id: 'R28',
		section: 'Melee',
		title: 'Flank attack on a trench',
		question: 'A flank attack wins ties, a trench must be won by 3. Which rule goes first?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'win_by_3_governs', text: 'Win by 3; on a tie the attacker goes back without loss.' },
			{ key: 'flank_tie_wins', text: 'A flank attack that ties clears the trench.' }
		]
	},
	{
		id: 'R29',
		section: 'Melee',
		title: 'Modifiers of several attackers',
		question: 'Several units attack one. Whose modifiers count?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'pooled',
				text: 'One die for the group; each kind of bonus counts once, stands lost are added up.'
			},
			{ key: 'each_unit', text: 'One die for the group; bonuses count for every attacking unit.' }
		]
	},
	{
		id: 'R30',
		section: 'Example of melee',
		title: 'Second melee example',
		question: 'The example adds up wrongly and counts a stand that was not lost. What holds?',
		kind: 'settled',
		standing: 'source',
		readings: [
			{
				key: 'rules_text',
				text: 'The rules: White 7 to Red 3, Red loses 4 figures and falls back.'
			}
		]
	},
	{
		id: 'R31',
		section: "Officers' character",
		title: 'Committed officer +2',
		question: 'Where does a committed officer add 2 instead of 1?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'everywhere', text: 'Wherever a heroic officer counts: movement, fire, melee.' },
			{ key: 'melee_only', text: 'In melee only; elsewhere 1.' }
		]
	},
	{
		id: 'R32',
		section: 'Armoured cars',
		title: 'Armoured car in melee',
		question: 'It defends with a die and 2. Do other modifiers count too?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'own_bonus', text: 'The 2 is its own bonus; all others apply.' },
			{ key: 'fixed', text: 'A die and 2, nothing else.' }
		]
	},
	{
		id: 'R54',
		section: 'Melee',
		title: 'Withdrawing before melee',
		question: 'Does a unit that withdraws test morale first, and may it fire?',
		kind: 'table',
		standing: 'source',
		readings: [
			{ key: 'no_test', text: 'No test; it goes in phase 3 on contact and does not fire in 4.' },
			{ key: 'morale_test', text: 'It must pass morale; if it fails it counts as falling back.' }
		]
	},
	{
		id: 'R56',
		section: 'Melee',
		title: 'Falling back unit attacked',
		question: 'It counts as attacked in flank or rear. For the −2 only, or for ties as well?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'rear_and_tie', text: 'Both: −2, and the attacker wins ties.' },
			{ key: 'rear_only', text: 'The −2 only.' }
		],
		notes: ['Only failed morale marks a unit as falling back; a lost melee does not.']
	},
	{
		id: 'R60',
		section: 'Armored vehicle fright',
		title: 'When gunners test against a tank',
		question: 'When is the D6 of attacked artillery rolled?',
		kind: 'table',
		standing: 'default of this app',
		readings: [
			{ key: 'when_touched', text: 'When the tank touches the guns, before the melee dice.' },
			{ key: 'before_defensive_fire', text: 'Before defensive fire: guns that go do not fire.' }
		]
	},
	{
		id: 'R61',
		section: 'Example of melee',
		title: 'Fire and attack in the first example',
		question: 'The attackers fire in phase 2 and attack in 3, though a unit may not do both.',
		kind: 'settled',
		standing: 'source',
		readings: [
			{ key: 'other_units_fired', text: 'The fire came from other units or guns of their side.' }
		]
	},
	{
		id: 'R62',
		section: 'Melee',
		title: 'Stands lost',
		question: 'Which lost stands count −1 in melee?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'whole_game', text: 'All lost so far in the game.' },
			{ key: 'this_turn', text: 'Those lost this turn.' }
		]
	},
	{
		id: 'R70',
		section: 'Attacking fire',
		title: 'When a unit attacks into melee',
		question:
			'Units may fire after they have moved, when they attack into melee. What shows that one has moved and attacks?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{
				key: 'told_or_fired',
				text: 'Contact, as it is told at the table, which stands for the move into it; or the fire of phase 5 by a unit that moved: it is in contact with its target then.'
			},
			{
				key: 'contact_told',
				text: 'Contact, as it is told, which stands for the move into it. Without it there is no fire in phase 5.'
			},
			{
				key: 'moved_then_told',
				text: 'Only a unit that has made its move comes into contact, and only one in contact fires.'
			}
		]
	},
	{
		id: 'R71',
		section: 'Force HQ',
		title: 'Headquarters overrun',
		question: 'Headquarters that are overrun are removed. What overruns them?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'melee_lost', text: 'A melee that they lose; they do not go back.' },
			{
				key: 'referee_says',
				text: 'The referee says so; in a melee they lose figures and go back as others do.'
			}
		]
	},
	{
		id: 'P01',
		section: 'Melee',
		title: 'Melee list',
		question: 'Which list of melee modifiers is played? The lists are never mixed.',
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'source_list', text: 'The list of these rules.' },
			{
				key: 'lubbers_list',
				text: "The longer list of Lubbers' set of the same name; the loser removes stands, not figures."
			}
		]
	}
] as const satisfies readonly Ruling[];
