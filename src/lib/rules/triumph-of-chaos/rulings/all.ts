import type { Ruling, RulingGroup } from '#lib/kernel/book/ruling.ts';

/** TC-01 to TC-19. The first reading of each is the one this app proposes. */
export const RULINGS = [
	{
		id: 'TC-01',
		section: 'Army Combat Table',
		title: 'Two lost rows of the army table',
		question: 'Rows 4 and 6 and one cell of row 1 did not survive the scan. What did they say?',
		kind: 'cells',
		confidence: 'medium',
		readings: [{ key: 'rebuilt', text: 'Each cell as rebuilt, with its reason beside it.' }],
		sheets: ['army-table']
	},
	{
		id: 'TC-02',
		section: 'Corps Combat Table',
		title: 'Smudges of the corps table',
		question: 'Three cells of column 0 are smudged and one is blank. What did they say?',
		kind: 'cells',
		confidence: 'medium',
		readings: [{ key: 'rebuilt', text: 'All four are 0.' }],
		sheets: ['corps-table']
	},
	{
		id: 'TC-03',
		section: 'Combat Sequence',
		title: 'Which table, and a die beyond 1 to 6',
		question: 'A side has armies and corps. On which table does it fire?',
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'army_if_any', text: 'On the army table if it has any army.' },
			{ key: 'army_if_all', text: 'On the army table only if it has nothing but armies.' }
		],
		notes: ['A modified die is held to 1 to 6.']
	},
	{
		id: 'TC-04',
		section: 'Combat Modifiers',
		title: 'A difference of 4 or more, ties, and who chooses',
		question: 'The aid stops at a difference of 3. Who has most at a tie, and who chooses at 2?',
		kind: 'settled',
		confidence: 'medium',
		readings: [
			{
				key: 'as_three',
				text: '4 and more as 3; at a tie nobody has most; the higher side chooses.'
			}
		],
		sheets: ['combat-modifiers']
	},
	{
		id: 'TC-05',
		section: 'Column Shifts',
		title: 'A fortress counts twice',
		question: 'A fortress shifts the attacker left and the defender right. Do both apply?',
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'both', text: 'Both apply.' },
			{ key: 'attacker', text: 'Only the attacker’s, to the left.' },
			{ key: 'defender', text: 'Only the defender’s, to the right.' }
		],
		notes: [
			'Out of supply replaces limited supply.',
			'A shift stops at the ends of the table.',
			'A defender out of supply in a fortress is not shifted.'
		],
		sheets: ['column-shifts']
	},
	{
		id: 'TC-06',
		section: 'Combat Sequence',
		title: 'Equal losses',
		question: 'Both sides lose the same. Who wins?',
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'nobody', text: 'Nobody: the attacker must inflict more, the defender stays.' },
			{ key: 'defender', text: 'The defender wins.' }
		]
	},
	{
		id: 'TC-07',
		section: 'Combat Surprise',
		title: 'For which method the die modifiers are',
		question: 'The two die modifiers stand below both methods. Do they serve both?',
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'cavalry', text: 'Cavalry only.' },
			{ key: 'both', text: 'Both methods.' }
		],
		notes: ['A cavalry step lost in the attempt no longer fires.'],
		sheets: ['surprise']
	},
	{
		id: 'TC-08',
		section: 'Cancel Retreat',
		title: 'Signs and figures lost in the list',
		question: 'Several lines of the die modifiers are torn. What did they say?',
		kind: 'cells',
		confidence: 'low',
		readings: [{ key: 'rebuilt', text: 'Each line as rebuilt.' }],
		sheets: ['cancel-retreat']
	},
	{
		id: 'TC-09',
		section: 'Leaders',
		title: 'Stacked with a friendly leader',
		question: 'The words stand at the end of a line. What needs a leader in the stack?',
		kind: 'table',
		confidence: 'medium',
		readings: [
			{ key: 'multi', text: 'The attack on several spaces, which then needs no roll.' },
			{ key: 'all', text: 'Every capability of a leader.' }
		]
	},
	{
		id: 'TC-10',
		section: 'Western Response',
		title: 'A table without its title',
		question: 'What is the table of pushes and steps, and when does a step come?',
		kind: 'settled',
		confidence: 'medium',
		readings: [
			{
				key: 'withdrawal',
				text: 'The western powers’ answer when a major power withdraws; steps come if Kolchak is on the map, or the Tsar rescued, in supply.'
			}
		],
		sheets: ['western-response']
	},
	{
		id: 'TC-11',
		section: 'Port Corruption',
		title: 'A result of 7 and more on one die',
		question: 'How can the die reach 7?',
		kind: 'settled',
		confidence: 'medium',
		readings: [{ key: 'modifiers', text: 'By modifiers that the aid does not give.' }],
		sheets: ['port-corruption']
	},
	{
		id: 'TC-12',
		section: 'White In-Fighting',
		title: 'Chits back into the pool',
		question: 'Does a chit go back into the pool when its turn is over?',
		kind: 'switch',
		confidence: 'low',
		readings: [
			{ key: 'stays_out', text: 'It stays out.' },
			{ key: 'goes_back', text: 'It goes back when In-Fighting ends.' }
		]
	},
	{
		id: 'TC-13',
		section: 'Western Response',
		title: 'Home VCs without a zero case',
		question: 'Three or more is +1, two or fewer −1. Is there nothing between?',
		kind: 'settled',
		confidence: 'medium',
		readings: [{ key: 'as_printed', text: 'As printed: always one of the two.' }],
		sheets: ['western-response']
	},
	{
		id: 'TC-14',
		section: 'Strategic Redeployment',
		title: 'Card values of redeployment',
		question: 'The card values of the three rows are lost. What were they?',
		kind: 'cells',
		confidence: 'low',
		readings: [{ key: 'three', text: '3, 4 and 5, as the corps.' }],
		sheets: ['redeployment']
	},
	{
		id: 'TC-15',
		section: 'Turn Sequence',
		title: 'Automatic victory',
		question: '“5 Home VCs-35 VPs”: both, or either?',
		kind: 'table',
		confidence: 'low',
		readings: [{ key: 'shown', text: 'Shown beside the counts; the players decide.' }],
		sheets: ['turn']
	},
	{
		id: 'TC-16',
		section: 'Combat Sequence',
		title: 'Losses: the defender first',
		question: 'Does the order of losses change the fire?',
		kind: 'settled',
		confidence: 'high',
		readings: [
			{ key: 'after_fire', text: 'No: both have fired. It matters for steps and advance.' }
		]
	},
	{
		id: 'TC-17',
		section: 'Western Response',
		title: 'Germany’s collapse',
		question: 'Where does the withdrawal of the Central Powers count?',
		kind: 'settled',
		confidence: 'medium',
		readings: [{ key: 'modifier', text: 'Only as a die modifier of the western response.' }],
		sheets: ['western-response']
	},
	{
		id: 'TC-18',
		section: 'Replacements',
		title: 'The rescued Tsar stands there twice',
		question: 'Is it one bonus printed twice, or two?',
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'one', text: 'One bonus.' },
			{ key: 'two', text: 'Two: the die is rolled twice.' }
		],
		sheets: ['replacements']
	},
	{
		id: 'TC-19',
		section: 'Replacements',
		title: 'The Czech Legion with the train',
		question: '“1-3 additional”: one step on a roll of 1 to 3, or as many as rolled?',
		kind: 'switch',
		confidence: 'low',
		readings: [
			{ key: 'one_more', text: 'One step on a roll of 1 to 3.' },
			{ key: 'the_roll', text: 'As many steps as rolled, on 1 to 3.' }
		],
		sheets: ['replacements']
	}
] as const satisfies readonly Ruling[];

export type RulingId = (typeof RULINGS)[number]['id'];

export const RULING_GROUPS = [
	{ title: 'What the aid leaves open', rulings: RULINGS }
] as const satisfies readonly RulingGroup[];
