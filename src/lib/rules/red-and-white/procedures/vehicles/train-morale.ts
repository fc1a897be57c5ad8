import { say } from '#lib/kernel/phrase.ts';
import { mayTestTrain, trainMorale } from '../../rules/vehicles/vehicles.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import { resolution, type Calculator } from '../calculator.ts';
import { eitherWay } from '../either.ts';
import { flagIn, GOES_BACK, numberIn } from '../parts.ts';
import { hitsCount, moralePointWorking } from './vehicle-morale.ts';

/** ARMORED TRAINS: artillery has fired on a train. */
export const TRAIN_MORALE: Calculator = {
	slug: 'train-morale',
	title: 'Armoured train morale',
	section: 'Armored trains',
	phases: [2, 4],
	roles: { unit: 'tests morale' },
	log: { alone: '{unit} tests morale' },
	owed: 'morale of the train',
	initial: { hits: 0, wasHit: true },
	groups: (book) => [
		{
			title: 'The train',
			section: 'Armored trains',
			fields: [
				hitsCount(
					'Hits now',
					numberOf(book, 'out_of_action_at_hits.train'),
					say('those of this fire included')
				),
				...(book.readings.R53 === 'when_hit'
					? [{ kind: 'flag', key: 'wasHit', label: 'A shell of this fire hit it' } as const]
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
						strong: say('to hold its place'),
						caption: say('what the train does, in %'),
						yes: 'Holds',
						no: 'Moves back'
					}),
				tell: (held) => ({
					value: held ? 'Holds' : 'Fails',
					say: held ? say('The train holds.') : say('The train moves one move to the rear.'),
					more: [],
					lines: []
				}),
				changes: (held) => (held ? [] : [{ who: 'unit', ...GOES_BACK }])
			})
		};
	}
};
