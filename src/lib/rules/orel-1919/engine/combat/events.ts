import type { CombatState } from './state.ts';

/** 8 Facts of the combat phase. */
export type CombatEvent = { readonly type: 'combat'; readonly combat: CombatState | null };
