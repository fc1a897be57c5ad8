import { endOfTurn } from '../../rules/09-fatigue.ts';
import { isGarrisonLate } from '../../rules/16-calendar.ts';
import { isArtillery } from '../../types.ts';
import { controls } from '../changes.ts';
import type { Fact } from '../facts.ts';
import { counterOf, type Game } from '../game.ts';
import { ownAt } from '../map/field.ts';
import { auto, dice, type Owed } from '../owed.ts';
import { districtsOf, lastTurn } from '../setup.ts';
import type { State } from '../state.ts';

/** 16.1, 15.2 What happens by itself as a turn begins: tanks go home, aircraft are back. */
export const opensTurn = (game: Game, state: State): Fact[] => {
	const leaving = game.pack.data.scenario.reinforcements
		.filter(({ removedTurn }) => removedTurn !== undefined && removedTurn <= state.turn)
		.map(({ unit }) => unit)
		.filter((id) => state.units.some((one) => one.id === id && isThere(one.fate)));
	const back = state.units
		.filter(({ fate, due }) => fate === 'due' && due?.how === 'box' && due.turn <= state.turn)
		.map(({ id }) => id);
	return [
		...(leaving.length > 0 ? [{ type: 'withdrawn', units: leaving } as const] : []),
		...(back.length > 0 ? [{ type: 'readied', units: back } as const] : [])
	];
};
const isThere = (fate: string): boolean => fate === 'map' || fate === 'due';

/** 2 C The level of fatigue at the end of a turn, and whether the army must rest in the next one, if there is one. */
export const fatigueOwed = (game: Game, { fatigue, rest, turn, givenUp }: State): Owed =>
	turn >= lastTurn(game, givenUp)
		? auto({ type: 'stepEnded' })
		: dice(
				'fatigue',
				'white',
				[],
				endOfTurn(fatigue, rest).map(({ level, tired }): readonly Fact[] => [
					...(level === fatigue && !tired && !rest
						? []
						: [{ type: 'fatigueChecked', level, tired } as const]),
					{ type: 'stepEnded' }
				])
			);

/** 16.2 The places that White holds at the end of a turn, and that count for good. */
const heldNow = (game: Game, state: State): Fact[] => {
	const { evenIfPassed } = game.pack.data.scenario.victory;
	const places = [...evenIfPassed, ...districtsOf(game)].filter(
		(at) => controls(game, state, 'white', at) && !state.held.includes(at)
	);
	return places.length > 0 ? [{ type: 'placesHeld', places }] : [];
};

/** 16.1 Do infantry and a gun of White stand where the garrison must? */
export const isGarrisoned = (game: Game, state: State): boolean => {
	const there = ownAt(game, state, 'white', game.pack.data.scenario.special.garrison.hex);
	const types = there.map(({ id }) => counterOf(game, id).type);
	return types.includes('infantry') && types.some(isArtillery);
};

/** 16.1 A garrison that has left, be it for a moment, begins its turn anew (WO-83). */
export const garrisonLeft = (game: Game, state: State): Fact[] =>
	state.garrison.since > 0 && !state.garrison.done && !isGarrisoned(game, state)
		? [{ type: 'garrisonSeen', since: 0 }]
		: [];

/** 16.1 The garrison of 08/S: a whole turn of it, or the 1st ID is a turn later. */
const garrison = (game: Game, state: State): Fact[] => {
	const { latest, delays } = game.pack.data.scenario.special.garrison;
	const { done, since } = state.garrison;
	const over = state.turn >= lastTurn(game, state.givenUp);
	if (done || over || state.givenUp.includes(delays)) return [];
	const there = isGarrisoned(game, state);
	if (there && since > 0 && since <= state.turn) return [{ type: 'garrisonStood' }];
	const began: Fact[] =
		there === since > 0 ? [] : [{ type: 'garrisonSeen', since: there ? state.turn + 1 : 0 }];
	if (!isGarrisonLate(state.turn, latest)) return began;
	const units = state.units
		.filter(
			({ id, fate, due }) =>
				counterOf(game, id).formation === delays && fate === 'due' && due?.returning === false
		)
		.map(({ id }) => id);
	return units.length > 0 ? [...began, { type: 'garrisonLate', units }] : began;
};

/** 16 What is noted at the end of a turn. */
export const closeTurn = (game: Game, state: State): Fact[] => [
	...heldNow(game, state),
	...garrison(game, state)
];
