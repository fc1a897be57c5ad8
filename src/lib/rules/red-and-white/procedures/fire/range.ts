import { say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	gunBand,
	gunLimits,
	rangeModifier,
	smallArmsBand,
	smallArmsBands
} from '../../rules/fire/ranges.ts';
import type { Book } from '../../book.ts';
import { BANDS, GUNS, WEAPONS, type Band, type Gun, type Weapon } from '../../types.ts';
import type { Calculator, Line } from '../calculator.ts';
import { withoutDice } from '../either.ts';
import { numberIn, oneOf, signed } from '../parts.ts';
import { words } from '#lib/rules/red-and-white/words/en/fire.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

const ARMS = [...WEAPONS, ...GUNS] as const;
type Arm = (typeof ARMS)[number];

const ARM_WORDS: Record<Arm, string> = {
	rifle: words.rifles,
	lmg: words.lightMachineGun,
	hmg: words.heavyMachineGun,
	vehicle_mg: words.vehicleMachineGun,
	light: words.lightGun,
	field: words.fieldGun,
	medium: words.mediumGun,
	heavy: words.heavyGun
};
const BAND_WORDS: Record<Band, string> = {
	point_blank: words.pointBlank,
	normal: words.normal,
	long: words.long
};

const isGun = (arm: Arm): arm is Gun => (GUNS as readonly string[]).includes(arm);

const bandOf = (book: Book, arm: Arm, distance: number): Band | undefined =>
	isGun(arm) ? gunBand(book, arm, distance) : smallArmsBand(book, arm, distance);

const limits = (book: Book, arm: Arm): Record<Band, number> =>
	isGun(arm) ? gunLimits(book, arm) : smallArmsBands(book, arm satisfies Weapon);

/** ARTILLERY: what is normal range for small arms is close range in the chart of the guns. */
const wordOf = (arm: Arm, band: Band | undefined): string => {
	if (!band) return words.outOfRange;
	return isGun(arm) && band === 'normal' ? words.close : BAND_WORDS[band];
};

const worth = (book: Book, band: Band | undefined): Phrase =>
	band
		? say(words.modifierOnEachDie, { modifier: { signed: rangeModifier(book, band) } })
		: say(words.itDoesNotReach);

const lineOf = (book: Book, arm: Arm, distance: number): Line => {
	const band = bandOf(book, arm, distance);
	return {
		reason: say(patterns.armBand, { arm: say(ARM_WORDS[arm]), band: say(wordOf(arm, band)) }),
		section: isGun(arm) ? 'Artillery' : 'Ranges',
		amount: band ? signed(rangeModifier(book, band)) : '–',
		...(isGun(arm) ? {} : { byDefault: true })
	};
};

/** RANGES; ARTILLERY: in which band a distance falls, for everything that fires. */
export const RANGE: Calculator = {
	slug: 'range',
	title: words.range,
	section: 'Ranges',
	phases: [2, 4, 5],
	roles: { unit: words.firing, target: words.isFiredAt },
	initial: { distance: 12, arm: 'rifle' },
	groups: () => [
		{
			title: words.distance,
			section: 'Ranges',
			fields: [
				{ kind: 'count', key: 'distance', label: words.distance, min: 0, max: 144, inches: true },
				{
					kind: 'choice',
					key: 'arm',
					label: words.whoFires,
					options: ARMS.map((arm) => ({ value: arm, label: ARM_WORDS[arm] }))
				}
			]
		}
	],
	resolve: (book, form) => {
		const distance = numberIn(form, 'distance');
		const arm = oneOf(form, 'arm', ARMS);
		const band = bandOf(book, arm, distance);
		const to = limits(book, arm);
		return {
			resolution: withoutDice({
				working: [
					{ lines: WEAPONS.map((weapon) => lineOf(book, weapon, distance)) },
					{ lines: GUNS.map((gun) => lineOf(book, gun, distance)) }
				],
				answer: {
					value: say(wordOf(arm, band)),
					strong: worth(book, band),
					second: say(words.armAtDistance, {
						arm: say(ARM_WORDS[arm]),
						distance: { inches: distance }
					})
				},
				facts: BANDS.map((one) => ({
					label: say(words.bandTo, { band: say(wordOf(arm, one)) }),
					value: { inches: to[one] }
				})),
				telling: {
					value: wordOf(arm, band),
					say: band
						? say(words.armAtDistanceBand, {
								arm: say(ARM_WORDS[arm]),
								distance: { inches: distance },
								band: say(wordOf(arm, band))
							})
						: say(words.armAtDistanceOutOfRangeItReaches, {
								arm: say(ARM_WORDS[arm]),
								distance: { inches: distance },
								reach: { inches: to.long }
							}),
					more: [],
					lines: [lineOf(book, arm, distance)]
				}
			})
		};
	}
};
