import type { Cause } from '../causes.ts';
import type { BattleState, UnitInBattle } from '../state.ts';
import { areaOf } from '../table/areas.ts';
import { breaksNow, lossesUntested } from '../table/support.ts';
import { marked, vehicle } from '../table/unit.ts';
import type { Owed } from './owed.ts';

/** MORALE: why phase 7 asks the unit for a test; never for the hits of a vehicle. */
export const whyMorale = (state: BattleState, unit: UnitInBattle): Cause => {
	if (breaksNow(state, unit)) return { what: 'army_breaks' };
	const losses = lossesUntested(unit) && !vehicle(unit);
	return { what: losses || !marked(unit, 'falling_back') ? 'losses' : 'falling_back' };
};

/** What the phase itself asks of a unit, by calculator. */
const ofPhase = (state: BattleState, unit: UnitInBattle, calculator: string): readonly Cause[] => {
	switch (calculator) {
		case 'leadership':
			return [{ what: 'every_turn' }];
		case 'unit-morale':
			return [whyMorale(state, unit)];
		case 'tank-repair':
			return [{ what: 'engine' }];
		case 'suppression':
			return [{ what: 'suppressed' }];
		case 'bombardment': {
			const battery = areaOf(state, unit.id)?.battery;
			return battery === undefined ? [] : [{ what: 'area', unit: battery }];
		}
		default:
			return [];
	}
};

const ofUnit = (
	state: BattleState,
	unit: UnitInBattle,
	calculator: string,
	n: number
): readonly Cause[] => {
	const called = unit.owes[calculator] ?? [];
	return n > called.length ? [...called, ...ofPhase(state, unit, calculator)] : called;
};

/** Why this is owed: each cause, starting with the one to be done first. */
export const becauseOf = (state: BattleState, one: Owed): readonly Cause[] => {
	if ('calculator' in one) {
		if ('camp' in one) return [{ what: state.armies[one.camp].owes ? 'left_over' : 'army_losses' }];
		if ('officer' in one) return state.officers[one.officer]?.owesCharacter ?? [];
		const unit = state.units[one.unit];
		return unit ? ofUnit(state, unit, one.calculator, one.n ?? 1) : [];
	}
	switch (one.deed) {
		case 'place_losses':
			return state.units[one.unit]?.lossesBy ?? [];
		case 'lead_heroically':
			return [{ what: 'character' }];
		case 'see_to':
			return [{ what: 'due' }];
		case 'suppress':
			return [{ what: 'suppressed' }];
		case 'fight':
		case 'come_into_contact':
			return [{ what: 'contact' }];
		case 'marks_end':
		case 'officers_return':
			return [{ what: 'turn_over' }];
	}
};
