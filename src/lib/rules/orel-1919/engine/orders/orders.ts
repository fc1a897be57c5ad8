import type { State, UnitId } from '../state.ts';
import { attackOrder, type Attacking } from './attack.ts';
import { advanceOrder } from './combat.ts';
import type { Built, Table } from './draft.ts';
import { moveOrder, type Move } from './move.ts';
import { munitionsPlan, type MunitionsPlan } from './munitions.ts';

/**
 * Orders as people give them, built from what a board has in hand. Each is tried on the state step by step: what comes
 * back is the one command to give and the state after it, or the rule in the way. Nothing has happened yet.
 */
export interface Orders {
	/** 7.1, 7.4 A unit or a stack moves or comes in, and ends its move in a mode or with an action. */
	readonly move: (state: State, move: Move) => Built;
	/** 7.2 Units attack a hex, with the guns that support them, in whatever order they are named. */
	readonly attack: (state: State, attack: Attacking) => Built;
	/** 8.2.1 The munitions of all attacks and shots as one plan: what is chosen by attack or gun, the rest proposed. */
	readonly munitions: (
		state: State,
		chosen?: Readonly<Record<string, UnitId | null>>
	) => MunitionsPlan;
	/** 8.7.4 The units that enter the cleared hex. */
	readonly advance: (state: State, units: readonly UnitId[], city?: 'suburbs' | 'centre') => Built;
}

/** The orders of a session, tried on its engine. */
export const ordersOn = (table: Table): Orders => ({
	move: (state, move) => moveOrder(table, state, move),
	attack: (state, attack) => attackOrder(table, state, attack),
	munitions: (state, chosen) => munitionsPlan(table, state, chosen),
	advance: (state, units, city) => advanceOrder(table, state, units, city)
});
