import map from '../../scenarios/data/map.json';
import units from '../../scenarios/data/units.json';

/** The settlements: their hexes and names. */
const SETTLED = Object.entries(map.hexes).flatMap(([hex, one]): [string, string][] =>
	'name' in one ? [[hex, one.name]] : []
);

const PLACES: ReadonlyMap<string, string> = new Map(
	SETTLED.map(([hex, name]) => [hex, `${name} (${hex})`])
);

/** Their names, as they stand in the id of a counter. */
const TOWNS: ReadonlyMap<string, string> = new Map(
	SETTLED.map(([, name]) => [name.toLowerCase(), name])
);

const alone = <T>(list: readonly T[], same: (one: T) => boolean): boolean =>
	list.filter(same).length === 1;

/** A counter's own name: with what is printed on it where others are called the same, or with its place or number. */
const told = ({ id, name, label, side }: (typeof units.units)[number]): string => {
	const own = units.units.filter((one) => one.side === side);
	if (alone(own, (one) => one.name === name)) return name;
	if (alone(own, (one) => one.label === label)) return `${name} (${label})`;
	const mark = id.slice(id.lastIndexOf('-') + 1);
	return `${name} (${TOWNS.get(mark) ?? mark.toUpperCase()})`;
};

/** The name of each unit: no two of a side have the same. */
export const NAMES: ReadonlyMap<string, string> = new Map(
	units.units.map((unit) => [unit.id, told(unit)])
);

/** A hex as players speak of it: a settlement with its number, or the number alone. */
export const placeName = (hex: string): string => PLACES.get(hex) ?? hex;
