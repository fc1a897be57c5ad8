import type { BattleState, Id } from '../state.ts';
import { evolveGoals, type GoalEvent } from './goals.ts';
import { evolvePapers, type PaperEvent } from './papers.ts';
import type { TimeEvent } from './time.ts';

/** What can happen beside the table. */
export type BesideFact = GoalEvent | PaperEvent | TimeEvent;

const EVENTS: Readonly<Record<BesideFact['type'], true>> = {
	objectiveSet: true,
	objectiveDropped: true,
	objectiveHeld: true,
	lossesPriced: true,
	conditionSet: true,
	conditionDropped: true,
	conditionJudged: true,
	pointsGiven: true,
	paperWritten: true,
	paperOpened: true,
	paperDelayed: true,
	paperLost: true,
	timeKept: true,
	tablePaused: true,
	tableResumed: true
};

export const isBeside = (fact: { readonly type: string }): fact is BesideFact =>
	Object.hasOwn(EVENTS, fact.type);

/** The state after a fact beside the table. */
export const evolveBeside = (state: BattleState, fact: BesideFact): BattleState => {
	switch (fact.type) {
		case 'timeKept': {
			const { shown, end, silence } = fact;
			return { ...state, time: { shown, end, silence } };
		}
		case 'tablePaused':
		case 'tableResumed':
			return state;
		case 'paperWritten':
		case 'paperOpened':
		case 'paperDelayed':
		case 'paperLost':
			return evolvePapers(state, fact);
		default:
			return evolveGoals(state, fact);
	}
};

/** A fact about an objective, condition, paper, officer or unit that the battle does not have. */
export const isLooseBeside = (
	{ goals, papers, officers, units }: BattleState,
	fact: BesideFact
): boolean => {
	const objective = (id: Id): boolean => !goals.objectives.some((one) => one.id === id);
	const condition = (id: Id): boolean => !goals.conditions.some((one) => one.condition.id === id);
	const paper = (id: Id): boolean => !papers.some((one) => one.paper.id === id);
	const missing = (all: Readonly<Record<Id, unknown>>, ids: readonly Id[]): boolean =>
		ids.some((id) => !Object.hasOwn(all, id));
	switch (fact.type) {
		case 'objectiveDropped':
		case 'objectiveHeld':
			return objective(fact.objective);
		case 'conditionSet':
			return fact.condition.kind === 'holds' && objective(fact.condition.objective);
		case 'conditionDropped':
		case 'conditionJudged':
			return condition(fact.condition);
		case 'paperWritten':
			return (
				!paper(fact.paper.id) ||
				missing(officers, fact.paper.officer === null ? [] : [fact.paper.officer]) ||
				missing(units, fact.paper.content?.units ?? [])
			);
		case 'paperOpened':
			return paper(fact.paper) || missing(units, fact.content.units);
		case 'paperDelayed':
		case 'paperLost':
			return paper(fact.paper);
		default:
			return false;
	}
};
