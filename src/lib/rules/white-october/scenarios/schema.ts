import * as v from 'valibot';
import { ARMIES, CAPACITIES, SETTLEMENTS, UNIT_TYPES, WATERS } from '../types.ts';

const hex = v.pipe(v.string(), v.regex(/^\d\d\/[A-Z]{1,2}$/, 'a hex is a diagonal and a column'));
const place = v.union([hex, v.pipe(v.string(), v.regex(/^[A-Z_]{3,}$/, 'a hex or a district'))]);
const small = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const words = v.string();
/** A hex and some of its sides, as `22/G NE SE`; alone, with all of them. */
const sides = v.pipe(
	v.string(),
	v.regex(/^\d\d\/[A-Z]{1,2}( (N|NE|SE|S|SW|NW))*$/, 'a hex and its sides')
);

/** 1.1, 12 The map, and that of the city. */
const mapSchema = v.object({
	grid: v.object({ columns: v.array(words), rowMin: small, rowMax: small }),
	hexes: v.record(
		hex,
		v.object({
			terrain: v.picklist([
				'clear',
				'forest',
				'dense_forest',
				'marsh',
				'hills',
				'lake',
				'sea',
				'petrograd'
			]),
			name: v.optional(words),
			settlement: v.optional(v.picklist(SETTLEMENTS)),
			station: v.optional(v.boolean())
		})
	),
	hexsides: v.array(
		v.object({ type: v.picklist(WATERS), name: v.optional(words), sides: v.array(sides) })
	),
	/** Rail bridges that are down from the start; the others stand wherever a line crosses water. */
	wrecked: v.array(sides),
	minefield: v.array(sides),
	lines: v.array(
		v.object({
			kind: v.picklist(['road', 'rail']),
			/** Its hexes in order, with blanks between them. */
			path: words,
			entersCity: v.optional(words)
		})
	),
	city: v.object({
		/** The hexes of the map that it stands for; the first bears its name. */
		covers: v.array(hex),
		districts: v.array(
			v.object({
				id: place,
				name: words,
				ring: v.picklist(['inner', 'outer']),
				q: v.pipe(v.number(), v.integer()),
				r: v.pipe(v.number(), v.integer()),
				touches: v.optional(v.array(hex), []),
				seaTouches: v.optional(v.array(hex), [])
			})
		),
		neva: v.array(v.object({ a: place, b: place, bridge: v.optional(v.boolean()) })),
		routExits: v.array(hex)
	}),
	supply: v.object({
		red: v.object({
			districts: v.array(place),
			coastEastOf: words,
			closedWithoutDivision: v.array(hex)
		}),
		white: v.object({ hexes: v.array(hex), estonianCoast: v.object({ fromRedFort: small }) })
	})
});

/** 1.3 One counter with both its sides. */
const counterSchema = v.object({
	id: v.pipe(v.string(), v.minLength(1)),
	name: words,
	army: v.picklist(ARMIES),
	type: v.picklist(UNIT_TYPES),
	/** 6.1 The colour of its strip. */
	formation: words,
	ep: v.optional(v.pipe(small, v.minValue(1))),
	combat: v.optional(small),
	firepower: v.optional(small),
	/** 13 From 1 hex upwards. */
	firepowerByRange: v.optional(v.array(small)),
	quality: v.optional(v.pipe(small, v.minValue(1), v.maxValue(6))),
	morale: v.optional(v.pipe(small, v.minValue(1), v.maxValue(6))),
	movement: v.optional(v.union([small, v.literal('unlimited'), v.literal('rail')])),
	/** 8.2.6 Its side with one EP. */
	reduced: v.optional(v.object({ combat: small, quality: small, morale: small })),
	command: v.optional(small),
	radius: v.optional(small),
	capacity: v.optional(v.picklist(CAPACITIES)),
	/** 1.5 No ZOC when alone. */
	whiteSymbol: v.optional(v.boolean(), false),
	/** 3.2 It yields no prisoners. */
	whiteLine: v.optional(v.boolean(), false),
	/** 16.1 It goes no farther east. */
	limitColumn: v.optional(words),
	box: v.optional(words),
	static: v.optional(v.boolean(), false),
	/** 13 */
	barrageOnly: v.optional(v.boolean(), false),
	/** 15.1 Actions at full strength in a game. */
	actions: v.optional(small),
	range: v.optional(small)
});

const limits = v.tuple([small, small]);

/** 16 Set-up, reinforcements, what can be raised, rail, and victory. */
const scenarioSchema = v.object({
	turns: v.array(
		v.object({
			date: words,
			weather: v.picklist(['clear', 'bad']),
			rpWhite: small,
			rpRed: small
		})
	),
	lastTurn: small,
	starting: v.object({
		rpWhite: small,
		rpRed: small,
		rpMax: small,
		ammoStock: small,
		fatigue: small
	}),
	stacking: v.object({
		field: v.object({ units: small, ep: small, free: small }),
		city: v.object({
			units: small,
			ep: small,
			guns: small,
			vehicles: small,
			communists: small,
			detachments: small
		})
	}),
	setup: v.array(v.object({ unit: words, at: words })),
	entrenchments: v.array(hex),
	reinforcements: v.array(
		v.object({
			unit: words,
			turn: small,
			/** A hex, a district, P, K, M, V, D or BOX. */
			entry: words,
			removedTurn: v.optional(small),
			group: v.optional(words),
			eprdIfDeclined: v.optional(small)
		})
	),
	entries: v.object({ K: hex, M: hex, V: hex, disembark: v.array(hex) }),
	toCreate: v.array(
		v.object({
			unit: words,
			action: v.picklist([
				'military_units',
				'communist',
				'detachments',
				'free_gun',
				'levy',
				'insurgents'
			]),
			placement: v.optional(words)
		})
	),
	rail: v.object({
		lines: v.object({ M: small, V: small }),
		/** Units and EP in one hex and turn. */
		detrain: v.object({ town: limits, outer_district: limits, village: limits, other: limits }),
		white: v.object({ after: hex, ep: small })
	}),
	special: v.object({
		demoralised: v.array(words),
		garrison: v.object({ hex, latest: small, delays: words }),
		prolong: v.array(v.object({ without: v.array(words), to: small })),
		gatchinaAmmo: small,
		desertionFrom: small,
		politicalFrom: small,
		bridges: small,
		rpForCapture: v.array(hex)
	}),
	victory: v.object({
		automatic: place,
		eachDistrict: small,
		places: v.record(hex, small),
		evenIfPassed: v.array(hex),
		ifRed: v.record(hex, small)
	})
});

/** A module: everything an owner may correct, as one JSON. */
export const packSchema = v.object({
	map: mapSchema,
	units: v.object({
		markers: v.record(words, small),
		units: v.array(counterSchema)
	}),
	scenario: scenarioSchema,
	/** Cells of charts that differ from the shipped ones. */
	tables: v.optional(v.record(words, v.array(v.array(v.nullable(v.union([v.number(), words])))))),
	/** Rulings for which another reading than the proposed one is chosen. */
	rulings: v.optional(v.record(words, words))
});

export type MapData = v.InferOutput<typeof mapSchema>;
export type Counter = v.InferOutput<typeof counterSchema>;
export type ScenarioData = v.InferOutput<typeof scenarioSchema>;
export type PackData = v.InferOutput<typeof packSchema>;
