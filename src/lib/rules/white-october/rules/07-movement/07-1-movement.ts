import { nearest } from '#lib/kernel/hex/ratio.ts';
import { FORBIDDEN, HALVES, NOWHERE, type Board } from '../../scenarios/board.ts';
import type { Mover, UnitState } from '../../types.ts';

/** 7.4 What a Forced March adds, 8.2.6 and a rout, in MP. */
const FORCED_MARCH = 2;
const ROUT_MOVE = 2;

/** 7.1 What changes the MP of a unit in a movement sequence. */
export interface Marching {
	readonly state: UnitState;
	/** 9.3 The NWA rests. */
	readonly rest: boolean;
	/** 7.4 */
	readonly forcedMarch: boolean;
}

/**
 * 7.1, 8.2.6, 9.3 The MP of a unit in a sequence: halved when Disorganised, halved by a rest turn, rounded once; a
 * Forced March comes on top (7.4). A Routed unit runs all its MP and 2 more (WO-80).
 */
export const allowance = (mp: number, { state, rest, forcedMarch }: Marching): number => {
	if (state === 'routed') return mp + ROUT_MOVE;
	const halved = mp / (state === 'disorganised' ? 2 : 1) / (rest ? 2 : 1);
	return nearest(halved) + (forcedMarch ? FORCED_MARCH : 0);
};

/** 7.1 What a step costs a mover in half MP, along the cheapest way open (WO-42); `FORBIDDEN` where it may not go. */
export const stepCost = (
	board: Board,
	mover: Mover,
	step: number,
	broken: ReadonlySet<number>
): number =>
	step === NOWHERE
		? FORBIDDEN
		: ((broken.has(step) ? board.ground : board.byRail)[mover][step] ?? FORBIDDEN);

/** 7.3 What a step costs in half MP, ground that costs so much: 1 MP more into an enemy ZOC that nobody cancels. */
export const intoZoc = (ground: number, zoc: boolean): number => ground + (zoc ? HALVES : 0);

/** 7.1 What a step takes of the half MP left: the first all of them at most; `FORBIDDEN` where they do not suffice. */
export const paidFor = (cost: number, left: number, begins: boolean): number =>
	begins || cost <= left ? Math.min(cost, left) : FORBIDDEN;
