import { say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	isVehicle,
	SHELL_TARGETS,
	shellingBand,
	shellNeeds,
	type Shelling,
	type ShellTarget
} from '../../rules/fire/artillery.ts';
import { rangeModifier } from '../../rules/fire/ranges.ts';
import type { Book } from '../../book.ts';
import { GUNS, type Band, type Gun } from '../../types.ts';
import type { Field, Form, Group } from '../calculator.ts';
import {
	commissarChoice,
	flagIn,
	heroicChoice,
	listIn,
	oneOf,
	panicFlag,
	priestFlag,
	refereeCount
} from '../parts.ts';

const GUN_WORDS: Record<Gun, readonly [label: string, crews: string]> = {
	light: ['Light', 'crewsLight'],
	field: ['Field', 'crewsField'],
	medium: ['Medium', 'crewsMedium'],
	heavy: ['Heavy', 'crewsHeavy']
};

export const gunIn = (form: Form): Gun => oneOf(form, 'gun', ['field', ...GUNS]);

/** Men of each section; every size of gun keeps its own, as their crews differ. */
export const crewsIn = (form: Form, gun: Gun): readonly number[] => listIn(form, GUN_WORDS[gun][1]);

const BAND_WORDS: Record<Band, string> = {
	point_blank: 'point blank',
	normal: 'close',
	long: 'long range'
};

/** ARTILLERY: the band in which the shells fall. */
export const bandPhrase = (book: Book, shelling: Shelling): Phrase => {
	const band = shellingBand(book, shelling);
	if (band === undefined) return say('out of range');
	return band === 'indirect' ? say('indirect') : say(BAND_WORDS[band]);
};

/** ARTILLERY: the band at this distance and what it adds, or how far the guns reach. */
const distanceHint = (book: Book, form: Form): Phrase => {
	const gun = gunIn(form);
	if (gun !== 'light' && form['mode'] === 'indirect') return say('any distance');
	const distance = Number(form['distance'] ?? 0);
	const band = shellingBand(book, {
		gun,
		crews: [],
		mode: 'direct',
		distance,
		target: { type: 'infantry', cover: false }
	});
	if (band === undefined || band === 'indirect')
		return say('out of range: to {reach}', {
			reach: { inches: book.charts.GUN_CHART.at(gun, 'long') }
		});
	return say('{band}, {amount}', {
		band: say(BAND_WORDS[band]),
		amount: { signed: rangeModifier(book, band) }
	});
};

const TARGET_WORDS: Record<ShellTarget, readonly [label: string, effect: Phrase | null]> = {
	infantry: ['Troops', null],
	mg: ['Machine guns', say('save')],
	artillery: ['Guns', say('save')],
	tank: ['Tank', say('−1, not point blank')],
	armoured_car: ['Armoured car', say('save')],
	armoured_train: ['Armoured train', null]
};

const batteryFields = (book: Book, form: Form): readonly Field[] => {
	const gun = gunIn(form);
	const [, crews] = GUN_WORDS[gun];
	return [
		{
			kind: 'choice',
			key: 'gun',
			label: 'Guns',
			options: GUNS.map((value) => ({
				value,
				label: GUN_WORDS[value][0],
				effect: say('{from} or more', { from: shellNeeds(book, value, 0).from })
			}))
		},
		{
			kind: 'counts',
			key: crews,
			label: 'Men left in each section',
			each: 'Section {n}',
			min: 0,
			max: book.charts.GUN_CHART.at(gun, 'crew'),
			atMost: 6,
			fresh: book.charts.GUN_CHART.at(gun, 'crew')
		},
		...(book.readings.R66 === 'bonus_applies'
			? [
					heroicChoice('heroic'),
					commissarChoice('commissar'),
					priestFlag('priest'),
					panicFlag('priestPanics')
				]
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
					label: 'Fire',
					options: [
						{ value: 'direct', label: 'Direct', effect: say('sees the target') },
						{
							value: 'indirect',
							label: 'Indirect',
							effect: flagIn(form, 'directOnly')
								? say('not in phase 4')
								: say('phase 2, after its roll')
						}
					]
				} as const
			]),
	{
		kind: 'count',
		key: 'distance',
		label: 'Distance',
		hint: distanceHint(book, form),
		min: 0,
		max: 120,
		inches: true
	}
];

const targetFields = (form: Form): readonly Field[] => [
	{
		kind: 'choice',
		key: 'target',
		label: 'What is hit',
		options: SHELL_TARGETS.map((value) => {
			const [label, effect] = TARGET_WORDS[value];
			return { value, label, ...(effect ? { effect } : {}) };
		})
	},
	{
		kind: 'choice',
		key: 'cover',
		label: 'Cover',
		options: [
			{ value: 'none', label: 'Open' },
			{ value: 'terrain', label: 'In cover', effect: say('half hits') },
			{ value: 'claimed', label: 'Claimed', effect: say('not at point blank') }
		]
	},
	...(isVehicle(oneOf(form, 'target', SHELL_TARGETS))
		? []
		: [
				{
					kind: 'count',
					key: 'figures',
					label: 'Figures under the squares',
					hint: say('of the unit that is hit'),
					min: 1,
					max: 60
				} as const,
				{
					kind: 'count',
					key: 'standFigures',
					label: 'In the stand hit first',
					hint: say('figures'),
					min: 1,
					max: 5
				} as const
			])
];

/** ARTILLERY: the battery, the range, the target. */
export const artilleryGroups = (book: Book, form: Form): readonly Group[] => [
	{ title: 'The battery', section: 'Artillery', fields: batteryFields(book, form) },
	{ title: 'Range', section: 'Artillery', fields: rangeFields(book, form) },
	{ title: 'Target', section: 'Claiming cover', fields: targetFields(form) }
];
