import { byMeasure, chanceOf, meanOf } from '#lib/kernel/distribution.ts';
import { chances } from '#lib/kernel/draw.ts';
import { total } from '#lib/kernel/modifier.ts';
import { count, say } from '#lib/kernel/phrase.ts';
import { smallArmsNeeds } from '../rules/small-arms.ts';
import {
	carFireModifiers,
	carMorale,
	carIsOut,
	fireAtCar,
	mayHurtCar,
	type FireAtCar
} from '../rules/vehicles.ts';
import { numberOf, smallArmsBands, type Book } from '../tables.ts';
import { BANDS, WEAPONS, type Band, type Weapon } from '../types.ts';
import { resolution, type Calculator, type Form, type Group } from './calculator.ts';
import { barsOf, numberIn, oneOf, told, workingOf } from './parts.ts';
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

const groups = (book: Book, form: Form): readonly Group[] => {
	const bands = smallArmsBands(book, oneOf(form, 'weapon', WEAPONS));
	return [
		{
			title: 'Who fires',
			section: 'Armoured cars',
			fields: [
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
				{
					kind: 'count',
					key: 'other',
					label: 'Other modifiers',
					hint: say('all but range, added up'),
					min: -4,
					max: 6
				}
			]
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
};

/** ARMOURED CARS: small arms at a car: what hits, and what the armour lets through. */
export const ARMOURED_CAR_FIRE: Calculator = {
	slug: 'armoured-car-fire',
	title: 'Fire at an armoured car',
	section: 'Armoured cars',
	phases: [2, 4, 5],
	roles: { unit: 'fires', target: 'is hit' },
	initial: { weapon: 'hmg', band: 'normal', dice: 3, other: 0, hits: 0 },
	groups,
	resolve: (book, form) => {
		const fire = fireIn(form);
		const may = mayHurtCar(fire);
		if (!may.ok) return { refused: may.refusal };
		const before = numberIn(form, 'hits');
		const added = carFireModifiers(fire);
		const { from } = smallArmsNeeds(book, total(added));
		const draw = fireAtCar(book, fire);
		return {
			resolution: resolution({
				working: [
					{
						...workingOf(
							added,
							say('On each die'),
							from > 6
								? say('No die can hit.')
								: from <= 1
									? say('Every die hits.')
									: say('A die hits on {from} or more.', { from })
						)
					},
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
