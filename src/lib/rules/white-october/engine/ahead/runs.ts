import { lighter } from '#lib/kernel/hex/retreat.ts';
import type { Place, State, UnitId } from '../state.ts';

/** 8.2.6 D A way of the Routed: the places that it goes over, and how it stands at its end. */
export interface RunAhead {
	readonly by: readonly Place[];
	readonly state: State;
}

/** What a way costs these units: the EP that they have lost or still owe, then its length. */
const costOf = (ids: readonly UnitId[], { by, state }: RunAhead): readonly number[] => {
	const left = state.units.reduce((all, { id, ep }) => all + (ids.includes(id) ? ep : 0), 0);
	return [state.tolls.length - left, by.length];
};

/** 8.2.6 D Does one way of these units to an end cost them less than another: fewer EP, or as many and fewer places? */
export const isCheaperRun = (ids: readonly UnitId[], one: RunAhead, other: RunAhead): boolean =>
	lighter(costOf(ids, one), costOf(ids, other)) < 0;
