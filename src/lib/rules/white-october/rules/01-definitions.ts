import { besides, type Board } from '../scenarios/board.ts';
import { isArtillery, isCombatUnit, type Mover, type UnitState, type UnitType } from '../types.ts';

/** 1.5 What the rule of ZOC asks of a unit. */
export interface Zoner {
	readonly type: UnitType;
	readonly whiteSymbol: boolean;
	readonly state: UnitState;
}

/** 1.5 Have units of this kind a ZOC? Forts, guns and trains too; Trotsky and aircraft have none (WO-21). */
const controls = (type: UnitType): boolean =>
	isCombatUnit(type) || isArtillery(type) || type === 'fort';

/**
 * 1.5 Does a stack exert a ZOC? A unit does unless it is Routed, or its symbol is white and no other combat unit, Routed
 * or not, stands with it (WO-39).
 */
export const exertsZoc = (stack: readonly Zoner[]): boolean =>
	stack.some(
		(unit) =>
			controls(unit.type) &&
			unit.state !== 'routed' &&
			(!unit.whiteSymbol ||
				!isCombatUnit(unit.type) ||
				stack.some((other) => other !== unit && isCombatUnit(other.type)))
	);

/**
 * 1.5 Is a place in the ZOC of a stack that exerts one? No side stops it; into forest it reaches only
 * along roads and railroads (WO-39).
 */
export const inZocOf = (board: Board, exerts: (place: number) => boolean, place: number): boolean =>
	board.open[place] === 1 && besides(board, place).some(exerts);

/** Terrain chart: the column for a counter; null for those that go by rail, sea or air, or not at all. */
export const moverOf = (type: UnitType): Mover | null => {
	switch (type) {
		case 'infantry':
			return 'infantry';
		case 'cavalry':
		case 'horse_artillery':
			return 'cavalry';
		case 'artillery':
			return 'artillery';
		case 'tank':
		case 'armoured_car':
			return 'vehicle';
		case 'hq':
		case 'leader':
			return 'hq';
		case 'armoured_train':
		case 'fleet':
		case 'air':
		case 'fort':
			return null;
	}
};
