import { costsTo } from '#lib/kernel/hex/paths.ts';
import { besides, isDistrict, NOWHERE } from '../../scenarios/board.ts';
import { NEAR_PETROGRAD } from '../../rules/06-events.ts';
import { counterOf, indexOf, once, type Game } from '../game.ts';
import type { Place, Unit, UnitId } from '../state.ts';

const steps = once((game): Int16Array => {
	const { board } = game;
	return costsTo(
		{
			nodes: board.places.length,
			from: (at, _, to) => {
				for (const next of besides(board, at)) to(next, 1);
			}
		},
		board.places.flatMap((_, at) => (isDistrict(board, at) ? [at] : [])),
		200
	);
});

/** 6 How many hexes a place is from Petrograd; 0 in it, Infinity off the map. */
const toPetrograd = (game: Game, at: Place | null): number => {
	const place = indexOf(game, at);
	return place === NOWHERE ? Infinity : (steps(game)[place] ?? Infinity);
};

/** 6 Those who rise in Petrograd are no formation of anybody. */
export const INSURGENTS = 'Insurgents';

/** 6, 9.3 Is a unit of the NWA, which insurgents are not? */
export const isOfNwa = (game: Game, id: UnitId): boolean => {
	const { army, formation } = counterOf(game, id);
	return army === 'NWA' && formation !== INSURGENTS;
};

/** 6 Is an NWA unit as near Petrograd as the Dome of St Isaac asks? */
export const isNear = (game: Game, { id, at, fate }: Unit): boolean => {
	if (!isOfNwa(game, id) || counterOf(game, id).type === 'air') return false;
	return fate === 'map' && toPetrograd(game, at) <= NEAR_PETROGRAD;
};
