import type { shippedPack } from '#lib/rules/orel-1919/index.ts';
import type { MapData } from '#lib/rules/orel-1919/index.ts';
import type { Doubt, Ground, MapHex, MapModel } from '#lib/ui/board/model.ts';

type Hex = MapData['hexes'][string];

const GROUNDS: Readonly<Record<Hex['terrain'], Ground>> = {
	clear: 'clear',
	valley: 'valley',
	woods: 'woods',
	forest: 'forest',
	'scattered-marsh': 'marsh'
};

/** What the rules fix, or is surely so, is drawn without doubt. */
const DOUBTS: Readonly<Record<string, Doubt>> = { medium: 'likely', low: 'guessed' };

/** The rulebook gives no scale in kilometres; a hex of this map is about this wide. */
const KM_PER_HEX = 4;

/** Columns with a number above them. */
const NUMBERED = 5;

const hexOf = ([id, hex]: readonly [string, Hex], goals: ReadonlySet<string>): MapHex => {
	const [column, row] = [Number(id.slice(0, 2)), Number(id.slice(2))];
	return {
		id,
		at: [column - 1, row - (column % 2 ? 0.5 : 0)],
		ground: GROUNDS[hex.terrain],
		...(hex.also ? { also: hex.also.map((one) => GROUNDS[one]) } : {}),
		...(hex.name === undefined
			? {}
			: {
					place: {
						name: hex.name,
						rank: hex.settlement ?? 'site',
						victory: goals.has(id)
					}
				}),
		...(hex.station ? { station: true } : {}),
		doubt: DOUBTS[hex.confidence ?? ''] ?? 'none'
	};
};

/** The map of the module as a drawing: nothing of it changes during a game. */
export const mapOf = ({
	data: { map, scenario }
}: Pick<ReturnType<typeof shippedPack>, 'data'>): MapModel => {
	const goals = new Set(scenario.victory.locations.map(({ hex }) => hex));
	const { columns, rows } = map.grid;
	return {
		hexes: Object.entries(map.hexes).map((one) => hexOf(one, goals)),
		hexsides: map.hexsides.map(({ a, b, kind, name, bridge }) => ({
			a,
			b,
			kind,
			...(name === undefined ? {} : { name }),
			bridge: bridge !== undefined && bridge.length > 0
		})),
		lines: map.lines.map(({ kind, path }) => ({ kind, path })),
		entries: [
			{ side: 'red', hexes: scenario.entryZones.red },
			{ side: 'white', hexes: scenario.entryZones.white }
		],
		kmPerHex: KM_PER_HEX,
		// Half hexes: the first row of odd columns, the last of even ones.
		cut: [0.5, rows],
		columns: Array.from({ length: columns }, (_, at) => at + 1)
			.filter((n) => n === 1 || n % NUMBERED === 0)
			.map((n) => ({ column: n - 1, text: String(n).padStart(2, '0') })),
		home: scenario.friendlyEdges
	};
};
