import type { Hex } from '#lib/kernel/hex.ts';
import { isDepot, isVehicle, type Player } from '../types.ts';
import { placesIn } from './field.ts';
import type { Game } from './game.ts';
import type { State, Unit } from './state.ts';

/** 7.1.2 Vehicles and depots are free; others count the steps they have left (OR-31). */
export const counts = (game: Game, place: number): boolean => {
	const type = game.counters[place]?.type ?? 'infantry';
	return !isVehicle(type) && !isDepot(type);
};

/** 7.1.2 Stacking points of a unit: losses lower them. */
export const stackingPoints = (game: Game, unit: Unit, place: number): number => {
	const counter = game.counters[place];
	if (!counter || !counts(game, place)) return 0;
	return Math.max(0, counter.stacking - (counter.steps - unit.steps));
};

/** 7.1.2 Do these units, and those who stand in the hex apart from them, fit into it? */
export const fits = (
	game: Game,
	state: State,
	hex: Hex,
	coming: readonly number[],
	without: readonly number[] = []
): boolean => {
	const limit = game.pack.data.scenario.stackingLimit;
	let units = 0;
	let points = 0;
	const add = (place: number): void => {
		const unit = state.units[place];
		if (!unit || !counts(game, place)) return;
		units += 1;
		points += stackingPoints(game, unit, place);
	};
	for (const place of placesIn(game, state, hex))
		if (!coming.includes(place) && !without.includes(place)) add(place);
	if (coming.every((place) => !counts(game, place))) return true;
	coming.forEach(add);
	return units <= limit.units && points <= limit.points;
};

/** 7.1.2 Hexes of a side with too many units in them. */
export const overstacked = (game: Game, state: State, player: Player): Hex[] => {
	const hexes = new Set(
		state.units.flatMap((unit) =>
			unit.fate === 'map' && unit.player === player && unit.hex !== null ? [unit.hex] : []
		)
	);
	return [...hexes].filter((hex) => !fits(game, state, hex, placesIn(game, state, hex)));
};
