import { settled, type Ruling } from '#lib/kernel/book/ruling.ts';

/** Rulings on combat up to the Cohesion checks and what follows them, and on the New Combat Rules. */
export const COMBAT_RULINGS = [
	settled(
		'OR-04',
		'8.7.1',
		'high',
		'Is the ratio rounded before a Cohesion check?',
		'No: twice as strong or more, and less strong, by the exact numbers.'
	),
	settled('OR-08', '8.7.1', 'high', 'One die for a side or for each unit?', 'One for each side.'),
	{
		id: 'OR-14',
		section: '8.7.1',
		question: 'Does a Hasty Attack halve artillery support too?',
		kind: 'switch',
		confidence: 'low',
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
		'OR-29',
		'8.7.1',
		'medium',
		'Do several vehicles add up?',
		'No: once for the stack, once against the enemy.'
	),
	settled(
		'OR-34',
		'8.1',
		'high',
		'What is the “Commitment” step?',
		'The Cohesion check; some section numbers have slipped too.'
	),
	settled(
		'OR-37',
		'8.7.2',
		'low',
		'What if some units retreat and others rout?',
		'Each by its own result, the one-hex group first; guns and vehicles then retreat.'
	),
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
		readings: [
			{ key: 'attacker_only', text: 'No, the +2 is for guns that support a Hasty Attack.' },
			{ key: 'both', text: 'Yes, for all supports of that combat.' }
		]
	},
	settled(
		'OR-49',
		'8.5.1',
		'medium',
		'All of a stack must go back to one hex. What if a vehicle cannot enter where its troops go?',
		'Troops lead. Of their ways those are open on which most vehicles can stay with them; the others go alone afterwards.'
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
