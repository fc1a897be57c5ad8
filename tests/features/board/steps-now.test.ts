import { expect, test } from 'vitest';
import { stepsNow, type Losses } from '#lib/features/board/ask.ts';

const shown = (left: number) => ({ value: `${left} EP` }) as never;
const losses: Losses<string> = {
	owed: 2,
	units: [
		{ unit: 'guards', left: 3, shown },
		{ unit: 'rifles', left: 1, shown }
	],
	after: (taken) => ({ marked: ['rifles', ...taken], next: taken.length ? [] : ['guards'] })
};

test('the steps of each unit as they stand: which are gone, which may go next, which may come back', () => {
	const [guards, rifles] = stepsNow(losses, []).units;
	expect(guards).toMatchObject({ was: '3 EP', becomes: '' });
	expect(guards?.steps.map(({ next }) => next)).toEqual([false, false, true]);
	expect(rifles).toMatchObject({ becomes: ' → 0', steps: [{ lost: true, back: false }] });
	expect(stepsNow(losses, ['guards']).units[0]).toMatchObject({
		becomes: ' → 2 EP',
		steps: [{ lost: false }, { lost: false }, { lost: true, next: false, back: true }]
	});
});
