import type { Shot } from '../combat/state.ts';
import type { Place, State, UnitId } from '../state.ts';
import { advanceOrder, supportOrder } from './answers.ts';
import { attackOrder, barrageOrder, type Attacking } from './attack.ts';
import type { Built, Table } from './draft.ts';
import { moveOrder, type Move } from './move.ts';

/**
 * Orders as people give them, built from what a board has in hand. Each is tried on the state step by step: what comes
 * back is the one command to give and the state after it, or the rule in the way. Nothing has happened yet.
 */
export interface Orders {
	/** 7.1, 7.8 A unit or a stack moves or comes in. */
	readonly move: (state: State, move: Move) => Built;
	/** 8.2.1, 5.2 Units attack a place, with the HQ that leads them. */
	readonly attack: (state: State, attack: Attacking) => Built;
	/** 8.1 All barrages of a sequence. */
	readonly barrages: (state: State, shots: readonly Shot[]) => Built;
	/** 8.2.4 The units that support the side that is asked; then nobody else. */
	readonly support: (state: State, units: readonly UnitId[]) => Built;
	/** 8.2.7 Who advances, and by which places; then nobody else. */
	readonly advance: (
		state: State,
		ways: readonly { readonly unit: UnitId; readonly path: readonly Place[] }[]
	) => Built;
}

/** The orders of a session, tried on its engine. */
export const ordersOn = (table: Table): Orders => ({
	move: (state, move) => moveOrder(table, state, move),
	attack: (state, attack) => attackOrder(table, state, attack),
	barrages: (state, shots) => barrageOrder(table, state, shots),
	support: (state, units) => supportOrder(table, state, units),
	advance: (state, ways) => advanceOrder(table, state, ways)
});
