import fc from 'fast-check';
import type Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { meanOf } from '#lib/kernel/dice/distribution.ts';
import { chances, type Draw } from '#lib/kernel/dice/draw.ts';
import { moveIntoBombardment } from '#lib/rules/red-and-white/rules/fire/bombardment.ts';
import { leadership, type LeadershipCheck } from '#lib/rules/red-and-white/rules/leadership.ts';
import {
	exemptFromBombardment,
	mayMoveSo,
	movement,
	type Move
} from '#lib/rules/red-and-white/rules/movement.ts';
import { CHARACTERS, MOVERS, TERRAINS } from '#lib/rules/red-and-white/types.ts';
import { atMost, book, heroic, neverFewer, p, RUNS, small } from './measure.ts';

describe('Leadership', () => {
	const checks: fc.Arbitrary<LeadershipCheck> = fc.record({
		leader: fc.constantFrom('ok', 'none', 'second', 'heroic_elsewhere'),
		distance: small(60),
		character: fc.constantFrom(...CHARACTERS),
		cinc: fc.constantFrom('ok', 'none', 'heroic_elsewhere'),
		cincDistance: small(60),
		cincCharacter: fc.constantFrom(...CHARACTERS)
	});
	const acts = (check: LeadershipCheck): Fraction => p(leadership(book, check), Boolean);

	it('nearer, more efficient, with a commander-in-chief: never worse', () => {
		fc.assert(
			fc.property(checks, small(20), (check, inches) => {
				atMost(acts({ ...check, distance: (check.distance ?? 0) + inches }), acts(check));
				atMost(acts({ ...check, cincDistance: (check.cincDistance ?? 0) + inches }), acts(check));
				atMost(acts(check), acts({ ...check, character: 'efficient' }));
				atMost(acts({ ...check, cinc: 'none' }), acts(check));
				atMost(acts(check), acts({ ...check, ledHeroically: true }));
				atMost(acts({ ...check, armyBroken: true }), acts(check));
			}),
			RUNS
		);
	});
});

describe('Movement', () => {
	const moves: fc.Arbitrary<Move> = fc.record({
		system: fc.constantFrom('variable', 'alternate'),
		mover: fc.constantFrom(...MOVERS),
		terrain: fc.constantFrom(...TERRAINS),
		heroic,
		bombardmentPassed: fc.boolean()
	});
	const far = (move: Move): Draw<number> => movement(book, move);

	it('rough ground never carries farther than open, nor open than a road', () => {
		fc.assert(
			fc.property(moves, (move) => {
				if (mayMoveSo(book, { ...move, terrain: 'rough' }).ok)
					neverFewer(far({ ...move, terrain: 'rough' }), far({ ...move, terrain: 'open' }));
				neverFewer(far({ ...move, terrain: 'open' }), far({ ...move, terrain: 'road' }));
			}),
			RUNS
		);
	});

	it('an officer and a charge help, a bombardment halves', () => {
		fc.assert(
			fc.property(moves, (move) => {
				neverFewer(far({ ...move, heroic: 0 }), far(move));
				neverFewer(far({ ...move, bombardmentPassed: true }), far(move));
				const whole = meanOf(chances(far({ ...move, bombardmentPassed: false })), (n) => n);
				const half = meanOf(chances(far({ ...move, bombardmentPassed: true })), (n) => n);
				// BO-6: a ship sails through.
				const through = exemptFromBombardment(move.mover) ? 1 : 2;
				expect(half.mul(through).toFraction()).toBe(whole.toFraction());
				const horse: Move = { ...move, mover: 'cavalry', terrain: 'open' };
				neverFewer(far(horse), far({ ...horse, charging: true }));
			}),
			RUNS
		);
	});

	it('nobody gets farther into a bombardment than without one, and who fails stays at its edge', () => {
		fc.assert(
			fc.property(moves, small(20), fc.integer({ min: 1, max: 6 }), (move, edge, stands) => {
				fc.pre(mayMoveSo(book, move).ok);
				const into = {
					...move,
					stands,
					gun: 'medium',
					dieModifier: 0,
					distanceToArea: edge
				} as const;
				const whole = chances(moveIntoBombardment(book, into));
				const most = Math.max(
					...chances(far({ ...move, bombardmentPassed: false })).outcomes.map(({ value }) => value)
				);
				for (const { value } of whole.outcomes) {
					if (value.end === null) continue;
					expect(value.end).toBeLessThanOrEqual(most);
					if (value.passed === false) expect(value.end).toBe(edge);
					if (value.passed) expect(value.end).toBeLessThanOrEqual(Math.max(edge, most / 2));
				}
			}),
			RUNS
		);
	});
});
