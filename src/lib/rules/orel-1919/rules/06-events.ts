import type { Book } from '../book.ts';
import { EVENTS, isInfantry, type EventName, type Player, type UnitType } from '../types.ts';
import { alwaysInCommand } from './05-command.ts';

/** 6 The event that a d100 roll gives a player. */
export const eventOf = ({ charts }: Book, player: Player, face: number): EventName =>
	EVENTS.find((event) => {
		const to = charts.RANDOM_EVENTS.at(event, player);
		return typeof to === 'number' && face <= to;
	}) ?? 'Nothing Exceptional';

/** 6.1 The recruit battalions of a side (OR-52). */
const RECRUITS = 'Recruit battalions';

/**
 * 6.1 The formation of a unit for events; a division's independent units are one formation, and so are recruit
 * battalions (OR-52). Null for vehicles and depots.
 */
export const afflictedAs = (unit: {
	readonly type: UnitType;
	readonly formation?: string | null | undefined;
	readonly division?: string | null | undefined;
}): string | null => {
	if (alwaysInCommand(unit.type)) return null;
	return unit.type === 'recruits' ? RECRUITS : (unit.formation ?? unit.division ?? null);
};

/** 6.1 May a unit of the formation suffer this event? */
export const maySuffer = (event: EventName, type: UnitType, command: boolean): boolean => {
	switch (event) {
		case 'Treachery':
		case 'Desertion':
			return isInfantry(type);
		case 'Brewery':
		case "Soldiers' Soviet":
			return command;
		default:
			return true;
	}
};

/** 6.1 The player turn to whose end Defeatist Rumors last: by the reading of OR-59; `endOfDay` is Red's part of the day. */
export const rumorsLast = (reading: string, now: number, endOfDay: number): number =>
	reading === 'part' ? now : reading === 'day' ? endOfDay : now + 1;

/** 6.2 The player turn to whose end a controlled event may be held: the opponent's next. */
export const heldUntil = (now: number): number => now + 1;

/** 6.2 Raid: how near to a friendly cavalry unit its target is, in hexes. */
export const RAID_RANGE = 6;

/** 6.2 Does a Raid succeed? */
export const RAID_SUCCEEDS_FROM = 3;

/** 6.2 May a Raid leave it Unsupplied, or put it out of command? Not what is so already, nor what is always in command. */
export const mayBeRaided = (
	target: 'supply' | 'command',
	unit: { readonly unsupplied: boolean; readonly command: boolean },
	type: UnitType
): boolean => (target === 'supply' ? !unit.unsupplied : unit.command && !alwaysInCommand(type));

/** 6.2 Does Personal Initiative help it: out of command, with a TQ to check? */
export const mayShowInitiative = (command: boolean, tq: number): boolean => !command && tq > 0;
