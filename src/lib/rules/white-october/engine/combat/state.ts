import * as v from 'valibot';
import {
	byName,
	list,
	maybe,
	signed,
	some,
	text,
	whole,
	yes,
	type Entries
} from '#lib/kernel/decided/entries-of.ts';
import { TARGETS, type Target } from '../../rules/08-combat/08-2-4-supports.ts';
import { CODES, type EventName, type Place, type UnitId } from '../../types.ts';
import { place, role, unit } from '../facts/schema.ts';

/** 8.2.2 The stages of one attack. */
export const STAGES = [
	'withdraw',
	'attackSupport',
	'defenceHq',
	'defenceSupport',
	'events',
	'dice',
	'loserLosses',
	'loserState',
	'winnerLosses',
	'winnerState',
	'vehicles',
	'advance',
	'close'
] as const;
export type Stage = (typeof STAGES)[number];

/** 8.2 An attack as declared. */
export interface Attack {
	readonly id: number;
	readonly place: Place;
	readonly units: readonly UnitId[];
	/** 5.2 The HQ that commands it. */
	readonly hq: UnitId | null;
	/** 8.2.5 A night attack of the NWA. */
	readonly night: boolean;
	/** 13 A lone fort was declared against. */
	readonly fort: boolean;
}

/** 8.1 A barrage as declared: one unit fires at one kind of target in a place. */
export const shot = { unit, place, target: v.picklist(TARGETS) };
export type Shot = Entries<typeof shot>;

/** 8.2.6 Units that must go back together. */
export const retreat = v.strictObject({
	rule: text,
	units: list(unit),
	from: place,
	hexes: v.picklist([1, 2]),
	/** They are Routed by it. */
	rout: yes
});
export type Retreat = v.InferOutput<typeof retreat>;

/** 8.2.5 What the table gave: for each side its losses, already balanced (WO-37), and what else befalls it. */
const side = v.strictObject({ loss: some, code: v.picklist(CODES) });
export const result = {
	score: signed,
	modifier: signed,
	winner: role,
	attacker: side,
	defender: side
};
export type Result = Entries<typeof result>;

/** 8.2.2 One attack as it is fought. */
export interface Fight {
	readonly attack: number;
	readonly place: Place;
	readonly stage: Stage;
	/** Those of them that are still there are fighting. */
	readonly attackers: readonly UnitId[];
	/** Everything that was in the place when it began. */
	readonly defenders: readonly UnitId[];
	readonly hq: UnitId | null;
	readonly defenceHq: UnitId | null;
	readonly night: boolean;
	/** 13 The fort was alone in its place. */
	readonly fort: boolean;
	readonly supports: Readonly<Record<'attacker' | 'defender', readonly UnitId[]>>;
	/** 4.4 Units without a line of supply. */
	readonly dry: readonly UnitId[];
	/** 8.2.6 Units that were Routed as the dice fell. */
	readonly silent: readonly UnitId[];
	readonly result: Result | null;
	/** 8.2.6 Who took each loss, in order. */
	readonly took: Readonly<Record<'attacker' | 'defender', readonly UnitId[]>>;
	/** 8.2.3 Who withdrew before combat. */
	readonly withdrew: readonly UnitId[];
	/** 8.2.7 By which places the enemy went back, the farthest from each place that he left. */
	readonly trails: Readonly<Record<Place, readonly Place[]>>;
	/** 14.1 Vehicles that have checked. */
	readonly checked: readonly UnitId[];
	readonly advanced: readonly UnitId[];
	/** From where it is attacked. */
	readonly from: readonly Place[];
	/** 6.2 The event that each side has played in it; `nothing`: it has been asked. */
	readonly played: Readonly<Record<'attacker' | 'defender', EventName | null>>;
}

/** What begins a fight. */
export const fought = {
	attack: whole(0, 999),
	place,
	attackers: list(unit),
	defenders: list(unit),
	hq: maybe(unit),
	night: yes,
	fort: yes,
	/** From where it is attacked. */
	from: list(place)
};

/** 8.2.2 An attack before any of it has happened. */
export const freshFight = (begun: Entries<typeof fought>): Fight => ({
	...begun,
	stage: 'withdraw',
	defenceHq: null,
	supports: { attacker: [], defender: [] },
	dry: [],
	silent: [],
	result: null,
	took: { attacker: [], defender: [] },
	withdrew: [],
	trails: {},
	checked: [],
	advanced: [],
	played: { attacker: null, defender: null }
});

/** 8.1.3 A barrage that has been rolled: what is left of it. */
export interface Hit {
	readonly place: Place;
	readonly target: Target;
	readonly loss: number;
	readonly d: boolean;
	/** Units that go back, unless what they lose makes them too brave for this score. */
	readonly back: readonly UnitId[];
	readonly score: number;
	/** The owner has said who else goes along. */
	readonly settled: boolean;
}

/** 5.2 Of each HQ that leads an attack: how many hexes it may pay for, and which units that fire it commands. */
export const led = byName(v.strictObject({ value: whole(0, 9), units: list(unit) }));
export type Led = v.InferOutput<typeof led>;

/** 8 The state of a combat sequence. */
export interface CombatState {
	readonly stage: 'declare' | 'resolve';
	readonly attacks: readonly Attack[];
	readonly shots: readonly Shot[];
	readonly next: number;
	/** Attacks that have been fought or called off. */
	readonly resolved: readonly number[];
	/** How many shots have been fired, and whether the next one is being fired. */
	readonly fired: number;
	readonly firing: boolean;
	/** 6 It is observed from the air. */
	readonly observed: boolean;
	/** 5.2, 5.3 The hexes that each HQ commands in this sequence, by attack. */
	readonly commanded: Readonly<Record<UnitId, readonly string[]>>;
	/** 5.2 Whom the HQs that lead attacks commanded as the declarations ended. */
	readonly led: Led;
	/** 8.2.4 Guns of the defender that have supported in this sequence. */
	readonly helped: readonly UnitId[];
	readonly fight: Fight | null;
	readonly hit: Hit | null;
	readonly retreats: readonly Retreat[];
	/** 8.2.6 A d has to be taken by one of them, in each place. */
	readonly disorder: readonly UnitId[];
	/** 9.1 A night attack has been fought in it. */
	readonly nightFought: boolean;
	/** 9.1 Infantry has advanced farther by a forced march. */
	readonly marched: boolean;
	/** 10.1 Places entered by advance, and units that went back. */
	readonly entered: readonly Place[];
	readonly wentBack: readonly UnitId[];
}

/** 8 The sequence as it begins. */
export const OPENING: CombatState = {
	stage: 'declare',
	attacks: [],
	shots: [],
	next: 1,
	resolved: [],
	fired: 0,
	firing: false,
	observed: false,
	commanded: {},
	led: {},
	helped: [],
	fight: null,
	hit: null,
	retreats: [],
	disorder: [],
	nightFought: false,
	marched: false,
	entered: [],
	wentBack: []
};
