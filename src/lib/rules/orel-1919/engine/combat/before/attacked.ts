import { isVehicle } from '../../../types.ts';
import { unitsIn } from '../../map/field.ts';
import { counterOf, unitOf, type Game } from '../../game.ts';
import type { Attack, State, Unit } from '../../state.ts';

/** 7.2, 8.2.3 The units of an attack that can still make it: no vehicles without munitions. */
export const ready = (game: Game, state: State, attack: Attack): readonly Unit[] =>
	attack.units
		.map((id) => unitOf(game, state, id))
		.filter(
			(unit) =>
				unit.fate === 'map' &&
				unit.player === state.player &&
				unit.action?.kind === 'attack' &&
				unit.action.attack === attack.id &&
				unit.mode === 'combat' &&
				!(unit.unsupplied && isVehicle(counterOf(game, unit.id).type))
		);

/** 8.1 II The enemies in the hex of an attack. */
export const enemiesIn = (game: Game, state: State, hex: string): readonly Unit[] =>
	unitsIn(game, state, hex).filter(({ player }) => player !== state.player);

/** 8.5.1 d Those of them that take part: not who only shelters there. */
export const fightingIn = (game: Game, state: State, hex: string): readonly Unit[] =>
	enemiesIn(game, state, hex).filter(({ id }) => state.combat?.sheltering[id] !== hex);
