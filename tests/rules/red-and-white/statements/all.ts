import { ARMY } from './text/army.ts';
import { ARTILLERY } from './text/artillery.ts';
import { ATTACKING_FIRE } from './text/attacking-fire.ts';
import { BOMBARDMENT } from './text/bombardment.ts';
import { FIRE } from './text/fire.ts';
import { LEADERSHIP } from './text/leadership.ts';
import { LOG } from './text/log.ts';
import { MELEE } from './text/melee.ts';
import { MORALE } from './text/morale.ts';
import { MOVEMENT } from './text/movement.ts';
import { OFFICERS } from './text/officers.ts';
import { SPECIAL_FIGURES } from './text/special-figures.ts';
import { SUPPRESSION } from './text/suppression.ts';
import { CARS_AND_TRAINS, TANKS } from './text/vehicles.ts';
import { WITHDRAWAL } from './text/withdrawal.ts';
import type { Statement } from './statement.ts';

/** Every statement of the turn, in the order of the sequence of action. */
export const STATEMENTS: readonly Statement[] = [
	...LEADERSHIP,
	...OFFICERS,
	...FIRE,
	...SPECIAL_FIGURES,
	...ARTILLERY,
	...MOVEMENT,
	...BOMBARDMENT,
	...WITHDRAWAL,
	...SUPPRESSION,
	...ATTACKING_FIRE,
	...MELEE,
	...TANKS,
	...CARS_AND_TRAINS,
	...MORALE,
	...ARMY,
	...LOG
];
