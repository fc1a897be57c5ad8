import type { Hex } from '#lib/kernel/hex/hex.ts';
import type { CombatEvents } from '../../rules/08-combat.ts';
import type { AttackKind, CohesionResult, MoraleResult, Player } from '../../types.ts';
import type { UnitId } from '../state.ts';

/** 8.1 I The steps before the attacks, in their order, and the attacks. */
export type CombatStep =
	| 'aim'
	| 'supply'
	| 'resupply'
	| 'fire'
	| 'counterbattery'
	| 'return'
	| 'announce'
	| 'counterSupply'
	| 'attacks';

/** 8.3, 8.4 One unit fires at another. */
export interface Shot {
	readonly gun: UnitId;
	readonly target: UnitId;
}

/** 8.3.2 Where a shot stands: to be thrown for, or its target must check. */
export interface Firing {
	readonly stage: 'check' | 'dice' | 'target';
	/** What the table adds to the target's check. */
	readonly modifier: number;
}

/** 8.5.1, 8.7.3 Units that must go back together. */
export interface Going {
	readonly units: readonly UnitId[];
	readonly from: Hex;
	readonly hexes: 1 | 2;
	readonly rout: boolean;
	/** Chosen way; null before. */
	readonly path: readonly string[] | null;
	/** Hexes of it behind them. */
	readonly at: number;
	/** Units that have checked for the next hex. */
	readonly checked: readonly UnitId[];
}

/** 3.3 A depot was taken: so many units near it may be resupplied. */
export interface Prize {
	readonly player: Player;
	readonly hex: Hex;
	readonly left: number;
}

/** 8.1 II The steps of one attack. */
export type FightStage =
	| 'duel'
	| 'railAdvance'
	| 'cards'
	| 'evade'
	| 'follow'
	| 'evaded'
	| 'contact'
	| 'support'
	| 'coordination'
	| 'charges'
	| 'attackerCohesion'
	| 'defenderCohesion'
	| 'driven'
	| 'advance'
	| 'pursuit'
	| 'assault'
	| 'assaultCharges'
	| 'heroism'
	| 'dice'
	| 'losses'
	| 'morale'
	| 'aftermath'
	| 'vehicles'
	| 'spoils'
	| 'close';

/** 9 Vehicles of a side that may be destroyed. */
export interface Hits {
	readonly vehicles: readonly UnitId[];
	readonly left: number;
}

/** 8.1 II One attack as it is fought; or the pursuit that follows it. */
export interface Fight {
	readonly attack: number;
	readonly kind: AttackKind;
	readonly hex: Hex;
	readonly player: Player;
	readonly stage: FightStage;
	readonly attackers: readonly UnitId[];
	/** All that stood in the hex when it began. */
	readonly defenders: readonly UnitId[];
	/** 8.5.1 Those of them that only sheltered there. */
	readonly sheltering: readonly UnitId[];
	/** Units that have answered in this stage. */
	readonly asked: readonly string[];
	/** 9.1 Trains in contact. */
	readonly contact: readonly UnitId[];
	readonly supports: readonly UnitId[];
	readonly checked: readonly UnitId[];
	readonly passed: readonly UnitId[];
	readonly charging: readonly UnitId[];
	readonly results: Readonly<Record<UnitId, CohesionResult>>;
	/** 8.8.1 Column read in the Assault; null before. */
	readonly column: number | null;
	/** 8.8.2 Who took each loss, in order. */
	readonly attackerTook: readonly UnitId[];
	readonly defenderTook: readonly UnitId[];
	readonly morale: Readonly<Record<UnitId, MoraleResult>>;
	/** After which step an advance comes; null: none is on. */
	readonly after: 'retreat before combat' | 'cohesion' | 'assault' | null;
	readonly advanced: readonly UnitId[];
	/** Defenders that left alive, and the hexes they went. */
	readonly fled: readonly UnitId[];
	/** 8.7.4 The last hex but one of those that went two, by where they came to. */
	readonly trails: Readonly<Record<Hex, Hex>>;
	/** 8.5 Those that get away before combat. */
	readonly leaving: readonly UnitId[];
	/** 9 Vehicles that check for destruction, and how many of them must. */
	readonly attackerHits: Hits;
	readonly defenderHits: Hits;
	/** 8.7.4 A pursuit: plain, or of Routed men alone. */
	readonly pursuit: 'none' | 'plain' | 'free';
	/** Units that will be Unsupplied when it is over. */
	readonly dry: readonly UnitId[];
	/** Steps lost by each side in the Assault. */
	readonly attackerLost: number;
	readonly defenderLost: number;
	/** 9.1.1 The attacking train's total. */
	readonly duel: number | null;
	readonly events: CombatEvents;
}

/** 8 Where the combat phase stands. */
export interface CombatState {
	readonly step: CombatStep;
	/** 8.2.1 The depot that pays for an attack (by number) or a shot (by gun); null: nobody does. */
	readonly paid: Readonly<Record<string, UnitId | null>>;
	/** Guns that have been asked for a target or a support, depots that have been asked for. */
	readonly asked: readonly UnitId[];
	readonly shots: readonly Shot[];
	readonly returns: readonly Shot[];
	/** Shots of this step behind us. */
	readonly at: number;
	readonly firing: Firing | null;
	/** 8.6.2 Announced defensive supports: the attack. */
	readonly announced: Readonly<Record<UnitId, number>>;
	/** 3.2 Depots that could not trace and supplied all the same. */
	readonly exhausted: readonly UnitId[];
	/** 8.5.1 Units that came into a hex still to be attacked, by that hex. */
	readonly sheltering: Readonly<Record<UnitId, Hex>>;
	readonly going: readonly Going[];
	/** 9.1.2 Trains to be captured where they stand, once those who leave are gone. */
	readonly captures: readonly UnitId[];
	readonly prizes: readonly Prize[];
	readonly resolved: readonly number[];
	readonly fight: Fight | null;
}

/** 8.1 The phase as it begins. */
export const OPENING: CombatState = {
	step: 'aim',
	paid: {},
	asked: [],
	shots: [],
	returns: [],
	at: 0,
	firing: null,
	announced: {},
	exhausted: [],
	sheltering: {},
	going: [],
	captures: [],
	prizes: [],
	resolved: [],
	fight: null
};
