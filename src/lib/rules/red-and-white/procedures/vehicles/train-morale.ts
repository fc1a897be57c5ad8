import { say } from '#lib/kernel/phrase.ts';
import { mayTestTrain, trainMorale } from '../../rules/vehicles/vehicles.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import { resolution, type Calculator } from '../calculator.ts';
import { eitherWay } from '../either.ts';
import { flagIn, GOES_BACK, numberIn } from '../parts.ts';
import { hitsCount, moralePointWorking } from './vehicle-morale.ts';
import { words } from '#lib/rules/red-and-white/words/en/vehicles.ts';

/** ARMORED TRAINS: artillery has fired on a train. */
export const TRAIN_MORALE: Calculator = {
	slug: 'train-morale',
	title: words.armouredTrainMorale,
	section: 'Armored trains',
	phases: [2, 4],
	roles: { unit: words.testsMorale },
	log: { alone: words.unitTestsMorale },
	owed: words.moraleOfTheTrain,
	initial: { hits: 0, wasHit: true },
	asks: () => [],
	groups: (book) => [
		{
			title: words.theTrain,
			section: 'Armored trains',
			fields: [
				hitsCount(
					words.hitsNow,
					numberOf(book, 'out_of_action_at_hits.train'),
					say(words.thoseOfThisFireIncluded)
				),
				...(book.readings.R53 === 'when_hit'
					? [{ kind: 'flag', key: 'wasHit', label: words.aShellOfThisFireHitIt } as const]
					: [])
			]
		}
	],
	resolve: (book, form) => {
		const hits = numberIn(form, 'hits');
		const may = mayTestTrain(book, hits, flagIn(form, 'wasHit'));
		if (!may.ok) return { refused: may.refusal };
		return {
			resolution: resolution({
				working: [moralePointWorking(book, 'train', hits, 'Armored trains')],
				draw: trainMorale(book, hits),
				well: (held) => held,
				forecast: (dist) =>
					eitherWay(dist, {
						strong: say(words.toHoldItsPlace),
						caption: say(words.whatTheTrainDoesInPercent),
						yes: words.holds,
						no: words.movesBack
					}),
				tell: (held) => ({
					value: held ? words.holds : words.fails,
					say: held ? say(words.theTrainHolds) : say(words.theTrainMovesOneMoveToTheRear),
					more: [],
					lines: []
				}),
				changes: (held) => (held ? [] : [{ who: 'unit', ...GOES_BACK }])
			})
		};
	}
};
