import type { Phrase } from '../phrase.ts';

/** What a unit has, before and after something imagined. */
export interface Turned<Player> {
	readonly unit: string;
	readonly player: Player;
	readonly was: boolean;
	readonly is: boolean;
}

/** Who stands on the map before and after, on the same side. */
export const thereInBoth = <
	Unit extends { readonly fate: string; readonly player: unknown },
	State extends { readonly units: readonly Unit[] }
>(
	before: State,
	after: State
): readonly (readonly [before: Unit, after: Unit])[] =>
	before.units.flatMap((unit, place): (readonly [Unit, Unit])[] => {
		const then = after.units[place];
		return unit.fate === 'map' && then?.fate === 'map' && then.player === unit.player
			? [[unit, then]]
			: [];
	});

/**
 * For which of them something was so and no longer is, or the other way round: all are asked before, then all after.
 */
export const turnedOf = <Unit extends { readonly id: string; readonly player: unknown }>(
	both: readonly (readonly [before: Unit, after: Unit])[],
	was: (unit: Unit) => boolean,
	is: (unit: Unit) => boolean
): readonly Turned<Unit['player']>[] => {
	const had = both.map(([unit]) => was(unit));
	return both
		.map(([{ id, player }, then], at) => ({
			unit: id,
			player,
			was: had[at] === true,
			is: is(then)
		}))
		.filter((one) => one.was !== one.is);
};

/** Something that a player should look at before he ends a part of his turn. */
export interface Warning<Kind extends string = string> {
	readonly kind: Kind;
	readonly rule: string;
	readonly what: Phrase;
	/** Where it is; null for what is not on the map. */
	readonly hex: string | null;
	readonly units: readonly string[];
	/** The part cannot end as long as this is so. */
	readonly stops: boolean;
}
/** What one is made of at least. */
export type WarningOf<Kind extends string> = Pick<Warning<Kind>, 'kind' | 'rule' | 'what'> &
	Partial<Warning<Kind>>;

/** Makes warnings of these kinds, the gravest first, and puts them into that order. */
export const warningsBy = <Kind extends string>(kinds: readonly Kind[]) => ({
	warning: (one: WarningOf<Kind>): Warning<Kind> => ({
		hex: null,
		units: [],
		stops: false,
		...one
	}),
	gravestFirst: (all: readonly Warning<Kind>[]): readonly Warning<Kind>[] =>
		all.toSorted((one, two) => kinds.indexOf(one.kind) - kinds.indexOf(two.kind))
});
