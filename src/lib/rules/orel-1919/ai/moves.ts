import { lastingFor } from '#lib/kernel/decided/counters.ts';
import type { HexIndex } from '#lib/kernel/hex/hex.ts';
import { same } from '#lib/kernel/same.ts';
import { QUARTERS } from '../book.ts';
import { enemyOf, isArtillery, isCombatUnit, isDepot, isTrain } from '../types.ts';
import { isOf, type Command, type CommandOf } from '../engine/commands.ts';
import { fieldOf, placesAt } from '../engine/map/field.ts';
import { counterOf, hexIndex, placeOf, unitOf, type Game } from '../engine/game.ts';
import { isNear } from '../engine/map/rings.ts';
import { leftOf } from '../engine/moves/mover.ts';
import { destinationsOf } from '../engine/moves/reach.ts';
import { isLastMove } from '../engine/setup.ts';
import { movementOwed } from '../engine/phases/movement.ts';
import { fresh, type State, type Unit, type UnitId } from '../engine/state.ts';
import { bestOf } from '#lib/kernel/decided/game.ts';
import { convoyGoes, entryOf } from './convoy.ts';
import { bestAttack, fire } from './declare.ts';
import { goalsOf } from './goals.ts';
import { errandOf } from './plan.ts';
import { threatTo, worth } from './ground.ts';
import { endsBy } from './last.ts';

/**
 * Would its side lose the place if this unit left? That is a victory location which it holds alone, with enemies
 * nearby.
 */
const guards = (game: Game, state: State, unit: Unit): boolean => {
	const here = hexIndex(game, unit.hex);
	const field = fieldOf(game, state);
	return (
		goalsOf(game, state, unit.player).some(({ hex }) => hex === here) &&
		placesAt(field, here).length === 1 &&
		isNear(game, here, 4, (hex) => field.held[enemyOf(unit.player)][hex] === 1)
	);
};

/** The MP left after taking a way. */
const leftAfter = (game: Game, state: State, { hex }: CommandOf<'go'>): number => {
	const way = destinationsOf(game, state).way(hex);
	const moving = state.moving && way && { ...state.moving, ...way };
	return moving ? leftOf(game, { ...state, moving }) / QUARTERS : 0;
};

/** More than any unit has. */
const PLENTY = 99;
/** How much better a hex must be for a move to be worth the trouble. */
const TROUBLE = 0.5;

/** Where the moving unit goes; undefined where it already stands well. */
const step = (
	game: Game,
	state: State,
	unit: Unit,
	commands: readonly Command[]
): Command | undefined => {
	const { type } = counterOf(game, unit.id);
	if (type === 'tank') return undefined;
	const goes = commands.filter(isOf('go'));
	if (isDepot(type)) return convoyGoes(game, state, unit, commands);
	if (goes.length === 0 || guards(game, state, unit)) return undefined;
	const here = hexIndex(game, unit.hex);
	const errand = errandOf(game, state, unit);
	const value = (hex: HexIndex, left: number): number =>
		worth(game, state, unit, hex, errand, left);
	return bestOf(
		goes,
		(go, most) => {
			const hex = hexIndex(game, go.hex);
			const atBest = value(hex, PLENTY);
			return atBest > most ? value(hex, leftAfter(game, state, go)) : atBest;
		},
		value(here, leftOf(game, state) / QUARTERS) + TROUBLE
	);
};

/** 10.2 What a last move must change in the end of the game. */
const LEAST_CHANGE = 0.3;

/** 10.2 The last move of troops or a depot, after which nobody moves: where it changes most in the end of the game, if anything. */
const lastStep = (
	game: Game,
	state: State,
	unit: Unit,
	commands: readonly Command[]
): Command | undefined => {
	const { type } = counterOf(game, unit.id);
	const ends =
		!unit.moved && isLastMove(game, state, unit.player) && (isCombatUnit(type) || isDepot(type));
	const goes = ends ? commands.filter(isOf('go')) : [];
	if (goes.length === 0) return undefined;
	const changes = endsBy(game, state, unit);
	return bestOf(goes, ({ hex }) => changes(hex), LEAST_CHANGE);
};

/** The threat from which digging in is better. */
const DIGS = 0.7;

/** 7 What the moving unit does next. */
const nextOf = (game: Game, state: State, commands: readonly Command[]): Command => {
	const [first] = commands;
	if (!first) throw new Error('Nothing to choose from.');
	const { moving } = state;
	const unit = unitOf(game, state, moving?.unit ?? '');
	const best = lastStep(game, state, unit, commands) ?? bestAttack(game, state, unit, commands);
	if (best) return best;
	if (!unit.moved) {
		const go = step(game, state, unit, commands);
		if (go) return go;
	}
	const threatened = (): boolean => threatTo(game, state, unit, hexIndex(game, unit.hex)) >= DIGS;
	return (
		fire(game, state, unit, commands) ??
		commands.find((one) => one.type === 'dig' && threatened()) ??
		commands.find(isOf('form')) ??
		commands.find(isOf('rest')) ??
		first
	);
};

/** How the unit that was looked at last begins its move: once it is picked, it does just that. */
const begins = lastingFor<Game>()<'last', Command>();

/** 7 What the moving unit does next; it is picked because of how it would begin, which is not worked out again. */
export const moveOn = (game: Game, state: State, commands: readonly Command[]): Command => {
	const { units, attacks, observed, strays, relied, control, orel, turn, player, moving } = state;
	const next = (): Command => nextOf(game, state, commands);
	return moving && same(moving, fresh(moving.unit))
		? begins(
				game,
				'last',
				[moving.unit, units, attacks, observed, strays, relied, control, orel, turn, player],
				next
			)
		: next();
};

/** The order in which units are picked: combat units first, then guns, then the rest; depots last. */
const rankOf = (game: Game, id: UnitId): number => {
	const { type } = counterOf(game, id);
	if (isCombatUnit(type)) return 0;
	if (isArtillery(type) || isTrain(type)) return 1;
	return isDepot(type) ? 3 : 2;
};

/** Would the unit do anything but rest, if it were picked now? One that is not picked rests anyway. */
const acts = (game: Game, state: State, id: UnitId): boolean => {
	const picked = { ...state, moving: fresh(id) };
	const owed = movementOwed(game, picked);
	if (owed.kind === 'dice')
		return state.attacks.some(({ units }) =>
			units.some((one) => unitOf(game, state, one).hex === unitOf(game, state, id).hex)
		);
	if (owed.kind !== 'open') return owed.kind === 'auto' && owed.events[0]?.type !== 'moveEnded';
	return moveOn(game, picked, owed.commands()).type !== 'rest';
};

/**
 * 7 Which unit is picked next: of those that come after all that have had their move, the first that would do anything;
 * those before them were looked at already. Reinforcements come in last.
 */
export const pickNext = (game: Game, state: State, commands: readonly Command[]): Command => {
	const [first] = commands;
	if (!first) throw new Error('Nothing to choose from.');
	const turnOf = (id: UnitId): number => rankOf(game, id) * state.units.length + placeOf(game, id);
	const had = state.units.flatMap(({ id, player, done }) =>
		done && player === state.player ? [turnOf(id)] : []
	);
	const last = Math.max(-1, ...had);
	const picks = commands
		.filter(isOf('pick'))
		.toSorted((one, two) => turnOf(one.unit) - turnOf(two.unit));
	return (
		picks.find(({ unit }) => turnOf(unit) > last && acts(game, state, unit)) ??
		entryOf(game, state, commands) ??
		commands.find(isOf('done')) ??
		picks.find(({ unit }) => acts(game, state, unit)) ??
		first
	);
};
