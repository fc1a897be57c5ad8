import { mayCounterbattery } from '../../../rules/08-combat/08-3-barrage.ts';
import { FIRE_RANGE } from '../../../rules/08-combat/08-6-coordination.ts';
import {
	barrage,
	barrageCheck,
	counterbattery,
	type FireRule
} from '../../../procedures/barrage.ts';
import { unitOf, type Game } from '../../game.ts';
import { auto, choice, type Option, type Owed } from '../../owed.ts';
import type { State, Unit, UnitId } from '../../state.ts';
import type { CombatState, CombatStep } from '../state.ts';
import { apart, isGun, silent } from './supports.ts';
import { barraging, targetsOf } from './targets.ts';

/** 8.4 The units that have just fired and may be fired at in return. */
const returnTargets = (
	game: Game,
	state: State,
	combat: CombatState,
	gun: Unit
): readonly Unit[] => {
	const shooters = [...new Set(combat.shots.map((shot) => shot.gun))];
	return shooters
		.map((id) => unitOf(game, state, id))
		.filter(
			(target) =>
				target.fate === 'map' &&
				target.fired &&
				mayCounterbattery({
					silent: silent(game, gun),
					outOfCommand: !gun.command,
					range: apart(game, gun, target),
					hasJustFired: true
				}).ok
		);
};

/** A choice of target, or of none, for the first of these guns that has not been asked yet. */
const aims = (
	combat: CombatState,
	rule: '8.3.1' | '8.4',
	guns: readonly Unit[],
	targets: (gun: Unit) => readonly Unit[],
	next: CombatStep
): Owed => {
	for (const gun of guns) {
		if (combat.asked.includes(gun.id)) continue;
		const at = targets(gun);
		if (at.length === 0) continue;
		const named = (target: UnitId | null): Option => ({
			command: { type: 'aim', unit: gun.id, target },
			events: () => [{ type: 'targetNamed', rule, gun: gun.id, target }]
		});
		return choice(gun.player, rule, [...at.map(({ id }) => named(id)), named(null)]);
	}
	return auto({ type: 'stepReached', step: next });
};

/** 8.1 I.2, 8.3.1 The active player names the targets of all his barrages, once they are paid for. */
export const aimOwed = (game: Game, state: State, combat: CombatState): Owed =>
	aims(
		combat,
		'8.3.1',
		barraging(game, state).filter(({ id }) => !combat.shots.some(({ gun }) => gun === id)),
		(gun) => targetsOf(game, state, gun),
		'fire'
	);

/** 8.4 The reactive player names the targets of his counterbattery. */
export const counterbatteryOwed = (game: Game, state: State, combat: CombatState): Owed =>
	aims(
		combat,
		'8.4',
		combat.shots.length === 0
			? []
			: state.units.filter(
					(unit) => unit.player !== state.player && unit.fate === 'map' && isGun(game, unit)
				),
		(gun) => returnTargets(game, state, combat, gun),
		'return'
	);

/**
 * 8.3.2, 8.4 The shots of this step, one after the other. A shot lapses if its guns or target are gone or no longer
 * able.
 */
const shooting = (
	game: Game,
	state: State,
	{ at, firing }: CombatState,
	rule: FireRule,
	shots: CombatState['shots'],
	next: CombatStep
): Owed => {
	const aimed = shots[at];
	if (!aimed) return auto({ type: 'stepReached', step: next });
	const gun = unitOf(game, state, aimed.gun);
	const target = unitOf(game, state, aimed.target);
	if (firing?.stage === 'target') return barrageCheck(game, state, rule, target, firing.modifier);
	if (firing?.stage === 'dice') return barrage(game, state, rule, gun, target);
	const lapses =
		gun.fate !== 'map' ||
		target.fate !== 'map' ||
		target.player === gun.player ||
		silent(game, gun) ||
		// 5.3 Out of command they fire at adjacent units only, wherever these now stand.
		apart(game, gun, target) > (gun.command ? FIRE_RANGE : 1);
	if (lapses) return auto({ type: 'shotLapsed', rule, ...aimed });
	return rule === '8.4'
		? counterbattery(game, gun, target)
		: barrage(game, state, rule, gun, target);
};

/** 8.3.2 The barrages. */
export const fireOwed = (game: Game, state: State, combat: CombatState): Owed =>
	shooting(game, state, combat, '8.3.2', combat.shots, 'counterbattery');

/** 8.4 The counterbattery. */
export const returnOwed = (game: Game, state: State, combat: CombatState): Owed =>
	shooting(game, state, combat, '8.4', combat.returns, 'announce');
