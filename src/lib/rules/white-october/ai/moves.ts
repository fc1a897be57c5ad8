import { counterOf, indexOf, placeOf, unitOf, type Game } from '../engine/game.ts';
import { isOf, type Command } from '../engine/commands.ts';
import { stackAt } from '../engine/combat/scene.ts';
import { roomOf } from '../engine/map/stacking.ts';
import { rangeOf } from '../engine/moves/range.ts';
import { moveOrder } from '../engine/orders/move.ts';
import type { Table } from '../engine/orders/draft.ts';
import { strayVehicles } from '../engine/phases/movement-phase.ts';
import type { Place, State, Unit, UnitId } from '../engine/state.ts';
import { isCombatUnit } from '../types.ts';
import { bestOf } from '#lib/kernel/decided/game.ts';
import { epAt, worthOf } from './ground.ts';

const fights = (game: Game, { id }: Unit): boolean => isCombatUnit(counterOf(game, id).type);

/** How much better another place must be. */
const WORTH_IT = 0.5;

/** The place where a unit would rather be, by itself; undefined where it stays. */
const goalOf = (game: Game, state: State, unit: Unit, ep: number): Place | undefined => {
	const { goals } = rangeOf(game, state, unit.id);
	const here = indexOf(game, unit.at);
	const own = fights(game, unit) ? unit.ep : 0;
	const room = roomOf(game, state, unit);
	const worth = (at: number): number =>
		worthOf(game, state, unit.player, at, ep, at === here ? own : 0);
	const open = goals.filter(
		(at) =>
			room(indexOf(game, at)) &&
			(fights(game, unit) || epAt(game, state, unit.player, indexOf(game, at)) > 0)
	);
	return bestOf(open, (at) => worth(indexOf(game, at)), worth(here) + WORTH_IT);
};

/** Those of a place that go together: whoever has not moved; guns, HQs and vehicles with combat units. */
const company = (game: Game, state: State, lead: Unit, able: ReadonlySet<UnitId>): Unit[] =>
	stackAt(game, state, lead).filter(
		(unit) =>
			unit !== lead &&
			able.has(unit.id) &&
			!unit.moved &&
			typeof counterOf(game, unit.id).movement === 'number'
	);

/**
 * 7.1 The stacks are judged one after the other, in the order of the module: whoever comes before the last that has
 * moved has been judged in this sequence, whoever ran (8.2.6) apart. Those that have moved together are counted by the
 * first of them.
 */
const judgedTo = (game: Game, state: State): number => {
	const firsts = new Map<string, number>();
	for (const { id, player, mode, done, moved, at } of state.units) {
		if (player !== state.player || !done || !moved || at === null || mode === 'routed') continue;
		const place = placeOf(game, id);
		firsts.set(at, Math.min(firsts.get(at) ?? place, place));
	}
	return Math.max(-1, ...firsts.values());
};

/** The order for a lead and as many of its company as can go there. */
const together = (
	table: Table,
	state: State,
	lead: Unit,
	others: readonly Unit[],
	hex: Place
): Command | undefined => {
	let units = [lead, ...others].map(({ id }) => id);
	while (units.length > 0) {
		const built = moveOrder(table, state, { units, hex });
		if (built.ok) return built.order;
		if (built.unit === null || built.unit === lead.id) return undefined;
		units = units.filter((id) => id !== built.unit);
	}
	return undefined;
};

/** 7 The next stack that goes somewhere better, as one order; undefined where all stay. */
export const nextMove = (
	table: Table,
	state: State,
	offered: readonly Command[]
): Command | undefined => {
	const game = table.game(state);
	const picks = offered.filter(isOf('pick')).map(({ unit }) => unit);
	const able = new Set(picks);
	const strays = strayVehicles(game, state);
	const stray = strays.find(({ id }) => able.has(id));
	const judged = judgedTo(game, state);
	for (const id of picks) {
		const lead = unitOf(game, state, id);
		if (lead.moved || placeOf(game, id) <= judged) continue;
		const others = company(game, state, lead, able);
		// Whoever stands with combat units goes with them, or stays.
		if (!fights(game, lead) && others.some((unit) => fights(game, unit))) continue;
		const ep = [lead, ...others]
			.filter((unit) => fights(game, unit))
			.reduce((sum, unit) => sum + unit.ep, 0);
		const goal = goalOf(game, state, lead, ep);
		const order = goal === undefined ? undefined : together(table, state, lead, others, goal);
		if (order) return order;
	}
	if (stray) {
		const [at] = rangeOf(game, state, stray.id).goals;
		return at === undefined ? undefined : together(table, state, stray, [], at);
	}
	return undefined;
};

/** 7.8, 7.5.2 Where somebody comes in: as near to where it is wanted as can be, in no enemy ZOC. */
export const nextEntry = (
	table: Table,
	state: State,
	offered: readonly Command[]
): Command | undefined => {
	const game = table.game(state);
	const comes = offered.filter((one) => isOf('enter')(one) || isOf('land')(one));
	const [first] = comes;
	if (!first) return undefined;
	const same = comes.filter(({ unit }) => unit === first.unit);
	const { ep } = unitOf(game, state, first.unit);
	const best = bestOf(same, ({ place }) =>
		worthOf(game, state, state.player, indexOf(game, place), ep, 0)
	);
	if (!best || isOf('land')(best)) return best;
	const built = moveOrder(table, state, { units: [best.unit], at: best.place });
	return built.ok ? built.order : best;
};
