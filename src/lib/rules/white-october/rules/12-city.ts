import { reached } from '#lib/kernel/hex/paths.ts';
import { isDistrict, NOWHERE, type Board } from '../scenarios/board.ts';

/** 12 A step between districts is half a hex of range; one on the map, or between the maps, a whole one (WO-41). */
const halfHexes = (board: Board, from: number, to: number): number =>
	isDistrict(board, from) && isDistrict(board, to) ? 1 : 2;

const ways = (board: Board) => ({
	nodes: board.places.length,
	from: (place: number, _: number, go: (node: number, cost: number) => void): void => {
		for (let step = board.first[place] ?? 0; step < (board.first[place + 1] ?? 0); step++) {
			const next = board.to[step] ?? NOWHERE;
			go(next, halfHexes(board, place, next));
		}
		for (const [a, b] of board.bySea) if (a === place) go(b, 2);
	}
});

/** 12, 8.1.2 The places within this range, in hexes and halves, itself included. */
export const within = (board: Board, from: number, range: number): ReadonlySet<number> =>
	from === NOWHERE || range < 0
		? new Set()
		: new Set(reached(ways(board), from, Math.floor(range * 2)).nodes);

/** 12, 8.1.2 How far each place within this range is, in hexes; itself included. */
export const rangesFrom = (
	board: Board,
	from: number,
	range: number
): ReadonlyMap<number, number> => {
	if (from === NOWHERE || range < 0) return new Map();
	const { nodes, costs } = reached(ways(board), from, Math.floor(range * 2));
	return new Map(nodes.map((place, at) => [place, (costs[at] ?? 0) / 2]));
};
