import type { CombatState, Fight } from './state.ts';

/** 8 Facts of the combat phase: what of its record changed, by which section. */
export type CombatEvent =
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
