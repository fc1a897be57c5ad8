import { indexOf, type Hex, type HexIndex } from '#lib/kernel/hex/hex.ts';
import { enemyOf, type Player } from '../../types.ts';
import { once, type Game } from '../game.ts';
import type { State, Unit } from '../state.ts';
import { newSheet, type Field, type Sheet } from './sheet.ts';
import { resurvey, shiftedUnits, survey, type Standing } from './survey.ts';

/** A field, and what it was made for. */
interface Known extends Standing {
	readonly field: Field;
	readonly sheet: Sheet;
}

/** How many fields are left untouched while newer ones are made. */
const KEPT = 32;
/** If no more units than this have changed, only the hexes they touch are surveyed. */
const FEW = 12;

interface Fields {
	readonly sheets: Sheet[];
	next: number;
	/** The field asked for last, which is nearly always asked for again, or for a state close to it. */
	latest: Known | undefined;
}

const fields = once((): Fields => ({ sheets: [], next: 0, latest: undefined }));

/** The next sheet to be filled in: a new one, or the oldest. */
const nextSheet = (game: Game, known: Fields): Sheet => {
	const sheet = (known.sheets[known.next] ??= newSheet(game.board.grid.size, game.counters.length));
	known.next = (known.next + 1) % KEPT;
	return sheet;
};

const surveyed = (game: Game, state: State, known: Fields): Known => {
	const { units, strays } = state;
	const { latest } = known;
	const near = latest?.field.orel === state.orel ? latest : undefined;
	const few = near && shiftedUnits(near, state, FEW);
	if (near && few?.length === 0) return { ...near, units, strays };
	const sheet = nextSheet(game, known);
	const field = near && few ? resurvey(game, state, near, few, sheet) : survey(game, state, sheet);
	return { units, strays, field, sheet };
};

/** 1.2 The field as the units stand. */
export const fieldOf = (game: Game, state: State): Field => {
	const known = fields(game);
	const { latest } = known;
	const { units, strays, orel } = state;
	if (latest?.units === units && latest.strays === strays && latest.field.orel === orel)
		return latest.field;
	known.latest = surveyed(game, state, known);
	return known.latest.field;
};

/** The places of the units in a hex, in the module's order. */
export const placesAt = ({ last, next }: Field, hex: HexIndex): number[] => {
	const places: number[] = [];
	for (let place = last[hex] ?? -1; place >= 0; place = next[place] ?? -1) places.push(place);
	return places.reverse();
};

/** The places of the units in a hex. */
const placesIn = (game: Game, state: State, hex: Hex): readonly number[] =>
	placesAt(fieldOf(game, state), indexOf(game.board.grid, hex));

/** The units in a hex. */
export const unitsIn = (game: Game, state: State, hex: Hex): readonly Unit[] => {
	const units: Unit[] = [];
	for (const place of placesIn(game, state, hex)) {
		const unit = state.units[place];
		if (unit) units.push(unit);
	}
	return units;
};

/** 1.2 The enemy ZoC over a hex, whoever stands in it. */
export const enemyZoc = (field: Field, player: Player, hex: HexIndex): number =>
	field.zoc[enemyOf(player)][hex] ?? 0;

/** 1.2 Is a hex in enemy ZoC that no friendly unit cancels, for supply and retreats? */
export const inOpenZoc = (field: Field, player: Player, hex: HexIndex): boolean =>
	enemyZoc(field, player, hex) !== 0 && field.cancels[player][hex] !== 1;
