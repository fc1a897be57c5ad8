import {
	chartCells,
	correctableBy,
	isMiss,
	type Draft,
	type Subject
} from '#lib/kernel/book/corrected.ts';
import { NOTHING, type Corrections } from '#lib/kernel/book/corrections.ts';
import type { Parsed } from '#lib/kernel/border/parsed.ts';
import { say } from '#lib/kernel/phrase.ts';
import { same } from '#lib/kernel/same.ts';
import { CHARTS } from '../charts.ts';
import { words } from '../words/en/scenarios.ts';
import { problemAt } from '#lib/kernel/book/module.ts';
import { readPack, shippedPack, SHIPPED_MODULE, type Pack } from './pack.ts';
import type { Counter, MapData, ScenarioData } from './schema.ts';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };
/** The module while it is corrected. */
interface Module extends Draft {
	readonly map: MapData;
	readonly units: { readonly units: Counter[] };
	readonly scenario: ScenarioData;
}

const RAILS = ['rail', 'double-rail'];
const isRail = (kind: string): boolean => RAILS.includes(kind);

/** The two hexes of a hexside, as its key has them: the lower number first. */
export const sideKey = (a: string, b: string): string => [a, b].toSorted().join('-');
const hexesOf = (id: string): readonly [string, string] => [id.slice(0, 4), id.slice(5)];
const joined = (path: readonly string[], [a, b]: readonly [string, string]): number =>
	path.findIndex(
		(hex, at) =>
			(hex === a && path[at + 1] === b) || (hex === b && path[at + 1] === a && at + 1 < path.length)
	);

/** Lines of one class over a hexside: the railroads, or the roads. */
const lines = (rail: boolean): Subject<Module> => ({
	at: ({ map }, id) => {
		const [a, b] = hexesOf(id);
		if (!map.hexes[a] || !map.hexes[b]) return undefined;
		return (
			map.lines.find(({ kind, path }) => isRail(kind) === rail && joined(path, [a, b]) >= 0)
				?.kind ?? NOTHING
		);
	},
	put: ({ map }, id, _, value) => {
		const pair = hexesOf(id);
		const before = map.lines.splice(0);
		let name = '';
		for (const line of before) {
			const at = isRail(line.kind) === rail ? joined(line.path, pair) : -1;
			if (at < 0) {
				map.lines.push(line);
				continue;
			}
			name = line.name;
			for (const path of [line.path.slice(0, at + 1), line.path.slice(at + 1)])
				if (path.length > 1) map.lines.push({ ...line, path });
		}
		if (value === NOTHING) return;
		const kind = value as MapData['lines'][number]['kind'];
		const [from, to] = pair;
		// A line of its kind that ends here goes on; the double track is one line from Orel.
		for (const line of map.lines) {
			if (line.kind !== kind) continue;
			const [first, last] = [line.path[0], line.path.at(-1)];
			if (last === from || last === to) return void line.path.push(last === from ? to : from);
			if (first === from || first === to) return void line.path.unshift(first === from ? to : from);
		}
		map.lines.push({ kind, name, path: [from, to] });
	}
});

const HEX_FIELDS = ['terrain', 'also', 'name', 'settlement', 'station'];

/** The numbers of a counter, as far as it has them. */
const numbersOf = (unit: Counter): Readonly<Record<string, number | undefined>> => ({
	steps: unit.steps,
	tq: unit.tq ?? undefined,
	stacking: unit.stacking,
	capacity: unit.capacity,
	fire: unit.fire,
	...(typeof unit.movement === 'number' ? { movement: unit.movement } : {}),
	...(typeof unit.combat === 'object'
		? { dismounted: unit.combat.dismounted, charging: unit.combat.charging }
		: { combat: unit.combat })
});

const unitIn = ({ units }: Module, id: string): Mutable<Counter> | undefined =>
	units.units.find((unit) => unit.id === id);

const SUBJECTS: Readonly<Record<string, Subject<Module>>> = {
	hex: {
		at: ({ map }, id, field) => {
			const hex = map.hexes[id];
			if (!hex || !HEX_FIELDS.includes(field)) return undefined;
			if (field === 'station') return hex.station ? 'yes' : NOTHING;
			if (field === 'also') return hex.also?.[0] ?? NOTHING;
			return hex[field as 'terrain' | 'name' | 'settlement'] ?? NOTHING;
		},
		put: ({ map }, id, field, value) => {
			const { [field as 'name']: _, ...others } = map.hexes[id] ?? { terrain: 'clear' };
			const now = field === 'station' ? true : field === 'also' ? [value] : value;
			map.hexes[id] = {
				...others,
				...(value === NOTHING ? {} : { [field]: now })
			} as MapData['hexes'][string];
		}
	},
	side: {
		at: ({ map }, id) => {
			const [a, b] = hexesOf(id);
			if (!map.hexes[a] || !map.hexes[b]) return undefined;
			return map.hexsides.find((side) => sideKey(side.a, side.b) === id)?.kind ?? NOTHING;
		},
		put: ({ map }, id, _, value) => {
			const [a, b] = hexesOf(id);
			const at = map.hexsides.findIndex((side) => sideKey(side.a, side.b) === id);
			const before = at < 0 ? { a, b } : map.hexsides[at];
			if (at >= 0) map.hexsides.splice(at, 1);
			if (value !== NOTHING)
				map.hexsides.push({ ...before, kind: value } as MapData['hexsides'][number]);
		}
	},
	rail: lines(true),
	road: lines(false),
	unit: {
		at: (draft, id, field) => {
			const unit = unitIn(draft, id);
			return unit && numbersOf(unit)[field];
		},
		put: (draft, id, field, value) => {
			const unit = unitIn(draft, id);
			if (!unit) return;
			if (field === 'dismounted' || field === 'charging')
				unit.combat = { ...(unit.combat as object), [field]: value } as Counter['combat'];
			else (unit as Record<string, unknown>)[field] = value;
			// Its weaker side stays as it is; it is turned after as many more or fewer losses.
			if (field === 'steps' && unit.reduced)
				unit.reduced = {
					...unit.reduced,
					lossesToFlip: Math.max(0, Number(value) - unit.reduced.steps)
				};
		}
	},
	setup: {
		at: ({ scenario }, id) => scenario.setup.find(({ unit }) => unit === id)?.hex,
		put: ({ scenario }, id, _, value) => {
			const place = scenario.setup.find(({ unit }) => unit === id);
			if (place) place.hex = String(value);
			// The printed flags belong to the printed set-up; the first check of command puts them right (5.2).
			for (const one of scenario.setup) one.againstCommand = true;
		}
	},
	due: {
		at: ({ scenario }, id) => scenario.reinforcements[Number(id)]?.turn,
		put: ({ scenario }, id, _, value) => {
			const group = scenario.reinforcements[Number(id)];
			if (group) group.turn = String(value);
		}
	},
	turn: {
		at: ({ scenario }, id, side) =>
			side === 'white' || side === 'red'
				? scenario.turnTrack.find(({ turn }) => String(turn) === id)?.recruitPoints[side]
				: undefined,
		put: ({ scenario }, id, side, value) => {
			const turn = scenario.turnTrack.find((one) => String(one.turn) === id);
			if (turn) turn.recruitPoints[side as 'white' | 'red'] = Number(value);
		}
	},
	chart: chartCells(CHARTS)
};

/** 7.1.1 A bridge stands wherever a road or a railroad crosses a river. */
function bridge({ map }: Module): void {
	const over = (a: string, b: string, rail: boolean): boolean =>
		map.lines.some(({ kind, path }) => isRail(kind) === rail && joined(path, [a, b]) >= 0);
	for (const side of map.hexsides) {
		const { a, b, kind } = side;
		const bridges = [
			...(over(a, b, false) ? (['road'] as const) : []),
			...(over(a, b, true) ? (['rail'] as const) : [])
		];
		if (same(bridges.toSorted(), (side.bridge ?? []).toSorted())) continue;
		delete side.bridge;
		if (kind === 'river' && bridges.length > 0) side.bridge = bridges;
	}
}

const { corrected, deliveredAt: delivered } = correctableBy(
	SHIPPED_MODULE as Omit<Module, 'tables'>,
	SUBJECTS,
	bridge
);
/** What the module as delivered has under a key; undefined where there is no such thing. */
export const deliveredAt = delivered;

/** The module as its owner has corrected it, as JSON; or the first key that it does not have. */
const correctedModule = (corrections: Corrections): Parsed<unknown> => {
	const made = corrected(corrections);
	return isMiss(made)
		? problemAt(
				made.key,
				say(made.why === 'nothing' ? words.thereIsNoSuchThing : words.anotherKindOfValue)
			)
		: { ok: true, value: { ...made, rulings: {} } };
};

/**
 * The module with these corrections: each well formed, and all fitting together. The positions in which its scenarios
 * begin are not checked.
 */
export const packWith = (corrections: Corrections): Parsed<Pack> => {
	if (Object.keys(corrections).length === 0) return { ok: true, value: shippedPack() };
	const made = correctedModule(corrections);
	return made.ok ? readPack(made.value) : made;
};
