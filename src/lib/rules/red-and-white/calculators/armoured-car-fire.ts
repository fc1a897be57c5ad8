import { byMeasure, chanceOf, meanOf } from '#lib/kernel/distribution.ts';
import { chances } from '#lib/kernel/draw.ts';
import { total } from '#lib/kernel/modifier.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { rangeModifier } from '../rules/ranges.ts';
import { smallArmsNeeds, volleys } from '../rules/small-arms.ts';
import {
	allFireAtCar,
	canHurtCar,
	carFireModifiers,
	carMorale,
	carIsOut,
	fireAtCar,
	mayAllHurtCar,
	mayHurtCar,
	type CarVolley,
	type FireAtCar
} from '../rules/vehicles.ts';
import { numberOf, smallArmsBands, type Book } from '../tables.ts';
import { BANDS, WEAPONS, type Band, type Weapon } from '../types.ts';
import {
	resolution,
	type Calculator,
	type Choice,
	type Count,
	type Field,
	type Form,
	type Group,
	type Line
} from './calculator.ts';
import { bandsIn, rangeChoice } from './fire-range.ts';
import { barsOf, flagIn, numberIn, oneOf, told, workingOf } from './parts.ts';
import { hitsCount } from './vehicle-morale.ts';

const WEAPON_WORDS: Record<Weapon, string> = {
	rifle: 'Rifles',
	lmg: 'Light machine gun',
	hmg: 'Heavy machine gun',
	vehicle_mg: 'Vehicle machine gun'
};
const BAND_WORDS: Record<Band, string> = {
	point_blank: 'Point blank',
	normal: 'Normal',
	long: 'Long'
};

const fireIn = (form: Form): FireAtCar => ({
	weapon: oneOf(form, 'weapon', WEAPONS),
	band: oneOf(form, 'band', BANDS),
	dice: numberIn(form, 'dice'),
	otherModifiers: numberIn(form, 'other')
});

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
		OTHER
	];
};

const COUNTED: Readonly<Record<Weapon, string>> = {
	rifle: 'rifleStands',
	lmg: 'lmg',
	hmg: 'hmg',
	vehicle_mg: 'vehicleMg'
};

/** ARMOURED CARS: the dice of each kind of weapon, in the band it fires at. */
const volleysIn = (book: Book, form: Form): readonly CarVolley[] =>
	WEAPONS.map((weapon) => {
		const none = { rifleStands: 0, lmg: 0, hmg: 0, vehicleMg: 0 };
		const [shot] = volleys(book, {
			...none,
			[COUNTED[weapon]]: numberIn(form, COUNTED[weapon]),
			...bandsIn(book, form),
			dicePerVehicleMg: flagIn(form, 'worn') ? 2 : 3,
			target: { cover: 'none', saves: false }
		});
		return { weapon, band: shot?.band ?? 'out', dice: shot?.dice ?? 0 };
	});

const allLine = (book: Book, { weapon, band, dice }: CarVolley, other: number): Line => {
	const hurts = band !== 'out' && canHurtCar(weapon, band);
	const { from } = smallArmsNeeds(book, band === 'out' ? 0 : rangeModifier(band) + other);
	return {
		reason: count(dice, '{what}: {n} die hits on', '{what}: {n} dice hit on', {
			what: say(WEAPON_WORDS[weapon])
		}),
		section: 'Armoured cars',
		amount: !hurts || from > 6 ? '–' : from <= 1 ? '1–6' : `${from}+`
	};
};

/** ARMOURED CARS: what is thrown, and what is said of it before. */
const fireOf = (book: Book, form: Form) => {
	const other = numberIn(form, 'other');
	if (oneOf(form, 'arms', ['one', 'all']) === 'all') {
		const all = volleysIn(book, form).filter(({ dice }) => dice > 0);
		return {
			may: mayAllHurtCar(all),
			draw: allFireAtCar(book, all, other),
			working: {
				lines: all.map((shot) => allLine(book, shot, other)),
				note: say('Rifles hurt it at point blank, machine guns up to normal range.')
			}
		};
	}
	const fire = fireIn(form);
	const added = carFireModifiers(fire);
	const { from } = smallArmsNeeds(book, total(added));
	return {
		may: mayHurtCar(fire),
		draw: fireAtCar(book, fire),
		working: workingOf(
			added,
			say('On each die'),
			from > 6
				? say('No die can hit.')
				: from <= 1
					? say('Every die hits.')
					: say('A die hits on {from} or more.', { from })
		)
	};
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
	initial: {
		arms: 'one',
		weapon: 'hmg',
		band: 'normal',
		dice: 3,
		rifleStands: 0,
		lmg: 0,
		hmg: 1,
		vehicleMg: 0,
		worn: false,
		other: 0,
		hits: 0
	},
	groups,
	resolve: (book, form) => {
		const { may, draw, working } = fireOf(book, form);
		if (!may.ok) return { refused: may.refusal };
		const before = numberIn(form, 'hits');
		return {
			resolution: resolution({
				working: [
					working,
					{ lines: [], note: say('Each hit has a saving throw: 1 to 3 does nothing.') }
				],
				draw,
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
				tell: ({ hits, unsaved }) => ({
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
						told(say('Dice that hit'), 'Armoured cars', hits),
						told(say('Not saved'), 'Saving throw', unsaved)
					]
				}),
				changes: ({ unsaved }) => [
					{ who: 'target', hits: unsaved },
					{ who: 'unit', on: ['fired'] }
				]
			})
		};
	}
};
