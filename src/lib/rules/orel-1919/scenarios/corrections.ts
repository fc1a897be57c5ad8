import {
	chartCells,
	correctableBy,
	hexesOf,
	putIn,
	sideKey,
	type Draft,
	type Loose,
	type Subject
} from '#lib/kernel/book/corrected.ts';
import { NOTHING, type Value } from '#lib/kernel/book/corrections.ts';
import { same } from '#lib/kernel/same.ts';
import { CHARTS } from '../charts.ts';
import { readPack, shippedPack, type Pack } from './pack.ts';
import { isCombatUnit, isDepot, isTrain } from '../types.ts';
import type { Counter, PackData } from './schema.ts';

/** The module while it is corrected. */
type Module = Loose<PackData> & Draft;

const RAILS = ['rail', 'double-rail'];
const isRail = (kind: string): boolean => RAILS.includes(kind);

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
		const [from, to] = pair;
		// A line of its kind that ends here goes on; the double track is one line from Orel.
		for (const line of map.lines) {
			if (line.kind !== value) continue;
			const [first, last] = [line.path[0], line.path.at(-1)];
			if (last === from || last === to) return void line.path.push(last === from ? to : from);
			if (first === from || first === to) return void line.path.unshift(first === from ? to : from);
		}
		map.lines.push({ kind: String(value), name, path: [from, to] });
	}
});

const HEX_FIELDS = ['terrain', 'also', 'name', 'settlement', 'station'] as const;

/** What a counter says, as far as it has it. */
const printedOn = (unit: Counter): Readonly<Record<string, Value | undefined>> => {
	const { type, combat, movement, reduced } = unit;
	const marked = (flag: 'integratedArtillery' | 'shock', may: boolean): Value | undefined =>
		may ? (unit[flag] ? 'yes' : NOTHING) : undefined;
	return {
		steps: unit.steps,
		tq: unit.tq ?? undefined,
		stacking: unit.stacking,
		capacity: unit.capacity,
		fire: unit.fire,
		...(typeof movement === 'number' && { movement }),
		...(typeof combat === 'object' ? combat : { combat }),
		integratedArtillery: marked('integratedArtillery', isCombatUnit(type)),
		// 7.2 It makes an attack cheaper, of which no depot and no train makes any that costs.
		shock: marked('shock', unit.side === 'red' && !isDepot(type) && !isTrain(type)),
		// 4.3.1 B, 8.3.2 The numbers of its weaker side by which anything goes: its strength is a point less for each loss.
		weakSteps: isCombatUnit(type) ? reduced?.steps : undefined,
		weakFire: isTrain(type) ? reduced?.fire : undefined
	};
};

const unitIn = ({ units }: Module, id: string): Loose<Counter> | undefined =>
	units.units.find((unit) => unit.id === id);

const SUBJECTS: Readonly<Record<string, Subject<Module>>> = {
	hex: {
		at: ({ map }, id, field) => {
			const [hex, known] = [map.hexes[id], HEX_FIELDS.find((one) => one === field)];
			if (!hex || !known) return undefined;
			const [value] = [hex[known]].flat();
			return value === true ? 'yes' : value || NOTHING;
		},
		put: ({ map }, id, field, value) => {
			const now = field === 'station' ? true : field === 'also' ? [value] : value;
			putIn(map.hexes[id], field, value === NOTHING ? undefined : now);
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
			const [before = { a, b }] = at < 0 ? [] : map.hexsides.splice(at, 1);
			if (value !== NOTHING) map.hexsides.push({ ...before, kind: String(value) });
		}
	},
	rail: lines(true),
	road: lines(false),
	unit: {
		at: (draft, id, field) => {
			const unit = unitIn(draft, id);
			return unit && printedOn(unit as Counter)[field];
		},
		put: (draft, id, field, value) => {
			const unit = unitIn(draft, id);
			if (!unit) return;
			const { reduced } = unit;
			if (field === 'weakFire') putIn(reduced ?? undefined, 'fire', value);
			else if (field === 'weakSteps') putIn(reduced ?? undefined, 'steps', value);
			else if (field === 'integratedArtillery' || field === 'shock') unit[field] = value === 'yes';
			else
				putIn(
					Object(field === 'dismounted' || field === 'charging' ? unit.combat : unit),
					field,
					value
				);
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

/**
 * What the module as delivered has under a key, and the module with these corrections. The positions in which its
 * scenarios begin are not checked.
 */
export const { deliveredAt, packWith } = correctableBy<Loose<PackData>, Pack>(
	shippedPack,
	readPack,
	SUBJECTS,
	bridge
);
