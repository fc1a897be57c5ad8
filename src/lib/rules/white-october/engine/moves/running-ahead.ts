import type { StepBack } from '../../rules/08-combat/08-2-6-retreat.ts';
import { isDistrict, placeAt } from '../../scenarios/board.ts';
import { indexOf, type Game } from '../game.ts';
import type { State, Unit } from '../state.ts';
import { mayLeave, stepsBack } from './back.ts';

/** 8.2.6 The hexes north and north-east of the city, where those who fled from it stand. */
export const exitsOf = ({ board, pack }: Game): ReadonlySet<number> =>
	new Set(pack.data.map.city.routExits.map((hex) => placeAt(board, hex)));

/** More places than it takes to find a way that costs nothing. */
const MANY = 2000;

/**
 * 8.2.6 b, c What these units still have to pay for ZOC and rivers, once each, if they run on by this step: as little as a
 * way to the end of their MP, off the map, or to where they may stop, can cost.
 */
export const stillToPay = (
	game: Game,
	state: State,
	units: readonly Unit[],
	spent: number,
	all: number
): ((step: StepBack) => readonly [zoc: number, river: number]) => {
	const { board } = game;
	const { running } = state;
	const [first] = units;
	const player = first?.player ?? 'red';
	const inCity = (place: number): boolean => player === 'red' && isDistrict(board, place);
	const fledCity = inCity(indexOf(game, running?.from ?? first?.at ?? null));
	const visited = (running?.path ?? []).map((name) => indexOf(game, name));
	const known = new Map<number, readonly StepBack[]>();
	const stepsFrom = (place: number): readonly StepBack[] => {
		const steps = known.get(place) ?? stepsBack(game, state, units, place);
		known.set(place, steps);
		return steps;
	};
	const ends = (place: number, used: number): boolean =>
		fledCity
			? exitsOf(game).has(place)
			: inCity(place) || (mayLeave(game, player, place) && used < all);
	const clear = (step: StepBack, used: number, is: (step: StepBack) => boolean): boolean => {
		let left = MANY;
		const runs = ({ to, cost }: StepBack, before: number, past: readonly number[]): boolean => {
			const after = before + cost;
			if (ends(to, after) || left-- <= 0) return true;
			const open = stepsFrom(to).filter(
				(next) => !past.includes(next.to) && after + next.cost <= all
			);
			return open.length === 0 || open.some((next) => is(next) && runs(next, after, [...past, to]));
		};
		return is(step) && runs(step, used, visited);
	};
	const free = { zoc: running?.zoc ?? false, river: running?.river ?? false };
	return (step) => {
		const noZoc = ({ zoc }: StepBack): boolean => free.zoc || !zoc;
		const noRiver = ({ river }: StepBack): boolean => free.river || !river;
		if (clear(step, spent, (next) => noZoc(next) && noRiver(next))) return [0, 0];
		if (clear(step, spent, noZoc)) return [0, 1];
		return [1, clear(step, spent, noRiver) ? 0 : 1];
	};
};
