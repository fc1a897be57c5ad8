import { isEncircled } from '#lib/kernel/hex/encircled.ts';
import type { Book } from '../../book.ts';
import { besides, isDistrict, NOWHERE, stepBetween, type Board } from '../../scenarios/board.ts';

/** 8.2.5 From where a place is attacked, and what the ground gives nothing against. */
interface Ground {
	readonly place: number;
	/** The places from which it is attacked, all next to it. */
	readonly from: readonly number[];
	/** 13 Only a fort stands there. */
	readonly loneFort: boolean;
	/** 6 Insurgents attack too. */
	readonly insurgents: boolean;
}

/** 7.1 The terrain of a place, or its town, whichever is better for the defender (WO-33). */
const placeModifier = ({ charts }: Book, board: Board, place: number, oneHex: boolean): number => {
	const { TERRAIN_EFFECTS: terrains, FEATURE_EFFECTS: features } = charts;
	const terrain = board.terrain[place] ?? 'clear';
	const counts = oneHex || terrains.at(terrain, 'oneDirection') !== 1;
	const settlement = board.settlement[place];
	return Math.min(
		counts ? terrains.at(terrain, 'combat') : 0,
		settlement ? features.at(settlement, 'combat') : 0
	);
};

/** 7.1 The water that all attackers cross: the mildest of it; a bridge changes nothing (WO-34). */
const waterModifier = (
	{ charts }: Book,
	board: Board,
	{ place, from }: Pick<Ground, 'place' | 'from'>
): number => {
	let mildest: number | undefined;
	for (const other of from) {
		const step = stepBetween(board, other, place);
		const water = step === NOWHERE ? null : (board.water[step] ?? null);
		const drm = water === null ? 0 : charts.HEXSIDE_EFFECTS.at(water, 'combat');
		mildest = mildest === undefined ? drm : Math.max(mildest, drm);
	}
	return mildest ?? 0;
};

/** 7.1, 13 Terrain and hexside of an attack; a lone fort's number in their place (WO-09), nothing for Insurgents. */
export const terrainModifier = (book: Book, board: Board, ground: Ground): number => {
	if (ground.loneFort) return book.charts.COMBAT_DRM.at('lone_fort', 'modifier');
	if (ground.insurgents) return 0;
	const oneHex = new Set(ground.from).size === 1;
	return placeModifier(book, board, ground.place, oneHex) + waterModifier(book, board, ground);
};

/**
 * 8.2.5 Does an attack from these places come from all round: from opposite sides, from three places of which none are
 * neighbours, or from four? Between a hex and a district there is no side that could lie opposite another.
 */
export const encircles = (board: Board, place: number, from: readonly number[]): boolean => {
	const places = [...new Set(from)];
	if (places.length >= 4) return true;
	const sides = places
		.map((other) => board.side[stepBetween(board, place, other)] ?? NOWHERE)
		.filter((side) => side !== NOWHERE);
	if (sides.length === places.length && !isDistrict(board, place)) return isEncircled(sides);
	if (sides.some((side) => sides.includes((side + 3) % 6))) return true;
	return (
		places.length === 3 &&
		places.every((one) => !besides(board, one).some((other) => places.includes(other)))
	);
};

/** 8.1.3 What the terrain of a place gives against a barrage: that of its ground, or its town, the better (WO-33). */
export const barrageTerrain = ({ charts }: Book, board: Board, place: number): number => {
	const settlement = board.settlement[place];
	return Math.min(
		charts.TERRAIN_EFFECTS.at(board.terrain[place] ?? 'clear', 'barrage'),
		settlement ? charts.FEATURE_EFFECTS.at(settlement, 'barrage') : 0
	);
};
