import map from '../../scenarios/data/map.json';
import scenario from '../../scenarios/data/scenario.json';
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
	// Names stand in lists, which have commas of their own.
	if (alone(own, (one) => one.name === name)) return name.replace(/, (.*)$/, ' ($1)');
	if (alone(own, (one) => one.label === label)) return `${name} (${label})`;
	const mark = id.slice(id.lastIndexOf('-') + 1);
	// Where it began; later it is elsewhere.
	if (/^\d{4}$/.test(mark)) return `${name} from ${mark}`;
	return `${name} (${TOWNS.get(mark) ?? mark.toUpperCase()})`;
};

/** The name of each unit: no two of a side have the same. */
export const NAMES: ReadonlyMap<string, string> = new Map(
	units.units.map((unit) => [unit.id, told(unit)])
);

const FORMATIONS = new Map(units.units.map((unit) => [unit.id, unit]));

/** 10.2 The inactive groups by their ids: the formation or division whose units they are. */
const GROUPS: ReadonlyMap<string, string> = new Map(
	[
		...scenario.inactive,
		...scenario.variants.flatMap((one) => ('inactive' in one ? one.inactive : []))
	].map(({ id, units: of }): [string, string] => {
		const shared = (key: 'formation' | 'division'): string | null => {
			const names = new Set(of.map((unit) => FORMATIONS.get(unit)?.[key] ?? null));
			return names.size === 1 ? ([...names][0] ?? null) : null;
		};
		const all = of.map((unit) => NAMES.get(unit) ?? unit).join(', ');
		return [id, shared('formation') ?? shared('division') ?? all];
	})
);

/** 10.2 An inactive group as players speak of it. */
export const groupName = (id: string): string => GROUPS.get(id) ?? id;

/** A hex as players speak of it: a settlement with its number, or the number alone. */
export const placeName = (hex: string): string => PLACES.get(hex) ?? hex;
