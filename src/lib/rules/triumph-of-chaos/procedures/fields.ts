import type { Count, Flag } from './calculator.ts';

/** A modifier that is on or off, with its worth where it is told. */
export const flag = (key: string, label: string, amount?: string): Flag => ({
	kind: 'flag',
	key,
	label,
	...(amount ? { amount } : {})
});

/** A count. */
export const number = (key: string, label: string, min: number, max: number): Count => ({
	kind: 'count',
	key,
	label,
	min,
	max
});

/** A check that no two units share. */
export const alone = { phases: [], roles: { unit: 'rolls' } } as const;
