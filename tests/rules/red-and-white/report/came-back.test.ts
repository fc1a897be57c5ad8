import fc from 'fast-check';
import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import { decide } from '#lib/rules/red-and-white/engine/decide.ts';
import { evolve } from '#lib/rules/red-and-white/engine/evolve.ts';
import type { BattleState } from '#lib/rules/red-and-white/engine/state.ts';
import { EXAMPLE_FORCES } from '../example-forces.ts';
import { parseForce } from '#lib/rules/red-and-white/scenarios/schema.ts';
import { cameBack, marchedIn, type Recovery } from '#lib/rules/red-and-white/report/came-back.ts';
import { RECOVERED, recovered, SHARES } from '#lib/rules/red-and-white/rules/vehicles/recovery.ts';
import { anyCommand, kromy, unit } from '../engine/battles.ts';
import { runs } from '../../../random.ts';

const WHITES_WON: Recovery = {
	shares: { red: RECOVERED.loser, white: RECOVERED.winner },
	rounding: 'down'
};

const unitIn = (state: BattleState, label: string, recovery = WHITES_WON) => {
	const forces = cameBack(state, recovery);
	return {
		row: forces.flatMap(({ units }) => units).find((one) => one.unit.id === unit(label)),
		kept: forces.flatMap(({ force }) => force.units).find((one) => one.label === label)
	};
};

describe('who came back', () => {
	test('nobody was lost: the forces are as they marched in', () => {
		for (const { force, units } of cameBack(kromy(), WHITES_WON)) {
			expect(units.every(({ stays }) => stays)).toBe(true);
			expect(force.id).not.toMatch(/^\d+:/);
		}
		expect(unitIn(kromy(), 'R1').kept?.stands).toEqual([4, 4, 4, 4]);
	});

	test('six lost: the winner takes four back, the loser two; begun stands are filled first', () => {
		const state = kromy(
			{ type: 'loseFigures', unit: unit('R1'), figures: 6 },
			{ type: 'loseFigures', unit: unit('W1'), figures: 6 }
		);
		expect(unitIn(state, 'R1').row).toMatchObject({ start: 16, left: 10, back: 2 });
		expect(unitIn(state, 'R1').kept?.stands).toEqual([4, 4, 4]);
		expect(unitIn(state, 'W1').row).toMatchObject({ start: 16, left: 10, back: 4 });
		expect(unitIn(state, 'W1').kept?.stands).toEqual([4, 4, 4, 2]);
	});

	test('they come back from a battle that is over, as from one that is not', () => {
		const lost = { type: 'loseFigures', unit: unit('R1'), figures: 6 } as const;
		const over = kromy(lost, { type: 'endBattle', winner: 'white', why: '' });
		expect(unitIn(over, 'R1')).toMatchObject({
			row: { left: 10, back: 2 },
			kept: { stands: [4, 4, 4] }
		});
	});

	test('the referee may set the share himself: nobody, three quarters, all', () => {
		const state = kromy({ type: 'loseFigures', unit: unit('R1'), figures: 6 });
		const backOf = (share: string): number | null | undefined =>
			unitIn(state, 'R1', {
				shares: { red: new Fraction(share), white: RECOVERED.loser },
				rounding: 'nearest'
			}).row?.back;
		expect([backOf('0'), backOf('3/4'), backOf('1')]).toEqual([0, 5, 6]);
		expect(SHARES.map((share) => share.toFraction())).toContain('3/4');
	});

	test('what marched in is known by the ids of its owner', () => {
		const [red, white] = marchedIn(kromy());
		expect([red, white]).toEqual(EXAMPLE_FORCES);
	});

	test('a unit wiped out comes back with its share; one in the hands of the enemy does not', () => {
		const wiped = kromy({ type: 'loseFigures', unit: unit('R1'), figures: 16 });
		expect(unitIn(wiped, 'R1').kept?.stands).toEqual([4, 1]);
		const taken = kromy({ type: 'removeUnit', unit: unit('R1'), presence: 'surrendered' });
		expect(unitIn(taken, 'R1').row?.stays).toBe(false);
		expect(unitIn(taken, 'R1').kept).toBeUndefined();
	});

	test('a unit destroyed by the referee’s word is one of lost figures', () => {
		const state = kromy({ type: 'removeUnit', unit: unit('R1'), presence: 'destroyed' });
		expect(unitIn(state, 'R1').row).toMatchObject({ left: 0, back: 5 });
		expect(unitIn(state, 'R1').kept?.stands).toEqual([4, 1]);
	});

	test('a wreck stays on the field, and a dead officer with it', () => {
		const officer = Object.values(kromy().officers).find(({ camp }) => camp === 'red')?.id ?? '';
		const state = kromy(
			{ type: 'removeUnit', unit: unit('R9'), presence: 'destroyed' },
			{ type: 'setOfficer', officer, status: 'dead' }
		);
		const [red] = cameBack(state, WHITES_WON);
		expect(unitIn(state, 'R9').kept).toBeUndefined();
		expect(red?.lostOfficers.map(({ id }) => id)).toEqual([officer]);
		expect(red?.force.officers.length).toBe(1);
		expect(unitIn(state, 'R1').kept?.officer).toBeNull();
	});

	test('a unit that marched with another goes home with it, figure by figure', () => {
		const state = kromy({ type: 'merge', unit: unit('R2'), into: unit('R1') });
		expect(unitIn(state, 'R1').kept?.stands).toEqual([4, 4, 4, 4, 4, 4, 4, 4]);
		expect(unitIn(state, 'R2').kept).toBeUndefined();
	});

	test('of two batteries that became one each keeps its own command stand', () => {
		const battery = kromy().units[unit('R4')]!;
		const joined = { ...battery.unit, id: 'second', label: 'R20' };
		const state = kromy(
			{ type: 'addUnit', force: battery.force, unit: joined, presence: 'table' },
			{ type: 'merge', unit: 'second', into: unit('R4') }
		);
		const kept = { stands: [4, 4, 4, 4, 4, 4, 2], commandStand: true };
		expect(unitIn(state, 'R4').kept).toMatchObject(kept);
		expect(cameBack(state, WHITES_WON)[0]?.force.units.at(-1)).toMatchObject({
			stands: [2],
			commandStand: true
		});
	});

	test('after any battle it is a force that can be kept, and its figures are those counted', () => {
		fc.assert(
			fc.property(
				fc.array(anyCommand, { maxLength: 40 }),
				fc.constantFrom('down', 'nearest', 'up'),
				fc.record({ red: fc.constantFrom(...SHARES), white: fc.constantFrom(...SHARES) }),
				(commands, rounding, shares) => {
					const state = commands.reduce((at, command) => {
						const decision = decide(at, command);
						return decision.ok ? decision.facts.reduce(evolve, at) : at;
					}, kromy());
					for (const { force, units } of cameBack(state, { shares, rounding })) {
						expect(parseForce(JSON.parse(JSON.stringify(force)))).toMatchObject({ ok: true });
						const kept = new Map(force.units.map((one) => [one.id, one]));
						expect(kept.size).toBe(units.filter(({ stays }) => stays).length);
						for (const { unit: one, start, left, back } of units) {
							if (start === null || left === null || back === null) continue;
							const share = shares[one.origin];
							expect(back).toBeLessThanOrEqual(recovered(start, share, rounding));
							const stands = kept.get(one.id.replace(/^\d+:/, ''))?.stands ?? [];
							expect(stands.reduce((sum, men) => sum + men, 0)).toBe(left + back);
						}
					}
				}
			),
			{ numRuns: runs(200) }
		);
	});
});
