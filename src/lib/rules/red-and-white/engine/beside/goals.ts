import type { Camp, Id, UnitType } from '../../types.ts';

/** Who holds an objective: a side, both in dispute, or nobody. */
export const HOLDERS = ['red', 'white', 'contested', 'nobody'] as const;
export type Holder = (typeof HOLDERS)[number];

/** What the battle is fought for: a place, a bridge, a train. */
export interface Objective {
	readonly id: Id;
	readonly name: string;
	/** Points for the side that holds it. */
	readonly worth: Readonly<Record<Camp, number>>;
	/** The points count while it is held, or once more for each round at whose end it is held. */
	readonly pays: 'held' | 'rounds';
}

export interface ObjectiveInBattle extends Objective {
	readonly holder: Holder;
}

/** The points that a side gets for the enemy's losses: for each stand, and for whole units according to their kind. */
export interface LossWorth {
	readonly stand: number;
	readonly units: Readonly<Partial<Record<UnitType, number>>>;
}

/** How a side wins: in words for the referee to judge, or by something that can be counted. */
export type Condition = { readonly id: Id; readonly winner: Camp } & (
	| { readonly kind: 'words'; readonly text: string }
	| { readonly kind: 'lead'; readonly points: number; readonly round: number }
	/** MAJOR MORALE: the enemy's army is broken. */
	| { readonly kind: 'broken' }
	/** Without a round, for the whole battle. */
	| { readonly kind: 'holds'; readonly objective: Id; readonly round: number | null }
);

export interface ConditionInBattle {
	readonly condition: Condition;
	/** The referee's judgement, which overrides what is counted. */
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
	/** Points given by the referee's hand. */
	readonly given: readonly { readonly camp: Camp; readonly points: number; readonly why: string }[];
	/** The ends of rounds, by the number of the round. */
	readonly rounds: Readonly<Record<string, RoundEnd>>;
}

/** How a battle ended. */
export interface Outcome {
	/** Null where nobody won. */
	readonly winner: Camp | null;
	/** What the referee adds to it, in his words. */
	readonly why: string;
}

export const NO_GOALS: Goals = {
	objectives: [],
	losses: { stand: 0, units: {} },
	conditions: [],
	given: [],
	rounds: {}
};
