import type Fraction from 'fraction.js';
import type { History } from '../engine/history.ts';
import type { Camp } from '../types.ts';
import { resolvedIn, type LineLuck } from './luck.ts';

/** One roll from the side of whoever rolled. */
export interface RollLuck {
	readonly place: number;
	readonly camp: Camp;
	/**
	 * The exact chance of doing at least as well: of so many losses of the enemy, less one's own, or more; without losses
	 * of as good a throw, the first of the roll.
	 */
	readonly chance: Fraction;
}

/** Rolls about what becomes of somebody: nobody does well or badly at them. */
const FATES: readonly string[] = ['officer-hit', 'attached-gun', 'tank-hits', 'officer-character'];

/** Words for a success that is none for whoever rolls. */
const AGAINST: readonly string[] = ['fails', 'breaks', 'broken'];

/** Every roll of both sides, the luckiest first. */
export const rollsByLuck = (
	{ counted }: History,
	luck: readonly LineLuck[]
): readonly RollLuck[] => {
	const lines = new Map(counted.map((line) => [line.place, line]));
	return luck
		.flatMap((one): RollLuck[] => {
			const line = lines.get(one.place);
			const event = line && resolvedIn(line);
			const [first] = event?.throws ?? [];
			if (!line || !event || !first || FATES.includes(event.calculator)) return [];
			const { command } = line.entry;
			const army = command.type === 'resolve' ? command.army?.camp : undefined;
			const camp = event.unit === null ? army : line.before.units[event.unit]?.camp;
			if (!camp) return [];
			const { needs, kind } = first.call;
			if (!one.margin && ((!needs && kind === 'die') || AGAINST.includes(needs?.word ?? '')))
				return [];
			const chance = one.margin?.atLeast ?? one.throws[0]?.atLeast;
			return chance ? [{ place: one.place, camp, chance }] : [];
		})
		.sort((a, b) => a.chance.compare(b.chance) || a.place - b.place);
};
