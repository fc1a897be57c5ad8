import { expect, test } from 'vitest';
import { unitsWith } from '#lib/kernel/decided/counters.ts';

test('units that change are other objects; those that do not, and a list without changes, stay the same', () => {
	const units = [
		{ id: 'a', moved: true },
		{ id: 'b', moved: false }
	];
	const game = { counters: units, placeOf: new Map(units.map(({ id }, place) => [id, place])) };
	const moved = (ids: readonly string[]) =>
		unitsWith(
			game,
			units,
			ids,
			() => ({ moved: true }),
			(unit, changes) => ({ ...unit, ...changes })
		);
	const both = moved(['a', 'b', 'b']);
	expect(both).toEqual([
		{ id: 'a', moved: true },
		{ id: 'b', moved: true }
	]);
	expect([both[0] === units[0], both[1] === units[1]]).toEqual([true, false]);
	expect(moved(['a'])).toBe(units);
	expect(units[1]?.moved, 'what somebody has seen').toBe(false);
});
