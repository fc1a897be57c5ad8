import type { Faction, Name, NameList, UnitType } from '../types.ts';
import { ALLIED_NAMES } from './names-allied.ts';
import { RUSSIAN_NAMES } from './names-russian.ts';

const NOTHING: NameList = { units: {}, officers: [], forces: [] };
const NAMES: Partial<Readonly<Record<Faction, NameList>>> = { ...RUSSIAN_NAMES, ...ALLIED_NAMES };

/** Names to suggest for a faction. */
export const namesOf = (faction: Faction): NameList => NAMES[faction] ?? NOTHING;

/** The first of `stem 1`, `stem 2` and so on that is not taken. */
export const numbered = (stem: string, taken: readonly string[]): string => {
	let number = 1;
	while (taken.includes(`${stem} ${number}`)) number += 1;
	return `${stem} ${number}`;
};

/** How a name from history is written down in the player's language. */
type Written = (name: Name) => Name;
const asListed: Written = (name) => name;

/** Those that are not taken. */
const free = (names: readonly Name[], taken: readonly string[], written: Written): Name[] =>
	names.map(written).filter(([name]) => !taken.includes(name));

/** The names of a faction for a type of unit that are not taken yet. */
export const unitNames = (
	faction: Faction,
	type: UnitType,
	taken: readonly string[],
	written = asListed
): readonly Name[] => free(namesOf(faction).units[type] ?? [], taken, written);

/** The names of a faction's officers that are not taken yet. */
export const officerNames = (
	faction: Faction,
	taken: readonly string[],
	written = asListed
): readonly string[] =>
	free(
		namesOf(faction).officers.map((name) => [name, '']),
		taken,
		written
	).map(([name]) => name);

/** The next name to suggest: historical while there are any, then the fallback with a number. */
export const nextUnitName = (
	faction: Faction,
	type: UnitType,
	taken: readonly string[],
	fallback: string,
	written = asListed
): Name => unitNames(faction, type, taken, written)[0] ?? [numbered(fallback, taken), ''];

/** The next officer's name to suggest, or the fallback with a number. */
export const nextOfficerName = (
	faction: Faction,
	taken: readonly string[],
	fallback: string,
	written = asListed
): string => officerNames(faction, taken, written)[0] ?? numbered(fallback, taken);

/** The next free short label: the letter of the badge and a number, as painted below a base. */
export const nextLabel = (letter: string, taken: readonly string[]): string => {
	let number = 1;
	while (taken.includes(`${letter}${number}`)) number += 1;
	return `${letter}${number}`;
};
