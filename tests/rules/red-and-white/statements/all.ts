import { FIRE as OF_FIRE } from './beyond/fire.ts';
import { MELEE as OF_MELEE } from './beyond/melee.ts';
import { AGAINST_TANKS } from './beyond/tanks.ts';
import { TURN } from './beyond/turn.ts';
import { ARMIES } from './chains/armies.ts';
import { CONTACTS } from './chains/contacts.ts';
import { FIGURES } from './chains/figures.ts';
import { FIRE as FIRES } from './chains/fire.ts';
import { OFFICERS as LEADERS } from './chains/officers.ts';
import { SHELLS } from './chains/shells.ts';
import { SHYING } from './chains/shying.ts';
import { VEHICLES } from './chains/vehicles.ts';
import { ARMY as AM } from './guide/army.ts';
import { ASSAULTS } from './guide/assaults.ts';
import { CAUSES } from './guide/causes.ts';
import { FURTHER } from './guide/further.ts';
import * as guns from './guide/guns-and-shells.ts';
import { LEDGER } from './guide/ledger.ts';
import { LEADERSHIP as LD } from './guide/leadership.ts';
import { MELEE as ME } from './guide/melee.ts';
import { MORALE as MO } from './guide/morale.ts';
import * as fire from './guide/movement-and-fire.ts';
import { REFEREE } from './guide/referee.ts';
import { SEQUENCE } from './guide/sequence.ts';
import { SIZES } from './guide/sizes.ts';
import { SPECIAL_FIGURES as SP } from './guide/special-figures.ts';
import * as vehicles from './guide/vehicles.ts';
import { SELDOM } from './history/deeds.ts';
import { FIRED } from './history/fire.ts';
import { GUNS_WITH } from './history/guns-with.ts';
import { MOVES } from './history/moves.ts';
import { SAID } from './history/said.ts';
import { TURN_AGAIN } from './history/turn-again.ts';
import { BESIDE } from './history/officers.ts';
import { TURN_ENDS } from './history/turn-ends.ts';
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

/** What the text says of a turn, in the order of the sequence of action. */
const OF_THE_TEXT: readonly Statement[] = [
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

/** What else follows from it, numbered by the lines of a guide that says the same in short: 2.1 to 2.15, rulings, gaps. */
const OF_THE_GUIDE: readonly Statement[] = [
	...SEQUENCE,
	...LD,
	...fire.MOVEMENT,
	...fire.FIRE,
	...SP,
	...guns.ARTILLERY,
	...guns.BOMBARDMENT,
	...ME,
	...ASSAULTS,
	...MO,
	...vehicles.TANKS,
	...vehicles.CARS_AND_TRAINS,
	...AM,
	...LEDGER,
	...CAUSES,
	...FURTHER,
	...REFEREE,
	...SIZES
];

/** What is remembered of what was done, and what is done because of it. */
const OF_THE_HISTORY: readonly Statement[] = [
	...FIRED,
	...MOVES,
	...BESIDE,
	...GUNS_WITH,
	...SELDOM,
	...TURN_ENDS,
	...TURN_AGAIN,
	...SAID
];

/** What two steps come to together: what one throw calls for, and what becomes of it. */
const CHAINS: readonly Statement[] = [
	...LEADERS,
	...FIGURES,
	...FIRES,
	...SHELLS,
	...CONTACTS,
	...SHYING,
	...VEHICLES,
	...ARMIES
];

/** What clauses of the text come to at their edges, read once more line by line. */
const BEYOND: readonly Statement[] = [...OF_FIRE, ...OF_MELEE, ...AGAINST_TANKS, ...TURN];

/** Every statement of the turn. */
export const STATEMENTS: readonly Statement[] = [
	...OF_THE_TEXT,
	...OF_THE_GUIDE,
	...OF_THE_HISTORY,
	...CHAINS,
	...BEYOND
];
