import type { HexIndex } from '#lib/kernel/hex/hex.ts';
import { reached, type Reached } from '#lib/kernel/hex/paths.ts';
import { QUARTERS } from '../../book.ts';
import { hasRoad } from '../../rules/07-movement/07-1-movement.ts';
import { once, placeOf } from '../game.ts';
import { limitAllows } from '../map/limits.ts';
import { fieldOf } from '../map/field.ts';
import { enemyZones, isAlike } from '../map/sheet.ts';
import { roomFor } from '../map/stacking.ts';
import type { Moving, UnitId } from '../state.ts';
import { routAllows, supplyAllows } from './ends.ts';
import { landWays, type Mover } from './mover.ts';

/** Which hexes a search has met, all 0 between searches. */
const metByHex = once(({ board }) => new Uint8Array(board.grid.size));

/** The hexes that these searches reach, except the start, in the order in which they are first reached. */
const hexesOf = (
	met: Uint8Array,
	start: HexIndex,
	size: number,
	searches: readonly (Reached | undefined)[]
): HexIndex[] => {
	const found: HexIndex[] = [];
	for (const by of searches)
		for (const node of by?.nodes ?? []) {
			const hex = node >= size ? node - size : node;
			if (hex === start || met[hex] === 1) continue;
			met[hex] = 1;
			found.push(hex);
		}
	for (const hex of found) met[hex] = 0;
	return found;
};

/** What a unit can pay its way to, and what may still keep it out of a hex there. */
export interface Land {
	readonly found: readonly HexIndex[];
	/** What it can pay in all, and along roads alone, in quarter MP. */
	readonly budget: number;
	readonly from: number;
	readonly free: Reached | undefined;
	readonly road: Reached | undefined;
	/** 7.1.2, 5.3, 10.2, 8.7.3 May it end its move in a hex? */
	readonly fits: (hex: HexIndex) => boolean;
	readonly supplied: (hex: HexIndex) => boolean;
	readonly back: (hex: HexIndex) => boolean;
	readonly away: (hex: HexIndex) => boolean;
}

/** Terrain note 4: may its whole move still be on roads? */
export const onlyRoads = ({ game, unit, moving, start }: Mover): boolean =>
	(moving.onRoad || !unit.moved) && hasRoad(game.board.road, start);

/** What a search found, and all that it was made from. */
interface Search extends Pick<Land, 'found' | 'budget' | 'from' | 'free' | 'road'> {
	readonly start: HexIndex;
	readonly command: boolean;
	readonly hampered: Uint8Array;
	readonly shut: Uint8Array;
	readonly startsInZoc: boolean;
	/** 5.3 Asked only of units out of command. */
	readonly zones: Uint8Array | undefined;
}

/**
 * The last search for each unit that had not begun its move; many questions are asked of the same. None of the Routed:
 * what keeps them away may be far from them.
 */
const searches = once(() => new Map<UnitId, Search>());

const zonesFor = ({ game, state, unit, player }: Mover): Uint8Array | undefined =>
	unit.command ? undefined : enemyZones(fieldOf(game, state), player);

/** Would it find the same now? */
const holdsFor = (one: Search, mover: Mover): boolean => {
	const { grid } = mover.game.board;
	const zones = zonesFor(mover);
	return (
		one.start === mover.start &&
		one.command === mover.unit.command &&
		one.shut === mover.shut &&
		one.startsInZoc === mover.startsInZoc &&
		isAlike(grid, one, one.hampered, mover.hampered) &&
		(one.zones === zones ||
			(one.zones !== undefined && zones !== undefined && isAlike(grid, one, one.zones, zones)))
	);
};

/** 7.1 Has nothing been spent, tried or chosen yet? */
const isFresh = ({ spent, onRoad, valley, marching, dared, entered }: Moving): boolean =>
	spent === 0 && onRoad && !valley && !marching && dared === 'untried' && entered === undefined;

const searched = (mover: Mover, budget = mover.allowance - mover.moving.spent): Search => {
	const { game, unit, moving, start, hampered, shut, startsInZoc } = mover;
	const { command } = unit;
	const { size } = game.board.grid;
	const from = moving.valley ? start + size : start;
	const free = budget > 0 ? reached(landWays(mover, false), from, budget) : undefined;
	const road = onlyRoads(mover)
		? reached(landWays(mover, true), from, budget + QUARTERS)
		: undefined;
	const found = hexesOf(metByHex(game), start, size, [free, road]);
	const zones = zonesFor(mover);
	return {
		start,
		command,
		hampered,
		shut,
		startsInZoc,
		zones,
		found,
		budget,
		from,
		free,
		road
	};
};

const searchOf = (mover: Mover): Search => {
	if (!isFresh(mover.moving) || mover.far) return searched(mover);
	const all = searches(mover.game);
	const known = all.get(mover.unit.id);
	if (known && holdsFor(known, mover)) return known;
	const made = searched(mover);
	all.set(mover.unit.id, made);
	return made;
};

/** 7.1 The search on foot, on horseback and on wheels; `budget`: as if it had so much. */
export const landOf = (mover: Mover, budget?: number): Land => {
	const { game, state, unit } = mover;
	const search = budget === undefined ? searchOf(mover) : searched(mover, budget);
	const { found, budget: most, from, free, road } = search;
	const back = limitAllows(game, unit, () => found);
	return {
		found,
		budget: most,
		from,
		free,
		road,
		fits: roomFor(game, state, placeOf(game, unit.id)),
		supplied: supplyAllows(mover),
		back,
		away: routAllows(mover, () => found.filter(back))
	};
};
