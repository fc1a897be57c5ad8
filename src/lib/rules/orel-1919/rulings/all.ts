import { ASSAULT_RULINGS } from './assault.ts';
import { COMBAT_RULINGS } from './combat.ts';
import { GAME_RULINGS } from './game.ts';
import { VEHICLE_RULINGS } from './vehicles.ts';

/** OR-01 to OR-54, OR-N1 and OR-N2, by subject. */
export const RULING_GROUPS = [
	{ title: 'The game', rulings: GAME_RULINGS },
	{ title: 'Combat', rulings: COMBAT_RULINGS },
	{ title: 'Assault', rulings: ASSAULT_RULINGS },
	{ title: 'Vehicles', rulings: VEHICLE_RULINGS }
] as const;
