import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	clearTurns,
	counterOf,
	nameOf,
	type OctoberEngine,
	type State,
	type UnitId
} from '#lib/rules/white-october/index.ts';
import { words } from './words/en/fight.ts';

/** 15.1, 15.2 What a barrage or a support takes from ships and aircraft: a full action, while there is any; the next turns. */
const takenBy =
	(text: typeof words.usesAnAction) =>
	(engine: OctoberEngine, state: State, units: readonly UnitId[]): Phrase | undefined => {
		const game = engine.game(state);
		for (const id of units) {
			const { actions = 0 } = counterOf(game, id);
			const left = actions - state.fleetActions;
			if (left > 0) return count(left, text, { unit: nameOf(id), all: actions, rule: '15.1' });
		}
		const flying = units.filter((id) => counterOf(game, id).type === 'air').map(nameOf);
		if (flying.length === 0) return undefined;
		const [turn = 0] = clearTurns(game, state.givenUp, state.turn);
		const values = { units: { list: flying }, rule: '15.2', turn };
		return say(turn ? words.flownUntil : words.flownForGood, values);
	};
export const barrageTakes = takenBy(words.usesAnAction);
export const supportTakes = takenBy(words.supportUsesAnAction);
