import type { HexId, Lights, StackView } from '../model.ts';
import { HEIGHT, type Box, type Field } from './field.ts';
import type { FrontPiece } from './front.ts';
import type { Level } from './ground.ts';
import { COUNTER, labelled, widthOf, type KnownRooms, type Label } from './labels.ts';
import { halfOf, leftAt, pixel } from './lights.ts';
import { stepsOf, tokenSize } from './tokens.ts';

/** What lies on the map when its names look for room. */
export interface Lying {
	readonly stacks: readonly StackView[];
	readonly front: readonly FrontPiece[];
	readonly lights: Lights;
	readonly fan?: HexId | undefined;
	/** How wide a name is as it is drawn; without it, a guess. */
	readonly widthOf?: typeof widthOf;
	/** Where names can stand, kept by whoever draws this map at this level. */
	readonly known?: KnownRooms;
}

const around = (x: number, y: number, by: number): Box => [x - by, y - by, x + by, y + by];

/** The names of a map, in pixels. While somebody moves, villages in reach give way to the numbers, unless they have none of their own. */
export function labelsOf(
	field: Field,
	size: number,
	level: Level,
	{ stacks, front, lights, fan, widthOf: wide = widthOf, known }: Lying
): Label[] {
	const height = size * HEIGHT;
	const lying = stacks.filter(({ hex }) => field.of(hex));
	const busy = new Set(lying.map(({ hex }) => hex));
	const taken = lying.map((stack): Box => {
		const [x, y] = pixel(field, stack.hex, size);
		return around(x, y, level === 'S' ? tokenSize(stepsOf(stack)) + 1 : height * 0.35 + COUNTER);
	});
	const close = new Set<HexId>(fan === undefined ? [] : [fan]);
	for (const id of lights.reach?.keys() ?? []) {
		if (!field.of(id)) continue;
		close.add(id);
		for (let side = 0; side < 6; side++) close.add(field.next(id, side) ?? id);
	}
	const asked = [...(lights.targets ?? []), ...(lights.tags?.keys() ?? [])].filter((id) =>
		field.of(id)
	);
	for (const id of asked) {
		// Where a name is all that a place is known by, it stands in the frame around it.
		if (field.of(id)?.unnumbered && !lights.tags?.has(id)) continue;
		const [x, y] = pixel(field, id, size);
		taken.push(around(x, y, height * 0.45));
	}
	// Names of the whole map do not run over the smaller ones beside it.
	for (const id of level === 'S' ? field.beside : []) {
		const [x, y] = pixel(field, id, size);
		taken.push(around(x, y, height * 0.5));
	}
	/** The points in reach: while somebody moves they are what is read. */
	const points = [...((level !== 'S' && lights.reach) || [])].flatMap(([id, text]): Box[] => {
		if (!text || !field.of(id)) return [];
		const [x, y] = leftAt(field, id, text, size, { beside: busy.has(id), path: lights.path });
		const half = halfOf(text) + 1;
		return [[x - half, y - 13, x + half, y + 3]];
	});
	const paperOf = (hex: HexId): Box => {
		const [left, top, right, bottom] = field.beside.has(hex) ? field.box : field.sheet;
		return [left * size + 2, top * size + 3, right * size - 2, bottom * size - 3];
	};
	return labelled({
		places: field.hexes
			.filter(({ id, place, unnumbered }) => {
				if (!place) return false;
				return !close.has(id) || unnumbered || place.rank === 'city' || place.rank === 'town';
			})
			.map((hex) => ({
				hex,
				at: pixel(field, hex.id, size),
				busy: busy.has(hex.id),
				clear: hex.unnumbered === true && !busy.has(hex.id) && !close.has(hex.id)
			})),
		height,
		level,
		widthOf: wide,
		...(known ? { known } : {}),
		taken,
		points,
		rather: [
			...front.flatMap(({ line }) => line.map(([x, y]): Box => around(x * size, y * size, 5))),
			...points
		],
		paperOf
	});
}
