import type { OptionField } from '#lib/kernel/book/book.ts';

const ALLOWED = [
	{ value: 'allowed', text: 'Allowed' },
	{ value: 'not_allowed', text: 'Not allowed' }
] as const;

/** In the order of the source. */
export const OPTIONS = [
	{
		key: 'movement',
		section: 'Movement',
		title: 'Movement system',
		question: 'Which of the two movement tables is used?',
		choices: [
			{ value: 'variable', text: 'Variable: dice only' },
			{ value: 'alternate', text: 'Alternate: a fixed distance and a die' }
		]
	},
	{
		key: 'indirect_fire',
		section: 'Indirect fire',
		title: 'Indirect fire',
		question: 'Does the referee allow guns to fire at what they do not see?',
		choices: ALLOWED
	},
	{
		key: 'petrol_bombs',
		section: 'Infantry',
		title: 'Petrol bombs',
		question: 'Does the referee allow petrol bombs?',
		choices: ALLOWED
	},
	{
		key: 'machine_gun_companies',
		section: 'Machine guns',
		title: 'Machine gun companies',
		question: 'Does the referee allow machine guns to form companies of their own?',
		choices: ALLOWED
	},
	{
		key: 'ships_and_ice',
		section: 'Additional rules',
		title: 'Ships, boats and ice',
		question: 'Are the untried additional rules used?',
		choices: [
			{ value: 'not_used', text: 'Not used' },
			{ value: 'used', text: 'Used' }
		]
	}
] as const satisfies readonly OptionField[];
