import { die, type Draw } from '#lib/kernel/dice/draw.ts';
import type { Book } from '../book.ts';
import { EVENTS, type EventName, type Player } from '../types.ts';
import { words } from '../words/en/rules.ts';

/** 6 What decides whether an event that was drawn takes effect. */
export interface Circumstances {
	readonly turn: number;
	readonly clear: boolean;
	/** How often it has taken effect in this game. */
	readonly used: number;
	/** An NWA unit is within 5 hexes of Petrograd. */
	readonly nwaNear: boolean;
	/** The Red fleet is Low Ammo already. */
	readonly fleetLowAmmo: boolean;
}

/** 6 The event of a roll in a side's column. */
export const eventAt = ({ charts }: Book, player: Player, roll: number): EventName =>
	EVENTS.find((name) => {
		const to = charts.EVENTS.at(name, player);
		return to !== null && roll <= to;
	}) ?? 'nothing';

/** 6 Does it take effect: not void on turn 1, in this weather, or because it was used as often as it may be? */
export const takesEffect = ({ charts }: Book, event: EventName, now: Circumstances): boolean => {
	const limit = charts.EVENTS.at(event, 'limit');
	if (limit !== null && now.used >= limit) return false;
	if (now.turn === 1 && charts.EVENTS.at(event, 'turn1') === 0) return false;
	if (event === 'air_observation') return now.clear;
	if (event === 'st_isaac') return now.nwaNear;
	return event !== 'fleet_treachery' || !now.fleetLowAmmo;
};

/** 6 The event that a roll brings: nothing where it is void. */
export const eventOf = (
	book: Book,
	player: Player,
	roll: number,
	now: Circumstances
): EventName => {
	const event = eventAt(book, player, roll);
	return takesEffect(book, event, now) ? event : 'nothing';
};

/** 6 Is an event imposed on who rolled it, or in his hand? */
export const isImposed = ({ charts }: Book, event: EventName): boolean =>
	charts.EVENTS.at(event, 'imposed') === 1;

/** 6 One roll of 1 to 100. */
export const eventRoll = (): Draw<number> => die(100, { label: words.randomEvent, rule: '6' });

/** 6 How near Petrograd an NWA unit must be for the Dome of St Isaac, in hexes. */
export const NEAR_PETROGRAD = 5;

/** 6 What events do to Predominant Morale in one combat. */
export const EVENT_MORALE = {
	speech: 1,
	defend_petrograd: 2,
	cheka: 1,
	st_isaac: 1,
	gas: -2,
	rumours: -1
} as const satisfies Partial<Record<EventName, number>>;

/** 6 What events do to the dice of one combat; heroism in either direction. */
export const EVENT_DICE = {
	heroism: 1,
	surprise: 2,
	gas: 1,
	st_isaac: 1
} as const satisfies Partial<Record<EventName, number>>;
