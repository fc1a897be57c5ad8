import Fraction from 'fraction.js';
import { byMeasure, chanceOf, meanOf, type Distribution } from '#lib/kernel/dice/distribution.ts';
import { say, type PhraseValue } from '#lib/kernel/phrase.ts';
import {
	claimsCoverTo,
	LEFT_BY_MOVING,
	mayMoveSo,
	movement,
	type Move
} from '../../rules/movement.ts';
import type { Book } from '../../book.ts';
import type { Way } from '../../types.ts';
import {
	resolution,
	type Calculator,
	type Change,
	type Forecast,
	type Form,
	type Group,
	type Telling
} from '../calculator.ts';
import {
	mayBeBombarded,
	MOVE_INITIAL,
	moveAsks,
	moveBrief,
	moveFields,
	moveIn,
	moveLines,
	moverIn
} from './move-parts.ts';
import { barsOf, flagIn, numberIn } from '../parts.ts';
import { words as texts } from '#lib/rules/red-and-white/words/en/movement.ts';

/** MORALE; MELEE (G15): is it a compulsory retreat, whose way and end nobody chooses? */
const fallsBack = (form: Form): boolean => flagIn(form, 'back') && !flagIn(form, 'rear');

const groups = (book: Book, form: Form): readonly Group[] => [
	...(fallsBack(form)
		? []
		: [
				{
					title: texts.howFar,
					fields: [
						{
							kind: 'count',
							key: 'reach',
							label: texts.distanceToReach,
							hint: say(texts.alongTheWayItGoes),
							min: 0,
							max: 72,
							inches: true
						} as const
					]
				}
			]),
	{
		title: texts.theMove,
		section: 'Movement',
		fields: [
			...moveFields(book, form),
			...(mayBeBombarded(moverIn(form))
				? [
						{
							kind: 'flag',
							key: 'bombardmentPassed',
							label: texts.hasPassedABombardment,
							amount: '½'
						} as const
					]
				: [])
		]
	}
];

const inches = (far: Fraction): PhraseValue => ({ inches: far.valueOf() });

const range = (ways: readonly { readonly value: number }[]): Forecast['facts'] => [
	{ label: say(texts.atLeast), value: { inches: ways[0]?.value ?? 0 } },
	{ label: say(texts.atMost), value: { inches: ways.at(-1)?.value ?? 0 } }
];

/** MOVEMENT: how far it goes, where nobody has said how far it wants to. */
const forecastFree = (strong: string, dist: Distribution<number>): Forecast => {
	const ways = byMeasure(dist, (far) => far);
	return {
		answer: {
			value: inches(meanOf(dist, (far) => far)),
			strong: say(strong)
		},
		chart: { caption: say(texts.inchesInPercent), bars: barsOf(ways, () => true) },
		facts: range(ways)
	};
};

const forecastOf = (reach: number, dist: Distribution<number>, claims: boolean): Forecast => {
	const ways = byMeasure(dist, (far) => far);
	const mean = meanOf(dist, (far) => far);
	const reaches = { chance: chanceOf(dist, (far) => far >= reach) };
	return {
		answer: {
			value: reaches,
			strong: say(texts.toReachReach, { reach: { inches: reach } }),
			second: say(texts.meanOnAverage, { mean: inches(mean) })
		},
		chart: {
			caption: say(texts.inchesInPercent),
			bars: barsOf(ways, (far) => far >= reach),
			bracket: say(texts.reachOrMoreChance, { reach: { inches: reach }, chance: reaches })
		},
		facts: [
			{ label: say(texts.onAverage), value: inches(mean) },
			...range(ways),
			...(claims
				? [{ label: say(texts.halfOfTheAverageToClaimCover), value: inches(claimsCoverTo(mean)) }]
				: [])
		]
	};
};

/** MORALE; MELEE (G07, G15): a compulsory retreat is no choice; to the rear a unit may go by its own. */
const tellBack = (far: number, must: boolean): Telling => ({
	value: `${far}″`,
	say: say(must ? texts.itGoesBackFar : texts.itMayGoFarToItsRear, { far: { inches: far } }),
	more: [say(texts.offTheTableItIsLost)],
	lines: []
});

/** CAVALRY; ARMOURED CARS; ARMORED TRAINS (R54): out of the melee. */
const tellWithdrawal = (far: number): Telling => ({
	value: `${far}″`,
	say: say(texts.itWithdrawsFar, { far: { inches: far } }),
	more: [],
	remarks: [say(texts.itDoesNotFireInPhase4)],
	lines: []
});

/** CLAIMING COVER: `claims`: it may. */
const tell = (reach: number, far: number, claims: boolean): Telling => ({
	value: `${far}″`,
	say: say(texts.itMayMoveFar, { far: { inches: far } }),
	more: [
		...(reach === 0
			? []
			: [
					say(far >= reach ? texts.thatReachesTheReach : texts.thatDoesNotReachTheReach, {
						reach: { inches: reach }
					})
				]),
		...(claims
			? [
					say(texts.ifItGoesHalfOrLessItMayClaimCover, {
						half: inches(claimsCoverTo(new Fraction(far)))
					})
				]
			: [])
	],
	lines: []
});

/** MOVEMENT (G07, R54): how it moves by its own choice. */
const wayOf = (form: Form, charging: boolean): Way => {
	if (flagIn(form, 'withdraws')) return 'withdrawal';
	if (flagIn(form, 'rear')) return 'rear';
	return charging ? 'charge' : 'ordinary';
};

/**
 * MOVEMENT; CAVALRY (R54); MORALE (G15): what the unit did. A retreat is not a move of its own, and ends its cover
 * (R64).
 */
const changes = (
	{ mover, charging, limbering, mounting, attaching }: Move,
	form: Form,
	far: number
): Change[] => {
	if (mover === 'officer') return [];
	if (fallsBack(form))
		return [{ who: 'unit', went: { how: 'back', inches: far }, off: LEFT_BY_MOVING }];
	return [
		{
			who: 'unit',
			went: {
				how: wayOf(form, charging === true),
				inches: far,
				...(attaching ? ({ joins: true } as const) : {})
			},
			on: [
				flagIn(form, 'withdraws') ? 'withdrew' : 'moved',
				...(charging ? (['charged'] as const) : []),
				...(limbering ? (['limbered'] as const) : []),
				...(mounting && mover === 'cavalry' ? (['dismounted'] as const) : [])
			],
			off: [
				...LEFT_BY_MOVING,
				...(mounting && mover === 'infantry' ? (['dismounted'] as const) : [])
			]
		}
	];
};

/** MOVEMENT; ALTERNATE MOVEMENT TABLE: one move, and the chance of getting as far as one wants. */
export const MOVEMENT: Calculator = {
	slug: 'movement',
	title: texts.movement,
	section: 'Movement',
	phases: [3],
	roles: { unit: texts.moving },
	does: (form) =>
		fallsBack(form)
			? texts.fallingBackNow
			: flagIn(form, 'withdraws')
				? texts.withdrawing
				: texts.moving,
	sign: 'moved',
	log: {
		alone: texts.unitMoves,
		back: texts.unitFallsBack,
		nobody: texts.officerMoves,
		words: 'first'
	},
	owed: texts.howFarItGoesBack,
	initial: { reach: 7, bombardmentPassed: false, ...MOVE_INITIAL },
	groups,
	asks: moveAsks,
	brief: (book, form) => moveBrief(book, moveIn(book, form)),
	resolve: (book, form) => {
		const move = moveIn(book, form);
		const may = mayMoveSo(book, move);
		if (!may.ok) return { refused: may.refusal };
		const reach = numberIn(form, 'reach');
		// Who charges goes at the enemy; water has no folds, and an officer alone claims none.
		const claims = mayBeBombarded(move.mover) && !move.charging;
		return {
			resolution: resolution({
				working: [{ lines: moveLines(book, move) }],
				draw: movement(book, move),
				well: (far) => far,
				forecast: (dist) => {
					if (flagIn(form, 'back')) return forecastFree(texts.toTheRear, dist);
					return reach === 0
						? forecastFree(texts.onAverageBeside, dist)
						: forecastOf(reach, dist, claims);
				},
				tell: (far) => ({
					...(flagIn(form, 'back')
						? tellBack(far, fallsBack(form))
						: flagIn(form, 'withdraws')
							? tellWithdrawal(far)
							: tell(reach, far, claims)),
					lines: moveLines(book, move)
				}),
				changes: (far) => changes(move, form, far)
			})
		};
	}
};
