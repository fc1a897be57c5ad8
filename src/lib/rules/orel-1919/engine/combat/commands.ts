import type { Hex } from '#lib/kernel/hex/hex.ts';
import type { UnitId } from '../state.ts';

/** 8 What players do in the combat phase. */
export type CombatCommand =
	/** 8.3.1, 8.4 A target, or none. */
	| { readonly type: 'aim'; readonly unit: UnitId; readonly target: UnitId | null }
	/** 8.2.1 The depot that pays for an attack or for a unit's fire; null: nobody. */
	| { readonly type: 'pay'; readonly for: number | UnitId; readonly depot: UnitId | null }
	| { readonly type: 'resupply'; readonly unit: UnitId; readonly depot: UnitId }
	/** 8.6.2 Defensive support of an attack, or of none. */
	| { readonly type: 'announce'; readonly unit: UnitId; readonly attack: number | null }
	/** 8.1 The attack to be fought next. */
	| { readonly type: 'resolve'; readonly attack: number }
	/** 8.5 */
	| { readonly type: 'leave' }
	| { readonly type: 'stand' }
	/** Yes or no for one unit: follow, go into contact, support, charge. */
	| { readonly type: 'yes'; readonly unit: UnitId }
	| { readonly type: 'no'; readonly unit: UnitId }
	/** 8.5.1 The way back. */
	| { readonly type: 'retreat'; readonly path: readonly string[] }
	/** 8.7.4 */
	| { readonly type: 'advance'; readonly unit: UnitId }
	| { readonly type: 'pursue'; readonly hex: Hex; readonly car: UnitId | null }
	/** 8.8 */
	| { readonly type: 'assault' }
	/** 8.8.2 Takes the next loss; 8.2.1, 3.3 is resupplied; 9 checks for destruction; 9.1.1 fights the duel. */
	| { readonly type: 'take'; readonly unit: UnitId }
	| { readonly type: 'pass' };
