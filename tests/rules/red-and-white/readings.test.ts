import type Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { byMeasure, chanceOf, meanOf } from '#lib/kernel/dice/distribution.ts';
import { chances, type Draw } from '#lib/kernel/dice/draw.ts';
import { total } from '#lib/kernel/book/modifier.ts';
import { attachedGunLoses } from '#lib/rules/red-and-white/rules/fire/attached-gun.ts';
import { moveIntoBombardment } from '#lib/rules/red-and-white/rules/fire/bombardment.ts';
import { actsOn } from '#lib/rules/red-and-white/rules/leadership.ts';
import { armyTests } from '#lib/rules/red-and-white/rules/major-morale.ts';
import { halved, movement, type Move } from '#lib/rules/red-and-white/rules/movement.ts';
import { petrolDefence } from '#lib/rules/red-and-white/rules/vehicles/petrol-bombs.ts';
import { riverMovement } from '#lib/rules/red-and-white/rules/vehicles/ships.ts';
import {
	fireDice,
	mayFireSo,
	type SmallArms
} from '#lib/rules/red-and-white/rules/fire/small-arms.ts';
import {
	commissarCheck,
	officerCasualty,
	priestDistracted,
	specialFigureHit
} from '#lib/rules/red-and-white/rules/special-figures.ts';
import { bookOf, defaultBook, type Book } from '#lib/rules/red-and-white/book.ts';

const reads = (readings: Record<string, string>): Book => bookOf({ readings });
const p = (draw: Draw<boolean>): string => chanceOf(chances(draw), Boolean).toFraction();
const mean = (draw: Draw<number>): string => meanOf(chances(draw), (n) => n).toFraction();

describe('R05: the farther line', () => {
	const book = reads({ R05: 'farther_band' });
	const line = (distance: number): number => actsOn(book, { leader: 'ok', distance, cinc: 'none' });

	it('takes exactly 24 inches', () => {
		expect([line(23.5), line(24), line(24.5)]).toEqual([9, 8, 8]);
	});

	it('leaves 12 "or less" and "over" 36 as the table has them', () => {
		expect([line(12), line(12.5)]).toEqual([10, 9]);
		expect([line(36), line(36.5)]).toEqual([8, 6]);
	});
});

describe('R34: a small chance of two in ten', () => {
	const book = reads({ R34: 'two_in_ten' });

	it('is that a figure with the unit is hit', () => {
		expect(p(specialFigureHit(defaultBook, 'Commissar'))).toBe('1/10');
		expect(p(specialFigureHit(book, 'Commissar'))).toBe('1/5');
		expect(p(officerCasualty(book, 1).map((fate) => fate !== 'unhurt'))).toBe('1/5');
	});

	it('leaves what is unlikely, or asks for a 0, at one in ten', () => {
		expect(p(commissarCheck().map((outcome) => outcome !== 'plus'))).toBe('1/10');
		expect(p(priestDistracted(book).map((outcome) => outcome !== 'inspires'))).toBe('1/10');
		expect(p(attachedGunLoses(book))).toBe('1/20');
		const bombs = petrolDefence(book, { stands: 6 }, 1);
		expect(p(bombs.map(({ bombHits }) => bombHits > 0))).toBe('1/10');
	});
});

describe('R31: a committed officer', () => {
	const move: Move = { system: 'variable', mover: 'infantry', terrain: 'open', heroic: 2 };

	it('adds two inches', () => {
		expect(mean(movement(defaultBook, move))).toBe('9');
	});

	it('adds one where his two count in melee only', () => {
		expect(mean(movement(reads({ R31: 'melee_only' }), move))).toBe('8');
		expect(mean(movement(reads({ R31: 'melee_only', R10: 'extra_d6' }), move))).toBe('21/2');
	});
});

it('R20: an attached gun has no save where crews have none', () => {
	expect(p(attachedGunLoses(defaultBook))).toBe('1/20');
	expect(p(attachedGunLoses(reads({ R20: 'nobody_extra' })))).toBe('1/10');
});

it('R11: quarters of an inch go down to the half inch', () => {
	const book = reads({ R11: 'nearest_half' });
	expect([2, 2.25, 2.5, 2.75, 3].map((inches) => halved(book, inches * 4, 2))).toEqual([
		2, 2, 2.5, 2.5, 3
	]);
});

it('R11: half a move into a bombardment is rounded as any half', () => {
	const into = {
		system: 'variable',
		mover: 'infantry',
		terrain: 'open',
		stands: 6,
		gun: 'field',
		dieModifier: 0,
		distanceToArea: 0
	} as const;
	const ends = (book: Book): number[] =>
		byMeasure(chances(moveIntoBombardment(book, into)), ({ end }) => end ?? 0).map(
			({ value }) => value
		);
	expect(ends(defaultBook)).toContain(3.5);
	expect(ends(reads({ R11: 'round_down' }))).toEqual([1, 2, 3, 4, 5, 6]);
	expect(ends(reads({ R11: 'round_up' }))).toEqual([1, 2, 3, 4, 5, 6]);
});

describe('G05: attacking fire of a tank', () => {
	const tank: SmallArms = {
		rifleStands: 0,
		lmg: 0,
		hmg: 0,
		vehicleMg: 2,
		band: 'point_blank',
		attackingFire: true,
		target: { cover: 'none', saves: false }
	};

	it('is as the table has it', () => {
		const dice = (share: number): number =>
			total(fireDice(bookOf({ numbers: { 'attacking_fire.tank': share } }), tank));
		expect([dice(1), dice(0.5), dice(0)]).toEqual([6, 3, 0]);
	});

	it('is refused where it has none', () => {
		expect(mayFireSo(bookOf({ numbers: { 'attacking_fire.tank': 0 } }), tank).ok).toBe(false);
	});
});

it('R49: once for each line reached, however often phase 7 comes', () => {
	const army = { totalUnits: 10, unitsLost: 3 };
	const breaks = (book: Book, tests: number): Fraction =>
		chanceOf(chances(armyTests(book, army, tests)), (test) => test.breaks);
	expect(breaks(defaultBook, 2).toFraction()).toBe('51/100');
	expect(breaks(reads({ R49: 'once_per_band' }), 2).toFraction()).toBe('3/10');
});

it('R58: a ship that tows', () => {
	const book = reads({ R58: 'same_when_towing' });
	const move = { system: 'variable', mover: 'ship_towing', terrain: 'open' } as const;
	expect(mean(movement(defaultBook, move))).toBe('21/2');
	expect(mean(movement(book, move))).toBe('14');
	expect(mean(movement(book, { ...move, system: 'alternate' }))).toBe('29/2');
	expect(mean(riverMovement(defaultBook, 'ship_towing', 'unfrozen', false))).toBe('21/2');
	expect(mean(riverMovement(book, 'ship_towing', 'unfrozen', false))).toBe('14');
});
