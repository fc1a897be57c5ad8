import { expect, test } from 'vitest';
import { MOVEMENT } from '#lib/rules/red-and-white/procedures/movement/movement.ts';
import { english } from '../../english.ts';

test('MOVEMENT: whoever falls back or withdraws is not called moving', () => {
	const does = (more: object): string =>
		english(MOVEMENT.does?.({ ...MOVEMENT.initial, ...more }) ?? '');
	expect(does({})).toBe('moving');
	expect(does({ back: true })).toBe('falling back');
	expect(does({ withdraws: true })).toBe('withdrawing');
});
