import type { Statement } from './statement.ts';
import { CLOSE_READING } from './turn/close-reading.ts';
import { COMBAT } from './turn/combat.ts';
import { COMBINED_COMBAT } from './turn/combined-combat.ts';
import { COMBINED_TURN } from './turn/combined-turn.ts';
import { COMBINED_VEHICLES } from './turn/combined-vehicles.ts';
import { GUIDE } from './turn/guide.ts';
import { GUIDE_COMBAT } from './turn/guide-combat.ts';
import { GUIDE_END } from './turn/guide-end.ts';
import { GUIDE_TABLES } from './turn/guide-tables.ts';
import { GUIDE_TURN } from './turn/guide-turn.ts';
import { LATE_READING } from './turn/late-reading.ts';
import { MOVEMENT } from './turn/movement.ts';
import { RARE_COMBAT } from './turn/rare-combat.ts';
import { RARE_TURN } from './turn/rare-turn.ts';
import { RETREATS } from './turn/retreats.ts';
import { UPKEEP } from './turn/upkeep.ts';
import { VICTORY } from './turn/victory.ts';

/** What the rules of Orel say of a turn, in our words, each with the tables on which it is tried. */
export const STATEMENTS: readonly Statement[] = [
	...MOVEMENT,
	...UPKEEP,
	...COMBAT,
	...RETREATS,
	...VICTORY,
	...COMBINED_TURN,
	...COMBINED_COMBAT,
	...COMBINED_VEHICLES,
	...RARE_TURN,
	...RARE_COMBAT,
	...CLOSE_READING,
	...LATE_READING,
	...GUIDE,
	...GUIDE_TURN,
	...GUIDE_COMBAT,
	...GUIDE_END,
	...GUIDE_TABLES
];
