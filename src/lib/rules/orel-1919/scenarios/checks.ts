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

/** 1, map: lines and hexsides between neighbours, stations on rails. */
function checkMap(map: MapData, grid: HexGrid, fault: Fault): void {
	map.lines.forEach(({ path }, line) =>
		path.slice(1).forEach((to, at) => {
			if (!adjacent(grid, path[at] ?? '', to))
				fault(
					`map.lines.${line}.path.${at + 1}`,
					say(words.aAndBAreNotNeighbours, { a: path[at] ?? '', b: to })
				);
		})
	);
	map.hexsides.forEach(({ a, b }, at) => {
		if (!adjacent(grid, a, b))
			fault(`map.hexsides.${at}`, say(words.aAndBAreNotNeighbours, { a, b }));
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

/** 1.1 Counters: no more steps on the weaker side than on the other. */
function checkCounters(units: readonly Counter[], fault: Fault): void {
	units.forEach(({ reduced, steps }, at) => {
		if (reduced && reduced.steps > steps)
			fault(`units.units.${at}.reduced`, say(words.theStepsOfItsTwoSidesDoNotFitIts));
	});
}

/** 10 Set-up: stacking; no unit among enemies; rail units on rails; tanks and cars not in forests, 7.1.1. */
function checkSetup(data: PackData, grid: HexGrid, fault: Fault): void {
	const { map, scenario } = data;
	const units = new Map(data.units.units.map((unit) => [unit.id, unit]));
	const rails = railsOf(map);
	const hexes = new Map<string, Counter[]>();
	scenario.setup.forEach(({ unit: id, hex }, at) => {
		const place = `scenario.setup.${at}`;
		const unit = units.get(id);
		if (!unit) return;
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
	checkArrivals(scenario, rails, fault);
}

/** 7.4 Reinforcements: on a day of the turn track, trains by rail. */
function checkArrivals(
	{ reinforcements, turnTrack }: ScenarioData,
	rails: ReadonlyMap<string, unknown>,
	fault: Fault
): void {
	reinforcements.forEach(({ hexes, by, turn }, at) => {
		const place = `scenario.reinforcements.${at}`;
		if (!turnTrack.some(({ date }) => date === turn)) fault(`${place}.turn`, say(words.noSuchTurn));
		for (const hex of hexes)
			if (by === 'rail' && !rails.has(hex))
				fault(`${place}.hexes`, say(words.noRailroadEntersAtHex, { hex }));
	});
}

/**
 * Every fault that a correction may bring into a module, with its place; none where it fits together. What no correction
 * reaches, such as which hexes and counters there are, the tests look at in the data as delivered.
 */
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
