import { mayBarrage } from '../../../rules/08-combat/08-3-barrage.ts';
import { isCombatUnit } from '../../../types.ts';
import { unitsIn } from '../../map/field.ts';
import { counterOf, type Game } from '../../game.ts';
import type { State, Unit } from '../../state.ts';
import { apart, silent } from './supports.ts';

/** 8.3.1 The units that these guns may fire at. A hex under a declared attack is not barraged (7.2). */
export const targetsOf = (game: Game, state: State, gun: Unit): readonly Unit[] =>
	state.units.filter((target) => {
		if (target.fate !== 'map' || target.player === gun.player) return false;
		if (state.attacks.some(({ hex }) => hex === target.hex)) return false;
		return mayBarrage({
			silent: silent(game, gun),
			outOfCommand: !gun.command,
			range: apart(game, gun, target),
			observed: state.observed.includes(target.id),
			target: counterOf(game, target.id).type,
			combatUnitWithTarget: unitsIn(game, state, target.hex ?? '').some(({ id }) =>
				isCombatUnit(counterOf(game, id).type)
			)
		}).ok;
	});

/** 8.3.1 The guns that are ready for a barrage and have somebody to fire at: each is paid for, even if it then holds its fire (OR-70). */
export const barraging = (game: Game, state: State): readonly Unit[] =>
	state.units.filter(
		(unit) =>
			unit.player === state.player &&
			unit.fate === 'map' &&
			unit.action?.kind === 'barrage' &&
			targetsOf(game, state, unit).length > 0
	);
