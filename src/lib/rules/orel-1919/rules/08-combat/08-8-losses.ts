import { mayLoseNext, type Loser } from '#lib/kernel/hex/losses.ts';
import { mostCommon } from '#lib/kernel/hex/predominant.ts';
import { isArtillery, isCavalry, isCombatUnit, type Role } from '../../types.ts';
import { fightersOf, qualities, sideOf, type Combat, type Fighter } from '../08-combat.ts';

/** 8.8.2 Who loses steps first: the units that fight, then the defender's guns, then units sheltering here (8.5.1). */
const rankOf = (fighters: readonly Fighter[], unit: Fighter): number =>
	fighters.includes(unit) ? 0 : unit.sheltering ? 2 : 1;

/** 8.8.2 Everyone on a side who can lose steps in this Assault. The attacker's guns never do (OR-46). */
const losersOf = (combat: Combat, role: Role): readonly Loser[] => {
	const fighters = fightersOf(combat, role);
	if (fighters.length === 0) return [];
	const most = mostCommon(qualities(fighters));
	const others =
		role === 'attacker'
			? []
			: combat.defenders.filter(
					(one) => !fighters.includes(one) && (isCombatUnit(one.type) || isArtillery(one.type))
				);
	return [...fighters, ...others].map((unit) => ({
		id: unit.id,
		steps: unit.steps,
		first: unit.tq === most || isCavalry(unit.type) || unit.mode !== 'combat',
		rank: rankOf(fighters, unit)
	}));
};

/** 8.8.2 How many steps a side has to lose in this Assault. */
export const stepsToLose = (combat: Combat, role: Role): number =>
	losersOf(combat, role).reduce((sum, one) => sum + one.steps, 0);

/** 8.8.2 The units that may take the next loss, after those taken in this order. */
export const nextLoss = (combat: Combat, role: Role, taken: readonly string[]): readonly string[] =>
	mayLoseNext(losersOf(combat, role), taken);

/** How losses are taken where nobody is asked. */
const LOSS_POLICIES = ['most_steps', 'lowest_tq'] as const;
/**
 * `most_steps`: the unit with the most steps left and, among those, the lowest TQ. `lowest_tq`: the lowest TQ and,
 * among those, the most steps.
 */
export type LossPolicy = (typeof LOSS_POLICIES)[number];

/** 8.8.2 The order in which a side takes this many losses by a policy; in a tie the first in the list does. */
export const lossesBy = (
	combat: Combat,
	role: Role,
	losses: number,
	policy: LossPolicy
): readonly string[] => {
	const losers = losersOf(combat, role);
	const units = sideOf(combat, role);
	const left = new Map(losers.map(({ id, steps }) => [id, steps]));
	const tq = new Map(units.map((unit) => [unit.id, unit.tq]));
	const taken: string[] = [];
	/** The lowest rank goes first: the deciding value outweighs everything else. */
	const rank = (id: string): number => {
		const [steps, quality] = [left.get(id) ?? 0, tq.get(id) ?? 0];
		return policy === 'most_steps' ? quality - steps * DECIDES : quality * DECIDES - steps;
	};
	while (taken.length < losses) {
		let best: string | undefined;
		for (const id of mayLoseNext(losers, taken))
			if (best === undefined || rank(id) < rank(best)) best = id;
		if (best === undefined) break;
		taken.push(best);
		left.set(best, (left.get(best) ?? 0) - 1);
	}
	return taken;
};
/** More than any TQ, or the steps of any unit. */
const DECIDES = 100;

/** 8.8.2 Losses by unit. */
export const lossesByUnit = (taken: readonly string[]): Readonly<Record<string, number>> => {
	const losses: Record<string, number> = {};
	for (const id of taken) losses[id] = (losses[id] ?? 0) + 1;
	return losses;
};
