import { hexCalled } from '#lib/kernel/book/places.ts';
import map from '../../scenarios/data/map.json';
import scenario from '../../scenarios/data/scenario.json';
import units from '../../scenarios/data/units.json';

/** The names that the settlements have in the module, by their hexes. */
const PLACES: ReadonlyMap<string, string> = new Map(
	Object.entries(map.hexes).flatMap(([hex, one]): [string, string][] =>
		'name' in one ? [[hex, one.name]] : []
	)
);

/** The hex where a counter began, as it stands in its id: by its number, or by the name of its place. */
const beganIn = (mark: string): string | undefined =>
	/^\d{4}$/.test(mark) ? mark : [...PLACES].find(([, name]) => name.toLowerCase() === mark)?.[0];

const alone = <T>(list: readonly T[], same: (one: T) => boolean): boolean =>
	list.filter(same).length === 1;

/** A counter's own name: with what is printed on it where others are called the same, or with its place or number. */
const told = ({ id, name, label, side }: (typeof units.units)[number]): string => {
	const own = units.units.filter((one) => one.side === side);
	// Names stand in lists, which have commas of their own.
	if (alone(own, (one) => one.name === name)) return name.replace(/, (.*)$/, ' ($1)');
	if (alone(own, (one) => one.label === label)) return `${name} (${label})`;
	const mark = id.slice(id.lastIndexOf('-') + 1);
	const from = beganIn(mark);
	return from === undefined ? `${name} (${mark.toUpperCase()})` : `${name} from ${from}`;
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
export const placeName = (hex: string): string => hexCalled(hex, PLACES.get(hex));
