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
import { words } from '#lib/rules/red-and-white/words/en/vehicles.ts';

/** ARMOURED CARS: a morale test after each hit that counts. */
export const ARMOURED_CAR_MORALE: Calculator = {
	slug: 'armoured-car-morale',
	title: words.armouredCarMorale,
	section: 'Armoured cars',
	phases: [2, 4, 5],
	roles: { unit: words.testsMorale },
	log: { alone: words.unitTestsMorale },
	owed: words.moraleOfTheCrew,
	initial: { hits: 1, newHits: 1 },
	asks: () => [],
	groups: (book, form) => [
		{
			title: words.theArmouredCar,
			section: 'Armoured cars',
			fields: [
				hitsCount(
					words.hitsNow,
					numberOf(book, 'out_of_action_at_hits.armoured_car'),
					say(words.theNewOnesIncluded),
					1
				),
				{
					kind: 'count',
					key: 'newHits',
					label: words.newHits,
					hint: say(words.aTestForEach),
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
								say(words.testNMoralePoint, { n: index + 1 }),
								'Armoured cars',
								Math.max(0, point)
							)
						),
						note:
							fresh === 1
								? passNote(moraleTo(book, 0, carMoralePoints(book, before, fresh)[0] ?? 0))
								: say(words.aD6ForEachItPassesOnItsMoralePoint)
					}
				],
				draw: carMorale(book, before, fresh),
				well: (held) => held,
				forecast: (dist) =>
					eitherWay(dist, {
						strong: say(words.toHoldItsPlace),
						caption: say(words.whatTheCrewDoesInPercent),
						yes: words.holds,
						no: words.fallsBack
					}),
				tell: (held) => ({
					value: held ? words.holds : words.fails,
					say: held ? say(words.theCrewHolds) : say(words.theArmouredCarFallsBackOneMove),
					more: out ? [say(words.withNHitsItIsOutOfAction, { n: now })] : [],
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
	title: words.breakdown,
	section: 'Armoured cars',
	phases: [3],
	roles: { unit: words.moving },
	log: { alone: words.unitAttemptToMove },
	owed: words.owedBreakdown,
	initial: { hits: 1 },
	asks: () => [],
	groups: (book) => [
		{
			title: words.theArmouredCar,
			section: 'Armoured cars',
			fields: [hitsCount(words.hitsSoFar, numberOf(book, 'out_of_action_at_hits.armoured_car'))]
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
							told(say(words.hits), 'Armoured cars', hits),
							told(say(words.diceOfEachTurret), 'Armoured cars', dicePerTurret(book, hits))
						],
						note:
							from <= 1
								? say(words.itCannotBreakDown)
								: from > 6
									? say(words.noFaceLetsItMove)
									: say(words.itMovesOnFromOrMore, { from })
					}
				],
				draw: movesWithoutBreakdown(book, hits),
				well: (moves) => moves,
				forecast: (dist) =>
					eitherWay(dist, {
						strong: say(words.toMove),
						caption: say(words.whetherItMovesInPercent),
						yes: words.theCarMoves,
						no: words.breaksDown
					}),
				tell: (moves) => ({
					value: moves ? words.theCarMoves : words.stays,
					say: moves ? say(words.theArmouredCarMoves) : say(words.theArmouredCarBreaksDown),
					more: moves ? [] : [say(words.itDoesNotMoveThisTurn)],
					lines: []
				}),
				changes: (moves) => (moves ? [] : [{ who: 'unit', went: { how: 'breakdown', inches: 0 } }])
			})
		};
	}
};
