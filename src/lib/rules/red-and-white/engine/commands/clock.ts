import { accept, type Decision } from '#lib/kernel/game/engine.ts';
import { areasOver } from '../table/areas.ts';
import { automatic } from '../table/automation.ts';
import type { CommandOf } from './command.ts';
import { senseless } from './deciding.ts';
import { endings, lateReturns, returns } from '../phases/endings.ts';
import type { Fact } from '../facts/fact.ts';
import { testingCamps } from '../phases/owed.ts';
import { isEarlierTurn } from '../phases/fates.ts';
import { closesTurn, nextClock, opensTurn, phaseChanges } from '../phases/closing.ts';
import { clockBefore, turnNumber, type Clock } from '../sequence.ts';
import type { BattleState } from '../state.ts';

const sameClock = (a: Clock, b: Clock): boolean =>
	a.round === b.round && a.turn === b.turn && a.phase === b.phase;

/**
 * SEQUENCE OF ACTION: to any phase. Into a later turn, what lasted for this one ends; back, only the clock moves. What is
 * passed over was left out; what is entered again is reopened.
 */
export const setClock = (state: BattleState, to: Clock, skipped = false): Decision<Fact> => {
	if (sameClock(state.clock, to)) return senseless('The battle stands there already.');
	const moved: Fact = { type: 'clockMoved', to };
	if (isEarlierTurn(to, state.clock))
		return accept<Fact>(moved, { type: 'phaseReopened', phase: to.phase });
	const lifted = areasOver(state, to);
	if (turnNumber(to) === turnNumber(state.clock))
		return accept<Fact>(...phaseChanges(state, to.phase, skipped), ...lifted, moved);
	const ended: Fact = { type: 'turnEnded', tests: testingCamps(state) };
	return accept<Fact>(
		...closesTurn(state, skipped),
		ended,
		...(automatic(state, 'marks_end') ? endings(state) : []),
		...returns(state, to),
		...opensTurn(to),
		...lifted,
		moved
	);
};

/** SEQUENCE OF ACTION: on to the next phase that is not over, or one back. */
export const stepPhase = (state: BattleState, by: 1 | -1): Decision<Fact> => {
	const to = by === 1 ? nextClock(state) : clockBefore(state.clock);
	return to ? setClock(state, to) : senseless('This is the first phase of the battle.');
};

/** SEQUENCE OF ACTION: this phase is left out. */
export const skipPhase = (state: BattleState): Decision<Fact> =>
	setClock(state, nextClock(state), true);

/** What the app leaves to the referee at the end of a turn, done by him in one go. */
export const catchUp = (state: BattleState, { step }: CommandOf<'catchUp'>): Decision<Fact> => {
	const facts = step === 'marks_end' ? endings(state, 'stale') : lateReturns(state);
	return facts.length ? accept(...facts) : senseless('Nothing is left to do there.');
};
