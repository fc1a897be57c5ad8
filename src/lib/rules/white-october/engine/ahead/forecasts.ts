import { thereInBoth, turnedOf, type Turned } from '#lib/kernel/decided/forecast.ts';
import { mayCommand } from '../../rules/05-hq.ts';
import type { Player } from '../../types.ts';
import { evolve } from '../facts.ts';
import { counterOf, indexOf, type Game } from '../game.ts';
import { commandOf, isSupplied } from '../map/supply.ts';
import { rangeOf } from '../moves/range.ts';
import { resultOf } from '../phases/victory.ts';
import type { Way } from '../moves/reach.ts';
import type { Place, State, Unit, UnitId } from '../state.ts';

/** What follows from something imagined; only what changes is named. */
export interface Forecast {
	/** 4.1 Units in supply, or not. */
	readonly supply: readonly Turned<Player>[];
	/** 5.1 Units that some HQ may command where they stand, or none. */
	readonly command: readonly Turned<Player>[];
	/** 16.2 White's points, were the game over before and after. */
	readonly points?: readonly [before: number, after: number];
}

/** 5.1 Units that HQs command: they fight, support or shell. */
const takesOrders = (game: Game, { id }: Unit): boolean => {
	const { type } = counterOf(game, id);
	return type !== 'hq' && type !== 'leader' && type !== 'fleet' && type !== 'fort';
};

/** 5.1 The HQs on the map, each with the places that it commands. */
const commandIn = (
	game: Game,
	state: State
): readonly { readonly hq: Unit; readonly area: Uint8Array }[] =>
	state.units
		.filter(({ id, fate }) => fate === 'map' && counterOf(game, id).type === 'hq')
		.map((hq) => ({ hq, area: commandOf(game, state, hq) }));

/** Who differs between two states, for both sides, and White's points. */
export const between = (game: Game, before: State, after: State): Forecast => {
	const points = [resultOf(game, before).points, resultOf(game, after).points] as const;
	const both = thereInBoth<Unit, State>(before, after);
	const commanded = (state: State) => {
		const hqs = commandIn(game, state);
		return (unit: Unit): boolean =>
			hqs.some(
				({ hq, area }) =>
					hq.player === unit.player &&
					area[indexOf(game, unit.at)] === 1 &&
					mayCommand(counterOf(game, hq.id).army, counterOf(game, unit.id).army)
			);
	};
	return {
		supply: turnedOf(
			both,
			(unit) => isSupplied(game, before, unit),
			(unit) => isSupplied(game, after, unit)
		),
		command: turnedOf(
			both.filter(([unit]) => takesOrders(game, unit)),
			commanded(before),
			commanded(after)
		),
		...(points[0] !== points[1] && { points })
	};
};

/** 4.1, 5.1 What would follow for supply and command if this unit went there; undefined where it does not get there. */
export const afterMove = (
	game: Game,
	state: State,
	id: UnitId,
	place: Place,
	way: Way | undefined = rangeOf(game, state, id).goal(place)?.way
): Forecast | undefined =>
	way && between(game, state, evolve(game, state, { type: 'moved', unit: id, ...way }));
