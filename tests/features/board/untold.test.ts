import { expect, test } from 'vitest';
import { say } from '#lib/kernel/phrase.ts';
import { isUntold, type Course } from '#lib/features/board/fight.ts';

const course = (told: boolean): Course => ({
	...{ title: say('fight'), hex: '0101', outcome: null },
	steps: [
		{ title: say('first'), rule: '1', state: 'over', told: { sentences: told ? [say('so')] : [] } }
	]
});
const threw = (line: string): boolean => line === 'dice';

test('dice before a fight that has begun with them are told beside it; those of its steps are not', () => {
	expect(isUntold(course(false), ['answer', 'dice'], threw)).toBe(true);
	expect(isUntold(course(true), ['answer', 'dice'], threw)).toBe(false);
	expect(isUntold(course(false), ['dice', 'answer'], threw)).toBe(false);
	expect(isUntold(course(false), [], threw)).toBe(false);
	expect(isUntold(course(false), ['dice'], undefined)).toBe(false);
});
