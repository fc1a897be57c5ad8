import type { Marks, Fact } from '../facts.ts';
import type { UnitId } from '../state.ts';
import type { CombatState, Fight, FightStage } from './state.ts';

/** 8 Facts of the combat phase: what of its record changed, by which section. */
export type CombatFact =
	| { readonly type: 'combatBegan' }
	| {
			readonly type: 'combatChanged';
			readonly rule: string;
			readonly changes: Partial<CombatState>;
	  }
	| { readonly type: 'fightBegan'; readonly rule: string; readonly fight: Fight }
	| { readonly type: 'fightChanged'; readonly rule: string; readonly changes: Partial<Fight> }
	| { readonly type: 'fightEnded'; readonly attack: number }
	| { readonly type: 'combatOver' };

/** Facts of the combat phase, as its steps write them. */
export const combatNow = (rule: string, changes: Partial<CombatState>): Fact => ({
	type: 'combatChanged',
	rule,
	changes
});
export const fightNow = (rule: string, changes: Partial<Fight>): Fact => ({
	type: 'fightChanged',
	rule,
	changes
});
/** The next stage of a fight; nobody has answered in it. */
export const stage = (rule: string, next: FightStage, changes: Partial<Fight> = {}): Fact =>
	fightNow(rule, { ...changes, stage: next, asked: [] });

export const marked = (rule: string, units: readonly UnitId[], marks: Marks): Fact[] =>
	units.length > 0 ? [{ type: 'marked', rule, units, marks }] : [];

/** 4.1 A unit is gone with all its steps; so many of them are prisoners. */
export const removed = (rule: string, unit: UnitId, prisoners: number): Fact => ({
	type: 'removed',
	rule,
	unit,
	prisoners,
	due: null
});
export const stepsLost = (rule: string, unit: UnitId, steps: number, prisoners = 0): Fact => ({
	type: 'stepsLost',
	rule,
	unit,
	steps,
	prisoners
});
