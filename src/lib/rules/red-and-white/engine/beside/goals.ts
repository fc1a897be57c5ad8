import type { Camp, UnitType } from '../../types.ts';
import type { Clock } from '../sequence.ts';
import type { BattleState, Id } from '../state.ts';
import { scoreOf } from './score.ts';

/** Who holds an objective: a side, both fight for it, or nobody. */
export const HOLDERS = ['red', 'white', 'contested', 'nobody'] as const;
export type Holder = (typeof HOLDERS)[number];

/** What the battle is fought for: a place, a bridge, a train. */
export interface Objective {
	readonly id: Id;
	readonly name: string;
	/** Points for the side that holds it. */
	readonly worth: Readonly<Record<Camp, number>>;
	/** They count while it is held, or anew for each round at whose end it is held. */
	readonly pays: 'held' | 'rounds';
}

export interface ObjectiveInBattle extends Objective {
	readonly holder: Holder;
}

/** Points a side gets for what the enemy loses: for each stand, and for whole units by their kind. */
export interface LossWorth {
	readonly stand: number;
	readonly units: Readonly<Partial<Record<UnitType, number>>>;
}

/** By what a side wins: words for the referee to judge, or something that can be counted. */
export type Condition = { readonly id: Id; readonly winner: Camp } & (
	| { readonly kind: 'words'; readonly text: string }
	| { readonly kind: 'lead'; readonly points: number; readonly round: number }
	/** MAJOR MORALE: the army of the enemy is broken. */
	| { readonly kind: 'broken' }
	/** Without a round: as long as the battle lasts. */
	| { readonly kind: 'holds'; readonly objective: Id; readonly round: number | null }
);

export interface ConditionInBattle {
	readonly condition: Condition;
	/** What the referee says, over what is counted. */
	readonly judged: boolean | null;
}

/** How things stood when a round ended. */
export interface RoundEnd {
	readonly score: Readonly<Record<Camp, number>>;
	readonly held: Readonly<Record<Id, Holder>>;
}

export interface Goals {
	readonly objectives: readonly ObjectiveInBattle[];
	readonly losses: LossWorth;
	readonly conditions: readonly ConditionInBattle[];
	/** Points by the referee's hand. */
	readonly given: readonly { readonly camp: Camp; readonly points: number; readonly why: string }[];
	/** By the number of the round. */
	readonly rounds: Readonly<Record<string, RoundEnd>>;
}

export const NO_GOALS: Goals = {
	objectives: [],
	losses: { stand: 0, units: {} },
	conditions: [],
	given: [],
	rounds: {}
};

export type GoalEvent =
	/** A new one, or other terms for one that is there. */
	| { readonly type: 'objectiveSet'; readonly objective: Objective }
	| { readonly type: 'objectiveDropped'; readonly objective: Id }
	| { readonly type: 'objectiveHeld'; readonly objective: Id; readonly holder: Holder }
	| { readonly type: 'lossesPriced'; readonly worth: LossWorth }
	| { readonly type: 'conditionSet'; readonly condition: Condition }
	| { readonly type: 'conditionDropped'; readonly condition: Id }
	| { readonly type: 'conditionJudged'; readonly condition: Id; readonly met: boolean | null }
	| {
			readonly type: 'pointsGiven';
			readonly camp: Camp;
			readonly points: number;
			readonly why: string;
	  };

const replaced = <T extends { readonly id: Id }>(all: readonly T[], one: T): T[] =>
	all.some(({ id }) => id === one.id)
		? all.map((old) => (old.id === one.id ? one : old))
		: [...all, one];

const goalsAfter = (goals: Goals, fact: GoalEvent): Goals => {
	switch (fact.type) {
		case 'objectiveSet': {
			const { objective } = fact;
			const holder = goals.objectives.find(({ id }) => id === objective.id)?.holder ?? 'nobody';
			return { ...goals, objectives: replaced(goals.objectives, { ...objective, holder }) };
		}
		case 'objectiveDropped':
			return {
				...goals,
				objectives: goals.objectives.filter(({ id }) => id !== fact.objective),
				conditions: goals.conditions.filter(
					({ condition }) => condition.kind !== 'holds' || condition.objective !== fact.objective
				)
			};
		case 'objectiveHeld':
			return {
				...goals,
				objectives: goals.objectives.map((one) =>
					one.id === fact.objective ? { ...one, holder: fact.holder } : one
				)
			};
		case 'lossesPriced':
			return { ...goals, losses: fact.worth };
		case 'conditionSet': {
			const { condition } = fact;
			const fresh = { condition, judged: null };
			return {
				...goals,
				conditions: goals.conditions.some((one) => one.condition.id === condition.id)
					? goals.conditions.map((one) => (one.condition.id === condition.id ? fresh : one))
					: [...goals.conditions, fresh]
			};
		}
		case 'conditionDropped':
			return {
				...goals,
				conditions: goals.conditions.filter(({ condition }) => condition.id !== fact.condition)
			};
		case 'conditionJudged':
			return {
				...goals,
				conditions: goals.conditions.map((one) =>
					one.condition.id === fact.condition ? { ...one, judged: fact.met } : one
				)
			};
		case 'pointsGiven': {
			const { camp, points, why } = fact;
			return { ...goals, given: [...goals.given, { camp, points, why }] };
		}
	}
};

/** What the battle is fought for, after a fact. */
export const evolveGoals = (state: BattleState, fact: GoalEvent): BattleState => ({
	...state,
	goals: goalsAfter(state.goals, fact)
});

/** The clock has moved: into a later round, how this one ended is written down. */
export const roundEnded = (state: BattleState, to: Clock): BattleState => {
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
