import { refuse, accept, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import {
	isArtillery,
	isCavalry,
	isDepot,
	isVehicle,
	type UnitId,
	type UnitType
} from '../types.ts';
import { words } from '../words/en/rules-turn.ts';

/** 5.1 Is a unit of this kind always in command? Vehicles and depots are. */
export const alwaysInCommand = (type: UnitType): boolean => isVehicle(type) || isDepot(type);

/** 5.2, 5.2.2 The range at which it is commanded, as a row of the chart; `cavalryFormation`: its main body is cavalry. */
export const commandRow = (type: UnitType, cavalryFormation = false) =>
	isArtillery(type)
		? 'artillery'
		: !isCavalry(type)
			? 'infantry'
			: cavalryFormation
				? 'cavalry_formation'
				: 'cavalry';

/**
 * 5.1 The formations whose main bodies command a unit: any, for recruits; those that its counter names; its own; or any of
 * its division.
 */
export const commandersOf = (unit: {
	readonly type: UnitType;
	readonly named: readonly string[] | undefined;
	readonly own: string | null | undefined;
	readonly all: readonly string[];
	readonly ofDivision: () => readonly string[];
}): readonly string[] =>
	unit.type === 'recruits' ? unit.all : (unit.named ?? (unit.own ? [unit.own] : unit.ofDivision()));

/** 5.2.1 c, OR-38 How many main bodies a formation may have. */
export const mainBodiesAllowed = (formation: {
	/** It is the division of the exception. */
	readonly several: boolean;
	readonly bodies: number;
	/** Its day, where the scenario names one, is past. */
	readonly over: boolean;
}): number => (formation.several && !formation.over ? formation.bodies : 1);

export type Body = readonly UnitId[];

/** 5.2.1 b The main bodies of a formation. */
export interface MainBodies {
	readonly sure: readonly Body[];
	/** Groups of equal size, of which the owner picks `open`. */
	readonly tied: readonly Body[];
	readonly open: number;
}

const shared = (a: Body, b: Body): number => a.filter((id) => b.includes(id)).length;

/** 5.2.1 b Have these two groups a unit in common? */
export const overlap = (one: Body, two: Body): boolean => shared(one, two) > 0;

/**
 * 5.2.1 b The largest groups are the main bodies; in a tie, the one that was before, as long as no larger one exists;
 * otherwise the owner chooses. The groups come largest first.
 */
export const mainBodies = (
	groups: readonly Body[],
	count: number,
	before: readonly Body[]
): MainBodies => {
	if (groups.length <= count) return { sure: groups, tied: [], open: 0 };
	const edge = groups[count - 1]?.length ?? 0;
	const sure = groups.filter(({ length }) => length > edge);
	const tied = groups.filter(({ length }) => length === edge);
	let open = count - sure.length;
	if (tied.length === open) return { sure: [...sure, ...tied], tied: [], open: 0 };
	const kept = tied.filter((group) => before.some((body) => shared(body, group) * 2 > body.length));
	// If there are more of them than main bodies left to name, the owner chooses again.
	const keep = kept.length > open ? [] : kept;
	open -= keep.length;
	return {
		sure: [...sure, ...keep],
		tied: open > 0 ? tied.filter((group) => !keep.includes(group)) : [],
		open
	};
};

/** 5.3 May it enter a ZoC? Out of command only from another, after a check; whether a friend covers that one does not matter. */
export const mayEnterZoc = (command: boolean, passed: boolean, fromZoc: boolean): boolean =>
	command || (passed && fromZoc);

/** 5.3 May it declare an attack? Out of command in a ZoC only after a check. */
export const mayDeclareAttack = (command: boolean, inZoc: boolean, passed: boolean): boolean =>
	command || !inZoc || passed;

/** 5.3 May it take a check: out of command, in a ZoC, for the first time? */
export const mayTakeCheck = (unit: {
	readonly command: boolean;
	readonly inZoc: boolean;
	/** It has taken it in this move, or takes no part in anything (10.2). */
	readonly tried: boolean;
	readonly tq: number;
}): Decision<never> => {
	if (unit.command) return refuse('5.3', say(words.itIsInCommandAndNeedsNoCheck));
	if (!unit.inZoc) return refuse('5.3', say(words.itIsNotInAZoc));
	if (unit.tried) return refuse('5.3', say(words.itTakesNoCheckNow));
	return unit.tq === 0 ? refuse('5.3', say(words.itHasNoTroopQuality)) : accept();
};

/** 5.3 Must it move towards a depot: out of command, and beyond the range of every depot on the map? */
export const isStray = (unit: {
	readonly command: boolean;
	readonly routed: boolean;
	readonly inRange: boolean;
	readonly depots: boolean;
}): boolean => !unit.command && !unit.routed && !unit.inRange && unit.depots;

/** 5.3 May a stray remain in place? In a ZoC, once its check has failed (OR-55). */
export const mayRemain = (failed: boolean, inZoc: boolean): boolean => failed && inZoc;

/** 5.3 May a unit that must go on attack instead? In a ZoC, once it has passed its check (OR-55). */
export const mayAttackInstead = (passed: boolean, inZoc: boolean): boolean => passed && inZoc;

/**
 * 5.3 Which hexes are towards the nearest depot, out of the range of all: those nearer to one of the depots that are
 * now nearest. Each depot as a distance (OR-56); without any, everywhere.
 */
const towardsNearest = <Hex>(
	depots: readonly ((hex: Hex) => number)[],
	start: Hex
): ((hex: Hex) => boolean) => {
	if (depots.length === 0) return () => true;
	const now = Math.min(...depots.map((from) => from(start)));
	const nearest = depots.filter((from) => from(start) === now);
	return (hex) => nearest.some((from) => from(hex) < now);
};

/** 5.3 May a unit out of command go there: within the range of a depot, or, if it is beyond all, towards the nearest? */
export const keepsToDepots = <Hex>(
	inRange: (hex: Hex) => boolean,
	start: Hex,
	depots: () => readonly ((hex: Hex) => number)[]
): ((hex: Hex) => boolean) => (inRange(start) ? inRange : towardsNearest(depots(), start));
