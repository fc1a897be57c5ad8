import type { Luck } from '#lib/kernel/report/report.ts';
import type { Sliced } from '#lib/kernel/sliced.ts';
import type { History, HistoryLine } from '../../journal/history.ts';
import type { Parties } from '../../engine/rolls/parties.ts';
import { PROCEDURES } from '../../procedures/all.ts';
import type { Camp } from '../../types.ts';
import { luckBlocks, sidesBlock } from './luck-blocks.ts';
import { lineLuck, rolledIn, type LineLuck } from './luck.ts';

/** Whose roll it was: that of the unit, of the army that tests, or of the officer who does. */
const campOf = ({ before }: HistoryLine, { unit, camp, officer }: Parties): Camp | undefined => {
	if (unit !== null) return before.units[unit]?.camp;
	return camp ?? (officer === undefined ? undefined : before.officers[officer]?.camp);
};

/**
 * Every roll of both sides, the luckiest first: the exact chance of at least as many enemy losses, less one's own;
 * without losses, of at least as good an end of the whole roll, including re-rolls and a commissar's quarrel.
 */
export const rollsByLuck = ({ counted }: History, luck: readonly LineLuck[]): Luck['rolls'] => {
	const lines = new Map(counted.map((line) => [line.place, line]));
	return luck
		.flatMap((one): Luck['rolls'][number][] => {
			const line = lines.get(one.place);
			const fact = line && rolledIn(line);
			if (!line || !fact || PROCEDURES.get(fact.procedure)?.fateOnly) return [];
			const side = campOf(line, fact.parties);
			const chance = (one.margin ?? one.well)?.atLeast;
			return side && chance ? [{ place: one.place, side, chance }] : [];
		})
		.sort((a, b) => a.chance.compare(b.chance) || a.place - b.place);
};

/** How lucky every line of a battle was, one after the other. */
export function* countLuck(history: History): Sliced<Luck> {
	const luck: LineLuck[] = [];
	for (const [at, line] of history.counted.entries()) {
		const one = lineLuck(line);
		if (one) luck.push(one);
		yield at / history.counted.length;
	}
	const sides = luck.length ? sidesBlock(luck) : undefined;
	yield 1;
	const rolls = rollsByLuck(history, luck);
	yield 1;
	return { sides, rolls, blocks: luckBlocks(history, luck) };
}
