import { chanceOf } from '#lib/kernel/dice/distribution.ts';
import { chances } from '#lib/kernel/dice/draw.ts';
import { say } from '#lib/kernel/phrase.ts';
import { repairAttempt, tankRepair } from '../../rules/vehicles/tanks.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import { resolution, type Calculator } from '../calculator.ts';
import { namedBars } from '../either.ts';
import { numberIn } from '../parts.ts';
import { hitsCount, moralePointWorking } from './vehicle-morale.ts';
import { words } from '#lib/rules/red-and-white/words/en/vehicles.ts';

/** Own turns the chances look ahead. */
const AHEAD = [2, 3, 4] as const;

/** CRITICAL HITS: one attempt in an own turn to repair the engine or track. */
export const TANK_REPAIR: Calculator = {
	slug: 'tank-repair',
	title: words.tankRepair,
	section: 'Critical hits',
	phases: [3],
	roles: { unit: words.repairing },
	sign: 'settings',
	log: { alone: words.unitAttemptAtARepair },
	owed: words.repairOfTheEngine,
	initial: { hits: 1 },
	asks: () => [],
	groups: (book) => [
		{
			title: words.theTank,
			section: 'Critical hits',
			fields: [
				hitsCount(
					words.hitsSoFar,
					numberOf(book, 'out_of_action_at_hits.tank') - 1,
					say(words.theCriticalHitIncluded)
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
						note: say(words.thenAD10RepairedOnFromOrMoreOr0, {
							from: book.charts.IN_TEXT.at('repaired_from', 'number')
						})
					}
				],
				draw: repairAttempt(book, hits),
				well: (state) => state === 'repaired',
				forecast: (dist) => ({
					answer: {
						value: { chance: chanceOf(dist, (state) => state === 'repaired') },
						strong: say(words.toBeRepairedThisTurn)
					},
					chart: {
						caption: say(words.thisAttemptInPercent),
						bars: namedBars(dist, [
							{ label: words.repaired, is: (state) => state === 'repaired', on: true },
							{ label: words.notYet, is: (state) => state === 'not_yet', on: false },
							{ label: words.never, is: (state) => state === 'hopeless', on: false }
						])
					},
					facts: AHEAD.map((turns) => ({
						label: say(words.withinTurnsOfItsOwnTurns, { turns }),
						value: {
							chance: chanceOf(
								chances(tankRepair(book, hits, turns)),
								(state) => state === 'repaired'
							)
						}
					}))
				}),
				tell: (state) => ({
					value:
						state === 'repaired'
							? words.repaired
							: state === 'not_yet'
								? words.notYet
								: words.never,
					say:
						state === 'repaired'
							? say(words.theTankIsRepaired)
							: say(words.theTankStandsStillAndMayFire),
					more:
						state === 'not_yet'
							? [say(words.itMayTryAgainInItsNextOwnTurn)]
							: state === 'hopeless'
								? [say(words.itsCrewGivesUpTheRepairForGood)]
								: [],
					lines: []
				}),
				changes: (state) =>
					state === 'not_yet'
						? []
						: [
								{
									who: 'unit',
									off: ['engine_hit'],
									on: state === 'hopeless' ? ['immobilised'] : []
								}
							]
			})
		};
	}
};
