import { count, type Phrase } from '#lib/kernel/phrase.ts';
import {
	counterOf,
	nameOf,
	type OctoberEngine,
	type State,
	type UnitId
} from '#lib/rules/white-october/index.ts';
import { words } from './words/en/fight.ts';

/** 15.1 What a barrage or a support takes from the fleet among these units: one of its full actions, while it has any. */
const fullActionSaid =
	(text: typeof words.usesAnAction) =>
	(engine: OctoberEngine, state: State, units: readonly UnitId[]): Phrase | undefined => {
		for (const id of units) {
			const { actions = 0 } = counterOf(engine.game(state), id);
			const left = actions - state.fleetActions;
			if (left > 0) return count(left, text, { unit: nameOf(id), all: actions, rule: '15.1' });
		}
		return undefined;
	};
export const barrageTakesAction = fullActionSaid(words.usesAnAction);
export const supportTakesAction = fullActionSaid(words.supportUsesAnAction);
