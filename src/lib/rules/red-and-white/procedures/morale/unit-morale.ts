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

const HITS_TO = { tank: 6, armoured_car: 6, train: 5 } as const;

const groups = (book: Book, form: Form): readonly Group[] => {
	const kind = moraleKind(form);
	return [
		{
			title: 'Who tests',
			section: 'Morale',
			fields: [
				{
					kind: 'choice',
					key: 'who',
					label: 'Who tests',
					options: [
						{ value: 'troops', label: 'Troops' },
						{ value: 'tank', label: 'Tank' },
						{ value: 'armoured_car', label: 'Armoured car' },
						{ value: 'train', label: 'Armoured train' }
					]
				},
				kind === 'troops'
					? {
							kind: 'count',
							key: 'stands',
							label: 'Stands left',
							hint: say('without attached guns'),
							min: 1,
							max: 20
						}
					: {
							kind: 'count',
							key: 'hits',
							label: 'Hits taken',
							hint: say('each lowers its morale point'),
							min: 0,
							max: HITS_TO[kind]
						},
				...(kind === 'troops'
					? [
							{
								kind: 'flag',
								key: 'fallingBack',
								label: 'Marked as falling back',
								hint: say('a pass takes the mark off')
							} as const
						]
					: kind === 'tank'
						? [staysFlag('stays')]
						: [])
			]
		},
		{
			title: 'What changes the die',
			section: 'Morale',
			fields: [
				...(kind === 'troops' ? moraleFields(book) : [refereeCount()]),
				{
					kind: 'flag',
					key: 'armyBroken',
					label: 'The army breaks now',
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
			strong: say('to pass'),
			second: passNote(passesTo(book, check))
		},
		chart: {
			caption: say('one test, in %'),
			bars: namedBars(dist, [
				{ label: 'Holds', is: ({ passed }) => passed, on: true },
				{ label: 'Falls back', is: ({ passed }) => !passed, on: false }
			])
		},
		facts: [
			...(check.commissar === 'check'
				? [
						{
							label: say('The commissar quarrels'),
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
		return flagIn(form, 'fallingBack') && !vehicle
			? [say('Its falling-back mark is taken off.')]
			: [];
	if (stays(form)) return [say('It cannot move and stays where it is.')];
	return [
		...(vehicle
			? [say('It goes one move to the rear.')]
			: [say('It goes one move to the rear and is marked as falling back.')]),
		...(check.heroic
			? [say('If it leaves the table, the officer who leads it takes a test of character.')]
			: [])
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
	title: 'Unit morale',
	section: 'Morale',
	phases: [7],
	roles: { unit: 'tests' },
	log: { alone: '{unit} tests morale' },
	owed: 'unit morale',
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
	resolve: (book, form) => {
		const check = checkIn(book, form);
		const against =
			moraleKind(form) === 'troops'
				? told(say('Stands left: the die must not exceed them'), 'Morale', check.stands)
				: told(say('Morale point: the die must not exceed it'), 'Morale', check.stands);
		return {
			resolution: resolution({
				working: moraleWorking(book, check, against),
				draw: unitMorale(book, check),
				well: ({ passed }) => passed,
				forecast: (dist) => forecastOf(book, check, dist),
				tell: (result) => ({
					value: result.passed ? 'Passed' : 'Failed',
					say: result.passed
						? say('It holds.')
						: say(stays(form) ? 'It does not hold.' : 'It falls back.'),
					more: meaning(form, check, result.passed),
					lines: moraleLines(book, check, result)
				}),
				changes: (result) => changes(form, result)
			})
		};
	}
};
