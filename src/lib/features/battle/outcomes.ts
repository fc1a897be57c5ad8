import type { Camp } from '#lib/rules/red-and-white/types.ts';
import { REROLLS } from '#lib/rules/red-and-white/rules/major-morale.ts';

/** MAJOR MORALE: what a test made of an army; undefined for anything else. */
export const armyOutcome = (
	calculator: string,
	camp: Camp,
	value: unknown
): { camp: Camp; broken: boolean; rerolls: number } | undefined => {
	if (calculator !== 'army-morale' || typeof value !== 'object' || value === null) return undefined;
	const { breaks, rerollsLeft } = value as { breaks?: unknown; rerollsLeft?: unknown };
	if (typeof breaks !== 'boolean' || typeof rerollsLeft !== 'number') return undefined;
	return { camp, broken: breaks, rerolls: Math.max(0, REROLLS - rerollsLeft) };
};
