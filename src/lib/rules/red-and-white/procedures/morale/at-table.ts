import { IN_TEXT } from '../../charts/command.ts';
import { armyBreaksTo, armyDie, type ArmyTest } from '../../rules/major-morale.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Camp, UnitType } from '../../types.ts';
import { armyState, testedAt } from '../../engine/table/army.ts';
import { bookIn } from '../../engine/state.ts';
import type { Fact } from '../../engine/facts/fact.ts';
import type { BattleState, UnitInBattle } from '../../engine/state.ts';
import {
	breaksNow,
	moraleCheck,
	moraleNeed,
	testsAsBroken,
	testsUncalled
} from '../../engine/table/support.ts';
import { marked, standsLeft, staysThere } from '../../engine/table/unit.ts';
import type { Form } from '../calculator.ts';
import { byUnit, oweCharacter, unitIn, type Outcome, type Procedure } from '../procedure.ts';
import { ARMY_MORALE } from './army-morale.ts';
import { FRIGHT } from './fright.ts';
import { UNIT_MORALE } from './unit-morale.ts';
import { words } from '#lib/rules/red-and-white/words/en/morale.ts';

/** MORALE: what stands with the unit, as the morale sheets ask for it. */
export const fillSupport = (state: BattleState, unit: UnitInBattle): Form => {
	const {
		heroic = 0,
		commissar = 'none',
		banner = false,
		priest = false,
		priestPanics = false
	} = moraleCheck(state, unit);
	const { poorQuality } = unit.unit;
	return {
		camp: unit.camp,
		heroic: String(heroic),
		commissar,
		banner,
		priest,
		priestPanics,
		poorQuality
	};
};

/** MORALE: the outcome of a test when the referee's word replaces the die. */
export const testPassing: NonNullable<Procedure['passing']> = {
	passes: words.itPasses,
	fails: words.itFails,
	value: (passed) => ({ face: null, passed, commissar: 'none' })
};

const TESTED_AS: Partial<Readonly<Record<UnitType, string>>> = {
	tank: 'tank',
	armoured_car: 'armoured_car',
	armoured_train: 'train',
	ship: 'ship'
};

const fillMorale = (state: BattleState, unit: UnitInBattle): Form => ({
	who: TESTED_AS[unit.unit.type] ?? 'troops',
	stands: Math.max(1, standsLeft(unit)),
	hits: unit.hits,
	fallingBack: marked(unit, 'falling_back'),
	stays: staysThere(unit),
	armyBroken: testsAsBroken(state, unit),
	...fillSupport(state, unit)
});

/** MAJOR MORALE: an army, counted from its units. */
const fillArmy = (state: BattleState, camp: Camp): Form => {
	const army = armyState(state, camp);
	return {
		totalUnits: Math.max(1, army.totalUnits),
		unitsLost: army.unitsLost,
		ownTrainsLost: army.ownTrainsLost ?? 0,
		enemyTrainsLost: army.enemyTrainsLost ?? 0,
		supplyCut: army.supplyCut ?? false,
		enemySupplyCut: army.enemySupplyCut ?? false,
		cinc: army.cinc ?? 'normal',
		rerollsLeft: army.rerollsLeft ?? 0,
		testedAt: String(army.testedAt ?? 0),
		broken: state.armies[camp].broken
	};
};

/** MAJOR MORALE: what became of the army, its re-rolls, and the line at which it tested. */
const armyTested = (state: BattleState, { roll, value }: Outcome): Fact[] => {
	const { camp } = roll.parties;
	if (!camp) return [];
	const { breaks, rerollsLeft } = value as ArmyTest;
	const line = testedAt(state, camp);
	const now = state.armies[camp];
	const rerolls = Math.max(0, IN_TEXT.at('rerolls', 'number') - rerollsLeft);
	return [
		{
			type: 'armyChanged',
			tested: true,
			camp,
			...(breaks || now.broken ? { broken: breaks } : {}),
			...(rerolls === now.rerolls ? {} : { rerolls }),
			...(line === undefined ? {} : { testedAt: line })
		}
	];
};

/** CONSEQUENCES OF MAJOR MORALE FAILURE: each officer of a broken army takes a test of character (G07). */
const officersTest = (state: BattleState, { roll, value }: Outcome): Fact[] => {
	const { camp } = roll.parties;
	return camp &&
		(value as ArmyTest).breaks &&
		state.armies[camp].consequences &&
		numberOf(bookIn(state), 'army_broken.officers_test') === 1
		? Object.values(state.officers)
				.filter((one) => one.camp === camp && (one.status === 'fit' || one.status === 'scratched'))
				.map((one) => oweCharacter(one, { what: 'army_breaks' }))
		: [];
};

/** The tests of units and of armies. */
export const MORALE_AT_TABLE: readonly Procedure[] = [
	{
		...UNIT_MORALE,
		calledFor: true,
		together: true,
		passing: testPassing,
		fill: byUnit(fillMorale),
		need: (state, roller) =>
			'unit' in roller ? { sides: 6, from: 1, to: moraleNeed(state, roller.unit).to } : undefined,
		// MORALE: a test that something else called for does not replace that of phase 7; one that nothing called for may.
		remembers: (state, { roll: { parties, ruled } }) => {
			const unit = unitIn(state, parties.unit);
			if (unit && ruled?.stands && testsUncalled(state, unit))
				return [{ type: 'testedBefore', unit: unit.id }];
			const now = unit && (state.clock.phase === 7 || breaksNow(state, unit));
			return now && !unit.owes['unit-morale'] ? [{ type: 'moraleTested', unit: unit.id }] : [];
		}
	},
	{
		...ARMY_MORALE,
		fill: (state, { camp, unit }) => fillArmy(state, camp ?? unitIn(state, unit)?.camp ?? 'red'),
		need: (state, roller) => {
			if (!('camp' in roller)) return undefined;
			const book = bookIn(state);
			return {
				sides: armyDie(book),
				from: armyBreaksTo(book, armyState(state, roller.camp)) + 1,
				to: armyDie(book)
			};
		},
		remembers: armyTested,
		owes: officersTest
	},
	{
		...FRIGHT,
		calledFor: true,
		fill: byUnit((_, { unit: { type } }) => ({
			defender: type === 'battery' ? 'artillery' : type === 'cavalry' ? 'cavalry' : 'other'
		}))
	}
];
