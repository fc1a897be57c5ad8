import { armyBreaksTo, armyDie } from '../../rules/major-morale.ts';
import { moralePoint, moraleTo } from '../../rules/morale.ts';
import { failsFrom } from '../../rules/special-figures.ts';
import { armyState } from '../table/army.ts';
import { leadershipNeed } from '../table/leading.ts';
import type { Owed } from './owed.ts';
import { type BattleState, bookIn } from '../state.ts';
import { moraleNeed } from '../table/support.ts';

/** The raw faces that are good, of one die; none are where `from` is above `to`. */
export interface FaceNeed {
	readonly sides: number;
	readonly from: number;
	readonly to: number;
}

/** What the die of something owed must show; undefined where it is not one die, or not known before it is measured. */
export const needOf = (state: BattleState, one: Owed): FaceNeed | undefined => {
	if (!('calculator' in one)) return undefined;
	const book = bookIn(state);
	const d6 = (to: number): FaceNeed => ({ sides: 6, from: 1, to });
	if ('camp' in one)
		return {
			sides: armyDie(book),
			from: armyBreaksTo(book, armyState(state, one.camp)) + 1,
			to: armyDie(book)
		};
	if ('officer' in one)
		return d6(failsFrom(book, state.officers[one.officer]?.character ?? 'normal') - 1);
	const unit = state.units[one.unit];
	if (!unit) return undefined;
	switch (one.calculator) {
		case 'leadership': {
			const to = leadershipNeed(state, unit);
			return to === undefined ? undefined : { sides: 10, from: 1, to };
		}
		case 'unit-morale':
		case 'suppression':
			return d6(moraleNeed(state, unit).to);
		case 'armoured-car-morale':
			return (one.n ?? 1) === 1
				? d6(moraleTo(book, 0, moralePoint(book, 'armoured_car', unit.hits)))
				: undefined;
		case 'train-morale':
			return d6(moraleTo(book, 0, moralePoint(book, 'train', unit.hits)));
		default:
			return undefined;
	}
};
