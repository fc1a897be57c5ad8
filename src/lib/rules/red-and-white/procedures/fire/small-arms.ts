import { byMeasure, chanceOf, meanOf } from '#lib/kernel/dice/distribution.ts';
import { chances } from '#lib/kernel/dice/draw.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	mayFireSo,
	fireModifiers,
	smallArmsFire,
	volleys,
	type FireResult,
	type SmallArms
} from '../../rules/fire/small-arms.ts';
import { commissarAsked, commissarCheck } from '../../rules/special-figures.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import { choiceAsk } from '#lib/kernel/sheet/asks.ts';
import type { Book } from '../../book.ts';
import {
	resolutionSeen,
	type Calculator,
	type Form,
	type Group,
	type Line
} from '../calculator.ts';
import { rangeModifier } from '../../rules/fire/ranges.ts';
import { total } from '#lib/kernel/book/modifier.ts';
import { bandsIn, coverAsk, coverChoice, rangeChoice } from './fire-range.ts';
import { coveredAt, fireBrief, fireWorkings } from './fire-working.ts';
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
	ownFigures,
	panicFlag,
	POOR_SHOTS,
	priestFlag,
	refereeCount,
	quarrels,
	suppresses,
	told,
	wornTurrets
} from '../parts.ts';
import { words as texts } from '#lib/rules/red-and-white/words/en/fire.ts';
import { words as artillery } from '#lib/rules/red-and-white/words/en/artillery.ts';

const situation = (book: Book, form: Form, attackingFire: boolean): SmallArms => ({
	rifleStands: numberIn(form, 'rifleStands'),
	lmg: numberIn(form, 'lmg'),
	hmg: numberIn(form, 'hmg'),
	gunnersLost: numberIn(form, 'gunnersLost'),
	vehicleMg: numberIn(form, 'vehicleMg'),
	worn: flagIn(form, 'worn'),
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

/** ATTACKING FIRE (G05): do dismounted cavalry and infantry have different shares? */
const ownShare = (book: Book): boolean =>
	numberOf(book, 'attacking_fire.infantry') !== numberOf(book, 'attacking_fire.dismounted_cavalry');

const groups =
	(attacking: boolean) =>
	(book: Book, form: Form): readonly Group[] => [
		{
			title: texts.range,
			section: 'Small arms firing',
			fields: [rangeChoice(book, form, attacking)]
		},
		{
			title: texts.whoFires,
			fields: ownFigures(form, [
				count4('rifleStands', texts.rifleStands, say(texts.n1DieEach), 24),
				count4('lmg', texts.lightMachineGuns, say(texts.n2DiceEach), 12),
				count4('hmg', texts.heavyMachineGuns, say(texts.n3DiceEach), 12),
				...gunnersLost(book, form),
				count4('vehicleMg', texts.vehicleMachineGuns, say(texts.n3DiceEach), 12),
				...wornTurrets(form),
				count4('shells', texts.shellsOfLightGuns, say(texts.d109OrMore), 12),
				...(attacking && ownShare(book)
					? [
							{
								kind: 'flag',
								key: 'dismounted',
								label: texts.dismountedCavalry
							} as const
						]
					: []),
				heroicChoice('heroic'),
				commissarChoice('commissar'),
				{ kind: 'flag', key: 'interventionist', label: texts.interventionists, amount: '+1' },
				priestFlag('priest'),
				panicFlag('priestPanics'),
				...(book.readings.R17 === 'in_fire'
					? [{ kind: 'flag', key: 'banner', label: texts.banner, amount: '+1' } as const]
					: []),
				POOR_SHOTS,
				refereeCount()
			])
		},
		{
			title: texts.target,
			section: 'Claiming cover',
			fields: [
				coverChoice,
				count4('figures', texts.figuresLeft, say(artillery.ofTheUnitThatIsHit), 144, 1),
				count4('standFigures', artillery.inTheStandHitFirst, say(texts.figures), 12, 1),
				{ kind: 'flag', key: 'saves', label: texts.gunOrMachineGunCrew, amount: artillery.save }
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
		told(say(texts.diceThatHit), 'Small arms firing', result.hits),
		...(inCover ? [told(say(texts.coverHalfOfThem), 'Claiming cover', result.struck)] : []),
		...(result.odd === null
			? []
			: [
					told(
						result.odd ? say(artillery.theOddHitWasNotSaved) : say(artillery.theOddHitWasSaved),
						'Saving throw',
						result.odd ? texts.counts : '0'
					)
				]),
		...(saved > 0
			? [
					told(
						fire.target.saves ? say(artillery.doNotCount) : say(artillery.nobodyLeftToHit),
						fire.target.saves ? 'Saving throw' : 'Small arms firing',
						`−${saved}`
					)
				]
			: [])
	];
};

/** SMALL ARMS FIRING: what was added to the dice of each weapon. */
const addedTo = (book: Book, fire: SmallArms) => {
	const rest = total(fireModifiers(book, { ...fire, band: 'normal' }));
	return Object.fromEntries(
		volleys(book, fire).map(({ label, band }) => [label, rest + rangeModifier(book, band)])
	);
};

/** COMMISSARS: the fire with a commissar as he came out. */
const settled = (book: Book, fire: SmallArms, { commissar }: FireResult): SmallArms => ({
	...fire,
	commissar: commissarAsked(book, fire.commissar, commissar)
});

const calculator = (slug: string, title: string, attackingFire: boolean): Calculator => ({
	slug,
	title,
	section: attackingFire ? 'Attacking fire' : 'Small arms firing',
	phases: attackingFire ? [5] : [2, 4],
	roles: { unit: texts.firing, target: texts.isHit },
	sign: 'fired',
	log: { alone: texts.unitFires, at: texts.unitFiresAtTarget, words: 'without_losses' },
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
		camp: '',
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
		saves: false,
		phase: 0
	},
	groups: groups(attackingFire),
	asks: (book, form) => [
		choiceAsk(rangeChoice(book, form, attackingFire), form),
		coverAsk(book, form)
	],
	brief: (book, form) => fireBrief(book, situation(book, form, attackingFire)),
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
							strong: say(artillery.toLoseAStand),
							second: say(artillery.meanFiguresLostOnAverage, { mean: { mean } })
						},
						chart: {
							caption: say(texts.figuresLostInPercent),
							bars: barsOf(
								byMeasure(dist, (casualties) => casualties),
								(value) => value >= stand
							),
							bracket: say(artillery.standOrMoreTakeTheStandChance, {
								stand,
								chance: { chance: lost }
							})
						},
						facts: [
							{
								label: say(artillery.atLeastOneFigure),
								value: { chance: chanceOf(dist, (casualties) => casualties > 0) }
							},
							{ label: say(texts.figuresLostOnAverage), value: { mean } },
							...(checked
								? [
										{
											label: say(texts.theCommissarQuarrels),
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
							? say(texts.nobodyIsHit)
							: count(result.casualties, texts.nFiguresLost),
					more:
						result.casualties >= stand
							? [
									attackingFire
										? say(texts.theStandHitFirstIsGone)
										: say(artillery.theStandHitFirstIsGoneSuppressedIf)
								]
							: [],
					remarks: suppresses(
						numberIn(form, 'phase'),
						!attackingFire && result.casualties >= stand
					),
					lines: lines(book, fire, result),
					working: fireWorkings(book, settled(book, fire, result)),
					added: addedTo(book, settled(book, fire, result))
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
export const SMALL_ARMS_FIRE = calculator('small-arms-fire', texts.smallArmsFire, false);

/** ATTACKING FIRE: half of the stands and the light machine guns, after moving into melee. */
export const ATTACKING_FIRE = calculator('attacking-fire', texts.attackingFire, true);
