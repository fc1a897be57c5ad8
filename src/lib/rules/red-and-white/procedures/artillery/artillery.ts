import { byMeasure, chanceOf, meanOf, type Distribution } from '#lib/kernel/dice/distribution.ts';
import { total } from '#lib/kernel/book/modifier.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	batteryFire,
	mayShell,
	perHit,
	savesFromShells,
	SHELL_TARGETS,
	shellingBand,
	shellModifiers,
	shellNeeds,
	shellsIn,
	shellsOf,
	type BatteryResult,
	type Shelling,
	type ShellTarget
} from '../../rules/fire/artillery.ts';
import { coverCounts } from '../../rules/fire/hits.ts';
import { commissarAsked } from '../../rules/special-figures.ts';
import type { Book } from '../../book.ts';
import { isVehicle, type Commissar } from '../../types.ts';
import { artilleryAsks, artilleryGroups, bandPhrase, crewsIn, gunIn } from './artillery-fields.ts';
import {
	resolution,
	type Calculator,
	type Change,
	type Forecast,
	type Form,
	type Line,
	type Telling,
	type Working
} from '../calculator.ts';
import {
	barsOf,
	commissarChange,
	commissarIn,
	commissarLines,
	flagIn,
	heroicOf,
	listIn,
	numberIn,
	oneOf,
	suppresses,
	told,
	workingOf
} from '../parts.ts';
import { words as texts } from '#lib/rules/red-and-white/words/en/artillery.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

/** ARTILLERY: the situation; on a target without figures the hits are not limited. */
const shellingIn = (book: Book, form: Form): Shelling => {
	const gun = gunIn(form);
	const type: ShellTarget = oneOf(form, 'target', SHELL_TARGETS);
	const open = {
		gun,
		crews: crewsIn(form, gun),
		shells: listIn(form, 'shells')[0],
		mode: oneOf(form, 'mode', ['direct', 'indirect']),
		directOnly: flagIn(form, 'directOnly'),
		notLet: flagIn(form, 'notLet'),
		distance: numberIn(form, 'distance'),
		heroic: heroicOf(form, 'heroic'),
		priest: flagIn(form, 'priest'),
		priestPanics: flagIn(form, 'priestPanics'),
		referee: numberIn(form, 'referee')
	} as const;
	const at = (cover: boolean): Shelling => ({
		...open,
		target: {
			type,
			cover,
			...(isVehicle(type) ? {} : { figures: numberIn(form, 'figures') })
		}
	});
	const band = shellingBand(book, at(false));
	const cover = oneOf(form, 'cover', ['none', 'terrain', 'claimed']);
	return at(band !== undefined && coverCounts(book, cover, band));
};

const workings = (book: Book, shelling: Shelling, commissar: Commissar): Working[] => {
	const { gun, crews, target } = shelling;
	const counted = book.readings.R66 === 'bonus_applies' ? commissar : 'none';
	const lines = shellModifiers(book, {
		...shelling,
		commissar: counted === 'check' || counted === 'plus' ? 1 : counted === 'minus' ? -1 : 0
	});
	const each = perHit(book, gun, target.type);
	const { from } = shellNeeds(book, gun, total(lines));
	return [
		{
			lines: (shelling.shells === undefined ? crews : []).map((men, at) =>
				told(count(men, texts.sectionAtNMen, { at: at + 1 }), 'Artillery', shellsOf(book, gun, men))
			),
			total: { label: say(texts.shells), amount: String(shellsIn(book, shelling)) }
		},
		workingOf(
			lines,
			say(texts.onEachD10Band, { band: bandPhrase(book, shelling) }),
			from > 10 ? say(texts.noShellCanHit) : say(texts.aShellHitsOnFromOrMoreThe0IsTen, { from })
		),
		{
			lines: [],
			note: say(patterns.hitCoverBurst, {
				hit: isVehicle(target.type)
					? count(each, texts.eachIsNHits)
					: count(each, texts.eachHitTakesNFigures),
				cover: target.cover
					? say(texts.inCoverHalfOfTheHitsCountAnOddOne)
					: say(texts.onlyStandsUnderASquareAreHit),
				burst: say(texts.oneSquareOfSideForEachSection, {
					side: { inches: book.charts.GUN_CHART.at(gun, 'burst') }
				})
			})
		}
	];
};

/** ARTILLERY: what each shell needs, the commissar agreeing, and whether half of the hits count. */
const shellBrief = (book: Book, shelling: Shelling, commissar: Commissar): Phrase => {
	if (shellingBand(book, shelling) === undefined) return say(patterns.amount, { amount: '–' });
	const counted = book.readings.R66 === 'bonus_applies' ? commissar : 'none';
	const agrees = counted === 'check' || counted === 'plus' ? 1 : counted === 'minus' ? -1 : 0;
	const lines = shellModifiers(book, { ...shelling, commissar: agrees });
	const { from } = shellNeeds(book, shelling.gun, total(lines));
	const amount = from > 10 ? '–' : `${Math.max(1, from)}+`;
	return say(shelling.target.cover ? patterns.amountAndHalf : patterns.amount, { amount });
};

const forecastOf = (
	shelling: Shelling,
	commissar: boolean,
	stand: number,
	dist: Distribution<BatteryResult>
): Forecast => {
	const vehicle = isVehicle(shelling.target.type);
	const counts = (casualties: number): boolean => casualties >= (vehicle ? 1 : stand);
	const lost = { chance: chanceOf(dist, ({ casualties }) => counts(casualties)) };
	const mean = { mean: meanOf(dist, ({ casualties }) => casualties) };
	return {
		answer: {
			value: lost,
			strong: vehicle ? say(texts.toBeHit) : say(texts.toLoseAStand),
			second: vehicle
				? say(texts.meanHitsOnAverage, { mean })
				: say(texts.meanFiguresLostOnAverage, { mean })
		},
		chart: {
			caption: vehicle ? say(texts.hitsInPercent) : say(texts.figuresLostInPercent),
			bars: barsOf(
				byMeasure(dist, ({ casualties }) => casualties),
				counts
			),
			...(vehicle
				? {}
				: {
						bracket: say(texts.standOrMoreTakeTheStandChance, { stand, chance: lost })
					})
		},
		facts: [
			{
				label: say(texts.shellsThatHitOnAverage),
				value: { mean: meanOf(dist, ({ hits }) => hits) }
			},
			...(vehicle
				? []
				: [
						{
							label: say(texts.atLeastOneFigure),
							value: { chance: chanceOf(dist, ({ casualties }) => casualties > 0) }
						}
					]),
			...(commissar
				? [
						{
							label: say(texts.theCommissarQuarrels),
							value: { chance: chanceOf(dist, (result) => result.commissar !== 'plus') }
						}
					]
				: [])
		]
	};
};

/** TANKS; ARMOURED CARS; ARMORED TRAINS; SUPPRESSION: what the hits lead to. */
const meaning = (type: ShellTarget, casualties: number, stand: number): Phrase[] => {
	if (type === 'armoured_train') return [say(texts.aTrainThatWasFiredOnTestsMorale)];
	if (casualties === 0) return [];
	if (type === 'tank') return [say(texts.rollForEachOfThemWhatAShellDoesToA)];
	if (type === 'armoured_car') return [say(texts.itTestsMoraleForEachHit)];
	if (isVehicle(type) || casualties < stand) return [];
	return [say(texts.theStandHitFirstIsGoneSuppressedIf)];
};

const resultLines = (book: Book, { target }: Shelling, result: BatteryResult): Line[] => {
	const saves = savesFromShells(book, target.type);
	const gone = result.struck - result.casualties;
	return [
		...commissarLines(result.commissar),
		told(say(texts.shellsThatHit), 'Artillery', result.hits),
		...(result.odd === null
			? []
			: [
					told(
						result.odd ? say(texts.theOddHitWasNotSaved) : say(texts.theOddHitWasSaved),
						'Saving throw',
						result.odd ? 'counts' : '0'
					)
				]),
		...(result.struck === result.hits
			? []
			: [
					target.cover
						? told(say(texts.lossesHalfForCover), 'Claiming cover', result.struck)
						: told(say(texts.losses), 'Artillery', result.struck)
				]),
		...(gone > 0
			? [
					told(
						saves ? say(texts.doNotCount) : say(texts.nobodyLeftToHit),
						saves ? 'Saving throw' : 'Artillery',
						`−${gone}`
					)
				]
			: [])
	];
};

const tell = (
	book: Book,
	shelling: Shelling,
	asked: Commissar,
	stand: number,
	phase: number,
	result: BatteryResult
): Telling => {
	const { casualties } = result;
	const vehicle = isVehicle(shelling.target.type);
	const lost = vehicle ? count(casualties, texts.nHits) : count(casualties, texts.nFiguresLost);
	return {
		value: String(casualties),
		say: casualties === 0 ? (vehicle ? say(texts.noHit) : say(texts.nobodyIsHit)) : lost,
		more: meaning(shelling.target.type, casualties, stand),
		remarks: suppresses(phase, !vehicle && casualties >= stand),
		lines: resultLines(book, shelling, result),
		working: workings(book, shelling, commissarAsked(book, asked, result.commissar))
	};
};

/** ARTILLERY; TANKS: hits on a tank are rolled for one by one, so they change nothing yet. */
const changes = ({ target }: Shelling, { casualties, commissar }: BatteryResult): Change[] => [
	...(target.type === 'tank'
		? casualties > 0
			? [{ who: 'target', tests: { calculator: 'tank-hits', n: casualties } } as const]
			: []
		: [
				isVehicle(target.type)
					? ({ who: 'target', hits: casualties } as const)
					: ({ who: 'target', figures: casualties } as const)
			]),
	commissarChange('unit', commissar, ['fired'])
];

/** ARTILLERY: the sections of a battery against one target, direct or indirect. */
export const ARTILLERY: Calculator = {
	slug: 'artillery',
	title: texts.artillery,
	section: 'Artillery',
	phases: [2, 4],
	roles: { unit: texts.firing, target: texts.isShelled },
	sign: 'fired',
	log: { alone: texts.unitShells, at: texts.unitShellsTarget, words: 'without_losses' },
	initial: {
		gun: 'field',
		crewsLight: [2, 2, 2],
		crewsField: [4, 4, 4],
		crewsMedium: [4, 4, 4],
		crewsHeavy: [5, 5, 5],
		shells: [],
		mode: 'direct',
		directOnly: false,
		notLet: false,
		distance: 20,
		heroic: '0',
		camp: '',
		commissar: 'none',
		priest: false,
		priestPanics: false,
		referee: 0,
		target: 'infantry',
		cover: 'none',
		figures: 16,
		standFigures: 4,
		phase: 0
	},
	groups: artilleryGroups,
	asks: artilleryAsks,
	brief: (book, form) => shellBrief(book, shellingIn(book, form), commissarIn(form, 'commissar')),
	resolve: (book, form) => {
		const shelling = shellingIn(book, form);
		const may = mayShell(book, shelling);
		if (!may.ok) return { refused: may.refusal };
		const commissar = commissarIn(form, 'commissar');
		const asked = commissar === 'check' && book.readings.R66 === 'bonus_applies';
		const stand = Math.min(numberIn(form, 'standFigures'), numberIn(form, 'figures'));
		return {
			resolution: resolution({
				working: workings(book, shelling, commissar),
				draw: batteryFire(book, shelling, commissar),
				well: ({ casualties }) => casualties,
				forecast: (dist) => forecastOf(shelling, asked, stand, dist),
				tell: (result) => tell(book, shelling, commissar, stand, numberIn(form, 'phase'), result),
				changes: (result) => changes(shelling, result)
			})
		};
	}
};
