import { distance, neighboursOf, within, type HexIndex } from '#lib/kernel/hex/hex.ts';
import { once, type Game } from '../game.ts';

/** The farthest that anybody looks round a hex. */
const FARTHEST = 4;

/** By hex, once it has been asked about: the hex itself, those next to it, those two hexes away and so on. */
const rings = once((): (readonly (readonly HexIndex[])[])[] => []);

/** The hexes round a hex, by their distance from it. */
export const ringsRound = (game: Game, hex: HexIndex): readonly (readonly HexIndex[])[] => {
	const { grid } = game.board;
	const around = (): readonly (readonly HexIndex[])[] => {
		const all = within(grid, hex, FARTHEST);
		return Array.from({ length: FARTHEST + 1 }, (_, far) =>
			all.filter((other) => distance(grid, hex, other) === far)
		);
	};
	return (rings(game)[hex] ??= around());
};

/** Is it so in any hex within this distance? */
export const isNear = (
	game: Game,
	hex: HexIndex,
	range: number,
	test: (hex: HexIndex) => boolean
): boolean => ringsRound(game, hex).some((ring, far) => far <= range && ring.some(test));

/** Is the hex at the edge of the map? */
export const isAtEdge = ({ board: { grid } }: Game, hex: HexIndex): boolean =>
	neighboursOf(grid, hex).length < 6;
