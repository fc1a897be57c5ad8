import { latestFor } from '#lib/kernel/decided/counters.ts';
import { because, type Refusal } from '#lib/kernel/game/engine.ts';
import { neighboursOf } from '#lib/kernel/hex/hex.ts';
import { mayAttackInstead, mayRemain } from '../../rules/05-command.ts';
import { worksAtEnd } from '../../rules/07-movement/07-3-entrenchment.ts';
import { isLost, mustLeave } from '../../rules/07-movement/07-4-entry.ts';
import { enemyOf } from '../../types.ts';
import { inEnemyZoc, strays } from '../moves/ends.ts';
import { waitsUntil } from './entry.ts';
import type { Fact } from '../facts.ts';
import { nameOf } from '../facts/kind.ts';
import { fieldOf } from '../map/field.ts';
import { hexIndex, type Game } from '../game.ts';
import { isBeyond } from '../map/limits.ts';
import { destinationsOf } from '../moves/reach.ts';
import { hasMode, isAsleep } from '../setup.ts';
import type { State, Unit, UnitId } from '../state.ts';
import { words } from '../../words/en/engine-phases.ts';

/** 8.3.1 How the phase begins: who is observed, and a fresh start for every unit of the player. */
export const openMovement = (game: Game, state: State): Fact[] => {
	const { player } = state;
	const field = fieldOf(game, state);
	const seen = state.units.filter((unit) => {
		if (unit.fate !== 'map' || unit.player === player) return false;
		const hex = hexIndex(game, unit.hex);
		return neighboursOf(game.board.grid, hex).some((next) => field.held[player][next] === 1);
	});
	return [
		{
			type: 'movementBegan',
			observed: seen.map(({ id }) => id),
			strays: straysOf(game, state).map(({ id }) => id),
			units: state.units.filter((unit) => unit.player === player).map(({ id }) => id)
		}
	];
};

/**
 * 5.3, 7.4, 10.2 Units out of command beyond the range of every depot, in an enemy entry zone, or beyond their limit
 * (OR-51): they must move if they can.
 */
const straysOf = (game: Game, state: State): Unit[] =>
	state.units.filter((unit, place) => {
		if (unit.player !== state.player || unit.fate !== 'map') return false;
		if (isAsleep(game, state, unit.id)) return false;
		return isAstray(game, unit) || (hasMode(game, place) && strays(game, state, unit));
	});

/** 7.4 Is it in an enemy entry zone? */
const inTheirZone = (game: Game, { player, hex }: Unit): boolean =>
	game.board.zone[enemyOf(player)][hexIndex(game, hex)] === 1;

const isAstray = (game: Game, unit: Unit): boolean =>
	mustLeave({ inEnemyEntryZone: inTheirZone(game, unit), beyondLimit: isBeyond(game, unit) });

/** 5.3, 7.4, 10.2 Where a unit must go first. */
export const whyGoOn = (game: Game, unit: Unit): Refusal => {
	const who = { unit: nameOf(unit.id) };
	if (inTheirZone(game, unit)) return because('7.4', words.unitMustLeaveTheZone, who);
	return isBeyond(game, unit)
		? because('10.2', words.unitMustGoBack, who)
		: because('5.3', words.unitMustMoveToADepot, who);
};

const going = latestFor<Game>()((_: Game, __: State) => new Map<UnitId, boolean>());

/** 5.3, 7.4 Must the unit go on, as long as there is a hex for it to go to? */
export const mustGo = (game: Game, state: State, unit: Unit): boolean => {
	if (!state.strays.includes(unit.id)) return false;
	const known = going(game, state);
	const before = known.get(unit.id);
	if (before !== undefined) return before;
	const made = goesOn(game, state, unit);
	known.set(unit.id, made);
	return made;
};

const goesOn = (game: Game, state: State, unit: Unit): boolean =>
	(isAstray(game, unit) || (strays(game, state, unit) && !remains(game, state, unit))) &&
	destinationsOf(game, state).atLeast(1);

/** 5.3 May this stray remain where it is? */
const remains = (game: Game, state: State, unit: Unit): boolean =>
	mayRemain(state.moving?.dared === 'failed', inEnemyZoc(game, state, unit));

/** 5.3 May a unit that must go on attack instead? None in an entry zone or beyond its limit (7.4, 10.2). */
export const attacksInstead = (game: Game, state: State, unit: Unit): boolean =>
	!isAstray(game, unit) &&
	mayAttackInstead(state.moving?.dared === 'passed', inEnemyZoc(game, state, unit));

/** 7.5 The units that were forced off the map and are lost if they do not come back before the phase ends. */
export const notBack = (game: Game, state: State): readonly Unit[] =>
	state.units.filter(
		(unit) =>
			unit.player === state.player &&
			unit.fate === 'due' &&
			unit.due?.returning === true &&
			isLost({ due: unit.due.turn, until: waitsUntil(game, unit) }, state.turn)
	);

/** 7.3, 7.5 How the phase ends: works grow, units that did not come back are lost. */
export const closeMovement = (game: Game, state: State): Fact[] => {
	const own = state.units.filter((unit) => unit.player === state.player);
	const grow = (to: Unit['works'], type: 'worksRising' | 'worksFinished'): Fact[] => {
		const units = own
			.filter(({ works }) => works !== to && worksAtEnd(works) === to)
			.map(({ id }) => id);
		return units.length > 0 ? [{ type, units }] : [];
	};
	return [
		...grow('done', 'worksFinished'),
		...grow('building', 'worksRising'),
		...notBack(game, state).map(({ id }): Fact => ({
			type: 'removed',
			rule: '7.5',
			unit: id,
			prisoners: 0
		}))
	];
};
