import type { Book } from '../../book.ts';
import type { Terrain, Water } from '../../types.ts';
import { words } from '../../words/en/rules.ts';
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

/** What the ground is worth to the defender, and how a working names it. */
export interface Worth {
	readonly says: string;
	readonly worth: number;
}
const NONE: Worth = { says: words.terrain, worth: 0 };
const better = (one: Worth, other: Worth): Worth => (other.worth < one.worth ? other : one);

const NAMES: Readonly<Record<Terrain | Water, string>> = {
	clear: words.terrain,
	valley: words.valley,
	woods: words.woods,
	forest: words.forest,
	village: words.village,
	town: words.town,
	orel_suburbs: words.suburbsOfOrel,
	orel_centre: words.centreOfOrel,
	marsh: words.scatteredMarsh,
	river: words.acrossARiver,
	ditch: words.acrossADitch
};

/** 8.7.1 Of several kinds of terrain in a hex, the one that is worth most. */
export const bestOf = (terrain: readonly Terrain[], worth: (ground: Terrain) => number): Worth =>
	terrain.map((ground) => ({ says: NAMES[ground], worth: worth(ground) })).reduce(better, NONE);

/** Works of this worth count instead, if they are worth more. */
export const orWorks = (ground: Worth, worth: number): Worth =>
	better(ground, { says: words.entrenchment, worth });

/** 8.7.1, 8.8.1 What the terrain is worth to the defender: the best of several kinds, plus a hexside; or the entrenchment if that is better (OR-27, OR-28). */
export const groundWorth = (book: Book, met: GroundMet): Worth => {
	const { TERRAIN_EFFECTS, WORKS_AND_WATER } = book.charts;
	// Terrain chart, note 6: some count only where the Assault comes from one hex.
	const hex = bestOf(
		met.terrain.filter(
			(ground) => met.oneDirection || TERRAIN_EFFECTS.at(ground, 'oneDirection') !== 1
		),
		(ground) => TERRAIN_EFFECTS.at(ground, 'assault')
	);
	const [first, ...others] = met.over.map((water) => ({
		says: NAMES[water],
		worth: water === 'river' && met.terrain.some(inOrel) ? 0 : WORKS_AND_WATER.at(water, 'assault')
	}));
	// The easiest of several crossings.
	const side = others.reduce((one, two) => (two.worth > one.worth ? two : one), first ?? NONE);
	const both = {
		says: side.worth === 0 ? hex.says : hex.worth === 0 ? side.says : words.terrainAcrossWater,
		worth: hex.worth + side.worth
	};
	return met.entrenched ? orWorks(both, WORKS_AND_WATER.at('entrenchment', 'assault')) : both;
};
export const groundModifier = (book: Book, met: GroundMet): number => groundWorth(book, met).worth;

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
		oneDirection: hexes.length === 1 && !combat.encircled,
		over: over.length === hexes.length ? over : [],
		entrenched
	};
};

/** 9.2.2 Does a tank attack, which cancels entrenchments? */
export const tankAttacks = (combat: Combat): boolean =>
	vehiclesOf(combat, 'attacker').some(({ type }) => type === 'tank');
