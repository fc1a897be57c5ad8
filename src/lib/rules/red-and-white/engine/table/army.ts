import { halfStrength } from '../../rules/unit-status.ts';
import { lineReached, percentLost, type ArmyState, rerolls } from '../../rules/major-morale.ts';
import type { Camp } from '../../types.ts';
import { otherCamp } from '../sequence.ts';
import {
	type BattleState,
	bookIn,
	type OfficerInBattle,
	type Presence,
	type UnitInBattle
} from '../state.ts';
import { hostOf } from './attaching.ts';
import { characterOf, figuresLeft, onTable, unitsOf, vehicle } from './unit.ts';

const started = ({ unit }: UnitInBattle): number => unit.stands.reduce((sum, n) => sum + n, 0);

/** MAJOR MORALE: destroyed, surrendered, off the table, deserted, joined to another unit or at half strength (R52). */
export const countsAsLost = (state: BattleState, unit: UnitInBattle): boolean => {
	// MACHINE GUNS; ORGANIZATION: guns that stand with another unit are lost with it, or with half of their own men.
	const host = hostOf(state, unit);
	if (host && (host.camp !== unit.origin || !onTable(host))) return true;
	if (host) return halfStrength(bookIn(state), figuresLeft(unit), started(unit));
	if (unit.camp !== unit.origin) return true;
	if (unit.presence === 'reserve') return false;
	if (!onTable(unit)) return true;
	return !vehicle(unit) && halfStrength(bookIn(state), figuresLeft(unit), started(unit));
};

/** The units of a side, in reserve or not, the Force HQ among them. */
const ownUnits = (state: BattleState, camp: Camp): UnitInBattle[] =>
	unitsOf(state).filter(({ origin }) => origin === camp);

/** OFFICERS & LEADERS: the commander-in-chief of a side, while he commands; the first where there are several. */
export const commanderInChief = (state: BattleState, camp: Camp): OfficerInBattle | undefined =>
	Object.values(state.officers).find(
		(officer) =>
			officer.camp === camp && officer.officer.commanderInChief && officer.status === 'fit'
	);

const isTrain = ({ unit }: UnitInBattle): boolean => unit.type === 'armoured_train';

/** MAJOR MORALE: captured, in use or not, or driven off the table; a wrecked train helps nobody. */
const TRAIN_TAKEN: readonly Presence[] = ['captured', 'surrendered', 'off_table'];

/**
 * MAJOR MORALE: what an army has lost so far, counted from its units (AM-1, R51, R52). A lost train counts as three
 * other units and so is not also counted among the units.
 */
export const armyState = (state: BattleState, camp: Camp): ArmyState => {
	const enemy = otherCamp(camp);
	const cinc = characterOf(commanderInChief(state, camp));
	const own = ownUnits(state, camp);
	const lost = own.filter((unit) => countsAsLost(state, unit));
	const taken = ownUnits(state, enemy).filter(
		(unit) => isTrain(unit) && (TRAIN_TAKEN.includes(unit.presence) || unit.camp !== unit.origin)
	);
	return {
		totalUnits: own.filter(({ late }) => !late).length,
		unitsLost: lost.filter((unit) => !isTrain(unit)).length,
		ownTrainsLost: lost.filter(isTrain).length,
		supplyCut: state.armies[camp].supplyCut,
		enemyTrainsLost: taken.length,
		enemySupplyCut: state.armies[enemy].supplyCut,
		...(cinc ? { cinc } : {}),
		rerollsLeft:
			bookIn(state).readings.R50 === 'two_each_test'
				? rerolls(bookIn(state))
				: Math.max(0, rerolls(bookIn(state)) - state.armies[camp].rerolls),
		testedAt: state.armies[camp].testedAt
	};
};

/**
 * MAJOR MORALE: the highest line at which an army has tested, including this test; undefined where it does not matter
 * (R49).
 */
export const testedAt = (state: BattleState, camp: Camp): number | undefined => {
	const book = bookIn(state);
	if (book.readings.R49 !== 'once_per_band') return undefined;
	const line = lineReached(book, percentLost(book, armyState(state, camp))) ?? 0;
	return Math.max(state.armies[camp].testedAt, line);
};
