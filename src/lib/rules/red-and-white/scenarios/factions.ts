import type { Camp, Faction } from '../types.ts';

/** Whose badge a faction wears: Reds, Whites, Greens, or the interventionists and allies. */
export type Badge = 'red' | 'white' | 'green' | 'allied';

export interface FactionFacts {
	readonly title: string;
	readonly badge: Badge;
	/** The camp it usually moves and fires with. */
	readonly camp: Camp;
	/** SMALL ARMS FIRING; INDIRECT FIRE: one of the interventionists listed there. */
	readonly interventionist?: boolean;
}

// prettier-ignore
export const FACTION_FACTS: Readonly<Record<Faction, FactionFacts>> = {
	red:       { title: 'Reds',       badge: 'red',    camp: 'red' },
	white:     { title: 'Whites',     badge: 'white',  camp: 'white' },
	cossack:   { title: 'Cossacks',   badge: 'white',  camp: 'white' },
	green:     { title: 'Greens',     badge: 'green',  camp: 'red' },
	black:     { title: 'Blacks (anarchists)', badge: 'green', camp: 'red' },
	ukrainian: { title: 'Ukrainians', badge: 'green',  camp: 'white' },
	polish:    { title: 'Poles',      badge: 'allied', camp: 'white' },
	british:   { title: 'British',    badge: 'allied', camp: 'white', interventionist: true },
	canadian:  { title: 'Canadians',  badge: 'allied', camp: 'white', interventionist: true },
	american:  { title: 'Americans',  badge: 'allied', camp: 'white', interventionist: true },
	french:    { title: 'French',     badge: 'allied', camp: 'white', interventionist: true },
	serbian:   { title: 'Serbs',      badge: 'allied', camp: 'white', interventionist: true },
	czech:     { title: 'Czechs',     badge: 'allied', camp: 'white', interventionist: true },
	other:     { title: 'Others',     badge: 'green',  camp: 'white' }
};

export const BADGES = ['red', 'white', 'green', 'allied'] as const;

/** The badge a force or a unit wears. */
export const badgeOf = ({ faction }: { readonly faction: Faction }): Badge =>
	FACTION_FACTS[faction].badge;
