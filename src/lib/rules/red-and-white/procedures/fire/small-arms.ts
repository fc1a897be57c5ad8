import { byMeasure, chanceOf, meanOf } from '#lib/kernel/dice/distribution.ts';
import { chances } from '#lib/kernel/dice/draw.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	mayFireSo,
	smallArmsFire,
	type FireResult,
	type SmallArms
} from '../../rules/fire/small-arms.ts';
import { commissarCheck } from '../../rules/special-figures.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../../book.ts';
import {
	resolutionSeen,
	type Calculator,
	type Form,
	type Group,
	type Line
} from '../calculator.ts';
import { bandsIn, rangeChoice } from './fire-range.ts';
import { coveredAt, fireWorkings } from './fire-working.ts';
import {
	barsOf,
	commissarChange,
	commissarChoice,
	commissarIn,
	commissarLines,
	flagIn,
	gunnersLost,
	heroicChoice,
	heroicOf,
	numberIn,
	oneOf,
	panicFlag,
	priestFlag,
	refereeCount,
	quarrels,
	told
} from '../parts.ts';

const situation = (book: Book, form: Form, attackingFire: boolean): SmallArms => ({
	rifleStands: numberIn(form, 'rifleStands'),
	lmg: numberIn(form, 'lmg'),
	hmg: numberIn(form, 'hmg'),
	gunnersLost: numberIn(form, 'gunnersLost'),
	vehicleMg: numberIn(form, 'vehicleMg'),
	dicePerVehicleMg: form['worn'] === true ? 2 : 3,
	...bandsIn(book, form),
	shells: numberIn(form, 'shells'),
	attackingFire,
	dismounted: flagIn(form, 'dismounted'),
	interventionist: flagIn(form, 'interventionist'),
	heroic: heroicOf(form, 'heroic'),
	commissar: commissarIn(form, 'commissar'),
	priest: flagIn(form, 'priest'),
	priestPanics: flagIn(form, 'priestPanics'),
	banner: flagIn(form, 'banner'),
	oneDieFewer: flagIn(form, 'oneDieFewer'),
	referee: numberIn(form, 'referee'),
	target: {
		cover: oneOf(form, 'cover', ['none', 'terrain', 'claimed']),
		saves: flagIn(form, 'saves'),
		figures: numberIn(form, 'figures')
	}
});

/** ATTACKING FIRE (G05): have dismounted cavalry and infantry different shares? */
const ownShare = (book: Book): boolean =>
	numberOf(book, 'attacking_fire.infantry') !== numberOf(book, 'attacking_fire.dismounted_cavalry');

const groups =
	(attacking: boolean) =>
	(book: Book, form: Form): readonly Group[] => [
		{
			title: 'Range',
			section: 'Small arms firing',
			fields: [rangeChoice(book, form, attacking)]
		},
		{
			title: 'Who fires',
			fields: [
				count4('rifleStands', 'Rifle stands', say('1 die each'), 24),
				count4('lmg', 'Light machine guns', say('2 dice each'), 12),
				count4('hmg', 'Heavy machine guns', say('3 dice each'), 12),
				...gunnersLost(book, form),
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
				count4('shells', 'Shells of light guns', say('D10, 9 or more'), 12),
				...(attacking && ownShare(book)
					? [
							{
								kind: 'flag',
								key: 'dismounted',
								label: 'Dismounted cavalry'
							} as const
						]
					: []),
				heroicChoice('heroic'),
				commissarChoice('commissar'),
				{ kind: 'flag', key: 'interventionist', label: 'Interventionists', amount: '+1' },
				priestFlag('priest'),
				panicFlag('priestPanics'),
				...(book.readings.R17 === 'in_fire'
					? [{ kind: 'flag', key: 'banner', label: 'Banner', amount: '+1' } as const]
					: []),
				{ kind: 'flag', key: 'oneDieFewer', label: 'Poor shots', amount: '−1 die' },
				refereeCount()
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
	const inCover = coveredAt(book, fire);
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
	sign: 'fired',
	log: { alone: '{unit} fires', at: '{unit} fires at {target}', words: 'without_losses' },
	initial: {
		band: attackingFire ? 'point_blank' : 'normal',
		rifleStands: 4,
		lmg: 0,
		hmg: 0,
		gunnersLost: 0,
		vehicleMg: 0,
		shells: 0,
		worn: false,
		heroic: '0',
		commissar: 'none',
		interventionist: false,
		priest: false,
		priestPanics: false,
		banner: false,
		oneDieFewer: false,
		referee: 0,
		dismounted: false,
		cover: 'none',
		figures: 16,
		standFigures: 4,
		saves: false
	},
	groups: groups(attackingFire),
	resolve: (book, form) => {
		const fire = situation(book, form, attackingFire);
		const may = mayFireSo(book, fire);
		if (!may.ok) return { refused: may.refusal };
		const checked = fire.commissar === 'check';
		const stand = Math.min(numberIn(form, 'standFigures'), numberIn(form, 'figures'));
		return {
			resolution: resolutionSeen({
				working: fireWorkings(book, fire),
				draw: smallArmsFire(book, fire),
				well: ({ casualties }) => casualties,
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
					commissarChange('unit', commissar, ['fired'])
				]
			})
		};
	}
});

/** SMALL ARMS FIRING: preparatory and defensive fire. */
export const SMALL_ARMS_FIRE = calculator('small-arms-fire', 'Small-arms fire', false);

/** ATTACKING FIRE: half of the stands and the light machine guns, after moving into melee. */
export const ATTACKING_FIRE = calculator('attacking-fire', 'Attacking fire', true);
