import type { Marks, OrelEvent } from '../events.ts';
import type { UnitId } from '../state.ts';
import type { CombatState, Fight, FightStage } from './state.ts';

/** Facts of the combat phase, as its steps write them. */
export const combatNow = (rule: string, changes: Partial<CombatState>): OrelEvent => ({
	type: 'combatChanged',
	rule,
	changes
});
export const fightNow = (rule: string, changes: Partial<Fight>): OrelEvent => ({
	type: 'fightChanged',
	rule,
	changes
});
/** The next stage of a fight; nobody has answered in it. */
export const stage = (rule: string, next: FightStage, changes: Partial<Fight> = {}): OrelEvent =>
	fightNow(rule, { ...changes, stage: next, asked: [] });

export const marked = (rule: string, units: readonly UnitId[], marks: Marks): OrelEvent[] =>
	units.length > 0 ? [{ type: 'marked', rule, units, marks }] : [];

/** 4.1 A unit is gone with all its steps; so many of them are prisoners. */
export const removed = (rule: string, unit: UnitId, prisoners: number): OrelEvent => ({
	type: 'removed',
	rule,
	unit,
	prisoners,
	due: null
});
export const stepsLost = (rule: string, unit: UnitId, steps: number, prisoners = 0): OrelEvent => ({
	type: 'stepsLost',
	rule,
	unit,
	steps,
	prisoners
});
