import { faces, signed, type Cell, type ReferenceTable } from '#lib/kernel/book/reference.ts';
import type { Book } from '../../book.ts';
import {
	EVENTS,
	MORALES,
	MOVERS,
	TERRAINS,
	WATERS,
	type Mover,
	type Terrain,
	type Water
} from '../../types.ts';
import { words } from '../en/reference/tables.ts';
import { EVENT_NAMES } from '../events.ts';

/** A cell that the book leaves empty. */
const NONE = '–';
const orNone = (n: number): Cell => (n === 0 ? NONE : signed(n));
const mp = (n: number | null): Cell => n ?? NONE;
const yes = (n: number): Cell => (n === 1 ? words.yes : NONE);

export const MOVER_NAMES: Readonly<Record<Mover, string>> = {
	infantry: words.infantry,
	cavalry: words.cavalry,
	artillery: words.guns,
	vehicle: words.vehicle,
	hq: words.hq
};
export const TERRAIN_NAMES: Readonly<Record<Terrain, string>> = {
	clear: words.clear,
	forest: words.forest,
	dense_forest: words.denseForest,
	marsh: words.marsh,
	hills: words.hills,
	lake: words.lake,
	sea: words.sea,
	inner_district: words.inner,
	outer_district: words.outer
};
export const WATER_NAMES: Readonly<Record<Water, string>> = {
	river: words.river,
	major_river: words.majorRiver,
	neva: words.neva,
	lake: words.lake,
	sea: words.sea
};
const movers = MOVERS.map((mover) => MOVER_NAMES[mover]);

/** 7.1 What movement costs. */
const movement = ({ charts }: Book): readonly ReferenceTable[] => [
	{
		title: words.mpOfAHex,
		columns: [words.ground, ...movers],
		rows: TERRAINS.map((ground): Cell[] => [
			TERRAIN_NAMES[ground],
			...MOVERS.map((mover) => mp(charts.TERRAIN_MOVEMENT.at(ground, mover)))
		])
	},
	{
		title: words.mpAlongALine,
		columns: [words.mp, ...movers],
		rows: (['road', 'rail'] as const).map((line): Cell[] => [
			words[line],
			...MOVERS.map((mover) => mp(charts.LINE_MOVEMENT.at(line, mover)))
		])
	},
	{
		title: words.mpOfAHexside,
		columns: [words.mp, ...movers],
		rows: WATERS.map((water): Cell[] => [
			WATER_NAMES[water],
			...MOVERS.map((mover) => mp(charts.HEXSIDE_MOVEMENT.at(water, mover)))
		])
	}
];

/** 8.2.5 The combat results, and what the dice are modified by. */
const combat = ({ charts }: Book): readonly ReferenceTable[] => {
	const morales = MORALES.map(String);
	return [
		{
			title: words.leastLosses,
			columns: [words.total, words.attackerLoses, words.defenderLoses],
			rows: charts.CRT_LOSSES.rows.map((total): Cell[] => [
				total,
				charts.CRT_LOSSES.at(total, 'attacker'),
				charts.CRT_LOSSES.at(total, 'defender')
			])
		},
		...(
			[
				[words.attackerByMorale, charts.CRT_ATTACKER],
				[words.defenderByMorale, charts.CRT_DEFENDER]
			] as const
		).map(([title, chart]): ReferenceTable => ({
			title,
			columns: [words.total, ...morales],
			rows: chart.rows.map((total): Cell[] => [
				total,
				...MORALES.map((morale) => chart.at(total, morale))
			])
		})),
		{
			title: words.ratioOfValues,
			columns: [words.ratio, words.modifier],
			rows: charts.RATIO.rows.map((ratio): Cell[] => [
				ratio === 'below' ? words.below : ratio,
				signed(charts.RATIO.at(ratio, 'modifier'))
			])
		},
		{
			title: words.combatDice,
			columns: [words.combatDice, words.modifier],
			rows: (
				[
					['more_fire', words.moreFire],
					['air', words.airSupport],
					['more_vehicles', words.moreVehicles],
					['tank', words.tank],
					['night', words.night],
					['encircled', words.encircled],
					['hq_attack', words.hqAttack],
					['hq_defence', words.hqDefence],
					['lone_fort', words.loneFort]
				] as const
			).map(([key, name]): Cell[] => [name, signed(charts.COMBAT_DRM.at(key, 'modifier'))])
		},
		{
			title: words.terrainInCombat,
			columns: [
				words.ground,
				...[words.combat, words.barrage, words.oneSide, words.noZoc, words.stopsLines]
			],
			rows: TERRAINS.map((ground): Cell[] => [
				TERRAIN_NAMES[ground],
				orNone(charts.TERRAIN_EFFECTS.at(ground, 'combat')),
				orNone(charts.TERRAIN_EFFECTS.at(ground, 'barrage')),
				yes(charts.TERRAIN_EFFECTS.at(ground, 'oneDirection')),
				yes(charts.TERRAIN_EFFECTS.at(ground, 'noZoc')),
				yes(charts.TERRAIN_EFFECTS.at(ground, 'stopsLines'))
			])
		},
		{
			title: words.placesAndWorks,
			columns: [words.ground, words.combat, words.barrage],
			rows: (['village', 'town', 'entrenchment', 'barricade'] as const).map((feature): Cell[] => [
				words[feature],
				orNone(charts.FEATURE_EFFECTS.at(feature, 'combat')),
				orNone(charts.FEATURE_EFFECTS.at(feature, 'barrage'))
			])
		},
		{
			title: words.acrossWater,
			columns: [words.ground, words.combat, words.stopsLines],
			rows: WATERS.map((water): Cell[] => [
				WATER_NAMES[water],
				orNone(charts.HEXSIDE_EFFECTS.at(water, 'combat')),
				yes(charts.HEXSIDE_EFFECTS.at(water, 'stopsLines'))
			])
		}
	];
};

/** 8.1.3 Barrages. */
const barrage = ({ charts }: Book): readonly ReferenceTable[] => [
	{
		title: words.barrage,
		columns: [words.fromTotal, words.loss, words.disorganises, words.moraleGoesBack],
		rows: charts.BARRAGE.rows.map((total): Cell[] => [
			total,
			charts.BARRAGE.at(total, 'loss') || NONE,
			yes(charts.BARRAGE.at(total, 'd')),
			charts.BARRAGE.at(total, 'retreat') || NONE
		])
	},
	{
		title: words.barrageDice,
		columns: [words.barrageDice, words.modifier],
		rows: (
			[
				['routed', words.onRouted],
				['fort', words.onFort],
				['fleet', words.onFleet],
				['artillery', words.onGuns],
				['hq', words.onHq],
				['observation', words.observed]
			] as const
		).map(([key, name]): Cell[] => [name, signed(charts.BARRAGE_DRM.at(key, 'modifier'))])
	}
];

/** 6 Events by the number thrown: from after the one before, to its own highest. */
const events = ({ charts }: Book): readonly ReferenceTable[] => {
	const bands = (side: 'white' | 'red') => {
		let last = 0;
		return EVENTS.map((event): Cell => {
			const to = charts.EVENTS.at(event, side);
			if (to === null) return NONE;
			const from = last + 1;
			last = to;
			return faces(from, to);
		});
	};
	const [white, red] = [bands('white'), bands('red')];
	return [
		{
			title: words.events,
			columns: [words.event, words.white, words.red, words.imposed, words.perGame],
			rows: EVENTS.map((event, at): Cell[] => [
				EVENT_NAMES[event],
				white[at] ?? NONE,
				red[at] ?? NONE,
				yes(charts.EVENTS.at(event, 'imposed') ?? 0),
				charts.EVENTS.at(event, 'limit') ?? NONE
			])
		}
	];
};

/** The tables of each section, by the numbers of this book. */
export const tablesOf = (book: Book): Readonly<Record<string, readonly ReferenceTable[]>> => ({
	'6': events(book),
	'7.1': movement(book),
	'8.1.3': barrage(book),
	'8.2.5': combat(book)
});
