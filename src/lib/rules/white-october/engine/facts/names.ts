import { hexCalled } from '#lib/kernel/book/places.ts';
import map from '../../scenarios/data/map.json';
import units from '../../scenarios/data/units.json';

/** The hexes of the map, with their names where they have one. */
const HEXES = new Map<string, string | undefined>(
	Object.entries(map.hexes).map(([hex, one]) => [hex, 'name' in one ? one.name : undefined])
);

/** The districts by their names. */
const DISTRICTS: ReadonlyMap<string, string> = new Map(
	map.city.districts.map(({ id, name }): [string, string] => [id, name])
);

/** Is it a hex of the map or a district? */
export const isPlace = (at: string): boolean => HEXES.has(at) || DISTRICTS.has(at);

/** A place as players speak of it: a settlement with its number, a district by its name, or the number alone. */
export const placeName = (at: string): string => DISTRICTS.get(at) ?? hexCalled(at, HEXES.get(at));

/** The name of each unit; those of a side that are called the same are numbered, and a detachment is no district. */
export const NAMES: ReadonlyMap<string, string> = new Map(
	units.units.map(({ id, name, army, formation, type }) => {
		if (formation === 'District detachments' && type === 'infantry') return [id, `${name} Det`];
		const alike = units.units.filter(
			(one) => one.name === name && (one.army === 'Red') === (army === 'Red')
		);
		const at = alike.findIndex((one) => one.id === id);
		return [id, alike.length > 1 ? `${name} (${at + 1})` : name];
	})
);
