import { munitionsNeed } from '../../rules/08-combat/08-2-munitions.ts';
import { isCombatUnit } from '../../types.ts';
import { ready } from '../combat/before/attacked.ts';
import { dryAttackers } from '../combat/before/munitions.ts';
import { isOf } from '../commands.ts';
import { counterOf, unitOf, type Game } from '../game.ts';
import { isFunctional, munitionsLeft } from '../map/supply.ts';
import type { State, Unit, UnitId } from '../state.ts';
import { draftOn, stopped, type Built, type Table } from './draft.ts';

/** 8.2.1 One attack (by its number) or one unit's fire, and the depot that pays for it in the plan. */
export interface Payment {
	readonly for: number | UnitId;
	readonly points: number;
	/** The depots that can still pay for it, with what the plan has left them; none where points have run short. */
	readonly depots: readonly { readonly depot: UnitId; readonly left: number }[];
	readonly depot: UnitId | null;
}

/** 8.2.1 The munitions of all attacks and shots as one plan. */
export interface MunitionsPlan {
	readonly payments: readonly Payment[];
	/** Something goes unpaid, or a depot that cannot trace pays: the plan is worth a look. */
	readonly short: boolean;
	readonly order: Built;
}

/** 8.2.1 Who is paid for, and how many points it takes. */
const costOf = (
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
		units: attack
			? ready(game, state, attack).filter(({ id }) => isCombatUnit(counterOf(game, id).type))
			: [],
		points: munitionsNeed(game.book, attack?.kind ?? 'hasty')
	};
};

/**
 * 8.2.1 The depot that is proposed: one that can trace, that leaves the fewest units Unsupplied, and that has most points
 * to spare.
 */
const proposed = (
	game: Game,
	state: State,
	units: readonly Unit[],
	depots: readonly UnitId[]
): UnitId | null => {
	const worth = (id: UnitId): number => {
		const depot = unitOf(game, state, id);
		return (
			(isFunctional(game, state, depot) ? 10_000 : 0) -
			100 * dryAttackers(game, state, units, id).length +
			munitionsLeft(game, state, depot)
		);
	};
	const [best = null] = depots.toSorted((one, two) => worth(two) - worth(one));
	return best;
};

/**
 * 8.2.1 The plan for all that is still to be paid: what its player has chosen (a depot or nobody, by attack or gun), and
 * a proposal for the rest.
 */
export const munitionsPlan = (
	table: Table,
	state: State,
	chosen: Readonly<Record<string, UnitId | null>> = {}
): MunitionsPlan => {
	const game = table.game(state);
	const draft = draftOn(table, state);
	const payments: Payment[] = [];
	let failed: Built | undefined;
	for (;;) {
		const now = draft.now();
		const pays = draft.waiting().commands.filter(isOf('pay'));
		const [first] = pays;
		if (!first) break;
		const able = pays.flatMap(({ depot }) => depot ?? []);
		const { units, points } = costOf(game, now, first.for);
		const own = chosen[first.for];
		const depot = own === undefined ? proposed(game, now, units, able) : own;
		payments.push({
			for: first.for,
			points,
			depots: able.map((id) => ({
				depot: id,
				left: munitionsLeft(game, now, unitOf(game, now, id))
			})),
			depot
		});
		const refusal = draft.give({ type: 'pay', for: first.for, depot });
		if (refusal) {
			failed = stopped(refusal);
			break;
		}
	}
	const after = draft.now();
	const unpaid = Object.values(after.combat?.paid ?? {}).includes(null);
	const weak = payments.some(
		({ depot }) => depot !== null && !isFunctional(game, state, unitOf(game, state, depot))
	);
	return { payments, short: unpaid || weak, order: failed ?? draft.built() };
};
