import { lastingFor } from '#lib/kernel/decided/counters.ts';
import { distance, type Hex, type HexIndex } from '#lib/kernel/hex/hex.ts';
import { costsTo, overHexsides } from '#lib/kernel/hex/paths.ts';
import type { Counter } from '../../scenarios/schema.ts';
import {
	alwaysInCommand,
	commandersOf,
	commandRow,
	mainBodies,
	mainBodiesAllowed,
	overlap,
	type Body,
	type MainBodies
} from '../../rules/05-command.ts';
import { enemyOf, isCavalry, isInfantry, type Player } from '../../types.ts';
import type { Command } from '../commands.ts';
import type { Fact } from '../facts.ts';
import { fieldOf } from '../map/field.ts';
import { formationsOf, isCavalryFormation } from '../map/formations.ts';
import { counterOf, hexIndex, jointNow, turnOf, unitOf, type Game } from '../game.ts';
import { variantOf } from '../setup.ts';
import type { State, Unit, UnitId } from '../state.ts';

type Bodies = Readonly<Record<string, readonly Body[]>>;

/**
 * 5.2.1 note a: how far a line of command is to each hex, −1 beyond the range: through enemy ZoC, but not through enemy
 * units. The range is in hexes.
 */
const lines = (
	game: Game,
	state: State,
	player: Player,
	starts: readonly Unit[],
	range: number
): Int16Array => {
	const enemies = fieldOf(game, state).held[enemyOf(player)];
	const ways = overHexsides(game.board.grid, 1, (hex) => enemies[hex] !== 1);
	const from = starts.map((unit) => hexIndex(game, unit.hex));
	return costsTo({ ...ways, bench: game.bench }, from, range);
};

const isNear = (lines: Int16Array, hex: HexIndex): boolean => (lines[hex] ?? -1) >= 0;

interface Member {
	readonly unit: Unit;
	readonly counter: Counter;
}

const membersOf = (game: Game, state: State, player: Player): Member[] =>
	state.units.flatMap((unit, place) => {
		const counter = game.counters[place];
		return counter && unit.fate === 'map' && unit.player === player ? [{ unit, counter }] : [];
	});

const rankAndFile = (game: Game, formation: string, members: readonly Member[]): Unit[] => {
	const test = isCavalryFormation(game, formation) ? isCavalry : isInfantry;
	return members
		.filter(({ counter }) => counter.formation === formation && test(counter.type))
		.map(({ unit }) => unit);
};

/** 5.2.1 Groups in which each unit is near enough to another. */
const groupsOf = (
	game: Game,
	state: State,
	player: Player,
	units: readonly Unit[],
	range: number
): Body[] => {
	const left = new Set(units);
	const groups: Body[] = [];
	for (const first of units) {
		if (!left.delete(first)) continue;
		const group = [first];
		for (const one of group) {
			// Nobody is near whom not even a straight line reaches.
			const here = hexIndex(game, one.hex);
			const others = [...left].filter(
				(other) => distance(game.board.grid, here, hexIndex(game, other.hex)) <= range
			);
			if (others.length === 0) continue;
			const near = lines(game, state, player, [one], range);
			for (const other of others)
				if (isNear(near, hexIndex(game, other.hex))) {
					left.delete(other);
					group.push(other);
				}
		}
		groups.push(group.map(({ id }) => id));
	}
	return groups.sort((a, b) => b.length - a.length);
};

/** 5.2.1 c, OR-38 How many main bodies a formation may have. */
const bodiesOf = (game: Game, state: State, formation: string): number => {
	const { division, bodies } = game.pack.data.scenario.specialRules.mainBodies;
	const named = variantOf(game, state.header.scenario)?.mainBodies;
	return mainBodiesAllowed({
		several: division === formation,
		bodies,
		over: named !== undefined && state.turn > turnOf(game.pack, named.through)
	});
};

const namesOf = (game: Game, player: Player): string[] =>
	formationsOf(game).flatMap((one) => (one.player === player ? [one.name] : []));

const look = (
	game: Game,
	state: State,
	members: readonly Member[],
	formation: string,
	before: readonly Body[]
): MainBodies => {
	const { player } = state;
	const row = isCavalryFormation(game, formation) ? 'cavalry_formation' : 'infantry';
	const range = game.book.charts.COMMAND.at(row, player);
	const units = rankAndFile(game, formation, members);
	return mainBodies(
		groupsOf(game, state, player, units, range),
		bodiesOf(game, state, formation),
		before
	);
};

type Leader = readonly [formations: readonly string[], range: number];
const leaders = lastingFor<Game>()<Counter, readonly Leader[]>();

/** 5.1, 5.2 The formations whose main bodies command a unit, and within how many hexes; there may be two such ways. */
const leadersOf = (game: Game, state: State, counter: Counter): readonly Leader[] =>
	leaders(game, counter, [state.turn], () => leadersNow(game, state, counter));

const leadersNow = (
	game: Game,
	state: State,
	{ id, side, type, formation, division, commandedBy }: Counter
): readonly Leader[] => {
	if (alwaysInCommand(type)) return [];
	const { COMMAND } = game.book.charts;
	const all = namesOf(game, side);
	const joined = jointNow(game, state).some(
		({ commandedByCavalry, units }) => commandedByCavalry && units.includes(id)
	);
	const names = commandersOf({
		type,
		named: commandedBy,
		own: formation,
		all,
		ofDivision: () =>
			formationsOf(game).flatMap(({ player, name, divisions }) =>
				player === side && divisions.includes(division) ? [name] : []
			)
	});
	const row = commandRow(type, isCavalryFormation(game, formation ?? ''));
	return [
		...(joined && isCavalry(type)
			? [
					[
						all.filter((name) => isCavalryFormation(game, name)),
						COMMAND.at('cavalry_formation', side)
					] as const
				]
			: []),
		[names, COMMAND.at(row, side)]
	];
};

/** 5.2 How far it is to each hex from these main bodies. */
const fromBodies = (
	game: Game,
	state: State,
	player: Player,
	bodies: Bodies,
	[formations, range]: Leader
): Int16Array => {
	const units = formations
		.flatMap((name) => bodies[name] ?? [])
		.flat()
		.map((id) => unitOf(game, state, id))
		.filter(({ fate }) => fate === 'map');
	return lines(game, state, player, units, range);
};

/** 5.1, 5.2 The hexes in which the main bodies, as they stand, command a unit. */
export const commandedHexes = (game: Game, state: State, id: UnitId): readonly Hex[] => {
	const counter = counterOf(game, id);
	const near = leadersOf(game, state, counter).map((by) =>
		fromBodies(game, state, counter.side, state.bodies, by)
	);
	return game.board.grid.hexes.filter((_, hex) => near.some((one) => isNear(one, hex)));
};

/** 5.1, 5.2 The units of the active player that are out of command under these main bodies. */
const outOfCommand = (
	game: Game,
	state: State,
	members: readonly Member[],
	bodies: Bodies
): UnitId[] => {
	const reaches = new Map<string, Int16Array>();
	const near = (hex: HexIndex, by: Leader): boolean => {
		const key = by.join();
		const found = reaches.get(key) ?? fromBodies(game, state, state.player, bodies, by);
		reaches.set(key, found);
		return isNear(found, hex);
	};
	const commanded = ({ unit, counter }: Member): boolean =>
		alwaysInCommand(counter.type) ||
		// 7.4 Who arrives in this turn is in command.
		state.raised.includes(unit.id) ||
		leadersOf(game, state, counter).some((by) => near(hexIndex(game, unit.hex), by));
	return members.filter((member) => !commanded(member)).map(({ unit }) => unit.id);
};

type CommandChecked = Extract<Fact, { type: 'commandChecked' }>;

/** 5.2 Checks the active player's command: main bodies, ties for their owner to settle, who is out of command. */
export const checkCommand = (game: Game, state: State): CommandChecked => {
	const members = membersOf(game, state, state.player);
	const bodies: Record<string, readonly Body[]> = {};
	const ties: string[] = [];
	for (const formation of namesOf(game, state.player)) {
		const { sure, open } = look(game, state, members, formation, state.bodies[formation] ?? []);
		bodies[formation] = sure;
		if (open > 0) ties.push(formation);
	}
	return {
		type: 'commandChecked',
		player: state.player,
		bodies,
		ties,
		out: outOfCommand(game, state, members, bodies)
	};
};

/** 5.2.1 b The groups among which the owner must still choose a main body. */
const tiedGroups = (game: Game, state: State, formation: string): MainBodies => {
	const members = membersOf(game, state, state.player);
	const chosen = state.bodies[formation] ?? [];
	const free = look(game, state, members, formation, []);
	const left = free.tied.filter((group) => !chosen.some((body) => overlap(body, group)));
	const count = bodiesOf(game, state, formation);
	return { sure: chosen, tied: left, open: count - chosen.length };
};

export type ChooseBody = Extract<Command, { type: 'body' }>;

/** 5.2.1 b The main bodies that may be chosen now. */
export const bodyCommands = (game: Game, state: State): ChooseBody[] => {
	const [formation] = state.ties;
	if (formation === undefined) return [];
	return tiedGroups(game, state, formation).tied.map((units) => ({
		type: 'body',
		formation,
		units
	}));
};

/** 5.2.1 b The owner chooses. */
export const bodyChosen = (game: Game, state: State, { formation, units }: ChooseBody): Fact => {
	const { open } = tiedGroups(game, state, formation);
	return { type: 'mainBodyChosen', formation, units, settled: open <= 1 };
};

/** 5.2 Once every main body is known: who is out of command. */
export const finalCommand = (game: Game, state: State): CommandChecked => {
	const members = membersOf(game, state, state.player);
	return {
		type: 'commandChecked',
		player: state.player,
		bodies: state.bodies,
		ties: [],
		out: outOfCommand(
			game,
			state,
			members,
			Object.fromEntries(
				namesOf(game, state.player).map((name) => [name, state.bodies[name] ?? []])
			)
		)
	};
};

/** 5.2 Who of its formation is out of command with this main body; nobody yet while another is still to be chosen. */
export const leftOut = (game: Game, state: State, command: ChooseBody): readonly UnitId[] => {
	const { formation, units } = command;
	if (tiedGroups(game, state, formation).open > 1) return [];
	const bodies = { ...state.bodies, [formation]: [...(state.bodies[formation] ?? []), units] };
	return finalCommand(game, { ...state, bodies }).out.filter(
		(id) => counterOf(game, id).formation === formation
	);
};
