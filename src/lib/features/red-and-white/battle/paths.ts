import { resolve } from '$app/paths';
import { dataHref } from '#lib/features/shared/data/paths.ts';
import { BATTLE_KIND } from '#lib/features/red-and-white/kind.ts';
import type { EntryId } from '#lib/kernel/game/journal.ts';
import type { Parties } from '#lib/rules/red-and-white/index.ts';

/** The addresses of one battle's screens. */
export const battleHref = (id: string): string => resolve('/battles/[id]', { id });
/** The address for a new battle with these forces already picked. */
export const newBattleHref = (forces: readonly string[]): string =>
	`${resolve('/battles/new')}?${new URLSearchParams(forces.map((id) => ['force', id])).toString()}`;
/** Where the battle is saved and sent as a file. */
export const exportHref = (battle: string): string => dataHref(BATTLE_KIND, battle);
export const unitHref = (id: string, unit: string): string =>
	`${battleHref(id)}?${new URLSearchParams({ unit }).toString()}`;
export const logHref = (id: string): string => resolve('/battles/[id]/log', { id });
export const asItWasHref = (id: string, line: EntryId): string =>
	resolve('/battles/[id]/log/[line]', { id, line });
export const strikeHref = (id: string, line: EntryId): string =>
	resolve('/battles/[id]/log/[line]/strike', { id, line });
export const luckHref = (id: string): string => resolve('/battles/[id]/luck', { id });
export const peopleHref = (id: string): string => resolve('/battles/[id]/people', { id });
export const battleRulesHref = (id: string): string => resolve('/battles/[id]/rules', { id });
export const reportHref = (id: string): string => resolve('/battles/[id]/report', { id });
export const cameBackHref = (id: string): string => resolve('/battles/[id]/came-back', { id });
export const photosHref = (id: string): string => resolve('/battles/[id]/photos', { id });
export const rosterHref = (id: string): string => resolve('/battles/[id]/roster', { id });
export const quickHref = (id: string): string => resolve('/battles/[id]/quick', { id });
export const goalsHref = (id: string): string => resolve('/battles/[id]/goals', { id });
export const papersHref = (id: string): string => resolve('/battles/[id]/papers', { id });
export const paperHref = (id: string, paper: string): string =>
	`${papersHref(id)}?${new URLSearchParams({ paper }).toString()}`;
/** Where a paper of this kind is written. */
export const writeHref = (id: string, kind: string, officer: string): string =>
	`${papersHref(id)}?${new URLSearchParams({ write: kind, officer }).toString()}`;
/** One fact turned to face the table, about a unit or about the battle. */
export const faceHref = (id: string, unit?: string): string =>
	`${resolve('/battles/[id]/table', { id })}${unit === undefined ? '' : `?${new URLSearchParams({ unit }).toString()}`}`;
export const inForceHref = (id: string): string => resolve('/battles/[id]/rules/in-force', { id });
export const togetherHref = (id: string, slug: string): string =>
	resolve('/battles/[id]/together/[slug]', { id, slug });
export const officersHref = (id: string): string => resolve('/battles/[id]/officers', { id });
export const automationHref = (id: string): string => resolve('/battles/[id]/automation', { id });

/** Where a unit's action leads: to the throw, or first to the choice of a target. */
export type DeedPlace = Partial<Parties> & {
	/** The referee's reason for allowing it, where a rule forbids it. */
	readonly overruled?: string | null;
};

const asked = (place: DeedPlace): string =>
	new URLSearchParams(
		Object.entries(place).flatMap(
			([name, value]: [string, string | readonly string[] | null | undefined]) =>
				[value ?? []].flat().map((one) => [name, one])
		)
	).toString();

export const rollHref = (id: string, slug: string, place: DeedPlace): string =>
	`${resolve('/battles/[id]/roll/[slug]', { id, slug })}?${asked(place)}`;
export const targetHref = (id: string, slug: string, place: DeedPlace): string =>
	`${resolve('/battles/[id]/target/[slug]', { id, slug })}?${asked(place)}`;

/** The melee screen for a defending unit; `first` has just come into contact with it. */
export const meleeHref = (id: string, defender: string, first?: string): string => {
	const href = resolve('/battles/[id]/melee/[defender]', { id, defender });
	return first === undefined ? href : `${href}?${new URLSearchParams({ first }).toString()}`;
};
/** The screen for the area that a battery bombards or is about to bombard. */
export const areaHref = (id: string, battery: string): string =>
	resolve('/battles/[id]/area/[battery]', { id, battery });
