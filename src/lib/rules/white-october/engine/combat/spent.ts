import { returnTurn } from '../../rules/16-calendar.ts';
import type { Fact } from '../facts.ts';
import { NEVER } from '../facts/schema.ts';
import { counterOf, unitOf, type Game } from '../game.ts';
import { away } from '../overrun.ts';
import { clearTurns } from '../setup.ts';
import type { State } from '../state.ts';

/** 15.2 Aircraft that were used come back on the next clear turn. */
export const spentAircraft = (
	game: Game,
	state: State,
	ids: readonly string[]
): readonly Fact[] => {
	const [back = NEVER] = clearTurns(game, state.givenUp, state.turn);
	return ids
		.filter((id) => counterOf(game, id).type === 'air')
		.map((unit) => away(unit, '15.2', back, 'box'));
};

/** 14.1.1, 16.1 The turn in which a tank that attacks now is back, unless it goes home before. */
export const tankBack = (game: Game, { turn }: State, id: string): number => {
	const { reinforcements } = game.pack.data.scenario;
	const home = reinforcements.find(({ unit }) => unit === id)?.removedTurn ?? NEVER;
	const back = returnTurn(turn);
	return back < home ? back : NEVER;
};

/** 4.4 Who gets a marker: those without a line that were part of it and are still there, or were driven off the map. */
export const ranLow = (game: Game, state: State, ids: readonly string[]): readonly Fact[] => {
	const units = [...new Set(ids)].filter((id) => {
		const { fate, due, lowAmmo } = unitOf(game, state, id);
		return (fate === 'map' || due?.returning === true) && !lowAmmo;
	});
	return units.length > 0 ? [{ type: 'ranLow', units }] : [];
};

/** 15.1 After its last full action the Red fleet is Low Ammo for good. */
export const spentFleet = (game: Game, state: State): readonly Fact[] =>
	state.units
		.filter(({ id, lowAmmo, fate }) => {
			const { actions } = counterOf(game, id);
			return actions !== undefined && fate === 'map' && !lowAmmo && state.fleetActions >= actions;
		})
		.map(({ id }): Fact => ({ type: 'ranLow', units: [id] }));
