import type { Camp } from '../../types.ts';
import { debtsWith, each, eachUnit } from '../changed.ts';
import type { Area } from '../ground.ts';
import type { BattleState, OfTurn, UnitInBattle } from '../state.ts';
import { hasGone, movedNow } from '../table/moves.ts';
import {
	DONE_THIS_TURN,
	heroesOf,
	leadsNow,
	marked,
	officerOfTurn,
	STATES_OF_THE_TURN
} from '../table/unit.ts';

/** SUPPRESSION; BOMBARDMENT; MELEE: tests called for in a turn that end with it, as their cause does. */
const OF_THE_TURN: readonly string[] = ['suppression', 'bombardment', 'fright', 'petrol-bombs'];

const only = <T>(record: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
	Object.fromEntries(
		Object.entries(record).filter(([calculator]) => OF_THE_TURN.includes(calculator))
	);

/** SEQUENCE OF ACTION: what is counted for a unit within a turn, in its present state. */
const ofTurn = (one: UnitInBattle): OfTurn => ({
	marks: one.marks,
	casualtiesSinceTest: one.casualtiesSinceTest,
	lostInPhase2: one.lostInPhase2,
	standsLostThisTurn: one.standsLostThisTurn,
	suppressionTest: one.suppressionTest,
	moraleTested: one.moraleTested,
	testedBefore: one.testedBefore,
	chargedLastTurn: one.chargedLastTurn,
	freshMarks: one.freshMarks,
	fired: one.fired,
	went: one.went,
	met: one.met,
	rolled: one.rolled,
	indirect: one.indirect,
	unlimbers: one.unlimbers,
	called: {
		owes: only(one.owes),
		leftOwed: only(one.leftOwed)
	}
});

/** LEADERSHIP: the opposite of each of these marks. */
const LED: Partial<Record<string, string>> = { led: 'not_led', not_led: 'led' };

/** SEQUENCE OF ACTION: back in the turn just over, what was counted for the unit then counts again. */
const unitAgain = (unit: UnitInBattle): Partial<UnitInBattle> => {
	if (!unit.lastTurn) return {};
	const { called, ...lastTurn } = unit.lastTurn;
	const ended = [...DONE_THIS_TURN, ...STATES_OF_THE_TURN, 'blinded' as const].filter(
		(mark) => lastTurn.marks.includes(mark) && !marked(unit, mark)
	);
	return {
		...lastTurn,
		marks: [...unit.marks.filter((mark) => !ended.some((one) => LED[one] === mark)), ...ended],
		casualtiesSinceTest: Math.max(lastTurn.casualtiesSinceTest, unit.casualtiesSinceTest),
		owes: { ...unit.owes, ...called.owes },
		leftOwed: { ...unit.leftOwed, ...called.leftOwed },
		lastTurn: null
	};
};

/** SEQUENCE OF ACTION: the turn just over is entered again; contacts and areas are as they were at its end. */
const justOver = (state: BattleState): BattleState => {
	const { contacts = [], areas = [] } = state.lastTurn ?? {};
	const lies = ({ battery }: Area): boolean => areas.some((one) => one.battery === battery);
	const officers = each(state.officers, (one) => {
		if (!one.lastTurn) return one;
		const { status, backIn, ...done } = one.lastTurn;
		const wasOut = ['scratched', 'drunk'].includes(status);
		return { ...one, ...done, ...(wasOut && { status, backIn }), lastTurn: null };
	});
	// OFFICERS & LEADERS: whoever is out again with a scratch leads nobody yet.
	const unled = ({ id }: UnitInBattle): boolean =>
		Object.values(officers).some(({ heroicWith }) => heroicWith === id) &&
		!heroesOf({ ...state, officers }, id).length;
	return {
		...eachUnit(eachUnit(state, unitAgain), (one) =>
			unled(one) ? { marks: one.marks.filter((mark) => mark !== 'heroic') } : {}
		),
		contacts,
		areas: [...areas, ...state.areas.filter((area) => !lies(area))],
		officers,
		armies: each(state.armies, (one) =>
			one.lastTurn ? { ...one, ...one.lastTurn, lastTurn: null } : one
		),
		lastTurn: null
	};
};

/** SEQUENCE OF ACTION; MELEE: nothing is known about turns before that, and no contact outlasts its turn. */
const longOver = (state: BattleState): BattleState => ({
	...eachUnit(state, () => ({ lastTurn: null })),
	officers: each(state.officers, (one) => ({ ...one, lastTurn: null })),
	armies: each(state.armies, (one) => ({ ...one, lastTurn: null })),
	contacts: [],
	lastTurn: null
});

/** SEQUENCE OF ACTION: the clock goes back by this many turns. */
export const turnAgain = (state: BattleState, turns: number): BattleState =>
	turns === 1 ? justOver(state) : longOver(state);

/** A unit whose turn, or that of the enemy, is over; `tests`: its phase 7 is over, too. */
const unitOver = (one: UnitInBattle, own: boolean, tests: boolean): UnitInBattle => ({
	...one,
	lastTurn: ofTurn(one),
	lostInPhase2: { figures: 0, stands: 0 },
	standsLostThisTurn: 0,
	suppressionTest: null,
	moraleTested: false,
	testedBefore: one.testedBefore && { ...one.testedBefore, now: false },
	freshMarks: [],
	fired: [],
	went: [],
	met: [],
	rolled: [],
	...OF_THE_TURN.reduce<Pick<UnitInBattle, 'owes' | 'leftOwed'>>(
		(owed, calculator) => debtsWith(owed, calculator, 0),
		{ owes: one.owes, leftOwed: one.leftOwed }
	),
	indirect: false,
	// ARTILLERY (MV-2): it takes a whole turn of their own, in which the guns do not move.
	unlimbers: one.unlimbers && (!own || movedNow(one)),
	...(tests && { casualtiesSinceTest: 0, testedBefore: null }),
	...(own && { chargedLastTurn: hasGone(one, 'charge') })
});

/** What units have become at the end of a turn: after a strike most of them are again what they were. */
const over = [0, 1, 2, 3].map(() => new WeakMap<UnitInBattle, UnitInBattle>());

/** SEQUENCE OF ACTION: a turn is over; what was counted for it, or since the last phase 7, starts again from nothing. */
export const turnOver = (
	state: BattleState,
	tests: readonly Camp[],
	turn = state.clock.turn
): BattleState => {
	const ended = {
		...state,
		units: each(state.units, (one) => {
			const own = one.camp === turn;
			// MORALE (R36): it tested in its phase 7, from which the clock was set back before the turn ended.
			const tested = tests.includes(one.camp) || (!own && one.moraleTested);
			const known = over[Number(own) + 2 * Number(tested)];
			const was = known?.get(one);
			const now = was ?? unitOver(one, own, tested);
			if (!was) known?.set(one, now);
			return now;
		})
	};
	return {
		...ended,
		lastTurn: { contacts: state.contacts, areas: state.areas },
		phases: {},
		contacts: [],
		areas: ended.areas.map((area) => ({ ...area, edge: [], tested: [] })),
		officers: each(ended.officers, (one) => ({
			...one,
			heroicAtTurnStart: leadsNow(ended, one),
			moved: false,
			joined: false,
			spotsFor: null,
			lastTurn: officerOfTurn(one)
		})),
		armies: each(ended.armies, (one) => ({
			...one,
			tested: false,
			consequences: false,
			lastTurn: { tested: one.tested, consequences: one.consequences }
		}))
	};
};
