import { UNSPOKEN, type Talked } from '#lib/kernel/decided/table-talk.ts';
import type { Agreement } from '#lib/kernel/decided/header.ts';
import type { Book } from '../book.ts';
import type { ActionKind, Step } from './sequence.ts';
import type { EventName, Place, Player, UnitId } from '../types.ts';
import type { CombatState } from './combat/state.ts';
import type { Due, Loyalty, Mode, Outcome, Standing } from './facts/schema.ts';

export type { Due, Loyalty, Mode, Place, UnitId };

/** A counter. Every counter of the module has its record, in the module's order. */
export interface Unit {
	readonly id: UnitId;
	readonly player: Player;
	/** On the map; coming in; in its box; not yet raised; lost; not in this game. */
	readonly fate: 'map' | 'due' | 'box' | 'pool' | 'lost' | 'out';
	readonly at: Place | null;
	readonly due: Due | null;
	/** Effectives left; 0 for tanks, cars, HQs and Trotsky. */
	readonly ep: number;
	readonly mode: Mode;
	/** 4.4 Low Ammo. */
	readonly lowAmmo: boolean;
	/** 3.3.2 The Recruits marker: Quality and Morale −1. */
	readonly recruits: boolean;
	/** 10.1 Whether its division has lost heart. */
	readonly loyalty: Loyalty;
	/** 7.1 Half movement points spent in this sequence. */
	readonly spent: number;
	/** 7.1 Has finished its move in this sequence. */
	readonly done: boolean;
	/** 7.3 Has moved in this sequence. */
	readonly moved: boolean;
	/** 8 What it does in this combat sequence: declared or done, once. */
	readonly task: 'attack' | 'barrage' | 'support' | 'offensive' | 'bridge' | null;
	/** 8.2.3 Guns and trains that withdrew before combat support nothing in this sequence. */
	readonly withdrew: boolean;
}

/** A counter that nothing has happened to. */
export const untouched = {
	mode: 'normal',
	lowAmmo: false,
	recruits: false,
	loyalty: 'firm',
	spent: 0,
	done: false,
	moved: false,
	task: null,
	withdrew: false
} as const satisfies Partial<Unit>;

/** 16 What was agreed before a game. */
export interface Header extends Agreement {
	readonly options: Book['options'];
	readonly readings: Book['readings'];
}

/** 6 What events have left behind. */
export interface Events {
	/** Who has rolled in this turn. */
	readonly rolled: readonly Player[];
	/** 6.2 What a side may still play in this turn. */
	readonly hand: Readonly<Record<Player, EventName | null>>;
	/** How often an event has taken effect in this game. */
	readonly used: Readonly<Partial<Record<EventName, number>>>;
	/** 6.1 An imposed event that is being dealt with: whose it is, and whom it strikes. */
	readonly imposed: {
		readonly event: EventName;
		readonly player: Player;
		readonly formation: string | null;
		/** The die of attrition has fallen. */
		readonly struck: boolean;
	} | null;
	/** Formations that lose heart over rumours in this turn. */
	readonly rumours: readonly string[];
	/** The unit whose soldiers confer in this turn. */
	readonly soviet: UnitId | null;
	/** Vetrenko disobeys: Red still has to say how, or has said which edge is barred to him. */
	readonly vetrenko: 'asked' | 'east' | 'north' | null;
	/** Recruits are short at the next allocation. */
	readonly short: readonly Player[];
	/** The dome of St Isaac is in sight; the Royal Navy waits: in this turn. */
	readonly dome: boolean;
	readonly navy: boolean;
	/** Districts in which White plots, known to him alone; districts that the police have closed. */
	readonly plots: readonly Place[];
	readonly closed: readonly Place[];
	/** 11.2.1 The police still have to roll, or to close a district. */
	readonly police: 'rolled' | 'named' | null;
}

/** 10.2, 11.2 The political part of a turn: what has been chosen, and what is owed for it. */
export interface Politics {
	readonly anti: readonly string[];
	readonly raising: readonly string[];
	/** 11.2.2 Quarter RP spent on raising in this turn. */
	readonly quarters: number;
	/** 10.2 EP that still have to desert. */
	readonly deserters: number;
	/** 11.2.2 EP of detachments that are to be given out, the detachments of this turn, units that are to be drawn. */
	readonly levy: number;
	readonly growing: readonly UnitId[];
	readonly drawing: boolean;
	/** 10.2 Whether desertion has been rolled for. */
	readonly rolled: boolean;
}

export interface State extends Talked<Standing> {
	readonly header: Header;
	/** Before the game has begun it is turn 0. */
	readonly turn: number;
	readonly step: Step;
	/** Whose step or sequence it is. */
	readonly player: Player;
	/** 2 The action sequence under way. */
	readonly sequence: ActionKind | null;
	/** 2 What each player chose first in this turn. */
	readonly first: Readonly<Record<Player, ActionKind | null>>;
	readonly units: readonly Unit[];
	readonly points: Readonly<Record<Player, number>>;
	readonly prisoners: Readonly<Record<Player, number>>;
	/** 4.5 Ammunition in stock, and whether this turn is an offensive one. */
	readonly stock: number;
	readonly offensive: boolean;
	/** 9 The level of fatigue, whether the army is tired, and whether this is a turn of rest. */
	readonly fatigue: number;
	readonly tired: boolean;
	readonly rest: boolean;
	/** 7.4, 8.2.5 A forced march, a night attack in this sequence. */
	readonly forced: boolean;
	readonly night: boolean;
	/** 16.2 Who passed last: a letter for each place of the board, w or r. */
	readonly control: string;
	/** 16.2 Places that White has held for a turn, and places that have given him a recruitment point. */
	readonly held: readonly Place[];
	readonly taken: readonly Place[];
	/** 4.5 Whether Gatchina has brought its ammunition. */
	readonly gatchina: boolean;
	readonly entrenchments: readonly Place[];
	readonly barricades: readonly Place[];
	/** 8.4 Rail bridges that were blown: both places of each. */
	readonly blown: readonly (readonly [Place, Place])[];
	/** 16.2 EP of Red units destroyed, losses of his fleet, his cars, Trotsky, losses of the Royal Navy. */
	readonly score: Readonly<Record<'destroyed' | 'fleet' | 'cars' | 'navy', number>> & {
		readonly trotsky: boolean;
	};
	/** 16.2.1 EP that Red has sent to Orel. */
	readonly recalled: number;
	/** 16.2 Reinforcements that Red did without. */
	readonly declined: readonly UnitId[];
	/** 16.1 Divisions that White gave up. */
	readonly givenUp: readonly string[];
	/** 16.1 The garrison of 08/S: done, from which turn it stands (0: not there). */
	readonly garrison: { readonly done: boolean; readonly since: number };
	/** 15.1 Full actions that the Red fleet has used. */
	readonly fleetActions: number;
	readonly politics: Politics;
	readonly events: Events;
	/** 11.2.2 EP of district detachments that have come onto the map, and the guns that came free with them. */
	readonly detached: number;
	readonly guns: number;
	/** 7.5 Units that each line has brought in this turn, and units and EP that used the trains of a place. */
	readonly railed: Readonly<Record<string, readonly UnitId[]>>;
	/** 7.8 The hexes by which reinforcements of each side have come in, in this turn. */
	readonly cameBy: Readonly<Record<Player, readonly Place[]>>;
	/** 7.5.3 Whether White has moved an EP by rail in this turn. */
	readonly whiteRail: boolean;
	/** 7.8, WO-59 Units that had to advance to where the enemy comes in: they leave in their next movement. */
	readonly intruders: readonly UnitId[];
	readonly moving: UnitId | null;
	/** 7.3 Places whose units have covered the move of another in this sequence; how many of them before the one under way. */
	readonly relied: readonly Place[];
	readonly reliedBefore: number;
	/** 8.2.6 D Routed units that still have to run in this movement sequence, and what they have run. */
	readonly running: {
		readonly units: readonly UnitId[];
		readonly spent: number;
		readonly from: Place;
		readonly path: readonly Place[];
		/** What has been paid for in it. */
		readonly zoc: boolean;
		readonly river: boolean;
	} | null;
	/** 8.2.6 D Routed Reds who have fled Petrograd: they stand until they rally. */
	readonly fled: readonly UnitId[];
	/** 8.2.6 D EP that a rout still costs, each one of these units. */
	readonly tolls: readonly { readonly units: readonly UnitId[]; readonly prisoners: boolean }[];
	readonly combat: CombatState | null;
	readonly result: Outcome | null;
}

/** Nothing has been said beforehand: everything is asked when it comes. */
export const UNSAID: Standing = {
	leave: null,
	leaveAt: {},
	serve: null,
	support: null,
	play: null,
	losses: null,
	follow: null,
	retreat: null,
	advance: null
};

const NONE = { white: 0, red: 0 };

/** No political action yet. */
export const NO_POLITICS: Politics = {
	anti: [],
	raising: [],
	quarters: 0,
	deserters: 0,
	levy: 0,
	growing: [],
	drawing: false,
	rolled: false
};

/** No event yet. */
export const NO_EVENTS: Events = {
	rolled: [],
	hand: { white: null, red: null },
	used: {},
	imposed: null,
	rumours: [],
	soviet: null,
	vetrenko: null,
	short: [],
	dome: false,
	navy: false,
	plots: [],
	closed: [],
	police: null
};

/** The part of it that lasts into the next turn. */
export const lastingEvents = (events: Events): Events => ({
	...NO_EVENTS,
	used: events.used,
	short: events.short,
	plots: events.plots,
	closed: events.closed
});

/** The map without a unit on it. */
export const blank = (header: Header): State => ({
	header,
	...UNSPOKEN,
	turn: 0,
	step: 'ammunition',
	player: 'white',
	sequence: null,
	first: { white: null, red: null },
	units: [],
	points: NONE,
	prisoners: NONE,
	stock: 0,
	offensive: false,
	fatigue: 0,
	tired: false,
	rest: false,
	forced: false,
	night: false,
	control: '',
	held: [],
	taken: [],
	gatchina: false,
	entrenchments: [],
	barricades: [],
	blown: [],
	score: { destroyed: 0, fleet: 0, cars: 0, navy: 0, trotsky: false },
	recalled: 0,
	declined: [],
	givenUp: [],
	garrison: { done: false, since: 0 },
	fleetActions: 0,
	politics: NO_POLITICS,
	events: NO_EVENTS,
	detached: 0,
	guns: 0,
	railed: {},
	cameBy: { white: [], red: [] },
	whiteRail: false,
	intruders: [],
	moving: null,
	relied: [],
	reliedBefore: 0,
	running: null,
	fled: [],
	tolls: [],
	combat: null,
	standing: { white: UNSAID, red: UNSAID },
	result: null
});
