import type { State } from '../state.ts';
import type { CombatFact } from './facts.ts';
import { OPENING } from './state.ts';

/** 8 The state after a fact of the combat phase. */
export const evolveCombat = (state: State, event: CombatFact): State => {
	const { combat } = state;
	switch (event.type) {
		case 'combatBegan':
			return { ...state, combat: OPENING };
		case 'combatOver':
			return { ...state, combat: null };
		case 'combatChanged':
			return combat ? { ...state, combat: { ...combat, ...event.changes } } : state;
		case 'fightBegan':
			return combat ? { ...state, combat: { ...combat, fight: event.fight } } : state;
		case 'fightChanged':
			return combat?.fight
				? { ...state, combat: { ...combat, fight: { ...combat.fight, ...event.changes } } }
				: state;
		case 'fightEnded':
			return combat
				? {
						...state,
						combat: { ...combat, fight: null, resolved: [...combat.resolved, event.attack] }
					}
				: state;
	}
};
