import type { Form } from '../../procedures/calculator.ts';
import { gunPicksTarget } from '../../rules/fire/attached-gun.ts';
import { type BattleState, bookIn, type UnitInBattle } from '../state.ts';
import {
	attachedStands,
	FIRE_PARTS,
	firedThisTurn,
	partFired,
	standsLeft,
	type FirePart
} from '../table/unit.ts';

const SMALL_ARMS: readonly string[] = ['small-arms-fire', 'armoured-car-fire'];

/** SEQUENCE OF ACTION (R55): each weapon of a train fires once: which of them is wanted. */
export type Armament = 'guns' | 'machine_guns';
const ROLLED_FOR: Readonly<Record<Armament, readonly string[]>> = {
	guns: ['artillery'],
	machine_guns: SMALL_ARMS
};

/** SEQUENCE OF ACTION (R55): of guns and machine guns that fire apart only the others have fired in this turn. */
export const othersFired = ({ unit, rolled }: UnitInBattle, wanted: Armament): boolean => {
	const used = (arms: Armament): boolean => ROLLED_FOR[arms].some((one) => rolled.includes(one));
	const others = wanted === 'guns' ? 'machine_guns' : 'guns';
	return unit.gun !== null && unit.turrets > 0 && used(others) && !used(wanted);
};

const hasFired = ({ rolled }: UnitInBattle, part: FirePart): boolean =>
	rolled.includes(partFired(part));

/** MACHINE GUNS: it has a machine gun with it, and stands that fire besides. */
export const firesInParts = (unit: UnitInBattle): boolean =>
	unit.unit.type === 'infantry' &&
	standsLeft(unit) > 0 &&
	attachedStands(unit, 'lmg') + attachedStands(unit, 'hmg') > 0;

/** NOTES ON FIRING (G04): what fired alone so far, so that the other may still fire at a target of its own. */
export const firedAlone = (state: BattleState, unit: UnitInBattle): FirePart | undefined => {
	if (!firedThisTurn(unit) || !firesInParts(unit) || !gunPicksTarget(bookIn(state)))
		return undefined;
	const [part, other] = FIRE_PARTS.filter((one) => hasFired(unit, one));
	return other ? undefined : part;
};

/** NOTES ON FIRING (G04): may its machine guns fire first, at a target of their own? */
export const gunsMayFireAlone = (state: BattleState, unit: UnitInBattle): boolean =>
	!firedThisTurn(unit) && firesInParts(unit) && gunPicksTarget(bookIn(state));

/** NOTES ON FIRING (G04): what a fire of this part alone leaves out of the situation. */
export const ALONE: Readonly<Record<FirePart, Form>> = {
	guns: { rifleStands: 0, shells: 0 },
	rest: { lmg: 0, hmg: 0 }
};

/** NOTES ON FIRING (G04): nothing of the unit fires twice: what fired alone is left out. */
export const leftToFire = (state: BattleState, unit: UnitInBattle): Form => {
	const fired = firedAlone(state, unit);
	return fired ? ALONE[fired === 'guns' ? 'rest' : 'guns'] : {};
};
