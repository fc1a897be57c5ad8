import { t } from '#lib/words/t.ts';
import {
	type Faction,
	FACTION_FACTS,
	FACTIONS,
	type Force
} from '#lib/rules/red-and-white/index.ts';
import type { SelectOption } from '#lib/ui/form/SelectField.svelte';
import { named } from '#lib/words/names.ts';
import { words } from '#lib/features/red-and-white/words/en/forces.ts';

/** Stands for "nobody" in a list of people. */
export const NOBODY = '';

/** The officers of a force, plus "nobody". */
export const officerOptions = ({ officers }: Force): readonly SelectOption[] => [
	...officers.map(({ id, name }) => ({ value: id, label: named(name) })),
	{ value: NOBODY, label: t(words.noOfficer) }
];

/** The players of a force except one, plus "nobody". */
export const playerOptions = (
	{ players }: Force,
	nobody: string,
	but?: string
): readonly SelectOption[] => [
	...players
		.filter(({ id }) => id !== but)
		.map(({ id, name }) => ({ value: id, label: named(name) })),
	{ value: NOBODY, label: nobody }
];

export const factionOptions = (): readonly SelectOption<Faction>[] =>
	FACTIONS.map((faction) => ({ value: faction, label: t(FACTION_FACTS[faction].title) }));
