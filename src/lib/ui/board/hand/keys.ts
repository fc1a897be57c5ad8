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

/** The hex to which a key leads: itself at the edge of the map; nothing where the key leads nowhere at all. */
export function hexAfter(field: Field, from: HexId, key: string): HexId | undefined {
	const name = key.length === 1 ? key.toLowerCase() : key;
	const side = SIDES[name];
	if (side !== undefined) return field.next(from, side) ?? from;
	const row = ROWS[name];
	if (!row) return undefined;
	const [upper, lower] = row;
	const hex = field.of(from);
	const [one, other] = hex && hex.at[0] % 2 === 0 ? [lower, upper] : [upper, lower];
	return field.next(from, one) ?? field.next(from, other) ?? from;
}
