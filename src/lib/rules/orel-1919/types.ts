/** 2 The two players. White moves first. */
export const PLAYERS = ['white', 'red'] as const;
export type Player = (typeof PLAYERS)[number];

export const enemyOf = (player: Player): Player => (player === 'white' ? 'red' : 'white');

/** A unit, by its counter. */
export type UnitId = string;

/** 1.1 Kinds of counters. */
export const UNIT_TYPES = [
	'infantry',
	'cavalry',
	'artillery',
	'horse-artillery',
	'tank',
	'armored-car',
	'armored-train',
	'convoy',
	'rail-depot',
	'recruits'
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** 1.2 Is it infantry? For every rule, recruit battalions are infantry too. */
export const isInfantry = (type: UnitType): boolean => type === 'infantry' || type === 'recruits';
export const isCavalry = (type: UnitType): boolean => type === 'cavalry';
/** 1.2 Is it a combat unit: infantry or cavalry? */
export const isCombatUnit = (type: UnitType): boolean => isInfantry(type) || isCavalry(type);
export const isArtillery = (type: UnitType): boolean =>
	type === 'artillery' || type === 'horse-artillery';
export const isTrain = (type: UnitType): boolean => type === 'armored-train';
/** 1.2 Is it a vehicle: tank, armoured car or armoured train? */
export const isVehicle = (type: UnitType): boolean =>
	type === 'tank' || type === 'armored-car' || type === 'armored-train';
/** 3 Is it a depot? Convoys and railroad depots alike. */
export const isDepot = (type: UnitType): boolean => type === 'convoy' || type === 'rail-depot';

/** 7.1.4, 8.7.3 The modes of a unit. Vehicles and depots always count as in Combat mode. */
export const MODES = ['combat', 'march', 'routed'] as const;
export type Mode = (typeof MODES)[number];

/** Attacker or defender of one combat. */
export const ROLES = ['attacker', 'defender'] as const;
export type Role = (typeof ROLES)[number];

/** 7.2 Kinds of attack. */
export type AttackKind = 'prepared' | 'hasty';

/** Terrain chart: what a hex holds, apart from an entrenchment. */
export const TERRAINS = [
	'clear',
	'valley',
	'woods',
	'forest',
	'village',
	'town',
	'orel_suburbs',
	'orel_centre',
	'marsh'
] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Terrain chart: what lies along a hexside. */
export const HEXSIDES = ['river', 'stream', 'lake', 'ditch'] as const;
/** Terrain chart, note 7: what attackers cross. */
export const WATERS = ['river', 'ditch'] as const;
export type Water = (typeof WATERS)[number];

/** Terrain chart: lines from hex to hex. */
export const LINES = ['double-rail', 'rail', 'major-road', 'road', 'minor-road'] as const;

/** Terrain chart: the movers that have columns of their own. */
export const MOVERS = ['inf', 'cav', 'art', 'convoy', 'depot', 'tank', 'ac'] as const;
export type Mover = (typeof MOVERS)[number];

/** 8.7.2 What a Cohesion check does to a unit; 'ok' is a TQ passed. */
export const COHESION_RESULTS = ['ok', 'disorganised', 'repulsed', 'retreat', 'rout'] as const;
export type CohesionResult = (typeof COHESION_RESULTS)[number];

/** 8.8.2 What a Morale check does to a unit. */
export const MORALE_RESULTS = ['repulsed', 'retreat', 'rout', 'surrender'] as const;
export type MoraleResult = (typeof MORALE_RESULTS)[number];

/** How sure a value of the data is: fixed by the rules, or reconstructed. */
export const CONFIDENCES = ['rules', 'high', 'medium', 'low'] as const;

/** 8.1 Levels of victory, best first. */
export const LEVELS = ['strategic', 'regional', 'minor', 'defeat'] as const;
export type Level = (typeof LEVELS)[number];

/** 6 The events of the table. */
export const EVENTS = [
	'Defeatist Rumors',
	'Treachery',
	'Desertion',
	'Raid',
	'Civil Exactions',
	'Brewery',
	'Nothing Exceptional',
	'Fiery Speech',
	'Personal Initiative',
	'Attrition',
	'Heroism',
	'Surprise Attack',
	"Soldiers' Soviet",
	'Cheka'
] as const;
export type EventName = (typeof EVENTS)[number];

/** 10 The three scenarios. */
export const SCENARIOS = [
	{ id: 'historical', section: '10.2', title: 'Orel, October 1919' },
	{ id: 'introductory', section: '10.1', title: 'Brasovo' },
	{ id: 'hypothetical', section: '10.3', title: 'The Shock Group is discovered' }
] as const;
export type ScenarioId = (typeof SCENARIOS)[number]['id'];
