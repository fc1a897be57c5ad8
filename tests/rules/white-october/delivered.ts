import { diagonalName, diagonalOf, diagonalStep } from '#lib/kernel/hex/diagonal.ts';
import { SIDES } from '#lib/kernel/hex/hex.ts';
import { nextTo, sidesIn } from '#lib/rules/white-october/scenarios/hexsides.ts';
import type {
	Counter,
	MapData,
	PackData,
	ScenarioData
} from '#lib/rules/white-october/scenarios/schema.ts';
import { isArtillery, isCombatUnit, isMotor } from '#lib/rules/white-october/types.ts';

type Fault = (place: string, reason: string) => void;

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
				fault(`map.hexes.${hex}`, 'the hex is missing');
		}
	});
	for (const hex of Object.keys(map.hexes)) {
		const at = diagonalOf(columns, hex);
		const row = at ? at.number + at.column / 2 : -1;
		if (row < rowMin || row > rowMax) fault(`map.hexes.${hex}`, 'no such place on the map');
	}
};

/** 1.1 Lines run between neighbours, water along the sides of hexes. */
const checkLines = (map: MapData, fault: Fault): void => {
	map.lines.forEach(({ path }, line) => {
		const hexes = path.split(' ');
		hexes.forEach((hex, at) => {
			if (!map.hexes[hex]) fault(`map.lines.${line}`, 'no such place on the map');
			const before = hexes[at - 1];
			if (before === undefined) return;
			if (!isBeside(map, before, hex)) fault(`map.lines.${line}`, 'a and b are not neighbours');
		});
	});
	map.hexsides.forEach(({ sides }, at) => {
		for (const text of sides)
			if (!map.hexes[sidesIn(text)[0]]) fault(`map.hexsides.${at}`, 'no such place on the map');
	});
};

/** 12 Districts touch hexes of the sheet; the Neva runs between neighbours; lines enter districts that they touch. */
const checkCity = (map: MapData, fault: Fault): void => {
	const { districts, neva } = map.city;
	const known = new Map(districts.map((one) => [one.id, one]));
	for (const { id, touches, seaTouches } of districts)
		for (const hex of [...touches, ...seaTouches])
			if (!map.hexes[hex] || map.city.covers.includes(hex))
				fault(`map.city.districts.${id}`, 'no such place on the map');
	neva.forEach(({ a, b }, at) => {
		const [one, two] = [known.get(a), known.get(b)];
		const next = SIDES.some((_, side) => {
			const to = one && diagonalStep({ column: one.q, number: one.r }, side);
			return to?.column === two?.q && to?.number === two?.r;
		});
		if (!one || !two || !next) fault(`map.city.neva.${at}`, 'a and b are not neighbours');
	});
	map.lines.forEach(({ entersCity, path }, at) => {
		const hexes = path.split(' ');
		const touches = known.get(entersCity ?? '')?.touches ?? [];
		const ends = [hexes[0] ?? '', hexes[hexes.length - 1] ?? ''];
		if (entersCity && !ends.some((hex) => touches.includes(hex)))
			fault(`map.lines.${at}.entersCity`, 'no such place on the map');
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
		if (seen.has(unit.id)) fault(`${place}.id`, 'id is placed twice');
		seen.add(unit.id);
		if (!isWhole(unit)) fault(place, 'a value of this kind is missing');
	});
};

/** 16.1, 7.8, 11.2.2 Set-up and what comes later: counters that exist, each once, and places where they come in. */
const checkPlaces = ({ scenario, units, map }: PackData, fault: Fault): void => {
	const { setup, reinforcements, toCreate, entries }: ScenarioData = scenario;
	const counters = new Set(units.units.map(({ id }) => id));
	const places = placesIn(map);
	const ways = new Set([...places, 'P', 'K', 'M', 'V', 'D', 'BOX']);
	const seen = new Set<string>();
	const once = (id: string, place: string): void => {
		if (!counters.has(id)) fault(`${place}.unit`, 'no counter');
		if (seen.has(id)) fault(`${place}.unit`, 'placed twice');
		seen.add(id);
	};
	setup.forEach(({ unit }, at) => once(unit, `scenario.setup.${at}`));
	reinforcements.forEach(({ unit, entry }, at) => {
		once(unit, `scenario.reinforcements.${at}`);
		if (!ways.has(entry)) fault(`scenario.reinforcements.${at}.entry`, 'no such place');
	});
	toCreate.forEach(({ unit, placement = 'P' }, at) => {
		once(unit, `scenario.toCreate.${at}`);
		if (placement !== 'P or D' && !ways.has(placement))
			fault(`scenario.toCreate.${at}.placement`, 'no such place');
	});
	for (const hex of [entries.K, entries.M, entries.V, ...entries.disembark])
		if (!places.has(hex)) fault('scenario.entries', 'no such place');
};

/** What does not fit together in data as delivered, with its place, of all that no correction reaches. */
export const deliveredFaults = (data: PackData): string[] => {
	const faults: string[] = [];
	const fault: Fault = (place, reason) => void faults.push(`${place}: ${reason}`);
	checkFrame(data.map, fault);
	checkLines(data.map, fault);
	checkCity(data.map, fault);
	checkCounters(data.units.units, fault);
	checkPlaces(data, fault);
	return faults;
};
