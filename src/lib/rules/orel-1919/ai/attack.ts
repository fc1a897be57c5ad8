import type { Combat } from '../rules/08-combat.ts';
import { combatChances, USUAL_POLICY, type Policy } from '../engine/combat/chances.ts';
import { strengthOf } from '../rules/08-combat/08-7-strength.ts';
import type { Hex } from '#lib/kernel/hex/hex.ts';
import { hexIndex, type Game } from '../engine/game.ts';
import type { State } from '../engine/state.ts';
import type { Player } from '../types.ts';
import { goalsOf } from './goals.ts';

/** 8.7.1 The attackers' strength for each point of the defenders', before any check. */
export const roughOdds = (game: Game, combat: Combat): number => {
	const stand = { combat, passed: [], charging: [], disorganised: [] };
	const attacker = strengthOf(game.book, stand, 'attacker', 'cohesion');
	const defender = strengthOf(game.book, stand, 'defender', 'cohesion');
	return attacker / Math.max(1, defender);
};

/** Below this chance that the hex falls nobody attacks. */
export const LEAST_CHANCE = 0.45;

/** An attack by its exact chances under a policy: that the hex falls, and what it is worth on the whole. */
export interface Prospect {
	readonly falls: number;
	/** Enemy steps lost, own steps lost, and the hex. */
	readonly value: number;
}

/** One's own step counts a little more than an enemy step: lost units cost levels of victory (10.2). */
const OWN_STEP = 1.1;
const ROUT = 0.5;

/** What a hex is worth to a side in a fight for it, in steps: more where it decides the game. */
export const hexWorth = (game: Game, state: State, player: Player, hex: Hex): number =>
	goalsOf(game, state, player).some((goal) => goal.hex === hexIndex(game, hex)) ? 3 : 0.5;

const outcomeOf = (game: Game, combat: Combat, hexCounts: number, policy: Policy): Prospect => {
	const { total, outcomes } = combatChances(game.book, combat, policy);
	let [value, falls] = [0, 0];
	for (const { value: end, weight } of outcomes) {
		const chance = Number(weight) / Number(total);
		if (end.hex === 'falls') falls += chance;
		value +=
			chance *
			(end.defenderLost -
				OWN_STEP * end.attackerLost +
				(end.hex === 'falls' ? hexCounts : 0) +
				(end.defenderRouts ? ROUT : 0) -
				(end.attackerRouts ? ROUT : 0));
	}
	return { falls, value };
};

/** What an attack promises; below `LEAST_CHANCE` it is not worth making. */
export const prospectOf = (game: Game, combat: Combat, hexCounts: number): Prospect => {
	const made = outcomeOf(game, combat, hexCounts, USUAL_POLICY);
	return made.falls < LEAST_CHANCE ? { ...made, value: -Infinity } : made;
};

/** 8.5 Do the defenders lose less if they try to leave before combat than if they stand? */
export const leavingIsBetter = (game: Game, combat: Combat, hexCounts: number): boolean =>
	outcomeOf(game, combat, hexCounts, { ...USUAL_POLICY, evade: true }).value <
	outcomeOf(game, combat, hexCounts, USUAL_POLICY).value;
