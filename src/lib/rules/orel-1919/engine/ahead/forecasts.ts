import { onlyIn, thereInBoth, turnedOf, type Turned } from '#lib/kernel/decided/forecast.ts';
import { neighboursOf, type Hex } from '#lib/kernel/hex/hex.ts';
import { hasZoc } from '../../rules/01-definitions.ts';
import { enemyOf, isDepot, isTrain, PLAYERS, type Mover, type Player } from '../../types.ts';
import { evolve } from '../facts.ts';
import { counterOf, hexIndex, unitOf, type Game } from '../game.ts';
import { enemyZoc, fieldOf, unitsIn } from '../map/field.ts';
import { LETTER, linkedRails, trainLinked } from '../map/railroads.ts';
import { capacityOf, depotsInRange, depotsOf, inRange, isFunctional } from '../map/supply.ts';
import { rangeOf } from '../moves/range.ts';
import { checkCommand } from '../phases/command.ts';
import { fresh, type State, type Unit, type UnitId } from '../state.ts';

/** 3.1, 3.2 A depot before and after. */
export interface DepotTurned {
	readonly depot: UnitId;
	readonly player: Player;
	/** It can trace its own supply. */
	readonly was: boolean;
	readonly is: boolean;
	/** Its munitions in a turn. */
	readonly had: number;
	readonly has: number;
}

/** What follows from something imagined; only what changes is named. */
export interface Forecast {
	/** 8.2.2 Units with a depot that can trace in range; for trains, a free line to a friendly edge (8.2.1). */
	readonly supply: readonly Turned<Player>[];
	/** 5.2 Units that would be in command if it were checked then. */
	readonly command: readonly Turned<Player>[];
	readonly depots: readonly DepotTurned[];
	/** 3.2 Railroad hexes that a side gains or loses, as part of a line to one of its edges. */
	readonly rails: readonly {
		readonly player: Player;
		readonly gained: readonly Hex[];
		readonly lost: readonly Hex[];
	}[];
}

/** 8.2.1, 8.2.2 Could the unit draw on a depot that can trace, or, for a train, on a free line? */
const supplied = (game: Game, state: State, unit: Unit): boolean =>
	isTrain(counterOf(game, unit.id).type)
		? trainLinked(game, state, unit.id)
		: depotsInRange(game, state, unit).some((depot) => isFunctional(game, state, depot));

const draws = (game: Game, { id }: Unit): boolean => !isDepot(counterOf(game, id).type);

/** 5.2 Who would be out of command if it were checked now. */
const outNow = (game: Game, state: State, player: Player): ReadonlySet<UnitId> => {
	const fact = checkCommand(game, { ...state, player });
	return new Set(fact.type === 'commandChecked' ? fact.out : []);
};

/** What differs between two states, for both sides. */
const between = (game: Game, before: State, after: State): Forecast => {
	const { hexes } = game.board.grid;
	const both = thereInBoth<Unit, State>(before, after);
	const drawing = both.filter(([unit]) => draws(game, unit));
	// What was worked out for a field is asked for one state after the other.
	const had = new Map(both.map(([unit]) => [unit.id, supplied(game, before, unit)]));
	const depots = PLAYERS.flatMap((player) =>
		depotsOf(game, before, player).map((depot) => ({
			depot: depot.id,
			player,
			was: isFunctional(game, before, depot),
			had: capacityOf(game, before, depot)
		}))
	);
	const linked = PLAYERS.map((player) => linkedRails(game, before, player).slice());
	const out = PLAYERS.map((player) => outNow(game, before, player));
	const outThen = PLAYERS.map((player) => outNow(game, after, player));
	const outOf = (sets: typeof out, { id, player }: Unit): boolean =>
		sets[PLAYERS.indexOf(player)]?.has(id) ?? false;
	return {
		supply: turnedOf(
			drawing,
			({ id }) => had.get(id) ?? false,
			(unit) => supplied(game, after, unit)
		),
		command: turnedOf(
			drawing,
			(unit) => !outOf(out, unit),
			(unit) => !outOf(outThen, unit)
		),
		depots: depots
			.map((one) => {
				const then = unitOf(game, after, one.depot);
				return {
					...one,
					is: isFunctional(game, after, then),
					has: capacityOf(game, after, then)
				};
			})
			.filter((one) => one.was !== one.is || one.had !== one.has),
		rails: PLAYERS.map((player, at) => {
			const before = linked[at] ?? new Uint8Array();
			const now = linkedRails(game, after, player);
			return { player, gained: onlyIn(hexes, now, before), lost: onlyIn(hexes, before, now) };
		}).filter(({ gained, lost }) => gained.length + lost.length > 0)
	};
};

/** 5.2, 8.2.2 What would follow for command and supply if this unit went there; undefined where it does not get there. */
export const afterMove = (game: Game, state: State, id: UnitId, hex: Hex): Forecast | undefined => {
	const goal = rangeOf(game, state, id).goal(hex);
	if (!goal) return undefined;
	const picked = state.moving ? state : { ...state, moving: fresh(id) };
	return between(game, state, evolve(game, picked, { type: 'moved', unit: id, ...goal.way }));
};

/** 3.2 What would follow if this side held these railroad hexes, or lost them to the other. */
export const afterRails = (
	game: Game,
	state: State,
	player: Player,
	hexes: readonly Hex[]
): Forecast => {
	const control = [...state.control];
	for (const hex of hexes) {
		const place = game.board.railPlace[hexIndex(game, hex)] ?? -1;
		if (place >= 0) control[place] = LETTER[player];
	}
	// Whoever stands there otherwise has left, so that the line is free.
	const units = state.units.map((unit) =>
		unit.player !== player && unit.fate === 'map' && hexes.includes(unit.hex ?? '')
			? { ...unit, fate: 'out' as const, hex: null }
			: unit
	);
	return between(game, state, { ...state, units, control: control.join('') });
};

/** 1.2, 7.1.3 Whose ZoC lies over a hex, and who covers it. */
export interface Cover {
	/** Enemies next to it that project ZoC into it. */
	readonly zoc: readonly UnitId[];
	/** Friends in it that cancel that ZoC for supply and retreats. */
	readonly cancel: readonly UnitId[];
	/** Friends in it that cover the moves of others: they have not moved. */
	readonly cover: readonly UnitId[];
}

/** 1.2, 7.1.3 Who makes a hex unsafe for this side, and who covers it there. */
export const coverOf = (game: Game, state: State, player: Player, hex: Hex): Cover => {
	const { grid } = game.board;
	const index = hexIndex(game, hex);
	const field = fieldOf(game, state);
	const able = ({ id, mode }: Unit): boolean => hasZoc(counterOf(game, id).type, mode);
	const sending = neighboursOf(grid, index)
		.filter((next) => field.sends[enemyOf(player)][next] !== 0)
		.flatMap((next) => unitsIn(game, state, grid.hexes[next] ?? '').filter(able));
	const own = unitsIn(game, state, hex).filter((unit) => unit.player === player && able(unit));
	return {
		zoc: enemyZoc(field, player, index) === 0 ? [] : sending.map(({ id }) => id),
		cancel: own.map(({ id }) => id),
		cover: own.filter(({ id, moved }) => !moved && !state.strays.includes(id)).map(({ id }) => id)
	};
};

/** 8.2.2 The hexes from which a unit of this kind can draw on a depot. */
export const depotRange = (
	game: Game,
	state: State,
	depot: UnitId,
	mover: Mover = 'inf'
): readonly Hex[] => {
	const unit = unitOf(game, state, depot);
	if (unit.fate !== 'map') return [];
	return game.board.grid.hexes.filter((_, hex) => inRange(game, state, unit, hex, mover));
};
