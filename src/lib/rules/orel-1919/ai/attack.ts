import { sideTowards } from '#lib/kernel/hex.ts';
import type { Combat } from '../rules/08-combat.ts';
import { combatChances, USUAL_POLICY } from '../rules/combat-chances.ts';
import { strengthOf } from '../rules/08-7-strength.ts';
import type { AttackKind } from '../types.ts';
import { fighterOf, hexIndex, terrainIn } from '../engine/combat/fighters.ts';
import { unitsIn } from '../engine/field.ts';
import { unitOf, type Game } from '../engine/game.ts';
import type { State, UnitId } from '../engine/state.ts';

/** 8 An attack that might be made: by these units on this hex, without supports. */
export const imaginedAttack = (
	game: Game,
	state: State,
	kind: AttackKind,
	hex: string,
	units: readonly UnitId[]
): Combat => {
	const { grid, water } = game.board;
	const target = hexIndex(game, hex);
	const attackers = units.map((id) => unitOf(game, state, id));
	const from: Record<string, { side: number; crossing: boolean }> = {};
	for (const one of attackers) {
		const side = sideTowards(grid, target, hexIndex(game, one.hex));
		const over = water[target * 6 + side];
		from[one.hex ?? ''] = { side, crossing: over === 'river' || over === 'ditch' };
	}
	return {
		kind,
		attackers: attackers.map((one) => ({ ...fighterOf(game, one), mode: 'combat' })),
		defenders: unitsIn(game, state, hex)
			.filter(({ player }) => player !== state.player)
			.map((one) => fighterOf(game, one)),
		from,
		terrain: terrainIn(game, state, hex),
		supports: []
	};
};

/** 8.7.1 Strength of the attackers for each of the defenders', before any check. */
export const roughOdds = (game: Game, combat: Combat): number => {
	const stand = { combat, passed: [], charging: [], disorganised: [] };
	const attacker = strengthOf(game.book, stand, 'attacker', 'cohesion');
	const defender = strengthOf(game.book, stand, 'defender', 'cohesion');
	return attacker / Math.max(1, defender);
};

/** What an attack is worth: enemy steps lost, own ones lost, and the hex, by the exact chances of the usual policy. */
export const attackValue = (game: Game, combat: Combat, hexWorth: number): number => {
	const { total, outcomes } = combatChances(game.book, combat, USUAL_POLICY);
	let value = 0;
	for (const { value: end, weight } of outcomes) {
		const chance = Number(weight) / Number(total);
		value +=
			chance *
			(end.defenderLost -
				OWN_STEP * end.attackerLost +
				(end.hex === 'falls' ? hexWorth : 0) +
				(end.defenderRouts ? ROUT : 0) -
				(end.attackerRouts ? ROUT : 0));
	}
	return value;
};
/** A step of one's own counts a little less than one of the enemy: attacks must happen. */
const OWN_STEP = 0.8;
const ROUT = 0.5;
