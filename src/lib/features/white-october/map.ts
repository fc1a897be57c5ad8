import { diagonalOf } from '#lib/kernel/hex/diagonal.ts';
import { say } from '#lib/kernel/phrase.ts';
import { t } from '#lib/words/t.ts';
import { overSides, type MapData, type shippedPack } from '#lib/rules/white-october/index.ts';
import type { Ground, MapHex, MapHexside, MapModel } from '#lib/ui/board/model.ts';
import { words } from './words/en/board.ts';

type Pack = Pick<ReturnType<typeof shippedPack>, 'data'>;
type Hex = MapData['hexes'][string];
type District = MapData['city']['districts'][number];

const GROUNDS: Readonly<Record<Hex['terrain'], Ground>> = {
	clear: 'clear',
	forest: 'woods',
	dense_forest: 'forest',
	marsh: 'marsh',
	hills: 'hills',
	lake: 'sea',
	sea: 'sea',
	petrograd: 'city'
};

/** 1.2 About how wide a hex is. */
const KM_PER_HEX = 4;

/** Columns with a letter above them. */
const LETTERED = 4;

/** The middle of the gulf. */
const GULF = '32/F';

/** Where the districts lie, to the right of the map: the column and the row of the middle one. */
const CITY = { column: 34, row: 5 } as const;

/** 16.2 The fewest points of a place that is named before all others. */
const COUNTS = 10;

/** 12 Where the hexes that the city touches are written around it, in columns and rows from its middle. */
const WAYS: Readonly<Record<string, readonly [column: number, row: number]>> = {
	'25/U': [-0.8, -2.3],
	'25/V': [0.8, -2.3],
	'24/W': [1.6, -2],
	'23/W': [2.1, -1.58],
	'22/W': [2, -0.3],
	'22/V': [1.1, 2.25],
	'23/U': [-1.1, 2.25]
};

/** 1.1 Diagonals rise by half a hex with each column: how far a hex lies below the northernmost row. */
const rowOf = ({ grid }: MapData, column: number, number: number): number =>
	grid.rowMax - number - column / 2;

const hexOf = (
	map: MapData,
	id: string,
	hex: Hex,
	counts: (hex: string) => boolean
): readonly MapHex[] => {
	const at = diagonalOf(map.grid.columns, id);
	if (!at) return [];
	const bearsItsName = id === map.city.covers[0];
	return [
		{
			id,
			at: [at.column, rowOf(map, at.column, at.number)],
			ground: GROUNDS[hex.terrain],
			// 12 The hexes of Petrograd have one name between them.
			...(hex.name === undefined || (hex.terrain === 'petrograd' && !bearsItsName)
				? {}
				: {
						place: {
							name: hex.name,
							rank: bearsItsName ? 'city' : (hex.settlement ?? 'site'),
							victory: counts(id)
						}
					}),
			...(hex.station ? { station: true } : {}),
			doubt: hex.name === undefined ? 'guessed' : 'likely'
		}
	];
};

const districtAt = ({ q, r }: District): readonly [number, number] => [
	CITY.column + q,
	CITY.row - r - q / 2
];

/** 12 The districts, as hexes of an inset: those of the centre built up. */
const districtsOf = (map: MapData): readonly MapHex[] =>
	map.city.districts.map((one) => ({
		id: one.id,
		at: districtAt(one),
		ground: one.ring === 'inner' ? 'city' : 'clear',
		place: { name: one.name, rank: 'site' },
		unnumbered: true,
		doubt: one.ring === 'inner' ? 'none' : 'guessed'
	}));

const WATERS: Readonly<Record<MapData['hexsides'][number]['type'], MapHexside['kind']>> = {
	river: 'stream',
	major_river: 'river',
	neva: 'river',
	lake: 'coast',
	sea: 'coast'
};

/** Water along the sides of hexes, bridges, mines; shores are drawn where water meets land. */
const hexsidesOf = (map: MapData): readonly MapHexside[] => {
	const key = (a: string, b: string): string => [a, b].sort().join(' ');
	const crossed = new Set(
		map.lines.flatMap(({ path }) =>
			path.split(' ').map((hex, at, all) => key(all[at - 1] ?? '', hex))
		)
	);
	const isWater = (hex: string): boolean => GROUNDS[map.hexes[hex]?.terrain ?? 'clear'] === 'sea';
	const sides = new Map<string, MapHexside>();
	for (const { type, name, sides: texts } of map.hexsides)
		for (const [a, b] of texts.flatMap((text) => overSides(map, text))) {
			const kind = WATERS[type];
			if (!map.hexes[a] || !map.hexes[b] || (kind === 'coast' && isWater(a) === isWater(b)))
				continue;
			const at = key(a, b);
			sides.set(at, { a, b, kind, ...(name ? { name } : {}), bridge: crossed.has(at) });
		}
	return [
		...sides.values(),
		...map.minefield.flatMap((text) =>
			overSides(map, text).map(([a, b]) => ({ a, b, kind: 'mines' as const }))
		),
		...map.city.neva.map(({ a, b, bridge = false }) => ({
			a,
			b,
			bridge,
			kind: 'river' as const,
			name: 'Neva'
		}))
	];
};

/** The map of the module and that of the city beside it, as one drawing: nothing of it changes during a game. */
export const mapOf = ({ data: { map, scenario } }: Pack): MapModel => {
	const { columns, rowMax, rowMin } = map.grid;
	const points = { ...scenario.victory.places, ...scenario.victory.ifRed };
	const counts = (hex: string): boolean => (points[hex] ?? 0) >= COUNTS;
	const city = districtsOf(map);
	const gulf = diagonalOf(columns, GULF);
	const touched = new Set(map.city.districts.flatMap(({ touches = [] }) => touches));
	const ways = [...touched].flatMap((text) => {
		const [column, row] = WAYS[text] ?? [];
		return column === undefined || row === undefined
			? []
			: [{ text, at: [CITY.column + column, CITY.row + row] as const, near: true }];
	});
	return {
		hexes: [
			...Object.entries(map.hexes).flatMap(([id, hex]) => hexOf(map, id, hex, counts)),
			...city
		],
		hexsides: hexsidesOf(map),
		lines: map.lines.map(({ kind, path }) => ({ kind, path: path.split(' ') })),
		insets: [{ name: t(say(words.petrograd)), hexes: city.map(({ id }) => id) }],
		written: [
			...(gulf
				? [
						{
							text: t(say(words.gulfOfFinland)),
							at: [gulf.column, rowOf(map, gulf.column, gulf.number)] as const
						}
					]
				: []),
			...ways
		],
		kmPerHex: KM_PER_HEX,
		// Half hexes: the first and the last row of every other column.
		cut: [0, rowMax - rowMin],
		columns: columns.flatMap((text, column) => (column % LETTERED ? [] : [{ column, text }])),
		home: { white: ['west', 'south'], red: ['east', 'north'] }
	};
};
