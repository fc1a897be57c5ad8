import { indexOf, sideTowards, type Hex } from '#lib/kernel/hex/hex.ts';
import { QUARTERS } from '../../book.ts';
import { passesZoc } from '../../rules/07-movement/07-1-3-zones.ts';
import { isTrain } from '../../types.ts';
import { enemyZoc, fieldOf } from '../map/field.ts';
import { ZOC } from '../map/sheet.ts';
import { landWays, type Mover } from './mover.ts';
import type { Way } from './reach.ts';

/** 7.1.1, 7.1.3 What one step of a way costs, in quarter MP, and what makes it dearer than its ground. */
export interface Step {
	readonly hex: Hex;
	readonly cost: number;
	readonly road: boolean;
	readonly why: 'ground' | 'valley' | 'leavesZoc' | 'passesZoc' | 'zocToZoc' | 'rail';
	/** 7.1.3 It is in an enemy ZoC that a friend covers. */
	readonly covered: boolean;
}

/** 7.1.1, 7.1.3 The steps of a way, one after the other; along rails they cost nothing. */
export const stepsOf = (mover: Mover, { path, onRoad }: Way): readonly Step[] => {
	const { game, state, type, hampered, startsInZoc, start, player } = mover;
	const field = fieldOf(game, state);
	const { grid, road, valley } = game.board;
	const rails = isTrain(type) || type === 'rail-depot';
	const ways = landWays(mover, onRoad);
	let node = mover.moving.valley ? start + grid.size : start;
	let spent = 0;
	return path.map((name) => {
		const hex = indexOf(grid, name);
		const from = node >= grid.size ? node - grid.size : node;
		const slot = from * 6 + sideTowards(grid, from, hex);
		const fromZoc = from === start ? startsInZoc : hampered[from] === ZOC;
		const intoZoc = hampered[hex] === ZOC;
		let best = { node: hex, cost: 0 };
		if (!rails) {
			let least = Infinity;
			ways.from(node, spent, (next, cost) => {
				if ((next >= grid.size ? next - grid.size : next) !== hex || cost >= least) return;
				least = cost;
				best = { node: next, cost };
			});
		}
		const enters = node < grid.size && best.node >= grid.size && valley[slot] === 1;
		node = rails ? hex : best.node;
		spent += best.cost;
		return {
			hex: name,
			cost: best.cost,
			road: road[slot] === 1,
			why: rails
				? 'rail'
				: fromZoc
					? intoZoc
						? passesZoc(type)
							? 'passesZoc'
							: 'zocToZoc'
						: 'leavesZoc'
					: enters
						? 'valley'
						: 'ground',
			covered: !intoZoc && enemyZoc(field, player, hex) !== 0
		};
	});
};

/** Movement points as players write them: quarters as fractions. */
export const inPoints = (quarters: number): string => {
	const whole = Math.trunc(quarters / QUARTERS);
	const rest = ['', '¼', '½', '¾'][Math.abs(quarters % QUARTERS)] ?? '';
	return whole === 0 && rest ? rest : `${whole}${rest}`;
};
