import { hexGrid, indexOf, NOWHERE, type HexGrid } from '#lib/kernel/hex/hex.ts';
import type {
	Counter,
	MapData,
	PackData,
	ScenarioData
} from '#lib/rules/orel-1919/scenarios/schema.ts';
import { isDepot, isVehicle } from '#lib/rules/orel-1919/types.ts';

type Fault = (place: string, reason: string) => void;

const railKinds = new Set(['rail', 'double-rail']);

/** All pairs of hexes that lines of these kinds join, written both ways. */
const joins = ({ lines }: MapData, rail: boolean): Set<string> =>
	new Set(
		lines
			.filter(({ kind }) => railKinds.has(kind) === rail)
			.flatMap(({ path }) =>
				path.slice(1).flatMap((to, at) => [`${path[at]}-${to}`, `${to}-${path[at]}`])
			)
	);

/** 1, map: hexes on the sheet, bridges where lines cross. */
function checkMap(map: MapData, grid: HexGrid, fault: Fault): void {
	for (const hex of grid.hexes)
		if (!map.hexes[hex]) fault(`map.hexes.${hex}`, 'the hex is missing');
	for (const hex of Object.keys(map.hexes))
		if (indexOf(grid, hex) === NOWHERE) fault(`map.hexes.${hex}`, 'no such hex on the sheet');
	const rails = joins(map, true);
	const roads = joins(map, false);
	map.hexsides.forEach(({ a, b, kind, bridge = [] }, at) => {
		if (kind !== 'river') return;
		const crossed = [
			...(roads.has(`${a}-${b}`) ? ['road'] : []),
			...(rails.has(`${a}-${b}`) ? ['rail'] : [])
		];
		if ([...bridge].sort().join() !== crossed.sort().join())
			fault(`map.hexsides.${at}.bridge`, 'its bridges are not those of the lines');
	});
}

/** 1.1 Counters: each once, with the values its kind needs. */
function checkCounters(units: readonly Counter[], fault: Fault): void {
	const seen = new Set<string>();
	units.forEach((unit, at) => {
		const place = `units.units.${at}`;
		if (seen.has(unit.id)) fault(`${place}.id`, 'id is placed twice');
		seen.add(unit.id);
		if (isDepot(unit.type) !== (unit.capacity !== undefined))
			fault(`${place}.capacity`, 'a depot and only a depot has a capacity');
		if (!isDepot(unit.type) && !isVehicle(unit.type) && typeof unit.tq !== 'number')
			fault(`${place}.tq`, 'a troop quality is missing');
		const { reduced } = unit as { reduced?: { steps: number; lossesToFlip: number } | null };
		if (reduced && reduced.steps + reduced.lossesToFlip !== unit.steps)
			fault(`${place}.reduced`, 'the steps of its two sides do not fit its losses');
		if (!isDepot(unit.type) && unit.combat === undefined && unit.fire === undefined)
			fault(`${place}.combat`, 'a strength is missing');
	});
}

const onEdge = (grid: HexGrid, hex: string): boolean => {
	const column = Number(hex.slice(0, 2));
	const row = Number(hex.slice(2));
	return column === 1 || column === grid.sheet.columns || row === 1 || row === grid.sheet.rows;
};

/** 10, 7.4 Set-up, reinforcements, sleepers, recruits: counters that exist, each once; entry hexes on the edge. */
function checkPlaces(
	scenario: ScenarioData,
	units: readonly Counter[],
	grid: HexGrid,
	fault: Fault
): void {
	const types = new Map(units.map(({ id, type }) => [id, type]));
	const seen = new Set<string>();
	const once = (id: string, place: string): void => {
		if (!types.has(id)) fault(place, 'no counter');
		if (seen.has(id)) fault(place, 'placed twice');
		seen.add(id);
	};
	scenario.setup.forEach(({ unit }, at) => once(unit, `scenario.setup.${at}.unit`));
	scenario.reinforcements.forEach(({ units: due, hexes, anyStationOf }, at) => {
		const place = `scenario.reinforcements.${at}`;
		for (const id of due) once(id, `${place}.units`);
		for (const hex of hexes)
			if (indexOf(grid, hex) === NOWHERE || (!anyStationOf && !onEdge(grid, hex)))
				fault(`${place}.hexes`, 'not on the edge');
	});
	scenario.inactive.forEach(({ units: asleep }, at) => {
		for (const id of asleep)
			if (!types.has(id)) fault(`scenario.inactive.${at}.units`, 'no counter');
	});
	for (const [side, ids] of Object.entries(scenario.recruitment.battalions))
		for (const id of ids)
			if (types.get(id) !== 'recruits')
				fault(`scenario.recruitment.battalions.${side}`, 'no recruit battalion');
}

/** What does not fit together in data as delivered, with its place, of all that no correction reaches. */
export const deliveredFaults = (data: PackData): string[] => {
	const faults: string[] = [];
	const fault: Fault = (place, reason) => void faults.push(`${place}: ${reason}`);
	const { columns, rows, shiftedColumns } = data.map.grid;
	const grid = hexGrid({ columns, rows, lower: shiftedColumns });
	checkMap(data.map, grid, fault);
	checkCounters(data.units.units, fault);
	checkPlaces(data.scenario, data.units.units, grid, fault);
	return faults;
};
