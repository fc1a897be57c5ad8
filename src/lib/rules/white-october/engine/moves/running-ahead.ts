import { tollsOf, type StepBack } from '../../rules/08-combat/08-2-6-retreat.ts';
import { isDistrict, placeAt } from '../../scenarios/board.ts';
import { indexOf, type Game } from '../game.ts';
import type { State, Unit } from '../state.ts';
import { mayLeave, stepsBack } from './back.ts';

/** 8.2.6 The hexes north and north-east of the city, where those who fled from it stand. */
export const exitsOf = ({ board, pack }: Game): ReadonlySet<number> =>
	new Set(pack.data.map.city.routExits.map((hex) => placeAt(board, hex)));

/** 8.2.6 May who runs go there: from Petrograd out to its north or north-east only? */
export const outOf = (game: Game, fledCity: boolean): ((to: number) => boolean) =>
	fledCity ? (to) => isDistrict(game.board, to) || exitsOf(game).has(to) : () => true;

/** 8.2.6 b, c Do these units still have to pay for ZOC or a river, if they run on by a step as far as they must, or may? */
export const stillToPay = (
	game: Game,
	state: State,
	units: readonly Unit[],
	spent: number,
	all: number
): ((step: StepBack) => boolean) => {
	const { board } = game;
	const { running } = state;
	const [first] = units;
	if (!running || !first) return () => false;
	const { player } = first;
	const inCity = (place: number): boolean => player === 'red' && isDistrict(board, place);
	const fledCity = inCity(indexOf(game, running.from));
	const goes = outOf(game, fledCity);
	const runs = (
		{ to, cost, ...owes }: StepBack,
		before: number,
		past: readonly number[]
	): boolean => {
		const used = before + cost;
		if (tollsOf(owes, running).length > 0) return false;
		if (fledCity ? exitsOf(game).has(to) : inCity(to) || (mayLeave(game, player, to) && used < all))
			return true;
		const open = stepsBack(game, state, units, to).filter(
			(next) => !past.includes(next.to) && used + next.cost <= all && goes(next.to)
		);
		return open.length === 0 || open.some((next) => runs(next, used, [...past, to]));
	};
	const past = running.path.map((name) => indexOf(game, name));
	return (step) => !runs(step, spent, past);
};
