import { byMeasure, chanceOf, meanOf } from '#lib/kernel/dice/distribution.ts';
import { count, say } from '#lib/kernel/phrase.ts';
import { mayHaveBombs, unitsWithBombs } from '../../rules/vehicles/petrol-bombs.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import { resolution, type Calculator } from '../calculator.ts';
import { barsOf, numberIn } from '../parts.ts';

/** INFANTRY: before the game, which infantry units of the allowed side have made petrol bombs. */
export const PETROL_SUPPLY: Calculator = {
	slug: 'petrol-supply',
	title: 'Supply of petrol bombs',
	section: 'Infantry',
	phases: [],
	roles: { unit: 'makes petrol bombs' },
	initial: { units: 1 },
	groups: () => [
		{
			title: 'Before the game',
			section: 'Infantry',
			fields: [
				{
					kind: 'count',
					key: 'units',
					label: 'Infantry units',
					hint: say('of the side that may have them'),
					min: 1,
					max: 40
				}
			]
		}
	],
	resolve: (book, form) => {
		const may = mayHaveBombs(book);
		if (!may.ok) return { refused: may.refusal };
		const units = numberIn(form, 'units');
		const upto = numberOf(book, 'good_chance.upto');
		return {
			resolution: resolution({
				working: [
					{
						lines: [
							{
								reason: say('A good chance: on a D10, 1 to'),
								section: 'Infantry',
								amount: String(upto),
								byDefault: true
							}
						]
					}
				],
				draw: unitsWithBombs(book, units),
				well: (has) => has,
				forecast: (dist) => ({
					answer: {
						value:
							units === 1
								? { chance: chanceOf(dist, (has) => has > 0) }
								: { mean: meanOf(dist, (has) => has) },
						strong: units === 1 ? say('to have petrol bombs') : say('units have petrol bombs'),
						...(units === 1 ? {} : { rest: say('on average') })
					},
					chart:
						units === 1
							? null
							: {
									caption: say('units with bombs, in %'),
									bars: barsOf(
										byMeasure(dist, (has) => has),
										() => true
									)
								},
					facts:
						units === 1
							? []
							: [
									{
										label: say('At least one'),
										value: { chance: chanceOf(dist, (has) => has > 0) }
									},
									{
										label: say('All of them'),
										value: { chance: chanceOf(dist, (has) => has === units) }
									}
								]
				}),
				tell: (has) => ({
					value: String(has),
					say:
						units === 1
							? has === 1
								? say('The unit has petrol bombs.')
								: say('The unit has no petrol bombs.')
							: count(has, '{n} unit has petrol bombs.', '{n} units have petrol bombs.'),
					more: units > 1 ? [say('The dice stand for the units in the order of their list.')] : [],
					lines: []
				})
			})
		};
	}
};
