import * as v from 'valibot';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { owedTitle } from '../../words/owed.ts';
import { CAMP_WORDS } from '../../words/table.ts';
import { AUTOMATION, AUTOMATION_STEPS } from '../automation.ts';
import { scoreOf } from '../beside/score.ts';
import type { RoundEnd } from '../beside/goals.ts';
import {
	debtsWith,
	each,
	eachUnit,
	headerWith,
	leftOwedWith,
	officerWith,
	owedTimes,
	unitWith
} from '../changed.ts';
import {
	isEarlierTurn,
	stepOf,
	turnNumber,
	withPhase,
	type Clock,
	type LeftOwed,
	type PhaseNumber
} from '../sequence.ts';
import type { BattleState, OfTurn, UnitInBattle } from '../state.ts';
import {
	DONE_THIS_TURN,
	leadsNow,
	nameOf,
	officerName,
	officerOfTurn,
	STATES_OF_THE_TURN
} from '../table/unit.ts';
import { hasGone } from '../table/moves.ts';
import {
	calculator,
	camp,
	clock,
	happens,
	list,
	officer,
	phase,
	text,
	unit,
	type Telling
} from './parts.ts';

/** The clock has moved: into a later round, how this one ended is written down. */
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

/** SEQUENCE OF ACTION: what is counted for a unit in a turn, as it stands. */
const ofTurn = (one: UnitInBattle): OfTurn => ({
	marks: one.marks,
	casualtiesSinceTest: one.casualtiesSinceTest,
	lostInPhase2: one.lostInPhase2,
	standsLostThisTurn: one.standsLostThisTurn,
	suppressionTest: one.suppressionTest,
	moraleTested: one.moraleTested,
	chargedLastTurn: one.chargedLastTurn,
	freshMarks: one.freshMarks,
	fired: one.fired,
	went: one.went,
	met: one.met,
	rolled: one.rolled,
	indirect: one.indirect,
	unlimbers: one.unlimbers
});

/** LEADERSHIP: what stands against each. */
const LED: Partial<Record<string, string>> = { led: 'not_led', not_led: 'led' };

/** SEQUENCE OF ACTION: back into the turn just over: what was counted for it counts again. */
const turnAgain = (state: BattleState): BattleState => ({
	...eachUnit(state, ({ lastTurn, marks, casualtiesSinceTest }) => {
		if (!lastTurn) return {};
		const ended = [...DONE_THIS_TURN, ...STATES_OF_THE_TURN].filter(
			(mark) => lastTurn.marks.includes(mark) && !marks.includes(mark)
		);
		return {
			...lastTurn,
			marks: [...marks.filter((mark) => !ended.some((one) => LED[one] === mark)), ...ended],
			casualtiesSinceTest: Math.max(lastTurn.casualtiesSinceTest, casualtiesSinceTest),
			lastTurn: null
		};
	}),
	officers: each(state.officers, (one) => {
		if (!one.lastTurn) return one;
		const { status, backIn, ...done } = one.lastTurn;
		const wasOut = ['scratched', 'drunk'].includes(status);
		return { ...one, ...done, ...(wasOut && { status, backIn }), lastTurn: null };
	}),
	armies: each(state.armies, (one) =>
		one.lastTurn ? { ...one, ...one.lastTurn, lastTurn: null } : one
	)
});

/** Up to so many are named one by one. */
const NAMED = 4;

const whose = (state: BattleState, owed: LeftOwed): Phrase => {
	if (owed.unit !== undefined) return say('{name}', { name: nameOf(state, owed.unit) });
	if (owed.officer !== undefined) return say('{name}', { name: officerName(state, owed.officer) });
	return say(owed.camp ? CAMP_WORDS[owed.camp].many : 'nobody');
};

const joined = (phrases: readonly Phrase[]): Phrase => {
	const [first, ...rest] = phrases;
	return rest.reduce<Phrase>(
		(all, one) => say('{all}, {one}', { all, one }),
		first ?? say('nobody')
	);
};

/** How the list of what was left owed begins: whoever closed the phase has just read it. */
export const LEFT_OWED: readonly string[] = [
	'Left owed, {what}: {n}.',
	'Left owed, {what}: {who}.'
];

/** What was left owed, by what it was: a few by name, many as a number. */
const leftOwed = (state: BattleState, owed: readonly LeftOwed[]): Phrase[] =>
	[...new Set(owed.map(({ what }) => what))].map((what) => {
		const those = owed.filter((one) => one.what === what);
		return those.length > NAMED
			? count(those.length, 'Left owed, {what}: {n}.', 'Left owed, {what}: {n}.', {
					what: say(owedTitle(what))
				})
			: say('Left owed, {what}: {who}.', {
					what: say(owedTitle(what)),
					who: joined(those.map((one) => whose(state, one)))
				});
	});

/** What was left owed is written down, as often as it is owed now. */
const writtenDown = (
	state: BattleState,
	{ what, unit: id, officer: one }: LeftOwed
): BattleState => {
	if (one !== undefined)
		return officerWith(state, one, { leftOwed: state.officers[one]?.owesCharacter.length ?? 0 });
	if (id === undefined) return state;
	return unitWith(state, id, (one) => ({
		leftOwed: leftOwedWith(
			one.leftOwed,
			what,
			what === 'place_losses' ? one.toPlace : owedTimes(one, what)
		)
	}));
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
			? say('{phase} was skipped.', { phase: joined(titles) })
			: say('Skipped: {phases}.', { phases: joined(titles) })
	];
};

/** SUPPRESSION; BOMBARDMENT; MELEE: what is called for in a turn and ends with it, as its cause does. */
const OF_THE_TURN: readonly string[] = ['suppression', 'bombardment', 'fright', 'petrol-bombs'];

/** SEQUENCE OF ACTION: the run of phases and turns. */
export const CLOCK = {
	/** Nobody is ready for the next phase; of an earlier turn nothing is known but where it stands. */
	clockMoved: happens(
		{ to: clock },
		{
			evolve: (state, { to }) => {
				const waits = Object.values(state.players).some(({ ready }) => ready);
				const back = turnNumber(state.clock) - turnNumber(to) === 1;
				return {
					...roundEnded(back ? turnAgain(state) : state, to),
					...(isEarlierTurn(to, state.clock) && { phases: {} }),
					...(waits && {
						players: each(state.players, (player) => ({ ...player, ready: false }))
					})
				};
			}
		}
	),
	/**
	 * A turn is over; what was counted for it, or since the last phase 7, starts anew. `tests`: whose phase 7 is over,
	 * nobody's where it was left out.
	 */
	turnEnded: happens(
		{ tests: list(camp, 2) },
		{
			evolve: (state, { tests }) => {
				const { turn } = state.clock;
				const ended = eachUnit(state, (one) => ({
					lastTurn: ofTurn(one),
					lostInPhase2: { figures: 0, stands: 0 },
					standsLostThisTurn: 0,
					suppressionTest: null,
					moraleTested: false,
					freshMarks: [],
					...{ fired: [], went: [], met: [], rolled: [] },
					...OF_THE_TURN.reduce<Pick<UnitInBattle, 'owes' | 'leftOwed'>>(
						(owed, calculator) => debtsWith(owed, calculator, 0),
						{ owes: one.owes, leftOwed: one.leftOwed }
					),
					indirect: false,
					unlimbers: one.unlimbers && one.camp !== turn,
					...(tests.includes(one.camp) && { casualtiesSinceTest: 0 }),
					...(one.camp === turn && { chargedLastTurn: hasGone(one, 'charge') })
				}));
				return {
					...ended,
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
						...{ ...one, tested: false, consequences: false },
						lastTurn: { tested: one.tested, consequences: one.consequences }
					}))
				};
			}
		}
	),
	/** A phase is over, or was left out; what something called for and was not made is owed on: what of it is new is written down. */
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
				...owed.reduce(writtenDown, state),
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
					before.phases[fact.phase]?.skipped
						? '{phase} is played after all.'
						: '{phase} was reopened.',
					{ phase: say(stepOf(fact.phase).title) }
				)
		}
	),
	/** GAMING TERMS USED: by the referee's word something was done that this rule forbids. */
	allowed: happens(
		{ rule: text, reason: text },
		{ tell: ({ reason }) => say('The referee allows it: {reason}', { reason }) }
	),
	automationSet: happens(
		{ step: v.picklist(AUTOMATION_STEPS), on: v.boolean() },
		{
			evolve: (state, { step, on }) =>
				headerWith(state, { automation: { ...state.header.automation, [step]: on } }),
			tell: ({ step, on }) =>
				say(on ? 'By itself again: {what}.' : 'Not by itself any more: {what}.', {
					what: say(AUTOMATION.find((one) => one.step === step)?.title ?? step)
				})
		}
	)
} as const;
