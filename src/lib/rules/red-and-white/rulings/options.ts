import type { Options } from '../tables.ts';

/** Something the players agree on before a battle that is no ruling: the source leaves it to them. */
export interface OptionField {
	readonly key: keyof Options;
	readonly section: string;
	readonly title: string;
	readonly question: string;
	/** The first is what this app proposes. */
	readonly choices: readonly { readonly value: string; readonly text: string }[];
}

const ALLOWED = [
	{ value: 'allowed', text: 'Allowed' },
	{ value: 'not_allowed', text: 'Not allowed' }
] as const;

/** In the order of the source. */
export const OPTIONS: readonly OptionField[] = [
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
];

/** What the option may be; nothing where there is no such option. */
export const optionValues = (key: string): readonly string[] =>
	OPTIONS.find((option) => option.key === key)?.choices.map(({ value }) => value) ?? [];
