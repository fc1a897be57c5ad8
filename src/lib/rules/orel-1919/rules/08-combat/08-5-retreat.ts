import { Draw } from '#lib/kernel/dice/draw.ts';
import {
	brokenIn,
	OFF,
	ruledOutOf,
	waysBack,
	type Retreat,
	type Way
} from '#lib/kernel/hex/retreat.ts';
import {
	isArtillery,
	isCavalry,
	isDepot,
	isInfantry,
	isTrain,
	type UnitType
} from '../../types.ts';
import { check, type Check } from '../01-2-check.ts';
import { CAR_TQ, TANK_TQ } from './08-5-before-combat.ts';
import { words } from '#lib/rules/orel-1919/words/en/rules.ts';

/** 1.2, 8.5.1 The enemy ZoC in a hex that matters to a retreat; `none` where friends in the hex cancel it. */
export type ZocThere = 'none' | 'cavalry' | 'other';

/** 8.5.1 What a retreating group sees of the map. */
export interface RetreatMap {
	/**
	 * The hexes that every unit of the group can enter from here: no lake, no forbidden terrain, rails for trains, no
	 * enemy unit.
	 */
	readonly open: (hex: string) => readonly string[];
	/** At the edge of the map. */
	readonly atEdge: (hex: string) => boolean;
	readonly enemyZoc: (hex: string) => ZocThere;
	/** May the whole group stay here within the limits of 7.1.2? */
	readonly stacks: (hex: string) => boolean;
	/** 7.4 An enemy entry zone; 10.2 beyond the limits of a unit in the group (OR-51). */
	readonly barred: (hex: string) => boolean;
	/** An attack on this hex is still to be resolved. */
	readonly underAttack: (hex: string) => boolean;
	/** The distance to each friendly edge, in hexes: towards any of them is the way home. */
	readonly toEdges: (hex: string) => readonly number[];
}

/** 8.5.1, 8.7.3 A retreat is one hex, a rout two. */
const RETREAT_HEXES = 1;
const ROUT_HEXES = 2;

/**
 * 8.5.1 What a way back may break, the gravest first: into enemy ZoC; into an enemy entry zone (7.4) or beyond a limit
 * (10.2); off the map; past a full hex, where nobody ends; onto a hex still to be attacked; not towards a friendly edge.
 */
export const BREACHES = ['zoc', 'barred', 'off', 'full', 'attacked', 'away'] as const;
export type Breach = (typeof BREACHES)[number];

/** 8.5.1 A retreat by its priorities, in the order of BREACHES. */
const retreatOn = (
	map: RetreatMap,
	from: string,
	hexes: typeof RETREAT_HEXES | typeof ROUT_HEXES
): Retreat => ({
	from,
	hexes,
	onward: (hex) => [...map.open(hex), ...(map.atEdge(hex) ? [OFF] : [])],
	entering: (hex, before) => [
		map.enemyZoc(hex) === 'none' ? 0 : 1,
		map.barred(hex) ? 1 : 0,
		0,
		0,
		0,
		map.toEdges(hex).some((far, edge) => far < (map.toEdges(before)[edge] ?? 0)) ? 0 : 1
	],
	ending: (hex) => {
		if (hex === OFF) return [0, 0, 1];
		if (!map.stacks(hex)) return null;
		return [0, 0, 0, 0, map.underAttack(hex) ? 1 : 0];
	},
	farther: [0, 0, 0, 1]
});

/**
 * 8.5.1, 8.7.3 The ways for a group that stays together which break the least; the owner chooses among them. Where
 * there is none, a retreating group is Routed where it stands, a routing one surrenders.
 */
export const retreatWays = (...retreat: Parameters<typeof retreatOn>): readonly Way[] =>
	waysBack(retreatOn(...retreat));

/** 8.5.1 What the best ways break nevertheless. */
export const breachesOf = (ways: readonly Way[]): readonly Breach[] => brokenIn(ways, BREACHES);

/** 8.5.1 The neighbouring hexes by which no best way leads, each with the gravest thing that a way by it breaks more. */
export const ruledOut = (
	...retreat: Parameters<typeof retreatOn>
): readonly { readonly hex: string; readonly breach: Breach }[] =>
	ruledOutOf(retreatOn(...retreat), BREACHES);

/** 8.5.1 Does entering a hex in this enemy ZoC call for a check? */
export const checksInZoc = (type: UnitType, zoc: ZocThere): boolean => {
	if (zoc === 'none' || isTrain(type) || isDepot(type)) return false;
	if (isCavalry(type) || type === 'armored-car') return zoc === 'cavalry';
	return isInfantry(type) || isArtillery(type) || type === 'tank';
};

/** 8.5.1, 8.7.3 What a failed check costs: a step, the vehicle, or in a rout the whole unit. */
export type ZocPrice = 'free' | 'step' | 'eliminated' | 'surrender';

/** 8.5.1, 8.7.3 A unit enters enemy ZoC as it retreats: TQ check at +1, and what it costs. */
export const intoZoc = (
	type: UnitType,
	tq: number,
	zoc: ZocThere,
	routs: boolean
): Draw<Check & { readonly price: ZocPrice }> => {
	if (!checksInZoc(type, zoc)) return Draw.of({ die: null, to: 6, passed: true, price: 'free' });
	const to = (type === 'tank' ? TANK_TQ : type === 'armored-car' ? CAR_TQ : tq) - 1;
	const price: ZocPrice =
		type === 'tank' ? 'eliminated' : routs && type !== 'armored-car' ? 'surrender' : 'step';
	return check(to, {
		label: words.retreatIntoEnemyZoc,
		rule: routs ? '8.7.3' : '8.5.1',
		word: words.pass,
		other: words.fail
	}).map((fell) => ({ ...fell, price: fell.passed ? 'free' : price }));
};

/**
 * 8.5.1 The defenders attacked here decide what becomes of units sheltering with them: those leave when any defender
 * does, and rout when all are gone.
 */
export const sheltererFollows = (
	defenders: readonly ('stays' | 'retreat' | 'rout' | 'surrender' | 'eliminated')[],
	sheltererRouted: boolean
): 'stays' | 'retreat' | 'rout' | 'surrender' => {
	if (defenders.includes('retreat')) return 'retreat';
	if (defenders.length === 0 || defenders.includes('stays')) return 'stays';
	return sheltererRouted ? 'surrender' : 'rout';
};
