import { describe, expect, it } from 'vitest';
import { ARTILLERY } from '#lib/rules/red-and-white/procedures/artillery/artillery.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { decide } from '#lib/rules/red-and-white/engine/decide.ts';
import { unitsToLead } from '#lib/rules/red-and-white/engine/phases/permitted.ts';
import { deedsOf } from '#lib/rules/red-and-white/engine/phases/actions.ts';
import { bookIn, type BattleState } from '#lib/rules/red-and-white/engine/state.ts';
import { stepsOf } from '#lib/rules/red-and-white/engine/phases/steps.ts';
import { at, mark } from './acts.ts';
import { after, kromy, unit } from './battles.ts';
import { fill, rolls } from './rolls.ts';

/** The heading of the rule that forbids it, `allowed`, or nothing where it is not offered. */
const rule = (state: BattleState, label: string, calculator: string): string | undefined => {
	const one = state.units[unit(label)];
	const deed = one && deedsOf(state, one).find((of) => of.calculator === calculator);
	return deed && (deed.refusal?.rule ?? 'allowed');
};
const contact = (state: BattleState, label: string): string | undefined => {
	const one = state.units[unit(label)];
	const step = one && stepsOf(state, one).find((of) => of.step === 'contact');
	return step && (step.against?.rule ?? 'allowed');
};

const TANK = 'W9';
describe('Tanks: what keeps one where it is', () => {
	it.each([
		['engine_hit', 'Critical hits'],
		['immobilised', 'Critical hits'],
		['blinded', 'Tanks']
	] as const)('%s: it does not move, and goes into no melee, but fires', (held, heading) => {
		const own = kromy(at('white', 3));
		expect(rule(own, TANK, 'movement')).toBe('allowed');
		expect(contact(own, TANK)).toBe('allowed');
		const state = after(own, mark(TANK, held));
		expect(rule(state, TANK, 'movement')).toBe(heading);
		expect(contact(state, TANK)).toBe(heading);
		expect(rule(after(state, at('white', 2)), TANK, 'small-arms-fire')).toBe('allowed');
	});
});

describe('Claiming cover: any unit that moves', () => {
	const claim = (state: BattleState, label: string) =>
		stepsOf(state, state.units[unit(label)]!).find(({ step }) => step === 'claim_cover');
	it.each(['W1', TANK])('%s claims it, and is offered it', (label) => {
		const own = kromy(at('white', 3));
		expect(claim(own, label)).toMatchObject({ against: null, done: false });
		const claimed = after(own, { type: 'claimCover', unit: unit(label) });
		expect(claim(claimed, label)?.done).toBe(true);
	});

	it('not a vehicle that cannot move', () => {
		const held = kromy(at('white', 3), mark(TANK, 'immobilised'));
		expect(claim(held, TANK)?.against?.rule).toBe('Critical hits');
	});
});

const BATTERY = 'W7';
describe('Artillery: limbered guns', () => {
	it.each([
		['white', 2],
		['red', 4]
	] as const)('in the turn of %s, phase %i, they do not fire', (turn, phase) => {
		const ready = kromy(at(turn, phase));
		expect(rule(ready, BATTERY, 'artillery')).toBe('allowed');
		const limbered = after(ready, mark(BATTERY, 'limbered'));
		expect(rule(limbered, BATTERY, 'artillery')).toBe('Artillery');
	});

	it('and do not bombard', () => {
		const limbered = kromy(at('white', 2), mark(BATTERY, 'limbered'));
		const battery = limbered.units[unit(BATTERY)]!;
		const bombard = stepsOf(limbered, battery).find(({ step }) => step === 'bombard');
		expect(bombard?.against?.rule).toBe('Artillery');
	});
});

describe('Indirect fire: who may ask for it, and when', () => {
	const british = (state: BattleState): BattleState => {
		const battery = state.units[unit(BATTERY)]!;
		const changed = { ...battery, unit: { ...battery.unit, faction: 'british' as const } };
		return { ...state, units: { ...state.units, [battery.id]: changed } };
	};

	it('its side in phase 2; in phase 4 only guns of interventionists', () => {
		expect(rule(kromy(at('white', 2)), BATTERY, 'indirect-fire')).toBe('allowed');
		const defends = kromy(at('red', 4));
		expect(rule(defends, BATTERY, 'indirect-fire')).toBe('Artillery');
		expect(rule(british(defends), BATTERY, 'indirect-fire')).toBe('allowed');
	});

	it('and so with the fire itself: in phase 4 it is not indirect, unless they were let after all', () => {
		const fires = (state: BattleState): string => {
			const battery = state.units[unit(BATTERY)]!;
			const target = state.units[unit('R1')]!;
			const form = fill(state, 'artillery', { unit: battery, target });
			const resolved = ARTILLERY.resolve(bookIn(state), {
				...ARTILLERY.initial,
				...form,
				mode: 'indirect'
			});
			return resolved.refused?.rule ?? 'allowed';
		};
		const defends = kromy(at('red', 4));
		const asks = (face: number) => (state: BattleState) =>
			after(state, rolls('indirect-fire', { unit: unit(BATTERY) }, { faces: [face] }));
		const own = kromy(at('white', 2));
		expect([own, asks(1)(own), asks(6)(own)].map(fires)).toEqual([
			'Indirect fire',
			'Indirect fire',
			'allowed'
		]);
		expect(fires(after(asks(6)(own), at('red', 4, 2)))).toBe('Artillery');
		expect(fires(defends)).toBe('Artillery');
		expect(fires(asks(6)(british(defends)))).toBe('allowed');
		expect(fires(asks(6)(defends))).toBe('allowed');
	});

	it('not the other side, no guns that may not fire, not where the referee does not allow it', () => {
		expect(rule(british(kromy(at('white', 4))), BATTERY, 'indirect-fire')).toBe(
			'Sequence of action'
		);
		expect(rule(kromy(at('red', 2)), BATTERY, 'indirect-fire')).toBe('Sequence of action');
		const limbered = kromy(at('white', 2), mark(BATTERY, 'limbered'));
		expect(rule(limbered, BATTERY, 'indirect-fire')).toBe('Artillery');
		const forbids = kromy(at('white', 2), {
			type: 'setOption',
			option: 'indirect_fire',
			value: 'not_allowed'
		});
		expect(rule(forbids, BATTERY, 'indirect-fire')).toBe('Indirect fire');
	});
});

const CAR = 'W3';
describe('Armoured cars: a car with hits and its breakdown', () => {
	const breakdown = (moves: boolean) =>
		rolls('breakdown', { unit: unit(CAR) }, { until: ({ value }) => value === moves });
	const hit = kromy(at('white', 3), { type: 'setHits', unit: unit(CAR), hits: 2 });

	it('it rolls before it moves, and stays where it broke down; unhurt it just moves', () => {
		expect(rule(kromy(at('white', 3)), CAR, 'movement')).toBe('allowed');
		expect(rule(hit, CAR, 'movement')).toBe('Armoured cars');
		expect(rule(after(hit, breakdown(true)), CAR, 'movement')).toBe('allowed');
		expect(rule(after(hit, breakdown(false)), CAR, 'movement')).toBe('Armoured cars');
	});

	it('R43 read so that it never breaks down, it does not roll', () => {
		const never = after(hit, { type: 'setReading', ruling: 'R43', reading: 'no_roll' });
		expect(rule(never, CAR, 'movement')).toBe('allowed');
	});

	it('it rolls in phase 3 to withdraw too, and again in its next turn', () => {
		const alone = kromy(at('red', 3), { type: 'setHits', unit: unit(CAR), hits: 1 });
		expect(rule(alone, CAR, 'movement')).toBe('Melee');
		const withdraws = after(alone, {
			type: 'engage',
			defender: unit(CAR),
			attackers: [unit('R1')]
		});
		expect(rule(withdraws, CAR, 'movement')).toBe('Armoured cars');
		expect(rule(withdraws, CAR, 'breakdown')).toBe('allowed');
		const later = after(hit, breakdown(true), {
			type: 'setClock',
			to: { round: 2, turn: 'white', phase: 3 }
		});
		expect(rule(later, CAR, 'movement')).toBe('Armoured cars');
	});
});

describe("the referee's word stands until something new happens", () => {
	const engage = (attacker: string): Command => ({
		...{ type: 'engage', defender: unit('W1'), attackers: [unit(attacker)] }
	});
	const attackers = (state: BattleState) => state.contacts.flatMap((one) => one.attackers);

	it('a pinned unit that he lets attack is in contact, and fights', () => {
		const pinned = kromy(at('red', 3), mark('R1', 'pinned'));
		expect(decide(pinned, engage('R1'))).toMatchObject({ refusal: { rule: 'Bombardment' } });
		const met = after(pinned, engage('R1'), { type: 'note', unit: null, text: 'rain' });
		expect(attackers(met)).toEqual([unit('R1')]);
		expect(attackers(after(met, mark('R2', 'moved'), at('red', 6)))).toEqual([unit('R1')]);
	});

	it('who is pinned afterwards is no longer in contact', () => {
		const met = kromy(at('red', 3), engage('R1'));
		expect(attackers(after(met, mark('R1', 'pinned')))).toEqual([]);
		const again = after(kromy(at('red', 3), mark('R1', 'pinned')), engage('R1'), {
			...{ type: 'setMark', unit: unit('R1'), mark: 'pinned', on: false }
		});
		expect(attackers(after(again, mark('R1', 'pinned')))).toEqual([]);
	});

	it('a coward whom he lets lead leads', () => {
		const state = kromy();
		const officer = Object.values(state.officers).find(({ camp }) => camp === 'red')!;
		const coward = { type: 'setCharacter', officer: officer.id, character: 'coward' } as const;
		const led = unitsToLead(state, officer)[0]!;
		const leads = { type: 'leadHeroically', officer: officer.id, unit: led.id } as const;
		expect(decide(after(state, coward), leads).ok).toBe(false);
		expect(after(state, coward, leads).officers[officer.id]?.heroicWith).toBe(led.id);
		expect(after(state, leads, coward).officers[officer.id]?.heroicWith).toBe(null);
	});
});
