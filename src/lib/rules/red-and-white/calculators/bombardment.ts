import { chanceOf, type Distribution } from '#lib/kernel/distribution.ts';
import { total } from '#lib/kernel/modifier.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	bombardmentFailure,
	bombardmentModifiers,
	mayBombard,
	moveIntoBombardment,
	type BombardmentResult,
	type IntoBombardment
} from '../rules/bombardment.ts';
import { checkModifiers, commissarOnMorale, moralePoint, moraleTo } from '../rules/morale.ts';
import { BOMBARDMENT_MODIFIER, type Book } from '../tables.ts';
import { GUNS, MOVERS, type Mover } from '../types.ts';
import {
	resolution,
	type Calculator,
	type Change,
	type Forecast,
	type Form,
	type Group,
	type Telling,
	type Working
} from './calculator.ts';
import { namedBars } from './either.ts';
import { MORALE_INITIAL, moraleFields, moraleIn, passNote } from './morale-parts.ts';
import {
	mayBeBombarded,
	MOVE_INITIAL,
	moveFields,
	moveIn,
	moveLines,
	moverIn
} from './move-parts.ts';
import {
	commissarChange,
	commissarLines,
	numberIn,
	oneOf,
	quarrels,
	signed,
	told,
	workingOf
} from './parts.ts';

/** BOMBARDMENT: who can be caught in one. */
const CAUGHT: readonly Mover[] = MOVERS.filter(mayBeBombarded);
const VEHICLES = { tank: 'tank', armoured_car: 'armoured_car', train: 'train' } as const;
const vehicleOf = (mover: Mover): (typeof VEHICLES)[keyof typeof VEHICLES] | null =>
	mover === 'tank' || mover === 'armoured_car' || mover === 'train' ? VEHICLES[mover] : null;

const GUN_WORDS = { light: 'Light', field: 'Field', medium: 'Medium', heavy: 'Heavy' } as const;
const HITS_TO = { tank: 6, armoured_car: 6, train: 5 } as const;

const groups = (book: Book, form: Form): readonly Group[] => {
	const vehicle = vehicleOf(moverIn(form));
	const moving = moveFields(book, form, CAUGHT);
	return [
		{
			title: 'The bombardment',
			section: 'Bombardment',
			fields: [
				{
					kind: 'choice',
					key: 'gun',
					label: 'Guns',
					options: GUNS.filter((gun) => BOMBARDMENT_MODIFIER.at(gun, 'modifier') !== null).map(
						(value) => ({
							value,
							label: GUN_WORDS[value],
							effect: say(signed(BOMBARDMENT_MODIFIER.at(value, 'modifier') ?? 0))
						})
					)
				},
				{
					kind: 'count',
					key: 'distanceToArea',
					label: 'Distance to its edge',
					hint: say('0 for a unit inside'),
					min: 0,
					max: 72,
					inches: true
				}
			]
		},
		{
			title: 'The move',
			section: 'Movement',
			fields: vehicle ? moving : moving.filter(({ key }) => key !== 'heroic')
		},
		{
			title: 'Morale at the edge',
			section: 'Morale',
			fields: [
				vehicle
					? {
							kind: 'count',
							key: 'hits',
							label: 'Hits taken',
							hint: say('each lowers its morale point'),
							min: 0,
							max: HITS_TO[vehicle]
						}
					: {
							kind: 'count',
							key: 'stands',
							label: 'Stands left',
							hint: say('without attached guns'),
							min: 1,
							max: 20
						},
				...(vehicle ? [] : moraleFields(book))
			]
		}
	];
};

const intoIn = (book: Book, form: Form): IntoBombardment => {
	const move = moveIn(book, form);
	const vehicle = vehicleOf(move.mover);
	const check = moraleIn(form);
	return {
		...move,
		bombardmentPassed: false,
		gun: oneOf(form, 'gun', ['field', ...GUNS]),
		distanceToArea: numberIn(form, 'distanceToArea'),
		stands: vehicle ? moralePoint(vehicle, numberIn(form, 'hits')) : numberIn(form, 'stands'),
		dieModifier: vehicle
			? 0
			: total(checkModifiers(book, { ...check, stands: 0, commissar: 'none' })),
		commissar: vehicle ? 'none' : (check.commissar ?? 'none')
	};
};

/** The commissar as taken before the dice: without a quarrel. */
const expected = (book: Book, { commissar = 'none' }: IntoBombardment): number =>
	commissar === 'check'
		? commissarOnMorale(book, 'check', 'plus')
		: commissarOnMorale(book, commissar, commissar);

const workings = (book: Book, into: IntoBombardment): Working[] => {
	const commissar = expected(book, into);
	const lines = [
		...bombardmentModifiers(into),
		...(commissar === 0
			? []
			: [{ section: 'Commissars', reason: 'Commissar', amount: commissar, byDefault: true }])
	];
	return [
		{ lines: moveLines(book, into) },
		{
			lines: [
				told(
					vehicleOf(into.mover)
						? say('Morale point: the die must not exceed it')
						: say('Stands left: the die must not exceed them'),
					'Morale',
					into.stands
				)
			]
		},
		workingOf(
			lines,
			say('Added to the morale die'),
			passNote(moraleTo(book, total(lines), into.stands))
		)
	];
};

/** BOMBARDMENT: the ways it can end. */
type Ending = 'short' | 'failed' | 'edge' | 'in';
const ending = (into: IntoBombardment, { reached, passed, end }: BombardmentResult): Ending => {
	if (!reached) return 'short';
	if (!passed) return 'failed';
	return (end ?? 0) > into.distanceToArea ? 'in' : 'edge';
};

const forecastOf = (
	book: Book,
	into: IntoBombardment,
	dist: Distribution<BombardmentResult>
): Forecast => {
	const chance = (which: Ending) => chanceOf(dist, (result) => ending(into, result) === which);
	const failed = bombardmentFailure(book, into.mover) === 'fall_back' ? 'Goes back' : 'Pinned';
	const ends: readonly (readonly [Ending, string])[] = [
		['short', 'Short of it'],
		['failed', failed],
		['edge', 'At the edge'],
		['in', 'Inside']
	];
	return {
		answer: {
			value: { chance: chance('in') },
			strong: say('to go in'),
			second: say('{fails} to fail the test', { fails: { chance: chance('failed') } })
		},
		chart: {
			caption: say('how the move ends, in %'),
			bars: namedBars(
				dist,
				ends.map(([which, label]) => ({
					label,
					is: (result) => ending(into, result) === which,
					on: which === 'in'
				}))
			)
		},
		facts: [
			{
				label: say('Must test at the edge'),
				value: { chance: chanceOf(dist, ({ reached }) => reached) }
			},
			{ label: say('Fails the test'), value: { chance: chance('failed') } },
			{
				label: vehicleOf(into.mover) ? say('Takes a hit') : say('Loses a figure'),
				value: { chance: chanceOf(dist, ({ lost }) => lost) }
			},
			...(into.commissar === 'check'
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

const WORDS: Record<Ending, readonly [value: string, words: string]> = {
	short: ['Short', 'It moves {far} and does not come to the area.'],
	failed: ['Failed', 'It fails its test at the edge.'],
	edge: ['Passed', 'It passes, but its half move leaves it at {far}, at the edge.'],
	in: ['Passed', 'It passes and may go {far} in all.']
};

const tell = (into: IntoBombardment, result: BombardmentResult): Telling => {
	const how = ending(into, result);
	const [value, words] = WORDS[how];
	const vehicle = vehicleOf(into.mover) !== null;
	const failure: readonly Phrase[] =
		how !== 'failed'
			? []
			: result.end === null
				? [say('It falls back one move.')]
				: [say('It is pinned: no more fire or movement this turn.')];
	const loss: readonly Phrase[] = result.lost
		? [vehicle ? say('The 6 is a hit on it.') : say('The 6 costs a figure.')]
		: result.casualty
			? [say('The 6 was saved.')]
			: [];
	return {
		value,
		say: say(words, { far: { inches: result.end ?? 0 } }),
		more: [...failure, ...loss],
		lines: [
			...commissarLines(result.commissar),
			...(result.passed === null ? [] : [told(say('Against'), 'Morale', into.stands)])
		]
	};
};

/** BOMBARDMENT: a pinned unit keeps its mark until the turn ends; one that falls back has no mark for it. */
const changes = (into: IntoBombardment, result: BombardmentResult): Change[] => {
	const pinned = ending(into, result) === 'failed' && result.end !== null;
	const vehicle = vehicleOf(into.mover) !== null;
	return [
		{
			...commissarChange('unit', result.commissar, [
				'moved',
				...(into.charging ? (['charged'] as const) : []),
				...(into.limbering ? (['limbered'] as const) : []),
				...(pinned ? (['pinned'] as const) : [])
			]),
			...(result.lost ? (vehicle ? { hits: 1 } : { figures: 1 }) : {})
		}
	];
};

/** MOVEMENT; BOMBARDMENT: a move that may lead into a bombarded area, and the test at its edge. */
export const BOMBARDMENT: Calculator = {
	slug: 'bombardment',
	title: 'Bombardment',
	section: 'Bombardment',
	phases: [3],
	roles: { unit: 'moves into it' },
	initial: {
		gun: 'field',
		distanceToArea: 3,
		stands: 4,
		hits: 0,
		...MOVE_INITIAL,
		...MORALE_INITIAL
	},
	groups,
	resolve: (book, form) => {
		const into = intoIn(book, form);
		const may = mayBombard(book, into);
		if (!may.ok) return { refused: may.refusal };
		return {
			resolution: resolution({
				working: workings(book, into),
				draw: moveIntoBombardment(book, into),
				forecast: (dist) => forecastOf(book, into, dist),
				tell: (result) => tell(into, result),
				changes: (result) => changes(into, result)
			})
		};
	}
};
