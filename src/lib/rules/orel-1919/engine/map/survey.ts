import {
	indexOf,
	neighbourOver,
	NOWHERE,
	type HexGrid,
	type HexIndex
} from '#lib/kernel/hex/hex.ts';
import { countsForZoc, makesZoc } from '../../rules/01-definitions.ts';
import { isCavalry, PLAYERS, type Player } from '../../types.ts';
import { once, type Game } from '../game.ts';
import {
	barsSupply,
	fieldOn,
	FOOT,
	hampers,
	HORSE,
	patched,
	zoned,
	type Field,
	type InWay,
	type Sheet
} from './sheet.ts';
import type { State, Unit } from '../state.ts';

/** What the counters alone tell, by place. */
interface Traits {
	/** FOOT or HORSE; 0 for vehicles and depots. */
	readonly arm: Uint8Array;
	/** Printed stacking points minus printed steps. */
	readonly bulk: Int8Array;
}

const traitsOf = once(({ counters }): Traits => ({
	arm: Uint8Array.from(counters, ({ type }) =>
		!countsForZoc(type) ? 0 : isCavalry(type) ? HORSE : FOOT
	),
	bulk: Int8Array.from(counters, ({ stacking, steps }) => stacking - steps)
}));

const hexOf = (grid: HexGrid, unit: Unit | undefined): HexIndex =>
	unit?.fate === 'map' && unit.hex !== null ? indexOf(grid, unit.hex) : NOWHERE;

const leave = ({ last, next }: Sheet, place: number, hex: HexIndex): void => {
	if (last[hex] === place) {
		last[hex] = next[place] ?? -1;
		return;
	}
	let at = last[hex] ?? -1;
	while (at >= 0 && next[at] !== place) at = next[at] ?? -1;
	if (at >= 0) next[at] = next[place] ?? -1;
};

/** Adds a unit to its hex, where units are kept in the module's order. */
const join = ({ last, next }: Sheet, place: number, hex: HexIndex): void => {
	let above = -1;
	let at = last[hex] ?? -1;
	while (at > place) {
		above = at;
		at = next[at] ?? -1;
	}
	next[place] = at;
	if (above < 0) last[hex] = place;
	else next[above] = place;
};

/** 1.2 Fills in a hex from the units in it; vehicles, depots and Routed units have no ZoC and cancel none. Has the ZoC that it projects changed? */
const muster = (
	game: Game,
	{ units, orel, strays }: State,
	sheet: Sheet,
	hex: HexIndex
): boolean => {
	const { arm, bulk } = traitsOf(game);
	const { last, next, held, cancels, covered, sends } = sheet;
	let [stack, points, steps, arms] = [0, 0, 0, 0];
	for (const player of PLAYERS) held[player][hex] = cancels[player][hex] = covered[player][hex] = 0;
	for (let place = last[hex] ?? -1; place >= 0; place = next[place] ?? -1) {
		const unit = units[place];
		if (!unit) continue;
		const { player } = unit;
		held[player][hex] = 1;
		const kind = arm[place] ?? 0;
		if (kind === 0) continue;
		stack += 1;
		points += Math.max(0, unit.steps + (bulk[place] ?? 0));
		if (unit.mode === 'routed') continue;
		cancels[player][hex] = 1;
		if (!unit.moved && !strays.includes(unit.id))
			covered[player][hex] = (covered[player][hex] ?? 0) + 1;
		steps += unit.steps;
		arms |= kind;
	}
	sheet.stack[hex] = stack;
	sheet.points[hex] = points;
	const sent = makesZoc(steps, closedHex(game, orel) === hex) ? arms : 0;
	const white = held.white[hex] === 1 ? sent : 0;
	const red = sent - white;
	if (sends.white[hex] === white && sends.red[hex] === red) return false;
	sends.white[hex] = white;
	sends.red[hex] = red;
	return true;
};

/** No ZoC reaches into the centre of Orel or out of it. */
const closedHex = (game: Game, orel: State['orel']): HexIndex =>
	orel === 'centre' ? game.board.orel : NOWHERE;

/** 1.2 The ZoC over a hex: what the adjacent hexes project. */
const zocOver = (grid: HexGrid, sends: Uint8Array, hex: HexIndex): number => {
	let kinds = 0;
	for (let side = 0; side < 6; side++) {
		const from = neighbourOver(grid, hex, side);
		if (from !== NOWHERE) kinds |= sends[from] ?? 0;
	}
	return kinds;
};

/** Fills in these hexes and the ZoC they project; gives every hex where anything may have changed. */
const fill = (game: Game, state: State, sheet: Sheet, hexes: readonly HexIndex[]): HexIndex[] => {
	const { grid } = game.board;
	const closed = closedHex(game, state.orel);
	const touched = [...hexes];
	for (const hex of hexes) {
		if (!muster(game, state, sheet, hex)) continue;
		for (let side = 0; side < 6; side++) {
			const to = neighbourOver(grid, hex, side);
			if (to !== NOWHERE && to !== closed) touched.push(to);
		}
	}
	for (let at = hexes.length; at < touched.length; at++) {
		const hex = touched[at] ?? NOWHERE;
		for (const player of PLAYERS) sheet.zoc[player][hex] = zocOver(grid, sheet.sends[player], hex);
	}
	return touched;
};

/** 1.2 The whole field for the units as they stand, on an empty sheet or an old one. */
export const survey = (game: Game, state: State, sheet: Sheet): Field => {
	const { grid } = game.board;
	sheet.buffer.fill(0);
	sheet.last.fill(-1);
	sheet.next.fill(-1);
	const hexes = new Set<HexIndex>();
	state.units.forEach((unit, place) => {
		const hex = hexOf(grid, unit);
		if (hex === NOWHERE) return;
		join(sheet, place, hex);
		hexes.add(hex);
	});
	fill(game, state, sheet, [...hexes]);
	const unknown = (): InWay => ({ supply: undefined, moves: undefined, zones: undefined });
	return fieldOn(sheet, state, { white: unknown(), red: unknown() });
};

/** Does the unit count for the field exactly as before? */
const standsAlike = (one: Unit, two: Unit): boolean =>
	one.hex === two.hex &&
	one.fate === two.fate &&
	one.player === two.player &&
	one.steps === two.steps &&
	(one.mode === 'routed') === (two.mode === 'routed') &&
	one.moved === two.moved;

/** The units, and which of them must still move and so cover nobody (OR-64), as they were when a field was made. */
export type Standing = Pick<State, 'units' | 'strays'>;

/** The places of the units that count differently now; `undefined` where there are more than `most`. */
export const shiftedUnits = (
	before: Standing,
	after: Standing,
	most: number
): number[] | undefined => {
	const places: number[] = [];
	const [was, is] = [before.strays, after.strays];
	const strays =
		was === is ? [] : [...was, ...is].filter((id) => was.includes(id) !== is.includes(id));
	for (let place = 0; place < after.units.length; place++) {
		const [one, two] = [before.units[place], after.units[place]];
		if (!one || !two) continue;
		const strayed = strays.length > 0 && strays.includes(two.id);
		if (!strayed && (one === two || standsAlike(one, two))) continue;
		if (places.length === most) return undefined;
		places.push(place);
	}
	return places;
};

/** The field after these units have changed, on another sheet: only what they touch is surveyed. */
export const resurvey = (
	game: Game,
	state: State,
	before: Pick<Standing, 'units'> & { readonly field: Field; readonly sheet: Sheet },
	places: readonly number[],
	sheet: Sheet
): Field => {
	const { grid } = game.board;
	sheet.buffer.set(before.sheet.buffer);
	const hexes: HexIndex[] = [];
	const note = (hex: HexIndex): void => {
		if (!hexes.includes(hex)) hexes.push(hex);
	};
	for (const place of places) {
		const [from, to] = [hexOf(grid, before.units[place]), hexOf(grid, state.units[place])];
		if (from !== NOWHERE) note(from);
		if (to !== NOWHERE) note(to);
		if (from === to) continue;
		if (from !== NOWHERE) leave(sheet, place, from);
		if (to !== NOWHERE) join(sheet, place, to);
	}
	const touched = fill(game, state, sheet, hexes);
	const kept = (player: Player): InWay => {
		const { supply, moves, zones } = before.field.inWay[player];
		return {
			supply: patched(supply, barsSupply, sheet, player, touched),
			moves: patched(moves, hampers, sheet, player, touched),
			zones: patched(zones, zoned, sheet, player, touched)
		};
	};
	return fieldOn(sheet, state, { white: kept('white'), red: kept('red') });
};
