import { pool, type Draw, type Needs } from '#lib/kernel/draw.ts';
import { refuse, type Decision } from '#lib/kernel/engine.ts';
import { modifiers, total, type Modifier } from '#lib/kernel/modifier.ts';
import { say } from '#lib/kernel/phrase.ts';
import { reading, SMALL_ARMS_DICE, SMALL_ARMS_HIT, type Book } from '../tables.ts';
import type { Band, Commissar, Cover, Heroic } from '../types.ts';
import { attackingDice, attackingStands } from './attacking-fire.ts';
import { casualtiesOf, coverCounts, type Struck } from './hits.ts';
import { rangeModifier } from './ranges.ts';
import {
	commissarNow,
	commissarOf,
	heroicBonus,
	type CommissarOutcome
} from './special-figures.ts';

/** SMALL ARMS FIRING: one unit fires at another. */
export interface SmallArms {
	readonly rifleStands: number;
	readonly lmg: number;
	readonly hmg: number;
	readonly vehicleMg: number;
	/** ARMOURED CARS: dice of each turret or vehicle gun; 3, or 2 on a car with more than three hits. */
	readonly dicePerVehicleMg?: number;
	readonly band: Band;
	readonly attackingFire?: boolean;
	readonly interventionist?: boolean;
	readonly heroic?: Heroic;
	readonly commissar?: Commissar;
	readonly priest?: boolean;
	/** Only where the owner lets it count (R17). */
	readonly banner?: boolean;
	/** A unit option, off by default: one die fewer. */
	readonly oneDieFewer?: boolean;
	readonly target: {
		readonly cover: Cover;
		readonly saves: boolean;
		/** Figures there are to lose; undefined: not counted. */
		readonly figures?: number | undefined;
	};
}

/** SMALL ARMS FIRING: the result, with what the commissar did first. */
export interface FireResult extends Struck {
	readonly commissar: CommissarOutcome;
}

/** SMALL ARMS FIRING; MACHINE GUNS: dice of each kind of weapon, in printed order. */
export const fireDice = (book: Book, fire: SmallArms): Modifier[] => {
	const attacking = fire.attackingFire === true;
	const of = (weapon: 'rifle' | 'lmg' | 'hmg' | 'vehicle_mg', count: number): number =>
		count *
		(weapon === 'vehicle_mg' ? (fire.dicePerVehicleMg ?? 3) : SMALL_ARMS_DICE.at(weapon, 'dice'));
	const hmgDice = of('hmg', fire.hmg) * (reading(book, 'R63') === 'three_per_gunner' ? 2 : 1);
	const lines = modifiers(
		[
			'Small arms firing',
			'Stands with rifles',
			of('rifle', attacking ? attackingStands(book, fire.rifleStands) : fire.rifleStands)
		],
		['Machine guns', 'Light machine guns', of('lmg', attackingDice(book, 'lmg', fire.lmg))],
		[
			'Machine guns',
			'Heavy machine guns',
			attacking ? attackingDice(book, 'hmg', hmgDice) : hmgDice
		],
		[
			'Small arms firing',
			'Vehicle machine guns',
			attacking
				? attackingDice(book, 'tank', of('vehicle_mg', fire.vehicleMg))
				: of('vehicle_mg', fire.vehicleMg)
		]
	);
	return fire.oneDieFewer && total(lines) > 0
		? [...lines, { section: 'Unit option', reason: 'One die fewer', amount: -1, byDefault: true }]
		: lines;
};

/** SMALL ARMS FIRING: the list of modifiers, all added (R16), without a commissar who must still be checked. */
export const fireModifiers = (book: Book, fire: SmallArms): Modifier[] =>
	modifiers(
		['Small arms firing', bandReason(fire.band), rangeModifier(fire.band), true],
		['Small arms firing', 'Interventionist unit', fire.interventionist ? 1 : 0],
		['Officers and leaders', 'Led heroically', heroicBonus(book, fire.heroic ?? 0, false)],
		['Commissars', 'Commissar', standingCommissar(fire.commissar)],
		['Religious inspiration', 'Priest', fire.priest ? 1 : 0],
		['Banners', 'Banner', fire.banner && reading(book, 'R17') === 'in_fire' ? 1 : 0]
	);

const bandReason = (band: Band): string => (band === 'point_blank' ? 'Point blank' : 'Long range');
const standingCommissar = (commissar: Commissar = 'none'): number =>
	commissar === 'plus' ? 1 : commissar === 'minus' ? -1 : 0;

/** SMALL ARMS FIRING: raw D6 faces that hit after this modifier (R16: no face is automatic). */
export const smallArmsNeeds = (book: Book, modifier: number): Needs => {
	const policy = reading(book, 'R16');
	let from = Math.max(SMALL_ARMS_HIT - modifier, 1);
	if (policy === 'one_always_misses' || policy === 'six_hits_one_misses') from = Math.max(from, 2);
	if (policy === 'six_always_hits' || policy === 'six_hits_one_misses') from = Math.min(from, 6);
	return { from, to: 6, word: 'hit', other: 'miss' };
};

/** SMALL ARMS FIRING; ATTACKING FIRE: is there anything that may fire? */
export const mayFireSo = (book: Book, fire: SmallArms): Decision<never> => {
	if (total(fireDice(book, fire)) > 0) return { ok: true, events: [] };
	return fire.attackingFire
		? refuse('Attacking fire', say('Nothing here may fire after moving.'))
		: refuse('Small arms firing', say('Nothing here fires small arms.'));
};

/** SMALL ARMS FIRING: the commissar first, then the dice, cover, saving throws, figures present (R19). */
export const smallArmsFire = (book: Book, fire: SmallArms): Draw<FireResult> => {
	const dice = total(fireDice(book, fire));
	const fixed = total(fireModifiers(book, { ...fire, commissar: 'none' }));
	const commissar = fire.commissar ?? 'none';
	return commissarOf(commissar).chain((outcome) => {
		const modifier = fixed + commissarNow(book, commissar, outcome);
		return pool(dice, 6, smallArmsNeeds(book, modifier), {
			label: 'Small-arms fire',
			rule: 'Small arms firing'
		})
			.chain((hits) =>
				casualtiesOf(book, hits, {
					inCover: coverCounts(book, fire.target.cover, fire.band),
					saves: fire.target.saves && reading(book, 'R20') !== 'nobody_extra',
					figuresPerHit: 1,
					figures: fire.target.figures ?? Infinity
				})
			)
			.map(({ hits, odd, struck, casualties }) => ({
				commissar: outcome,
				hits,
				odd,
				struck,
				casualties
			}));
	});
};
