import { say } from '#lib/kernel/phrase.ts';
import { moraleTo } from '../../rules/morale.ts';
import {
	breakdownNeeds,
	carMorale,
	carIsOut,
	carMayMove,
	carMoralePoints,
	dicePerTurret,
	movesWithoutBreakdown
} from '../../rules/vehicles/vehicles.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import { resolution, type Calculator } from '../calculator.ts';
import { eitherWay } from '../either.ts';
import { passNote } from '../morale/morale-parts.ts';
import { GOES_BACK, numberIn, told } from '../parts.ts';
import { hitsCount } from './vehicle-morale.ts';

/** ARMOURED CARS: a morale test after each hit that counts. */
export const ARMOURED_CAR_MORALE: Calculator = {
	slug: 'armoured-car-morale',
	title: 'Armoured car morale',
	section: 'Armoured cars',
	phases: [2, 4, 5],
	roles: { unit: 'tests morale' },
	log: { alone: '{unit} tests morale' },
	owed: 'morale of the crew',
	initial: { hits: 1, newHits: 1 },
	groups: (book, form) => [
		{
			title: 'The armoured car',
			section: 'Armoured cars',
			fields: [
				hitsCount(
					'Hits now',
					numberOf(book, 'out_of_action_at_hits.armoured_car'),
					say('the new ones included'),
					1
				),
				{
					kind: 'count',
					key: 'newHits',
					label: 'New hits',
					hint: say('a test for each'),
					min: 1,
					max: Math.max(1, numberIn(form, 'hits'))
				}
			]
		}
	],
	resolve: (book, form) => {
		const now = numberIn(form, 'hits');
		const fresh = Math.min(now, numberIn(form, 'newHits'));
		const before = now - fresh;
		const out = carIsOut(book, now);
		return {
			resolution: resolution({
				working: [
					{
						lines: carMoralePoints(book, before, fresh).map((point, index) =>
							told(
								say('Test {n}: morale point', { n: index + 1 }),
								'Armoured cars',
								Math.max(0, point)
							)
						),
						note:
							fresh === 1
								? passNote(moraleTo(book, 0, carMoralePoints(book, before, fresh)[0] ?? 0))
								: say('A D6 for each; it passes on its morale point or less.')
					}
				],
				draw: carMorale(book, before, fresh),
				well: (held) => held,
				forecast: (dist) =>
					eitherWay(dist, {
						strong: say('to hold its place'),
						caption: say('what the crew does, in %'),
						yes: 'Holds',
						no: 'Falls back'
					}),
				tell: (held) => ({
					value: held ? 'Holds' : 'Fails',
					say: held ? say('The crew holds.') : say('The armoured car falls back one move.'),
					more: out ? [say('With {n} hits it is out of action.', { n: now })] : [],
					lines: []
				}),
				changes: (held) => (held || out ? [] : [{ who: 'unit', ...GOES_BACK }])
			})
		};
	}
};

/** ARMOURED CARS: a car with hits that tries to move. */
export const BREAKDOWN: Calculator = {
	slug: 'breakdown',
	title: 'Breakdown',
	section: 'Armoured cars',
	phases: [3],
	roles: { unit: 'moves' },
	log: { alone: '{unit} tries to move' },
	owed: 'breakdown',
	initial: { hits: 1 },
	groups: (book) => [
		{
			title: 'The armoured car',
			section: 'Armoured cars',
			fields: [hitsCount('Hits so far', numberOf(book, 'out_of_action_at_hits.armoured_car'))]
		}
	],
	resolve: (book, form) => {
		const hits = numberIn(form, 'hits');
		const may = carMayMove(book, hits);
		if (!may.ok) return { refused: may.refusal };
		const { from } = breakdownNeeds(book, hits);
		return {
			resolution: resolution({
				working: [
					{
						lines: [
							told(say('Hits'), 'Armoured cars', hits),
							told(say('Dice of each turret'), 'Armoured cars', dicePerTurret(book, hits))
						],
						note:
							from <= 1
								? say('It cannot break down.')
								: from > 6
									? say('No face lets it move.')
									: say('It moves on {from} or more.', { from })
					}
				],
				draw: movesWithoutBreakdown(book, hits),
				well: (moves) => moves,
				forecast: (dist) =>
					eitherWay(dist, {
						strong: say('to move'),
						caption: say('whether it moves, in %'),
						yes: 'Moves',
						no: 'Breaks down'
					}),
				tell: (moves) => ({
					value: moves ? 'Moves' : 'Stays',
					say: moves ? say('The armoured car moves.') : say('The armoured car breaks down.'),
					more: moves ? [] : [say('It does not move this turn.')],
					lines: []
				}),
				changes: (moves) =>
					moves ? [] : [{ who: 'unit', went: { how: 'breakdown', inches: 0 }, on: ['moved'] }]
			})
		};
	}
};
