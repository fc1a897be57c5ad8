import type { Entries } from '../facts/parts.ts';
import { ASSAULT, FIGHT } from './facts/fight.ts';
import { FIRE, PHASE } from './facts/phase.ts';
import { RETREAT } from './facts/retreats.ts';
import type { AdvanceAfter, FightStage } from './state.ts';

/** Every kind of fact of the combat phase: what belongs to it, its section, its words. */
export const COMBAT = { ...PHASE, ...FIRE, ...RETREAT, ...FIGHT, ...ASSAULT } as const;
type Known = typeof COMBAT;

/** 8 Facts of the combat phase. */
export type CombatFact = {
	[T in keyof Known]: { readonly type: T } & Entries<Known[T]['entries']>;
}[keyof Known];

/** 8.7.1, 8.8.2 What one die of a side made of a unit. */
export interface UnitChecked<Result> {
	readonly unit: string;
	readonly tq: number;
	readonly modifier: number;
	readonly result: Result;
}

/** The next stage of a fight; nobody has answered in it. */
export const stage = (
	rule: string,
	next: FightStage,
	after?: AdvanceAfter
): Extract<CombatFact, { type: 'stageReached' }> => ({
	type: 'stageReached',
	rule,
	stage: next,
	...(after ? { after } : {})
});
