import { distance, type HexIndex } from '#lib/kernel/hex/hex.ts';
import { isCombatUnit } from '../types.ts';
import { isOf, type Command, type CommandOf } from '../engine/commands.ts';
import { withUnits } from '../engine/changes.ts';
import { enemyZoc, fieldOf } from '../engine/map/field.ts';
import { depotsOf, isFunctional } from '../engine/map/supply.ts';
import { counterOf, hexIndex, unitOf, type Game } from '../engine/game.ts';
import type { State, Unit } from '../engine/state.ts';
import { bestOf } from '#lib/kernel/decided/game.ts';
import { goalsOf } from './goals.ts';
import { guardedAt, threatTo } from './ground.ts';

/** How near a depot is to be to those it serves, in hexes. */
const NEAR = 4;
/** What it is worth to serve troops that no other depot is near, those that have one, and those at a place that decides the game. */
const ALONE = 2;
const SERVED = 0.5;
const IN_PLACE = 2;
/** A convoy in enemy ZoC is nearly lost. */
const EXPOSED = 40;
/** What danger costs a convoy that no troops guard, for each point of threat, and at most. */
const UNGUARDED = 4;
const MOST = 16;
/** How much more a hex must be worth for the convoy to move. */
const TROUBLE = 1;
/** How many of the best hexes are looked at for one from which it can trace. */
const TRIED = 5;

/** Troops to be served, and what that is worth. */
interface Served {
	readonly hex: HexIndex;
	readonly worth: number;
}

const servedBy = (game: Game, state: State, convoy: Unit): readonly Served[] => {
	const { grid } = game.board;
	const others = depotsOf(game, state, convoy.player).filter(
		({ id, unsupplied }) => id !== convoy.id && !unsupplied
	);
	const places = new Set(goalsOf(game, state, convoy.player).map(({ hex }) => hex));
	return state.units.flatMap((unit): Served[] => {
		if (unit.player !== convoy.player || unit.fate !== 'map') return [];
		if (!isCombatUnit(counterOf(game, unit.id).type)) return [];
		const hex = hexIndex(game, unit.hex);
		const alone = !others.some((one) => distance(grid, hexIndex(game, one.hex), hex) <= NEAR);
		return [{ hex, worth: (alone ? ALONE : SERVED) * (places.has(hex) ? IN_PLACE : 1) }];
	});
};

/** 3.2 Could it trace from here? */
const traces = (game: Game, state: State, convoy: Unit, hex: string): boolean => {
	const there = withUnits(game, state, [convoy.id], () => ({ hex }));
	return isFunctional(game, there, { ...convoy, hex });
};

/** What it costs a convoy to stand in a hex that the enemy can reach. */
const dangerTo = (game: Game, state: State, convoy: Unit, hex: HexIndex): number =>
	(enemyZoc(fieldOf(game, state), convoy.player, hex) === 0 ? 0 : EXPOSED) +
	(guardedAt(game, state, convoy, hex)
		? 0
		: Math.min(MOST, UNGUARDED * threatTo(game, state, convoy, hex)));

/** 7.4, 3.3 Where a unit comes in: near the troops of its side, a convoy near those that it is to serve, and out of reach of the enemy. */
export const entryOf = (
	game: Game,
	state: State,
	commands: readonly Command[]
): CommandOf<'enter'> | undefined => {
	const entries = commands.filter(isOf('enter'));
	const [first] = entries;
	if (!first) return undefined;
	const unit = unitOf(game, state, first.unit);
	const { grid } = game.board;
	const served = servedBy(game, state, unit);
	const all = served.reduce((sum, one) => sum + one.worth, 0);
	const far = (hex: HexIndex): number =>
		served.reduce((sum, one) => sum + distance(grid, hex, one.hex) * one.worth, 0) /
		Math.max(1, all);
	return bestOf(
		entries.filter((one) => one.unit === first.unit),
		({ hex }) => {
			const at = hexIndex(game, hex);
			return -far(at) - dangerTo(game, state, unit, at);
		}
	);
};

/**
 * 3 Where a convoy goes, or a railroad depot along its line: to the troops that need it most, out of enemy ZoC, and where
 * it can trace; or nowhere. Where it stands without being able to trace it is of no use.
 */
export const convoyGoes = (
	game: Game,
	state: State,
	convoy: Unit,
	commands: readonly Command[]
): CommandOf<'go'> | undefined => {
	const { grid } = game.board;
	const served = servedBy(game, state, convoy);
	const value = (hex: HexIndex): number =>
		served.reduce(
			(sum, one) => sum + (distance(grid, hex, one.hex) <= NEAR ? one.worth : 0),
			-dangerTo(game, state, convoy, hex)
		);
	const now = isFunctional(game, state, convoy)
		? value(hexIndex(game, convoy.hex)) + TROUBLE
		: -Infinity;
	return commands
		.filter(isOf('go'))
		.map((go) => ({ go, worth: value(hexIndex(game, go.hex)) }))
		.filter(({ worth }) => worth > now)
		.sort((one, two) => two.worth - one.worth)
		.slice(0, TRIED)
		.find(({ go }) => traces(game, state, convoy, go.hex))?.go;
};
