import * as v from 'valibot';
import { CONFIDENCES, HEXSIDES, LINES, PLAYERS, UNIT_TYPES } from '../types.ts';

const hex = v.pipe(v.string(), v.regex(/^\d{4}$/, 'a hex is four digits'));
const player = v.picklist(PLAYERS);
const small = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const words = v.string();
const confidence = v.optional(v.picklist(CONFIDENCES));

/** 1, map: grid, hexes, hexsides and lines. */
const mapSchema = v.object({
	grid: v.object({
		columns: v.pipe(small, v.minValue(1)),
		rows: v.pipe(small, v.minValue(1)),
		shiftedColumns: v.picklist(['even', 'odd'])
	}),
	hexes: v.record(
		hex,
		v.object({
			terrain: v.picklist(['clear', 'valley', 'woods', 'forest', 'scattered-marsh']),
			also: v.optional(
				v.array(v.picklist(['clear', 'valley', 'woods', 'forest', 'scattered-marsh']))
			),
			name: v.optional(words),
			settlement: v.optional(v.picklist(['village', 'town', 'city'])),
			station: v.optional(v.boolean()),
			doubleTrackStation: v.optional(v.boolean()),
			confidence
		})
	),
	hexsides: v.array(
		v.object({
			a: hex,
			b: hex,
			kind: v.picklist(HEXSIDES),
			name: v.optional(words),
			bridge: v.optional(v.array(v.picklist(['road', 'rail']))),
			confidence
		})
	),
	lines: v.array(
		v.object({
			kind: v.picklist(LINES),
			name: v.optional(words, ''),
			path: v.pipe(v.array(hex), v.minLength(2))
		})
	)
});

const combat = v.union([small, v.object({ dismounted: small, charging: small })]);

/** 1.1 One counter with both its sides. */
const counterSchema = v.object({
	id: v.pipe(v.string(), v.minLength(1)),
	label: words,
	name: words,
	side: player,
	type: v.picklist(UNIT_TYPES),
	division: v.optional(v.nullable(words)),
	formation: v.optional(v.nullable(words)),
	independent: v.optional(v.boolean(), false),
	commandedBy: v.optional(v.array(words)),
	combat: v.optional(combat),
	fire: v.optional(small),
	steps: v.pipe(small, v.minValue(1)),
	tq: v.optional(v.nullable(v.pipe(small, v.minValue(1), v.maxValue(6)))),
	movement: v.union([small, v.literal('rail-unlimited')]),
	stacking: small,
	integratedArtillery: v.optional(v.boolean(), false),
	shock: v.optional(v.boolean(), false),
	heavy: v.optional(v.boolean(), false),
	weight: v.optional(v.picklist(['light', 'heavy'])),
	capacity: v.optional(small),
	reduced: v.optional(v.nullable(v.object({ steps: small, fire: v.optional(small) }))),
	confidence
});

const turnDate = v.pipe(v.string(), v.regex(/^\d+ \w+$/, 'a date like 15 Oct'));
const place = v.object({
	unit: words,
	hex,
	outOfCommand: v.optional(v.boolean(), false),
	/** The printed flag, or its absence, is known to contradict the rules of command. */
	againstCommand: v.optional(v.boolean(), false)
});
const inactive = v.object({
	id: words,
	units: v.array(words),
	throughTurn: turnDate,
	/** In words. */
	releasedBy: v.array(words),
	/** What wakes it besides its day and an attack on it; distances in hexes. */
	wakes: v.strictObject({
		enemyWithin: v.optional(small),
		/** A division whose approach does not wake it. */
		except: v.optional(words),
		redWithinOfDoubleTrack: v.optional(small)
	})
});
const holding = {
	allOf: v.optional(v.array(hex)),
	oneOf: v.optional(v.array(hex)),
	without: v.optional(v.array(hex)),
	doubleTrackClear: v.optional(v.boolean()),
	stationSouthOfAllWhite: v.optional(v.boolean())
};
const victoryLine = v.object({
	level: v.picklist(['strategic', 'regional', 'minor']),
	...holding,
	anyOf: v.optional(v.array(v.object(holding)))
});

/** 10 Set-up, reinforcements, inactive formations, victory, and the two other scenarios. */
const scenarioSchema = v.object({
	turnTrack: v.array(
		v.object({ turn: small, date: turnDate, recruitPoints: v.object({ white: small, red: small }) })
	),
	stackingLimit: v.object({ points: small, units: small }),
	recruitment: v.object({
		cap: small,
		orelBonus: small,
		prisonersPerPoint: v.pipe(small, v.minValue(1)),
		battalionCost: small,
		battalions: v.object({ white: v.array(words), red: v.array(words) })
	}),
	friendlyEdges: v.object({
		white: v.array(v.picklist(['north', 'south', 'west', 'east'])),
		red: v.array(v.picklist(['north', 'south', 'west', 'east']))
	}),
	convoySupplyHexes: v.object({ red: v.array(hex), white: v.array(hex), range: small }),
	entryZones: v.object({ red: v.array(hex), white: v.array(hex) }),
	setup: v.array(place),
	reinforcements: v.array(
		v.object({
			turn: turnDate,
			side: player,
			units: v.array(words),
			hexes: v.pipe(v.array(hex), v.minLength(1)),
			mpPenalty: v.optional(small, 0),
			by: v.optional(v.literal('rail')),
			choose: v.optional(words),
			anyStationOf: v.optional(words)
		})
	),
	inactive: v.array(inactive),
	specialRules: v.strictObject({
		/** 10.2 Units that keep behind a river and a railroad. */
		limit: v.strictObject({ section: words, units: v.array(words), river: words, line: words }),
		/** 5.1, 8.6.1 Units that attack together although they belong to several formations. */
		joint: v.array(
			v.strictObject({
				id: words,
				section: words,
				division: v.optional(words),
				units: v.optional(v.array(words), []),
				from: v.optional(turnDate),
				/** Its cavalry is in command near any cavalry brigade. */
				commandedByCavalry: v.optional(v.boolean(), false)
			})
		),
		/** 5.2.1 A division with several main bodies (OR-38). */
		mainBodies: v.object({ section: words, division: words, bodies: small }),
		/** 7.5 Units that may come back elsewhere after being forced off the map. */
		returns: v.object({
			section: words,
			units: v.array(words),
			until: turnDate,
			hexes: v.array(hex)
		})
	}),
	initialControl: v.object({ white: v.array(hex), red: v.array(hex) }),
	victory: v.object({
		locations: v.array(v.object({ hex, name: words })),
		white: v.array(victoryLine),
		red: v.array(victoryLine),
		lossShift: v.array(v.object({ combatUnitsLost: small, shift: small }))
	}),
	variants: v.array(
		v.object({
			id: words,
			section: words,
			dates: v.optional(v.tuple([turnDate, turnDate])),
			area: v.optional(v.object({ rowsGreaterThan: small, columnsLessThan: small })),
			recruitPointFactor: v.optional(v.number()),
			setupUnits: v.optional(v.array(words)),
			reinforcementUnits: v.optional(v.array(words)),
			/** 10.1 The main bodies that the scenario names, and the last day on which there are several. */
			mainBodies: v.optional(v.strictObject({ through: turnDate, first: v.array(words) })),
			whiteWinsIfHolds: v.optional(v.array(hex)),
			inactive: v.optional(v.array(inactive)),
			capacityChanges: v.optional(v.record(words, small))
		})
	)
});

/** A module: everything an owner may correct, as one JSON. */
export const packSchema = v.object({
	map: mapSchema,
	units: v.object({ units: v.array(counterSchema) }),
	scenario: scenarioSchema,
	/** Cells of charts that differ from the printed ones. */
	tables: v.optional(v.record(words, v.array(v.array(v.nullable(v.union([v.number(), words])))))),
	/** Rulings for which another reading than the proposed one is chosen. */
	rulings: v.optional(v.record(words, words))
});

export type MapData = v.InferOutput<typeof mapSchema>;
export type Counter = v.InferOutput<typeof counterSchema>;
export type ScenarioData = v.InferOutput<typeof scenarioSchema>;
export type PackData = v.InferOutput<typeof packSchema>;
