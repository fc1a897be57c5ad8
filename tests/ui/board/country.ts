import data from '#lib/rules/orel-1919/scenarios/data/map.json';
import type { BoardSide, CounterView, MapHex, MapModel, StackView } from '#lib/ui/board/model.ts';

/** A sheet of clear hexes, columns with an odd index half a hex lower, numbered CCRR. */
export const sheet = (columns: number, rows: number): MapModel => ({
	kmPerHex: 4,
	hexes: Array.from({ length: columns * rows }, (_, at): MapHex => {
		const [column, row] = [Math.floor(at / rows), at % rows];
		const id = [column + 1, row + 1].map((one) => String(one).padStart(2, '0')).join('');
		return { id, at: [column, row + 0.5 + (column % 2) / 2], ground: 'clear' };
	}),
	hexsides: [],
	lines: []
});

const placed = (id: string): readonly [number, number] => {
	const [column, row] = [Number(id.slice(0, 2)) - 1, Number(id.slice(2)) - 1];
	return [column, row + 0.5 + (column % 2) / 2];
};
interface Raw {
	terrain: string;
	name?: string;
	settlement?: 'city' | 'town' | 'village';
	station?: boolean;
}

/** A real map of 640 hexes, as large as the board will be. */
export const country: MapModel = {
	kmPerHex: 4,
	cut: [0.5, 20],
	home: { red: ['north', 'west'], white: ['south'] },
	hexes: Object.entries(data.hexes as Record<string, Raw>).map(
		([id, { terrain, name, settlement, station = false }]): MapHex => ({
			id,
			at: placed(id),
			ground: (terrain === 'scattered-marsh' ? 'marsh' : terrain) as MapHex['ground'],
			station,
			...(name
				? {
						place: { name, rank: settlement ?? 'site', victory: /^(Orel|Kromy|Sevsk)$/.test(name) }
					}
				: {})
		})
	),
	hexsides: (
		data.hexsides as unknown as {
			a: string;
			b: string;
			kind: 'river';
			name: string;
			bridge?: string[];
		}[]
	).map(({ a, b, kind, name, bridge }) => ({ a, b, kind, name, bridge: bridge !== undefined })),
	lines: data.lines as MapModel['lines']
};

export const counter = (
	id: string,
	side: BoardSide,
	more: Partial<CounterView> = {}
): CounterView => ({
	id,
	side,
	sign: 'infantry',
	value: '4',
	movement: '5',
	quality: '4',
	steps: 3,
	left: 3,
	name: `${side} ${id}`,
	...more
});

export const stack = (hex: string, side: BoardSide, steps = 3): StackView => ({
	hex,
	counters: [counter(hex, side, { steps, left: steps })]
});
