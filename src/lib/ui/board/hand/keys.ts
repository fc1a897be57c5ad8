import type { HexId } from '../model.ts';
import type { Field } from '../shape/field.ts';

/** The six sides on the keyboard, clockwise from the top, and the arrows up and down. */
const SIDES: Readonly<Record<string, number>> = {
	w: 0,
	ArrowUp: 0,
	e: 1,
	d: 2,
	s: 3,
	ArrowDown: 3,
	a: 4,
	q: 5
};
/** Left and right run along a row: once over the upper side, once over the lower one. */
const ROWS: Readonly<Record<string, readonly [upper: number, lower: number]>> = {
	ArrowLeft: [5, 4],
	ArrowRight: [1, 2]
};

/** Six sides make a whole turn; right and left lie between two of them. */
const TURN = Math.PI / 3;
const [RIGHT, LEFT] = [1.5, 4.5];

/** Over the edge of a map: the nearest hex that way of a smaller map beside it, or of the sheet from such a one. */
const across = (field: Field, from: HexId, towards: number): HexId => {
	const [x, y] = field.centre(from);
	const [right, up] = [Math.sin(towards * TURN), Math.cos(towards * TURN)];
	let best = from;
	let least = Infinity;
	for (const { id } of field.hexes) {
		if (field.beside.has(id) === field.beside.has(from)) continue;
		const [toX, toY] = field.centre(id);
		const apart = Math.hypot(toX - x, toY - y);
		const ahead = ((toX - x) * right - (toY - y) * up) / apart;
		if (ahead > 0.5 && apart < least) [best, least] = [id, apart];
	}
	return best;
};

/**
 * The hex to which a key leads: on the map beside it over the edge of a map, itself where there is none; nothing where the
 * key leads nowhere at all.
 */
export function hexAfter(field: Field, from: HexId, key: string): HexId | undefined {
	const name = key.length === 1 ? key.toLowerCase() : key;
	const side = SIDES[name];
	if (side !== undefined) return field.next(from, side) ?? across(field, from, side);
	const row = ROWS[name];
	if (!row) return undefined;
	const [upper, lower] = row;
	const hex = field.of(from);
	const [one, other] = hex && hex.at[0] % 2 === 0 ? [lower, upper] : [upper, lower];
	return (
		field.next(from, one) ??
		field.next(from, other) ??
		across(field, from, name === 'ArrowRight' ? RIGHT : LEFT)
	);
}
