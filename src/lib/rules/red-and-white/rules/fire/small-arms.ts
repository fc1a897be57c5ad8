import { Draw, pool, repeated, type Needs } from '#lib/kernel/dice/draw.ts';
import { refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { modifiers, total, type Modifier } from '#lib/kernel/book/modifier.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Book } from '../../book.ts';
import {
	BANDS,
	WEAPONS,
	type Band,
	type Commissar,
	type Cover,
	type Heroic,
	type Weapon
} from '../../types.ts';
import { shellNeeds } from './artillery.ts';
import { attackingDice, attackingStands, type Attacking } from './attacking-fire.ts';
import { casualtiesOf, coverCounts, type Struck } from './hits.ts';
import { rangeModifier } from './ranges.ts';
import { refereeLine } from '../referee.ts';
import {
	commissarNow,
	commissarInFire,
	commissarOf,
	figuresInFire,
	type CommissarOutcome
} from '../special-figures.ts';
import { words } from '#lib/rules/red-and-white/words/en/rules.ts';

/** RANGES: whatever has bands of its own in the fire of one unit. */
export type Arm = Weapon | 'light_gun';

/** SMALL ARMS FIRING: one unit fires at another with everything it has. */
export interface SmallArms {
	readonly rifleStands: number;
	readonly lmg: number;
	readonly hmg: number;
	/** How many of the two gunners at each gun are lost; matters only where a gun's dice depend on its gunners (R63). */
	readonly gunnersLost?: number;
	readonly vehicleMg: number;
	/** ARMOURED CARS: does the car bear more than three hits, so that each turret has fewer dice? */
	readonly worn?: boolean;
	readonly band: Band;
	/** RANGES: weapons in a different band than `band`; `out` for one out of range. */
	readonly bands?: Readonly<Partial<Record<Arm, Band | 'out'>>>;
	/** ARTILLERY: shells of the light guns that go with the unit and fire at the same target. */
	readonly shells?: number;
	readonly attackingFire?: boolean;
	/** ATTACKING FIRE (G05): its stands are dismounted cavalry, which may have its own share. */
	readonly dismounted?: boolean;
	readonly interventionist?: boolean;
	readonly heroic?: Heroic;
	readonly commissar?: Commissar;
	readonly priest?: boolean;
	/** RELIGIOUS INSPIRATION: he panicked earlier this turn (G06). */
	readonly priestPanics?: boolean;
	/** Counts only if the owner allows it (R17). */
	readonly banner?: boolean;
	/** GAMING TERMS USED: added to each die. */
	readonly referee?: number;
	/** A unit option, off by default: one die fewer. */
	readonly oneDieFewer?: boolean;
	readonly target: {
		readonly cover: Cover;
		readonly saves: boolean;
		/** How many figures there are to lose; undefined where that is not counted. */
		readonly figures?: number | undefined;
	};
}

/** SMALL ARMS FIRING: the result, with what the commissar did first. */
export interface FireResult extends Struck {
	readonly commissar: CommissarOutcome;
}

/** RANGES: the band in which a weapon fires. */
export const bandOfArm = (fire: SmallArms, arm: Arm): Band | 'out' =>
	fire.bands?.[arm] ?? fire.band;

/** MACHINE GUNS: gunners at a heavy machine gun. */
const GUNNERS = 2;

/** MACHINE GUNS (R63): three dice for each heavy machine gun, or for each gunner left. */
const hmgTimes = (book: Book, { hmg, gunnersLost = 0 }: SmallArms): number =>
	book.readings.R63 === 'three_per_gunner' ? Math.max(hmg, GUNNERS * hmg - gunnersLost) : hmg;

/** ATTACKING FIRE; INFANTRY; CAVALRY: stands that fire after moving into melee. */
const standsThatAttack = (book: Book, { rifleStands, dismounted }: SmallArms): number =>
	attackingStands(book, rifleStands, dismounted ? 'dismounted_cavalry' : 'infantry');

/** SMALL ARMS FIRING; ATTACKING FIRE; MACHINE GUNS: dice of one kind of weapon; none where it does not reach. */
const diceOf = (book: Book, fire: SmallArms, weapon: Weapon): number => {
	if (bandOfArm(fire, weapon) === 'out') return 0;
	const attacking = fire.attackingFire === true;
	const share = (as: Attacking, dice: number): number =>
		attacking ? attackingDice(book, as, dice) : dice;
	const each = book.charts.SMALL_ARMS_DICE.at(weapon, 'dice');
	switch (weapon) {
		case 'rifle':
			return each * (attacking ? standsThatAttack(book, fire) : fire.rifleStands);
		case 'lmg':
			return share('lmg', each * fire.lmg);
		case 'hmg':
			return share('hmg', each * hmgTimes(book, fire));
		case 'vehicle_mg':
			return share(
				'tank',
				(fire.worn ? book.charts.CAR_DICE.at('worn', 'dice') : each) * fire.vehicleMg
			);
	}
};

const DICE_LINES: Readonly<Record<Weapon, readonly [section: string, reason: string]>> = {
	rifle: ['Small arms firing', words.standsWithRifles],
	lmg: ['Machine guns', words.lightMachineGuns],
	hmg: ['Machine guns', words.heavyMachineGuns],
	vehicle_mg: ['Small arms firing', words.vehicleMachineGuns]
};

/** SMALL ARMS FIRING; MACHINE GUNS: dice of each kind of weapon, in printed order. */
export const fireDice = (book: Book, fire: SmallArms): Modifier[] => {
	const lines = modifiers(
		...WEAPONS.map((weapon) => [...DICE_LINES[weapon], diceOf(book, fire, weapon)] as const)
	);
	return fire.oneDieFewer && total(lines) > 0
		? [...lines, { section: 'Unit option', reason: words.oneDieFewer, amount: -1, byDefault: true }]
		: lines;
};

/** SMALL ARMS FIRING; RANGES: dice that need the same number because they are thrown at the same range. */
export interface Volley {
	readonly label: string;
	readonly band: Band;
	readonly dice: number;
}

const ALONE: Readonly<Record<Weapon, string>> = {
	rifle: words.rifles,
	lmg: words.lightMachineGuns,
	hmg: words.heavyMachineGuns,
	vehicle_mg: words.vehicleMachineGuns
};
const TOGETHER: Readonly<Record<Band, string>> = {
	point_blank: words.smallArmsFirePointBlank,
	normal: words.smallArmsFireNormalRange,
	long: words.smallArmsFireLongRange
};

/** SMALL ARMS FIRING; RANGES: one throw for each band in which something fires, the nearest first. */
export const volleys = (book: Book, fire: SmallArms): readonly Volley[] => {
	const arms = WEAPONS.map((weapon) => ({
		weapon,
		band: bandOfArm(fire, weapon),
		dice: diceOf(book, fire, weapon)
	})).filter(({ dice }) => dice > 0);
	const bands = BANDS.filter((band) => arms.some((arm) => arm.band === band));
	let fewer = fire.oneDieFewer ? 1 : 0;
	return bands.map((band) => {
		const those = arms.filter((arm) => arm.band === band);
		const [first] = those;
		const dice = those.reduce((sum, arm) => sum + arm.dice, 0) - fewer;
		fewer = 0;
		const alone = those.length === 1 && first ? ALONE[first.weapon] : TOGETHER[band];
		return { label: bands.length === 1 ? words.smallArmsFire : alone, band, dice };
	});
};

/** SMALL ARMS FIRING: the list of modifiers, all added (R16), without a commissar who must still be checked. */
export const fireModifiers = (book: Book, fire: SmallArms): Modifier[] => {
	const list = book.charts.SMALL_ARMS_MODIFIERS;
	const banner = fire.banner && book.readings.R17 === 'in_fire';
	return modifiers(
		['Small arms firing', bandReason(fire.band), rangeModifier(book, fire.band), true],
		[
			'Small arms firing',
			words.interventionistUnit,
			fire.interventionist ? list.at('interventionist', 'modifier') : 0
		],
		...figuresInFire(book, { ...fire, commissar: standingCommissar(fire.commissar) }),
		['Banners', words.banner, banner ? list.at('banner', 'modifier') : 0],
		refereeLine(fire.referee)
	);
};

const bandReason = (band: Band): string =>
	band === 'point_blank' ? words.pointBlank : words.longRange;
const standingCommissar = (commissar: Commissar = 'none'): 1 | 0 | -1 =>
	commissar === 'plus' ? 1 : commissar === 'minus' ? -1 : 0;

/** SMALL ARMS FIRING: the unmodified D6 faces that hit with this modifier (R16: no face is automatic). */
export const smallArmsNeeds = (book: Book, modifier: number): Needs => {
	const policy = book.readings.R16;
	let from = Math.max(book.charts.IN_TEXT.at('small_arms_hit_from', 'number') - modifier, 1);
	if (policy === 'one_always_misses' || policy === 'six_hits_one_misses') from = Math.max(from, 2);
	if (policy === 'six_always_hits' || policy === 'six_hits_one_misses') from = Math.min(from, 6);
	return { from, to: 6, word: words.hit, other: words.miss };
};

/** SMALL ARMS FIRING; ATTACKING FIRE: is there anything that may fire? */
export const mayFireSo = (book: Book, fire: SmallArms): Decision<never> => {
	if (total(fireDice(book, fire)) + shellsIn(fire) > 0) return { ok: true, facts: [] };
	return fire.attackingFire
		? refuse('Attacking fire', say(words.nothingHereMayFireAfterMoving))
		: refuse('Small arms firing', say(words.nothingHereFiresSmallArms));
};

/** ARTILLERY; RANGES: the shells of the light guns with the unit; none if they are out of range. */
export const shellsIn = (fire: SmallArms): number =>
	bandOfArm(fire, 'light_gun') === 'out' ? 0 : (fire.shells ?? 0);

/** ARTILLERY: what a shell needs; the bonuses of its unit count only if the owner allows it (R66). */
export const shellsNeed = (book: Book, fire: SmallArms, commissar: number): Needs => {
	const band = bandOfArm(fire, 'light_gun');
	const bonus =
		book.readings.R66 === 'bonus_applies'
			? total(modifiers(...figuresInFire(book, { ...fire, commissar: 0 }))) + commissar
			: 0;
	return shellNeeds(
		book,
		'light',
		(band === 'out' ? 0 : rangeModifier(book, band)) + bonus + (fire.referee ?? 0)
	);
};

/** Hits so far: those that cover halves, those that it does not, and the same for shells. */
interface Hits {
	readonly covered: number;
	readonly open: number;
	readonly shellsCovered: number;
	readonly shellsOpen: number;
}

/** SMALL ARMS FIRING; ARTILLERY: all dice of the unit, weapon by weapon. */
const hitsOf = (book: Book, fire: SmallArms, commissar: number): Draw<Hits> => {
	const none: Hits = { covered: 0, open: 0, shellsCovered: 0, shellsOpen: 0 };
	const shots = volleys(book, fire);
	const fixed = total(fireModifiers(book, { ...fire, commissar: 'none', band: 'normal' }));
	const inCover = (band: Band): boolean => coverCounts(book, fire.target.cover, band);
	const small = repeated(shots.length, none, (hits, at) => {
		const shot = shots[at];
		if (!shot) return Draw.of(hits);
		const needs = smallArmsNeeds(book, fixed + rangeModifier(book, shot.band) + commissar);
		return pool(shot.dice, 6, needs, { label: shot.label, rule: 'Small arms firing' }).map((n) =>
			inCover(shot.band) ? { ...hits, covered: hits.covered + n } : { ...hits, open: hits.open + n }
		);
	});
	const band = bandOfArm(fire, 'light_gun');
	if (shellsIn(fire) === 0 || band === 'out') return small;
	return small.chain((hits) =>
		pool(shellsIn(fire), 10, shellsNeed(book, fire, commissar), {
			label: words.shells,
			rule: 'Artillery'
		}).map((n) => (inCover(band) ? { ...hits, shellsCovered: n } : { ...hits, shellsOpen: n }))
	);
};

/** SMALL ARMS FIRING: the commissar first, then the dice, cover, saving throws, figures present (R19). One loss for all weapons. */
export const smallArmsFire = (book: Book, fire: SmallArms): Draw<FireResult> => {
	const commissar = fire.commissar ?? 'none';
	const figures = fire.target.figures ?? Infinity;
	const saves = fire.target.saves && book.readings.R20 !== 'nobody_extra';
	/** Shells are saved in the same way as shots, or they are settled separately. */
	const apart = saves && book.readings.R20 === 'small_arms_only';
	const settled = (covered: number, beside: number, saved: boolean): Draw<Struck> =>
		casualtiesOf(book, covered, {
			inCover: covered > 0,
			saves: saved,
			figuresPerHit: 1,
			figures,
			beside
		});
	return commissarOf(commissar).chain((outcome) =>
		hitsOf(book, fire, commissarInFire(book, commissarNow(book, commissar, outcome)))
			.chain(({ covered, open, shellsCovered, shellsOpen }): Draw<Struck> =>
				apart
					? settled(covered, open, true).chain((shots) =>
							settled(shellsCovered, shellsOpen, false).map((shells) => ({
								hits: shots.hits + shells.hits,
								odd: shots.odd ?? shells.odd,
								struck: shots.struck + shells.struck,
								casualties: Math.min(figures, shots.casualties + shells.casualties)
							}))
						)
					: settled(covered + shellsCovered, open + shellsOpen, saves)
			)
			.map(({ hits, odd, struck, casualties }) => ({
				commissar: outcome,
				hits,
				odd,
				struck,
				casualties
			}))
	);
};
