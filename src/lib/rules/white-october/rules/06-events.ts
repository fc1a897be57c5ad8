import { die, Draw } from '#lib/kernel/dice/draw.ts';
import type { Book } from '../book.ts';
import {
	EVENTS,
	isArtillery,
	isCombatUnit,
	ROLES,
	type Army,
	type EventName,
	type Player,
	type Role,
	type UnitType
} from '../types.ts';
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

/** 6 Is an event imposed on whoever rolled it, or in his hand? */
export const isImposed = ({ charts }: Book, event: EventName): boolean =>
	charts.EVENTS.at(event, 'imposed') === 1;

/** 6 One roll of 1 to 100. */
export const eventRoll = (): Draw<number> => die(100, { label: words.randomEvent, rule: '6' });

/** 6 How near Petrograd an NWA unit must be for the Dome of St Isaac, in hexes. */
export const NEAR_PETROGRAD = 5;

/** 6.1 Does the opponent name a formation that suffers it? */
export const namesFormation = (event: EventName): boolean =>
	event === 'rumours' || event === 'treachery' || event === 'attrition' || event === 'soviet';

/** 6 May a unit suffer it, once its formation is named? Treachery strikes infantry of the NWA and Red, attrition combat units. */
export const maySuffer = (
	event: EventName,
	unit: { readonly type: UnitType; readonly army: Army; readonly ep: number }
): boolean => {
	if (event === 'treachery')
		return unit.type === 'infantry' && (unit.army === 'NWA' || unit.army === 'Red');
	if (event === 'attrition') return isCombatUnit(unit.type) && unit.ep > 0;
	return true;
};

/** 6 What one combat gains by an event that is played in it. */
export interface CombatEvent {
	/** On the dice, for the attacker if positive. */
	readonly dice: number;
	/** On the Morale of whoever plays it, and of his enemy. */
	readonly own: number;
	readonly enemy: number;
}

/** 6 What an event gives in a combat; heroism may go either way. */
const EFFECTS: Partial<Record<EventName, CombatEvent & { readonly roles: readonly Role[] }>> = {
	speech: { dice: 0, own: 1, enemy: 0, roles: ROLES },
	heroism: { dice: 1, own: 0, enemy: 0, roles: ROLES },
	cheka: { dice: 0, own: 1, enemy: 0, roles: ROLES },
	defend_petrograd: { dice: 0, own: 2, enemy: 0, roles: ['defender'] },
	surprise: { dice: 2, own: 0, enemy: 0, roles: ['attacker'] },
	gas: { dice: 1, own: 0, enemy: -2, roles: ['attacker'] }
};

/** 6.2 What an event gives to whoever plays it in a combat; undefined where it may not be played in this role. */
export const inCombat = (event: EventName, role: Role): CombatEvent | undefined => {
	const found = EFFECTS[event];
	if (!found?.roles.includes(role)) return undefined;
	const { dice, own, enemy } = found;
	return { dice: event === 'heroism' && role === 'defender' ? -dice : dice, own, enemy };
};

/** 6 What the Dome of St Isaac gives to the NWA all turn: Morale, and the dice of attacks near Petrograd. */
export const ST_ISAAC = { morale: 1, dice: 1 } as const;
/** 6 What rumours take off the Morale of a formation, this turn. */
export const RUMOURS = 1;
/** 6 What aerial observation adds to each gun that supports. */
export const OBSERVED_GUN = 1;

/** 6, 8.2.4 Is it seen from the air where its supporting fire falls: that of guns, forts among them? */
export const isSpotted = (type: UnitType): boolean => isArtillery(type) || type === 'fort';

/** 6, 8.1.1 Can its barrage be seen from the air: that of guns, forts and trains, not of ships and aircraft? */
export const isSpottedShelling = (type: UnitType): boolean =>
	isSpotted(type) || type === 'armoured_train';

const untilThree = (label: string): Draw<boolean> =>
	die(6, {
		label,
		rule: '6',
		needs: { from: 4, to: 6, word: words.noEffect, other: words.loss }
	}).map((face) => face <= 3);

/** 6 Attrition: does a combat unit lose an EP? */
export const attrition = (): Draw<boolean> => untilThree(words.attrition);

/** 6 Recruits are short: who rolls whether he lacks any? Red always does. */
export const rollsForRecruits = (player: Player): boolean => player === 'white';

/** 6 Recruits are short: is it an RP less? */
export const recruitsShort = (player: Player): Draw<boolean> =>
	rollsForRecruits(player) ? untilThree(words.shortageOfRecruits) : Draw.of(true);
