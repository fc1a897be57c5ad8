import { returnTurn } from '../rules/16-calendar.ts';
import { enemyOf, type UnitType } from '../types.ts';
import type { Fact } from './facts.ts';
import { counterOf, indexOf, once, type Game } from './game.ts';
import { fieldOf, holds, ownAt } from './map/field.ts';
import type { Due, Place, State, Unit, UnitId } from './state.ts';

/** 5.4, WO-52 Is it an HQ, or Trotsky, who is lost like one? */
export const isHead = (type: UnitType): boolean => type === 'hq' || type === 'leader';

/** 5.4, 14.1.1, 15.2 A unit is off the map until a turn, and then comes back by itself. */
export const away = (unit: UnitId, rule: string, turn: number, how: Due['how']): Fact => ({
	type: 'leftMap',
	rule,
	unit,
	due: { turn, how, places: [], returning: false }
});

/** 5.4, WO-52 An HQ is destroyed and comes back two turns later; Trotsky does not. */
export const lostLeader = (game: Game, state: State, unit: UnitId): Fact =>
	counterOf(game, unit).type === 'leader'
		? { type: 'removed', rule: '16.2', unit, prisoners: 0 }
		: away(unit, '5.4', returnTurn(state.turn), 'recruitment');

/** 5.4 HQs and Trotsky alone in the places that a unit of the other side enters on the ground, be it an HQ. */
export const trampled = (
	game: Game,
	state: State,
	{ player, id }: Pick<Unit, 'player' | 'id'>,
	path: readonly Place[]
): Fact[] => {
	const { type } = counterOf(game, id);
	if (type === 'fleet' || type === 'air') return [];
	const enemy = enemyOf(player);
	const enemies = fieldOf(game, state)[enemy];
	return path
		.filter((at) => !holds(enemies, indexOf(game, at)))
		.flatMap((at) => ownAt(game, state, enemy, at))
		.filter((one) => isHead(counterOf(game, one.id).type))
		.map((one) => lostLeader(game, state, one.id));
};

/** The places of HQs and Trotsky in the module. */
const heads = once(({ counters }) =>
	counters.flatMap(({ type }, place) => (isHead(type) ? [place] : []))
);

/** 5.4, 16.2 HQs and Trotsky that enemies have come upon: an HQ comes back, Trotsky is gone. */
export const overrun = (game: Game, state: State): Fact[] => {
	const field = fieldOf(game, state);
	const lost: Fact[] = [];
	for (const place of heads(game)) {
		const unit = state.units[place];
		if (unit?.fate !== 'map') continue;
		const at = indexOf(game, unit.at);
		if (holds(field[enemyOf(unit.player)], at) && !holds(field[unit.player], at))
			lost.push(lostLeader(game, state, unit.id));
	}
	return lost;
};
