import { refused, type Decision } from '#lib/kernel/game/engine.ts';
import { distance } from '#lib/kernel/hex/hex.ts';
import { INACTIVE } from '../../../rules/07-movement/07-1-4-modes.ts';
import { isDuel } from '../../../rules/08-combat/08-5-before-combat.ts';
import { maySupport } from '../../../rules/08-combat/08-6-coordination.ts';
import { enemyOf, isArtillery, isCombatUnit, isTrain } from '../../../types.ts';
import { counterOf, hexIndex, once, type Game } from '../../game.ts';
import { isAsleep } from '../../setup.ts';
import type { Attack, State, Unit } from '../../state.ts';
import { fightingIn, ready } from './attacked.ts';
import { auto, choice, type Option, type Owed } from '../../owed.ts';
import type { CombatState } from '../state.ts';

/** The distance between two units, in hexes. */
export const apart = (game: Game, one: Unit, two: Unit): number =>
	distance(game.board.grid, hexIndex(game, one.hex), hexIndex(game, two.hex));

/** 8.3.1 Guns and trains fire. */
export const isGun = (game: Game, unit: Unit): boolean => {
	const { type } = counterOf(game, unit.id);
	return isArtillery(type) || isTrain(type);
};

/** 7.1.4, 8.2.3, 8.7.3 Do these guns stay silent: in March mode, Routed, or an Unsupplied train? */
export const silent = (game: Game, unit: Unit): boolean =>
	isTrain(counterOf(game, unit.id).type) ? unit.unsupplied : unit.mode !== 'combat';

/** 8.6.2 A combat as guns see it: its hex, the units of their own side, and the enemies. */
interface Supported {
	readonly hex: string;
	readonly own: readonly Unit[];
	readonly enemies: readonly Unit[];
}

/** 8.6.2 May these guns support a combat, and if not, why not? */
const whetherFires = (game: Game, state: State, gun: Unit, combat: Supported): Decision<never> => {
	const counter = counterOf(game, gun.id);
	// 8.7.1 Guns that are attacked alone fight, and do not support themselves.
	const fights = ({ id }: Unit): boolean => isCombatUnit(counterOf(game, id).type);
	const alone = !combat.own.some(fights);
	const same = (unit: Unit): boolean => {
		const other = counterOf(game, unit.id);
		if (alone ? !isArtillery(other.type) || gun.hex === combat.hex : !fights(unit)) return false;
		if (other.type === 'recruits') return false;
		if (other.formation && counter.commandedBy?.includes(other.formation)) return true;
		return gun.player === 'red'
			? (counter.formation ?? counter.division) === (other.formation ?? other.division)
			: counter.division === other.division;
	};
	if (isAsleepAttacker(game, state, gun)) return refused(INACTIVE);
	return maySupport({
		train: isTrain(counter.type),
		silent: silent(game, gun),
		used: gun.fired,
		outOfCommand: !gun.command,
		range: distance(game.board.grid, hexIndex(game, gun.hex), hexIndex(game, combat.hex)),
		adjacentToEnemy: combat.enemies.some((unit) => apart(game, unit, gun) <= 1),
		ownInCombat: combat.own.some(same)
	});
};

/** 8.6.2 May these guns support a combat on this hex, with these units on their own side and these enemies? */
export const mayFire = (game: Game, state: State, gun: Unit, combat: Supported): boolean =>
	whetherFires(game, state, gun, combat).ok;

/** 8.6.2 May these guns support this attack, for their side, and if not, why not? */
export const whetherSupports = (
	game: Game,
	state: State,
	gun: Unit,
	attack: Attack
): Decision<never> => {
	const attackers = ready(game, state, attack);
	const defenders = fightingIn(game, state, attack.hex);
	const attacks = gun.player === state.player;
	return whetherFires(game, state, gun, {
		hex: attack.hex,
		own: attacks ? attackers : defenders,
		enemies: attacks ? defenders : attackers
	});
};

/** 8.6.2 May these guns support this attack, for their side? */
export const canSupport = (game: Game, state: State, gun: Unit, attack: Attack): boolean =>
	whetherSupports(game, state, gun, attack).ok;

/** 10.2 Inactive guns support no attack; they may defend (OR-42). */
const isAsleepAttacker = (game: Game, state: State, gun: Unit): boolean =>
	gun.player === state.player && isAsleep(game, state, gun.id);

/** 9.1.1 Is it train against train? Nobody supports that. */
const duels = (game: Game, state: State, attack: Attack): boolean =>
	isDuel(ready(game, state, attack).map(({ id }) => counterOf(game, id)));

/** The places of all guns and trains in the module. */
const placesOfGuns = once(({ counters }) =>
	counters.flatMap(({ type }, place) => (isArtillery(type) || isTrain(type) ? [place] : []))
);

/** 8.1 I.3 The reactive player announces his defensive support. */
export const announceOwed = (game: Game, state: State, combat: CombatState): Owed => {
	const enemy = enemyOf(state.player);
	for (const place of placesOfGuns(game)) {
		const gun = state.units[place];
		if (gun?.player !== enemy || gun.fate !== 'map') continue;
		if (combat.asked.includes(gun.id)) continue;
		const attacks = state.attacks.filter(
			(attack) => !duels(game, state, attack) && canSupport(game, state, gun, attack)
		);
		if (attacks.length === 0) continue;
		const announced = (attack: number | null): Option => ({
			command: { type: 'announce', unit: gun.id, attack },
			events: () => [{ type: 'supportAnnounced', gun: gun.id, attack }]
		});
		return choice(enemy, '8.6.2', [...attacks.map(({ id }) => announced(id)), announced(null)]);
	}
	return auto({ type: 'stepReached', step: 'plan' });
};
