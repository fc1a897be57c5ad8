import type { UnitType } from '../../types.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import { owedTimes } from '../changed.ts';
import type { Contact } from '../ground.ts';
import { bookIn, type BattleState, type Id, type UnitInBattle } from '../state.ts';
import { cameInto, fellBack, hasGone, movedNow } from './moves.ts';
import { marked, onTable, stillThere, vehicle } from './unit.ts';

/** ARMORED VEHICLE FRIGHT; TANKS; ARMOURED CARS; ARMORED TRAINS: does a test have to show first whether it stays in the melee? */
export const mayYetGo = ({ owes }: UnitInBattle): boolean =>
	['fright', 'tank-hits', 'armoured-car-morale', 'train-morale'].some((test) => owes[test]);

/** MELEE: who may start one. */
const STARTS: readonly UnitType[] = ['infantry', 'cavalry', 'tank'];
export const startsMelee = ({ unit }: UnitInBattle): boolean => STARTS.includes(unit.type);

/** MORALE; MELEE (G15): does a move to the rear remain to be rolled? */
export const goesBack = (unit: UnitInBattle): boolean => owedTimes(unit, 'movement') > 0;

/** CONSEQUENCES OF MAJOR MORALE FAILURE; MORALE (G07, G10): may it only move to its own rear in its own phase 3? */
export const retires = (state: BattleState, unit: UnitInBattle): boolean => {
	const { clock, armies } = state;
	const not = (path: 'falling_back.advance' | 'army_broken.advance'): boolean =>
		numberOf(bookIn(state), path) !== 1;
	return (
		clock.phase === 3 &&
		unit.camp === clock.turn &&
		!goesBack(unit) &&
		((marked(unit, 'falling_back') && not('falling_back.advance')) ||
			(armies[unit.camp].broken && not('army_broken.advance')))
	);
};

/** CAVALRY; ARMOURED CARS; ARMORED TRAINS (R54): the units that can withdraw before a melee when attacked. */
const WITHDRAW: readonly UnitType[] = ['cavalry', 'armoured_car', 'armoured_train'];
export const mayWithdraw = (state: BattleState, unit: UnitInBattle): boolean =>
	WITHDRAW.includes(unit.unit.type) &&
	!marked(unit, 'dismounted') &&
	contactOf(state, unit.id)?.defender === unit.id;

/**
 * CAVALRY; ARMOURED CARS; ARMORED TRAINS; ARMORED VEHICLE FRIGHT (R54): has it withdrawn from this attacker, or gone
 * back before him? Others may still come.
 */
export const escaped = (attacker: UnitInBattle, defender: UnitInBattle): boolean =>
	(hasGone(defender, 'withdrawal') || fellBack(defender, 3)) &&
	cameInto(attacker, defender.id) !== undefined;

/** CAVALRY (R54): in the enemy's phase 3 a unit may only withdraw. */
export const withdraws = ({ clock }: BattleState, { camp }: UnitInBattle): boolean =>
	clock.phase === 3 && camp !== clock.turn;

/** MELEE: the melee in which a unit stands, on either side. */
export const contactOf = ({ contacts }: BattleState, id: Id): Contact | undefined =>
	contacts.find(({ defender, attackers }) => defender === id || attackers.includes(id));

/** MELEE: the melee in which a unit attacks. */
export const attackOf = ({ contacts }: BattleState, id: Id): Contact | undefined =>
	contacts.find(({ attackers }) => attackers.includes(id));

/**
 * ATTACKING FIRE (R70): has it moved, and does it attack into melee? Either it is in contact, or it has moved and no
 * enemy that it came at has left it since, so that its fire shows whom it attacks.
 */
export const attacksNow = (state: BattleState, unit: UnitInBattle): boolean =>
	attackOf(state, unit.id) !== undefined ||
	(bookIn(state).readings.R70 === 'told_or_fired' && unit.met.length === 0 && movedNow(unit));

/** ATTACKING FIRE; ARTILLERY (G05): is it in phase 5 in contact with a vehicle, at which guns fire shells of their own? */
export const gunAttacks = (state: BattleState, { id }: UnitInBattle): boolean => {
	const enemy = state.units[attackOf(state, id)?.defender ?? ''];
	return state.clock.phase === 5 && enemy !== undefined && vehicle(enemy);
};

/**
 * MELEE; ATTACKING FIRE: does it fire at the enemy whom it attacks in phase 5, or in 4 at one who attacks it? Range is
 * measured where the two are nearest, which is contact.
 */
export const firesAtContact = (state: BattleState, unit: Id | null, target: Id | null): boolean => {
	const { phase } = state.clock;
	const [by, at] = phase === 4 ? [target, unit] : [unit, target];
	return (
		(phase === 4 || phase === 5) &&
		by !== null &&
		at !== null &&
		attackOf(state, by)?.defender === at
	);
};

/** The units of a melee that are still there. */
export const attackersIn = (state: BattleState, { attackers }: Contact): readonly UnitInBattle[] =>
	stillThere(state, attackers);

/** MELEE: the melees still to be fought: both sides are there. */
export const meleesToFight = (
	state: BattleState
): readonly {
	readonly defender: UnitInBattle;
	readonly attackers: readonly [UnitInBattle, ...UnitInBattle[]];
}[] =>
	state.contacts.flatMap((contact) => {
		const defender = state.units[contact.defender];
		const [first, ...rest] = attackersIn(state, contact);
		return first && defender && onTable(defender) && ![defender, first, ...rest].some(mayYetGo)
			? [{ defender, attackers: [first, ...rest] }]
			: [];
	});
