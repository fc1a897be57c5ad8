import { ASSAULT_RULINGS } from './assault.ts';
import { COMBAT_RULINGS } from './combat.ts';
import { GAME_RULINGS } from './game.ts';
import { VEHICLE_RULINGS } from './vehicles.ts';
import { words } from '../words/en/rulings.ts';

/** OR-01 to OR-73, OR-N1 and OR-N2, by subject. */
export const RULING_GROUPS = [
	{ title: words.theGame, rulings: GAME_RULINGS },
	{ title: words.combat, rulings: COMBAT_RULINGS },
	{ title: words.assault, rulings: ASSAULT_RULINGS },
	{ title: words.vehicles, rulings: VEHICLE_RULINGS }
] as const;
