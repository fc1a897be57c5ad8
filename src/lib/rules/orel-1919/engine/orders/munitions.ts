import { costOf, proposed } from '../combat/before/ample.ts';
import { barraging } from '../combat/before/targets.ts';
import { ablePayers } from '../combat/before/munitions.ts';
import { isOf } from '../commands.ts';
import { unitOf } from '../game.ts';
import { munitionsLeft } from '../map/supply.ts';
import type { State, UnitId } from '../state.ts';
import { draftOn, stopped, type Built, type Table } from './draft.ts';

/** 8.2.1 One attack (by its number) or one unit's fire, and the depot that pays for it in the plan. */
export interface Payment {
	readonly for: number | UnitId;
	readonly points: number;
	/** The depots that can still pay for it, with what the plan has left them. */
	readonly depots: readonly { readonly depot: UnitId; readonly left: number }[];
	/** Null where nobody pays. */
	readonly depot: UnitId | null;
	/** Some depot in range had the points for it before the plan. */
	readonly inRange: boolean;
}

/** 8.2.1 The munitions of all attacks and shots as one plan. */
export interface MunitionsPlan {
	readonly payments: readonly Payment[];
	readonly order: Built;
}

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
			depot,
			inRange: true
		});
		const refusal = draft.give({ type: 'pay', for: first.for, depot });
		if (refusal) {
			failed = stopped(refusal);
			break;
		}
	}
	const paid = draft.now().combat?.paid ?? {};
	const guns = barraging(game, state).map(({ id }) => id);
	for (const what of [...state.attacks.map(({ id }) => id), ...guns]) {
		if (paid[what] !== null || payments.some((one) => one.for === what)) continue;
		const { units, points } = costOf(game, state, what);
		const inRange = ablePayers(game, state, units, points).length > 0;
		payments.push({ for: what, points, depots: [], depot: null, inRange });
	}
	return { payments, order: failed ?? draft.built() };
};
