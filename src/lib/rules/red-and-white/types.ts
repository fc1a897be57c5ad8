/** The nouns of Red and White. A distance is in inches, a loss in figures, a vehicle's damage in hits. */

/** GAMING TERMS USED. Whose turn it is: the two camps of the sequence of action. */
export const CAMPS = ['red', 'white'] as const;
export type Camp = (typeof CAMPS)[number];

/** OFFICERS' CHARACTER. */
export const CHARACTERS = ['fanatic', 'committed', 'normal', 'efficient', 'coward'] as const;
export type Character = (typeof CHARACTERS)[number];

/** SMALL ARMS FIRING; ARTILLERY: "close" for guns is `normal` here. */
export const BANDS = ['point_blank', 'normal', 'long'] as const;
export type Band = (typeof BANDS)[number];

/** ARTILLERY: sizes of gun. */
export const GUNS = ['light', 'field', 'medium', 'heavy'] as const;
export type Gun = (typeof GUNS)[number];

/** SMALL ARMS FIRING; MACHINE GUNS: what fires small arms. */
export const WEAPONS = ['rifle', 'lmg', 'hmg', 'vehicle_mg'] as const;
export type Weapon = (typeof WEAPONS)[number];

/** SEQUENCE OF ACTION; TANKS (R55): weapons of a unit that fire apart, each once in a turn; a Mark V has them on each side. */
export const ARMS = [
	'rifles',
	'machine_guns',
	'guns',
	'left',
	'left_gun',
	'right',
	'right_gun',
	'ahead',
	'astern'
] as const;
export type Arm = (typeof ARMS)[number];

/** MOVEMENT: everything that has a line in the movement tables. */
export const MOVERS = [
	'infantry',
	'mg',
	'cavalry',
	'tchanka',
	'officer',
	'tank',
	'armoured_car',
	'gun_limbered',
	'gun_unlimbered',
	'train',
	'ship',
	'ship_towing',
	'wagon'
] as const;
export type Mover = (typeof MOVERS)[number];

/**
 * MOVEMENT: how a unit moved: forward, with charge dice, to its own rear by choice (G07), back because it must (G15),
 * out of a melee (R54), or only until its car broke down (R43).
 */
export const WAYS = ['ordinary', 'charge', 'rear', 'back', 'withdrawal', 'breakdown'] as const;
export type Way = (typeof WAYS)[number];

/** MOVEMENT: the two tables. */
export type MovementSystem = 'variable' | 'alternate';
export const TERRAINS = ['open', 'rough', 'road'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** CLAIMING COVER. */
export type Cover = 'none' | 'terrain' | 'claimed';

/** COMMISSARS: `check` is the D10 that comes before each use of the bonus. */
export type Commissar = 'none' | 'plus' | 'zero' | 'minus' | 'check';

/** OFFICERS & LEADERS: 0 nobody leads heroically, 1 an officer does, 2 a committed one. */
export type Heroic = 0 | 1 | 2;

/** ORGANIZATION: the kinds of unit. */
export const UNIT_TYPES = [
	'infantry',
	'cavalry',
	'machine_guns',
	'battery',
	'tank',
	'armoured_car',
	'armoured_train',
	'ship',
	'wagon',
	'headquarters'
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** Types that stand as one model and take hits instead of losing figures. */
export const isVehicle = (
	type: string
): type is 'tank' | 'armoured_car' | 'armoured_train' | 'ship' =>
	['tank', 'armoured_car', 'armoured_train', 'ship'].includes(type);

/** What stands with a unit and is not counted among its stands. */
export const ATTACHMENTS = [
	'lmg',
	'hmg',
	'tchanka',
	'light_gun',
	'commissar',
	'priest',
	'banner',
	'petrol_bombs'
] as const;
export type Attachment = (typeof ATTACHMENTS)[number];

/** Nationality or faction; the interventionists of SMALL ARMS FIRING fire at +1. */
export const FACTIONS = [
	'red',
	'white',
	'cossack',
	'green',
	'black',
	'ukrainian',
	'polish',
	'british',
	'canadian',
	'american',
	'french',
	'serbian',
	'czech',
	'other'
] as const;
export type Faction = (typeof FACTIONS)[number];

/** TANKS: models with their weapons. */
export const TANK_MODELS = [
	'mark_v_male',
	'mark_v_female',
	'whippet',
	'ft17_mg',
	'ft17_gun'
] as const;
export type TankModel = (typeof TANK_MODELS)[number];

/** One unit of a force as its owner wrote it down. */
export interface Unit {
	readonly id: string;
	/** Short label or base number by which it is found on the table. */
	readonly label: string;
	readonly name: string;
	/** The name in its own script, or empty. */
	readonly originalName: string;
	readonly type: UnitType;
	readonly faction: Faction;
	/** Its officer, or null. */
	readonly officer: string | null;
	/** Figures of each stand at full strength; for vehicles one stand of one. */
	readonly stands: readonly number[];
	/** The last stand is a command stand: men without a gun. Companies of machine guns, and batteries. */
	readonly commandStand: boolean;
	/** The size of a battery's guns, or of the guns a train or ship carries; null for none. */
	readonly gun: Gun | null;
	readonly attachments: readonly Attachment[];
	/** Tanks only. */
	readonly tank: TankModel | null;
	/** Armoured cars: turrets; trains and ships: machine guns. */
	readonly turrets: number;
	/** +1 on the morale die (G02). */
	readonly poorQuality: boolean;
	/** One die fewer when it fires small arms: an option, off by default. */
	readonly oneDieFewer: boolean;
	readonly notes: string;
}

/** OFFICERS & LEADERS; OFFICERS' CHARACTER. */
export interface Officer {
	readonly id: string;
	readonly name: string;
	readonly player: string | null;
	readonly commanderInChief: boolean;
	/** Null while nobody has rolled or chosen it. */
	readonly character: Character | null;
}

export interface Player {
	readonly id: string;
	readonly name: string;
	readonly absent: boolean;
	/** Who plays for him while he is absent, or null. */
	readonly standIn: string | null;
}

/** One army as built before the battle. */
export interface Force {
	readonly id: string;
	readonly name: string;
	readonly originalName: string;
	readonly camp: Camp;
	readonly faction: Faction;
	readonly players: readonly Player[];
	readonly officers: readonly Officer[];
	readonly units: readonly Unit[];
	readonly notes: string;
}

/** What a unit can be marked with in a battle. */
export const MARKS = [
	'led',
	'not_led',
	'fired',
	'moved',
	'charged',
	'in_cover',
	'claimed_cover',
	'in_defences',
	'suppressed',
	'pinned',
	'falling_back',
	'withdrew',
	'heroic',
	'dismounted',
	'limbered',
	'blinded',
	'engine_hit',
	'immobilised',
	'ablaze',
	'abandoned',
	'off_table',
	'captured',
	'commissar_argues',
	'commissar_overrules',
	'priest_tends',
	'priest_panics'
] as const;
export type Mark = (typeof MARKS)[number];

/** A name as we write it, and in its own script where that differs. */
export type Name = readonly [name: string, original: string];

/** Names of one faction: formations by type of unit, officers, and armies. Our own selection. */
export interface NameList {
	readonly units: Partial<Readonly<Record<UnitType, readonly Name[]>>>;
	readonly officers: readonly string[];
	/** `commander`: who led it, where another officer would be suggested first. */
	readonly forces: readonly (readonly [...Name, commander?: string])[];
}

/** The name of a unit, an officer, a player or anything else that is named in a file. */
export type Id = string;
