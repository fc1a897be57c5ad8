import fc from 'fast-check';
import type Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { petrolAttack } from '#lib/rules/red-and-white/rules/vehicles/petrol-bombs.ts';
import { shellsOnTank, tankIsOut } from '#lib/rules/red-and-white/rules/vehicles/tanks.ts';
import { unitStatus } from '#lib/rules/red-and-white/rules/unit-status.ts';
import {
	fireAtCar,
	movesWithoutBreakdown
} from '#lib/rules/red-and-white/rules/vehicles/vehicles.ts';
import { atMost, book, neverFewer, p, RUNS, small } from './measure.ts';

describe('vehicles', () => {
	it('more shells and more hits before never save a tank', () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 0, max: 4 }),
				small(5),
				fc.constantFrom('ok', 'engine', 'immobilised'),
				(shells, hits, condition) => {
					const out = (n: number, before: number): Fraction =>
						p(shellsOnTank(book, { condition, hits: before, retreated: false }, n), tankIsOut);
					atMost(out(shells, hits), out(shells + 1, hits));
					if (hits < 5) atMost(out(shells, hits), out(shells, hits + 1));
				}
			),
			RUNS
		);
	});

	it('a car with more hits never moves more surely, more dice never hurt it less', () => {
		for (let hits = 0; hits < 8; hits++)
			atMost(
				p(movesWithoutBreakdown(book, hits + 1), Boolean),
				p(movesWithoutBreakdown(book, hits), Boolean)
			);
		const fire = (dice: number, otherModifiers: number) =>
			fireAtCar(book, { weapon: 'hmg', band: 'normal', dice, otherModifiers }).map(
				({ unsaved }) => unsaved
			);
		for (let dice = 0; dice < 6; dice++) {
			neverFewer(fire(dice, 0), fire(dice + 1, 0));
			neverFewer(fire(dice, 0), fire(dice, 1));
		}
	});

	it('more stands with petrol bombs never set a tank ablaze less often', () => {
		for (let stands = 0; stands < 5; stands++) {
			atMost(
				p(petrolAttack(stands), ({ ablaze }) => ablaze),
				p(petrolAttack(stands + 1), ({ ablaze }) => ablaze)
			);
			neverFewer(
				petrolAttack(stands).map(({ standCasualties }) => standCasualties),
				petrolAttack(stands + 1).map(({ standCasualties }) => standCasualties)
			);
		}
	});
});

it('Infantry: figures lost and left are all there were', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 6 }),
			fc.integer({ min: 1, max: 12 }),
			small(80),
			(figuresPerStand, startStands, casualties) => {
				const start = figuresPerStand * startStands;
				const status = unitStatus(book, { figuresPerStand, startStands, casualties });
				expect(status.figuresLeft).toBe(Math.max(0, start - casualties));
				expect(status.standsLeft + status.standsLost).toBe(startStands);
				expect(status.standsLeft * figuresPerStand).toBeGreaterThanOrEqual(status.figuresLeft);
				expect((status.standsLeft - 1) * figuresPerStand).toBeLessThan(
					Math.max(1, status.figuresLeft)
				);
			}
		)
	);
});
