import { total, type Modifier } from '#lib/kernel/book/modifier.ts';
import { FACTION_FACTS } from '../../scenarios/factions.ts';
import { armyBreaksTo, effectiveLosses } from '../../rules/major-morale.ts';
import { checkModifiers, moralePoint, moraleTo, type MoraleCheck } from '../../rules/morale.ts';
import type { Camp, Commissar, Heroic, UnitType } from '../../types.ts';
import { armyState } from './army.ts';
import { type BattleState, bookIn, type UnitInBattle } from '../state.ts';
import { attachedLeft, heroesOf, marked, standsLeft, standsLost } from './unit.ts';

/** OFFICERS & LEADERS: is it led heroically by nobody, by an officer, or by a committed subordinate (R31)? */
export const heroicOf = (state: BattleState, unit: UnitInBattle): Heroic => {
	const heroes = heroesOf(state, unit.id);
	const committed = heroes.some(
		({ character, officer }) => character === 'committed' && !officer.commanderInChief
	);
	if (committed) return 2;
	return heroes.length || marked(unit, 'heroic') ? 1 : 0;
};

/**
 * COMMISSARS: they count for Red units; the outcome from earlier this turn, which one who overruled leaves behind, or
 * the check still to come.
 */
export const commissarOf = (unit: UnitInBattle): Commissar => {
	if (unit.camp !== 'red') return 'none';
	if (marked(unit, 'commissar_overrules')) return 'minus';
	if (attachedLeft(unit, 'commissar') === 0) return 'none';
	return marked(unit, 'commissar_argues') ? 'zero' : 'check';
};

/** RELIGIOUS INSPIRATION: does it have a priest? He counts for White units. */
export const hasPriest = (unit: UnitInBattle): boolean =>
	attachedLeft(unit, 'priest') > 0 &&
	unit.camp === 'white' &&
	!marked(unit, 'priest_tends') &&
	!marked(unit, 'priest_panics');

/** RELIGIOUS INSPIRATION: did he panic earlier this turn? −1 for his unit (G06), even if he is gone since. */
export const priestPanics = (unit: UnitInBattle): boolean =>
	unit.camp === 'white' && marked(unit, 'priest_panics');

/** MELEE: the lost stands that count, in the game so far or in this turn (R62). */
export const standsLostIn = (state: BattleState, unit: UnitInBattle): number =>
	bookIn(state).readings.R62 === 'this_turn' ? unit.standsLostThisTurn : standsLost(unit);

export const hasBanner = (unit: UnitInBattle): boolean => attachedLeft(unit, 'banner') > 0;

/** SMALL ARMS FIRING: is it one of the interventionists listed there? */
export const isInterventionist = ({ unit }: UnitInBattle): boolean =>
	FACTION_FACTS[unit.faction].interventionist ?? false;

/** ARTILLERY (AR-4): is it defensive fire by guns that are not interventionists', without leave to fire indirectly? */
export const directOnly = ({ clock }: BattleState, unit: UnitInBattle): boolean =>
	clock.phase === 4 && !isInterventionist(unit) && !unit.indirect;

/** CONSEQUENCES OF MAJOR MORALE FAILURE (G07): has its army just broken, so that everybody tests? */
export const breaksNow = ({ armies }: BattleState, { camp }: UnitInBattle): boolean =>
	armies[camp].consequences;

/** MORALE (R36): has it lost figures for which it has not tested? */
export const lossesUntested = ({ casualtiesSinceTest, testedBefore }: UnitInBattle): boolean =>
	casualtiesSinceTest > (testedBefore?.losses ?? 0);

/** MORALE (R36): would a test made now be one that nothing calls for, before phase 7? */
export const testsUncalled = (state: BattleState, unit: UnitInBattle): boolean =>
	state.clock.phase !== 7 && !unit.owes['unit-morale'] && !breaksNow(state, unit);

/** G07: is the morale test that it makes next, the first of those it owes, the one for its army's breaking? */
export const testsAsBroken = (state: BattleState, unit: UnitInBattle): boolean => {
	const [first] = unit.owes['unit-morale'] ?? [];
	return first ? first.what === 'army_breaks' : breaksNow(state, unit);
};

const VEHICLES: Partial<Readonly<Record<UnitType, 'tank' | 'armoured_car' | 'train' | 'ship'>>> = {
	tank: 'tank',
	armoured_car: 'armoured_car',
	armoured_train: 'train',
	ship: 'ship'
};

/** TANKS; ARMOURED CARS; ARMORED TRAINS: the morale point of a vehicle with its hits, never below 0; troops have none. */
export const vehiclePoint = (
	state: BattleState,
	{ unit: { type }, hits }: UnitInBattle
): number | undefined => {
	const kind = VEHICLES[type];
	return kind && Math.max(0, moralePoint(bookIn(state), kind, hits));
};

/** MORALE: what stands with the unit when it tests; with a vehicle, nothing but its morale point does. */
export const moraleCheck = (
	state: BattleState,
	unit: UnitInBattle,
	armyBroken = testsAsBroken(state, unit)
): MoraleCheck => {
	const point = vehiclePoint(state, unit);
	if (point !== undefined) return { stands: point, armyBroken };
	return {
		stands: standsLeft(unit),
		banner: hasBanner(unit),
		heroic: heroicOf(state, unit),
		commissar: commissarOf(unit),
		priest: hasPriest(unit),
		priestPanics: priestPanics(unit),
		poorQuality: unit.unit.poorQuality,
		armyBroken
	};
};

/** What a morale test needs. */
export interface MoraleNeed {
	/** A vehicle's morale point stands for them. */
	readonly stands: number;
	/** What is added to the die, as long as no commissar quarrels, and its total. */
	readonly added: readonly Modifier[];
	readonly modifier: number;
	/** The highest unmodified D6 that passes; 0 where none does. */
	readonly to: number;
}

/** MORALE: the unmodified die that the unit needs (MO-1). */
export const moraleNeed = (
	state: BattleState,
	unit: UnitInBattle,
	armyBroken = testsAsBroken(state, unit)
): MoraleNeed => {
	const book = bookIn(state);
	const check = moraleCheck(state, unit, armyBroken);
	const { commissar } = check;
	const added = checkModifiers(
		book,
		commissar === 'check' ? { ...check, commissar: 'plus' } : check
	);
	const modifier = total(added);
	return { stands: check.stands, added, modifier, to: moraleTo(book, modifier, check.stands) };
};

/** MAJOR MORALE: what counts as lost out of the units at the start, and the unmodified die from which the army holds. */
export const armyNeed = (
	state: BattleState,
	camp: Camp
): { readonly lost: number; readonly of: number; readonly from: number } => {
	const army = armyState(state, camp);
	const book = bookIn(state);
	return {
		lost: effectiveLosses(book, army),
		of: army.totalUnits,
		from: armyBreaksTo(book, army) + 1
	};
};
