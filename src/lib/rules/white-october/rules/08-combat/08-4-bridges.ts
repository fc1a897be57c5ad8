import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { NOWHERE, stepBetween, type Board } from '../../scenarios/board.ts';
import type { Player, UnitState, UnitType } from '../../types.ts';
import { words } from '../../words/en/rules.ts';

/** 8.4 A unit that might blow a bridge as its attack. */
export interface Sapper {
	readonly player: Player;
	readonly type: UnitType;
	readonly state: UnitState;
	readonly place: number;
}

/**
 * 8.4 May a unit blow the rail bridge between two hexes: unrouted White infantry in one of them, and the bridge still
 * stands (WO-44)? So many a game; a rest turn does not forbid it (9.3).
 */
export const mayBlow = (
	board: Board,
	unit: Sapper,
	[a, b]: readonly [number, number],
	now: { readonly broken: ReadonlySet<number>; readonly blown: number; readonly limit: number }
): Decision<never> => {
	const step = stepBetween(board, a, b);
	if (unit.player !== 'white' || unit.type !== 'infantry')
		return refuse('8.4', say(words.onlyWhiteInfantryBlowsBridges));
	if (unit.state === 'routed') return refuse('8.2.6', say(words.aRoutedUnitDoesNothingElse));
	if (step === NOWHERE || board.railBridge[step] !== 1 || now.broken.has(step))
		return refuse('8.4', say(words.noRailBridgeStandsThere));
	if (unit.place !== a && unit.place !== b) return refuse('8.4', say(words.itIsNotNextToTheBridge));
	return now.blown >= now.limit ? refuse('8.4', say(words.noMoreBridgesMayBeBlown)) : accept();
};
