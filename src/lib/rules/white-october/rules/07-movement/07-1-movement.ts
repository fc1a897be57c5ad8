import { nearest } from '#lib/kernel/hex/ratio.ts';
import { FORBIDDEN, HALVES, NOWHERE, stepBetween, type Board } from '../../scenarios/board.ts';
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

/** 7.3 Entering an enemy ZOC costs 1 MP more, in half MP. */
export const INTO_ZOC = HALVES;

/** 7.1, 7.3 What each step of a path costs in half MP, `zoc` telling the uncancelled enemy ZOC of places. */
export const pathCosts = (
	board: Board,
	mover: Mover,
	path: readonly number[],
	{
		zoc,
		broken
	}: { readonly zoc: (place: number) => boolean; readonly broken: ReadonlySet<number> }
): readonly number[] =>
	path.slice(1).map((place, at) => {
		const cost = stepCost(board, mover, stepBetween(board, path[at] ?? NOWHERE, place), broken);
		return cost === FORBIDDEN ? FORBIDDEN : cost + (zoc(place) ? INTO_ZOC : 0);
	});

/** 7.1 May a unit that has spent so much take a step? The first one always, unless it is impassable. In half MP. */
const affords = (spent: number, cost: number, all: number, begins: boolean): boolean =>
	cost !== FORBIDDEN && (begins || spent + cost <= all);

/** 7.1 How many steps of a path a unit makes with so many half MP. */
export const stepsMade = (costs: readonly number[], all: number): number => {
	let spent = 0;
	for (const [at, cost] of costs.entries()) {
		if (!affords(spent, cost, all, at === 0)) return at;
		spent += cost;
	}
	return costs.length;
};
