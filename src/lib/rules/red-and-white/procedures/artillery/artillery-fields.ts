import { say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	SHELL_TARGETS,
	shellingBand,
	shellNeeds,
	type Shelling,
	type ShellTarget
} from '../../rules/fire/artillery.ts';
import { gunLimits, rangeModifier } from '../../rules/fire/ranges.ts';
import type { Book } from '../../book.ts';
import { isVehicle, BANDS, GUNS, type Band, type Gun } from '../../types.ts';
import type { Ask } from '#lib/kernel/sheet/asks.ts';
import type { Field, Form, Group } from '../calculator.ts';
import {
	commissarChoice,
	flagIn,
	heroicChoice,
	listIn,
	numberIn,
	oneOf,
	ownFigures,
	panicFlag,
	priestFlag,
	refereeCount
} from '../parts.ts';
import { coverAsk, coverChoice } from '../fire/fire-range.ts';
import { words } from '#lib/rules/red-and-white/words/en/artillery.ts';
import { words as movement } from '#lib/rules/red-and-white/words/en/movement.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

const GUN_WORDS: Record<Gun, readonly [label: string, crews: string]> = {
	light: [words.light, 'crewsLight'],
	field: [words.field, 'crewsField'],
	medium: [words.medium, 'crewsMedium'],
	heavy: [words.heavy, 'crewsHeavy']
};

export const gunIn = (form: Form): Gun => oneOf(form, 'gun', ['field', ...GUNS]);

/** The men of each section; every size of gun has its own field, as the crews differ. */
export const crewsIn = (form: Form, gun: Gun): readonly number[] => listIn(form, GUN_WORDS[gun][1]);

const RANGE_WORDS: Record<Band, string> = {
	point_blank: words.pointBlankRange,
	normal: words.closeRange,
	long: words.long
};
const BAND_WORDS: Record<Band, string> = {
	point_blank: words.pointBlank,
	normal: words.close,
	long: words.longRange
};

/** ARTILLERY: the band in which the shells fall. */
export const bandPhrase = (book: Book, shelling: Shelling): Phrase => {
	const band = shellingBand(book, shelling);
	if (band === undefined) return say(words.outOfRange);
	return band === 'indirect' ? say(words.indirectBeside) : say(BAND_WORDS[band]);
};

/** ARTILLERY: the band at the distance told; light guns fire directly alone. */
const bandIn = (book: Book, form: Form): ReturnType<typeof shellingBand> => {
	const gun = gunIn(form);
	return shellingBand(book, {
		gun,
		mode: gun === 'light' ? 'direct' : oneOf(form, 'mode', ['direct', 'indirect']),
		distance: numberIn(form, 'distance')
	});
};

/** ARTILLERY: the band at this distance and what it adds, or how far the guns reach. */
const distanceHint = (book: Book, form: Form): Phrase => {
	const band = bandIn(book, form);
	if (band === 'indirect') return say(words.anyDistance);
	if (band === undefined)
		return say(words.outOfRangeToReach, {
			reach: { inches: book.charts.GUN_CHART.at(gunIn(form), 'long') }
		});
	return say(patterns.bandAmount, {
		band: say(BAND_WORDS[band]),
		amount: { signed: rangeModifier(book, band) }
	});
};

const TARGET_WORDS: Record<ShellTarget, readonly [label: string, effect?: Phrase]> = {
	infantry: [words.troops],
	mg: [words.machineGuns, say(words.save)],
	artillery: [words.guns, say(words.save)],
	tank: [words.tank, say(words.minus1NotPointBlank)],
	armoured_car: [words.armouredCar, say(words.save)],
	armoured_train: [words.armouredTrain],
	ship: [movement.ship]
};

const batteryFields = (book: Book, form: Form): readonly Field[] => {
	const gun = gunIn(form);
	const [, crews] = GUN_WORDS[gun];
	return [
		{
			kind: 'choice',
			key: 'gun',
			label: words.guns,
			options: GUNS.map((value) => ({
				value,
				label: GUN_WORDS[value][0],
				effect: say(words.fromOrMore, { from: shellNeeds(book, value, 0).from })
			}))
		},
		...(listIn(form, 'shells').length === 0
			? [
					{
						kind: 'counts',
						key: crews,
						label: words.menLeftInEachSection,
						each: words.sectionN,
						min: 0,
						max: book.charts.GUN_CHART.at(gun, 'crew'),
						atMost: 12,
						fresh: book.charts.GUN_CHART.at(gun, 'crew')
					} as const
				]
			: []),
		...(book.readings.R66 === 'bonus_applies'
			? ownFigures(form, [
					heroicChoice('heroic'),
					commissarChoice('commissar'),
					priestFlag('priest'),
					panicFlag('priestPanics')
				])
			: []),
		refereeCount()
	];
};

const rangeFields = (book: Book, form: Form): readonly Field[] => [
	...(gunIn(form) === 'light' && form['mode'] !== 'indirect'
		? []
		: [
				{
					kind: 'choice',
					key: 'mode',
					label: words.fire,
					options: [
						{ value: 'direct', label: words.direct, effect: say(words.seesTheTarget) },
						{
							value: 'indirect',
							label: words.indirect,
							effect: flagIn(form, 'directOnly')
								? say(words.notInPhase4)
								: say(words.phase2AfterItsRoll)
						}
					]
				} as const
			]),
	{
		kind: 'count',
		key: 'distance',
		label: words.distance,
		hint: distanceHint(book, form),
		min: 0,
		max: 120,
		inches: true
	}
];

/** ARTILLERY: the bands of these guns, each as far as it reaches, and indirect fire where it may be fired. */
const rangeAsk = (book: Book, form: Form): Ask => {
	const gun = gunIn(form);
	const limits = gunLimits(book, gun);
	const bands = BANDS.filter((band) => limits[band] > 0);
	// A distance that lies within the band, whichever band its end belongs to (R24).
	const within = (band: Band): number =>
		limits[band] - (book.readings.R24 === 'exclusive' ? 0.5 : 0);
	const indirect = gun !== 'light' && !flagIn(form, 'directOnly') && !flagIn(form, 'notLet');
	const distance = Number(form['distance'] ?? 0);
	const fits = bands.findIndex((band) => distance <= within(band));
	return {
		label: words.range,
		keys: ['distance'],
		options: [
			...bands.map((band) => ({
				label: say(RANGE_WORDS[band]),
				effect: say(words.toFar, { far: { inches: limits[band] } }),
				set: { mode: 'direct', distance: within(band) }
			})),
			...(indirect
				? [
						{
							label: say(words.indirect),
							effect: say(words.anyDistance),
							set: { mode: 'indirect', distance }
						}
					]
				: [])
		],
		at: indirect && form['mode'] === 'indirect' ? bands.length : fits
	};
};

/** ARTILLERY: what only the eye can tell: how far it is, and what the target stands in. */
export const artilleryAsks = (book: Book, form: Form): readonly Ask[] => [
	rangeAsk(book, form),
	coverAsk(book, form, bandIn(book, form))
];

const targetFields = (form: Form): readonly Field[] => [
	{
		kind: 'choice',
		key: 'target',
		label: words.whatIsHit,
		options: SHELL_TARGETS.map((value) => {
			const [label, effect] = TARGET_WORDS[value];
			return { value, label, ...(effect ? { effect } : {}) };
		})
	},
	coverChoice,
	...(isVehicle(oneOf(form, 'target', SHELL_TARGETS))
		? []
		: [
				{
					kind: 'count',
					key: 'figures',
					label: words.figuresUnderTheSquares,
					hint: say(words.ofTheUnitThatIsHit),
					min: 1,
					max: 144
				} as const,
				{
					kind: 'count',
					key: 'standFigures',
					label: words.inTheStandHitFirst,
					hint: say(words.figures),
					min: 1,
					max: 12
				} as const
			])
];

/** ARTILLERY: the battery, the range, the target. */
export const artilleryGroups = (book: Book, form: Form): readonly Group[] => [
	{ title: words.theBattery, section: 'Artillery', fields: batteryFields(book, form) },
	{ title: words.range, section: 'Artillery', fields: rangeFields(book, form) },
	{ title: words.target, section: 'Claiming cover', fields: targetFields(form) }
];
