import type { Modifier } from '#lib/kernel/book/modifier.ts';
import { nearest } from '#lib/kernel/hex/ratio.ts';
import { predominant, type Weighted } from '#lib/kernel/hex/predominant.ts';
import {
	isArtillery,
	isCavalry,
	isCombatUnit,
	isDepot,
	isInfantry,
	isTrain,
	isVehicle,
	type AttackKind,
	type Mode,
	type Player,
	type Role,
	type Terrain,
	type UnitType,
	type Water
} from '../types.ts';

/** 8 A counter as it stands in a combat. */
export interface Fighter {
	readonly id: string;
	readonly type: UnitType;
	readonly player: Player;
	/** Printed number of its hex. */
	readonly hex: string;
	/** With its Recruits marker and events; 0 for vehicles and depots. */
	readonly tq: number;
	/** Steps left. */
	readonly steps: number;
	/** Dismounted strength, or fire strength of guns and trains, with its losses taken off (8.8.2). */
	readonly strength: number;
	/** Strength of cavalry that charges. */
	readonly charge?: number;
	readonly mode: Mode;
	readonly unsupplied?: boolean;
	readonly outOfCommand?: boolean;
	/** 7.3 Its works are finished. */
	readonly entrenched?: boolean;
	/** 1.1 Guns that are part of the unit. */
	readonly integratedArtillery?: boolean;
	/** 1.1 Armoured trains. */
	readonly heavy?: boolean;
	readonly damaged?: boolean;
	/** 9.1 A train that has gone into contact. */
	readonly inContact?: boolean;
	/** 9.2.1 A tank that has broken down. */
	readonly broken?: boolean;
	/** 8.5.1 It retreated into this hex and takes no part. */
	readonly sheltering?: boolean;
	/** Steps lost before this combat. */
	readonly lost?: number;
	/** 8.8.2 Are all adjacent hexes held or controlled by the enemy, once these steps are lost? */
	readonly ringed?: (losses: Readonly<Record<string, number>>) => boolean;
}

/** 8.6.2 Guns or a train that add their fire to a combat. */
export interface Support {
	readonly id: string;
	readonly role: Role;
	readonly train: boolean;
	/** Not used for trains. */
	readonly tq: number;
	readonly steps: number;
	readonly fire: number;
	readonly outOfCommand?: boolean;
	readonly unsupplied?: boolean;
	/** 8.7.2 The hex whose attackers take these guns along if all of them go back; missing where others stay there. */
	readonly goesWith?: string;
}

/** 8.8.1 How the attackers from one hex approach. */
export interface Approach {
	/** The hexside of the attacked hex, numbered 0 to 5 all round. */
	readonly side: number;
	/** The water they cross, by a bridge or without one. */
	readonly over?: Water;
}

/** 6 Controlled events played in a combat. */
export interface CombatEvents {
	/** The side whose checks get -1. */
	readonly cheka?: Role;
	/** What the side that plays it adds to the Assault. */
	readonly heroism?: number;
	/** The unit that passes its Cohesion Check without a die. */
	readonly fierySpeech?: string;
	/** The unit that passes its Morale Check without a die. */
	readonly moraleSpeech?: string;
	/** Whether the defenders count as in March mode and may not retreat before combat. */
	readonly surprise?: boolean;
}

/** 8 One attack on one hex. */
export interface Combat {
	readonly kind: AttackKind;
	readonly attackers: readonly Fighter[];
	/** Everything in the attacked hex. */
	readonly defenders: readonly Fighter[];
	/** The approach from each of the attackers' hexes. */
	readonly from: Readonly<Record<string, Approach>>;
	/** All terrain in the attacked hex. */
	readonly terrain: readonly Terrain[];
	readonly supports: readonly Support[];
	/** 8.8.1 Encircled; for use where no hexsides are known. */
	readonly encircled?: boolean;
	readonly events?: CombatEvents;
}

/** 8.7.1 What was decided and thrown before the strengths are compared. */
export interface Stand {
	readonly combat: Combat;
	/** Supports and lone guns that passed their coordination check. */
	readonly passed: readonly string[];
	/** Cavalry of either side that charges. */
	readonly charging: readonly string[];
	/** 8.7.2 Units disorganised by the Cohesion Check. */
	readonly disorganised: readonly string[];
}

/** 8.7.1 A unit that checks: its TQ and what is added to its die. */
export interface Numbered {
	readonly id: string;
	readonly tq: number;
	readonly modifier: number;
	/** 6.2 Fiery Speech: passes without a die. */
	readonly passes?: boolean;
}

/** 8.7.1 The same, with what the modifier is made of, in printed order. */
export interface Checking extends Numbered {
	readonly lines: readonly Modifier[];
}

export const otherRole = (role: Role): Role => (role === 'attacker' ? 'defender' : 'attacker');

/** 6.2 Surprise Attack: the defenders as the rules treat them in this combat. */
export const asSurprised = (combat: Combat): Combat =>
	combat.events?.surprise
		? {
				...combat,
				defenders: combat.defenders.map((one) =>
					isVehicle(one.type) || isDepot(one.type) || one.mode === 'routed'
						? one
						: { ...one, mode: 'march' }
				)
			}
		: combat;

/** 1.2, 8.5.1 The infantry and cavalry that fight here. */
export const combatUnitsOf = (fighters: readonly Fighter[]): readonly Fighter[] =>
	fighters.filter(({ type, sheltering }) => isCombatUnit(type) && !sheltering);

/** 8 Everybody of a side who takes part from the start. */
export const sideOf = (combat: Combat, role: Role): readonly Fighter[] => combat[`${role}s`];

/** 8.7.1 The guns, if they defend alone or only with other auxiliary units. */
export const gunsAlone = (defenders: readonly Fighter[]): readonly Fighter[] =>
	combatUnitsOf(defenders).length > 0
		? []
		: defenders.filter(({ type, sheltering }) => isArtillery(type) && !sheltering);

/** 9 Does a vehicle take part? A tank or car that runs and is supplied, or a supplied train in contact. */
const vehicleFights = ({ type, broken, unsupplied, inContact, sheltering }: Fighter): boolean =>
	isVehicle(type) &&
	!broken &&
	!unsupplied &&
	!sheltering &&
	(!isTrain(type) || inContact === true);

/** 8.7.1 The units whose checks and steps decide: combat units, or guns that defend alone. */
export const fightersOf = (combat: Combat, role: Role): readonly Fighter[] => {
	if (role === 'attacker') return combatUnitsOf(combat.attackers);
	const units = combatUnitsOf(combat.defenders);
	return units.length > 0 ? units : gunsAlone(combat.defenders);
};

/** The vehicles of a side that take part. */
export const vehiclesOf = (combat: Combat, role: Role): readonly Fighter[] =>
	sideOf(combat, role).filter(vehicleFights);

/** 8.6.2 Guns and trains that add their fire to a side. */
export const supportsIn = (combat: Combat, role: Role): readonly Support[] =>
	combat.supports.filter((one) => one.role === role);

/** 1.2 How many steps there are of each TQ. */
export const qualities = (fighters: readonly Fighter[]): readonly Weighted[] =>
	fighters.map(({ tq, steps }) => [tq, steps]);

/** 1.2 Predominant TQ of a group (OR-06, OR-07). */
export const predominantTq = (fighters: readonly Fighter[]): number =>
	predominant(qualities(fighters));

/** A strength, its divisor, and whose it is. */
export type Part = readonly [strength: number, divisor: number, whose?: string];

/** 1.2 Strengths with the same divisor are added, divided and rounded once; then the results are added (OR-05). */
export const totalStrength = (parts: readonly Part[]): number => {
	const sums = new Map<number, number>();
	for (const [strength, divisor] of parts) sums.set(divisor, (sums.get(divisor) ?? 0) + strength);
	let strength = 0;
	for (const [divisor, sum] of sums) strength += nearest(sum / divisor);
	return strength;
};

export const hasInfantry = (fighters: readonly Fighter[]): boolean =>
	fighters.some(({ type }) => isInfantry(type));
export const hasCavalry = (fighters: readonly Fighter[]): boolean =>
	fighters.some(({ type }) => isCavalry(type));
export const hasIntegratedArtillery = (fighters: readonly Fighter[]): boolean =>
	fighters.some(({ integratedArtillery }) => integratedArtillery === true);
export const stepsOf = (fighters: readonly Fighter[]): number =>
	fighters.reduce((sum, { steps }) => sum + steps, 0);

/** 8.7.1 The TQ of infantry whose attack is feared. */
export const SHOCK_TQ = 6;

/** 8.7.2, 8.8.2 The row of the Cohesion and Morale tables for how far the die exceeds TQ. */
export const checkRow = (margin: number): 0 | 1 | 2 | 3 | 4 =>
	margin <= 0 ? 0 : margin >= 4 ? 4 : (margin as 1 | 2 | 3);
