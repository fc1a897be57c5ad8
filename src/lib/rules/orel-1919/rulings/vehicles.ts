import { settled, type Ruling } from '#lib/kernel/book/ruling.ts';

/** Rulings on trains, tanks and armoured cars. */
export const VEHICLE_RULINGS = [
	settled(
		'OR-20',
		'9.1.2',
		'medium',
		'Does any train in contact count in an Assault?',
		'Heavy trains only.'
	),
	settled(
		'OR-32',
		'9.1.1',
		'medium',
		'Is double the enemy’s number also higher?',
		'The double result takes the place of the plain one.'
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
		readings: [
			{ key: 'cohesion_only', text: 'No, in Cohesion checks only.' },
			{ key: 'morale_too', text: 'Yes, −1 for their side and +1 against the enemy.' }
		]
	},
	settled(
		'OR-48',
		'9',
		'medium',
		'Does a vehicle join an Assault without its combat units?',
		'No: a combat unit of its hex must take part.'
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
	)
] as const satisfies readonly Ruling[];
