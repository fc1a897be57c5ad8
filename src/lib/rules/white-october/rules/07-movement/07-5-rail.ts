import { reached, routeIn, type Bench, type Ways } from '#lib/kernel/hex/paths.ts';
import { isDistrict, NOWHERE, type Board } from '../../scenarios/board.ts';
import type { Settlement, Terrain, UnitType } from '../../types.ts';
import type { Stacked } from './07-2-stacking.ts';

/** 7.5.2 Places at which units get on and off trains, by how many may. */
export const STOPS = ['town', 'outer_district', 'village', 'other'] as const;
export type Stop = (typeof STOPS)[number];

/** 7.5.2 What a place is for those who get on and off. */
export const stopAt = (terrain: Terrain, settlement: Settlement | null): Stop =>
	terrain === 'outer_district' ? 'outer_district' : (settlement ?? 'other');

/** 7.5.2 Does a unit of this kind use up capacity? HQs and Trotsky do not (WO-25). */
export const takesRoom = (type: UnitType): boolean => type !== 'hq' && type !== 'leader';

/** 7.5.2 May these units get off, or on, in one hex and turn? Units and EP, of which tanks and cars have none. */
export const mayUseStop = (
	units: readonly Stacked[],
	[most, ep]: readonly [units: number, ep: number]
): boolean => {
	const loaded = units.filter(({ type }) => takesRoom(type));
	return loaded.length <= most && loaded.reduce((sum, unit) => sum + unit.ep, 0) <= ep;
};

/** 7.5, 7.6 What the railroads look like to a side that moves by rail. */
export interface Rails {
	readonly broken: ReadonlySet<number>;
	/** Enemy units stand there, or an enemy ZOC that no friend cancels all sequence. */
	readonly closed: (place: number) => boolean;
	/** The session's bench, as railroads are searched often. */
	readonly bench?: Bench;
}

/** 7.5.1 The ways along whole railroads, no farther than the first district of Petrograd. */
export const alongRails = (board: Board, { broken, closed, bench }: Rails): Ways => ({
	nodes: board.places.length,
	bench,
	from: (place, _, go) => {
		for (let step = board.first[place] ?? 0; step < (board.first[place + 1] ?? 0); step++) {
			const next = board.to[step] ?? NOWHERE;
			if (board.rail[step] !== 1 || broken.has(step) || closed(next)) continue;
			go(next, 0, isDistrict(board, next));
		}
	}
});

/** 7.5.1, 14.2 The places that can be reached by rail from here. */
export const railReach = (board: Board, from: number, rails: Rails): readonly number[] =>
	from === NOWHERE ? [] : reached(alongRails(board, rails), from, 0).nodes;

/** More steps than any way on the maps has. */
const ANYWHERE = 999;

/**
 * 7.5, 16.2 The places that such a way to a place passes, the fewest that lead there, its end included and its start not;
 * the nodes are so many places, once or more often.
 */
export const passedOn = (
	ways: Ways,
	from: number,
	size = ways.nodes
): ((to: number) => readonly number[] | undefined) => {
	const counted: Ways = {
		...ways,
		from: (place, spent, go) =>
			ways.from(place, spent, (next, _, stop = false) => {
				go(next, 1, stop);
			})
	};
	const found = reached(counted, from, ANYWHERE);
	return (to) => {
		const end = found.nodes.findIndex((node) => node % size === to);
		return end < 0
			? undefined
			: routeIn(found, end)
					.slice(1)
					.map((node) => node % size);
	};
};

/** 7.5.2 How many more units a line carries in a turn beside these; HQs and Trotsky come besides (WO-25). */
export const leftOnLine = (
	used: readonly { readonly type: UnitType }[],
	capacity: number
): number => capacity - used.filter(({ type }) => takesRoom(type)).length;

/** 7.5.2 A turn's delay buys entry on foot, or by the other line; leaving by rail takes two turns. */
export const DELAY = 1;
