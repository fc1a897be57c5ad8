import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minutesByTurn, paceOf, type Stamp } from '#lib/rules/red-and-white/engine/beside/time.ts';

const MINUTE = 60_000;
const stamp = (minute: number, turn: number, rests = false): Stamp => ({
	at: minute * MINUTE,
	turn,
	rests
});
const minutes = (stamps: readonly Stamp[], now: number, silence = 20) => [
	...minutesByTurn(stamps, now * MINUTE, silence)
];

describe('Referee: the turn clock', () => {
	test('minutes go to the turn in which they pass', () => {
		expect(minutes([stamp(0, 0), stamp(5, 0), stamp(12, 1), stamp(15, 1)], 18)).toEqual([
			[0, 12],
			[1, 6]
		]);
	});

	test('a break counts nothing, a long silence no more than agreed', () => {
		expect(minutes([stamp(0, 0), stamp(5, 0, true), stamp(50, 0), stamp(53, 0)], 55)).toEqual([
			[0, 10]
		]);
		expect(minutes([stamp(0, 0), stamp(500, 0)], 505)).toEqual([[0, 25]]);
	});

	test('a clock that was set back takes no minute away', () => {
		expect(minutes([stamp(100, 0), stamp(105, 0), stamp(40, 0), stamp(44, 1)], 46)).toEqual([
			[0, 9],
			[1, 2]
		]);
	});

	test('whatever the times: never negative, never more than the silences allow', () => {
		const anyStamp = fc.record({
			at: fc.integer({ min: -1e12, max: 4e12 }),
			turn: fc.nat(9),
			rests: fc.boolean()
		});
		const end = fc.option(fc.integer({ min: -1e12, max: 4e12 }));
		fc.assert(
			fc.property(
				fc.array(anyStamp),
				fc.integer({ min: -1e12, max: 4e12 }),
				fc.integer({ min: 1, max: 60 }),
				end,
				(stamps, now, silence, until) => {
					const all = [...minutesByTurn(stamps, now, silence).values()];
					expect(all.every((n) => n >= 0)).toBe(true);
					const sum = all.reduce((a, b) => a + b, 0);
					expect(sum).toBeLessThanOrEqual(stamps.length * silence + 1e-6);
					const { thisTurn, average, left, turnsLeft } = paceOf(stamps, {
						now,
						end: until,
						silence
					});
					for (const n of [thisTurn, average ?? 0, left ?? 0, turnsLeft ?? 0])
						expect(n).toBeGreaterThanOrEqual(0);
				}
			)
		);
	});

	test('turns left: what remains of this one at the usual pace comes off first', () => {
		const stamps = [stamp(0, 0), stamp(20, 1), stamp(40, 2)];
		const at = (now: number, end: number | null) =>
			paceOf(stamps, { now: now * MINUTE, end: end === null ? null : end * MINUTE, silence: 60 });
		expect(at(50, 110)).toMatchObject({ thisTurn: 10, average: 20, left: 60, turnsLeft: 2 });
		expect(at(70, 110)).toMatchObject({ thisTurn: 30, turnsLeft: 2 });
		expect(at(70, 60)).toMatchObject({ left: 0, turnsLeft: 0 });
		expect(at(70, null)).toMatchObject({ left: null, turnsLeft: null });
		expect(paceOf([stamp(0, 0)], { now: MINUTE, end: 9 * MINUTE, silence: 5 }).turnsLeft).toBe(
			null
		);
	});
});
