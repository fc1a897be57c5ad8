import { indexOf, type Hex, type HexIndex } from '#lib/kernel/hex.ts';
import { enemyOf, type Player } from '../types.ts';
import type { Game } from './game.ts';
import type { State, Unit } from './state.ts';
import { newSheet, type Field, type Sheet } from './sheet.ts';
import { resurvey, shiftedUnits, survey } from './survey.ts';

/** A field, and whose it is. */
interface Known {
	readonly game: Game;
	units: readonly Unit[];
	readonly field: Field;
	readonly sheet: Sheet;
}

/** So many fields are remembered; an older one is surveyed again when somebody goes back to it. */
const REMEMBERED = 32;
/** Where so few units stand otherwise, only the hexes they touch are surveyed. */
const FEW = 12;

/** The fields of each game, the newest last. */
const fields = new WeakMap<Game, Known[]>();
/** The field asked for last: it is nearly always asked for again. */
let latest: Known | undefined;

const find = (game: Game, state: State): Known => {
	const { units, orel } = state;
	const list = fields.get(game) ?? [];
	fields.set(game, list);
	const remembered = list.find((one) => one.units === units && one.field.orel === orel);
	if (remembered) return remembered;
	const before = latest?.game === game && latest.field.orel === orel ? latest : list.at(-1);
	const few = before?.field.orel === orel ? shiftedUnits(before.units, units, FEW) : undefined;
	if (before && few?.length === 0) {
		before.units = units;
		return before;
	}
	const oldest = list.length < REMEMBERED ? undefined : list.findIndex((one) => one !== before);
	const [used] = oldest === undefined ? [] : list.splice(oldest, 1);
	const sheet = used?.sheet ?? newSheet(game.board.grid.size, units.length);
	const field =
		before && few ? resurvey(game, state, before, few, sheet) : survey(game, state, sheet);
	const made: Known = { game, units, field, sheet };
	list.push(made);
	return made;
};

/** 1.2 The field as the units stand. */
export const fieldOf = (game: Game, state: State): Field => {
	if (latest?.units !== state.units || latest.field.orel !== state.orel || latest.game !== game)
		latest = find(game, state);
	return latest.field;
};

/** The places of the units in a hex, in the module's order. */
export const placesAt = ({ last, next }: Field, hex: HexIndex): number[] => {
	const places: number[] = [];
	for (let place = last[hex] ?? -1; place >= 0; place = next[place] ?? -1) places.push(place);
	return places.reverse();
};

/** The places of the units in a hex. */
export const placesIn = (game: Game, state: State, hex: Hex): readonly number[] =>
	placesAt(fieldOf(game, state), indexOf(game.board.grid, hex));

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
