import { roundEnded } from '../beside/goals.ts';
import { each, eachUnit, some } from './changed.ts';
import type { FactOf } from './fact.ts';
import { isEarlierTurn, withPhase } from '../phases/fates.ts';
import type { BattleState } from '../state.ts';
import { leadsNow } from '../table/unit.ts';

/** SEQUENCE OF ACTION: what was counted for one turn, or since the last phase 7, starts anew. */
export const turnEnded = (state: BattleState, { tests }: FactOf<'turnEnded'>): BattleState => {
	const { turn } = state.clock;
	const fresh = { tested: false, consequences: false };
	const ended = eachUnit(state, (unit) => ({
		lostInPhase2: { figures: 0, stands: 0 },
		standsLostThisTurn: 0,
		suppressionTest: null,
		moraleTested: false,
		freshMarks: [],
		firedIn: [],
		rolled: [],
		distance: null,
		...(tests.includes(unit.camp) && { casualtiesSinceTest: 0 }),
		...(unit.camp === turn && { chargedLastTurn: unit.marks.includes('charged') })
	}));
	return {
		...ended,
		phases: {},
		contacts: [],
		areas: ended.areas.map((area) => ({ ...area, tested: [] })),
		officers: each(ended.officers, (officer) => ({
			...officer,
			heroicAtTurnStart: leadsNow(ended, officer),
			moved: false
		})),
		armies: { red: { ...ended.armies.red, ...fresh }, white: { ...ended.armies.white, ...fresh } }
	};
};

/** SEQUENCE OF ACTION: nobody is ready for the next phase; of an earlier turn nothing is known but where it stands. */
export const clockMoved = (state: BattleState, { to }: FactOf<'clockMoved'>): BattleState => {
	const waits = Object.values(state.players).some(({ ready }) => ready);
	return {
		...roundEnded(state, to),
		...(isEarlierTurn(to, state.clock) && { phases: {} }),
		...(waits && {
			players: each(state.players, (player) => ({ ...player, ready: false }))
		})
	};
};

/** SEQUENCE OF ACTION: the phase is over; tests that were called for in it and not made lapse. */
export const phaseClosed = (state: BattleState, fact: FactOf<'phaseClosed'>): BattleState => {
	const { phase, skipped, owed } = fact;
	const phases = withPhase(state.phases, phase, { over: true, skipped });
	if (!owed.length) return { ...state, phases };
	const units = new Set(owed.flatMap(({ what, unit }) => (what === 'fight' ? [] : (unit ?? []))));
	const officers = new Set(owed.flatMap(({ officer }) => officer ?? []));
	return {
		...state,
		phases,
		units: some(state.units, units, (unit) => ({ ...unit, owes: {} })),
		officers: some(state.officers, officers, (officer) => ({ ...officer, owesCharacter: 0 }))
	};
};
