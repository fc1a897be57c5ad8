import { Draw, pool, repeated, type Needs } from '#lib/kernel/dice/draw.ts';
import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { modifiers, total, type Modifier } from '#lib/kernel/book/modifier.ts';
import { say } from '#lib/kernel/phrase.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../../book.ts';
import type { Band, Commissar, Cover, Weapon } from '../../types.ts';
import { casualtiesOf, coverCounts } from '../fire/hits.ts';
import { moralePoint, moraleTest } from '../morale.ts';
import { rangeModifier } from '../fire/ranges.ts';
import { smallArmsNeeds } from '../fire/small-arms.ts';
import {
	commissarInFire,
	commissarNow,
	commissarOf,
	type CommissarOutcome
} from '../special-figures.ts';
import { words } from '#lib/rules/red-and-white/words/en/rules.ts';

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
	/** CLAIMING COVER: what the car stands in. */
	readonly cover?: Cover;
}

/** ARMOURED CARS: what the dice did: those that hit, what of them the cover left, what no saving throw stopped. */
export interface CarStruck {
	readonly hits: number;
	/** In cover: whether the odd hit counted. Null where there was none. */
	readonly odd: boolean | null;
	readonly struck: number;
	readonly unsaved: number;
}

/** ARMOURED CARS; SMALL ARMS FIRING: half of the hits against a car in cover, then a saving throw for each (AC-2, R19). */
const throughArmour = (book: Book, covered: number, open: number): Draw<CarStruck> =>
	casualtiesOf(book, covered, {
		inCover: covered > 0,
		saves: true,
		figuresPerHit: 1,
		figures: Infinity,
		beside: open
	}).map(({ hits, odd, struck, casualties }) => ({ hits, odd, struck, unsaved: casualties }));

/** ARMOURED CARS: does this fire do anything to a car (AC-2)? */
export const mayHurtCar = ({ weapon, band }: FireAtCar): Decision<never> => {
	if (canHurtCar(weapon, band)) return accept();
	return weapon === 'rifle'
		? refuse('Armoured cars', say(words.riflesHurtAnArmouredCarOnlyAtPoint))
		: refuse('Armoured cars', say(words.machineGunsDoNotHurtAnArmouredCar));
};

/** ARMOURED CARS; SMALL ARMS FIRING: what is added to each die. */
export const carFireModifiers = (book: Book, { band, otherModifiers }: FireAtCar): Modifier[] =>
	modifiers(
		[
			'Small arms firing',
			band === 'point_blank' ? words.pointBlank : words.longRange,
			rangeModifier(book, band),
			true
		],
		['Small arms firing', words.otherModifiers, otherModifiers]
	);

/** ARMOURED CARS: hits, then cover, then a saving throw for each (AC-2). */
export const fireAtCar = (book: Book, fire: FireAtCar): Draw<CarStruck> => {
	const modifier = total(carFireModifiers(book, fire));
	const dice = canHurtCar(fire.weapon, fire.band) ? fire.dice : 0;
	return pool(dice, 6, smallArmsNeeds(book, modifier), {
		label: words.fireAtTheArmouredCar,
		rule: 'Armoured cars'
	}).chain((hits) =>
		coverCounts(book, fire.cover ?? 'none', fire.band)
			? throughArmour(book, hits, 0)
			: throughArmour(book, 0, hits)
	);
};

/** ARMOURED CARS: dice of one kind of weapon at a car, in the band they fire at. */
export interface CarVolley {
	readonly weapon: Weapon;
	readonly band: Band | 'out';
	readonly dice: number;
}

/** ARMOURED CARS: those that can hurt it at their range (AC-2). */
const volleysThatHurt = (
	volleys: readonly CarVolley[]
): readonly (CarVolley & { readonly band: Band })[] =>
	volleys.flatMap(({ weapon, band, dice }) =>
		dice > 0 && band !== 'out' && canHurtCar(weapon, band) ? [{ weapon, band, dice }] : []
	);

/** ARMOURED CARS: does any of this fire do anything to a car (AC-2)? */
export const mayAllHurtCar = (volleys: readonly CarVolley[]): Decision<never> =>
	volleysThatHurt(volleys).length
		? accept()
		: refuse('Armoured cars', say(words.nothingHereHurtsAnArmouredCarAt));

const VOLLEY_LABELS: Readonly<Record<Weapon, string>> = {
	rifle: words.rifles,
	lmg: words.lightMachineGuns,
	hmg: words.heavyMachineGuns,
	vehicle_mg: words.vehicleMachineGuns
};

/** ARMOURED CARS: all weapons of a unit at a car, one after the other; then cover, and a saving throw for each hit (AC-2). */
export const allFireAtCar = (
	book: Book,
	volleys: readonly CarVolley[],
	otherModifiers: number,
	cover: Cover = 'none'
): Draw<CarStruck> => {
	const shots = volleysThatHurt(volleys);
	return repeated(shots.length, { covered: 0, open: 0 }, (hits, at) => {
		const shot = shots[at];
		if (!shot) return Draw.of(hits);
		const needs = smallArmsNeeds(book, rangeModifier(book, shot.band) + otherModifiers);
		return pool(shot.dice, 6, needs, {
			label: VOLLEY_LABELS[shot.weapon],
			rule: 'Armoured cars'
		}).map((n) =>
			coverCounts(book, cover, shot.band)
				? { ...hits, covered: hits.covered + n }
				: { ...hits, open: hits.open + n }
		);
	}).chain(({ covered, open }) => throughArmour(book, covered, open));
};

/** ARMOURED CARS; COMMISSARS: what the dice did to a car, and the commissar before them. */
export interface CarFireResult extends CarStruck {
	readonly commissar: CommissarOutcome;
}

/** ARMOURED CARS; COMMISSARS: the commissar first (SP-2), then this fire with what he adds to each die. */
export const fireUnderCommissar = (
	book: Book,
	commissar: Commissar,
	fire: (added: number) => Draw<CarStruck>
): Draw<CarFireResult> =>
	commissarOf(commissar).chain((outcome) =>
		fire(commissarInFire(book, commissarNow(book, commissar, outcome))).map((struck) => ({
			...struck,
			commissar: outcome
		}))
	);

/** ARMOURED CARS: the most hits with which each turret still has all its dice. */
export const hitsWithFullDice = (book: Book): number => book.charts.CAR_DICE.at('whole', 'to');

/** ARMOURED CARS: dice of each turret. */
export const dicePerTurret = (book: Book, hits: number): number =>
	book.charts.CAR_DICE.at(hits > hitsWithFullDice(book) ? 'worn' : 'whole', 'dice');

/** ARMOURED CARS: out of action (G12)? */
export const carIsOut = (book: Book, hits: number): boolean =>
	hits >= numberOf(book, 'out_of_action_at_hits.armoured_car');

/** ARMOURED CARS: the unmodified D6 faces on which it moves without a breakdown (R43). */
export const breakdownNeeds = (book: Book, hits: number): Needs => {
	const policy = book.readings.R43;
	const above = policy === 'above_morale_point' ? moralePoint(book, 'armoured_car', hits) : hits;
	const from = policy === 'no_roll' || hits === 0 ? 1 : above + 1;
	return { from, to: 6, word: words.carMoves, other: words.breaksDown };
};

/** ARMOURED CARS: is it still there to move (G12)? */
export const carMayMove = (book: Book, hits: number): Decision<never> =>
	carIsOut(book, hits)
		? refuse('Armoured cars', say(words.withHitsHitsTheCarIsOutOfAction, { hits }))
		: accept();

/** ARMOURED CARS: does it move without breaking down? */
export const movesWithoutBreakdown = (book: Book, hits: number): Draw<boolean> => {
	if (carIsOut(book, hits)) return Draw.of(false);
	return pool(1, 6, breakdownNeeds(book, hits), {
		label: words.breakdown,
		rule: 'Armoured cars'
	}).map((moves) => moves === 1);
};

/** ARMOURED CARS: the morale point of each test after new hits; the hit is counted first (R44). */
export const carMoralePoints = (book: Book, hits: number, newHits: number): number[] =>
	Array.from({ length: newHits }, (_, index) =>
		moralePoint(book, 'armoured_car', hits + index + (book.readings.R44 === 'before_hit' ? 0 : 1))
	);

/** ARMOURED CARS: a test after each hit that counts (R44). True: every test passed; the first that fails settles it. */
export const carMorale = (book: Book, hits: number, newHits: number): Draw<boolean> => {
	const points = carMoralePoints(book, hits, newHits);
	return repeated(points.length, true, (held, index) =>
		held ? moraleTest(book, 0, points[index] ?? 0) : Draw.of(held)
	);
};

/** ARMORED TRAINS: fired on by artillery (R53): D6 to 5 less its hits, or one move to the rear. */
export const trainMorale = (book: Book, hits: number): Draw<boolean> =>
	moraleTest(book, 0, moralePoint(book, 'train', hits), words.armouredTrain);

/** ARMORED TRAINS: does it test at all? When fired on, or only when hit (R53). */
const trainMustTest = (book: Book, wasHit: boolean): boolean =>
	book.readings.R53 === 'when_fired_on' || wasHit;

/** ARMORED TRAINS: must it test, and is it still there to test (R53, G12)? */
export const mayTestTrain = (book: Book, hits: number, wasHit: boolean): Decision<never> => {
	if (hits >= numberOf(book, 'out_of_action_at_hits.train'))
		return refuse('Armored trains', say(words.theTrainIsOutOfAction));
	if (!trainMustTest(book, wasHit))
		return refuse('Armored trains', say(words.noShellHitTheTrainItDoesNotTest));
	return accept();
};
