import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { done, engine, placed } from './placed.ts';

test('6 a district has fallen too where its defenders win and lose their last EP, and insurgents are left', () => {
	const rising = done(
		placed(
			{ insurg1: 'SMOLNY', est_4_1: 'WINTER_PALACE', r_kdpetr1: 'SMOLNY' },
			{ sequence: null, offensive: true, turn: 2 }
		),
		{ type: 'sequence', kind: 'combat' }
	);
	const units = ['insurg1', 'est_4_1'];
	const { chances, results } = engine.ahead.preview(rising, { hex: 'SMOLNY', units });
	expect(results.some(({ winner, defender }) => winner === 'defender' && defender.loss > 0)).toBe(
		true
	);
	// One EP defends: it is gone wherever a loss is taken, whoever wins.
	const gone = results.filter(({ defender }) => defender.loss > 0);
	const falls = gone.reduce((sum, { chance }) => sum.add(chance), new Fraction(0));
	expect(chances?.falls.toFraction()).toBe(falls.toFraction());
});

test('5.2 the district in which insurgents rose takes nothing of the HQ that leads the others', () => {
	const rising = done(
		placed(
			{
				...{ insurg1: 'MOSCOW_GATE', temm: 'WARSAW', balt: '23/U', hq3id: '22/V', art1ac: '22/V' },
				...{ volyn: '23/U', r_2res: 'MOSCOW_GATE' }
			},
			{ sequence: null, offensive: true, turn: 5 }
		),
		{ type: 'sequence', kind: 'combat' }
	);
	const units = ['insurg1', 'temm', 'balt'];
	const { supports, commands } = engine.ahead.preview(rising, {
		...{ hex: 'MOSCOW_GATE', units, hq: 'hq3id' }
	});
	expect(supports.attacker).toEqual(['art1ac']);
	expect(commands).toEqual({ used: 3, value: 3 });
});

test('8.2.3, WO-55 the tank that those who slip away leave alone does not hold the place', () => {
	const place = { hjag: '17/T', mkv2: '17/T', r17_2rd: '16/U', r_628: 'SMOLNY' };
	const red = { sequence: null, turn: 5, player: 'red', step: 'red-1' } as const;
	const asked = [
		{ type: 'sequence', kind: 'combat' } as const,
		{ type: 'attack', unit: 'r17_2rd', place: '17/T', join: null } as const,
		{ type: 'done' } as const
	].reduce((now, command) => done(now, command), placed(place, red));
	expect(engine.waiting(asked).commands).toContainEqual({ type: 'leave' });
	expect(engine.ahead.answered(asked, { type: 'leave' })).toBeUndefined();
});

test('8.1.1, 8.2.4 what has been done in the sequence is not counted again when the defender is asked', () => {
	const start = done(
		placed(
			{
				...{ talab: '14/L', ostrov: '14/M', hq2id: '14/L', art2id: '14/L', art1ac: '13/L' },
				...{ r_cvmos: '15/L', r_628: '13/M', r_622: 'SMOLNY' }
			},
			{ sequence: null, offensive: true, turn: 2 }
		),
		{ type: 'sequence', kind: 'combat' }
	);
	const attack = { hex: '15/L', units: ['talab', 'ostrov'], hq: 'hq2id' };
	const order = engine.orders.attack(start, attack);
	if (!order.ok) throw new Error(order.refusal.why.text);
	const declared = [
		order.order,
		{ type: 'barrage', unit: 'art2id', place: '13/M', target: 'combat' } as const
	].reduce((now, command) => done(now, command), start);
	const told = engine.ahead.preview(declared, attack);
	expect(told.supports.attacker).toEqual(['art1ac']);
	const asked = [{ type: 'done' } as const, { type: 'resolve', attack: 1 } as const].reduce(
		(now, command) => done(now, command),
		declared
	);
	const stands = engine.ahead.answered(asked, { type: 'stand' });
	expect(stands?.falls.toFraction()).toBe(told.chances?.falls.toFraction());
	// 8.2.4 Who supports by now is counted once.
	const chosen = done(done(asked, { type: 'stand' }), { type: 'support', unit: 'art1ac' });
	expect(engine.ahead.preview(chosen, attack).supports.attacker).toEqual(['art1ac']);
	expect(engine.ahead.preview(chosen, attack).chances?.falls.toFraction()).toBe(
		told.chances?.falls.toFraction()
	);
});
