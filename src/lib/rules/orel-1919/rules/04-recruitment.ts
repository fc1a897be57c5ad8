import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { nearest } from '#lib/kernel/hex/ratio.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Book } from '../book.ts';
import {
	isArtillery,
	isDepot,
	isVehicle,
	type Mode,
	type Player,
	type UnitType
} from '../types.ts';
import { words } from '../words/en/rules-turn.ts';

/** 4 The points of a turn, and the stock they go to. */
export interface Income {
	/** Printed on the turn track; `factor`: the part of it that the scenario gives. */
	readonly printed: number;
	readonly factor: number;
	/** For the side that controls Orel, where the scenario has it. */
	readonly orel: number;
	/** 6.1 Lost to Civil Exactions. */
	readonly exactions: number;
	readonly stock: number;
	readonly cap: number;
}

/** 4 The recruit points that come in: those of the track, more for Orel; what the stock does not hold is lost. */
export const pointsReceived = ({ printed, factor, orel, exactions, stock, cap }: Income): number =>
	Math.max(0, Math.min(nearest(printed * factor) + orel - exactions, cap - stock));

/** 4.1 May prisoners be turned into a recruit point? */
export const mayEnlist = (side: {
	readonly prisoners: number;
	readonly perPoint: number;
	readonly stock: number;
	readonly cap: number;
}): Decision<never> => {
	if (side.prisoners < side.perPoint)
		return refuse('4.1', say(words.threePrisonersMakeARecruitPoint));
	return side.stock < side.cap
		? accept()
		: refuse('4', say(words.noMoreThan12RecruitPointsAreKept));
};

/** 4.3.1 A unit that would recover a step. */
export interface Recovering {
	readonly type: UnitType;
	readonly mode: Mode;
	readonly steps: number;
	/** Its original strength. */
	readonly full: number;
	/** 7.5 It was forced off the map: there it needs neither Combat mode nor a depot (OR-68). */
	readonly away: boolean;
	/** Asked only where nothing else is in the way. */
	readonly nearDepot: () => boolean;
}

/**
 * 4.3.1 May it recover a step: in Combat mode, near a functional depot, no guns, never beyond its original strength?
 * Vehicles are in no mode (OR-67).
 */
export const mayRecover = (
	{ readings }: Book,
	points: number,
	unit: Recovering
): Decision<never> => {
	if (points < 1) return refuse('4', say(words.noRecruitPointsLeft));
	if (isArtillery(unit.type) || isDepot(unit.type))
		return refuse('4.3.1', say(words.gunsAndDepotsDoNotRecoverSteps));
	if (isVehicle(unit.type) && readings['OR-67'] !== 'repaired')
		return refuse('4.3.1', say(words.vehiclesHaveNoModeAndRecoverNoSteps));
	if (unit.steps >= unit.full) return refuse('4.3.1', say(words.itIsAtFullStrength));
	if (unit.mode === 'routed') return refuse('4.3.1', say(words.aRoutedUnitRecoversNoSteps));
	if (unit.away) return accept();
	if (unit.mode !== 'combat') return refuse('4.3.1', say(words.itIsNotInCombatMode));
	return unit.nearDepot() ? accept() : refuse('4.3.1', say(words.noFunctionalDepotWithin5Mp));
};

/** 4.3.1 B Does it carry a Recruits marker from now on? It takes one when it first flips to its full side. */
export const carriesRecruits = (unit: {
	readonly recruits: boolean;
	readonly steps: number;
	/** The steps of its reduced side; null where it has none. */
	readonly reduced: number | null;
}): boolean => unit.recruits || unit.steps === unit.reduced;

/** 4.3.1 B The lowest TQ that recruits can bring a unit to. */
export const leastTq = (player: Player): number => (player === 'red' ? 2 : 3);

/** 4.3.2 Is a new battalion paid for? */
export const mayRaise = (points: number, cost: number): Decision<never> =>
	points < cost ? refuse('4.3.2', say(words.aNewBattalionCosts2RecruitPoints)) : accept();

/**
 * 4.3.2 May a new battalion appear in this hex: a friendly station that is linked to a friendly edge, out of enemy ZoC
 * or with a friendly unit in it, and within the area of the scenario (10.1)? It needs room only once it has moved
 * (7.1.2).
 */
export const mayAppear = (hex: {
	readonly station: boolean;
	readonly outside: boolean;
	readonly linked: boolean;
	readonly enemyZoc: boolean;
	readonly held: boolean;
}): boolean => hex.station && !hex.outside && hex.linked && (!hex.enemyZoc || hex.held);
