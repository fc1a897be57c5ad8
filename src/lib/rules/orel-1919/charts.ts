import { chart } from '#lib/kernel/book/chart.ts';
import type { CohesionResult, EventName, Mover, MoraleResult, Role, Terrain } from './types.ts';

const BOOK = 'Orel 1919, translated charts and errata';

/** 8.8 Assault Results Table: 2d6 with modifiers; steps lost, who loses, Morale modifier (null: no check). */
// prettier-ignore
const ASSAULT_RESULTS = chart<number, 'attackerLoss' | 'defenderLoss' | 'loser' | 'morale', number | Role | null>({
	source:  { book: BOOK, section: '8.8.2', standing: 'printed', ruling: 'OR-01' },
	columns: ['attackerLoss', 'defenderLoss', 'loser', 'morale'],
	rows:    [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
	cells: [
		[3, 0, 'attacker',    2],
		[3, 1, 'attacker',    1],
		[2, 0, 'attacker',    0],
		[2, 1, 'attacker',   -1],
		[1, 0, 'attacker',   -2],
		[1, 0, 'attacker', null],
		[1, 1, 'defender', null],
		[1, 1, 'defender',   -2],
		[1, 1, 'defender',   -1],
		[0, 1, 'defender',    0],
		[1, 2, 'defender',    1],
		[0, 2, 'defender',    2],
		[1, 3, 'defender',    3],
		[0, 3, 'defender',    4]
	]
});

/** 8.8.1 Assault, odds of 1:1 and better: the dice modifier from this ratio upwards. */
// prettier-ignore
const ODDS_ABOVE = chart({
	source:  { book: BOOK, section: '8.8.1', standing: 'printed' },
	columns: ['modifier'],
	rows:    ['1', '3/2', '2', '3', '4', '5'],
	cells: [[0], [1], [2], [3], [4], [5]]
});

/** 8.8.1 Assault, odds below 1:1: the dice modifier from this ratio upwards; 0 covers all the rest. */
// prettier-ignore
const ODDS_BELOW = chart<'floor' | 'floor_literal' | 'symmetric', 'two_thirds' | 'half' | 'third' | 'quarter' | 'less', number>({
	source:  { book: BOOK, section: '8.8.1', standing: 'printed', ruling: 'OR-03' },
	columns: ['two_thirds', 'half', 'third', 'quarter', 'less'],
	rows:    ['floor', 'floor_literal', 'symmetric'],
	cells: [
		[-1, -2, -3, -4, -4],
		[-1, -2, -3, -3, -4],
		[ 0, -1, -2, -3, -4]
	]
});

/** 8.7 Cohesion table: by how far the die exceeds TQ; the last row covers everything above. */
// prettier-ignore
const COHESION = chart<0 | 1 | 2 | 3 | 4, Role, CohesionResult>({
	source:  { book: BOOK, section: '8.7.2', standing: 'printed' },
	columns: ['attacker', 'defender'],
	rows:    [0, 1, 2, 3, 4],
	cells: [
		['ok',           'ok'],
		['disorganised', 'disorganised'],
		['disorganised', 'disorganised'],
		['repulsed',     'retreat'],
		['retreat',      'rout']
	]
});

/** 8.8.2 Morale table: by how far the die exceeds TQ; the last row covers everything above. */
// prettier-ignore
const MORALE = chart<0 | 1 | 2 | 3 | 4, Role, MoraleResult>({
	source:  { book: BOOK, section: '8.8.2', standing: 'printed' },
	columns: ['attacker', 'defender'],
	rows:    [0, 1, 2, 3, 4],
	cells: [
		['repulsed', 'retreat'],
		['retreat',  'rout'],
		['retreat',  'rout'],
		['retreat',  'rout'],
		['rout',     'surrender']
	]
});

/** 8.3 Barrage table: from this total upwards, steps lost, who must check (TQ at most), and with what modifier. */
// prettier-ignore
const BARRAGE = chart({
	source:  { book: BOOK, section: '8.3.2', standing: 'printed', ruling: 'OR-16' },
	columns: ['loss', 'checkTo', 'modifier'],
	rows:    [9, 12],
	cells: [
		[0, 3, 0],
		[1, 4, 1]
	]
});

/** 8.5 Retreat before combat, by what attacks. White infantry needs TQ 5 or more. */
// prettier-ignore
const RETREAT_BEFORE_COMBAT = chart<'armoured_train' | 'mounted' | 'white_infantry_tank' | 'others', 'infantry' | 'cavalry', 'automatic' | 'check' | 'impossible'>({
	source:  { book: BOOK, section: '8.5', standing: 'printed', ruling: 'OR-19' },
	columns: ['infantry', 'cavalry'],
	rows:    ['armoured_train', 'mounted', 'white_infantry_tank', 'others'],
	cells: [
		['automatic',  'automatic'],
		['automatic',  'check'],
		['check',      'impossible'],
		['impossible', 'impossible']
	]
});

/** Terrain chart: movement in MP (null: forbidden; other: costs the same as the terrain below). */
// prettier-ignore
const TERRAIN_MOVEMENT = chart<Terrain, Mover, number | null | 'other'>({
	source:  { book: BOOK, section: '7.1.1', standing: 'printed' },
	columns: ['inf', 'cav', 'art', 'convoy', 'depot', 'tank', 'ac'],
	rows:    ['clear', 'valley', 'woods', 'forest', 'village', 'town', 'orel_suburbs', 'orel_centre', 'marsh'],
	cells: [
		[1, 1, 1, 1, 1, 1, 1],
		[1, 1, 1, 1, 1, 1, 1],
		['other', 'other', 'other', 'other', 'other', 'other', 'other'],
		[2, 2, 3, 3, 3, null, null],
		['other', 'other', 'other', 'other', 'other', 'other', 'other'],
		['other', 'other', 'other', 'other', 'other', 'other', 'other'],
		[1, 1, 1, 1, 1, 1, 1],
		[1, 1, 1, 1, 1, 1, 1],
		[1, 1, 1, 1, 1, 1, 1]
	]
});

/** Terrain chart, note 2: who has 1 MP less once it has entered a valley (1: yes). */
// prettier-ignore
const VALLEY = chart<'less', Mover, 0 | 1>({
	source:  { book: BOOK, section: '7.1.1', standing: 'printed' },
	columns: ['inf', 'cav', 'art', 'convoy', 'depot', 'tank', 'ac'],
	rows:    ['less'],
	cells: [[0, 0, 1, 1, 1, 1, 1]]
});

/** Terrain chart: extra MP over a hexside without a bridge (null: forbidden). */
// prettier-ignore
const HEXSIDE_MOVEMENT = chart<'river' | 'stream' | 'lake' | 'ditch', Mover, number | null>({
	source:  { book: BOOK, section: '7.1.1', standing: 'printed' },
	columns: ['inf', 'cav', 'art', 'convoy', 'depot', 'tank', 'ac'],
	rows:    ['river', 'stream', 'lake', 'ditch'],
	cells: [
		[0, 0, 1, 1, 1, null, null],
		[0, 0, 0, 0, 0, 0, 0],
		[null, null, null, null, null, null, null],
		[0, 0, 1, 1, 1, 1, 1]
	]
});

/** Terrain chart: MP along a road, and what is added to the allowance when the whole move keeps to such roads. */
// prettier-ignore
const ROAD_MOVEMENT = chart({
	source:  { book: BOOK, section: '7.1.1', standing: 'printed' },
	columns: ['mp', 'bonus'],
	rows:    ['minor-road', 'road', 'major-road'],
	cells: [
		[1,    0],
		[1,    1],
		[0.75, 1]
	]
});

/** Terrain chart: Barrage and Assault; one direction only (note 6); no charge; ZoC neither in nor out. */
// prettier-ignore
const TERRAIN_EFFECTS = chart<Terrain, 'barrage' | 'assault' | 'oneDirection' | 'noCharge' | 'noZoc', number>({
	source:  { book: BOOK, section: '8.8.1', standing: 'printed' },
	columns: ['barrage', 'assault', 'oneDirection', 'noCharge', 'noZoc'],
	rows:    ['clear', 'valley', 'woods', 'forest', 'village', 'town', 'orel_suburbs', 'orel_centre', 'marsh'],
	cells: [
		[ 0,  0, 0, 0, 0],
		[ 0, -1, 1, 0, 0],
		[ 0, -1, 1, 0, 0],
		[-1, -1, 0, 1, 0],
		[ 0, -1, 0, 0, 0],
		[-1, -1, 0, 1, 0],
		[-1, -1, 0, 1, 0],
		[-3, -2, 0, 1, 1],
		[ 0, -1, 1, 0, 0]
	]
});

/** Terrain chart: an entrenchment, and a river or ditch that all attackers cross (note 7). */
// prettier-ignore
const WORKS_AND_WATER = chart({
	source:  { book: BOOK, section: '8.8.1', standing: 'printed' },
	columns: ['barrage', 'assault'],
	rows:    ['entrenchment', 'river', 'ditch'],
	cells: [
		[-1, -1],
		[ 0, -1],
		[ 0, -1]
	]
});

/** 7.2 MP to attack or to support an attack. */
// prettier-ignore
const ATTACK_COST = chart({
	source:  { book: BOOK, section: '7.2', standing: 'printed', ruling: 'OR-40' },
	columns: ['mp'],
	rows:    ['hasty', 'red', 'red_shock', 'white', 'tank', 'armoured_car', 'barrage'],
	cells: [[1], [3], [2], [2], [3], [2], [3]]
});

/** 8.2.1 Munitions points. */
// prettier-ignore
const MUNITIONS = chart({
	source:  { book: BOOK, section: '8.2.1', standing: 'printed' },
	columns: ['points'],
	rows:    ['prepared', 'hasty', 'barrage', 'resupply'],
	cells: [[2], [1], [1], [1]]
});

/** 5.2 Command ranges in hexes: infantry of a formation; its cavalry; its guns; cavalry formations. */
// prettier-ignore
const COMMAND = chart({
	source:  { book: BOOK, section: '5.2.1', standing: 'printed' },
	columns: ['white', 'red'],
	rows:    ['infantry', 'cavalry', 'artillery', 'cavalry_formation'],
	cells: [
		[3, 2],
		[3, 3],
		[3, 2],
		[3, 3]
	]
});

/** 6 Random events: the highest d100 roll for each, by the active player (null: not his). */
// prettier-ignore
const RANDOM_EVENTS = chart<EventName, 'red' | 'white' | 'kind', number | null | 'suffered' | 'controlled' | 'none'>({
	source:  { book: BOOK, section: '6', standing: 'printed' },
	columns: ['red', 'white', 'kind'],
	rows: [
		'Defeatist Rumors', 'Treachery', 'Desertion', 'Raid', 'Civil Exactions', 'Brewery', 'Nothing Exceptional',
		'Fiery Speech', 'Personal Initiative', 'Attrition', 'Heroism', 'Surprise Attack', "Soldiers' Soviet", 'Cheka'
	],
	cells: [
		[   5,    4, 'suffered'],
		[   9,    8, 'suffered'],
		[  16,   12, 'suffered'],
		[null,   17, 'controlled'],
		[  28,   31, 'suffered'],
		[  32,   40, 'suffered'],
		[  57,   65, 'none'],
		[  63,   70, 'controlled'],
		[null,   75, 'controlled'],
		[  77,   90, 'suffered'],
		[  82,   95, 'controlled'],
		[  86,  100, 'controlled'],
		[  90, null, 'suffered'],
		[ 100, null, 'controlled']
	]
});

/** Every chart, so that an owner may correct one. */
export const CHARTS = {
	ASSAULT_RESULTS,
	ODDS_ABOVE,
	ODDS_BELOW,
	COHESION,
	MORALE,
	BARRAGE,
	RETREAT_BEFORE_COMBAT,
	TERRAIN_MOVEMENT,
	VALLEY,
	HEXSIDE_MOVEMENT,
	ROAD_MOVEMENT,
	TERRAIN_EFFECTS,
	WORKS_AND_WATER,
	ATTACK_COST,
	MUNITIONS,
	COMMAND,
	RANDOM_EVENTS
};
export type Charts = typeof CHARTS;
