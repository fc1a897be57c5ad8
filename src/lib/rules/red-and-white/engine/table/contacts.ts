import type { UnitType } from '../../types.ts';
import { type BattleState, type Contact, type Id, type UnitInBattle } from '../state.ts';
import { onTable } from './unit.ts';

/** MELEE: who may start one. */
const STARTS: readonly UnitType[] = ['infantry', 'cavalry', 'tank'];
export const startsMelee = ({ unit }: UnitInBattle): boolean => STARTS.includes(unit.type);

/** MORALE; MELEE (G15): a move to the rear is still to be rolled. */
export const goesBack = ({ owes }: UnitInBattle): boolean => (owes['movement'] ?? 0) > 0;

/** CAVALRY (R54): in the enemy's phase 3 a unit may only withdraw. */
export const withdraws = ({ clock }: BattleState, { camp }: UnitInBattle): boolean =>
	clock.phase === 3 && camp !== clock.turn;

/** MELEE: the melee in which a unit stands, on either side. */
export const contactOf = ({ contacts }: BattleState, id: Id): Contact | undefined =>
	contacts.find(({ defender, attackers }) => defender === id || attackers.includes(id));

/** The units of a melee that are still there. */
export const attackersIn = (state: BattleState, { attackers }: Contact): readonly UnitInBattle[] =>
	attackers.flatMap((id) => {
		const unit = state.units[id];
		return unit && onTable(unit) ? [unit] : [];
	});

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
		return first && defender && onTable(defender)
			? [{ defender, attackers: [first, ...rest] }]
			: [];
	});
