import type { Correctable } from '#lib/kernel/book/corrections.ts';
import { namedCharts } from '#lib/kernel/book/named-charts.ts';
import { CHARTS, type Charts } from '../../charts.ts';
import { faultIn } from '../../scenarios/opening.ts';
import { words } from '../en/reference/tables.ts';

/** What rows and columns of the charts are called. */
const NAMES: Readonly<Record<string, string>> = {
	inf: words.infantry,
	cav: words.cavalry,
	art: words.guns,
	convoy: words.convoy,
	depot: words.railDepot,
	tank: words.tank,
	ac: words.car,
	armoured_car: words.car,
	clear: words.clear,
	valley: words.valley,
	woods: words.woods,
	forest: words.forest,
	village: words.village,
	town: words.town,
	marsh: words.marsh,
	orel_suburbs: words.suburbs,
	orel_centre: words.centre,
	less: words.less,
	river: words.river,
	stream: words.stream,
	lake: words.lake,
	ditch: words.ditch,
	'minor-road': words.minorRoad,
	road: words.road,
	'major-road': words.majorRoad,
	mp: words.mp,
	bonus: words.wholeMoveOnIt,
	barrage: words.barrage,
	assault: words.assault,
	oneDirection: words.oneSide,
	noCharge: words.noCharge,
	noZoc: words.noZoc,
	entrenchment: words.entrenchment,
	hasty: words.hastyAttack,
	prepared: words.preparedAttack,
	red: words.red,
	white: words.white,
	red_shock: words.redShockTroops,
	points: words.points,
	resupply: words.resupplyOfAUnit,
	infantry: words.infantry,
	cavalry: words.cavalry,
	artillery: words.guns,
	cavalry_formation: words.cavalryFormation,
	attackerLoss: words.attacker,
	defenderLoss: words.defender,
	loser: words.loser,
	morale: words.moraleOfTheLoser,
	modifier: words.dice,
	loss: words.stepsLost,
	checkTo: words.whoChecks,
	attacker: words.attacker,
	defender: words.defender,
	floor: words.downwards,
	floor_literal: words.toTheLetter,
	symmetric: words.turnedRound,
	two_thirds: words.n23To11,
	half: words.n12To23,
	third: words.n13To12,
	quarter: words.n14To13,
	armoured_train: words.armouredTrain,
	mounted: words.mountedLeave,
	kind: words.kind,
	white_infantry_tank: words.steadyLeave,
	others: words.othersLeave
};
/** 8.7.2, 8.8.2 The rows of a check: by how much the die is above TQ. */
const above: Readonly<Record<string, string>> = {
	0: words.dieNotAboveTq,
	1: words.dieAboveTqBy1,
	2: words.dieAboveTqBy2,
	3: words.dieAboveTqBy3,
	4: words.dieAboveTqBy4OrMore
};
/** Where a name means something else in one chart. */
const HERE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	RETREAT_BEFORE_COMBAT: { infantry: words.noCavalryAttacks, cavalry: words.cavalryAttacks },
	BARRAGE: { modifier: words.onTheDie },
	COHESION: above,
	MORALE: above
};

const TITLES: Readonly<Record<keyof Charts, string>> = {
	ASSAULT_RESULTS: words.resultsOfAnAssault,
	ODDS_ABOVE: words.oddsOf11OrMore,
	ODDS_BELOW: words.oddsBelow11,
	COHESION: words.cohesion,
	MORALE: words.morale,
	BARRAGE: words.barrageTable,
	RETREAT_BEFORE_COMBAT: words.leaving,
	TERRAIN_MOVEMENT: words.mpToEnterAHex,
	VALLEY: words.firstValley,
	HEXSIDE_MOVEMENT: words.extraMpAcrossAHexside,
	ROAD_MOVEMENT: words.mpAlongARoad,
	TERRAIN_EFFECTS: words.terrainInCombat,
	WORKS_AND_WATER: words.entrenchmentAndWater,
	ATTACK_COST: words.costOfActions,
	MUNITIONS: words.munitions,
	COMMAND: words.commandRangesInHexes,
	RANDOM_EVENTS: words.randomEvents
};

/** What it takes to correct the module. */
export const CORRECTABLE: Correctable = {
	faultIn,
	charts: namedCharts(CHARTS, TITLES, NAMES, HERE),
	wordNames: {
		attacker: words.attacker,
		defender: words.defender,
		other: words.asTheGroundBelow,
		ok: words.ok,
		disorganised: words.disorganised,
		repulsed: words.repulsed,
		retreat: words.retreat,
		rout: words.rout,
		surrender: words.surrender,
		automatic: words.goes,
		check: words.check,
		impossible: words.stays,
		suffered: words.suffered,
		controlled: words.controlled,
		none: words.nothingHappens
	}
};
