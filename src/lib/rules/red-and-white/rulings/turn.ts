import type { Ruling } from '#lib/kernel/book/ruling.ts';

/** SEQUENCE OF ACTION; SUPRESSION; LEADERSHIP: R01–R09, R36, R55, R69. */
export const TURN_RULINGS = [
	{
		id: 'R01',
		section: 'Sequence of action',
		title: 'Two ways to number the phases',
		question: 'Some sections count fire as phase 1 or 3. Which phases do they mean?',
		kind: 'settled',
		standing: 'source',
		readings: [
			{
				key: 'sequence_numbers',
				text: 'The numbers of the sequence hold: preparatory fire is 2, defensive fire 4, attacking fire 5.'
			}
		]
	},
	{
		id: 'R02',
		section: 'Suppression',
		title: 'What a suppressed unit may not do',
		question:
			'One text stops its fire unless it passes a test, another stops its moving and names no test. What holds?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'one_test_lifts_both',
				text: 'No defensive fire and no withdrawal; one morale test, when first needed, lifts both.'
			},
			{
				key: 'test_lifts_fire_only',
				text: 'No defensive fire and no withdrawal; the test gives back the fire, never the move.'
			},
			{ key: 'fire_only', text: 'Only defensive fire is stopped; it may withdraw without a test.' }
		]
	},
	{
		id: 'R03',
		section: 'Suppression',
		title: 'Stand already worn down',
		question: 'Is a unit suppressed when a stand that had losses before now falls?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'last_figure_counts',
				text: 'Yes, if its last figure falls to preparatory fire of this turn.'
			},
			{ key: 'whole_stand_only', text: 'Only if as many figures as a full stand fall to it.' }
		],
		notes: ['Losses in phases 4, 5 and 6 never suppress.']
	},
	{
		id: 'R04',
		section: 'Sequence of action',
		title: 'What a turn is',
		question: 'What do "this turn", "next turn" and "two turns running" count?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'own_turns',
				text: 'A turn is the seven phases of one side; what a unit does next or twice running counts turns of its own side.'
			},
			{ key: 'whole_rounds', text: 'A turn is the Red turn and the White turn together.' }
		]
	},
	{
		id: 'R05',
		section: 'Leadership',
		title: 'Ends of the leadership bands',
		question: 'Exactly 24″ ends one line of the table and begins the next. Which one counts?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'nearer_band', text: 'The nearer line, as 12″ and 36″ do.' },
			{ key: 'farther_band', text: 'The farther line; 12″ and 36″ stay on the nearer one.' }
		]
	},
	{
		id: 'R06',
		section: 'Leadership',
		title: 'The 0 of the D10',
		question: 'Is the face 0 none or ten?',
		kind: 'settled',
		standing: 'source',
		readings: [{ key: 'ten', text: 'Ten. Where the rules ask for a "0", that face is meant.' }]
	},
	{
		id: 'R07',
		section: 'Leadership',
		title: 'Commander-in-chief and leader',
		question: 'The C-in-C may influence any unit of his side. Together with its leader?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'better_line', text: 'One roll on the better of the two lines.' },
			{
				key: 'cinc_only_if_no_leader',
				text: 'The C-in-C counts only where the unit has no leader of its own to look to.'
			},
			{ key: 'own_leader_only', text: 'Only its own leader counts.' }
		],
		notes: ['A C-in-C who led heroically when the turn began gives 1–6 only.']
	},
	{
		id: 'R08',
		section: 'Leadership',
		title: 'Leader dead or heroic elsewhere',
		question: 'Such units roll on the last line. Even with the C-in-C close by?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'cinc_still_helps', text: 'The C-in-C still helps them; without him 1–6.' },
			{ key: 'line_over_36_always', text: 'Always 1–6.' }
		]
	},
	{
		id: 'R09',
		section: 'Officers and leaders',
		title: 'Officer joins in phase 1',
		question: 'Does the unit he joins need a roll, and do his other units suffer at once?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'at_start_of_turn',
				text: 'The unit counts as led. His others suffer only if he was heroic when the turn began.'
			},
			{
				key: 'at_once',
				text: 'The unit counts as led. His others that have not rolled yet suffer from then on.'
			}
		]
	},
	{
		id: 'R69',
		section: 'Officers and leaders',
		title: 'Whom an officer leads',
		question:
			'An officer may join a unit and lead it heroically; leaders influence their own troops only. Which units may he join?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'own_troops',
				text: 'Units under his own command, or under nobody; the commander-in-chief any of his side.'
			},
			{ key: 'any_of_his_side', text: 'Any unit of his side.' }
		]
	},
	{
		id: 'R36',
		section: 'Morale',
		title: 'Who tests in phase 7',
		question: 'The sequence names one side, the morale section every unit with losses. Who tests?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'named_side',
				text: 'The side the sequence names, for all losses since its last phase 7.'
			},
			{ key: 'both_sides', text: 'Both sides, for losses of this turn.' }
		]
	},
	{
		id: 'R55',
		section: 'Sequence of action',
		title: 'Fire and move in one turn',
		question:
			'The text frees trains, and heavy machine guns on tchankas and vehicles. Who may fire in 2 and move in 3?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'vehicles_and_ships', text: 'Trains, ships, tanks, armoured cars and tchankas.' },
			{ key: 'not_ships', text: 'Trains, tanks, armoured cars and tchankas, but not ships.' },
			{ key: 'trains_only', text: 'Trains only.' }
		],
		notes: ['Each weapon fires once in a turn of its own side, in 2 or in 5.']
	}
] as const satisfies readonly Ruling[];
