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
