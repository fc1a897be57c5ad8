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

/** 5.2 The hexes in which infantry of a formation, or its cavalry, is near enough to its main bodies as they stand. */
export const commandedHexes = (
	game: Game,
	state: State,
	player: Player,
	formation: string
): readonly Hex[] => {
	const row = isCavalryFormation(game, formation) ? 'cavalry_formation' : 'infantry';
	const units = (state.bodies[formation] ?? [])
		.flat()
		.map((id) => unitOf(game, state, id))
		.filter(({ fate }) => fate === 'map');
	const near = lines(game, state, player, units, game.book.charts.COMMAND.at(row, player));
	return game.board.grid.hexes.filter((_, hex) => isNear(near, hex));
};

/** 5.1, 5.2 The units of the active player that are out of command under these main bodies. */
const outOfCommand = (
	game: Game,
	state: State,
	members: readonly Member[],
	bodies: Bodies
): UnitId[] => {
	const { player } = state;
	const { COMMAND } = game.book.charts;
	const inBody = new Set(Object.values(bodies).flat(2));
	const reaches = new Map<string, Int16Array>();
	const reachOf = (formations: readonly string[], range: number): Int16Array => {
		const key = `${range}:${formations.join()}`;
		const known = reaches.get(key);
		if (known) return known;
		const ids = new Set(formations.flatMap((name) => bodies[name] ?? []).flat());
		const starts = members.filter(({ unit }) => ids.has(unit.id)).map(({ unit }) => unit);
		const found = lines(game, state, player, starts, range);
		reaches.set(key, found);
		return found;
	};
	const near = (unit: Unit, formations: readonly string[], range: number): boolean =>
		isNear(reachOf(formations, range), hexIndex(game, unit.hex));
	const all = namesOf(game, player);
	const joined = jointNow(game, state)
		.filter(({ commandedByCavalry }) => commandedByCavalry)
		.flatMap(({ units }) => units);
	const divisional = (division: Counter['division']): readonly string[] =>
		formationsOf(game).flatMap((one) =>
			one.player === player && one.divisions.includes(division) ? [one.name] : []
		);
	const commanded = ({ unit, counter }: Member): boolean => {
		const { type, formation, division } = counter;
		// 7.4 Who arrives in this turn is in command.
		const arrives = state.raised.includes(unit.id);
		if (alwaysInCommand(type) || arrives || inBody.has(unit.id)) return true;
		const range = COMMAND.at(commandRow(type), player);
		if (joined.includes(unit.id) && isCavalry(type)) {
			const brigade = all.filter((name) => isCavalryFormation(game, name));
			if (near(unit, brigade, COMMAND.at('cavalry_formation', player))) return true;
		}
		const by = commandersOf({
			type,
			formation: Boolean(formation),
			cavalryFormation: isCavalryFormation(game, formation ?? ''),
			named: Boolean(counter.commandedBy)
		});
		switch (by) {
			case 'none':
				return false;
			case 'any':
				return near(unit, all, range);
			case 'named':
				return near(unit, counter.commandedBy ?? [], range);
			case 'formation':
				return near(unit, [formation ?? ''], range);
			case 'division':
				return near(unit, divisional(division), range);
		}
	};
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
