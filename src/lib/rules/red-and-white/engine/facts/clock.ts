import * as v from 'valibot';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { AUTOMATION, AUTOMATION_STEPS } from '../automation.ts';
import { scoreOf } from '../beside/score.ts';
import type { RoundEnd } from '../beside/goals.ts';
import { each, headerWith } from '../changed.ts';
import { joined, leftOwed, writtenDown } from '../phases/left-owed.ts';
import { turnAgain, turnOver } from '../phases/turn-over.ts';
import {
	isEarlierTurn,
	stepOf,
	turnNumber,
	withPhase,
	type Clock,
	type LeftOwed,
	type PhaseNumber
} from '../sequence.ts';
import type { BattleState } from '../state.ts';
import {
	calculator,
	camp,
	clock,
	happens,
	list,
	maybe,
	officer,
	phase,
	text,
	unit,
	type Telling
} from './parts.ts';
import { words } from '#lib/rules/red-and-white/words/en/engine/facts.ts';

/** When the clock moves into a later round, records how this one ended. */
const roundEnded = (state: BattleState, to: Clock): BattleState => {
	const moved = { ...state, clock: to };
	const { round } = state.clock;
	const { objectives, conditions } = state.goals;
	if (to.round <= round || objectives.length + conditions.length === 0) return moved;
	const held = Object.fromEntries(objectives.map(({ id, holder }) => [id, holder]));
	const ending = (score: RoundEnd['score']): BattleState => ({
		...moved,
		goals: { ...state.goals, rounds: { ...state.goals.rounds, [round]: { held, score } } }
	});
	const paid = ending({ red: 0, white: 0 });
	return ending({ red: scoreOf(paid, 'red'), white: scoreOf(paid, 'white') });
};

type Closed = { readonly type: string; readonly phase: PhaseNumber; readonly skipped: boolean };
const isSkip = (fact: { readonly type: string }): fact is Closed =>
	fact.type === 'phaseClosed' && (fact as Closed).skipped;

/** Phases that were left out, told together by the first of them. */
const skipped = (fact: object, { facts }: Telling): Phrase[] => {
	const all = facts.filter(isSkip);
	if (all[0] !== fact) return [];
	const titles = all.map((one) => say(stepOf(one.phase).title));
	return [
		titles.length === 1
			? say(words.phaseWasSkipped, { phase: joined(titles) })
			: say(words.skippedPhases, { phases: joined(titles) })
	];
};

/** SEQUENCE OF ACTION: the run of phases and turns. */
export const CLOCK = {
	/** Nobody is ready for the next phase; of an earlier turn only its place in the sequence is known. */
	clockMoved: happens(
		{ to: clock },
		{
			evolve: (state, { to }) => {
				const waits = Object.values(state.players).some(({ ready }) => ready);
				const before = turnNumber(state.clock) - turnNumber(to);
				return {
					...roundEnded(before > 0 ? turnAgain(state, before) : state, to),
					...(isEarlierTurn(to, state.clock) && { phases: {} }),
					...(waits && {
						players: each(state.players, (player) => ({ ...player, ready: false }))
					})
				};
			}
		}
	),
	/**
	 * A turn is over; what was counted for it, or since the last phase 7, starts again from nothing. `tests`: the sides
	 * whose phase 7 is over; none if it was left out. `of`: whose turn, where the clock passes over it.
	 */
	turnEnded: happens(
		{ tests: list(camp, 2), of: maybe(camp) },
		{
			evolve: (state, { tests, of }) => turnOver(state, tests, of)
		}
	),
	/**
	 * A phase is over, or was left out; tests that were called for but not made stay owed, and those newly left owed
	 * are recorded.
	 */
	phaseClosed: happens(
		{
			phase,
			skipped: v.boolean(),
			owed: list(
				v.strictObject({
					what: calculator,
					unit: v.exactOptional(unit),
					officer: v.exactOptional(officer),
					camp: v.exactOptional(camp)
				}) satisfies v.GenericSchema<unknown, LeftOwed>,
				200
			)
		},
		{
			evolve: (state, { phase: closed, skipped: leftOut, owed }) => ({
				...writtenDown(state, owed),
				phases: withPhase(state.phases, closed, { over: true, skipped: leftOut })
			}),
			tell: (fact, line) => [...skipped(fact, line), ...leftOwed(line.before, fact.owed)]
		}
	),
	phaseReopened: happens(
		{ phase },
		{
			evolve: (state, fact) => ({
				...state,
				phases: withPhase(state.phases, fact.phase, { over: false, reopened: true })
			}),
			tell: (fact, { before }) =>
				say(
					before.phases[fact.phase]?.skipped ? words.phaseIsPlayedAfterAll : words.phaseWasReopened,
					{ phase: say(stepOf(fact.phase).title) }
				)
		}
	),
	/** GAMING TERMS USED: something that this rule forbids was done by the referee's word. */
	allowed: happens(
		{ rule: text, reason: text },
		{ tell: ({ reason }) => say(words.theRefereeAllowsItReason, { reason }) }
	),
	automationSet: happens(
		{ step: v.picklist(AUTOMATION_STEPS), on: v.boolean() },
		{
			evolve: (state, { step, on }) =>
				headerWith(state, { automation: { ...state.header.automation, [step]: on } }),
			tell: ({ step, on }) =>
				say(on ? words.byItselfAgainWhat : words.noLongerByItselfWhat, {
					what: say(AUTOMATION.find((one) => one.step === step)?.title ?? step)
				})
		}
	)
} as const;
