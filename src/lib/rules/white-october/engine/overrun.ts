import { enemyOf } from '../types.ts';
import type { Fact } from './facts.ts';
import { counterOf, indexOf, type Game } from './game.ts';
import { fieldOf } from './map/field.ts';
import type { State, UnitId } from './state.ts';

/** 5.4 */
const HQ_RETURNS = 2;

/** 5.4, WO-52 An HQ is destroyed and comes back two turns later; Trotsky does not. */
export const lostLeader = (game: Game, state: State, unit: UnitId): Fact =>
	counterOf(game, unit).type === 'leader'
		? { type: 'removed', rule: '16.2', unit, prisoners: 0 }
		: {
				type: 'leftMap',
				rule: '5.4',
				unit,
				due: { turn: state.turn + HQ_RETURNS, how: 'recruitment', places: [], returning: false }
			};

/** 5.4, 16.2 HQs and Trotsky upon whom enemies have come: an HQ comes back, Trotsky is gone. */
export const overrun = (game: Game, state: State): Fact[] => {
	const field = fieldOf(game, state);
	return state.units.flatMap((unit): Fact[] => {
		if (unit.fate !== 'map') return [];
		const { type } = counterOf(game, unit.id);
		if (type !== 'hq' && type !== 'leader') return [];
		const at = indexOf(game, unit.at);
		if (field.held[enemyOf(unit.player)][at] !== 1 || field.held[unit.player][at] === 1) return [];
		return [lostLeader(game, state, unit.id)];
	});
};
