import { evolveCombat } from './combat/evolve.ts';
import type { CombatFact } from './combat/facts.ts';
import { doesOf, type Fact } from './facts.ts';
import type { Game } from './game.ts';
import type { State } from './state.ts';

/** The state after a fact. Total; never refuses, never rolls. */
export const evolve = (game: Game, state: State, fact: Fact): State => {
	const kind = doesOf(fact);
	return kind ? kind.evolve(game, state, fact) : evolveCombat(game, state, fact as CombatFact);
};
