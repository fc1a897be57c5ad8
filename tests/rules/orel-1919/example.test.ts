import { describe, expect, it } from 'vitest';
import { english } from '../../english.ts';
import { chances } from '#lib/kernel/dice/draw.ts';
import { total } from '#lib/kernel/book/modifier.ts';
import type { Stand } from '#lib/rules/orel-1919/rules/08-combat.ts';
import { retreatBeforeCombat } from '#lib/rules/orel-1919/rules/08-combat/08-5-before-combat.ts';
import { coordinationModifiers } from '#lib/rules/orel-1919/rules/08-combat/08-6-coordination.ts';
import { chargersOf } from '#lib/rules/orel-1919/rules/08-combat/08-7-charge.ts';
import { isCleared, mayAdvance } from '#lib/rules/orel-1919/rules/08-combat/08-7-advance.ts';
import {
	checkingCohesion,
	cohesionModifiers,
	cohesionResults
} from '#lib/rules/orel-1919/rules/08-combat/08-7-cohesion.ts';
import {
	cohesionStrengths,
	ratioModifiers
} from '#lib/rules/orel-1919/rules/08-combat/08-7-strength.ts';
import { aftermath } from '#lib/rules/orel-1919/rules/08-combat/08-8-aftermath.ts';
import {
	assaultBorne,
	assaultModifiers,
	disorganisedIn,
	engaged,
	inAssault
} from '#lib/rules/orel-1919/rules/08-combat/08-8-assault.ts';
import { lossesByUnit, nextLoss } from '#lib/rules/orel-1919/rules/08-combat/08-8-losses.ts';
import { checkingMorale, moraleResults } from '#lib/rules/orel-1919/rules/08-combat/08-8-morale.ts';
import { munitionsNeed } from '#lib/rules/orel-1919/rules/08-combat/08-2-munitions.ts';
import { defaultBook as book } from '#lib/rules/orel-1919/book.ts';
import type { Water } from '#lib/rules/orel-1919/types.ts';
import { EXAMPLE } from './combats.ts';

const stand: Stand = {
	combat: EXAMPLE,
	passed: ['art'],
	charging: ['cv', 'Z'],
	disorganised: []
};
const results = { 1: 'ok', 2: 'ok', cv: 'ok', X: 'ok', Y: 'disorganised', Z: 'ok' } as const;
const there = inAssault(EXAMPLE, results);
const storm: Stand = { ...stand, combat: there, disorganised: disorganisedIn(results) };
const losses = lossesByUnit(['X', 'Y', '1', '2']);

describe('the extended combat example', () => {
	it('8.2.1 the Prepared Attack takes 2 munitions points, the support with it', () =>
		expect(munitionsNeed(book, 'prepared', 4)).toBe(2));

	it('8.5 White infantry of TQ 5 or more may not leave as cavalry attacks, its cavalry must check', () =>
		expect(
			chances(retreatBeforeCombat(book, EXAMPLE)).outcomes.map(
				({ value: { away, held, mayFollow, check } }) => [check?.die, away, held, mayFollow]
			)
		).toEqual([...[1, 2, 3, 4, 5].map((die) => [die, ['Z'], [], []]), [6, [], ['Z'], []]]));

	it('8.6.2 the guns check with TQ 5 and no modifier', () =>
		expect(coordinationModifiers(book, 'prepared', { role: 'attacker' })).toEqual([]));

	it('8.7.1 the cavalry of both sides has TQ 5 or more and may charge', () => {
		expect(chargersOf(book, EXAMPLE, 'attacker')).toEqual(['cv']);
		expect(chargersOf(book, EXAMPLE, 'defender')).toEqual(['Z']);
	});

	it('8.7.1 (5+5+4+3) to (7+5+1) is 17 to 13: no modifier', () => {
		expect(cohesionStrengths(book, stand)).toEqual({ attacker: 17, defender: 13 });
		expect(ratioModifiers(book, 17, 13)).toEqual([0, 0]);
	});

	it('8.7.1 Red has +1 for the integrated artillery and nothing else: a 4 becomes 5, all pass', () => {
		for (const unit of EXAMPLE.attackers)
			expect(cohesionModifiers(book, stand, 'attacker', unit)).toEqual([
				{ section: '8.7.1', reason: 'Enemy integrated artillery', amount: 1 }
			]);
		expect(cohesionResults(book, 'attacker', checkingCohesion(book, stand, 'attacker'), 4)).toEqual(
			['ok', 'ok', 'ok']
		);
	});

	it('8.7.2 White rolls 6: X and Z hold, Y is Disorganised', () =>
		expect(cohesionResults(book, 'defender', checkingCohesion(book, stand, 'defender'), 6)).toEqual(
			['ok', 'disorganised', 'ok']
		));

	it('8.7.4 nobody went: the hex is not cleared', () =>
		expect(isCleared(there.defenders)).toBe(false));

	it('8.8.1 17 to 7+3+1 = 11 reads 1.5:1 for +1, TQ 5 against 6 is −1, the guns −1: −1 in all', () => {
		expect(chargersOf(book, there, 'attacker', storm.disorganised)).toEqual(['cv']);
		expect(chargersOf(book, there, 'defender', storm.disorganised)).toEqual(['Z']);
		expect(assaultModifiers(book, storm)).toEqual([
			{ section: '8.8.1', reason: 'Odds', amount: 1 },
			{ section: '8.8.1', reason: 'Predominant TQ', amount: -1 },
			{ section: '8.8.1', reason: 'Integrated artillery defends', amount: -1 }
		]);
		expect(total(assaultModifiers(book, storm))).toBe(-1);
	});

	it('8.8.1 a line for the terrain names what counts: the best of it, what is crossed, or the works where they are better', () => {
		const reasons = (
			terrain: Stand['combat']['terrain'],
			{ over, entrenched = false }: { over?: Water; entrenched?: boolean } = {}
		) => {
			const from = Object.fromEntries(
				Object.entries(there.from).map(([hex, one]) => [hex, { ...one, ...(over && { over }) }])
			);
			const defenders = there.defenders.map((one) => ({ ...one, entrenched }));
			const stand: Stand = { ...storm, combat: { ...there, terrain, from, defenders } };
			return english(assaultModifiers(book, stand)).map(({ reason }) => reason);
		};
		expect(reasons(['clear', 'village'])).toContain('Village');
		expect(reasons(['forest'])).toContain('Forest');
		expect(reasons(['clear'], { over: 'river' })).toContain('Across a river');
		expect(reasons(['clear'], { over: 'ditch' })).toContain('Across a ditch');
		expect(reasons(['village'], { over: 'river' })).toContain('Terrain, across water');
		expect(reasons(['clear'], { entrenched: true })).toContain('Entrenchment');
		expect(reasons(['clear'])).toEqual(['Odds', 'Predominant TQ', 'Integrated artillery defends']);
	});

	it('8.8.2 10 − 1 = 9 reads 1/1 (m−2), 2/2 as the smaller side has 8 steps; the defender loses', () => {
		expect(engaged(there)).toMatchObject({ attacker: { fights: 9 }, defender: { fights: 8 } });
		expect(assaultBorne(book, 9, engaged(there))).toEqual({
			attackerLoss: 2,
			defenderLoss: 2,
			loser: 'defender',
			morale: -2
		});
	});

	it('8.8.2 the first White loss goes to X, of the predominant TQ, or to Z, as cavalry', () => {
		expect(nextLoss(there, 'defender', [])).toEqual(['X', 'Z']);
		expect(nextLoss(there, 'defender', ['X'])).toEqual(['Y', 'Z']);
	});

	it('8.8.2 White Morale 4 − 2, +1 for those that lost a step: all retreat', () => {
		const checking = checkingMorale(book, there, 'defender', -2, losses);
		expect(checking.map(({ id, modifier }) => [id, modifier])).toEqual([
			['X', -1],
			['Y', -1],
			['Z', -2]
		]);
		expect(moraleResults(book, 'defender', checking, 4)).toEqual(['retreat', 'retreat', 'retreat']);
	});

	it('8.8.3 Red may occupy the hex with all combat units; no prisoners', () => {
		const after = aftermath(there, losses, {
			X: 'retreat',
			Y: 'retreat',
			Z: 'retreat'
		});
		expect(after.defender).toEqual({ X: 'retreat', Y: 'retreat', Z: 'retreat' });
		expect(after.surrendered).toEqual({ attacker: 0, defender: 0 });
		expect(mayAdvance(there.attackers, results).map(({ id }) => id)).toEqual(['1', '2', 'cv']);
	});
});
