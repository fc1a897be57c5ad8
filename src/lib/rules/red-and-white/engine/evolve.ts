import { kindOf, type Fact } from './facts/fact.ts';
import type { BattleState, Id, UnitInBattle } from './state.ts';

/**
 * The state after facts that happen together. Nobody sees the states between them, so the units are copied once and not
 * for each fact.
 */
export const evolveAll = (state: BattleState, facts: readonly Fact[]): BattleState => {
	let at = state;
	let own: Record<Id, UnitInBattle> | undefined;
	for (const fact of facts) {
		const kind = kindOf(fact);
		if (kind.evolve) at = kind.evolve(at, fact);
		else if (kind.unit && 'unit' in fact && typeof fact.unit === 'string') {
			const unit = at.units[fact.unit];
			if (!unit) continue;
			if (at.units !== own) {
				own = { ...at.units };
				at = { ...at, units: own };
			}
			own[unit.id] = { ...unit, ...kind.unit(unit, fact, at) };
		}
	}
	return at;
};

/** The state after a fact. Never refuses, never rolls; a fact about nobody changes nothing. */
export const evolve = (state: BattleState, fact: Fact): BattleState => evolveAll(state, [fact]);
