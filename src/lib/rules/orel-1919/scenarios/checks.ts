import { distance, hexGrid, indexOf, NOWHERE, type HexGrid } from '#lib/kernel/hex/hex.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { NAMES } from '../engine/facts/names.ts';
import { isDepot, isVehicle } from '../types.ts';
import type { Counter, MapData, PackData, ScenarioData } from './schema.ts';
import { words } from '../words/en/scenarios.ts';

/** A place in a module and what is wrong there. */
export type Fault = (place: string, reason: Phrase) => void;

/** A counter as players speak of it; one that the module does not have, by its id. */
export const called = (id: string): string => NAMES.get(id) ?? id;

const railKinds = new Set(['rail', 'double-rail']);
const adjacent = (grid: HexGrid, a: string, b: string): boolean => {
	const [one, two] = [indexOf(grid, a), indexOf(grid, b)];
	return one !== NOWHERE && two !== NOWHERE && distance(grid, one, two) === 1;
};

/** All pairs of hexes that lines of these kinds join, written both ways. */
const joins = ({ lines }: MapData, rail: boolean): Set<string> =>
	new Set(
		lines
			.filter(({ kind }) => railKinds.has(kind) === rail)
			.flatMap(({ path }) =>
				path.slice(1).flatMap((to, at) => [`${path[at]}-${to}`, `${to}-${path[at]}`])
			)
	);

/** 1, map: hexes on the sheet, lines and hexsides between neighbours, stations on rails, bridges where lines cross. */
function checkMap(map: MapData, grid: HexGrid, fault: Fault): void {
	for (const hex of grid.hexes)
		if (!map.hexes[hex]) fault(`map.hexes.${hex}`, say(words.theHexIsMissing));
	for (const hex of Object.keys(map.hexes))
		if (indexOf(grid, hex) === NOWHERE) fault(`map.hexes.${hex}`, say(words.noSuchHexOnTheSheet));
	map.lines.forEach(({ path }, line) =>
		path.slice(1).forEach((to, at) => {
			if (!adjacent(grid, path[at] ?? '', to))
				fault(
					`map.lines.${line}.path.${at + 1}`,
					say(words.aAndBAreNotNeighbours, { a: path[at] ?? '', b: to })
				);
		})
	);
	const rails = joins(map, true);
	const roads = joins(map, false);
	map.hexsides.forEach(({ a, b, kind, bridge = [] }, at) => {
		const place = `map.hexsides.${at}`;
		if (!adjacent(grid, a, b)) fault(place, say(words.aAndBAreNotNeighbours, { a, b }));
		if (kind !== 'river') return;
		const crossed = [
			...(roads.has(`${a}-${b}`) ? ['road'] : []),
			...(rails.has(`${a}-${b}`) ? ['rail'] : [])
		];
		if ([...bridge].sort().join() !== crossed.sort().join())
			fault(`${place}.bridge`, say(words.itsBridgesAreNotThoseOfTheLines));
	});
	const railHexes = railsOf(map);
	for (const [hex, { station, doubleTrackStation }] of Object.entries(map.hexes)) {
		if (station && !railHexes.has(hex))
			fault(`map.hexes.${hex}.station`, say(words.aStationMustLieOnARailroad));
		if (doubleTrackStation && !railHexes.get(hex)?.has('double-rail'))
			fault(`map.hexes.${hex}.doubleTrackStation`, say(words.thereIsNoDoubleTrackHere));
	}
}

const railsOf = ({ lines }: MapData): Map<string, Set<string>> => {
	const hexes = new Map<string, Set<string>>();
	for (const { kind, path } of lines)
		if (railKinds.has(kind))
			for (const hex of path) hexes.set(hex, (hexes.get(hex) ?? new Set()).add(kind));
	return hexes;
};

/** 1.1 Counters: each once, with the values its kind needs. */
function checkCounters(units: readonly Counter[], fault: Fault): void {
	const seen = new Set<string>();
	units.forEach((unit, at) => {
		const place = `units.units.${at}`;
		if (seen.has(unit.id)) fault(`${place}.id`, say(words.idIsPlacedTwice, { id: unit.id }));
		seen.add(unit.id);
		if (isDepot(unit.type) !== (unit.capacity !== undefined))
			fault(`${place}.capacity`, say(words.aDepotAndOnlyADepotHasACapacity));
		if (!isDepot(unit.type) && !isVehicle(unit.type) && typeof unit.tq !== 'number')
			fault(`${place}.tq`, say(words.aTroopQualityIsMissing));
		if (!isDepot(unit.type) && unit.combat === undefined && unit.fire === undefined)
			fault(`${place}.combat`, say(words.aStrengthIsMissing));
		if (unit.reduced && unit.reduced.steps + unit.reduced.lossesToFlip !== unit.steps)
			fault(`${place}.reduced`, say(words.theStepsOfItsTwoSidesDoNotFitIts));
	});
}

const onEdge = (grid: HexGrid, hex: string): boolean => {
	const column = Number(hex.slice(0, 2));
	const row = Number(hex.slice(2));
	return column === 1 || column === grid.sheet.columns || row === 1 || row === grid.sheet.rows;
};

/**
 * 10 Set-up: units that exist, each once; stacking; no unit among enemies; rail units on rails; tanks and cars not in
 * forests, 7.1.1.
 */
function checkSetup(data: PackData, grid: HexGrid, fault: Fault): void {
	const { map, scenario } = data;
	const units = new Map(data.units.units.map((unit) => [unit.id, unit]));
	const rails = railsOf(map);
	const hexes = new Map<string, Counter[]>();
	const placed = new Set<string>();
	scenario.setup.forEach(({ unit: id, hex }, at) => {
		const place = `scenario.setup.${at}`;
		const unit = units.get(id);
		if (!unit) return fault(`${place}.unit`, say(words.noCounterId, { id: called(id) }));
		if (placed.has(id)) fault(`${place}.unit`, say(words.idIsPlacedTwice, { id: called(id) }));
		placed.add(id);
		if (indexOf(grid, hex) === NOWHERE)
			return fault(`${place}.hex`, say(words.noSuchHexOnTheSheet));
		if (unit.movement === 'rail-unlimited' && !rails.has(hex))
			fault(`${place}.hex`, say(words.idStandsOnARailroad, { id: called(id) }));
		if (unit.type === 'rail-depot' && !map.hexes[hex]?.station)
			fault(`${place}.hex`, say(words.idStandsOnAStation, { id: called(id) }));
		if (map.hexes[hex]?.terrain === 'forest' && ['tank', 'armored-car'].includes(unit.type))
			fault(`${place}.hex`, say(words.idMustNotStartInAForest, { id: called(id) }));
		hexes.set(hex, [...(hexes.get(hex) ?? []), unit]);
	});
	const { points, units: most } = scenario.stackingLimit;
	for (const [hex, here] of hexes) {
		const stack = here.filter(({ type }) => !isVehicle(type) && !isDepot(type));
		if (new Set(here.map(({ side }) => side)).size > 1)
			fault(`scenario.setup`, say(words.bothSidesStandInHex, { hex }));
		if (stack.length > most || stack.reduce((sum, { stacking }) => sum + stacking, 0) > points)
			fault(`scenario.setup`, say(words.tooManyUnitsInHex, { hex }));
	}
	checkArrivals(scenario, { units, placed, rails, grid }, fault);
}

/** 7.4 Reinforcements: units that exist and are not on the map yet, entry hexes on the edge, trains by rail. */
function checkArrivals(
	scenario: ScenarioData,
	known: {
		readonly units: ReadonlyMap<string, Counter>;
		readonly placed: ReadonlySet<string>;
		readonly rails: ReadonlyMap<string, unknown>;
		readonly grid: HexGrid;
	},
	fault: Fault
): void {
	const due = new Set<string>();
	scenario.reinforcements.forEach(({ units, hexes, by, anyStationOf, turn }, at) => {
		const place = `scenario.reinforcements.${at}`;
		if (!scenario.turnTrack.some(({ date }) => date === turn))
			fault(`${place}.turn`, say(words.noSuchTurn));
		for (const id of units) {
			if (!known.units.has(id)) fault(`${place}.units`, say(words.noCounterId, { id: called(id) }));
			if (known.placed.has(id) || due.has(id))
				fault(`${place}.units`, say(words.idIsPlacedTwice, { id: called(id) }));
			due.add(id);
		}
		for (const hex of hexes) {
			if (indexOf(known.grid, hex) === NOWHERE)
				fault(`${place}.hexes`, say(words.noSuchHexOnTheSheet));
			if (!anyStationOf && !onEdge(known.grid, hex))
				fault(`${place}.hexes`, say(words.hexIsNotOnTheEdge, { hex }));
			if (by === 'rail' && !known.rails.has(hex))
				fault(`${place}.hexes`, say(words.noRailroadEntersAtHex, { hex }));
		}
	});
	scenario.inactive.forEach(({ units }, at) => {
		for (const id of units)
			if (!known.units.has(id))
				fault(`scenario.inactive.${at}.units`, say(words.noCounterId, { id: called(id) }));
	});
	for (const [side, ids] of Object.entries(scenario.recruitment.battalions))
		for (const id of ids)
			if (known.units.get(id)?.type !== 'recruits')
				fault(
					`scenario.recruitment.battalions.${side}`,
					say(words.noRecruitBattalionId, { id: called(id) })
				);
}

/** Every fault of a module, with its place; none where it fits together. */
export const packFaults = (data: PackData): { place: string; reason: Phrase }[] => {
	const faults: { place: string; reason: Phrase }[] = [];
	const fault: Fault = (place, reason) => void faults.push({ place, reason });
	const { columns, rows, shiftedColumns } = data.map.grid;
	const grid = hexGrid({ columns, rows, lower: shiftedColumns });
	checkMap(data.map, grid, fault);
	checkCounters(data.units.units, fault);
	checkSetup(data, grid, fault);
	return faults;
};
