import type { Faction, Name, NameList } from '../types.ts';
import { ALLIED_NAMES } from './names-allied.ts';
import { RUSSIAN_NAMES } from './names-russian.ts';

const NOTHING: NameList = { units: {}, officers: [], forces: [] };
const NAMES: Partial<Readonly<Record<Faction, NameList>>> = { ...RUSSIAN_NAMES, ...ALLIED_NAMES };

/** Names to suggest for a faction. */
export const namesOf = (faction: Faction): NameList => NAMES[faction] ?? NOTHING;

/** The stem with the first number that is not taken: `Infantry 2`; of a label, as painted below a base, `R2`. */
export const numbered = (stem: string, taken: readonly string[]): string => {
	let number = 1;
	while (taken.includes(stem + number)) number += 1;
	return stem + number;
};

/** The next name to suggest: of the known ones while there are any, then the fallback with a number. */
export const nextName = (
	known: readonly Name[],
	taken: readonly string[],
	fallback: string
): Name => known.find(([name]) => !taken.includes(name)) ?? [numbered(`${fallback} `, taken), ''];
