import { NOWHERE, type Board } from '../scenarios/board.ts';
import { reached } from '#lib/kernel/hex/paths.ts';
import type { Player } from '../types.ts';

/** 15.1 The sea hexes that a fleet can get to: over blue sides only, White not through the mines (WO-29). */
export const fleetReach = (board: Board, player: Player, from: number): ReadonlySet<number> => {
	if (from === NOWHERE || board.sea[from] !== 1) return new Set();
	const { nodes } = reached(
		{
			nodes: board.places.length,
			from: (place, _, go) => {
				for (let step = board.first[place] ?? 0; step < (board.first[place + 1] ?? 0); step++) {
					const mined = player === 'white' && board.mined[step] === 1;
					if (board.water[step] === 'sea' && !mined) go(board.to[step] ?? NOWHERE, 0);
				}
			}
		},
		from,
		0
	);
	return new Set(nodes);
};
