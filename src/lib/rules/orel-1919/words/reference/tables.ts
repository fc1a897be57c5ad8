import { faces, signed, type Cell, type ReferenceTable } from '#lib/kernel/book/reference.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Book } from '../../book.ts';
import { EVENTS, MOVERS, TERRAINS, type Mover, type Terrain } from '../../types.ts';
import { words } from '../en/reference/tables.ts';

/** A cell that the book leaves empty. */
const NONE = '–';

const MOVER_NAMES: Readonly<Record<Mover, string>> = {
	inf: words.infantry,
	cav: words.cavalry,
	art: words.guns,
	convoy: words.convoy,
	depot: words.railDepot,
	tank: words.tank,
	ac: words.car
};
const TERRAIN_NAMES: Readonly<Record<Terrain, string>> = {
	clear: words.clear,
	valley: words.valley,
	woods: words.woods,
	forest: words.forest,
	village: words.village,
	town: words.town,
	orel_suburbs: words.suburbs,
	orel_centre: words.centre,
	marsh: words.marsh
};
const RESULT_NAMES = {
	ok: words.ok,
	disorganised: words.disorganised,
	repulsed: words.repulsed,
	retreat: words.retreat,
	rout: words.rout,
	surrender: words.surrender
} as const;
const LEAVING_NAMES = {
	automatic: words.goes,
	check: words.check,
	impossible: words.stays
} as const;

const orNone = (n: number): Cell => (n === 0 ? NONE : signed(n));

/** The ground that has a cost of its own; woods and places cost what the ground below them costs. */
const COSTLY = ['clear', 'valley', 'forest', 'marsh'] as const;
const OREL = ['orel_suburbs', 'orel_centre'] as const;
const HEXSIDE_NAMES = {
	river: words.river,
	stream: words.stream,
	lake: words.lake,
	ditch: words.ditch
} as const;
const HEXSIDES = ['river', 'stream', 'lake', 'ditch'] as const;

const costs = ({ charts }: Book, title: string, grounds: readonly Terrain[]): ReferenceTable => ({
	title,
	columns: [words.mp, ...grounds.map((terrain) => TERRAIN_NAMES[terrain])],
	rows: MOVERS.map((mover): Cell[] => [
		MOVER_NAMES[mover],
		...grounds.map((terrain): Cell => {
			const mp = charts.TERRAIN_MOVEMENT.at(terrain, mover);
			return typeof mp === 'number' ? mp : NONE;
		})
	])
});

/** 7.1.1 MP to enter a hex. */
export const terrainMovement = (book: Book): ReferenceTable =>
	costs(book, words.mpToEnterAHex, COSTLY);
/** 7.1.1 MP to enter Orel. */
export const orelMovement = (book: Book): ReferenceTable => costs(book, words.mpToEnterOrel, OREL);

/** 7.1.1 Extra MP across a hexside without a bridge. */
export const hexsideMovement = ({ charts }: Book): ReferenceTable => ({
	title: words.extraMpAcrossAHexside,
	columns: [words.mp, ...HEXSIDES.map((kind) => HEXSIDE_NAMES[kind])],
	rows: MOVERS.map((mover): Cell[] => [
		MOVER_NAMES[mover],
		...HEXSIDES.map((kind): Cell => {
			const mp = charts.HEXSIDE_MOVEMENT.at(kind, mover);
			return mp === null ? NONE : signed(mp);
		})
	])
});

/** 7.1.1 MP along a road, and the bonus of a move that keeps to it. */
export const roadMovement = ({ charts }: Book): ReferenceTable => ({
	title: words.mpAlongARoad,
	columns: [words.road, words.mp, words.wholeMoveOnIt],
	rows: (
		[
			['minor-road', words.minorRoad],
			['road', words.road],
			['major-road', words.majorRoad]
		] as const
	).map(([kind, name]): Cell[] => [
		name,
		charts.ROAD_MOVEMENT.at(kind, 'mp'),
		orNone(charts.ROAD_MOVEMENT.at(kind, 'bonus'))
	])
});

/** 8.8.1 What terrain adds to a barrage and to an Assault. */
export const terrainEffects = ({ charts }: Book): ReferenceTable => ({
	title: words.terrainInCombat,
	columns: [
		words.ground,
		...[words.barrage, words.assault, words.oneSide, words.noCharge, words.noZoc]
	],
	rows: TERRAINS.map((terrain): Cell[] => [
		TERRAIN_NAMES[terrain],
		orNone(charts.TERRAIN_EFFECTS.at(terrain, 'barrage')),
		orNone(charts.TERRAIN_EFFECTS.at(terrain, 'assault')),
		...(['oneDirection', 'noCharge', 'noZoc'] as const).map((effect): Cell =>
			charts.TERRAIN_EFFECTS.at(terrain, effect) === 1 ? words.yes : NONE
		)
	])
});

/** 8.8.1 Works and water. */
export const worksAndWater = ({ charts }: Book): ReferenceTable => ({
	title: words.entrenchmentAndWater,
	columns: [words.hexside, words.barrage, words.assault],
	rows: (
		[
			['entrenchment', words.entrenchment],
			['river', words.river],
			['ditch', words.ditch]
		] as const
	).map(([kind, name]): Cell[] => [
		name,
		orNone(charts.WORKS_AND_WATER.at(kind, 'barrage')),
		orNone(charts.WORKS_AND_WATER.at(kind, 'assault'))
	])
});

/** 7.2 MP for a special action. */
export const attackCost = ({ charts }: Book): ReferenceTable => ({
	title: words.costOfActions,
	columns: [words.action, words.mp],
	rows: (
		[
			['hasty', words.hastyAttack],
			['red', words.preparedAttackRed],
			['red_shock', words.preparedByRedShock],
			['white', words.preparedAttackWhite],
			['tank', words.preparedAttackTank],
			['armoured_car', words.preparedByCar],
			['barrage', words.barrageByGuns]
		] as const
	).map(([kind, name]): Cell[] => [name, charts.ATTACK_COST.at(kind, 'mp')])
});

/** 8.2.1 What an action takes from a depot. */
export const munitions = ({ charts }: Book): ReferenceTable => ({
	title: words.munitions,
	columns: [words.action, words.points],
	rows: (
		[
			['prepared', words.preparedAttack],
			['hasty', words.hastyAttack],
			['barrage', words.barrage],
			['resupply', words.resupplyOfAUnit]
		] as const
	).map(([kind, name]): Cell[] => [name, charts.MUNITIONS.at(kind, 'points')])
});

/** 5.2 How near is near enough, in hexes. */
export const commandRanges = ({ charts }: Book): ReferenceTable => ({
	title: words.commandRangesInHexes,
	columns: [words.commandRangesInHexes, words.white, words.red],
	rows: (
		[
			['infantry', words.infantryOfTheChain],
			['cavalry', words.cavalryToIt],
			['artillery', words.gunsToIt],
			['cavalry_formation', words.cavalryFormation]
		] as const
	).map(([kind, name]): Cell[] => [
		name,
		charts.COMMAND.at(kind, 'white'),
		charts.COMMAND.at(kind, 'red')
	])
});

/** 6 Events by the number thrown. */
export const randomEvents = ({ charts }: Book): ReferenceTable => {
	/** The faces of each event: from after the one before, to its own highest. */
	const bands = (side: 'white' | 'red') => {
		let last = 0;
		return EVENTS.map((event): Cell => {
			const to = charts.RANDOM_EVENTS.at(event, side);
			if (typeof to !== 'number') return NONE;
			const from = last + 1;
			last = to;
			return faces(from, to);
		});
	};
	const [white, red] = [bands('white'), bands('red')];
	return {
		title: words.randomEvents,
		columns: [words.event, words.white, words.red, words.kind],
		rows: EVENTS.map((event, at): Cell[] => {
			const kind = charts.RANDOM_EVENTS.at(event, 'kind');
			return [
				event,
				white[at] ?? NONE,
				red[at] ?? NONE,
				kind === 'suffered' ? words.suffered : kind === 'controlled' ? words.controlled : NONE
			];
		})
	};
};

/** 8.3.2 What a barrage does. */
export const barrage = ({ charts }: Book): ReferenceTable => ({
	title: words.barrageTable,
	columns: [words.total, words.stepsLost, words.whoChecks, words.onTheDie],
	rows: charts.BARRAGE.rows.map((total): Cell[] => [
		say(words.nOrMore, { n: total }),
		charts.BARRAGE.at(total, 'loss'),
		say(words.tqNOrLess, { n: charts.BARRAGE.at(total, 'checkTo') }),
		orNone(charts.BARRAGE.at(total, 'modifier'))
	])
});

/** 8.5 Who may leave before combat. */
export const retreatBeforeCombat = ({ charts }: Book): ReferenceTable => ({
	title: words.leaving,
	columns: [words.whoLeaves, words.noCavalryAttacks, words.cavalryAttacks],
	rows: (
		[
			['armoured_train', words.armouredTrain],
			['mounted', words.mountedLeave],
			['white_infantry_tank', words.steadyLeave],
			['others', words.othersLeave]
		] as const
	).map(([who, name]): Cell[] => [
		name,
		LEAVING_NAMES[charts.RETREAT_BEFORE_COMBAT.at(who, 'infantry')],
		LEAVING_NAMES[charts.RETREAT_BEFORE_COMBAT.at(who, 'cavalry')]
	])
});

/** 8.7.2 Cohesion. */
export const cohesion = ({ charts }: Book): ReferenceTable => ({
	title: words.cohesion,
	columns: [words.dieAboveTqBy, words.attacker, words.defender],
	rows: charts.COHESION.rows.map((above): Cell[] => [
		above,
		RESULT_NAMES[charts.COHESION.at(above, 'attacker')],
		RESULT_NAMES[charts.COHESION.at(above, 'defender')]
	])
});

/** 8.8.2 Morale. */
export const morale = ({ charts }: Book): ReferenceTable => ({
	title: words.morale,
	columns: [words.dieAboveTqBy, words.attacker, words.defender],
	rows: charts.MORALE.rows.map((above): Cell[] => [
		above,
		RESULT_NAMES[charts.MORALE.at(above, 'attacker')],
		RESULT_NAMES[charts.MORALE.at(above, 'defender')]
	])
});

/** 8.8.1 Odds of 1:1 and better. */
export const oddsAbove = ({ charts }: Book): ReferenceTable => ({
	title: words.oddsOf11OrMore,
	columns: [words.odds, words.dice],
	rows: (
		[
			['1', '1:1'],
			['3/2', '3:2'],
			['2', '2:1'],
			['3', '3:1'],
			['4', '4:1'],
			['5', '5:1']
		] as const
	).map(([row, name]): Cell[] => [name, orNone(charts.ODDS_ABOVE.at(row, 'modifier'))])
});

/** 8.8.1 Odds below 1:1, as the reading in force has them (OR-03). */
export const oddsBelow = ({ charts, readings }: Book): ReferenceTable => ({
	title: words.oddsBelow11,
	columns: [words.odds, words.dice],
	rows: (
		[
			['two_thirds', words.n23To11],
			['half', words.n12To23],
			['third', words.n13To12],
			['quarter', words.n14To13],
			['less', words.less]
		] as const
	).map(([ratio, name]): Cell[] => [name, orNone(charts.ODDS_BELOW.at(readings['OR-03'], ratio))])
});

/** 8.8.2 The Assault. */
export const assaultResults = ({ charts }: Book): ReferenceTable => ({
	title: words.resultsOfAnAssault,
	columns: [words.dice, words.attacker, words.defender, words.loser, words.moraleOfTheLoser],
	rows: charts.ASSAULT_RESULTS.rows.map((total): Cell[] => {
		const at = (column: 'attackerLoss' | 'defenderLoss' | 'morale'): Cell => {
			const cell = charts.ASSAULT_RESULTS.at(total, column);
			return typeof cell !== 'number' ? NONE : column === 'morale' ? signed(cell) : cell;
		};
		const loser = charts.ASSAULT_RESULTS.at(total, 'loser');
		return [
			total,
			at('attackerLoss'),
			at('defenderLoss'),
			loser === 'attacker' ? words.attacker : words.defender,
			at('morale')
		];
	})
});
