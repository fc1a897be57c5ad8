import { resupplies } from '../../rules/04-supply.ts';
import { counterOf, type Game } from '../game.ts';
import { isSupplied } from '../map/supply.ts';
import { auto, type Owed } from '../owed.ts';
import type { State } from '../state.ts';

/** 15.1 The Red fleet that has used its full actions stays Low Ammo. */
const forGood = (game: Game, id: string): boolean => counterOf(game, id).actions !== undefined;

/** 4.4.2 Who has ammunition again. */
export const resupplyOwed = (game: Game, state: State): Owed => {
	const units = state.units
		.filter(
			(unit) =>
				unit.lowAmmo &&
				unit.fate === 'map' &&
				!forGood(game, unit.id) &&
				resupplies({
					army: counterOf(game, unit.id).army,
					supplied: isSupplied(game, state, unit),
					state: unit.mode,
					offensive: state.offensive
				})
		)
		.map(({ id }) => id);
	return auto(...(units.length > 0 ? [{ type: 'resupplied', units } as const] : []), {
		type: 'stepEnded'
	});
};
