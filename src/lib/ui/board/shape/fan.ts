import type { CounterView } from '../model.ts';
import type { Box, Point } from './field.ts';

/** A stack spread out: rows of counters on their beds, in pixels. */
export interface Fan {
	readonly beds: readonly Box[];
	readonly counters: readonly { readonly counter: CounterView; readonly at: Point }[];
	/** From the hex to its beds. */
	readonly stem: readonly [Point, Point];
	/** The side of a counter. */
	readonly size: number;
}

const SIZE = 54;
const GAP = 8;
const PAD = 8;
const MOST = 4;

/** Those who fight lie in the first rows, vehicles and stores in the last. */
function rowsOf(counters: readonly CounterView[], most: number): CounterView[][] {
	const kinds = [
		counters.filter(({ steps }) => steps > 0),
		counters.filter(({ steps }) => steps === 0)
	];
	return kinds.flatMap((kind) =>
		Array.from({ length: Math.ceil(kind.length / most) }, (_, row) =>
			kind.slice(row * most, row * most + most)
		)
	);
}

/** Below the hex, above it, or on both sides, whichever leaves it in sight; within what can be seen of the map. */
export function fanOf(
	counters: readonly CounterView[],
	[x, y]: Point,
	height: number,
	[left, top, right, bottom]: Box
): Fan {
	const most = Math.max(1, Math.min(MOST, Math.floor((right - left - 2 * PAD) / (SIZE + GAP))));
	const rows = rowsOf(counters, most);
	const rowHeight = SIZE + 2 * PAD + 4;
	const tall = rows.length * rowHeight;
	const [under, over] = [bottom - (y + height / 2), y - height / 2 - top];
	/** So many rows lie above the hex. */
	const above =
		under >= tall + 12
			? 0
			: over >= tall + 12
				? rows.length
				: Math.min(under, over) >= rowHeight + 12
					? rows.length >> 1
					: over > under
						? rows.length
						: 0;
	const upper = Math.max(y - height / 2 - 10 - above * rowHeight, top + 4);
	const lower = Math.min(
		y + height / 2 + 10,
		Math.max(top + 4, bottom - (rows.length - above) * rowHeight - 4)
	);
	const below = above < rows.length;
	const beds: Box[] = [];
	const placed: { counter: CounterView; at: Point }[] = [];
	rows.forEach((row, at) => {
		const width = row.length * (SIZE + GAP) - GAP + 2 * PAD;
		const middle = Math.max(left + width / 2 + 4, Math.min(right - width / 2 - 4, x));
		const bedLeft = middle - width / 2;
		const bedTop = at < above ? upper + at * rowHeight : lower + (at - above) * rowHeight;
		beds.push([bedLeft, bedTop, bedLeft + width, bedTop + SIZE + 2 * PAD]);
		row.forEach((counter, place) =>
			placed.push({ counter, at: [bedLeft + PAD + place * (SIZE + GAP), bedTop + PAD] })
		);
	});
	const stemTo: Point = [x, below ? lower : upper + tall - 4];
	return {
		beds,
		counters: placed,
		stem: [[x, y + (below ? 1 : -1) * height * 0.4], stemTo],
		size: SIZE
	};
}

/** The counter under a place. */
export const pickedFrom = ({ counters, size }: Fan, [x, y]: Point): CounterView | undefined =>
	counters.find(
		({ at }) =>
			x >= at[0] - GAP / 2 &&
			x <= at[0] + size + GAP / 2 &&
			y >= at[1] - PAD / 2 &&
			y <= at[1] + size + PAD / 2
	)?.counter;
