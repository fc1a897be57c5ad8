import { numberOf } from '#lib/kernel/book/book.ts';
import { bookIn, type BattleState, type Presence, type UnitInBattle } from '../state.ts';
import { commandOf, figuresLeft, vehicle } from './unit.ts';

/**
 * Stands in the order in which the owner would lose them (G04): those already begun, then from the last, with the
 * command stand at the end.
 */
export const lossOrder = (unit: UnitInBattle): number[] => {
	const { left, full } = unit;
	const command = commandOf(unit);
	const rank = (place: number): number => {
		const figures = left[place] ?? 0;
		if (figures < (full[place] ?? 0)) return 0;
		return place === command ? 2 : 1;
	};
	return left
		.map((_, place) => place)
		.filter((place) => (left[place] ?? 0) > 0)
		.sort((a, b) => rank(a) - rank(b) || b - a);
};

/** The figures left on the stand that falls next, once the owner has taken off what he has to and so many more. */
export const nextStand = (unit: UnitInBattle, more = 0): number => {
	let open = unit.toPlace + more;
	for (const stand of lossOrder(unit)) {
		const figures = unit.left[stand] ?? 0;
		if (open < figures) return figures - open;
		open -= figures;
	}
	return 0;
};

/** The same in reverse: a stand already begun is filled first. */
export const returnOrder = ({ left, full }: UnitInBattle): number[] =>
	left
		.map((_, place) => place)
		.filter((place) => (left[place] ?? 0) < (full[place] ?? 0))
		.sort((a, b) => Number((left[b] ?? 0) > 0) - Number((left[a] ?? 0) > 0) || a - b);

const OUT_PATHS = {
	tank: 'out_of_action_at_hits.tank',
	armoured_car: 'out_of_action_at_hits.armoured_car',
	armoured_train: 'out_of_action_at_hits.train'
} as const;

/**
 * The number of hits at which a vehicle is out of action (G12); a ship has the morale point of a tank and the same
 * number.
 */
export const outAtHits = (state: BattleState, { unit }: UnitInBattle): number => {
	const type = unit.type === 'armoured_car' || unit.type === 'armoured_train' ? unit.type : 'tank';
	return numberOf(bookIn(state), OUT_PATHS[type]);
};

/** Where a unit is that is no longer away: on the table, if anything of it is left. */
export const backTo = (state: BattleState, unit: UnitInBattle): Presence => {
	const left = vehicle(unit) ? unit.hits < outAtHits(state, unit) : figuresLeft(unit) > 0;
	return left ? 'table' : 'destroyed';
};
