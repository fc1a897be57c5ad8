import type { Book } from '../../book.ts';
import type { Terrain, Water } from '../../types.ts';
import { vehiclesOf, type Combat, type Fighter } from '../08-combat.ts';

/** 8.8.1 The terrain as the attackers meet it. */
export interface GroundMet {
	readonly terrain: readonly Terrain[];
	/** All attackers come from one hex. */
	readonly oneDirection: boolean;
	/** The water that every attacker crosses; empty if one of them crosses none. */
	readonly over: readonly Water[];
	readonly entrenched: boolean;
}

/** Terrain chart, note 3: rivers have no effect in the hex of Orel. */
const inOrel = (ground: Terrain): boolean => ground === 'orel_suburbs' || ground === 'orel_centre';

/** 8.7.1, 8.8.1 What the terrain is worth to the defender: the best of several kinds, plus a hexside; or the entrenchment if that is better (OR-27, OR-28). */
export const groundModifier = (book: Book, met: GroundMet): number => {
	const { TERRAIN_EFFECTS } = book.charts;
	// Terrain chart, note 6: some count only where the Assault comes from one hex.
	const kinds = met.terrain
		.filter((ground) => met.oneDirection || TERRAIN_EFFECTS.at(ground, 'oneDirection') !== 1)
		.map((ground) => TERRAIN_EFFECTS.at(ground, 'assault'));
	const crossings = met.over.map((water) =>
		water === 'river' && met.terrain.some(inOrel)
			? 0
			: book.charts.WORKS_AND_WATER.at(water, 'assault')
	);
	const crossing = crossings.length > 0 ? Math.max(...crossings) : 0;
	const works = met.entrenched ? book.charts.WORKS_AND_WATER.at('entrenchment', 'assault') : 0;
	return Math.min(Math.min(0, ...kinds) + crossing, works);
};

/** 8.8.1 How these attackers meet the terrain of the attacked hex. */
export const groundMet = (
	combat: Combat,
	attackers: readonly Fighter[],
	entrenched: boolean
): GroundMet => {
	const hexes = [...new Set(attackers.map(({ hex }) => hex))];
	const over = hexes.flatMap((hex) => combat.from[hex]?.over ?? []);
	return {
		terrain: combat.terrain,
		oneDirection: hexes.length === 1,
		over: over.length === hexes.length ? over : [],
		entrenched
	};
};

/** 9.2.2 Does a tank attack, which cancels entrenchments? */
export const tankAttacks = (combat: Combat): boolean =>
	vehiclesOf(combat, 'attacker').some(({ type }) => type === 'tank');
