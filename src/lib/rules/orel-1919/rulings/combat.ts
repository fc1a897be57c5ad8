import { settled, type Ruling } from './ruling.ts';

/** Rulings on combat. */
export const COMBAT_RULINGS = [
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
		chosen: 'floor',
		readings: [
			{ key: 'floor', text: 'Down to the next row; below 1:3 is −4.' },
			{ key: 'floor_literal', text: 'Down to the next row; −4 only below 1:4.' },
			{ key: 'symmetric', text: 'The larger side’s ratio is rounded down, then turned round.' }
		]
	},
	settled(
		'OR-04',
		'8.7.1',
		'high',
		'Is the ratio rounded before a Cohesion check?',
		'No: twice as strong or more, and less strong, by the exact numbers.'
	),
	settled('OR-08', '8.7.1', 'high', 'One die for a side or for each unit?', 'One for each side.'),
	{
		id: 'OR-09',
		section: '8.8.2',
		question: 'Is a natural 1 a success in a Morale check too?',
		kind: 'switch',
		confidence: 'medium',
		chosen: 'succeeds',
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
		chosen: 'this_assault',
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
	{
		id: 'OR-14',
		section: '8.7.1',
		question: 'Does a Hasty Attack halve artillery support too?',
		kind: 'switch',
		confidence: 'low',
		chosen: 'units_only',
		readings: [
			{ key: 'units_only', text: 'No, only the attacking units.' },
			{ key: 'support_too', text: 'Yes.' }
		]
	},
	settled(
		'OR-15',
		'8.6.2',
		'medium',
		'How are several failed supports rounded?',
		'Added, then halved downwards once.'
	),
	settled(
		'OR-16',
		'8.3.2',
		'medium',
		'Who checks after a barrage, and with what?',
		'The target only, with nothing but the +1 of the last band; a natural 1 succeeds.'
	),
	settled(
		'OR-17',
		'8.3.2',
		'high',
		'How is fire halved twice?',
		'Both halvings, then to the nearest.'
	),
	settled(
		'OR-18',
		'8.5',
		'high',
		'Does a natural 6 fail for TQ 6 as well?',
		'Yes, in a retreat before combat.'
	),
	settled(
		'OR-19',
		'8.5',
		'high',
		'The marks of the footnotes have slipped. Whose are they?',
		'TQ 6 is for armoured cars, TQ 5 for tanks.'
	),
	settled(
		'OR-20',
		'9.1.2',
		'medium',
		'Does any train in contact count in an Assault?',
		'Heavy trains only.'
	),
	settled(
		'OR-21',
		'8.7.1',
		'certain',
		'Does TQ 6 infantry in defence spare its whole side?',
		'No, only itself.'
	),
	settled(
		'OR-22',
		'8.7.1',
		'high',
		'May a charge be chosen again for the Assault?',
		'Yes: what allows it is looked at again, and the owner may decline each time.'
	),
	settled(
		'OR-27',
		'8.7.1',
		'high',
		'Which terrain number counts in a Cohesion check?',
		'The one of the Assault, with its conditions, for the defender.'
	),
	settled(
		'OR-28',
		'8.8.1',
		'medium',
		'How do an entrenchment and a river go together?',
		'The better of the entrenchment and the terrain with its hexside; unit by unit in Cohesion.'
	),
	settled(
		'OR-29',
		'8.7.1',
		'medium',
		'Do several vehicles add up?',
		'No: once for the stack, once against the enemy.'
	),
	settled(
		'OR-30',
		'8.8.1',
		'low',
		'What if a strength is nothing after rounding?',
		'No defence reads the best odds, no attack the worst.'
	),
	settled(
		'OR-32',
		'9.1.1',
		'medium',
		'Is double the enemy’s number also higher?',
		'The double result takes the place of the plain one.'
	),
	settled(
		'OR-34',
		'8.1',
		'high',
		'What is the “Commitment” step?',
		'The Cohesion check; some section numbers have slipped too.'
	),
	settled(
		'OR-36',
		'8.8.2',
		'high',
		'One Morale die or one for each unit?',
		'One for the losing side; each unit compares it with its own TQ.'
	),
	settled(
		'OR-37',
		'8.7.2',
		'low',
		'What if some units retreat and others rout?',
		'Each by its own result, the one-hex group first; guns and vehicles then retreat.'
	),
	settled(
		'OR-39',
		'9',
		'high',
		'A lone tank attacked by cavalry must leave, but cannot. What then?',
		'It stays and is lost when the attacker advances.'
	),
	{
		id: 'OR-41',
		section: '9',
		question: 'Do vehicles count in a Morale check?',
		kind: 'switch',
		confidence: 'medium',
		chosen: 'cohesion_only',
		readings: [
			{ key: 'cohesion_only', text: 'No, in Cohesion checks only.' },
			{ key: 'morale_too', text: 'Yes, −1 for their side and +1 against the enemy.' }
		]
	},
	settled(
		'OR-43',
		'8.4',
		'medium',
		'May counterbattery hit guns that stand with combat units?',
		'Yes: whoever has just fired may be hit, wherever it stands.'
	),
	{
		id: 'OR-44',
		section: '8.6.2',
		question: 'Does a Hasty Attack make the defender’s supports harder to coordinate too?',
		kind: 'switch',
		confidence: 'medium',
		chosen: 'attacker_only',
		readings: [
			{ key: 'attacker_only', text: 'No, the +2 is for guns that support a Hasty Attack.' },
			{ key: 'both', text: 'Yes, for all supports of that combat.' }
		]
	},
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
	),
	settled(
		'OR-48',
		'9',
		'medium',
		'Does a vehicle join an Assault without its combat units?',
		'No: a combat unit of its hex must take part.'
	),
	settled(
		'OR-49',
		'8.5.1',
		'medium',
		'All of a stack must go back to one hex. What if a vehicle cannot enter where its troops go?',
		'Troops lead. Of their ways those are open on which most vehicles can stay with them; the others go alone afterwards.'
	),
	settled(
		'OR-50',
		'9.1.1',
		'medium',
		'Several trains stand in the hex that a train attacks. Which one fights the duel?',
		'The one that their own player chooses, before the dice.'
	),
	settled(
		'OR-54',
		'9',
		'medium',
		'May cavalry pursue vehicles that went back without troops?',
		'No: vehicles alone leave before combat, so that there is nobody to assault.'
	),
	settled(
		'OR-N1',
		'New Combat Rules',
		'high',
		'Which side is stronger when both are equal?',
		'Neither: no modifier.'
	),
	settled(
		'OR-N2',
		'New Combat Rules',
		'low',
		'What is added to the one coordination die of several supports?',
		'+2 for a Hasty Attack; +2 when all of them are out of command.'
	)
] as const satisfies readonly Ruling[];
