import { expect, test } from 'vitest';
import { stamped, stampOf } from '#lib/features/shared/sheet/situations.ts';

const MINUTE = 60_000;

test('a situation is gone on with for a quarter of an hour; later it is only offered', () => {
	const kept = stamped({ band: 'long' }, ['band', 'cover']);
	expect(kept['band']).toBe('long');
	expect(stampOf(kept)).toEqual({ given: ['band', 'cover'], lately: true });
	expect(stampOf({ ...kept, ' at': Date.now() - 14 * MINUTE }).lately).toBe(true);
	expect(stampOf({ ...kept, ' at': Date.now() - 16 * MINUTE }).lately).toBe(false);
	expect(stampOf({ band: 'long' })).toEqual({ given: [], lately: false });
	expect(stampOf(null)).toEqual({ given: [], lately: false });
});
