import type { Faction, Name, NameList, UnitType } from '../types.ts';
import { ALLIED_NAMES } from './names-allied.ts';
import { RUSSIAN_NAMES } from './names-russian.ts';

const NOTHING: NameList = { units: {}, officers: [], forces: [] };
const NAMES: Partial<Readonly<Record<Faction, NameList>>> = { ...RUSSIAN_NAMES, ...ALLIED_NAMES };

/** Names to suggest for a faction. */
export const namesOf = (faction: Faction): NameList => NAMES[faction] ?? NOTHING;

/** The names of a faction for a type of unit that are not taken yet. */
export const unitNames = (
	faction: Faction,
	type: UnitType,
	taken: readonly string[]
): readonly Name[] =>
	(namesOf(faction).units[type] ?? []).filter(([name]) => !taken.includes(name));

/** The next name to suggest: historical while there are any, then the fallback with a number. */
export const nextUnitName = (
	faction: Faction,
	type: UnitType,
	taken: readonly string[],
	fallback: string
): Name => {
	const [known] = unitNames(faction, type, taken);
	if (known) return known;
	let number = 1;
	while (taken.includes(`${fallback} ${number}`)) number += 1;
	return [`${fallback} ${number}`, ''];
};

/** The next officer's name to suggest, or the fallback with a number. */
export const nextOfficerName = (
	faction: Faction,
	taken: readonly string[],
	fallback: string
): string => {
	const known = namesOf(faction).officers.find((name) => !taken.includes(name));
	if (known !== undefined) return known;
	let number = 1;
	while (taken.includes(`${fallback} ${number}`)) number += 1;
	return `${fallback} ${number}`;
};

/** The next free short label: the letter of the badge and a number, as painted below a base. */
export const nextLabel = (letter: string, taken: readonly string[]): string => {
	let number = 1;
	while (taken.includes(`${letter}${number}`)) number += 1;
	return `${letter}${number}`;
};
