import { COMBAT_RULINGS } from './combat.ts';
import { GAME_RULINGS } from './game.ts';
import { MOVEMENT_RULINGS } from './movement.ts';
import { PETROGRAD_RULINGS } from './petrograd.ts';
import { RESULTS_RULINGS } from './results.ts';
import { VICTORY_RULINGS } from './victory.ts';
import { words } from '../words/en/rulings.ts';

/** WO-01 to WO-90, by subject. */
export const RULING_GROUPS = [
	{ title: words.definitionsSupplyAndCommand, rulings: GAME_RULINGS },
	{ title: words.movement, rulings: MOVEMENT_RULINGS },
	{ title: words.combat, rulings: COMBAT_RULINGS },
	{ title: words.resultsOfCombat, rulings: RESULTS_RULINGS },
	{ title: words.fatigueMoraleAndPetrograd, rulings: PETROGRAD_RULINGS },
	{ title: words.scenarioAndVictory, rulings: VICTORY_RULINGS }
] as const;
