import { CONTENTS } from '#lib/rules/red-and-white/procedures/contents.ts';
import type { IconName } from '#lib/ui/signs/icons.ts';

const TITLES: ReadonlyMap<string, string> = new Map(
	CONTENTS.flatMap(({ entries }) => entries.map(({ slug, title }) => [slug, title] as const))
);

/** What a unit does is at times called otherwise than the calculator; long words may break. */
const DEED_TITLES: Readonly<Record<string, string>> = {
	bombardment: 'Into a bombard\u00ADment',
	'officer-hit': 'Who is hit with it',
	fright: 'Fright of a tank',
	suppression: 'Suppres\u00ADsion',
	contact: 'In contact'
};

/** What a calculator is called in the list of what a unit can do. */
export const deedTitle = (slug: string): string => DEED_TITLES[slug] ?? TITLES.get(slug) ?? slug;

const ICONS: Readonly<Record<string, IconName>> = {
	leadership: 'led',
	'small-arms-fire': 'fired',
	'attacking-fire': 'fired',
	artillery: 'fired',
	'indirect-fire': 'fired',
	bombardment: 'pinned',
	movement: 'moved',
	melee: 'charged',
	suppression: 'suppressed',
	'unit-morale': 'dice',
	'army-morale': 'dice',
	commissar: 'commissar',
	'officer-hit': 'priest',
	'petrol-bombs': 'fire',
	'tank-repair': 'settings',
	fright: 'falling-back'
};

export const deedIcon = (slug: string): IconName => ICONS[slug] ?? 'dice';
