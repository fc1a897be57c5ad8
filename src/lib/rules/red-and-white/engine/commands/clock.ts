import * as v from 'valibot';
import { accept, type Decision } from '#lib/kernel/game/engine.ts';
import { automatic } from '../automation.ts';
import { CLOCK } from '../facts/clock.ts';
import type { Fact } from '../facts/fact.ts';
import { areasOver, endings, lateReturns, returns } from '../phases/endings.ts';
import { closesTurn, nextClock, opensTurn, phaseChanges } from '../phases/closing.ts';
import { testingCamps } from '../phases/owed.ts';
import { clockBefore, isEarlierTurn, turnNumber, type Clock } from '../sequence.ts';
import type { BattleState } from '../state.ts';
import { asks, senseless } from './deciding.ts';
import { words } from '#lib/rules/red-and-white/words/en/engine/commands.ts';

const sameClock = (a: Clock, b: Clock): boolean =>
	a.round === b.round && a.turn === b.turn && a.phase === b.phase;

/**
 * SEQUENCE OF ACTION: goes to any phase. Moving into a later turn ends what lasted for this one; moving back changes
 * only the clock. Phases passed over count as left out; phases entered again as reopened.
 */
const setClock = (state: BattleState, to: Clock, skipped = false): Decision<Fact> => {
	if (sameClock(state.clock, to)) return senseless(words.theBattleStandsThereAlready);
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

/** SEQUENCE OF ACTION: moves on to the next phase that is not over, or one back. */
const stepPhase = (state: BattleState, by: 1 | -1): Decision<Fact> => {
	const to = by === 1 ? nextClock(state) : clockBefore(state.clock);
	return to ? setClock(state, to) : senseless(words.thisIsTheFirstPhaseOfTheBattle);
};

/** SEQUENCE OF ACTION: commands for phases and turns. */
export const CLOCK_COMMANDS = {
	stepPhase: asks({ by: v.picklist([1, -1]) }, (state, { by }) => stepPhase(state, by)),
	setClock: asks(CLOCK.clockMoved.entries, (state, { to }) => setClock(state, to)),
	/** Moves on to the next phase; this one is left out. */
	skipPhase: asks({}, (state) => setClock(state, nextClock(state), true)),
	/** Does in one go what the app leaves to the referee at the end of a turn. */
	catchUp: asks({ step: v.picklist(['marks_end', 'officers_return']) }, (state, { step }) => {
		const facts = step === 'marks_end' ? endings(state, 'stale') : lateReturns(state);
		return facts.length ? accept(...facts) : senseless(words.thereIsNothingLeftToDoThere);
	}),
	setAutomation: asks(CLOCK.automationSet.entries, (state, { step, on }) =>
		automatic(state, step) === on
			? senseless(words.itIsSoAlready)
			: accept<Fact>({ type: 'automationSet', step, on })
	)
} as const;
