import { chart } from '#lib/kernel/book/chart.ts';
import {
	EVENTS as EVENT_NAMES,
	type Code,
	type EventName,
	type Morale,
	type Mover,
	type Terrain,
	type Water
} from './types.ts';

const BOOK = 'White October: reconstructed, the printed charts were not at hand';

/** 8.2.5 Combat Results Table: 2d6 with modifiers; the least losses of each side. */
// prettier-ignore
const CRT_LOSSES = chart<number, 'attacker' | 'defender', number>({
	source:  { book: BOOK, section: '8.2.5', standing: 'reconstructed' },
	columns: ['attacker', 'defender'],
	rows:    [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
	cells: [
		[3, 0],
		[2, 0],
		[2, 0],
		[2, 0],
		[1, 1],
		[1, 1],
		[1, 1],
		[1, 1],
		[1, 1],
		[0, 1],
		[0, 2],
		[0, 2],
		[0, 2],
		[0, 3]
	]
});

/** 8.2.5 Combat Results Table, the attacker's columns: total down, his Predominant Morale across. */
// prettier-ignore
const CRT_ATTACKER = chart<number, Morale, Code>({
	source:  { book: BOOK, section: '8.2.5', standing: 'reconstructed' },
	columns: [1, 2, 3, 4, 5, 6],
	rows:    [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
	cells: [
		['dr',   'dr',   'dr', 'dr', 'r',  'r' ],
		['dr',   'dr',   'dr', 'r',  'r',  'r' ],
		['dr',   'dr',   'r',  'r',  'r',  'd' ],
		['dr',   'r',    'r',  'r',  'd',  '-' ],
		['r',    'r',    'r',  'd',  '-',  '-' ],
		['r',    'r',    'd',  '-',  '-',  '-' ],
		['d a1', 'd a1', 'a1', 'a1', 'a1', 'a1'],
		['d a1', 'a1',   'a1', 'a1', 'a1', 'a1'],
		['a',    'a',    'a',  'a',  'a',  'a' ],
		['a',    'a',    'a',  'a',  'a',  'a' ],
		['a',    'a',    'a',  'a',  'a',  'a' ],
		['a',    'a',    'a',  'a',  'a',  'a' ],
		['a',    'a',    'a',  'a',  'a',  'a' ],
		['a',    'a',    'a',  'a',  'a',  'a' ]
	]
});

/** 8.2.5 Combat Results Table, the defender's columns: total down, his Predominant Morale across. */
// prettier-ignore
const CRT_DEFENDER = chart<number, Morale, Code>({
	source:  { book: BOOK, section: '8.2.5', standing: 'reconstructed' },
	columns: [1, 2, 3, 4, 5, 6],
	rows:    [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
	cells: [
		['a',  'a',  'a',  'a',  'a',  'a' ],
		['a1', 'a1', 'a1', 'a1', 'a1', 'a1'],
		['-',  '-',  '-',  '-',  '-',  '-' ],
		['d',  '-',  '-',  '-',  '-',  '-' ],
		['d',  'd',  '-',  '-',  '-',  '-' ],
		['d',  'd',  'd',  '-',  '-',  '-' ],
		['dr', 'dr', 'r',  'd',  '-',  '-' ],
		['dr', 'dr', 'r',  'r',  'd',  '-' ],
		['dr', 'dr', 'dr', 'r',  'r',  'd' ],
		['dr', 'dr', 'dr', 'r',  'r',  'r' ],
		['dr', 'dr', 'dr', 'dr', 'r',  'r' ],
		['dr', 'dr', 'dr', 'dr', 'dr', 'r' ],
		['dr', 'dr', 'dr', 'dr', 'dr', 'r' ],
		['dr', 'dr', 'dr', 'dr', 'dr', 'dr']
	]
});

/** 8.2.5 The ratio of values and its modifier: from this ratio upwards; the first row covers all the rest (WO-02). */
// prettier-ignore
const RATIO = chart({
	source:  { book: BOOK, section: '8.2.5', standing: 'reconstructed', ruling: 'WO-02' },
	columns: ['modifier'],
	rows:    ['below', '1/3', '1/2', '2/3', '1', '3/2', '2', '3', '4', '5'],
	cells: [[-4], [-3], [-2], [-1], [0], [1], [2], [3], [4], [5]]
});

/** 8.2.5 Modifiers of the combat dice. The sections name sizes only where they are printed. */
// prettier-ignore
const COMBAT_DRM = chart({
	source:  { book: BOOK, section: '8.2.5', standing: 'reconstructed' },
	columns: ['modifier'],
	rows: [
		'more_fire', 'air', 'more_vehicles', 'tank', 'night', 'encircled', 'hq_attack', 'hq_defence', 'lone_fort'
	],
	cells: [[1], [1], [1], [1], [1], [2], [1], [-1], [-3]]
});

/** 8.1.3 Barrage table: from this total upwards; below 9 nothing. Steps lost, d, who retreats (Morale at most). */
// prettier-ignore
const BARRAGE = chart({
	source:  { book: BOOK, section: '8.1.3', standing: 'reconstructed', ruling: 'WO-47' },
	columns: ['loss', 'd', 'retreat'],
	rows:    [9, 10, 11, 12, 13, 14, 15],
	cells: [
		[0, 0, 0],
		[0, 1, 0],
		[0, 1, 1],
		[1, 0, 2],
		[1, 0, 3],
		[1, 0, 4],
		[2, 0, 4]
	]
});

/** 8.1.3 Modifiers of a barrage, besides firepower and terrain. */
// prettier-ignore
const BARRAGE_DRM = chart({
	source:  { book: BOOK, section: '8.1.3', standing: 'reconstructed' },
	columns: ['modifier'],
	rows:    ['routed', 'fort', 'fleet', 'artillery', 'hq', 'observation'],
	cells: [[1], [-2], [-2], [-1], [-1], [2]]
});

/** 7.1 Terrain chart: movement in MP (null: impassable). */
// prettier-ignore
const TERRAIN_MOVEMENT = chart<Terrain, Mover, number | null>({
	source:  { book: BOOK, section: '7.1', standing: 'reconstructed' },
	columns: ['infantry', 'cavalry', 'artillery', 'vehicle', 'hq'],
	rows:    ['clear', 'forest', 'dense_forest', 'marsh', 'hills', 'lake', 'sea', 'inner_district', 'outer_district'],
	cells: [
		[1,    1,    1,    1,    1   ],
		[1,    2,    2,    2,    1   ],
		[2,    3,    3,    null, 2   ],
		[2,    3,    null, null, 2   ],
		[1,    1,    2,    2,    1   ],
		[null, null, null, null, null],
		[null, null, null, null, null],
		[1,    1,    1,    1,    1   ],
		[1,    1,    1,    1,    1   ]
	]
});

/** 7.1 Terrain chart: MP along a road or railroad (null: no help; by rail the lower of this and the terrain). */
// prettier-ignore
const LINE_MOVEMENT = chart<'road' | 'rail', Mover, number | null>({
	source:  { book: BOOK, section: '7.1', standing: 'reconstructed', ruling: 'WO-42' },
	columns: ['infantry', 'cavalry', 'artillery', 'vehicle', 'hq'],
	rows:    ['road', 'rail'],
	cells: [
		[1, 1, 1, 0.5,  1],
		[1, 1, 2, null, 1]
	]
});

/** 7.1 Terrain chart: extra MP over a hexside without a bridge (null: impassable). */
// prettier-ignore
const HEXSIDE_MOVEMENT = chart<Water, Mover, number | null>({
	source:  { book: BOOK, section: '7.1', standing: 'reconstructed' },
	columns: ['infantry', 'cavalry', 'artillery', 'vehicle', 'hq'],
	rows:    ['river', 'major_river', 'neva', 'lake', 'sea'],
	cells: [
		[0,    0,    1,    1,    0   ],
		[2,    2,    null, null, 2   ],
		[null, null, null, null, null],
		[null, null, null, null, null],
		[null, null, null, null, null]
	]
});

/** 8.2.5, 8.1.3 Terrain chart: combat and barrage; only from one direction; no ZOC off road and rail; stops lines. */
// prettier-ignore
const TERRAIN_EFFECTS = chart<Terrain, 'combat' | 'barrage' | 'oneDirection' | 'noZoc' | 'stopsLines', number>({
	source:  { book: BOOK, section: '8.2.5', standing: 'reconstructed', ruling: 'WO-33' },
	columns: ['combat', 'barrage', 'oneDirection', 'noZoc', 'stopsLines'],
	rows:    ['clear', 'forest', 'dense_forest', 'marsh', 'hills', 'lake', 'sea', 'inner_district', 'outer_district'],
	cells: [
		[ 0,  0, 0, 0, 0],
		[-1, -1, 1, 1, 0],
		[-1, -2, 0, 1, 1],
		[-1,  0, 1, 0, 1],
		[-1,  0, 0, 0, 0],
		[ 0,  0, 0, 0, 0],
		[ 0,  0, 0, 0, 0],
		[-2, -3, 0, 0, 0],
		[-1, -1, 0, 0, 0]
	]
});

/** 8.2.5, 8.1.3 Terrain chart: towns, villages and works. */
// prettier-ignore
const FEATURE_EFFECTS = chart({
	source:  { book: BOOK, section: '8.2.5', standing: 'reconstructed', ruling: 'WO-33' },
	columns: ['combat', 'barrage'],
	rows:    ['village', 'town', 'entrenchment', 'barricade'],
	cells: [
		[ 0,  0],
		[-1, -1],
		[-1, -1],
		[-1,  0]
	]
});

/** 8.2.5 Terrain chart: a hexside that every attacking unit crosses; does it stop lines of supply and command? */
// prettier-ignore
const HEXSIDE_EFFECTS = chart<Water, 'combat' | 'stopsLines', number>({
	source:  { book: BOOK, section: '8.2.5', standing: 'reconstructed', ruling: 'WO-34' },
	columns: ['combat', 'stopsLines'],
	rows:    ['river', 'major_river', 'neva', 'lake', 'sea'],
	cells: [
		[-1, 0],
		[-2, 1],
		[-2, 1],
		[ 0, 1],
		[ 0, 1]
	]
});

/** 6 Random events: the highest d100 roll for each (null: not his); imposed; may come on turn 1; how often in a game. */
// prettier-ignore
const EVENTS = chart<EventName, 'red' | 'white' | 'imposed' | 'turn1' | 'limit', number | null>({
	source:  { book: 'White October, rules', section: '6', standing: 'printed' },
	columns: ['red', 'white', 'imposed', 'turn1', 'limit'],
	rows:    EVENT_NAMES,
	cells: [
		[   4,    4, 1, 0, null],
		[null,   12, 1, 0, 1],
		[null,   32, 0, 1, 3],
		[   8,   36, 1, 1, null],
		[  16,   40, 1, 1, null],
		[  41,   65, 0, 1, null],
		[  46,   68, 0, 1, null],
		[  50,   72, 0, 1, null],
		[  54,   76, 1, 1, null],
		[  57,   79, 0, 1, null],
		[  62, null, 0, 0, null],
		[  64,   81, 0, 1, null],
		[  68, null, 1, 1, null],
		[  84, null, 0, 1, null],
		[  90, null, 0, 1, 2],
		[null,   83, 0, 1, 1],
		[  92,   85, 0, 1, null],
		[ 100, null, 1, 1, null],
		[null,   92, 1, 1, null],
		[null,  100, 0, 1, 1]
	]
});

/** Every chart, so that an owner may correct one. */
export const CHARTS = {
	CRT_LOSSES,
	CRT_ATTACKER,
	CRT_DEFENDER,
	RATIO,
	COMBAT_DRM,
	BARRAGE,
	BARRAGE_DRM,
	TERRAIN_MOVEMENT,
	LINE_MOVEMENT,
	HEXSIDE_MOVEMENT,
	TERRAIN_EFFECTS,
	FEATURE_EFFECTS,
	HEXSIDE_EFFECTS,
	EVENTS
};
export type Charts = typeof CHARTS;
