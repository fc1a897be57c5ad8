import type { BattleState, Id } from '../state.ts';
import { evolveGoals, type GoalEvent } from './goals.ts';
import { evolvePapers, type PaperEvent } from './papers.ts';
import type { TimeEvent } from './time.ts';

/** What can happen beside the table. */
export type BesideEvent = GoalEvent | PaperEvent | TimeEvent;

const EVENTS: Readonly<Record<BesideEvent['type'], true>> = {
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

export const isBeside = (event: { readonly type: string }): event is BesideEvent =>
	Object.hasOwn(EVENTS, event.type);

/** The state after a fact beside the table. */
export const evolveBeside = (state: BattleState, event: BesideEvent): BattleState => {
	switch (event.type) {
		case 'timeKept': {
			const { shown, end, silence } = event;
			return { ...state, time: { shown, end, silence } };
		}
		case 'tablePaused':
		case 'tableResumed':
			return state;
		case 'paperWritten':
		case 'paperOpened':
		case 'paperDelayed':
		case 'paperLost':
			return evolvePapers(state, event);
		default:
			return evolveGoals(state, event);
	}
};

/** A fact about an objective, condition, paper, officer or unit that the battle does not have. */
export const isLooseBeside = (
	{ goals, papers, officers, units }: BattleState,
	event: BesideEvent
): boolean => {
	const objective = (id: Id): boolean => !goals.objectives.some((one) => one.id === id);
	const condition = (id: Id): boolean => !goals.conditions.some((one) => one.condition.id === id);
	const paper = (id: Id): boolean => !papers.some((one) => one.paper.id === id);
	const missing = (all: Readonly<Record<Id, unknown>>, ids: readonly Id[]): boolean =>
		ids.some((id) => !Object.hasOwn(all, id));
	switch (event.type) {
		case 'objectiveDropped':
		case 'objectiveHeld':
			return objective(event.objective);
		case 'conditionSet':
			return event.condition.kind === 'holds' && objective(event.condition.objective);
		case 'conditionDropped':
		case 'conditionJudged':
			return condition(event.condition);
		case 'paperWritten':
			return (
				!paper(event.paper.id) ||
				missing(officers, event.paper.officer === null ? [] : [event.paper.officer]) ||
				missing(units, event.paper.content?.units ?? [])
			);
		case 'paperOpened':
			return paper(event.paper) || missing(units, event.content.units);
		case 'paperDelayed':
		case 'paperLost':
			return paper(event.paper);
		default:
			return false;
	}
};
