import { moverOf } from '../../rules/01-definitions.ts';
import { intoZoc, paidFor, stepCost } from '../../rules/07-movement/07-1-movement.ts';
import { HALVES, stepBetween } from '../../scenarios/board.ts';
import { enemyOf } from '../../types.ts';
import { counterOf, indexOf } from '../game.ts';
import { fieldOf, inZoc } from '../map/field.ts';
import { brokenOf } from '../map/supply.ts';
import type { Place } from '../state.ts';
import { hampers, type Mover, type Way } from './reach.ts';

/** 7.1, 7.3 What one step of a way costs, in half MP, and what makes it dearer than its ground. */
export interface Step {
	readonly hex: Place;
	readonly cost: number;
	/** Along a road, or over a line that serves as one. */
	readonly road: boolean;
	/** Over water that no bridge crosses. */
	readonly water: boolean;
	/** `first`: the step that a unit can always take, whatever it costs (7.1). */
	readonly why: 'ground' | 'intoZoc' | 'first' | 'rail' | 'sea';
	/** 7.3 It is in an enemy ZOC that a friend covers. */
	readonly covered: boolean;
}

/** 7.1, 7.3 The steps of a way, one after the other; by rail and by sea they cost nothing. */
export const stepsOf = (mover: Mover, { path }: Way): readonly Step[] => {
	const { game, state, unit, start, player } = mover;
	const { board } = game;
	const { type, movement } = counterOf(game, unit.id);
	const column = typeof movement === 'number' ? moverOf(type) : null;
	const broken = brokenOf(game, state);
	const enemies = fieldOf(game, state)[enemyOf(player)];
	let from = start;
	let left = Math.max(0, mover.left);
	return path.map((name) => {
		const hex = indexOf(game, name);
		const step = stepBetween(board, from, hex);
		const begins = from === start && !unit.moved;
		const zoc = hampers(mover, hex);
		from = hex;
		const covered = !zoc && inZoc(enemies, hex);
		const road = board.road[step] === 1;
		const bridge = road || (board.railBridge[step] === 1 && !broken.has(step));
		const water = typeof board.water[step] === 'string' && !bridge;
		if (!column)
			return { hex: name, cost: 0, road, water, why: type === 'fleet' ? 'sea' : 'rail', covered };
		const cost = intoZoc(stepCost(board, column, step, broken), zoc);
		const paid = paidFor(cost, left, begins);
		left -= paid;
		return {
			hex: name,
			cost: paid,
			road,
			water,
			why: paid < cost ? 'first' : zoc ? 'intoZoc' : 'ground',
			covered
		};
	});
};

/** Movement points as players write them: halves as a fraction. */
export const inPoints = (halves: number): string => {
	const whole = Math.trunc(halves / HALVES);
	const rest = halves % HALVES === 0 ? '' : '½';
	return whole === 0 && rest ? rest : `${whole}${rest}`;
};
