import type Fraction from 'fraction.js';
import type { History, HistoryLine } from '../../journal/history.ts';
import type { Parties } from '../../engine/rolls/parties.ts';
import { PROCEDURES } from '../../procedures/all.ts';
import type { Camp } from '../../types.ts';
import { rolledIn, type LineLuck } from './luck.ts';

/** One roll from the side of whoever rolled. */
export interface RollLuck {
	readonly place: number;
	readonly camp: Camp;
	/**
	 * The exact chance of doing at least as well: of so many losses of the enemy, less one's own, or more; without losses
	 * of as good an end of the whole roll, re-rolls and a commissar's quarrel among it.
	 */
	readonly chance: Fraction;
}

/** Whose roll it was: that of the unit, of the army that tests, or of the officer who does. */
const campOf = ({ before }: HistoryLine, { unit, camp, officer }: Parties): Camp | undefined => {
	if (unit !== null) return before.units[unit]?.camp;
	return camp ?? (officer === undefined ? undefined : before.officers[officer]?.camp);
};

/** Every roll of both sides, the luckiest first. */
export const rollsByLuck = (
	{ counted }: History,
	luck: readonly LineLuck[]
): readonly RollLuck[] => {
	const lines = new Map(counted.map((line) => [line.place, line]));
	return luck
		.flatMap((one): RollLuck[] => {
			const line = lines.get(one.place);
			const fact = line && rolledIn(line);
			if (!line || !fact || PROCEDURES.get(fact.procedure)?.fateOnly) return [];
			const camp = campOf(line, fact.parties);
			const chance = (one.margin ?? one.well)?.atLeast;
			return camp && chance ? [{ place: one.place, camp, chance }] : [];
		})
		.sort((a, b) => a.chance.compare(b.chance) || a.place - b.place);
};
