import { chanceOf, type Distribution } from '#lib/kernel/dice/distribution.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	moralePoint,
	unitMorale,
	type MoraleCheck,
	type MoraleResult
} from '../../rules/morale.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../../book.ts';
import {
	resolution,
	type Calculator,
	type Change,
	type Forecast,
	type Form,
	type Group
} from '../calculator.ts';
import { namedBars } from '../either.ts';
import {
	MORALE_INITIAL,
	moraleFields,
	moraleIn,
	moraleKind,
	moraleLines,
	moraleWorking,
	passNote,
	passesTo
} from './morale-parts.ts';
import {
	commissarChange,
	flagIn,
	GOES_BACK,
	numberIn,
	quarrels,
	refereeCount,
	signed,
	staysFlag,
	told
} from '../parts.ts';
import { words } from '#lib/rules/red-and-white/words/en/morale.ts';
import { words as artillery } from '#lib/rules/red-and-white/words/en/artillery.ts';

const HITS_TO = { tank: 6, armoured_car: 6, train: 5, ship: 6 } as const;

const groups = (book: Book, form: Form): readonly Group[] => {
	const kind = moraleKind(form);
	return [
		{
			title: words.whoTests,
			section: 'Morale',
			fields: [
				{
					kind: 'choice',
					key: 'who',
					label: words.whoTests,
					options: [
						{ value: 'troops', label: words.troops },
						{ value: 'tank', label: words.tank },
						{ value: 'armoured_car', label: words.armouredCar },
						{ value: 'train', label: words.armouredTrain },
						{ value: 'ship', label: words.ship }
					]
				},
				kind === 'troops'
					? {
							kind: 'count',
							key: 'stands',
							label: words.standsLeft,
							hint: say(words.withoutAttachedGuns),
							min: 1,
							max: 20
						}
					: {
							kind: 'count',
							key: 'hits',
							label: words.hitsTaken,
							hint: say(artillery.eachLowersItsMoralePoint),
							min: 0,
							max: HITS_TO[kind]
						},
				...(kind === 'troops'
					? [
							{
								kind: 'flag',
								key: 'fallingBack',
								label: words.markedAsFallingBack,
								hint: say(words.aPassTakesTheMarkOff)
							} as const
						]
					: kind === 'tank'
						? [staysFlag('stays')]
						: [])
			]
		},
		{
			title: words.whatChangesTheDie,
			section: 'Morale',
			fields: [
				...(kind === 'troops' ? moraleFields(book, form) : [refereeCount()]),
				{
					kind: 'flag',
					key: 'armyBroken',
					label: words.theArmyBreaksNow,
					amount: signed(numberOf(book, 'army_broken.test_modifier'))
				}
			]
		}
	];
};

const checkIn = (book: Book, form: Form): MoraleCheck => {
	const kind = moraleKind(form);
	const armyBroken = flagIn(form, 'armyBroken');
	const referee = numberIn(form, 'referee');
	return kind === 'troops'
		? { ...moraleIn(form), stands: numberIn(form, 'stands'), armyBroken }
		: { stands: moralePoint(book, kind, numberIn(form, 'hits')), armyBroken, referee };
};

const forecastOf = (book: Book, check: MoraleCheck, dist: Distribution<MoraleResult>): Forecast => {
	const passes = chanceOf(dist, ({ passed }) => passed);
	return {
		answer: {
			value: { chance: passes },
			strong: say(words.toPass),
			second: passNote(passesTo(book, check))
		},
		chart: {
			caption: say(words.oneTestInPercent),
			bars: namedBars(dist, [
				{ label: words.holds, is: ({ passed }) => passed, on: true },
				{ label: words.fallsBack, is: ({ passed }) => !passed, on: false }
			])
		},
		facts: [
			...(check.commissar === 'check'
				? [
						{
							label: say(words.theCommissarQuarrels),
							value: { chance: chanceOf(dist, ({ commissar }) => quarrels(commissar)) }
						}
					]
				: [])
		]
	};
};

/** MORALE: what the result means (MO-3, G12). */
const meaning = (form: Form, check: MoraleCheck, passed: boolean): Phrase[] => {
	const vehicle = moraleKind(form) !== 'troops';
	if (passed)
		return flagIn(form, 'fallingBack') && !vehicle ? [say(words.itsFallingBackMarkIsTakenOff)] : [];
	if (stays(form)) return [say(words.itCannotMoveAndStaysWhereItIs)];
	return [
		...(vehicle
			? [say(words.itGoesOneMoveToTheRear)]
			: [say(words.itGoesOneMoveToTheRearAndIsMarked)]),
		...(check.heroic ? [say(words.ifItLeavesTheTableTheOfficerWho)] : [])
	];
};

/** CRITICAL HITS: a tank that cannot move. */
const stays = (form: Form): boolean => moraleKind(form) === 'tank' && flagIn(form, 'stays');

const changes = (form: Form, result: MoraleResult): Change[] => [
	{
		...commissarChange(
			'unit',
			result.commissar,
			!result.passed && moraleKind(form) === 'troops' ? ['falling_back'] : []
		),
		...(result.passed ? { off: ['falling_back'] as const } : stays(form) ? {} : GOES_BACK)
	}
];

/** MORALE: one unit in phase 7, or when its army breaks. */
export const UNIT_MORALE: Calculator = {
	slug: 'unit-morale',
	title: words.unitMorale,
	section: 'Morale',
	phases: [7],
	roles: { unit: words.testing },
	log: { alone: words.unitTestsMorale },
	owed: words.unitMoraleOwed,
	initial: {
		who: 'troops',
		stands: 4,
		hits: 0,
		fallingBack: false,
		stays: false,
		armyBroken: false,
		...MORALE_INITIAL
	},
	groups,
	asks: () => [],
	resolve: (book, form) => {
		const check = checkIn(book, form);
		const against =
			moraleKind(form) === 'troops'
				? told(say(artillery.standsLeftTheDieMustNotExceedThem), 'Morale', check.stands)
				: told(say(artillery.moralePointTheDieMustNotExceedIt), 'Morale', check.stands);
		return {
			resolution: resolution({
				working: moraleWorking(book, check, against),
				draw: unitMorale(book, check),
				well: ({ passed }) => passed,
				forecast: (dist) => forecastOf(book, check, dist),
				tell: (result) => ({
					value: result.passed ? words.passed : words.failed,
					say: result.passed
						? say(words.itHolds)
						: say(stays(form) ? words.itDoesNotHold : words.itFallsBack),
					more: meaning(form, check, result.passed),
					lines: moraleLines(book, check, result),
					working: moraleWorking(book, check, against, result)
				}),
				changes: (result) => changes(form, result)
			})
		};
	}
};
