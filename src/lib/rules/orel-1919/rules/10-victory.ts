import type { Hex } from '#lib/kernel/hex/hex.ts';
import { LEVELS, type Level, type Player } from '../types.ts';

/** 10.2 What a side must hold for a level of victory. */
export interface Goal {
	readonly allOf?: readonly Hex[] | undefined;
	readonly oneOf?: readonly Hex[] | undefined;
	/** Places that it must not hold. */
	readonly without?: readonly Hex[] | undefined;
	readonly doubleTrackClear?: boolean | undefined;
	readonly stationSouthOfAllWhite?: boolean | undefined;
}

/** 10.2 A level, and what it takes: a goal, or any of several. */
export interface LevelGoal extends Goal {
	readonly level: Level;
	readonly anyOf?: readonly Goal[] | undefined;
}

/** 10.2 What a side has on the map. */
export interface Position {
	readonly holds: (hex: Hex) => boolean;
	readonly doubleTrackClear: () => boolean;
	readonly stationSouthOfAllWhite: () => boolean;
}

/** 10.2 Is a place held: by units that have a way, free of enemies and their ZoC, to a friendly edge? */
export const isHeldBy = (there: boolean, wayHome: () => boolean): boolean => there && wayHome();

const meets = (goal: Goal, position: Position): boolean =>
	(goal.allOf ?? []).every(position.holds) &&
	(!goal.oneOf || goal.oneOf.some(position.holds)) &&
	!(goal.without ?? []).some(position.holds) &&
	(!goal.doubleTrackClear || position.doubleTrackClear()) &&
	(!goal.stationSouthOfAllWhite || position.stationSouthOfAllWhite());

/** 10.2 The level that a side has reached, before losses are counted: the first of the list that it meets. */
export const levelReached = (goals: readonly LevelGoal[], position: Position): Level =>
	goals.find(({ anyOf, ...goal }) =>
		anyOf ? anyOf.some((one) => meets(one, position)) : meets(goal, position)
	)?.level ?? 'defeat';

/** 10.2 With ten combat units lost, one level less; with fifteen, two; never below defeat. */
export const levelAfterLosses = (
	shifts: readonly { readonly combatUnitsLost: number; readonly shift: number }[],
	level: Level,
	lost: number
): Level => {
	const shift = shifts.reduce(
		(most, one) => (lost >= one.combatUnitsLost ? Math.max(most, one.shift) : most),
		0
	);
	return LEVELS[Math.min(LEVELS.length - 1, LEVELS.indexOf(level) + shift)] ?? 'defeat';
};

/** 10.2 The higher level wins; equal levels are a draw. */
export const winnerOf = (white: Level, red: Level): Player | null => {
	const lead = LEVELS.indexOf(red) - LEVELS.indexOf(white);
	return lead > 0 ? 'white' : lead < 0 ? 'red' : null;
};

/** 10.2 How far south a hex lies, in half hexes: even columns lie half a hex lower. */
export const southness = (hex: Hex): number =>
	Number(hex.slice(2)) * 2 + (Number(hex.slice(0, 2)) % 2 === 0 ? 1 : 0);

/**
 * 10.2 Does Red infantry in supply stand where it wins: on a station of the double track, with a way home, south of the
 * Whites that count (OR-53)?
 */
export const winsAtStation = (hex: {
	readonly name: Hex;
	readonly station: boolean;
	readonly onDoubleTrack: boolean;
	readonly wayHome: boolean;
	/** The southernmost of those Whites. */
	readonly white: number;
}): boolean => hex.station && hex.onDoubleTrack && hex.wayHome && southness(hex.name) > hex.white;

/** 10.1 Brasovo: White wins by holding its places, otherwise Red does. */
export const brasovo = (holdsAll: boolean) =>
	holdsAll
		? ({ white: 'minor', red: 'defeat', winner: 'white' } as const)
		: ({ white: 'defeat', red: 'minor', winner: 'red' } as const);

/** 10.2 An inactive formation, and what has happened around it. */
export interface Sleeper {
	/** Its last inactive day is past. */
	readonly over: boolean;
	readonly attacked: boolean;
	/** An enemy is as near to it as wakes it, or a Red unit as near to the double track. */
	readonly disturbed: () => boolean;
}

/** 10.2 Does a formation wake? */
export const wakesUp = ({ over, attacked, disturbed }: Sleeper): boolean =>
	over || attacked || disturbed();
