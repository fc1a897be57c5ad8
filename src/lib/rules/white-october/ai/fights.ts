import { prospectOf } from '../engine/ahead/preview.ts';
import { shotOf } from '../engine/ahead/barrages.ts';
import { isOf, type Command, type Step } from '../engine/commands.ts';
import { counterOf, unitOf, type Game } from '../engine/game.ts';
import { attackOrder } from '../engine/orders/attack.ts';
import type { Table } from '../engine/orders/draft.ts';
import type { Place, State, UnitId } from '../engine/state.ts';
import type { Player } from '../types.ts';
import { bestOf } from '#lib/kernel/decided/game.ts';

/** The chance below which nobody attacks. */
export const LEAST_CHANCE = 0.5;

/** The EP to be won for each EP paid, below which nobody attacks: Red loses by every EP that is destroyed. */
const LEAST_GAIN: Readonly<Record<Player, number>> = { white: 0.9, red: 1 };

/** The EP to be won for each EP paid that are worth an attack on a place that holds: whoever is shut in cannot leave it. */
const GOOD_GAIN = 2;

/** Is what an attack promises worth what it costs? */
const promises = (
	player: Player,
	{ falls, won, paid }: NonNullable<ReturnType<typeof prospectOf>>
): boolean =>
	won >= paid * LEAST_GAIN[player] &&
	(falls >= LEAST_CHANCE || (won >= 1 && won >= paid * GOOD_GAIN));

/** What an attack is worth: the chance that the place falls, and EP won over EP paid. */
interface Plan {
	readonly steps: readonly Step[];
	readonly after: State;
	readonly worth: number;
}

const stepsOf = (command: Command): readonly Step[] =>
	command.type === 'order' ? command.steps : [];

/** The units that could attack a place, by the commands that are offered. */
const attackersOf = (offered: readonly Command[]): ReadonlyMap<Place, readonly UnitId[]> => {
	const found = new Map<Place, UnitId[]>();
	for (const one of offered.filter(isOf('attack')))
		if (one.join === null) found.set(one.place, [...(found.get(one.place) ?? []), one.unit]);
	return found;
};

/** Tanks and cars that stand with them, which attack in company. */
const vehiclesWith = (game: Game, state: State, units: readonly UnitId[]): readonly UnitId[] => {
	const places = new Set(units.map((id) => unitOf(game, state, id).at));
	return state.units.flatMap(({ id, player, fate, at, task, mode }) => {
		const { type } = counterOf(game, id);
		const motor = type === 'tank' || type === 'armoured_car';
		const here = player === state.player && fate === 'map' && places.has(at);
		return motor && here && task === null && mode === 'normal' ? [id] : [];
	});
};

/** 5.2 An attack under an HQ by as many of them as it can lead: stacks that it cannot stay out. */
const ledBy = (
	table: Table,
	state: State,
	hex: Place,
	units: readonly UnitId[],
	hq: UnitId
): readonly UnitId[] => {
	const game = table.game(state);
	let some = units;
	for (;;) {
		const built = attackOrder(table, state, { hex, units: some, hq });
		const stopped = built.ok ? undefined : some.find((id) => id === built.unit);
		if (stopped === undefined) return built.ok ? some : [];
		const { at } = unitOf(game, state, stopped);
		some = some.filter((id) => unitOf(game, state, id).at !== at);
	}
};

/** The best attack on a place: by all who can, by those whom an HQ can lead, or by one stack. */
const planFor = (
	table: Table,
	state: State,
	hex: Place,
	units: readonly UnitId[]
): Plan | undefined => {
	const game = table.game(state);
	const stacks = [...new Set(units.map((id) => unitOf(game, state, id).at))];
	const hqs = state.units.filter(
		({ id, player, fate }) =>
			player === state.player && fate === 'map' && counterOf(game, id).type === 'hq'
	);
	const sets = [
		units,
		...(stacks.length > 1
			? [
					...hqs.map(({ id }) => ledBy(table, state, hex, units, id)),
					...stacks.map((at) => units.filter((id) => unitOf(game, state, id).at === at))
				]
			: [])
	];
	const plans = sets.flatMap((set): Plan[] => {
		const all = [...set, ...vehiclesWith(game, state, set)];
		const built = [all, set]
			.map((some) => attackOrder(table, state, { hex, units: some }))
			.find(({ ok }) => ok);
		if (!built?.ok) return [];
		const attack = built.after.combat?.attacks.at(-1);
		const hope = attack && prospectOf(game, state, { hex, units: attack.units, hq: attack.hq });
		if (!hope || !promises(state.player, hope)) return [];
		const worth = hope.falls + (hope.won - hope.paid) / 4;
		return [{ steps: stepsOf(built.order), after: built.after, worth }];
	});
	return bestOf(plans, ({ worth }) => worth);
};

/** 8 All that is declared in a sequence, as one order: the best attacks, then barrages by guns with nothing to support. */
export const declareAll = (
	table: Table,
	state: State,
	offered: readonly Command[]
): Command | undefined => {
	let now = state;
	let open = offered;
	const steps: Step[] = [];
	for (;;) {
		const plans = [...attackersOf(open)].flatMap(
			([hex, units]) => planFor(table, now, hex, units) ?? []
		);
		const best = bestOf(plans, ({ worth }) => worth);
		if (!best) break;
		steps.push(...best.steps);
		now = best.after;
		open = table.waiting(now).commands;
	}
	const game = table.game(state);
	const guns = new Set(open.filter(isOf('barrage')).map(({ unit }) => unit));
	for (const gun of guns) {
		if (counterOf(game, gun).type === 'fleet' || now.combat?.attacks.length) break;
		const shots = open.filter(isOf('barrage')).filter(({ unit }) => unit === gun);
		const best = bestOf(
			shots,
			(shot) => shotOf(table, now, shot).chances?.meanLost.valueOf() ?? 0,
			0.2
		);
		if (!best) continue;
		const decision = table.decide(now, best);
		if (!decision.ok) continue;
		now = decision.facts.reduce(table.evolve, now);
		const { type: _, ...shot } = best;
		steps.push({ type: 'barrage', ...shot });
	}
	return { type: 'order', steps: [...steps, { type: 'done' }] };
};

/** 8 Would anything be attacked, were this the combat sequence? */
export const couldWin = (table: Table, state: State, combat: Command): boolean => {
	const decision = table.decide(state, combat);
	if (!decision.ok) return false;
	const then = decision.facts.reduce(table.evolve, state);
	const could = attackersOf(table.waiting(then).commands);
	return [...could].some(([hex, units]) => planFor(table, then, hex, units) !== undefined);
};
