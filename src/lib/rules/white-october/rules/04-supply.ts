import { diagonalOf } from '#lib/kernel/hex/diagonal.ts';
import { isDistrict, placeAt, type Board } from '../scenarios/board.ts';
import type { PackData } from '../scenarios/schema.ts';
import type { Army, Place, UnitState, UnitType } from '../types.ts';
import { within } from './12-city.ts';

/** 4.3 What decides which sources an army has. */
export interface Supplying {
	/** 13 Where Red forts stand. */
	readonly forts: readonly Place[];
	/** 16.1 Neither the 1st nor the 4th ID was given up. */
	readonly firstDivisionKept: boolean;
}

/** 4.3 Red: Peter & Paul, the east edge, and the coast east of column M (WO-23). */
const redSources = ({ map }: PackData, board: Board, kept: boolean): number[] => {
	const { districts, coastEastOf, closedWithoutDivision } = map.supply.red;
	const east = map.grid.columns.length - 1;
	const beyond = map.grid.columns.indexOf(coastEastOf);
	const closed = new Set(kept ? [] : closedWithoutDivision);
	const named = new Set(districts);
	return board.places.flatMap((place, at) => {
		const column = board.column[at] ?? -1;
		const ground = board.terrain[at];
		const dry = ground !== 'sea' && ground !== 'lake' && !isDistrict(board, at);
		const edge = column === east && dry && !closed.has(place);
		return named.has(place) || edge || (board.coastal[at] === 1 && column > beyond) ? [at] : [];
	});
};

/** 4.3 Estonians besides: the coast west of the mines, far enough from every Red fort (WO-24). */
const estonianCoast = ({ map }: PackData, board: Board, forts: readonly Place[]): number[] => {
	const { fromRedFort } = map.supply.white.estonianCoast;
	const mines = Math.min(
		...map.minefield.map(
			(text) => diagonalOf(map.grid.columns, text.split(' ')[0] ?? '')?.column ?? 0
		)
	);
	const near = new Set(
		forts.flatMap((fort) => [...within(board, placeAt(board, fort), fromRedFort - 0.5)])
	);
	return board.places.flatMap((_, at) =>
		board.coastal[at] === 1 && (board.column[at] ?? -1) <= mines && !near.has(at) ? [at] : []
	);
};

/** 4.3 The sources of supply of an army, as places. */
export const sourcesOf = (
	data: PackData,
	board: Board,
	army: Army,
	{ forts, firstDivisionKept }: Supplying
): number[] => {
	if (army === 'Red') return redSources(data, board, firstDivisionKept);
	const narva = data.map.supply.white.hexes.map((hex) => placeAt(board, hex));
	return army === 'Estonian' ? [...narva, ...estonianCoast(data, board, forts)] : narva;
};

/** 4.4 Ships and aircraft are always in supply. */
export const alwaysSupplied = (type: UnitType): boolean => type === 'fleet' || type === 'air';

/** 4.4.1, 4.5 Is a unit Low Ammo: by its marker, or all the NWA for want of an offensive turn (WO-11), once only? */
export const isLowAmmo = (unit: {
	readonly marker: boolean;
	readonly army: Army;
	readonly offensive: boolean;
}): boolean => unit.marker || (unit.army === 'NWA' && !unit.offensive);

/** 4.4.2 Does a unit lose its Low Ammo marker in the Resupply phase? The NWA skips that phase without an offensive turn. */
export const resupplies = (unit: {
	readonly army: Army;
	readonly supplied: boolean;
	readonly state: UnitState;
	readonly offensive: boolean;
}): boolean => unit.supplied && unit.state !== 'routed' && (unit.army !== 'NWA' || unit.offensive);
