import { byMeasure, chanceOf, meanOf } from '#lib/kernel/dice/distribution.ts';
import { chances } from '#lib/kernel/dice/draw.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { carIsOut, carMorale } from '../../rules/vehicles/vehicles.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import { smallArmsBands } from '../../rules/fire/ranges.ts';
import type { Book } from '../../book.ts';
import { BANDS, WEAPONS, type Band } from '../../types.ts';
import {
	resolution,
	type Calculator,
	type Choice,
	type Count,
	type Field,
	type Form,
	type Group
} from '../calculator.ts';
import { carFireOf, WEAPON_WORDS } from './car-fire-working.ts';
import { rangeChoice } from '../fire/fire-range.ts';
import {
	barsOf,
	commissarChange,
	commissarChoice,
	commissarLines,
	gunnersLost,
	numberIn,
	oneOf,
	told
} from '../parts.ts';
import { hitsCount } from './vehicle-morale.ts';

const BAND_WORDS: Record<Band, string> = {
	point_blank: 'Point blank',
	normal: 'Normal',
	long: 'Long'
};

const WHO_FIRES: Choice = {
	kind: 'choice',
	key: 'arms',
	label: 'Weapons that fire',
	options: [
		{ value: 'one', label: 'One kind' },
		{ value: 'all', label: 'All of a unit' }
	]
};

const counted = (key: string, label: string, dice: Phrase): Count => ({
	kind: 'count',
	key,
	label,
	hint: dice,
	min: 0,
	max: 24
});

const OTHER: Count = {
	kind: 'count',
	key: 'other',
	label: 'Other modifiers',
	hint: say('all but range, added up'),
	min: -4,
	max: 6
};

const allFields = (book: Book, form: Form): readonly Field[] => [
	WHO_FIRES,
	rangeChoice(book, form, false),
	counted('rifleStands', 'Rifle stands', say('1 die each')),
	counted('lmg', 'Light machine guns', say('2 dice each')),
	counted('hmg', 'Heavy machine guns', say('3 dice each')),
	...gunnersLost(book, form),
	counted('vehicleMg', 'Vehicle machine guns', say('3 dice each')),
	...(numberIn(form, 'vehicleMg') > 0
		? [
				{
					kind: 'flag',
					key: 'worn',
					label: 'Armoured car with more than 3 hits',
					amount: '−1 die'
				} as const
			]
		: []),
	{ kind: 'flag', key: 'oneDieFewer', label: 'Poor shots', amount: '−1 die' },
	commissarChoice('commissar'),
	OTHER
];

const oneFields = (book: Book, form: Form): readonly Field[] => {
	const bands = smallArmsBands(book, oneOf(form, 'weapon', WEAPONS));
	return [
		WHO_FIRES,
		{
			kind: 'choice',
			key: 'weapon',
			label: 'Weapon',
			options: WEAPONS.map((weapon) => ({ value: weapon, label: WEAPON_WORDS[weapon] }))
		},
		{
			kind: 'choice',
			key: 'band',
			label: 'Range',
			options: BANDS.map((band) => ({
				value: band,
				label: BAND_WORDS[band],
				effect: say('to {inches}', { inches: { inches: bands[band] } })
			}))
		},
		{ kind: 'count', key: 'dice', label: 'Dice', min: 1, max: 48 },
		commissarChoice('commissar'),
		OTHER
	];
};

const groups = (book: Book, form: Form): readonly Group[] => [
	{
		title: 'Who fires',
		section: 'Armoured cars',
		fields:
			oneOf(form, 'arms', ['one', 'all']) === 'all' ? allFields(book, form) : oneFields(book, form)
	},
	{
		title: 'The armoured car',
		section: 'Armoured cars',
		fields: [
			hitsCount(
				'Hits so far',
				numberOf(book, 'out_of_action_at_hits.armoured_car') - 1,
				say('each lowers its morale point')
			)
		]
	}
];

/** ARMOURED CARS: small arms at a car: what hits, and what the armour lets through. */
export const ARMOURED_CAR_FIRE: Calculator = {
	slug: 'armoured-car-fire',
	title: 'Fire at an armoured car',
	section: 'Armoured cars',
	phases: [2, 4, 5],
	roles: { unit: 'fires', target: 'is hit' },
	sign: 'fired',
	log: { alone: '{unit} fires', at: '{unit} fires at {target}', words: 'without_losses' },
	initial: {
		arms: 'one',
		weapon: 'hmg',
		band: 'normal',
		dice: 3,
		rifleStands: 0,
		lmg: 0,
		hmg: 1,
		gunnersLost: 0,
		vehicleMg: 0,
		worn: false,
		oneDieFewer: false,
		commissar: 'none',
		other: 0,
		hits: 0
	},
	groups,
	resolve: (book, form) => {
		const { may, draw, working } = carFireOf(book, form);
		if (!may.ok) return { refused: may.refusal };
		const before = numberIn(form, 'hits');
		return {
			resolution: resolution({
				working: [
					working,
					{ lines: [], note: say('Each hit has a saving throw: 1 to 3 does nothing.') }
				],
				draw,
				well: ({ unsaved }) => unsaved,
				forecast: (dist) => ({
					answer: {
						value: { chance: chanceOf(dist, ({ unsaved }) => unsaved > 0) },
						strong: say('to hurt it'),
						second: say('{mean} hits on average', {
							mean: { mean: meanOf(dist, ({ unsaved }) => unsaved) }
						})
					},
					chart: {
						caption: say('hits that count, in %'),
						bars: barsOf(
							byMeasure(dist, ({ unsaved }) => unsaved),
							(unsaved) => unsaved > 0
						)
					},
					facts: [
						{
							label: say('Out of action'),
							value: {
								chance: chanceOf(dist, ({ unsaved }) => carIsOut(book, before + unsaved))
							}
						},
						{
							label: say('Its crew holds through every test'),
							value: {
								chance: chanceOf(
									chances(draw.chain(({ unsaved }) => carMorale(book, before, unsaved))),
									Boolean
								)
							}
						},
						{
							label: say('Dice that hit, on average'),
							value: { mean: meanOf(dist, ({ hits }) => hits) }
						}
					]
				}),
				tell: ({ hits, unsaved, commissar }) => ({
					value: String(unsaved),
					say:
						unsaved === 0
							? say('The armoured car is not hurt.')
							: count(unsaved, '{n} hit on the armoured car.', '{n} hits on the armoured car.'),
					more:
						unsaved === 0
							? []
							: carIsOut(book, before + unsaved)
								? [say('It is out of action.')]
								: [
										count(
											unsaved,
											'It tests morale, the hit counted first.',
											'It tests morale {n} times, once for each hit.'
										)
									],
					lines: [
						...commissarLines(commissar),
						told(say('Dice that hit'), 'Armoured cars', hits),
						told(say('Not saved'), 'Saving throw', unsaved)
					]
				}),
				changes: ({ unsaved, commissar }) => [
					{ who: 'target', hits: unsaved },
					commissarChange('unit', commissar, ['fired'])
				]
			})
		};
	}
};
