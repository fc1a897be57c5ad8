import { indexOf, neighbourOver, NOWHERE, type Hex, type HexIndex } from '#lib/kernel/hex.ts';
import { enemyOf, isCavalry, isDepot, isVehicle, type Player } from '../types.ts';
import type { Game } from './game.ts';
import type { State, Unit } from './state.ts';

/** ZoC by who makes it: infantry and guns, cavalry. */
export const FOOT = 1;
export const HORSE = 2;

/** Who stands where, and what ZoC there are; worked out once for each set of units. */
export interface Field {
	readonly orel: State['orel'];
	/** Place of the last unit in each hex, −1 where nobody is; `next` leads on to the others. */
	readonly last: Int16Array;
	readonly next: Int16Array;
	/** 1 where a side has a unit. */
	readonly held: Readonly<Record<Player, Uint8Array>>;
	/** 1.2 ZoC that a side makes: FOOT, HORSE or both. */
	readonly zoc: Readonly<Record<Player, Uint8Array>>;
	/** 1.2 1 where a unit of the side cancels enemy ZoC for supply and retreats. */
	readonly cancels: Readonly<Record<Player, Uint8Array>>;
	/** 7.1.3 1 where a unit that does not move in this phase cancels enemy ZoC for movement. */
	readonly covered: Readonly<Record<Player, Uint8Array>>;
	/** 7.1.2 Units and stacking points in each hex, vehicles and depots left out. */
	readonly stack: Uint8Array;
	readonly points: Uint8Array;
}

/** What the counters alone tell, by place: for the survey, which is made after every move. */
interface Traits {
	/** FOOT or HORSE; 0 for vehicles and depots. */
	readonly arm: Uint8Array;
	/** Printed stacking points less printed steps. */
	readonly bulk: Int8Array;
}

const traits = new WeakMap<Game, Traits>();

const traitsOf = (game: Game): Traits => {
	const known = traits.get(game);
	if (known) return known;
	const made = {
		arm: Uint8Array.from(game.counters, ({ type }) =>
			isVehicle(type) || isDepot(type) ? 0 : isCavalry(type) ? HORSE : FOOT
		),
		bulk: Int8Array.from(game.counters, ({ stacking, steps }) => stacking - steps)
	};
	traits.set(game, made);
	return made;
};

/** 1.2 Vehicles, depots and Routed units have no ZoC and cancel none. */
export const hasPresence = (game: Game, unit: Unit, place: number): boolean =>
	unit.mode !== 'routed' && traitsOf(game).arm[place] !== 0;

/** 1.2 A hex with a single step has no ZoC. */
const STEPS_FOR_ZOC = 2;

/** A field to be filled in, and what is only needed while that is done. */
interface Sheet {
	readonly field: Omit<Field, 'orel'>;
	readonly room: Uint8Array;
	readonly steps: Uint8Array;
	readonly arms: Uint8Array;
	/** Whose field it is now. */
	units: readonly Unit[] | undefined;
}

/** So many fields are remembered; an older one is surveyed again when somebody goes back to it. */
const REMEMBERED = 512;
const sheets = new WeakMap<Game, { readonly list: Sheet[]; next: number }>();

const newSheet = (size: number, units: number): Sheet => {
	const room = new Uint8Array(size * 12);
	const layer = (at: number): Uint8Array => room.subarray(size * at, size * (at + 1));
	return {
		field: {
			last: new Int16Array(size),
			next: new Int16Array(units),
			held: { white: layer(0), red: layer(1) },
			zoc: { white: layer(2), red: layer(3) },
			cancels: { white: layer(4), red: layer(5) },
			covered: { white: layer(6), red: layer(7) },
			stack: layer(8),
			points: layer(9)
		},
		room,
		steps: layer(10),
		arms: layer(11),
		units: undefined
	};
};

/** An empty sheet: a new one, or that of the field used longest ago, which is forgotten. */
const sheetFor = (game: Game, units: readonly Unit[]): Sheet => {
	const known = sheets.get(game) ?? { list: [], next: 0 };
	sheets.set(game, known);
	let sheet = known.list.length < REMEMBERED ? undefined : known.list[known.next];
	if (!sheet) {
		sheet = newSheet(game.board.grid.size, units.length);
		known.list.push(sheet);
	} else {
		known.next = (known.next + 1) % REMEMBERED;
		if (sheet.units) fields.delete(sheet.units);
		if (latest?.units === sheet.units) latest = undefined;
		sheet.room.fill(0);
	}
	sheet.field.last.fill(-1);
	sheet.field.next.fill(-1);
	sheet.units = units;
	return sheet;
};

const survey = (game: Game, state: State, sheet: Sheet): Field => {
	const { grid, orel } = game.board;
	const { size } = grid;
	const { units } = state;
	const { arm, bulk } = traitsOf(game);
	const { field, steps, arms } = sheet;
	const { held, zoc, cancels, covered, stack, points, last, next } = field;
	for (let place = 0; place < units.length; place++) {
		const unit = units[place];
		if (!unit || unit.fate !== 'map' || unit.hex === null) continue;
		const hex = indexOf(grid, unit.hex);
		if (hex === NOWHERE) continue;
		next[place] = last[hex] ?? -1;
		last[hex] = place;
		const { player } = unit;
		held[player][hex] = 1;
		const kind = arm[place] ?? 0;
		if (kind === 0) continue;
		stack[hex] = (stack[hex] ?? 0) + 1;
		points[hex] = (points[hex] ?? 0) + Math.max(0, unit.steps + (bulk[place] ?? 0));
		if (unit.mode === 'routed') continue;
		cancels[player][hex] = 1;
		if (unit.done && !unit.moved) covered[player][hex] = 1;
		steps[hex] = (steps[hex] ?? 0) + unit.steps;
		arms[hex] = (arms[hex] ?? 0) | kind;
	}
	const closed = state.orel === 'centre' ? orel : NOWHERE;
	for (let hex = 0; hex < size; hex++) {
		if ((steps[hex] ?? 0) < STEPS_FOR_ZOC || hex === closed) continue;
		const zone = zoc[held.white[hex] === 1 ? 'white' : 'red'];
		const kind = arms[hex] ?? 0;
		for (let side = 0; side < 6; side++) {
			const to = neighbourOver(grid, hex, side);
			if (to !== NOWHERE && to !== closed) zone[to] = (zone[to] ?? 0) | kind;
		}
	}
	return { ...field, orel: state.orel };
};

const fields = new WeakMap<readonly Unit[], Field>();
/** The field asked for last: it is nearly always asked for again. */
let latest: { readonly units: readonly Unit[]; readonly field: Field } | undefined;

/** 1.2 The field as the units stand. */
export const fieldOf = (game: Game, state: State): Field => {
	const { units, orel } = state;
	if (latest?.units === units && latest.field.orel === orel) return latest.field;
	const known = fields.get(units);
	const field = known && known.orel === orel ? known : survey(game, state, sheetFor(game, units));
	if (field !== known) fields.set(units, field);
	latest = { units, field };
	return field;
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
