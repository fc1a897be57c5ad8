import { armyMustTest } from '../../rules/major-morale.ts';
import { CAMPS, type Camp } from '../../types.ts';
import { armyState } from '../table/army.ts';
import { bombardmentDue, isAtEdge } from '../table/areas.ts';
import { automatic } from '../automation.ts';
import { owedTimes } from '../changed.ts';
import { duePapers } from '../beside/papers.ts';
import { mayWithdraw, meleesToFight } from '../table/contacts.ts';
import { endingMarks } from './endings.ts';
import { comeAtNobody } from './steps.ts';
import { comesToShells, forbiddenInShells, unitsToLead } from './permitted.ts';
import { otherCamp, turnNumber, type Clock } from '../sequence.ts';
import {
	type BattleState,
	bookIn,
	type Id,
	type OfficerInBattle,
	type OfficerStatus,
	type UnitInBattle
} from '../state.ts';
import { breaksNow, lossesUntested } from '../table/support.ts';
import { lostEnough } from '../table/suppressing.ts';
import { heroesOf, leadsNow, marked, onTable, unitsOf, vehicle } from '../table/unit.ts';

/** `may`: nobody must do it; it is a reminder, and no phase waits for it. */
interface Standing {
	readonly may?: true;
}

/** What somebody still owes in this phase: a test, named by its calculator, or an act of the referee or a player. */
export type Owed = Standing &
	(
		| { readonly calculator: string; readonly unit: Id; readonly n?: number }
		| { readonly calculator: 'army-morale'; readonly camp: Camp }
		| { readonly calculator: 'test-of-character'; readonly officer: Id; readonly n?: number }
		| { readonly deed: 'place_losses'; readonly unit: Id; readonly n: number }
		/** OFFICERS' CHARACTER: a fanatic leads heroically every turn (LD-8). */
		| { readonly deed: 'lead_heroically'; readonly officer: Id }
		/** Something sealed or on its way is due. */
		| { readonly deed: 'see_to'; readonly paper: Id }
		| { readonly deed: 'suppress'; readonly unit: Id }
		/** MELEE: a melee that is set up; the first of its attackers fights it. */
		| { readonly deed: 'fight'; readonly unit: Id; readonly defender: Id }
		/** MELEE: it charged, or fired into melee; whom it attacks has still to be recorded. */
		| { readonly deed: 'come_into_contact'; readonly unit: Id }
		| { readonly deed: 'marks_end'; readonly n: number }
		| { readonly deed: 'officers_return'; readonly n: number }
	);

/** LEADERSHIP: in phase 1 each unit of the side whose turn it is, once; a unit led heroically need not test. */
const owesLeadership = (unit: UnitInBattle): boolean =>
	!marked(unit, 'led') &&
	!marked(unit, 'not_led') &&
	!marked(unit, 'heroic') &&
	unit.unit.type !== 'headquarters';

/**
 * MORALE: in phase 7, after losses since its last phase 7 or while it falls back (MO-2), and every unit of an army that
 * breaks (G07). For its hits a vehicle tests when it takes them.
 */
const owesMorale = (state: BattleState, unit: UnitInBattle): boolean =>
	!unit.moraleTested &&
	(breaksNow(state, unit) ||
		(!vehicle(unit) && lossesUntested(unit)) ||
		(marked(unit, 'falling_back') && !unit.testedBefore?.now));

/** MORALE: the sides whose units test in phase 7 (R36). */
export const testingCamps = (state: BattleState): readonly Camp[] => {
	const { turn, phase } = state.clock;
	if (phase !== 7) return [];
	const named = otherCamp(turn);
	return bookIn(state).readings.R36 === 'both_sides' ? [named, turn] : [named];
};

/**
 * MORALE; CONSEQUENCES OF MAJOR MORALE FAILURE (G07): the sides whose units test now: in phase 7 and, for an army that
 * breaks by a test left for later, at once.
 */
const campsTesting = (state: BattleState): readonly Camp[] => {
	const named = testingCamps(state);
	const breaking = CAMPS.filter((camp) => !named.includes(camp) && state.armies[camp].consequences);
	return [...named, ...breaking];
};

const unless = (must: boolean): Standing => (must ? {} : { may: true });

/** SUPPRESSION: a suppressed unit may, but need not, test when it first needs to: to withdraw in 3, to fire in 4 (R02). */
const maySuppressed = (state: BattleState, unit: UnitInBattle): boolean =>
	(state.clock.phase === 4 ||
		(state.clock.phase === 3 &&
			bookIn(state).readings.R02 === 'one_test_lifts_both' &&
			mayWithdraw(state, unit))) &&
	unit.camp !== state.clock.turn &&
	marked(unit, 'suppressed') &&
	!unit.owes['suppression'] &&
	unit.suppressionTest === null;

/** TANKS: in phase 3 of its own turn a tank with a hit engine tries a repair, once (R46). */
const owesRepair = ({ clock }: BattleState, unit: UnitInBattle): boolean =>
	clock.phase === 3 &&
	unit.camp === clock.turn &&
	marked(unit, 'engine_hit') &&
	!unit.rolled.includes('tank-repair');

/** MORALE: must the test be made, or is it only a reminder? */
const mustTest = (state: BattleState, unit: UnitInBattle): boolean =>
	automatic(state, 'casualties_owe') || breaksNow(state, unit);

/**
 * What something called for from the unit, besides the test of phase 7: two causes are two tests. A retreat that leads
 * through shells is replaced by the test for them (BO-2).
 */
const tests = (state: BattleState, unit: UnitInBattle): Owed[] => {
	const testsNow = campsTesting(state).includes(unit.camp) && owesMorale(state, unit);
	if (!testsNow && !Object.keys(unit.owes).length) return [];
	const noted = automatic(state, 'tests_noted');
	const joined = testsNow && noted === mustTest(state, unit) ? 1 : 0;
	const goesByTest = bombardmentDue(state, unit) === 'must';
	const called = Object.keys({ ...unit.owes, ...(joined ? { 'unit-morale': [] } : {}) }).filter(
		(calculator) => calculator !== 'movement' || !goesByTest
	);
	const times = called.map(
		(calculator) =>
			[
				calculator,
				owedTimes(unit, calculator) + (calculator === 'unit-morale' ? joined : 0)
			] as const
	);
	return [
		...times.map(([calculator, n]): Owed => ({
			calculator,
			unit: unit.id,
			...(n > 1 ? { n } : {}),
			// PETROL BOMBS VS. TANK: infantry may throw them.
			...unless(noted && calculator !== 'petrol-bombs')
		})),
		...(testsNow && !joined
			? [{ calculator: 'unit-morale', unit: unit.id, ...unless(mustTest(state, unit)) }]
			: [])
	];
};

const byUnit = (state: BattleState, unit: UnitInBattle): Owed[] => {
	const { id } = unit;
	const { turn, phase } = state.clock;
	const due: Owed[] = [];
	if (unit.toPlace > 0) due.push({ deed: 'place_losses', unit: id, n: unit.toPlace });
	due.push(...tests(state, unit));
	if (phase === 1 && unit.camp === turn && owesLeadership(unit))
		due.push({ calculator: 'leadership', unit: id });
	const shells = bombardmentDue(state, unit);
	const must = shells === 'must' && (!isAtEdge(state, id) || comesToShells(state, unit));
	if (must || (shells && !forbiddenInShells(state, unit)))
		due.push({ calculator: 'bombardment', unit: id, ...unless(must) });
	if (owesRepair(state, unit))
		due.push({ calculator: 'tank-repair', unit: id, ...unless(automatic(state, 'tests_noted')) });
	if (maySuppressed(state, unit)) due.push({ calculator: 'suppression', unit: id, may: true });
	if (
		!automatic(state, 'suppression_marked') &&
		!marked(unit, 'suppressed') &&
		unit.suppressionTest === null &&
		phase <= 4 &&
		lostEnough(state, unit)
	)
		due.push({ deed: 'suppress', unit: id, may: true });
	return due;
};

/**
 * OFFICERS' CHARACTER: a fanatic who commands under another officer leads heroically every turn (LD-8), as long as
 * there is somebody to lead.
 */
const mustLead = (state: BattleState, one: OfficerInBattle): boolean =>
	state.clock.phase === 1 &&
	one.character === 'fanatic' &&
	!one.officer.commanderInChief &&
	!leadsNow(state, one) &&
	unitsToLead(state, one).length > 0;

/** OFFICERS & LEADERS: for a unit that is gone, only the officer who led it to the last is still rolled for. */
const byLost = (state: BattleState, { id, presence, owes }: UnitInBattle): Owed[] =>
	presence === 'destroyed' && owes['officer-hit'] && heroesOf(state, id).length
		? [{ calculator: 'officer-hit', unit: id, ...unless(automatic(state, 'tests_noted')) }]
		: [];

/** OFFICERS' CHARACTER: only officers of these statuses test; those lost to the battle do not. */
const TESTED: readonly OfficerStatus[] = ['fit', 'scratched', 'drunk'];

const byOfficer = (state: BattleState, one: OfficerInBattle): Owed[] => [
	...(mustLead(state, one) ? ([{ deed: 'lead_heroically', officer: one.id }] as const) : []),
	...(one.owesCharacter.length > 0 && TESTED.includes(one.status)
		? ([
				{
					calculator: 'test-of-character',
					officer: one.id,
					...(one.owesCharacter.length > 1 ? { n: one.owesCharacter.length } : {}),
					...unless(automatic(state, 'tests_noted'))
				}
			] as const)
		: [])
];

/** What this unit must do in this phase, and what it may do. */
export const dueOf = (state: BattleState, unit: UnitInBattle): readonly Owed[] =>
	onTable(unit) ? byUnit(state, unit) : byLost(state, unit);

/**
 * MELEE: in phase 6 each melee that is set up, in the order in which they came (G18), and each that a charge or fire
 * makes certain, although nobody has said with whom; until then the latter is a reminder.
 */
const owesFight = (state: BattleState): Owed[] => {
	const now = state.clock.phase === 6;
	return [
		...(now ? meleesToFight(state) : []).map(({ defender, attackers: [first] }): Owed => ({
			deed: 'fight',
			unit: first.id,
			defender: defender.id
		})),
		...comeAtNobody(state).map(({ id }): Owed => ({
			deed: 'come_into_contact',
			unit: id,
			...unless(now)
		}))
	];
};

/** What the app would have done at the end of the turn, if that were not switched off. */
const forgotten = (state: BattleState): Owed[] => {
	const marks =
		!automatic(state, 'marks_end') &&
		unitsOf(state).filter((unit) => endingMarks(state, unit, 'stale').length).length;
	const officers =
		!automatic(state, 'officers_return') &&
		Object.values(state.officers).filter(({ backIn }) => backIn === 0).length;
	return [
		...(marks ? ([{ deed: 'marks_end', n: marks, may: true }] as const) : []),
		...(officers ? ([{ deed: 'officers_return', n: officers, may: true }] as const) : [])
	];
};

/** MAJOR MORALE: armies that test in this phase 7, or missed an earlier one, while their losses call for it. */
export const armiesOwing = (state: BattleState): readonly Camp[] => {
	const named = testingCamps(state);
	return CAMPS.filter((camp) => {
		const { tested, owes } = state.armies[camp];
		return (
			(owes || (named.includes(camp) && !tested)) &&
			armyMustTest(bookIn(state), armyState(state, camp))
		);
	});
};

/** Everything due in this phase, whether it must or may be done: officers, units, armies, what was forgotten. */
export const due = (state: BattleState): readonly Owed[] => [
	...Object.values(state.officers).flatMap((one) => byOfficer(state, one)),
	...unitsOf(state).flatMap((unit) => dueOf(state, unit)),
	...owesFight(state),
	...armiesOwing(state).map((camp): Owed => ({
		calculator: 'army-morale',
		camp,
		...unless(automatic(state, 'army_asked'))
	})),
	...duePapers(state).map(({ paper }): Owed => ({ deed: 'see_to', paper: paper.id })),
	...forgotten(state)
];

/** MORALE; MAJOR MORALE: the compulsory tests of a phase 7 that nobody made, by unit and army. */
export const testsLeft = (
	state: BattleState
): { readonly units: readonly UnitInBattle[]; readonly armies: readonly Camp[] } => {
	const camps = campsTesting(state);
	return {
		units: unitsOf(state).filter(
			(unit) =>
				onTable(unit) &&
				camps.includes(unit.camp) &&
				owesMorale(state, unit) &&
				mustTest(state, unit)
		),
		armies: automatic(state, 'army_asked') ? armiesOwing(state) : []
	};
};

/** What must still be done before this phase is over. */
export const owed = (state: BattleState): readonly Owed[] => due(state).filter(({ may }) => !may);

/** MELEE: what phase 6 would ask for, where it is passed over. */
export const meleesPassedOver = (state: BattleState): readonly Owed[] =>
	owesFight({ ...state, clock: { ...state.clock, phase: 6 } });

/**
 * SEQUENCE OF ACTION: what stays undone by going on to that phase: what is owed now and, where phase 6 is passed over,
 * its melees.
 */
export const leftUndone = (state: BattleState, to: Clock): readonly Owed[] => {
	const { clock } = state;
	const turns = turnNumber(to) - turnNumber(clock);
	const passed = clock.phase < 6 && (turns > 0 || (turns === 0 && to.phase > 6));
	return [...owed(state), ...(passed ? meleesPassedOver(state) : [])];
};

/** OFFICERS & LEADERS: whether an officer was hit comes before his character, which may take him from the unit. */
export const hitsFirst = (owed: readonly Owed[]): readonly Owed[] =>
	owed.toSorted((a, b) => Number('officer' in a) - Number('officer' in b));
