import { expect, test } from 'vitest';
import { haveFallen } from '#lib/features/board/fight.ts';

const threw = (line: string): boolean => line === 'dice';

test('what dice did is told beside the question that follows them, and no longer after its answer', () => {
	expect(haveFallen(['answer', 'dice'], threw)).toBe(true);
	expect(haveFallen(['dice', 'answer'], threw)).toBe(false);
	expect(haveFallen([], threw)).toBe(false);
	expect(haveFallen(['dice'], undefined)).toBe(false);
});
