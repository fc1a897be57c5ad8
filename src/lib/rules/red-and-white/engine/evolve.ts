import { kindOf, type Fact } from './facts/fact.ts';
import type { BattleState, Id, UnitInBattle } from './state.ts';

/** What facts have made of a table, from deciding a command until it is written down. */
const known = new WeakMap<readonly Fact[], readonly [before: BattleState, after: BattleState]>();
export const noted = (before: BattleState, facts: readonly Fact[], after: BattleState): void =>
	void known.set(facts, [before, after]);

/**
 * The state after facts that happen together. Nobody sees the states between them, so the units are copied once and not
 * for each fact.
 */
export const evolveAll = (state: BattleState, facts: readonly Fact[]): BattleState => {
	const was = known.get(facts);
	if (was?.[0] === state) return was[1];
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
