import { accept, refuse, type Decision, type Refusal } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { QUARTERS } from '../../book.ts';
import { isDepot, isVehicle, type Mode, type Player, type UnitType } from '../../types.ts';
import { words } from '../../words/en/rules-turn.ts';

/** 10.2 An inactive unit does not move (OR-42). */
export const INACTIVE = refuse('10.2', say(words.itIsInactive)).refusal;
/** 8.7.3 A Routed unit does nothing else. */
export const ROUTED = refuse('8.7.3', say(words.aRoutedUnitTakesNoAction)).refusal;
/** 7.1.4 It cannot pay for Combat mode. */
export const UNFORMED = refuse('7.1.4', say(words.combatModeCosts1MpItDoesNotHave)).refusal;
const noMode = refuse('7.1.4', say(words.vehiclesAndDepotsHaveNoMode)).refusal;
const marches = refuse('7.1.5', say(words.aMarchingDayEndsInMarchMode)).refusal;
const formed = refuse('7.1.4', say(words.itIsInCombatModeAlready)).refusal;

/** 7.1.4 Have units of this kind a mode? Vehicles and depots have none. */
export const hasModes = (type: UnitType): boolean => !isVehicle(type) && !isDepot(type);

/** 7.1.4 A unit at the end of its move. */
export interface Ending {
	readonly type: UnitType;
	readonly mode: Mode;
	readonly moved: boolean;
	/** 7.1.5 */
	readonly marching: boolean;
	/** 10.2 */
	readonly inactive: boolean;
	/** What it has left, in quarter MP. */
	readonly left: number;
}

/** 7.1.4 Why it does not spend 1 MP for Combat mode. */
export const whyNotForm = (unit: Ending): Refusal | undefined => {
	if (!hasModes(unit.type)) return noMode;
	if (unit.mode === 'routed') return ROUTED;
	if (unit.inactive) return INACTIVE;
	if (unit.marching) return marches;
	if (unit.mode === 'combat' && !unit.moved) return formed;
	return unit.left < QUARTERS ? UNFORMED : undefined;
};

/** 7.1.4, 7.1.5 Is it in March mode when it just ends its move? Otherwise it stays as it is. */
export const endsInMarchMode = (
	unit: Pick<Ending, 'type' | 'mode' | 'moved' | 'marching'>
): boolean => (unit.moved || unit.marching) && hasModes(unit.type) && unit.mode !== 'routed';

/** 7.1.5 May a unit have a Marching Day? */
export const mayMarch = (unit: {
	readonly player: Player;
	readonly type: UnitType;
	readonly command: boolean;
	readonly mode: Mode;
	/** It has not taken a step yet. */
	readonly begins: boolean;
	readonly marching: boolean;
	readonly besideEnemy: boolean;
}): Decision<never> => {
	if (unit.player !== 'white') return refuse('7.1.5', say(words.onlyWhiteHasMarchingDays));
	if (!hasModes(unit.type)) return refuse('7.1.5', say(words.notForVehiclesAndDepots));
	if (!unit.command) return refuse('5.3', say(words.outOfCommandItHasNoMarchingDay));
	if (unit.mode === 'routed') return { ok: false, refusal: ROUTED };
	if (!unit.begins || unit.marching)
		return refuse('7.1.5', say(words.itIsDeclaredBeforeTheFirstStep));
	return unit.besideEnemy ? refuse('7.1.5', say(words.anEnemyIsNextToIt)) : accept();
};
