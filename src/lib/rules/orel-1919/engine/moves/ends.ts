import {
	distance,
	neighboursOf,
	neighbourOver,
	NOWHERE,
	type HexIndex
} from '#lib/kernel/hex/hex.ts';
import { moverOf } from '../../book.ts';
import { isStray, keepsToDepots } from '../../rules/05-command.ts';
import { mayFleeTo } from '../../rules/08-combat/08-7-stack.ts';
import { enemyOf } from '../../types.ts';
import { enemyZoc, fieldOf } from '../map/field.ts';
import { counterOf, hexIndex, type Game } from '../game.ts';
import type { Mover } from './mover.ts';
import type { State, Unit } from '../state.ts';
import { depotsOf, nearDepots, overOpenGround } from '../map/supply.ts';

/**
 * 5.3 Where a unit out of command may go: not out of a depot's range or, if already beyond it, only nearer to the
 * nearest depot.
 */
export const supplyAllows = (mover: Mover): ((hex: HexIndex) => boolean) => {
	const { game, state, unit, player, type } = mover;
	if (unit.command) return () => true;
	const start = hexIndex(game, unit.hex);
	const near = nearDepots(game, state, player, moverOf(type));
	return keepsToDepots(near, start, () => farFrom(game, state, unit));
};

/** 5.3 How far it is to each depot as a player measures it on the map, whoever stands in between (OR-56). */
const farFrom = (game: Game, state: State, unit: Unit): readonly ((hex: HexIndex) => number)[] => {
	const depots = depotsOf(game, state, unit.player).map(({ hex }) => hexIndex(game, hex));
	if (game.book.readings['OR-56'] !== 'mp')
		return depots.map((depot) => (hex) => distance(game.board.grid, hex, depot));
	const column = moverOf(counterOf(game, unit.id).type);
	return depots.map((depot) => {
		const cost = overOpenGround(game, column, depot);
		return (hex) => ((cost[hex] ?? -1) >= 0 ? (cost[hex] ?? 0) : Infinity);
	});
};

/** 5.3 Is a unit out of command and beyond the range of every depot? */
export const strays = (game: Game, state: State, unit: Unit): boolean => {
	const { player, command } = unit;
	// Most units are in command: for them no way is measured.
	if (command) return false;
	const column = moverOf(counterOf(game, unit.id).type);
	const near = nearDepots(game, state, player, column);
	return isStray({
		command,
		routed: unit.mode === 'routed',
		inRange: near(hexIndex(game, unit.hex)),
		depots: depotsOf(game, state, player).length > 0
	});
};

/** 8.7.3 A Routed unit moves only farther from the enemy; from ZoC to ZoC only if it has no other move. */
export const routAllows = (
	mover: Mover,
	found: () => readonly HexIndex[]
): ((hex: HexIndex) => boolean) => {
	const { game, state, player, start, far } = mover;
	if (!far) return () => true;
	const { grid } = game.board;
	const farther = (hex: HexIndex): boolean => (far[hex] ?? 0) > (far[start] ?? 0);
	const inZoc = (hex: HexIndex): boolean => enemyZoc(fieldOf(game, state), player, hex) !== 0;
	const beside = neighboursOf(grid, start).filter((hex) => far[hex] === 0);
	const free = found().some(farther);
	return (hex) =>
		mayFleeTo(
			{
				farther: farther(hex),
				zocToZoc: inZoc(start) && inZoc(hex),
				leavesThem: beside.every((enemy) => distance(grid, enemy, hex) > 1)
			},
			free
		);
};

/** 5.3 Is the unit in a ZoC that binds it while it is out of command? */
export const inEnemyZoc = (game: Game, state: State, unit: Unit): boolean =>
	enemyZoc(fieldOf(game, state), unit.player, hexIndex(game, unit.hex)) !== 0;

/** 7.1.5 Does any enemy stand next to it? */
export const besideEnemy = (game: Game, state: State, unit: Unit): boolean => {
	const field = fieldOf(game, state);
	const hex = hexIndex(game, unit.hex);
	const enemies = field.held[enemyOf(unit.player)];
	return [0, 1, 2, 3, 4, 5].some((side) => {
		const next = neighbourOver(game.board.grid, hex, side);
		return next !== NOWHERE && enemies[next] === 1;
	});
};
