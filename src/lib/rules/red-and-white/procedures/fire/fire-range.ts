import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { coverCounts } from '../../rules/fire/hits.ts';
import { bandTo, gunLimits, rangeModifier, reaches, type Reach } from '../../rules/fire/ranges.ts';
import type { Arm, SmallArms } from '../../rules/fire/small-arms.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import { choiceAsk, type Ask } from '#lib/kernel/sheet/asks.ts';
import { smallArmsBands } from '../../rules/fire/ranges.ts';
import type { Book } from '../../book.ts';
import { BANDS, WEAPONS, type Band } from '../../types.ts';
import type { Choice, Form } from '../calculator.ts';
import { numberIn, textIn } from '../parts.ts';
import { words as texts } from '#lib/rules/red-and-white/words/en/fire.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

type Limits = Readonly<Record<Band, number>>;

const COUNTED: Readonly<Record<Arm, string>> = {
	rifle: 'rifleStands',
	lmg: 'lmg',
	hmg: 'hmg',
	vehicle_mg: 'vehicleMg',
	light_gun: 'shells'
};
const ARMS: readonly Arm[] = [...WEAPONS, 'light_gun'];

const BAND_WORDS: Readonly<Record<Band, string>> = {
	point_blank: texts.pointBlank,
	normal: texts.normal,
	long: texts.long
};
const ARM_WORDS: Readonly<Record<Arm, string>> = {
	rifle: texts.reachOfRifles,
	lmg: texts.lightGuns,
	hmg: texts.machineGuns,
	vehicle_mg: texts.vehicleGuns,
	light_gun: texts.reachOfShells
};

const limitsOf = (book: Book, arm: Arm): Limits =>
	arm === 'light_gun' ? gunLimits(book, 'light') : smallArmsBands(book, arm);

/** SMALL ARMS FIRING; ATTACKING FIRE (G05): which weapons of the unit fire at all. */
const armsIn = (book: Book, form: Form, attacking: boolean): readonly Arm[] =>
	ARMS.filter(
		(arm) =>
			numberIn(form, COUNTED[arm]) > 0 &&
			!(attacking && arm === 'hmg' && numberOf(book, 'attacking_fire.hmg') === 0)
	);

const alike = (a: Limits, b: Limits): boolean => BANDS.every((band) => a[band] === b[band]);

/** Weapons with the same bands are grouped, under the first of them. */
const kindsOf = (book: Book, arms: readonly Arm[]): readonly Arm[] =>
	arms.filter(
		(arm, at) => arms.findIndex((one) => alike(limitsOf(book, one), limitsOf(book, arm))) === at
	);

const FAR = 'to:';

/** Where every weapon is in the same band, it has the band's own name. */
const valueOf = ({ to, bands }: Reach): string => {
	const [first = 'out'] = bands;
	return first !== 'out' && bands.every((band) => band === first) ? first : `${FAR}${to}`;
};

const allOf = (list: readonly Phrase[]): Phrase => say(patterns.list, { list: { list } });

const effectsOf = (book: Book, kinds: readonly Arm[], { bands }: Reach): readonly Phrase[] =>
	kinds.map((arm, at) => {
		const band = bands[at] ?? 'out';
		const arms = say(ARM_WORDS[arm]);
		return band === 'out'
			? say(texts.armsDoNotReach, { arms })
			: say(patterns.armsAmount, { arms, amount: { signed: rangeModifier(book, band) } });
	});

/** Beside the faces that hit, only what sets one kind of weapon apart: `rifles −1`. */
const apartIn = (book: Book, kinds: readonly Arm[], reach: Reach): Phrase | null => {
	const { bands } = reach;
	if (bands.every((band) => band === bands[0])) return null;
	const apart = bands.some((band) => band === 'out') ? ['out'] : ['point_blank', 'long'];
	return allOf(effectsOf(book, kinds, reach).filter((_, at) => apart.includes(bands[at] ?? 'out')));
};

/** RANGES (G01): how far a band reaches for the one kind of weapon that fires, or for rifles and for heavy guns. */
const bandEffect = (book: Book, band: Band, only: Limits | undefined): Phrase =>
	only
		? say(texts.toFar, { far: { inches: only[band] } })
		: say(texts.rifleGunsHmg, {
				rifle: { inches: numberOf(book, `small_arms_bands.rifle.${band}`) },
				hmg: { inches: numberOf(book, `small_arms_bands.hmg.${band}`) }
			});

/** RANGES: one tap gives the band of every weapon that fires. */
export const rangeChoice = (book: Book, form: Form, attacking: boolean): Choice => {
	const kinds = kindsOf(book, armsIn(book, form, attacking));
	const limits = kinds.map((arm) => limitsOf(book, arm));
	return {
		kind: 'choice',
		key: 'band',
		label: texts.range,
		options:
			kinds.length < 2
				? BANDS.map((band) => ({
						value: band,
						label: BAND_WORDS[band],
						effect: bandEffect(book, band, limits[0])
					}))
				: reaches(limits).map((reach) => ({
						value: valueOf(reach),
						label: say(patterns.fromTo, {
							from: { inches: reach.from },
							to: { inches: reach.to }
						}),
						effect: allOf(effectsOf(book, kinds, reach)),
						beside: apartIn(book, kinds, reach)
					}))
	};
};

/** RANGES: weapons that are filled in but out of range, and so throw no dice. */
export const shortOf = (book: Book, form: Form): readonly string[] => {
	const { bands } = bandsIn(book, form);
	return ARMS.filter((arm) => bands?.[arm] === 'out').map((arm) => COUNTED[arm]);
};

/** RANGES: the bands in a situation, one for all weapons or one for each. */
export const bandsIn = (book: Book, form: Form): Pick<SmallArms, 'band' | 'bands'> => {
	const said = textIn(form, 'band');
	if (!said.startsWith(FAR)) return { band: BANDS.find((band) => band === said) ?? 'point_blank' };
	const to = Number(said.slice(FAR.length));
	return {
		band: 'normal',
		bands: Object.fromEntries(ARMS.map((arm) => [arm, bandTo(limitsOf(book, arm), to)]))
	};
};

/** CLAIMING COVER: what the target stands in. */
export const coverChoice: Choice = {
	kind: 'choice',
	key: 'cover',
	label: texts.cover,
	options: [
		{ value: 'none', label: texts.open },
		{ value: 'terrain', label: texts.inCover, effect: say(texts.halfHits) },
		{ value: 'claimed', label: texts.claimed, effect: say(texts.notAtPointBlank) }
	]
};

/** CLAIMING COVER (R59): at point blank nobody is asked about claimed cover that does not count there. */
export const coverAsk = (
	book: Book,
	form: Form,
	band: Band | 'indirect' = bandsIn(book, form).band
): Ask => {
	const counts = ({ value }: Choice['options'][number]): boolean =>
		value !== 'claimed' || form['cover'] === value || coverCounts(book, value, band);
	return choiceAsk({ ...coverChoice, options: coverChoice.options.filter(counts) }, form);
};
