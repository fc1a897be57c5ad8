import { NOWHERE, type Board } from '../../scenarios/board.ts';
import type { Player, UnitState, UnitType } from '../../types.ts';

/** 8.4 A unit that might blow a bridge as its attack. */
interface Sapper {
	readonly player: Player;
	readonly type: UnitType;
	readonly state: UnitState;
}

/** 8.4 Can such a unit blow bridges: unrouted White infantry? A rest turn does not forbid it (9.3). */
export const blowsBridges = ({ player, type, state }: Sapper): boolean =>
	player === 'white' && type === 'infantry' && state !== 'routed';

/** 8.4 The places to which a rail bridge leads from this one that still stands: it is blown from either end (WO-44). */
export const bridgesFrom = (
	board: Board,
	from: number,
	broken: ReadonlySet<number>
): readonly number[] => {
	const found: number[] = [];
	for (let step = board.first[from] ?? 0; step < (board.first[from + 1] ?? 0); step++)
		if (board.railBridge[step] === 1 && !broken.has(step)) found.push(board.to[step] ?? NOWHERE);
	return found;
};
