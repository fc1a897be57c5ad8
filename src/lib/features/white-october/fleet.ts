import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	clearTurns,
	counterOf,
	lastTurn,
	nameOf,
	tankBack,
	type OctoberEngine,
	type State,
	type UnitId
} from '#lib/rules/white-october/index.ts';
import { words } from './words/en/fight.ts';

/** Who is off the map once used, and until when; 0: for good. */
const offTheMap = (units: readonly UnitId[], turn: number, rule: string): Phrase =>
	say(turn > 0 ? words.offUntil : words.offForGood, {
		...{ units: { list: units.map(nameOf) }, rule, turn }
	});

/** 14.1.1 Tanks that attack are off the map for some turns, or for good. */
export const tanksOff = (
	engine: OctoberEngine,
	state: State,
	units: readonly UnitId[]
): readonly Phrase[] => {
	const game = engine.game(state);
	return units.flatMap((id) => {
		if (counterOf(game, id).type !== 'tank') return [];
		const turn = tankBack(game, state, id);
		return offTheMap([id], turn > lastTurn(game, state.givenUp) ? 0 : turn, '14.1.1');
	});
};

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
		const flying = units.filter((id) => counterOf(game, id).type === 'air');
		const [turn = 0] = clearTurns(game, state.givenUp, state.turn);
		return flying.length > 0 ? offTheMap(flying, turn, '15.2') : undefined;
	};
export const barrageTakes = takenBy(words.usesAnAction);
export const supportTakes = takenBy(words.supportUsesAnAction);
