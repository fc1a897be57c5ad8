import type { Camp, Mark } from '../../types.ts';
import { automatic } from '../automation.ts';
import type { Fact } from '../facts/fact.ts';
import { otherCamp, turnNumber, turnsOver, type Clock } from '../sequence.ts';
import { type BattleState, bookIn, type OfficerInBattle, type UnitInBattle } from '../state.ts';
import { DONE_THIS_TURN, marked, STATES_OF_THE_TURN, unitsOf } from '../table/unit.ts';

/** R04: does what lasts for "this turn" end when the turn of this camp does? */
const statesEnd = (state: BattleState, turn: Camp): boolean =>
	bookIn(state).readings.R04 === 'own_turns' || turn === 'white';

/**
 * SEQUENCE OF ACTION: the marks that end with the turn. `stale`: those left over from an earlier turn, which happens
 * only where marks do not end by themselves.
 */
export const endingMarks = (
	state: BattleState,
	unit: UnitInBattle,
	which: 'now' | 'stale' = 'now'
): Mark[] => {
	if (!unit.marks.length) return [];
	const { turn } = state.clock;
	const over = statesEnd(state, which === 'now' ? turn : otherCamp(turn));
	const ends = [...DONE_THIS_TURN, ...(over ? STATES_OF_THE_TURN : [])];
	const blindOver =
		which === 'now' && unit.camp === turn && !unit.freshMarks.includes('blinded')
			? (['blinded'] as const)
			: [];
	// CLAIMING COVER (R64): under this reading it lasts until the unit's own next turn.
	const uncovered =
		which === 'now' && unit.camp !== turn && bookIn(state).readings.R64 === 'until_own_turn'
			? (['claimed_cover'] as const)
			: [];
	return [...ends, ...blindOver, ...uncovered].filter(
		(mark) => marked(unit, mark) && (which === 'now' || !unit.freshMarks.includes(mark))
	);
};

/** Everything that lasted for the turn and ends with it (2.1, R02 to R04). */
export const endings = (state: BattleState, which: 'now' | 'stale' = 'now'): Fact[] =>
	unitsOf(state).flatMap((unit): Fact[] => {
		const off = endingMarks(state, unit, which);
		return off.length ? [{ type: 'marked', unit: unit.id, on: [], off }] : [];
	});

/** OFFICERS & LEADERS: he is back, with the unit that he led. */
const back = (state: BattleState, { id, heroicWith }: OfficerInBattle): Fact[] => {
	const unit = state.units[heroicWith ?? ''];
	return [
		{ type: 'officerFared', officer: id, status: 'fit' },
		...(unit && !marked(unit, 'heroic')
			? [{ type: 'marked', unit: unit.id, on: ['heroic'], off: [] } as const]
			: [])
	];
};

/**
 * OFFICERS & LEADERS; OFFICERS' CHARACTER: an officer with a scratch is back when the next turn begins, a drunk one
 * when enough turns of his own side are over, however many turns the clock passes at once (R04, G08). Where this is
 * left to the referee, it is only noted.
 */
export const returns = (state: BattleState, to: Clock): Fact[] =>
	Object.values(state.officers).flatMap((officer): Fact[] => {
		const { id, status, backIn, camp } = officer;
		const over = turnsOver(state.clock, to, camp);
		const counted = status === 'drunk' && backIn !== null && over > 0;
		const turns = status === 'scratched' ? 0 : counted ? Math.max(0, backIn - over) : null;
		if (turns === null) return [];
		if (turns === 0 && automatic(state, 'officers_return')) return back(state, officer);
		return turns === backIn ? [] : [{ type: 'officerOutFor', officer: id, turns }];
	});

/** Officers whose time is up but who were not brought back. */
export const lateReturns = (state: BattleState): Fact[] =>
	Object.values(state.officers).flatMap((officer) =>
		officer.backIn === 0 ? back(state, officer) : []
	);

/** BOMBARDMENT (R42): in its own next phase 2 the battery decides again; the area it placed before ends. */
export const areasOver = (state: BattleState, to: Clock): Fact[] => {
	return state.areas
		.filter(({ battery, placed: at }) => {
			const camp = state.units[battery]?.camp;
			const since = turnNumber(to) - turnNumber(at);
			return bookIn(state).readings.R42 === 'this_turn_only'
				? since > 0
				: since > 2 || (since > 0 && to.turn === camp && to.phase >= 2);
		})
		.map(({ battery }): Fact => ({ type: 'areaLifted', battery }));
};
