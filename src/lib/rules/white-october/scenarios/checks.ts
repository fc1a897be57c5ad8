import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { mayStack } from '../rules/07-movement/07-2-stacking.ts';
import { playerOf, type Player } from '../types.ts';
import { words } from '../words/en/scenarios.ts';
import { seaHexes } from './board.ts';
import type { Counter, MapData, PackData, ScenarioData } from './schema.ts';

/** A place in a module and what is wrong there. */
export type Fault = (place: string, reason: Phrase) => void;

/** The hexes of every place where a unit may be: the sheet, the districts. */
const placesIn = ({ hexes, city }: MapData): ReadonlySet<string> =>
	new Set([
		...Object.keys(hexes).filter((hex) => !city.covers.includes(hex)),
		...city.districts.map(({ id }) => id)
	]);

/** 1.1 Stations lie on railroads. */
const checkStations = ({ hexes }: MapData, rails: ReadonlySet<string>, fault: Fault): void => {
	for (const [hex, { station }] of Object.entries(hexes))
		if (station && !rails.has(hex))
			fault(`map.hexes.${hex}.station`, say(words.aStationMustLieOnARailroad));
};

/** 16.1 Set-up: stacking; nobody among enemies; trains on rails, ships at sea. */
const checkSetup = (
	{ map, units, scenario }: PackData,
	rails: ReadonlySet<string>,
	fault: Fault
): void => {
	const counters = new Map(units.units.map((unit) => [unit.id, unit]));
	const places = placesIn(map);
	const blue = seaHexes(map);
	const stacks = new Map<string, Counter[]>();
	scenario.setup.forEach(({ unit: id, at: hex }, at) => {
		const place = `scenario.setup.${at}`;
		const unit = counters.get(id);
		if (!unit || (unit.box !== undefined && unit.box === hex)) return;
		if (!places.has(hex)) return fault(`${place}.at`, say(words.noSuchPlaceOnTheMap));
		if (unit.type === 'armoured_train' && !rails.has(hex))
			fault(`${place}.at`, say(words.idStandsOnARailroad, { id }));
		if (unit.type === 'fleet' && !blue.has(hex))
			fault(`${place}.at`, say(words.idStandsOnTheSea, { id }));
		stacks.set(hex, [...(stacks.get(hex) ?? []), unit]);
	});
	for (const [hex, stack] of stacks) {
		const sides = new Set<Player>(stack.map(({ army }) => playerOf(army)));
		if (sides.size > 1) fault('scenario.setup', say(words.bothSidesAreInHex, { hex }));
		const stacked = stack.map(({ type, ep = 0 }) => ({ type, ep }));
		if (!mayStack(stacked, scenario.stacking, 'field'))
			fault('scenario.setup', say(words.tooManyUnitsInHex, { hex }));
	}
	checkArrivals(scenario, fault);
};

/** 7.8 Reinforcements come in a turn of the game. */
const checkArrivals = ({ reinforcements, turns }: ScenarioData, fault: Fault): void =>
	reinforcements.forEach(({ turn }, at) => {
		if (turn < 1 || turn > turns.length)
			fault(`scenario.reinforcements.${at}.entry`, say(words.noSuchPlaceOnTheMap));
	});

/**
 * Every fault that a correction may bring into a module, with its place; none where it fits together. What no correction
 * reaches, such as which hexes and counters there are, the tests look at in the data as delivered.
 */
export const packFaults = (data: PackData): { place: string; reason: Phrase }[] => {
	const faults: { place: string; reason: Phrase }[] = [];
	const fault: Fault = (place, reason) => void faults.push({ place, reason });
	const rails = new Set(
		data.map.lines.flatMap(({ kind, path }) => (kind === 'rail' ? path.split(' ') : []))
	);
	checkStations(data.map, rails, fault);
	checkSetup(data, rails, fault);
	return faults;
};
