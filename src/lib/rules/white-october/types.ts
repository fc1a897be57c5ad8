/** 2 The two players. White moves first. */
export const PLAYERS = ['white', 'red'] as const;
export type Player = (typeof PLAYERS)[number];

export const enemyOf = (player: Player): Player => (player === 'white' ? 'red' : 'white');

/** 1.3, 4.3, 5.2 The armies: the first three are White's. */
export const ARMIES = ['NWA', 'Estonian', 'British', 'Red'] as const;
export type Army = (typeof ARMIES)[number];

/** Whose army it is. */
export const playerOf = (army: Army): Player => (army === 'Red' ? 'red' : 'white');

/** A unit, by its counter. */
export type UnitId = string;

/** A hex by its printed name (`19/O`), or a district of Petrograd (`SMOLNY`). */
export type Place = string;

/** 1.3 Kinds of counters. `leader` is Trotsky. */
export const UNIT_TYPES = [
	'infantry',
	'cavalry',
	'artillery',
	'horse_artillery',
	'armoured_train',
	'tank',
	'armoured_car',
	'hq',
	'leader',
	'fort',
	'fleet',
	'air'
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** 1.3 Is it a combat unit: infantry, cavalry or armoured train? */
export const isCombatUnit = (type: UnitType): boolean =>
	type === 'infantry' || type === 'cavalry' || type === 'armoured_train';
export const isArtillery = (type: UnitType): boolean =>
	type === 'artillery' || type === 'horse_artillery';
/** 1.3, 14.1 Is it a tank or an armoured car? Trains have rules of their own. */
export const isMotor = (type: UnitType): boolean => type === 'tank' || type === 'armoured_car';
/** 1.3 Is it a vehicle: tank, armoured car or armoured train? */
export const isVehicle = (type: UnitType): boolean => isMotor(type) || type === 'armoured_train';

/** 8.2.6 The state a unit is in. */
export const UNIT_STATES = ['normal', 'disorganised', 'routed'] as const;
export type UnitState = (typeof UNIT_STATES)[number];

/** Terrain chart: the ground of a hex or district. */
export const TERRAINS = [
	'clear',
	'forest',
	'dense_forest',
	'marsh',
	'hills',
	'lake',
	'sea',
	'inner_district',
	'outer_district'
] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Terrain chart: what lies along a hexside. */
export const WATERS = ['river', 'major_river', 'neva', 'lake', 'sea'] as const;
export type Water = (typeof WATERS)[number];

export const SETTLEMENTS = ['village', 'town'] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

/** Terrain chart: the movers that have columns of their own. */
export const MOVERS = ['infantry', 'cavalry', 'artillery', 'vehicle', 'hq'] as const;
export type Mover = (typeof MOVERS)[number];

/** Attacker or defender of one combat. */
export const ROLES = ['attacker', 'defender'] as const;
export type Role = (typeof ROLES)[number];
export const otherRole = (role: Role): Role => (role === 'attacker' ? 'defender' : 'attacker');

/** 8.2.5 Predominant Morale runs from 1 to 6. */
export const MORALES = [1, 2, 3, 4, 5, 6] as const;
export type Morale = (typeof MORALES)[number];

/** Combat Results Table: what a side suffers, besides its losses. */
export const CODES = ['-', 'd', 'r', 'dr', 'a', 'a1', 'd a1'] as const;
export type Code = (typeof CODES)[number];

/** 5.5 Special capacities of HQs. */
export const CAPACITIES = ['A', 'Mo', 'Do', 'De'] as const;
export type Capacity = (typeof CAPACITIES)[number];

/** 6 The events of the table, in its order. */
export const EVENTS = [
	'rumours',
	'vetrenko',
	'insurgents',
	'recruits_short',
	'treachery',
	'nothing',
	'speech',
	'air_observation',
	'attrition',
	'heroism',
	'defend_petrograd',
	'surprise',
	'soviet',
	'cheka',
	'levy',
	'st_isaac',
	'gas',
	'fleet_treachery',
	'royal_navy',
	'elvengren'
] as const;
export type EventName = (typeof EVENTS)[number];
