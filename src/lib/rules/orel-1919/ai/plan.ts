import { distance, type HexIndex } from '#lib/kernel/hex/hex.ts';
import { isCombatUnit, isInfantry, type Player, type UnitId } from '../types.ts';
import { counterOf, hexIndex, once, unitOf, type Game } from '../engine/game.ts';
import { isAsleep, lastTurn } from '../engine/setup.ts';
import type { State, Unit } from '../engine/state.ts';
import { bestOf } from '#lib/kernel/decided/game.ts';
import { enemiesNear, goalsOf, type Goal } from './goals.ts';
import { mightOf } from './might.ts';

/** Where a unit is sent. */
export interface Errand {
	readonly hex: HexIndex;
	/** The might that is sent there, for each point of the enemy's near it. */
	readonly force: number;
}

/** Which place each unit of a side goes for, or holds. */
type Plan = ReadonlyMap<UnitId, Errand>;

/** The part of the enemy's might near a place that is sent there; at places that one holds, and at those to be taken. */
const TO_HOLD = 1;
const TO_TAKE = 1.3;
/** What is left at a place of which no enemy is near. */
const GARRISON = 1;
/** In the last turns nothing is saved for later. */
const LAST_TURNS = 4;
/** How many hexes farther a place counts that the enemy holds too strongly. */
const TOO_STRONG = 12;
/** How many hexes a unit makes in a turn, on the whole. */
const PACE = 3;

const needOf = (game: Game, state: State, player: Player, { hex, own }: Goal): number =>
	Math.max(GARRISON, enemiesNear(game, state, player, hex) * (own ? TO_HOLD : TO_TAKE));

/** Units that are sent somewhere together, so that they stay in command (5.2). */
interface Group {
	readonly units: readonly Unit[];
	readonly hexes: readonly HexIndex[];
	readonly might: number;
}

/** 5.2 The formations of a side as they stand, without those who cannot go; a unit without one goes by itself. */
const groupsOf = (game: Game, state: State, player: Player): Group[] => {
	const named = new Map<string, Unit[]>();
	for (const unit of state.units) {
		if (unit.player !== player || unit.fate !== 'map' || unit.mode === 'routed') continue;
		const { type, formation } = counterOf(game, unit.id);
		if (!isCombatUnit(type) || isAsleep(game, state, unit.id)) continue;
		const name = formation ?? unit.id;
		named.set(name, [...(named.get(name) ?? []), unit]);
	}
	return [...named.values()].map((units) => ({
		units,
		hexes: units.map(({ hex }) => hexIndex(game, hex)),
		might: units.reduce((sum, unit) => sum + mightOf(game, unit), 0)
	}));
};

/** 10.2 Is it of use there? Cavalry wins nothing at a station. */
const serves = (game: Game, { units }: Group, goal: Goal): boolean =>
	!goal.infantry || units.some(({ id }) => isInfantry(counterOf(game, id).type));

/**
 * 10.2 The places in the order of their worth; to each go the formations that are nearest to it, until they are as
 * strong as the enemy near it. A place for which they are too few, and that is not held yet, is left for later.
 */
const planned = (game: Game, state: State, player: Player): Plan => {
	const { grid } = game.board;
	const turns = lastTurn(game, state.header.scenario) - state.turn + 1;
	const plan = new Map<UnitId, Errand>();
	const far = ({ hexes }: Group, goal: HexIndex): number =>
		hexes.reduce((sum, hex) => sum + distance(grid, hex, goal), 0) / hexes.length;
	const late = turns <= LAST_TURNS;
	const first = ({ infantry }: Goal): number => (late && infantry ? 1 : 0);
	const goals = [...goalsOf(game, state, player)].sort(
		(one, two) =>
			first(two) - first(one) || two.worth - one.worth || Number(two.own) - Number(one.own)
	);
	let free = groupsOf(game, state, player);
	for (const goal of goals) {
		// At the end one formation goes for the double track, however strong the enemy is there: its ZoC is enough.
		const need = first(goal) ? GARRISON : needOf(game, state, player, goal);
		const able = free
			.filter((one) => serves(game, one, goal) && far(one, goal.hex) <= turns * PACE)
			.toSorted((one, two) => far(one, goal.hex) - far(two, goal.hex));
		const going: Group[] = [];
		let might = 0;
		for (const one of able) {
			if (might >= need) break;
			going.push(one);
			might += one.might;
		}
		if (might < need && !goal.own && turns > LAST_TURNS) continue;
		const errand = {
			hex: goal.hex,
			force: might / Math.max(1, enemiesNear(game, state, player, goal.hex))
		};
		for (const { units } of going) for (const { id } of units) plan.set(id, errand);
		free = free.filter((one) => !going.includes(one));
	}
	// Whoever is left takes the nearest place for which he and those sent there are enough, or stands by one that is held.
	const sent = new Map<HexIndex, number>();
	for (const [id, { hex }] of plan)
		sent.set(hex, (sent.get(hex) ?? 0) + mightOf(game, unitOf(game, state, id)));
	for (const group of free) {
		const force = ({ hex }: Goal): number =>
			(group.might + (sent.get(hex) ?? 0)) / Math.max(1, enemiesNear(game, state, player, hex));
		const able = goals.filter((goal) => serves(game, group, goal));
		const nearest = bestOf(
			able,
			(goal) =>
				goal.worth -
				far(group, goal.hex) -
				(goal.own || turns <= LAST_TURNS || force(goal) >= TO_TAKE ? 0 : TOO_STRONG)
		);
		if (!nearest) continue;
		const errand = { hex: nearest.hex, force: force(nearest) };
		for (const { id } of group.units) plan.set(id, errand);
		sent.set(nearest.hex, (sent.get(nearest.hex) ?? 0) + group.might);
	}
	return plan;
};

const plans = once(() => new WeakMap<readonly Unit[], Partial<Record<Player, Plan>>>());

const planOf = (game: Game, state: State, player: Player): Plan => {
	const all = plans(game);
	const known = all.get(state.units)?.[player];
	if (known) return known;
	const made = planned(game, state, player);
	all.set(state.units, { ...all.get(state.units), [player]: made });
	return made;
};

/** How many hexes nearer a place counts as long as none of one's own units hold it. */
const OPEN_PLACE = 4;

/** 5.1 The place that the nearest troops of its formation or division go for: guns and vehicles go with them. */
const withOthers = (game: Game, state: State, plan: Plan, unit: Unit): Errand | undefined => {
	const { formation, division } = counterOf(game, unit.id);
	const from = hexIndex(game, unit.hex);
	const far = (id: UnitId): number =>
		distance(game.board.grid, from, hexIndex(game, unitOf(game, state, id).hex));
	const mates = [...plan.keys()].filter((id) => {
		const counter = counterOf(game, id);
		return counter.formation === formation || counter.division === division;
	});
	const nearest = division ? bestOf(mates, (id) => -far(id)) : undefined;
	return nearest === undefined ? undefined : plan.get(nearest);
};

/** The errand of a unit: the place that it is sent to, or that those go for with whom it goes; else the nearest, rather an open one. */
export const errandOf = (game: Game, state: State, unit: Unit): Errand => {
	const from = hexIndex(game, unit.hex);
	const plan = planOf(game, state, unit.player);
	const sent = plan.get(unit.id) ?? withOthers(game, state, plan, unit);
	if (sent !== undefined) return sent;
	const nearest = bestOf(
		goalsOf(game, state, unit.player),
		({ hex, own }) => -distance(game.board.grid, from, hex) - (own ? OPEN_PLACE : 0)
	);
	return { hex: nearest?.hex ?? from, force: 1 };
};
