import { mayResupply, munitionsNeed } from '../../../rules/08-combat/08-2-munitions.ts';
import { isDepot } from '../../../types.ts';
import { counterOf, unitOf, type Game } from '../../game.ts';
import { depotsInRange, depotsOf, isFunctional, munitionsLeft } from '../../map/supply.ts';
import type { State, Unit, UnitId } from '../../state.ts';
import type { CombatState } from '../state.ts';
import { barraging } from './targets.ts';
import { ablePayers, dryAttackers, paidFor } from './munitions.ts';

/** 8.2.1 Who is paid for, and how many points it takes: an attack by its number, or one unit's fire. */
export const costOf = (
	game: Game,
	state: State,
	what: number | UnitId
): { readonly units: readonly Unit[]; readonly points: number } => {
	if (typeof what === 'string')
		return {
			units: [unitOf(game, state, what)],
			points: munitionsNeed(game.book, 'barrage', 1)
		};
	const attack = state.attacks.find(({ id }) => id === what);
	return {
		units: attack ? paidFor(game, state, attack) : [],
		points: munitionsNeed(game.book, attack?.kind ?? 'hasty')
	};
};

/**
 * 8.2.1 The depot that is proposed: one that can trace, that leaves the fewest units Unsupplied, and that has most points
 * to spare.
 */
export const proposed = (
	game: Game,
	state: State,
	units: readonly Unit[],
	depots: readonly UnitId[],
	left: (depot: Unit) => number = (depot) => munitionsLeft(game, state, depot)
): UnitId | null => {
	const worth = (id: UnitId): number => {
		const depot = unitOf(game, state, id);
		return (
			(isFunctional(game, state, depot) ? 10_000 : 0) -
			100 * dryAttackers(game, state, units, id).length +
			left(depot)
		);
	};
	const [best = null] = depots.toSorted((one, two) => worth(two) - worth(one));
	return best;
};

/** 8.2.1 How many idle units could still be resupplied, each by a depot in range. */
const thirsty = (game: Game, state: State): number =>
	state.units.filter(
		(unit) =>
			unit.fate === 'map' &&
			unit.player === state.player &&
			!isDepot(counterOf(game, unit.id).type) &&
			mayResupply({
				unsupplied: unit.unsupplied,
				inRange: unit.unsupplied && depotsInRange(game, state, unit).length > 0,
				mode: unit.mode,
				active: unit.action !== null && unit.action.kind !== 'dig'
			})
	).length;

/**
 * 8.2.1 What is proposed for all that is still to be paid and has a depot in range, in the order in which it is asked.
 * `ample`: depots that can trace pay for all of it, and enough is left to resupply all who could be.
 */
export const proposal = (
	game: Game,
	state: State,
	combat: CombatState
): {
	readonly payments: readonly { readonly for: number | UnitId; readonly depot: UnitId | null }[];
	readonly ample: boolean;
} => {
	const spent = new Map<UnitId, number>();
	const left = (depot: Unit): number =>
		munitionsLeft(game, state, depot) - (spent.get(depot.id) ?? 0);
	const unpaid = [
		...state.attacks.map(({ id }) => id),
		...barraging(game, state).map(({ id }) => id)
	];
	const payments = unpaid
		.filter((what) => combat.paid[what] === undefined)
		.map((what) => ({ what, ...costOf(game, state, what) }))
		.map((one) => ({ ...one, near: ablePayers(game, state, one.units, one.points) }))
		.filter(({ near }) => near.length > 0)
		.map(({ what, units, points, near }) => {
			const ids = near.filter((one) => left(one) >= points).map(({ id }) => id);
			const depot = proposed(game, state, units, ids, left);
			if (depot !== null) spent.set(depot, (spent.get(depot) ?? 0) + points);
			return { for: what, depot };
		});
	const sound = payments.every(
		({ depot }) => depot !== null && isFunctional(game, state, unitOf(game, state, depot))
	);
	const rest = depotsOf(game, state, state.player).reduce((sum, depot) => sum + left(depot), 0);
	const needs = munitionsNeed(game.book, 'resupply', thirsty(game, state));
	return { payments, ample: sound && rest >= needs };
};
