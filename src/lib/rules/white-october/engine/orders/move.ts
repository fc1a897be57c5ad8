import { unitOf } from '../game.ts';
import type { Step } from '../commands.ts';
import type { Place, State, UnitId } from '../state.ts';
import { draftOn, stopped, type Built, type Table } from './draft.ts';

/** 7.1 A move of a unit or a stack. */
export interface Move {
	/** In the order in which they move. */
	readonly units: readonly UnitId[];
	/** Where they go; left out, they stay where they are. */
	readonly hex?: Place;
	/** The places of the way, ending there, where their player chooses it. */
	readonly by?: readonly Place[];
	/** 7.8 The place by which those of them come in that are not on the map yet. */
	readonly at?: Place;
}

/** 7.1, 7.8 The order for a move: each unit is picked or comes in, goes, and ends its move, as long as the game goes on (16.2). */
export const moveOrder = (table: Table, state: State, { units, hex, by, at }: Move): Built => {
	const game = table.game(state);
	const draft = draftOn(table, state);
	for (const id of units) {
		const moving = (): boolean => draft.now().moving === id;
		const steps: Step[] = [];
		if (!moving())
			steps.push(
				unitOf(game, state, id).fate === 'due' && at !== undefined
					? { type: 'enter', unit: id, place: at }
					: { type: 'pick', unit: id }
			);
		const begun = draft.give(...steps);
		if (begun) return stopped(begun, id);
		if (hex !== undefined && unitOf(game, draft.now(), id).at !== hex) {
			const gone = draft.give({ type: 'go', place: hex, ...(by ? { by } : {}) });
			if (gone) return stopped(gone, id);
			if (draft.now().result) break;
		}
		const ended = moving() ? draft.give({ type: 'rest' }) : null;
		if (ended) return stopped(ended, id);
	}
	return draft.built();
};
