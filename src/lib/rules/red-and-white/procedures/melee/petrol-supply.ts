import { byMeasure, chanceOf, meanOf } from '#lib/kernel/dice/distribution.ts';
import { count, say } from '#lib/kernel/phrase.ts';
import { mayHaveBombs, unitsWithBombs } from '../../rules/vehicles/petrol-bombs.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import { resolution, type Calculator } from '../calculator.ts';
import { barsOf, numberIn } from '../parts.ts';
import { words } from '#lib/rules/red-and-white/words/en/melee.ts';

/** INFANTRY: before the game, which infantry units of the allowed side have made petrol bombs. */
export const PETROL_SUPPLY: Calculator = {
	slug: 'petrol-supply',
	title: words.supplyOfPetrolBombs,
	section: 'Infantry',
	phases: [],
	roles: { unit: words.makesPetrolBombs },
	initial: { units: 1 },
	groups: () => [
		{
			title: words.beforeTheGame,
			section: 'Infantry',
			fields: [
				{
					kind: 'count',
					key: 'units',
					label: words.infantryUnits,
					hint: say(words.ofTheSideThatMayHaveThem),
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
								reason: say(words.aGoodChanceOnAD101To),
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
						strong: units === 1 ? say(words.toHavePetrolBombs) : say(words.unitsHavePetrolBombs),
						...(units === 1 ? {} : { rest: say(words.onAverage) })
					},
					chart:
						units === 1
							? null
							: {
									caption: say(words.unitsWithBombsInPercent),
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
										label: say(words.atLeastOne),
										value: { chance: chanceOf(dist, (has) => has > 0) }
									},
									{
										label: say(words.allOfThem),
										value: { chance: chanceOf(dist, (has) => has === units) }
									}
								]
				}),
				tell: (has) => ({
					value: String(has),
					say:
						units === 1
							? has === 1
								? say(words.theUnitHasPetrolBombs)
								: say(words.theUnitHasNoPetrolBombs)
							: count(has, words.nUnitsHavePetrolBombs),
					more: units > 1 ? [say(words.theDiceStandForTheUnitsInTheOrder)] : [],
					lines: []
				})
			})
		};
	}
};
