import type { Combat } from '../rules/08-combat.ts';
import { combatChances, USUAL_POLICY } from '../engine/combat/chances.ts';
import { strengthOf } from '../rules/08-combat/08-7-strength.ts';
import type { Game } from '../engine/game.ts';

/** 8.7.1 The attackers' strength for each point of the defenders', before any check. */
export const roughOdds = (game: Game, combat: Combat): number => {
	const stand = { combat, passed: [], charging: [], disorganised: [] };
	const attacker = strengthOf(game.book, stand, 'attacker', 'cohesion');
	const defender = strengthOf(game.book, stand, 'defender', 'cohesion');
	return attacker / Math.max(1, defender);
};

/** Below this chance that the hex falls nobody attacks. */
export const LEAST_CHANCE = 0.25;

/** An attack by its exact chances under the usual policy: that the hex falls, and what it is worth on the whole. */
export interface Prospect {
	readonly falls: number;
	/** Enemy steps lost, own steps lost, and the hex. */
	readonly value: number;
}

/** What an attack promises; below `LEAST_CHANCE` it is not worth making. */
export const prospectOf = (game: Game, combat: Combat, hexWorth: number): Prospect => {
	const { total, outcomes } = combatChances(game.book, combat, USUAL_POLICY);
	let [value, falls] = [0, 0];
	for (const { value: end, weight } of outcomes) {
		const chance = Number(weight) / Number(total);
		if (end.hex === 'falls') falls += chance;
		value +=
			chance *
			(end.defenderLost -
				OWN_STEP * end.attackerLost +
				(end.hex === 'falls' ? hexWorth : 0) +
				(end.defenderRouts ? ROUT : 0) -
				(end.attackerRouts ? ROUT : 0));
	}
	return { falls, value: falls < LEAST_CHANCE ? -Infinity : value };
};
/** One's own step counts a little less than an enemy step, so that attacks happen. */
const OWN_STEP = 0.8;
const ROUT = 0.5;
