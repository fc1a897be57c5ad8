import { neighbourOver, NOWHERE, type Hex, type HexIndex } from '#lib/kernel/hex.ts';
import { enemyOf, isCavalry, isDepot, isVehicle, type Player } from '../types.ts';
import type { Game } from './game.ts';
import type { State, Unit } from './state.ts';

/** ZoC by who makes it: infantry and guns, cavalry. */
export const FOOT = 1;
export const HORSE = 2;

/** Who stands where, and what ZoC there are; worked out once for each set of units. */
export interface Field {
	readonly orel: State['orel'];
	/** Places of the units in each hex; undefined where nobody is. */
	readonly here: readonly (readonly number[] | undefined)[];
	/** 1 where a side has a unit. */
	readonly held: Readonly<Record<Player, Uint8Array>>;
	/** 1.2 ZoC that a side makes: FOOT, HORSE or both. */
	readonly zoc: Readonly<Record<Player, Uint8Array>>;
	/** 1.2 1 where a unit of the side cancels enemy ZoC for supply and retreats. */
	readonly cancels: Readonly<Record<Player, Uint8Array>>;
	/** 7.1.3 1 where a unit that does not move in this phase cancels enemy ZoC for movement. */
	readonly covered: Readonly<Record<Player, Uint8Array>>;
}

/** 1.2 Vehicles, depots and Routed units have no ZoC and cancel none. */
export const hasPresence = (game: Game, unit: Unit, place: number): boolean => {
	const type = game.counters[place]?.type ?? 'infantry';
	return unit.mode !== 'routed' && !isVehicle(type) && !isDepot(type);
};

/** 1.2 A hex with a single step has no ZoC. */
const STEPS_FOR_ZOC = 2;

const both = <T>(make: () => T): Record<Player, T> => ({ white: make(), red: make() });

const survey = (game: Game, state: State): Field => {
	const { board, counters } = game;
	const { size } = board.grid;
	const flags = (): Uint8Array => new Uint8Array(size);
	const here = new Array<number[] | undefined>(size).fill(undefined);
	const [held, zoc, cancels, covered, steps, arms] = [
		both(flags),
		both(flags),
		both(flags),
		both(flags),
		both(flags),
		both(flags)
	];
	const occupied: HexIndex[] = [];
	state.units.forEach((unit, place) => {
		if (unit.fate !== 'map' || unit.hex === null) return;
		const hex = board.at.get(unit.hex) ?? NOWHERE;
		const list = here[hex];
		if (list) list.push(place);
		else {
			here[hex] = [place];
			occupied.push(hex);
		}
		const { player } = unit;
		held[player][hex] = 1;
		if (!hasPresence(game, unit, place)) return;
		cancels[player][hex] = 1;
		if (unit.done && !unit.moved) covered[player][hex] = 1;
		steps[player][hex] = (steps[player][hex] ?? 0) + unit.steps;
		const arm = isCavalry(counters[place]?.type ?? 'infantry') ? HORSE : FOOT;
		arms[player][hex] = (arms[player][hex] ?? 0) | arm;
	});
	const closed = state.orel === 'centre' ? board.orel : NOWHERE;
	for (const hex of occupied)
		for (const player of ['white', 'red'] as const) {
			if ((steps[player][hex] ?? 0) < STEPS_FOR_ZOC || hex === closed) continue;
			const arm = arms[player][hex] ?? 0;
			const zone = zoc[player];
			for (let side = 0; side < 6; side++) {
				const next = neighbourOver(board.grid, hex, side);
				if (next !== NOWHERE && next !== closed) zone[next] = (zone[next] ?? 0) | arm;
			}
		}
	return { orel: state.orel, here, held, zoc, cancels, covered };
};

const fields = new WeakMap<readonly Unit[], Field>();

/** 1.2 The field as the units stand. */
export const fieldOf = (game: Game, state: State): Field => {
	const known = fields.get(state.units);
	if (known && known.orel === state.orel) return known;
	const field = survey(game, state);
	fields.set(state.units, field);
	return field;
};

/** The places of the units in a hex. */
export const placesIn = (game: Game, state: State, hex: Hex): readonly number[] =>
	fieldOf(game, state).here[game.board.at.get(hex) ?? NOWHERE] ?? [];

/** The units in a hex. */
export const unitsIn = (game: Game, state: State, hex: Hex): readonly Unit[] =>
	placesIn(game, state, hex).flatMap((place) => {
		const unit = state.units[place];
		return unit ? [unit] : [];
	});

/** 1.2 Enemy ZoC over a hex, whoever stands in it. */
export const enemyZoc = (field: Field, player: Player, hex: HexIndex): number =>
	field.zoc[enemyOf(player)][hex] ?? 0;

/** 1.2 Is a hex in enemy ZoC that no friendly unit cancels, for supply and retreats? */
export const inOpenZoc = (field: Field, player: Player, hex: HexIndex): boolean =>
	enemyZoc(field, player, hex) !== 0 && field.cancels[player][hex] !== 1;
