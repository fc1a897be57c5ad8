import type { Form } from '../../procedures/calculator.ts';
import type { Commissar, UnitType } from '../../types.ts';
import { type BattleState, type Contact, type Id, type UnitInBattle } from '../state.ts';
import {
	commissarOf,
	hasBanner,
	hasPriest,
	heroicOf,
	priestPanics,
	standsLostIn
} from './support.ts';
import { marked, onTable } from './unit.ts';

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

const most = (units: readonly UnitInBattle[], of: (unit: UnitInBattle) => number): number =>
	Math.max(0, ...units.map(of));

/**
 * COMMISSARS (R29): each kind counts once. One who overrules costs 1 for the rest of the turn, whoever is with him; one
 * who argues merely adds nothing, so another may still be asked.
 */
const commissarWith = (units: readonly UnitInBattle[]): Commissar => {
	const all = units.map(commissarOf);
	return (['minus', 'check', 'zero'] as const).find((one) => all.includes(one)) ?? 'none';
};

/** MELEE (R29): several attackers on one sheet: one die, each kind of bonus once, stands lost added up. */
export const fillGroup = (state: BattleState, units: readonly UnitInBattle[]): Form => {
	const mounted = (unit: UnitInBattle): boolean =>
		unit.unit.type === 'cavalry' && !marked(unit, 'dismounted');
	const tanks = units.filter(({ unit }) => unit.type === 'tank').length;
	const cavalry = units.filter(mounted).length;
	return {
		attackTanks: tanks,
		attackCavalry: cavalry,
		attackInfantry: units.length - tanks - cavalry,
		attackerBanner: units.some(hasBanner),
		attackerBanners: units.filter(hasBanner).length,
		attackerPriest: units.some(hasPriest),
		attackerPriests: units.filter(hasPriest).length,
		attackerPriestPanic: units.some(priestPanics),
		attackerPriestPanics: units.filter(priestPanics).length,
		attackerHeroic: most(units, (unit) => heroicOf(state, unit)),
		attackerStandsLost: units.reduce((sum, unit) => sum + standsLostIn(state, unit), 0),
		attackerCommissar: commissarWith(units),
		attackerSuppressed: units.some((unit) => marked(unit, 'suppressed'))
	};
};
