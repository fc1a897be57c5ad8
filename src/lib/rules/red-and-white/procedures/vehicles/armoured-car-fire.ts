import { byMeasure, chanceOf, meanOf } from '#lib/kernel/dice/distribution.ts';
import { chances } from '#lib/kernel/dice/draw.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { carIsOut, carMorale } from '../../rules/vehicles/vehicles.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import { choiceAsk } from '#lib/kernel/sheet/asks.ts';
import { commissarAsked } from '../../rules/special-figures.ts';
import { smallArmsBands } from '../../rules/fire/ranges.ts';
import type { Book } from '../../book.ts';
import { BANDS, WEAPONS, type Band } from '../../types.ts';
import {
	resolution,
	type Calculator,
	type Choice,
	type Count,
	type Field,
	type Form,
	type Group,
	type Line
} from '../calculator.ts';
import { carBrief, carFireOf, WEAPON_WORDS } from './car-fire-working.ts';
import { coverAsk, coverChoice, rangeChoice } from '../fire/fire-range.ts';
import {
	barsOf,
	commissarChange,
	commissarChoice,
	commissarIn,
	commissarLines,
	gunnersLost,
	numberIn,
	oneOf,
	ownFigures,
	POOR_SHOTS,
	told,
	wornTurrets
} from '../parts.ts';
import { hitsCount } from './vehicle-morale.ts';
import { words as texts } from '#lib/rules/red-and-white/words/en/vehicles.ts';
import { words as fire } from '#lib/rules/red-and-white/words/en/fire.ts';
import { words as artillery } from '#lib/rules/red-and-white/words/en/artillery.ts';

const BAND_WORDS: Record<Band, string> = {
	point_blank: fire.pointBlank,
	normal: fire.normal,
	long: fire.long
};

const WHO_FIRES: Choice = {
	kind: 'choice',
	key: 'arms',
	label: texts.weaponsThatFire,
	options: [
		{ value: 'one', label: texts.oneKind },
		{ value: 'all', label: texts.allOfAUnit }
	]
};

const counted = (key: string, label: string, dice: Phrase): Count => ({
	kind: 'count',
	key,
	label,
	hint: dice,
	min: 0,
	max: 24
});

const OTHER: Count = {
	kind: 'count',
	key: 'other',
	label: texts.otherModifiers,
	hint: say(texts.allButRangeAddedUp),
	min: -4,
	max: 6
};

const allFields = (book: Book, form: Form): readonly Field[] => [
	WHO_FIRES,
	rangeChoice(book, form, false),
	counted('rifleStands', fire.rifleStands, say(fire.n1DieEach)),
	counted('lmg', fire.lightMachineGuns, say(fire.n2DiceEach)),
	counted('hmg', fire.heavyMachineGuns, say(fire.n3DiceEach)),
	...gunnersLost(book, form),
	counted('vehicleMg', fire.vehicleMachineGuns, say(fire.n3DiceEach)),
	...wornTurrets(form),
	POOR_SHOTS,
	commissarChoice('commissar'),
	OTHER
];

const oneFields = (book: Book, form: Form): readonly Field[] => {
	const bands = smallArmsBands(book, oneOf(form, 'weapon', WEAPONS));
	return [
		WHO_FIRES,
		{
			kind: 'choice',
			key: 'weapon',
			label: texts.weapon,
			options: WEAPONS.map((weapon) => ({ value: weapon, label: WEAPON_WORDS[weapon] }))
		},
		{
			kind: 'choice',
			key: 'band',
			label: texts.range,
			options: BANDS.map((band) => ({
				value: band,
				label: BAND_WORDS[band],
				effect: say(texts.toInches, { inches: { inches: bands[band] } })
			}))
		},
		{ kind: 'count', key: 'dice', label: texts.dice, min: 1, max: 48 },
		commissarChoice('commissar'),
		OTHER
	];
};

const groups = (book: Book, form: Form): readonly Group[] => [
	{
		title: fire.whoFires,
		section: 'Armoured cars',
		fields: ownFigures(
			form,
			oneOf(form, 'arms', ['one', 'all']) === 'all' ? allFields(book, form) : oneFields(book, form)
		)
	},
	{
		title: texts.theArmouredCar,
		section: 'Claiming cover',
		fields: [
			coverChoice,
			hitsCount(
				texts.hitsSoFar,
				numberOf(book, 'out_of_action_at_hits.armoured_car') - 1,
				say(artillery.eachLowersItsMoralePoint)
			)
		]
	}
];

/** SMALL ARMS FIRING: what the cover left of the hits; none where it does not count. */
const coverLines = (hits: number, struck: number, odd: boolean | null): readonly Line[] =>
	struck === hits && odd === null
		? []
		: [
				told(say(fire.coverHalfOfThem), 'Claiming cover', struck),
				...(odd === null
					? []
					: [
							told(
								say(odd ? artillery.theOddHitWasNotSaved : artillery.theOddHitWasSaved),
								'Saving throw',
								odd ? fire.counts : '0'
							)
						])
			];

/** ARMOURED CARS: small arms at a car: what hits, and what the armour lets through. */
export const ARMOURED_CAR_FIRE: Calculator = {
	slug: 'armoured-car-fire',
	title: texts.fireAtAnArmouredCar,
	section: 'Armoured cars',
	phases: [2, 4, 5],
	roles: { unit: fire.firing, target: fire.isHit },
	sign: 'fired',
	log: { alone: texts.unitFires, at: texts.unitFiresAtTarget, words: 'without_losses' },
	initial: {
		arms: 'one',
		weapon: 'hmg',
		band: 'normal',
		dice: 3,
		rifleStands: 0,
		lmg: 0,
		hmg: 1,
		gunnersLost: 0,
		vehicleMg: 0,
		worn: false,
		oneDieFewer: false,
		camp: '',
		commissar: 'none',
		other: 0,
		cover: 'none',
		hits: 0
	},
	groups,
	asks: (book, form) =>
		groups(book, form)
			.flatMap(({ fields }) => fields)
			.flatMap((field) =>
				field.kind === 'choice' && ['band', 'cover'].includes(field.key)
					? [field.key === 'cover' ? coverAsk(book, form) : choiceAsk(field, form)]
					: []
			),
	brief: carBrief,
	resolve: (book, form) => {
		const { may, draw, inCover } = carFireOf(book, form);
		const working = (asked: Form) => [
			carFireOf(book, asked).working,
			...(inCover ? [{ lines: [], note: say(artillery.inCoverHalfOfTheHitsCountAnOddOne) }] : []),
			{ lines: [], note: say(texts.eachHitHasASavingThrow1To3Does) }
		];
		if (!may.ok) return { refused: may.refusal };
		const before = numberIn(form, 'hits');
		return {
			resolution: resolution({
				working: working(form),
				draw,
				well: ({ unsaved }) => unsaved,
				forecast: (dist) => ({
					answer: {
						value: { chance: chanceOf(dist, ({ unsaved }) => unsaved > 0) },
						strong: say(texts.toHurtIt),
						second: say(texts.meanHitsOnAverage, {
							mean: { mean: meanOf(dist, ({ unsaved }) => unsaved) }
						})
					},
					chart: {
						caption: say(texts.hitsThatCountInPercent),
						bars: barsOf(
							byMeasure(dist, ({ unsaved }) => unsaved),
							(unsaved) => unsaved > 0
						)
					},
					facts: [
						{
							label: say(texts.outOfAction),
							value: {
								chance: chanceOf(dist, ({ unsaved }) => carIsOut(book, before + unsaved))
							}
						},
						{
							label: say(texts.itsCrewHoldsThroughEveryTest),
							value: {
								chance: chanceOf(
									chances(draw.chain(({ unsaved }) => carMorale(book, before, unsaved))),
									Boolean
								)
							}
						},
						{
							label: say(texts.diceThatHitOnAverage),
							value: { mean: meanOf(dist, ({ hits }) => hits) }
						}
					]
				}),
				tell: ({ hits, odd, struck, unsaved, commissar }) => ({
					value: String(unsaved),
					say:
						unsaved === 0
							? say(texts.theArmouredCarIsNotHurt)
							: count(unsaved, texts.nHitsOnTheArmouredCar),
					more:
						unsaved === 0
							? []
							: carIsOut(book, before + unsaved)
								? [say(texts.itIsOutOfAction)]
								: [count(unsaved, texts.itTestsMoraleNTimesOnceForEachHit)],
					lines: [
						...commissarLines(commissar),
						told(say(texts.diceThatHit), 'Armoured cars', hits),
						...coverLines(hits, struck, odd),
						told(say(texts.notSaved), 'Saving throw', unsaved)
					],
					working: working({
						...form,
						commissar: commissarAsked(book, commissarIn(form, 'commissar'), commissar)
					})
				}),
				changes: ({ unsaved, commissar }) => [
					{ who: 'target', hits: unsaved },
					commissarChange('unit', commissar, ['fired'])
				]
			})
		};
	}
};
