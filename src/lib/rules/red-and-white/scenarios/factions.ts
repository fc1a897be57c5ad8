import type { Camp, Faction } from '../types.ts';
import { words } from '../words/en/scenarios.ts';

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
	red:       { title: words.reds,       badge: 'red',    camp: 'red' },
	white:     { title: words.whites,     badge: 'white',  camp: 'white' },
	cossack:   { title: words.cossacks,   badge: 'white',  camp: 'white' },
	green:     { title: words.greens,     badge: 'green',  camp: 'red' },
	black:     { title: words.blacksAnarchists, badge: 'green', camp: 'red' },
	ukrainian: { title: words.ukrainians, badge: 'green',  camp: 'white' },
	polish:    { title: words.poles,      badge: 'allied', camp: 'white' },
	british:   { title: words.british,    badge: 'allied', camp: 'white', interventionist: true },
	canadian:  { title: words.canadians,  badge: 'allied', camp: 'white', interventionist: true },
	american:  { title: words.americans,  badge: 'allied', camp: 'white', interventionist: true },
	french:    { title: words.french,     badge: 'allied', camp: 'white', interventionist: true },
	serbian:   { title: words.serbs,      badge: 'allied', camp: 'white', interventionist: true },
	czech:     { title: words.czechs,     badge: 'allied', camp: 'white', interventionist: true },
	other:     { title: words.others,     badge: 'green',  camp: 'white' }
};

export const BADGES = ['red', 'white', 'green', 'allied'] as const;

/** The badge a force or a unit wears. */
export const badgeOf = ({ faction }: { readonly faction: Faction }): Badge =>
	FACTION_FACTS[faction].badge;

/** The badge it wears in a battle: that of the side it fights for or, if it is of neither colour, its own. */
export const signOf = ({
	faction,
	camp
}: {
	readonly faction: Faction;
	readonly camp: Camp;
}): Badge => {
	const badge = badgeOf({ faction });
	return badge === 'red' || badge === 'white' ? camp : badge;
};
