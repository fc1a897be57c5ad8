import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { indirectFire, indirectNeeds } from '../../rules/fire/artillery.ts';
import type { Book } from '../../book.ts';
import { resolution, type Calculator } from '../calculator.ts';
import { eitherWay } from '../either.ts';
import { flagIn, numberIn, told } from '../parts.ts';

/** INDIRECT FIRE: there are no bands; what that does to the shells (R23). */
const range = (book: Book): Phrase =>
	book.readings.R23 === 'long_modifier'
		? say('At any distance, the shells as at long range.')
		: say('At any distance, without a range modifier.');

/** INDIRECT FIRE: may the battery fire at what it does not see? */
export const INDIRECT_FIRE: Calculator = {
	slug: 'indirect-fire',
	title: 'Indirect fire',
	section: 'Indirect fire',
	phases: [2],
	roles: { unit: 'wants to fire indirectly' },
	sign: 'fired',
	log: { alone: '{unit} asks to fire indirectly' },
	initial: { distance: 18, interventionist: false },
	groups: () => [
		{
			title: 'The officer who observes',
			section: 'Indirect fire',
			fields: [
				{
					kind: 'count',
					key: 'distance',
					label: 'From the battery',
					hint: say('one officer, one battery'),
					min: 0,
					max: 144,
					inches: true
				},
				{ kind: 'flag', key: 'interventionist', label: 'Interventionist guns', amount: '+1' }
			]
		}
	],
	resolve: (book, form) => {
		const distance = numberIn(form, 'distance');
		const interventionist = flagIn(form, 'interventionist');
		const { from } = indirectNeeds(book, distance, interventionist);
		const plain = indirectNeeds(book, distance, false).from;
		return {
			resolution: resolution({
				working: [
					{
						lines: [
							told(
								say('Officer at {distance}', { distance: { inches: distance } }),
								'Indirect fire',
								`${plain}–6`
							),
							...(interventionist
								? [told(say('Interventionist guns, on the die'), 'Indirect fire', '+1')]
								: [])
						],
						total: { label: say('Fires on'), amount: `${from}–6` },
						note: say('One roll for the battery and turn; the referee must have allowed it.')
					}
				],
				draw: indirectFire(book, distance, interventionist),
				well: (may) => may,
				forecast: (dist) =>
					eitherWay(dist, {
						strong: say('to fire indirectly'),
						second: say('on {from} or more of a D6', { from }),
						caption: say('one roll, in %'),
						yes: 'Fires',
						no: 'Silent'
					}),
				tell: (may) => ({
					value: may ? 'Fires' : 'Silent',
					say: may
						? say('The battery may fire indirectly.')
						: say('The battery has no indirect fire this turn.'),
					more: may ? [range(book)] : [],
					lines: []
				})
			})
		};
	}
};
