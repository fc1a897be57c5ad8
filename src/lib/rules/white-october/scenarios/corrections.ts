import {
	chartCells,
	correctableBy,
	hexesOf,
	putIn,
	type Draft,
	type Loose,
	type Subject
} from '#lib/kernel/book/corrected.ts';
import { NOTHING } from '#lib/kernel/book/corrections.ts';
import { SIDES } from '#lib/kernel/hex/hex.ts';
import { CHARTS } from '../charts.ts';
import { nextTo, sidesIn } from './hexsides.ts';
import { readPack, shippedPack, turned, type Pack } from './pack.ts';
import type { MapData, PackData } from './schema.ts';

/** The module while it is corrected. */
type Module = Loose<PackData> & Draft;
type Pair = readonly [a: string, b: string];

/** The hex over a side of another; undefined off the sheet. */
export const hexOver = (map: Loose<MapData>, hex: string, side: number): string | undefined => {
	const over = nextTo(map, hex, side);
	return over !== undefined && map.hexes[over] ? over : undefined;
};

/** The direction from one hex to the next; undefined where they are not neighbours on the sheet. */
const directionOf = (map: Loose<MapData>, [a, b]: Pair): (typeof SIDES)[number] | undefined =>
	map.hexes[a] && map.hexes[b] ? SIDES.find((_, side) => hexOver(map, a, side) === b) : undefined;

/** Does a text like `22/G NE SE` name this hexside, from either of its hexes? */
const names = (map: Loose<MapData>, text: string, [a, b]: Pair): string | undefined => {
	const [hex, sides] = sidesIn(text);
	const other = hex === a ? b : hex === b ? a : undefined;
	const side = other === undefined ? undefined : directionOf(map, [hex, other]);
	return side !== undefined && sides.includes(side) ? side : undefined;
};

/** Texts of hexsides without this one. */
const without = (map: Loose<MapData>, texts: readonly string[], pair: Pair): string[] =>
	texts.flatMap((text) => {
		const side = names(map, text, pair);
		if (side === undefined) return [text];
		const [hex, sides] = sidesIn(text);
		const rest = sides.filter((one) => one !== side);
		return rest.length > 0 ? [[hex, ...rest].join(' ')] : [];
	});

const joined = (path: readonly string[], [a, b]: Pair): number =>
	path.findIndex((hex, at) => {
		const next = path[at + 1];
		return (hex === a && next === b) || (hex === b && next === a);
	});

/** Roads, or railroads, over a hexside. */
const lines = (kind: 'road' | 'rail'): Subject<Module> => ({
	at: ({ map }, id) => {
		const pair = hexesOf(id);
		if (directionOf(map, pair) === undefined) return undefined;
		return map.lines.some((line) => line.kind === kind && joined(line.path.split(' '), pair) >= 0)
			? 'yes'
			: NOTHING;
	},
	put: ({ map }, id, _, value) => {
		const pair = hexesOf(id);
		const touches = (district: string | undefined, hex: string | undefined): boolean =>
			map.city.districts.some((one) => one.id === district && one.touches.includes(hex ?? ''));
		const kept = map.lines.splice(0).flatMap((line) => {
			const path = line.path.split(' ');
			const at = line.kind === kind ? joined(path, pair) : -1;
			if (at < 0) return [line];
			const { entersCity, ...own } = line;
			return [path.slice(0, at + 1), path.slice(at + 1)]
				.filter(({ length }) => length > 1)
				.map((part) => ({
					...own,
					path: part.join(' '),
					...(entersCity !== undefined &&
					(touches(entersCity, part[0]) || touches(entersCity, part.at(-1)))
						? { entersCity }
						: {})
				}));
		});
		map.lines.push(...kept, ...(value === NOTHING ? [] : [{ kind, path: pair.join(' ') }]));
	}
});

const HEX_FIELDS = ['terrain', 'name', 'settlement', 'station'] as const;
const UNIT_FIELDS = [
	'combat',
	'firepower',
	'ep',
	'quality',
	'morale',
	'movement',
	'command',
	'radius',
	'range',
	'actions',
	'reduced.combat',
	'reduced.quality',
	'reduced.morale'
];
/** Where a value of a counter stands, and what it is called there. */
const bearer = (
	{ units }: Module,
	id: string,
	field: string
): readonly [part: object | undefined, name: string] => {
	const unit = units.units.find((one) => one.id === id);
	const [first = '', weaker] = field.split('.');
	return weaker === undefined ? [unit, first] : [unit?.reduced, weaker];
};

const SUBJECTS: Readonly<Record<string, Subject<Module>>> = {
	hex: {
		at: ({ map }, id, field) => {
			const [hex, known] = [map.hexes[id], HEX_FIELDS.find((one) => one === field)];
			if (!hex || !known || hex.terrain === 'petrograd') return undefined;
			const value = hex[known];
			return value === true ? 'yes' : value || NOTHING;
		},
		put: ({ map }, id, field, value) =>
			putIn(
				map.hexes[id],
				field,
				value === NOTHING ? undefined : field === 'station' ? true : value
			)
	},
	side: {
		at: ({ map }, id) => {
			const pair = hexesOf(id);
			if (directionOf(map, pair) === undefined) return undefined;
			return (
				map.hexsides.find(({ sides }) => sides.some((text) => names(map, text, pair)))?.type ??
				NOTHING
			);
		},
		put: ({ map }, id, _, value) => {
			const pair = hexesOf(id);
			const kept = map.hexsides.splice(0).flatMap((one) => {
				const sides = without(map, one.sides, pair);
				return sides.length > 0 ? [{ ...one, sides }] : [];
			});
			map.hexsides.push(...kept);
			if (value !== NOTHING)
				map.hexsides.push({
					type: String(value),
					sides: [`${pair[0]} ${directionOf(map, pair) ?? ''}`]
				});
		}
	},
	road: lines('road'),
	rail: lines('rail'),
	unit: {
		at: (draft, id, field) => {
			const [side, name] = bearer(draft, id, field);
			const value: unknown = side && UNIT_FIELDS.includes(field) && Reflect.get(side, name);
			return typeof value === 'number' ? value : undefined;
		},
		put: (draft, id, field, value) => putIn(...bearer(draft, id, field), value)
	},
	setup: {
		at: ({ scenario }, id) => scenario.setup.find(({ unit }) => unit === id)?.at,
		put: ({ scenario }, id, _, value) => {
			const place = scenario.setup.find(({ unit }) => unit === id);
			if (place) place.at = String(value);
		}
	},
	due: {
		at: ({ scenario }, id) => scenario.reinforcements.find(({ unit }) => unit === id)?.turn,
		put: ({ scenario }, id, _, value) => {
			const coming = scenario.reinforcements.find(({ unit }) => unit === id);
			if (coming) coming.turn = Number(value);
		}
	},
	turn: {
		at: ({ scenario }, id, field) =>
			field === 'rpWhite' || field === 'rpRed' || field === 'weather'
				? scenario.turns[Number(id) - 1]?.[field]
				: undefined,
		put: ({ scenario }, id, field, value) => putIn(scenario.turns[Number(id) - 1], field, value)
	},
	chart: chartCells(CHARTS)
};

/** What the module as delivered has under a key, and the module with these corrections. */
export const { deliveredAt, packWith } = correctableBy<Loose<PackData>, Pack>(
	shippedPack,
	readPack,
	SUBJECTS,
	({ units }) => turned(units.units)
);
