/** 8 What players do in the combat phase. */
export type CombatCommand = { readonly type: 'resolve'; readonly attack: number };
