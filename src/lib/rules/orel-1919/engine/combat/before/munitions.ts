import {
	mayResupply,
	munitionsNeed,
	unsuppliedAfter
} from '../../../rules/08-combat/08-2-munitions.ts';
import { isCombatUnit, isDepot, isTrain, isVehicle } from '../../../types.ts';
import type { Fact } from '../../facts.ts';
import { counterOf, unitOf, type Game } from '../../game.ts';
import type { Attack, State, Unit, UnitId } from '../../state.ts';
import { trainLinked } from '../../map/railroads.ts';
import { depotsInRange, depotsOf, munitionsLeft, within } from '../../map/supply.ts';
import { ready } from './attacked.ts';
import { barraging } from './targets.ts';
import { exhausts } from './lending.ts';
import { canSupport } from './supports.ts';
import { auto, choice, unlessDeclined, type Option, type Owed } from '../../owed.ts';
import type { CombatState } from '../state.ts';

/** 8.2.2, 8.1 Is it within range of this depot, or was it when the supply of the attacks was checked? */
const served = (game: Game, state: State, depot: Unit, unit: Unit): boolean =>
	state.combat?.served[depot.id]?.includes(unit.id) ?? within(game, state, depot, unit);

/** 8.1 I.1 Supply is checked as it is given out: whom this depot reaches then. */
const reached = (game: Game, state: State, depot: Unit): readonly UnitId[] =>
	state.units
		.filter((one) => one.player === depot.player && one.action && within(game, state, depot, one))
		.map(({ id }) => id);

/** 8.2.1 The depots that can pay for an attack or a shot: with enough points, in range of one of the units. */
export const ablePayers = (
	game: Game,
	state: State,
	units: readonly Unit[],
	points: number
): readonly Unit[] =>
	depotsOf(game, state, state.player).filter(
		(depot) =>
			munitionsLeft(game, state, depot) >= points &&
			units.some(
				(unit) => !isVehicle(counterOf(game, unit.id).type) && within(game, state, depot, unit)
			)
	);

/** 8.2.1 Who can pay for an attack or a shot; or nobody. */
const payers = (
	game: Game,
	state: State,
	combat: CombatState,
	what: number | UnitId,
	units: readonly Unit[],
	points: number
): Option[] => [
	...ablePayers(game, state, units, points).map((depot): Option => ({
		command: { type: 'pay', for: what, depot: depot.id },
		events: () => [
			{
				type: 'munitionsPaid',
				for: what,
				depot: depot.id,
				points,
				served: reached(game, state, depot)
			},
			// A depot that cannot trace is exhausted at the end of the phase (3.2).
			...exhausts(game, state, combat, [depot])
		]
	})),
	{ command: { type: 'pay', for: what, depot: null }, events: () => [unpaid(what)] }
];

const unpaid = (what: number | UnitId) =>
	({ type: 'munitionsPaid', for: what, depot: null, points: 0 }) as const;

/** 8.2.1 Trains use no munitions: nobody pays for what they do. */
const free = (what: number | UnitId): Owed => auto({ ...unpaid(what), served: [] });

/** 8.2.1 Those whom the munitions of an attack serve: its troops, and guns that may support it. */
export const paidFor = (game: Game, state: State, attack: Attack): readonly Unit[] => {
	const troops = ready(game, state, attack).filter(({ id }) =>
		isCombatUnit(counterOf(game, id).type)
	);
	const guns = state.units.filter(
		(gun) =>
			gun.player === state.player &&
			gun.action?.kind === 'support' &&
			gun.action.of === attack.kind &&
			canSupport(game, state, gun, attack)
	);
	return troops.length > 0 ? [...troops, ...guns] : [];
};

/** 8.1 I.1 The active player pays for his attacks and barrages, one after the other, before any target is named. */
export const supplyOwed = (game: Game, state: State, combat: CombatState): Owed => {
	for (const attack of state.attacks) {
		if (combat.paid[attack.id] !== undefined) continue;
		const units = paidFor(game, state, attack);
		if (units.length === 0) return free(attack.id);
		const points = munitionsNeed(game.book, attack.kind);
		return choice(state.player, '8.2.1', payers(game, state, combat, attack.id, units, points));
	}
	for (const gun of barraging(game, state)) {
		if (combat.paid[gun.id] !== undefined) continue;
		if (isTrain(counterOf(game, gun.id).type)) return free(gun.id);
		const points = munitionsNeed(game.book, 'barrage', 1);
		return choice(state.player, '8.2.1', payers(game, state, combat, gun.id, [gun], points));
	}
	return auto({ type: 'stepReached', step: 'resupply' });
};

/** 8.2.1 Resupply of idle units, one point each. */
export const resupplyOwed = (game: Game, state: State, combat: CombatState): Owed => {
	const points = munitionsNeed(game.book, 'resupply');
	const depots = depotsOf(game, state, state.player).filter(
		(depot) => munitionsLeft(game, state, depot) >= points
	);
	const options: Option[] = [];
	for (const unit of state.units) {
		const { type } = counterOf(game, unit.id);
		if (unit.fate !== 'map' || unit.player !== state.player || !unit.unsupplied) continue;
		if (isDepot(type)) continue;
		for (const depot of depots)
			if (
				mayResupply({
					unsupplied: true,
					inRange: within(game, state, depot, unit),
					mode: unit.mode,
					active: unit.action !== null && unit.action.kind !== 'dig'
				})
			)
				options.push({
					command: { type: 'resupply', unit: unit.id, depot: depot.id },
					events: () => [
						{
							type: 'resupplied',
							rule: '8.2.1',
							units: [unit.id],
							depot: depot.id,
							points
						},
						...exhausts(game, state, combat, [depot])
					]
				});
	}
	const on: Fact = { type: 'stepReached', step: 'aim' };
	if (options.length === 0) return auto(on);
	const rest = { what: 'resupply', by: 'done', then: on } as const;
	return unlessDeclined(state.player, '8.2.1', options, rest);
};

/** 8.2.1 The attack is not fought, or costs nothing: the depot gets its points back. */
export const refunded = (game: Game, combat: CombatState, attack: Attack): Fact[] => {
	const payer = combat.paid[attack.id];
	if (!payer) return [];
	const points = munitionsNeed(game.book, attack.kind);
	return [{ type: 'munitionsReturned', attack: attack.id, depot: payer, points }];
};

/** 8.2.1 Will this unit be Unsupplied after its attack or shot? */
const dryAfter = (game: Game, state: State, unit: Unit, payer: Unit | null): boolean => {
	const { type } = counterOf(game, unit.id);
	const near = isTrain(type)
		? trainLinked(game, state, unit.id)
		: isVehicle(type)
			? depotsInRange(game, state, unit).length > 0
			: payer !== null && served(game, state, payer, unit);
	return unsuppliedAfter({
		type,
		unsupplied: unit.unsupplied,
		inRange: near,
		paid: payer !== null
	});
};

/** 8.2.1 The units that become Unsupplied by an attack which this depot paid for. */
export const dryAttackers = (
	game: Game,
	state: State,
	units: readonly Unit[],
	payer: UnitId | null
): readonly UnitId[] => {
	const depot = payer === null ? null : unitOf(game, state, payer);
	return units.filter((unit) => dryAfter(game, state, unit, depot)).map(({ id }) => id);
};

/** 8.2.1 The defenders got away: munitions already paid resupply attackers in range that were Unsupplied. */
export const resuppliedAttackers = (
	game: Game,
	state: State,
	units: readonly Unit[],
	payer: UnitId | null
): readonly UnitId[] => {
	if (payer === null) return [];
	const depot = unitOf(game, state, payer);
	return units
		.filter((unit) => unit.unsupplied && served(game, state, depot, unit))
		.map(({ id }) => id);
};
