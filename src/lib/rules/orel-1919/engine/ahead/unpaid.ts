import type { Hex } from '#lib/kernel/hex/hex.ts';
import { munitionsNeed } from '../../rules/08-combat/08-2-munitions.ts';
import { isCombatUnit, isVehicle } from '../../types.ts';
import { ready } from '../combat/before/attacked.ts';
import { barraging } from '../combat/before/targets.ts';
import { dryAttackers } from '../combat/before/munitions.ts';
import { counterOf, unitOf, type Game } from '../game.ts';
import { depotsOf, munitionsLeft, within } from '../map/supply.ts';
import type { State, Unit, UnitId } from '../state.ts';

/** 8.2.1 An attack or a unit's fire that is not, or not wholly, supplied however the points are shared out. */
export interface Unpaid {
	/** The attack by its number, or the gun. */
	readonly what: number | UnitId;
	/** The hex attacked; null for fire. */
	readonly hex: Hex | null;
	/** Nobody can pay; otherwise who pays is too far from some. */
	readonly unpaid: boolean;
	/** The units that will be Unsupplied. */
	readonly units: readonly UnitId[];
}

/** Something to be paid for, and the depots that reach one of its units. */
interface Bill {
	readonly what: number | UnitId;
	readonly hex: Hex | null;
	readonly units: readonly Unit[];
	readonly points: number;
	readonly depots: readonly UnitId[];
}

const billsOf = (game: Game, state: State): readonly Bill[] => {
	const depots = depotsOf(game, state, state.player);
	const near = (units: readonly Unit[]): readonly UnitId[] =>
		depots
			.filter((depot) =>
				units.some(
					(unit) => !isVehicle(counterOf(game, unit.id).type) && within(game, state, depot, unit)
				)
			)
			.map(({ id }) => id);
	const attacks = state.attacks.flatMap((attack): Bill[] => {
		const units = ready(game, state, attack);
		const points = munitionsNeed(game.book, attack.kind);
		return units.some(({ id }) => isCombatUnit(counterOf(game, id).type))
			? [{ what: attack.id, hex: attack.hex, units, points, depots: near(units) }]
			: [];
	});
	const shots = barraging(game, state)
		.filter(({ id }) => !isVehicle(counterOf(game, id).type))
		.map((gun): Bill => ({
			what: gun.id,
			hex: null,
			units: [gun],
			points: munitionsNeed(game.book, 'barrage', 1),
			depots: near([gun])
		}));
	return [...attacks, ...shots];
};

type Plan = ReadonlyMap<Bill, UnitId>;

/** More ways of sharing than this are not tried: the best found so far stands. */
const TRIES = 5000;

/** The way of sharing out the points that pays for most, and leaves the fewest attackers out of range. */
const bestPlan = (game: Game, state: State, bills: readonly Bill[]): Plan => {
	const left = new Map(
		depotsOf(game, state, state.player).map((depot) => [
			depot.id,
			munitionsLeft(game, state, depot)
		])
	);
	const paid = new Map<Bill, UnitId>();
	let best: Plan = new Map();
	let least = Infinity;
	let tries = 0;
	const share = (at: number, cost: number): void => {
		if (cost >= least || ++tries > TRIES) return;
		const bill = bills[at];
		if (!bill) {
			least = cost;
			best = new Map(paid);
			return;
		}
		for (const depot of bill.depots) {
			const points = left.get(depot) ?? 0;
			if (points < bill.points) continue;
			left.set(depot, points - bill.points);
			paid.set(bill, depot);
			share(at + 1, cost + dryAttackers(game, state, bill.units, depot).length);
			paid.delete(bill);
			left.set(depot, points);
		}
		share(at + 1, cost + UNPAID + bill.units.length);
	};
	share(0, 0);
	return best;
};
/** What a bill that nobody pays weighs: more than all units of an attack out of range. */
const UNPAID = 100;

/** 8.2.1 What stays unpaid or out of range if the points are shared out as well as can be. */
export const unpaidIn = (game: Game, state: State): readonly Unpaid[] => {
	const bills = billsOf(game, state);
	const plan = bestPlan(game, state, bills);
	return bills.flatMap((bill): Unpaid[] => {
		const payer = plan.get(bill) ?? null;
		const fresh = bill.units.filter(({ id }) => !unitOf(game, state, id).unsupplied);
		const dry = dryAttackers(game, state, fresh, payer);
		return dry.length === 0
			? []
			: [{ what: bill.what, hex: bill.hex, unpaid: payer === null, units: dry }];
	});
};
