import * as v from 'valibot';
import type { Hex } from '#lib/kernel/hex/hex.ts';
import type { CombatEvents } from '../../rules/08-combat.ts';
import type { CohesionResult, MoraleResult, Role, UnitId } from '../../types.ts';
import {
	list,
	maybe,
	signed,
	some,
	whole,
	yes,
	type Entries
} from '#lib/kernel/decided/entries-of.ts';
import { attackKind, hex, path, player, role, unit, type Planned } from '../facts/schema.ts';

/** 8.1 I The steps before the attacks, in their order, and the attacks. */
export const STEPS = [
	'supply',
	'resupply',
	'aim',
	'fire',
	'counterbattery',
	'return',
	'announce',
	'plan',
	'defenceSupply',
	'attacks'
] as const;
export type CombatStep = (typeof STEPS)[number];

/** 8.1 II The steps of one attack. */
export const STAGES = [
	'duel',
	'railAdvance',
	'cards',
	'evade',
	'follow',
	'evaded',
	'contact',
	'support',
	'coordination',
	'charges',
	'attackerCohesion',
	'defenderCohesion',
	'driven',
	'advance',
	'pursuit',
	'assault',
	'assaultCharges',
	'heroism',
	'dice',
	'losses',
	'morale',
	'aftermath',
	'vehicles',
	'spoils',
	'close'
] as const;
export type FightStage = (typeof STAGES)[number];

/** The step after which an advance comes. */
export const AFTER = ['retreat before combat', 'cohesion', 'assault'] as const;

/** 8.3, 8.4 One unit fires at another. */
export const aimed = { gun: unit, target: unit };

/** 8.3.2, 8.4 The state of the current shot: guns that fire back have passed their check, or the target checks with this modifier. */
export type Firing =
	| { readonly stage: 'dice' }
	| { readonly stage: 'target'; readonly modifier: number };

/** 8.5.1, 8.7.3 Units that must go back together. */
export const retreat = v.strictObject({
	units: list(unit),
	from: hex,
	hexes: v.picklist([1, 2]),
	rout: yes,
	/** The chosen way; null before. */
	path: maybe(path),
	/** How many of its hexes are behind them. */
	at: some,
	/** Units that have checked for the next hex. */
	checked: list(unit)
});
export type Retreat = v.InferOutput<typeof retreat>;

/** 3.3 A depot was captured: this many units near it may be resupplied. */
export const prize = v.strictObject({ player, hex, left: some });

/** 9 Vehicles of a side that may be destroyed, and how many of them must check. */
const hitsOfSide = v.strictObject({ vehicles: list(unit), left: some });
export const hits = v.strictObject({ attacker: hitsOfSide, defender: hitsOfSide });

/** 8.8.2 The losses are those that each side can bear; `morale`: the column's modifier, null for no check. */
export const assault = v.strictObject({
	dice: whole(2, 12),
	modifier: signed,
	column: signed,
	attackerLoss: some,
	defenderLoss: some,
	loser: role,
	morale: maybe(signed)
});

const lossRead = v.strictObject({ printed: some, costly: some, beyond: some, spared: some });
/** 8.8.2 What the losses are made of. */
export const lossesRead = v.exactOptional(
	v.strictObject({ attacker: lossRead, defender: lossRead })
);

/** 8.1 II What an attack consists of: who, whom, where. */
export const attacked = {
	attack: some,
	kind: attackKind,
	hex,
	player,
	attackers: list(unit),
	/** Everything that was in the hex when it began. */
	defenders: list(unit),
	/** 8.5.1 Those of them that were only sheltering there. */
	sheltering: list(unit),
	/** 8.2.1 Units that will be Unsupplied when it is over. */
	dry: list(unit)
};
export type Attacked = Entries<typeof attacked>;

/** 8.1 II One attack as it is fought, or the pursuit that follows it. */
export interface Fight extends Attacked {
	readonly stage: FightStage;
	/** Units that have answered in this stage. */
	readonly asked: readonly string[];
	/** 9.1 Trains in contact. */
	readonly contact: readonly UnitId[];
	readonly supports: readonly UnitId[];
	/** 8.6.2 Supports that have checked, and those that passed. */
	readonly checked: readonly UnitId[];
	readonly passed: readonly UnitId[];
	readonly charging: readonly UnitId[];
	readonly results: Readonly<Record<UnitId, CohesionResult>>;
	/** 8.8.2 The Assault as it was rolled; null before. */
	readonly assault: v.InferOutput<typeof assault> | null;
	/** 8.8.2 Who takes each loss, in order. */
	readonly took: Readonly<Record<Role, readonly UnitId[]>>;
	readonly morale: Readonly<Record<UnitId, MoraleResult>>;
	/** Null where no advance is in progress. */
	readonly after: (typeof AFTER)[number] | null;
	readonly advanced: readonly UnitId[];
	/** Defenders that left alive, and how many hexes they went. */
	readonly fled: readonly UnitId[];
	/** 8.7.4 The last hex but one of units that went two hexes, by the hex where they arrived. */
	readonly trails: Readonly<Record<Hex, Hex>>;
	/** 8.5 Those that get away before combat. */
	readonly leaving: readonly UnitId[];
	/** 9 Vehicles that check for destruction, and how many of them must. */
	readonly hits: v.InferOutput<typeof hits>;
	/** 8.2.1 The defender’s steps that the Assault took: those lost, and those that surrendered. */
	readonly spoils: number;
	/** 8.7.4 A pursuit: plain, or of Routed men alone. */
	readonly pursuit: 'none' | 'plain' | 'free';
	/** 9.1.1 The attacking train's total. */
	readonly duel: number | null;
	readonly events: CombatEvents;
}

const NO_HITS = { vehicles: [], left: 0 };

/** 8.1 II An attack before any of it has happened. */
export const freshFight = (attacked: Attacked, stage: FightStage): Fight => ({
	...attacked,
	stage,
	asked: [],
	contact: [],
	supports: [],
	checked: [],
	passed: [],
	charging: [],
	results: {},
	assault: null,
	took: { attacker: [], defender: [] },
	morale: {},
	after: null,
	advanced: [],
	fled: [],
	trails: {},
	leaving: [],
	hits: { attacker: NO_HITS, defender: NO_HITS },
	spoils: 0,
	pursuit: 'none',
	duel: null,
	events: {}
});

/** 8 The state of the combat phase. */
export interface CombatState {
	readonly step: CombatStep;
	/** 8.2.1 The depot that pays for an attack (by number) or a shot (by gun); null where nobody does. */
	readonly paid: Readonly<Record<string, UnitId | null>>;
	/** 8.1 I.1 The units that are within range of each depot that pays, when it does. */
	readonly served: Readonly<Record<UnitId, readonly UnitId[]>>;
	/** Guns that have been asked for a target or a support, and depots about which the owner has been asked. */
	readonly asked: readonly UnitId[];
	readonly shots: readonly Entries<typeof aimed>[];
	readonly returns: readonly Entries<typeof aimed>[];
	/** How many shots of this step are done. */
	readonly at: number;
	readonly firing: Firing | null;
	/** 8.6.2 Announced defensive supports: which attack each supports. */
	readonly announced: Readonly<Record<UnitId, number>>;
	/** What the reactive player has settled for this phase: each yes or no, of leaving by attack. */
	readonly planned: Readonly<Partial<Record<Exclude<Planned, 'leave'>, boolean>>> & {
		readonly leave: Readonly<Record<number, boolean>>;
	};
	/** 8.1 I.4 Defenders, and guns in support of them, that no depot supplies: Unsupplied after their combat. */
	readonly dry: readonly UnitId[];
	/** 3.2 Depots that could not trace and supplied nevertheless. */
	readonly exhausted: readonly UnitId[];
	/** 3.2 Depots that cannot trace and were lent to the defence; they are exhausted once somebody uses them (OR-66). */
	readonly lent: readonly UnitId[];
	/** 3.2 The units that each of them supplies. */
	readonly supplied: Readonly<Record<UnitId, readonly UnitId[]>>;
	/** 8.5.1 Units that retreated into a hex still to be attacked, with that hex. */
	readonly sheltering: Readonly<Record<UnitId, Hex>>;
	readonly retreats: readonly Retreat[];
	/** 9.1.2 Trains to be captured where they stand, once the retreating units have gone. */
	readonly captures: readonly UnitId[];
	readonly prizes: readonly v.InferOutput<typeof prize>[];
	readonly resolved: readonly number[];
	readonly fight: Fight | null;
}

/** 8.1 The phase as it begins. */
export const OPENING: CombatState = {
	step: 'supply',
	paid: {},
	served: {},
	asked: [],
	shots: [],
	returns: [],
	at: 0,
	firing: null,
	announced: {},
	planned: { leave: {} },
	dry: [],
	exhausted: [],
	lent: [],
	supplied: {},
	sheltering: {},
	retreats: [],
	captures: [],
	prizes: [],
	resolved: [],
	fight: null
};

/** 8 The fields of a fight that make up the situation; the rest follows from the units. */
export const SIDES = [
	'kind',
	'hex',
	'player',
	'attackers',
	'defenders',
	'sheltering',
	'contact',
	'supports',
	'results',
	'events'
] as const;
export type Sides = Pick<Fight, (typeof SIDES)[number]>;
