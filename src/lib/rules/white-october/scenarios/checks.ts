import { diagonalName, diagonalOf, diagonalStep } from '#lib/kernel/hex/diagonal.ts';
import { SIDES } from '#lib/kernel/hex/hex.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { mayStack } from '../rules/07-movement/07-2-stacking.ts';
import { isArtillery, isCombatUnit, isMotor, playerOf, type Player } from '../types.ts';
import { words } from '../words/en/scenarios.ts';
import { seaHexes } from './board.ts';
import { nextTo, sidesIn } from './hexsides.ts';
import type { Counter, MapData, PackData, ScenarioData } from './schema.ts';

/** A place in a module and what is wrong there. */
export type Fault = (place: string, reason: Phrase) => void;

const isBeside = (map: MapData, a: string, b: string): boolean =>
	SIDES.some((_, side) => nextTo(map, a, side) === b);

/** The hexes of every place where a unit may be: the sheet, the districts. */
const placesIn = ({ hexes, city }: MapData): ReadonlySet<string> =>
	new Set([
		...Object.keys(hexes).filter((hex) => !city.covers.includes(hex)),
		...city.districts.map(({ id }) => id)
	]);

/** 1.1 The sheet has every hex of its frame, and no other. */
const checkFrame = (map: MapData, fault: Fault): void => {
	const { columns, rowMin, rowMax } = map.grid;
	columns.forEach((_, column) => {
		for (let number = 0; number <= rowMax; number++) {
			const row = number + column / 2;
			const hex = diagonalName(columns, { column, number }) ?? '';
			if (row >= rowMin && row <= rowMax && !map.hexes[hex])
				fault(`map.hexes.${hex}`, say(words.theHexIsMissing));
		}
	});
	for (const hex of Object.keys(map.hexes)) {
		const at = diagonalOf(columns, hex);
		const row = at ? at.number + at.column / 2 : -1;
		if (row < rowMin || row > rowMax) fault(`map.hexes.${hex}`, say(words.noSuchPlaceOnTheMap));
	}
};

/** 1.1 Lines run between neighbours, water along the sides of hexes; stations lie on railroads. */
const checkLines = (map: MapData, fault: Fault): void => {
	const rails = new Set<string>();
	map.lines.forEach(({ kind, path }, line) => {
		const hexes = path.split(' ');
		hexes.forEach((hex, at) => {
			if (!map.hexes[hex]) fault(`map.lines.${line}`, say(words.noSuchPlaceOnTheMap));
			if (kind === 'rail') rails.add(hex);
			const before = hexes[at - 1];
			if (before === undefined) return;
			if (!isBeside(map, before, hex))
				fault(`map.lines.${line}`, say(words.aAndBAreNotNeighbours, { a: before, b: hex }));
		});
	});
	map.hexsides.forEach(({ sides }, at) => {
		for (const text of sides)
			if (!map.hexes[sidesIn(text)[0]]) fault(`map.hexsides.${at}`, say(words.noSuchPlaceOnTheMap));
	});
	for (const [hex, { station }] of Object.entries(map.hexes))
		if (station && !rails.has(hex))
			fault(`map.hexes.${hex}.station`, say(words.aStationMustLieOnARailroad));
};

/** 12 Districts touch hexes of the sheet; the Neva runs between neighbours; lines enter districts that they touch. */
const checkCity = (map: MapData, fault: Fault): void => {
	const { districts, neva } = map.city;
	const known = new Map(districts.map((one) => [one.id, one]));
	for (const { id, touches, seaTouches } of districts)
		for (const hex of [...touches, ...seaTouches])
			if (!map.hexes[hex] || map.city.covers.includes(hex))
				fault(`map.city.districts.${id}`, say(words.noSuchPlaceOnTheMap));
	neva.forEach(({ a, b }, at) => {
		const [one, two] = [known.get(a), known.get(b)];
		const next = SIDES.some((_, side) => {
			const to = one && diagonalStep({ column: one.q, number: one.r }, side);
			return to?.column === two?.q && to?.number === two?.r;
		});
		if (!one || !two || !next)
			fault(`map.city.neva.${at}`, say(words.aAndBAreNotNeighbours, { a, b }));
	});
	map.lines.forEach(({ entersCity, path }, at) => {
		const hexes = path.split(' ');
		const touches = known.get(entersCity ?? '')?.touches ?? [];
		const ends = [hexes[0] ?? '', hexes[hexes.length - 1] ?? ''];
		if (entersCity && !ends.some((hex) => touches.includes(hex)))
			fault(`map.lines.${at}.entersCity`, say(words.noSuchPlaceOnTheMap));
	});
};

/** 1.3 Does a counter have the values its kind needs? */
const isWhole = (unit: Counter): boolean => {
	const { type } = unit;
	const fights = isCombatUnit(type) || isArtillery(type) || type === 'fort';
	if (type === 'leader') return true;
	if (type === 'hq') return unit.command !== undefined && unit.radius !== undefined;
	if (isMotor(type)) return unit.combat !== undefined && unit.ep === undefined;
	const valued = unit.quality !== undefined && unit.morale !== undefined;
	if (unit.ep === undefined || (fights && !valued)) return false;
	if (isCombatUnit(type) && unit.combat === undefined) return false;
	if (type !== 'infantry' && type !== 'cavalry') return unit.firepower !== undefined;
	return unit.ep > 1 === (unit.reduced !== undefined);
};

/** 1.3 Counters: each once, with the values its kind needs. */
const checkCounters = (units: readonly Counter[], fault: Fault): void => {
	const seen = new Set<string>();
	units.forEach((unit, at) => {
		const place = `units.units.${at}`;
		if (seen.has(unit.id)) fault(`${place}.id`, say(words.idIsPlacedTwice, { id: unit.id }));
		seen.add(unit.id);
		if (!isWhole(unit)) fault(place, say(words.aValueOfThisKindIsMissing));
	});
};

/** 16.1 Set-up: counters that exist, each once; stacking; nobody among enemies; trains on rails, ships at sea. */
const checkSetup = ({ map, units, scenario }: PackData, fault: Fault): void => {
	const counters = new Map(units.units.map((unit) => [unit.id, unit]));
	const places = placesIn(map);
	const rails = new Set(
		map.lines.flatMap(({ kind, path }) => (kind === 'rail' ? path.split(' ') : []))
	);
	const blue = seaHexes(map);
	const placed = new Set<string>();
	const stacks = new Map<string, Counter[]>();
	scenario.setup.forEach(({ unit: id, at: hex }, at) => {
		const place = `scenario.setup.${at}`;
		const unit = counters.get(id);
		if (!unit) return fault(`${place}.unit`, say(words.noCounterId, { id }));
		if (placed.has(id)) fault(`${place}.unit`, say(words.idIsPlacedTwice, { id }));
		placed.add(id);
		if (unit.box !== undefined && unit.box === hex) return;
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
	checkArrivals(scenario, counters, places, placed, fault);
};

/** 7.8, 11.2.2 What comes later: counters that exist and do not stand yet, and places where they come in. */
const checkArrivals = (
	{ reinforcements, toCreate, turns, entries }: ScenarioData,
	counters: ReadonlyMap<string, Counter>,
	places: ReadonlySet<string>,
	placed: ReadonlySet<string>,
	fault: Fault
): void => {
	const due = new Set(placed);
	const known = (id: string, place: string): void => {
		if (!counters.has(id)) fault(`${place}.unit`, say(words.noCounterId, { id }));
		if (due.has(id)) fault(`${place}.unit`, say(words.idIsPlacedTwice, { id }));
		due.add(id);
	};
	const ways = new Set([...places, 'P', 'K', 'M', 'V', 'D', 'BOX']);
	reinforcements.forEach(({ unit, turn, entry }, at) => {
		known(unit, `scenario.reinforcements.${at}`);
		if (!ways.has(entry) || turn < 1 || turn > turns.length)
			fault(`scenario.reinforcements.${at}.entry`, say(words.noSuchPlaceOnTheMap));
	});
	toCreate.forEach(({ unit, placement = 'P' }, at) => {
		known(unit, `scenario.toCreate.${at}`);
		if (placement !== 'P or D' && !ways.has(placement))
			fault(`scenario.toCreate.${at}.placement`, say(words.noSuchPlaceOnTheMap));
	});
	for (const hex of [entries.K, entries.M, entries.V, ...entries.disembark])
		if (!places.has(hex)) fault('scenario.entries', say(words.noSuchPlaceOnTheMap));
};

/** Every fault of a module, with its place; none where it fits together. */
export const packFaults = (data: PackData): { place: string; reason: Phrase }[] => {
	const faults: { place: string; reason: Phrase }[] = [];
	const fault: Fault = (place, reason) => void faults.push({ place, reason });
	checkFrame(data.map, fault);
	checkLines(data.map, fault);
	checkCity(data.map, fault);
	checkCounters(data.units.units, fault);
	checkSetup(data, fault);
	return faults;
};
