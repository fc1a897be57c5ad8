import { chanceOf, meanOf } from '#lib/kernel/dice/distribution.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { countAsk, type Ask } from '#lib/kernel/sheet/asks.ts';
import {
	mayHaveBombs,
	petrolBombs,
	petrolProcedure,
	tankAfterBombs,
	type PetrolOutcome,
	type PetrolFight
} from '../../rules/vehicles/petrol-bombs.ts';
import { tankIsOut } from '../../rules/vehicles/tanks.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../../book.ts';
import {
	resolution,
	type Calculator,
	type Form,
	type Group,
	type Telling,
	type Working
} from '../calculator.ts';
import { namedBars } from '../either.ts';
import { MORALE_INITIAL, moraleFields, moraleIn, moraleWorking } from '../morale/morale-parts.ts';
import { commissarChange, commissarLines, numberIn, textIn, told } from '../parts.ts';
import { hitsCount } from '../vehicles/vehicle-morale.ts';
import { words } from '#lib/rules/red-and-white/words/en/melee.ts';

const fightIn = (form: Form): PetrolFight => ({
	tankAttacked: textIn(form, 'attacker') === 'tank',
	standsWithinOneInch: Math.min(numberIn(form, 'stands'), numberIn(form, 'within')),
	infantry: { stands: numberIn(form, 'stands'), ...moraleIn(form) }
});

const byNerve = (book: Book, form: Form): boolean =>
	petrolProcedure(book, fightIn(form).tankAttacked) === 'd10';

const groups = (book: Book, form: Form): readonly Group[] => [
	{
		title: words.whoAttacked,
		section: 'Tanks',
		fields: [
			{
				kind: 'choice',
				key: 'attacker',
				label: words.whoAttacked,
				options: [
					{ value: 'infantry', label: words.infantry },
					{ value: 'tank', label: words.theTank, effect: say(words.andLostTheMelee) }
				]
			}
		]
	},
	{
		title: words.theInfantry,
		section: byNerve(book, form) ? 'Petrol bombs vs. tank' : 'Tanks',
		fields: [
			{ kind: 'count', key: 'stands', label: words.stands, min: 1, max: 12 },
			...(byNerve(book, form)
				? [
						{
							kind: 'count',
							key: 'within',
							label: words.standsWithin1InchesOfTheTank,
							min: 0,
							max: numberIn(form, 'stands')
						} as const,
						...moraleFields(book, form)
					]
				: [])
		]
	},
	{
		title: words.theTank,
		section: 'Tanks',
		fields: [hitsCount(words.hitsSoFar, numberOf(book, 'out_of_action_at_hits.tank') - 1)]
	}
];

/** PETROL BOMBS VS. TANK: what only the eye can tell: how many stands are close enough to throw. */
const asks = (book: Book, form: Form): readonly Ask[] => {
	if (!byNerve(book, form)) return [];
	const label = words.standsWithin1InchesOfTheTank;
	return [countAsk({ key: 'within', label, min: 0, max: numberIn(form, 'stands') }, form)];
};

/** MORALE: the nerve to go near the tank; TANKS: the dice of an attack. */
const working = (book: Book, form: Form): readonly Working[] => {
	const stands = numberIn(form, 'stands');
	if (!byNerve(book, form))
		return [
			{
				lines: [told(say(words.diceOneForEachStand), 'Tanks', stands)],
				note: say(words.n1CostsTheStandAFigure6IsABombThat)
			}
		];
	return [
		...moraleWorking(
			book,
			fightIn(form).infantry,
			told(say(words.standsOnTheTable), 'Petrol bombs vs. tank', stands)
		),
		{ lines: [], note: say(words.thenAD10ForEachStandWithin1Inches0) }
	];
};

const happened = (result: PetrolOutcome): Phrase => {
	if (!result.passed) return say(words.theInfantryDoesNotDare);
	if (result.ablaze) return say(words.theTankIsAblaze);
	if (result.bombHits === 0) return say(words.noBombHits);
	return count(result.bombHits, words.nBombsHitTheTank);
};

const tell = (book: Book, hits: number, result: PetrolOutcome): Telling => {
	const after = tankAfterBombs(book, hits, result);
	return {
		value: result.ablaze ? words.ablaze : String(result.bombHits),
		say: happened(result),
		more: [
			...(result.tankHits > 0 ? [count(result.tankHits, words.itTakesNHits)] : []),
			...(tankIsOut(after)
				? [say(words.theTankIsOutOfTheGame)]
				: result.blinded
					? [say(words.itsDriverIsBlindedItDoesNotMoveIn)]
					: []),
			...(result.standCasualties > 0
				? [count(result.standCasualties, words.theInfantryLosesNFigures)]
				: [])
		],
		lines: [
			...commissarLines(result.commissar),
			told(say(words.bombsThatHit), 'Tanks', result.bombHits),
			told(say(words.hitsOnTheTank), 'Tanks', result.tankHits),
			told(say(words.figuresLostToTheAttack), 'Tanks', result.standCasualties)
		]
	};
};

/** TANKS; PETROL BOMBS VS. TANK: infantry with petrol bombs against a tank, by who attacked (R47). */
export const PETROL_BOMBS: Calculator = {
	slug: 'petrol-bombs',
	title: words.petrolBombs,
	section: 'Petrol bombs vs. tank',
	phases: [6],
	roles: { unit: words.throwsBombs, target: words.isAttacked },
	sign: 'fire',
	log: {
		alone: words.unitPetrolBombs,
		at: words.unitPetrolBombsAtTarget
	},
	owed: words.petrolBombsOwed,
	initial: {
		attacker: 'infantry',
		stands: 4,
		within: 2,
		...MORALE_INITIAL,
		hits: 0
	},
	groups,
	asks,
	resolve: (book, form) => {
		const may = mayHaveBombs(book);
		if (!may.ok) return { refused: may.refusal };
		const hits = numberIn(form, 'hits');
		const out = (result: PetrolOutcome): boolean => tankIsOut(tankAfterBombs(book, hits, result));
		return {
			resolution: resolution({
				working: [
					...working(book, form),
					{
						lines: [],
						note: say(words.aBombThatHits1To3IsAHit4BlindsThe)
					}
				],
				draw: petrolBombs(book, fightIn(form)),
				forecast: (dist) => ({
					answer: {
						value: { chance: chanceOf(dist, out) },
						strong: say(words.toKnockTheTankOut),
						second: say(words.meanBombsHitOnAverage, {
							mean: { mean: meanOf(dist, ({ bombHits }) => bombHits) }
						})
					},
					chart: {
						caption: say(words.whatBecomesOfTheTankInPercent),
						bars: namedBars(dist, [
							{ label: words.noNerve, is: ({ passed }) => !passed, on: false },
							{
								label: words.unhurt,
								is: ({ passed, bombHits }) => passed && bombHits === 0,
								on: false
							},
							{
								label: words.hit,
								is: (result) => !out(result) && !result.blinded && result.tankHits > 0,
								on: false
							},
							{ label: words.blinded, is: (result) => !out(result) && result.blinded, on: false },
							{ label: words.wornOut, is: (result) => out(result) && !result.ablaze, on: true },
							{ label: words.ablaze, is: ({ ablaze }) => ablaze, on: true }
						])
					},
					facts: [
						{
							label: say(words.atLeastOneBombHits),
							value: { chance: chanceOf(dist, ({ bombHits }) => bombHits > 0) }
						},
						{
							label: say(words.hitsOnTheTankOnAverage),
							value: { mean: meanOf(dist, ({ tankHits }) => tankHits) }
						},
						...(byNerve(book, form)
							? []
							: [
									{
										label: say(words.figuresTheInfantryLosesOnAverage),
										value: { mean: meanOf(dist, ({ standCasualties }) => standCasualties) }
									}
								])
					]
				}),
				tell: (result) => tell(book, hits, result),
				changes: (result) => [
					{
						...commissarChange('unit', result.commissar),
						figures: result.standCasualties,
						apart: true
					},
					{
						who: 'target',
						hits: result.tankHits,
						on: [
							...(result.ablaze ? (['ablaze'] as const) : []),
							...(result.blinded && !result.ablaze ? (['blinded'] as const) : [])
						]
					}
				]
			})
		};
	}
};
