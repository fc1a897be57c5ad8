import * as v from 'valibot';
import { accept, type Decision } from '#lib/kernel/game/engine.ts';
import { automatic } from '../automation.ts';
import { CLOCK } from '../facts/clock.ts';
import type { Fact } from '../facts/fact.ts';
import { areasOver, endings, lateReturns, returns } from '../phases/endings.ts';
import { closesTurn, nextClock, opensTurn, phaseChanges } from '../phases/closing.ts';
import { testingCamps } from '../phases/owed.ts';
import { clockBefore, isEarlierTurn, otherCamp, turnNumber, type Clock } from '../sequence.ts';
import type { BattleState } from '../state.ts';
import { asks, inTurn, senseless } from './deciding.ts';
import { words } from '#lib/rules/red-and-white/words/en/engine/commands.ts';

const sameClock = (a: Clock, b: Clock): boolean =>
	a.round === b.round && a.turn === b.turn && a.phase === b.phase;

/**
 * SEQUENCE OF ACTION: goes to any phase. Moving into a later turn ends what lasted for this one and for those passed
 * over; moving back changes only the clock. Phases passed over count as left out; phases entered again as reopened.
 */
const setClock = (state: BattleState, to: Clock, skipped = false): Decision<Fact> => {
	if (sameClock(state.clock, to)) return senseless(words.theBattleStandsThereAlready);
	const moved: Fact = { type: 'clockMoved', to };
	if (isEarlierTurn(to, state.clock))
		return accept<Fact>(moved, { type: 'phaseReopened', phase: to.phase });
	const lifted = areasOver(state, to);
	const { turn } = state.clock;
	const turns = turnNumber(to) - turnNumber(state.clock);
	if (turns === 0) return accept<Fact>(...phaseChanges(state, to.phase, skipped), ...lifted, moved);
	const ends = (at: BattleState): Fact[] => (automatic(at, 'marks_end') ? endings(at) : []);
	// A turn of each side is enough: whatever lasts for turns is over then.
	const passed = [otherCamp(turn), turn].slice(0, turns - 1);
	return inTurn(
		state,
		() =>
			accept<Fact>(
				...closesTurn(state, skipped),
				{ type: 'turnEnded', tests: testingCamps(state) },
				...ends(state),
				...returns(state, to)
			),
		...passed.map(
			(of) => (at: BattleState) =>
				accept<Fact>(
					{ type: 'turnEnded', tests: [], of },
					...ends({ ...at, clock: { ...at.clock, turn: of } })
				)
		),
		() => accept<Fact>(...opensTurn(to), ...lifted, moved)
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
