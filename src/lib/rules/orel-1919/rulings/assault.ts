import { settled, type Ruling } from '#lib/kernel/book/ruling.ts';

/** Rulings on the Assault: odds, losses, Morale. */
export const ASSAULT_RULINGS = [
	settled(
		'OR-01',
		'8.8.2',
		'high',
		'Bold print marks the loser of an Assault and is lost. Who loses?',
		'2 to 7 the attacker, 8 to 15 the defender. 7 is less sure, 8 the least.'
	),
	settled(
		'OR-02',
		'8.8.1',
		'high',
		'What of totals beyond the table?',
		'15 or more reads 15, 2 or less reads 2.'
	),
	{
		id: 'OR-03',
		section: '8.8.1',
		question: 'How are odds below 1:1 read?',
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'floor', text: 'Down to the next row; below 1:3 is −4.' },
			{ key: 'floor_literal', text: 'Down to the next row; −4 only below 1:4.' },
			{ key: 'symmetric', text: 'The larger side’s ratio is rounded down, then turned round.' }
		]
	},
	{
		id: 'OR-09',
		section: '8.8.2',
		question: 'Is a natural 1 a success in a Morale check too?',
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'succeeds', text: 'Yes, the check works as a Cohesion check.' },
			{ key: 'counts', text: 'No, it counts like any other number.' }
		]
	},
	{
		id: 'OR-10',
		section: '8.8.2',
		question: 'Which lost steps make a Morale check harder?',
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'this_assault', text: 'Those of this Assault.' },
			{ key: 'all', text: 'All that its loss marker shows.' }
		]
	},
	settled(
		'OR-11',
		'8.8.2',
		'medium',
		'Which steps count for the extra loss?',
		'Those in the Assault at its start, Disorganised ones too, Repulsed ones not; a 0 becomes 1.'
	),
	settled(
		'OR-12',
		'8.8.2',
		'medium',
		'What if both sides lose more steps than they have?',
		'Both excesses come from the printed numbers and are taken off together, never below 0.'
	),
	settled(
		'OR-28',
		'8.8.1',
		'medium',
		'How do an entrenchment and a river go together?',
		'The better of the entrenchment and the terrain with its hexside; unit by unit in Cohesion.'
	),
	settled(
		'OR-30',
		'8.8.1',
		'low',
		'What if a strength is nothing after rounding?',
		'No defence reads the best odds, no attack the worst.'
	),
	settled(
		'OR-36',
		'8.8.2',
		'high',
		'One Morale die or one for each unit?',
		'One for the losing side; each unit compares it with its own TQ.'
	),
	settled(
		'OR-45',
		'8.8.2',
		'medium',
		'Who has the predominant TQ for the first loss when the value was moved by 1?',
		'The units of the TQ that most steps have, before it was moved.'
	),
	settled(
		'OR-46',
		'8.8.2',
		'medium',
		'Do guns that stand with the defenders bear losses before any is excess?',
		'Yes: when all combat units are gone the guns lose steps, and only what is left then is excess.'
	),
	settled(
		'OR-47',
		'8.8.1',
		'medium',
		'Whose hexes and hexsides count for terrain and encirclement?',
		'In the Cohesion check those of all attackers, in the Assault those of the units that take part in it.'
	)
] as const satisfies readonly Ruling[];
