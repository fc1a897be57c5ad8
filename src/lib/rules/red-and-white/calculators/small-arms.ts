import { byMeasure, chanceOf, meanOf } from '#lib/kernel/distribution.ts';
import { chances } from '#lib/kernel/draw.ts';
import { total } from '#lib/kernel/modifier.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { coverCounts } from '../rules/hits.ts';
import {
	fireDice,
	fireModifiers,
	mayFireSo,
	smallArmsFire,
	smallArmsNeeds,
	type FireResult,
	type SmallArms
} from '../rules/small-arms.ts';
import { commissarCheck } from '../rules/special-figures.ts';
import { numberOf, reading, type Book } from '../tables.ts';
import { BANDS, type Band } from '../types.ts';
import { resolutionSeen, type Calculator, type Form, type Group, type Line } from './calculator.ts';
import {
	barsOf,
	commissarChoice,
	commissarIn,
	commissarLines,
	flagIn,
	heroicChoice,
	heroicOf,
	lineOf,
	numberIn,
	oneOf,
	priestFlag,
	quarrels,
	told,
	workingOf
} from './parts.ts';

const BAND_WORDS: Record<Band, string> = {
	point_blank: 'Point blank',
	normal: 'Normal',
	long: 'Long'
};

/** RANGES (G01): how far a band reaches for rifles and for heavy guns, and what it adds. */
const bandEffect = (book: Book, band: Band): Phrase =>
	say('{rifle}, guns {hmg}', {
		rifle: { inches: numberOf(book, `small_arms_bands.rifle.${band}`) },
		hmg: { inches: numberOf(book, `small_arms_bands.hmg.${band}`) }
	});

const situation = (form: Form, attackingFire: boolean): SmallArms => ({
	rifleStands: numberIn(form, 'rifleStands'),
	lmg: numberIn(form, 'lmg'),
	hmg: numberIn(form, 'hmg'),
	vehicleMg: numberIn(form, 'vehicleMg'),
	dicePerVehicleMg: form['worn'] === true ? 2 : 3,
	band: oneOf(form, 'band', BANDS),
	attackingFire,
	interventionist: flagIn(form, 'interventionist'),
	heroic: heroicOf(form, 'heroic'),
	commissar: commissarIn(form, 'commissar'),
	priest: flagIn(form, 'priest'),
	banner: flagIn(form, 'banner'),
	oneDieFewer: flagIn(form, 'oneDieFewer'),
	target: {
		cover: oneOf(form, 'cover', ['none', 'terrain', 'claimed']),
		saves: flagIn(form, 'saves'),
		figures: numberIn(form, 'figures')
	}
});

const groups = (book: Book, form: Form): readonly Group[] => [
	{
		title: 'Range',
		section: 'Small arms firing',
		fields: [
			{
				kind: 'choice',
				key: 'band',
				label: 'Range',
				options: BANDS.map((band) => ({
					value: band,
					label: BAND_WORDS[band],
					effect: bandEffect(book, band)
				}))
			}
		]
	},
	{
		title: 'Who fires',
		fields: [
			count4('rifleStands', 'Rifle stands', say('1 die each'), 24),
			count4('lmg', 'Light machine guns', say('2 dice each'), 12),
			count4('hmg', 'Heavy machine guns', say('3 dice each'), 12),
			count4('vehicleMg', 'Vehicle machine guns', say('3 dice each'), 12),
			...(numberIn(form, 'vehicleMg') > 0
				? [
						{
							kind: 'flag',
							key: 'worn',
							label: 'Armoured car with more than 3 hits',
							amount: '−1 die'
						} as const
					]
				: []),
			heroicChoice('heroic'),
			commissarChoice('commissar'),
			{ kind: 'flag', key: 'interventionist', label: 'Interventionists', amount: '+1' },
			priestFlag('priest'),
			...(reading(book, 'R17') === 'in_fire'
				? [{ kind: 'flag', key: 'banner', label: 'Banner', amount: '+1' } as const]
				: []),
			{ kind: 'flag', key: 'oneDieFewer', label: 'Poor shots', amount: '−1 die' }
		]
	},
	{
		title: 'Target',
		section: 'Claiming cover',
		fields: [
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
			count4('figures', 'Figures left', say('of the unit that is hit'), 60, 1),
			count4('standFigures', 'In the stand hit first', say('figures'), 5, 1),
			{ kind: 'flag', key: 'saves', label: 'Gun or machine-gun crew', amount: 'save' }
		]
	}
];

const count4 = (key: string, label: string, hint: Phrase, max: number, min = 0) =>
	({ kind: 'count', key, label, hint, min, max }) as const;

/** SMALL ARMS FIRING: how the dice became the figures lost. */
const lines = (book: Book, fire: SmallArms, result: FireResult): Line[] => {
	const inCover = coverCounts(book, fire.target.cover, fire.band);
	const saved = result.struck - Math.min(result.struck, result.casualties);
	return [
		...commissarLines(result.commissar),
		told(say('Dice that hit'), 'Small arms firing', result.hits),
		...(inCover ? [told(say('Cover: half of them'), 'Claiming cover', result.struck)] : []),
		...(result.odd === null
			? []
			: [
					told(
						result.odd ? say('The odd hit was not saved') : say('The odd hit was saved'),
						'Saving throw',
						result.odd ? 'counts' : '0'
					)
				]),
		...(saved > 0
			? [
					told(
						fire.target.saves ? say('Saved, or nobody left to hit') : say('Nobody left to hit'),
						fire.target.saves ? 'Saving throw' : 'Small arms firing',
						`−${saved}`
					)
				]
			: [])
	];
};

const calculator = (slug: string, title: string, attackingFire: boolean): Calculator => ({
	slug,
	title,
	section: attackingFire ? 'Attacking fire' : 'Small arms firing',
	phases: attackingFire ? [5] : [2, 4],
	roles: { unit: 'fires', target: 'is hit' },
	initial: {
		band: attackingFire ? 'point_blank' : 'normal',
		rifleStands: 4,
		lmg: 0,
		hmg: 0,
		vehicleMg: 0,
		worn: false,
		heroic: '0',
		commissar: 'none',
		interventionist: false,
		priest: false,
		banner: false,
		oneDieFewer: false,
		cover: 'none',
		figures: 16,
		standFigures: 4,
		saves: false
	},
	groups,
	resolve: (book, form) => {
		const fire = situation(form, attackingFire);
		const may = mayFireSo(book, fire);
		if (!may.ok) return { refused: may.refusal };
		const dice = fireDice(book, fire);
		const fixed = fireModifiers(book, fire);
		const checked = fire.commissar === 'check';
		const needs = smallArmsNeeds(book, total(fixed) + (checked ? 1 : 0));
		const stand = Math.min(numberIn(form, 'standFigures'), numberIn(form, 'figures'));
		const inCover = coverCounts(book, fire.target.cover, fire.band);
		return {
			resolution: resolutionSeen({
				working: [
					{
						lines: dice.map((line) => lineOf(line, line.amount < 0)),
						total: { label: say('Dice to roll'), amount: String(total(dice)) }
					},
					{
						...workingOf(
							checked
								? [
										...fixed,
										{ section: 'Commissars', reason: 'Commissar, if no quarrel', amount: 1 }
									]
								: fixed,
							say('On each die'),
							needs.from > 6
								? say('No die can hit.')
								: needs.from <= 1
									? say('Every die hits.')
									: say('A die hits on {from} or more.', { from: needs.from })
						)
					},
					...(inCover
						? [
								{
									lines: [],
									note: say('In cover half of the hits count; an odd one is saved on 1 to 3.')
								}
							]
						: [])
				],
				draw: smallArmsFire(book, fire),
				seen: ({ casualties }) => casualties,
				forecast: (dist) => {
					const lost = chanceOf(dist, (casualties) => casualties >= stand);
					const mean = meanOf(dist, (casualties) => casualties);
					return {
						answer: {
							value: { chance: lost },
							strong: say('to lose a stand'),
							second: say('{mean} figures lost on average', { mean: { mean } })
						},
						chart: {
							caption: say('figures lost, in %'),
							bars: barsOf(
								byMeasure(dist, (casualties) => casualties),
								(value) => value >= stand
							),
							bracket: say('{stand} or more take the stand: {chance}', {
								stand,
								chance: { chance: lost }
							})
						},
						facts: [
							{
								label: say('At least one figure'),
								value: { chance: chanceOf(dist, (casualties) => casualties > 0) }
							},
							{ label: say('Figures lost on average'), value: { mean } },
							...(checked
								? [
										{
											label: say('The commissar quarrels'),
											value: { chance: chanceOf(chances(commissarCheck()), quarrels) }
										}
									]
								: [])
						]
					};
				},
				tell: (result) => ({
					value: String(result.casualties),
					say:
						result.casualties === 0
							? say('Nobody is hit.')
							: count(result.casualties, '{n} figure lost.', '{n} figures lost.'),
					more:
						result.casualties >= stand
							? [
									attackingFire
										? say('The stand hit first is gone.')
										: say('The stand hit first is gone: suppressed, if this is phase 2.')
								]
							: [],
					lines: lines(book, fire, result)
				}),
				changes: ({ casualties, commissar }) => [
					{ who: 'target', figures: casualties },
					{
						who: 'unit',
						on: [
							'fired',
							...(commissar === 'argument' ? (['commissar_argues'] as const) : []),
							...(commissar === 'overrules' ? (['commissar_overrules'] as const) : [])
						],
						...(commissar === 'deserts' ? { attached: 'commissar' as const } : {})
					}
				]
			})
		};
	}
});

/** SMALL ARMS FIRING: preparatory and defensive fire. */
export const SMALL_ARMS_FIRE = calculator('small-arms-fire', 'Small-arms fire', false);

/** ATTACKING FIRE: half of the stands and the light machine guns, after moving into melee. */
export const ATTACKING_FIRE = calculator('attacking-fire', 'Attacking fire', true);
