import { chanceOf } from '#lib/kernel/dice/distribution.ts';
import { chances } from '#lib/kernel/dice/draw.ts';
import { say } from '#lib/kernel/phrase.ts';
import { repairAttempt, tankRepair } from '../../rules/vehicles/tanks.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import { resolution, type Calculator } from '../calculator.ts';
import { namedBars } from '../either.ts';
import { numberIn } from '../parts.ts';
import { hitsCount, moralePointWorking } from './vehicle-morale.ts';

/** Own turns the chances look ahead. */
const AHEAD = [2, 3, 4] as const;

/** CRITICAL HITS: one attempt in an own turn to repair the engine or track. */
export const TANK_REPAIR: Calculator = {
	slug: 'tank-repair',
	title: 'Tank repair',
	section: 'Critical hits',
	phases: [3],
	roles: { unit: 'repairs' },
	sign: 'settings',
	log: { alone: '{unit} tries a repair' },
	owed: 'repair of the engine',
	initial: { hits: 1 },
	groups: (book) => [
		{
			title: 'The tank',
			section: 'Critical hits',
			fields: [
				hitsCount(
					'Hits so far',
					numberOf(book, 'out_of_action_at_hits.tank') - 1,
					say('the critical hit included')
				)
			]
		}
	],
	resolve: (book, form) => {
		const hits = numberIn(form, 'hits');
		return {
			resolution: resolution({
				working: [
					moralePointWorking(book, 'tank', hits, 'Tanks'),
					{
						lines: [],
						note: say('Then a D10: repaired on {from} or more, or 0.', {
							from: book.charts.IN_TEXT.at('repaired_from', 'number')
						})
					}
				],
				draw: repairAttempt(book, hits),
				well: (state) => state === 'repaired',
				forecast: (dist) => ({
					answer: {
						value: { chance: chanceOf(dist, (state) => state === 'repaired') },
						strong: say('to be repaired this turn')
					},
					chart: {
						caption: say('this attempt, in %'),
						bars: namedBars(dist, [
							{ label: 'Repaired', is: (state) => state === 'repaired', on: true },
							{ label: 'Not yet', is: (state) => state === 'not_yet', on: false },
							{ label: 'Never', is: (state) => state === 'hopeless', on: false }
						])
					},
					facts: AHEAD.map((turns) => ({
						label: say('Within {turns} of its own turns', { turns }),
						value: {
							chance: chanceOf(
								chances(tankRepair(book, hits, turns)),
								(state) => state === 'repaired'
							)
						}
					}))
				}),
				tell: (state) => ({
					value: state === 'repaired' ? 'Repaired' : state === 'not_yet' ? 'Not yet' : 'Never',
					say:
						state === 'repaired'
							? say('The tank is repaired.')
							: say('The tank stands still and may fire.'),
					more:
						state === 'not_yet'
							? [say('It may try again in its next own turn.')]
							: state === 'hopeless'
								? [say('Its crew gives up the repair for good.')]
								: [],
					lines: []
				}),
				changes: (state) => (state === 'repaired' ? [{ who: 'unit', off: ['engine_hit'] }] : [])
			})
		};
	}
};
