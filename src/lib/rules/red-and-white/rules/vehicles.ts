import { Draw, pool, repeated, type Needs } from '#lib/kernel/draw.ts';
import { numberOf, reading, type Book } from '../tables.ts';
import type { Band, Weapon } from '../types.ts';
import { UNSAVED } from './hits.ts';
import { moralePoint, moraleTest } from './morale.ts';
import { rangeModifier } from './ranges.ts';
import { smallArmsNeeds } from './small-arms.ts';

/** ARMOURED CARS: can this weapon hurt one at this range? Rifles at point blank, machine guns to normal range. */
export const canHurtCar = (weapon: Weapon, band: Band): boolean =>
	weapon === 'rifle' ? band === 'point_blank' : band !== 'long';

/** ARMOURED CARS: small arms at a car. */
export interface FireAtCar {
	readonly weapon: Weapon;
	readonly band: Band;
	readonly dice: number;
	/** All modifiers but the range, added up. */
	readonly otherModifiers: number;
}

/** ARMOURED CARS: hits, then a saving throw for each (AC-2). */
export const fireAtCar = (
	book: Book,
	fire: FireAtCar
): Draw<{ readonly hits: number; readonly unsaved: number }> => {
	const modifier = rangeModifier(fire.band) + fire.otherModifiers;
	const dice = canHurtCar(fire.weapon, fire.band) ? fire.dice : 0;
	return pool(dice, 6, smallArmsNeeds(book, modifier), {
		label: 'Fire at the armoured car',
		rule: 'Armoured cars'
	}).chain((hits) =>
		pool(hits, 6, UNSAVED, { label: 'Saving throws', rule: 'Saving throw' }).map((unsaved) => ({
			hits,
			unsaved
		}))
	);
};

/** ARMOURED CARS: more than this many hits cost each turret a die. */
export const HITS_WITH_FULL_DICE = 3;

/** ARMOURED CARS: dice of each turret. */
export const dicePerTurret = (hits: number): number => (hits > HITS_WITH_FULL_DICE ? 2 : 3);

/** ARMOURED CARS: out of action (G12)? */
export const carIsOut = (book: Book, hits: number): boolean =>
	hits >= numberOf(book, 'out_of_action_at_hits.armoured_car');

/** ARMOURED CARS: raw D6 faces that move without a breakdown (R43). */
export const breakdownNeeds = (book: Book, hits: number): Needs => {
	const policy = reading(book, 'R43');
	const above = policy === 'above_morale_point' ? moralePoint('armoured_car', hits) : hits;
	const from = policy === 'no_roll' || hits === 0 ? 1 : above + 1;
	return { from, to: 6, word: 'moves', other: 'breaks down' };
};

/** ARMOURED CARS: does it move without breaking down? */
export const movesWithoutBreakdown = (book: Book, hits: number): Draw<boolean> => {
	if (carIsOut(book, hits)) return Draw.of(false);
	return pool(1, 6, breakdownNeeds(book, hits), {
		label: 'Breakdown',
		rule: 'Armoured cars'
	}).map((moves) => moves === 1);
};

/** ARMOURED CARS: a test after each hit that counts, the hit counted first (R44). True: every test passed. */
export const carMorale = (book: Book, hits: number, newHits: number): Draw<boolean> =>
	repeated(newHits, true, (held, index) => {
		const counted = hits + index + (reading(book, 'R44') === 'before_hit' ? 0 : 1);
		return moraleTest(book, 0, moralePoint('armoured_car', counted), 'Armoured car').map(
			(passed) => held && passed
		);
	});

/** ARMORED TRAINS: fired on by artillery (R53): D6 to 5 less its hits, or one move to the rear. */
export const trainMorale = (book: Book, hits: number): Draw<boolean> =>
	moraleTest(book, 0, moralePoint('train', hits), 'Armoured train');

/** ARMORED TRAINS: does it test at all? When fired on, or only when hit (R53). */
export const trainMustTest = (book: Book, newHits: number): boolean =>
	reading(book, 'R53') === 'when_fired_on' || newHits > 0;
