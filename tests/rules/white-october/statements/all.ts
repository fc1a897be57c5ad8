import type { Statement } from './statement.ts';
import { ADMINISTRATION } from './turn/administration.ts';
import { CLAUSES } from './turn/clauses.ts';
import { COMBAT } from './turn/combat.ts';
import { CORNERS } from './turn/corners.ts';
import { COVER } from './turn/cover.ts';
import { CROSSINGS } from './turn/crossings.ts';
import { DETAILS } from './turn/details.ts';
import { FIGHTS } from './turn/fights.ts';
import { EVENTS } from './turn/events.ts';
import { GUIDE } from './turn/guide.ts';
import { LIMITS } from './turn/limits.ts';
import { MARGINS } from './turn/margins.ts';
import { MOVEMENT } from './turn/movement.ts';
import { PASSAGE } from './turn/passage.ts';
import { RED_ARMY } from './turn/red-army.ts';
import { SCENARIO } from './turn/scenario.ts';
import { SEQUELS } from './turn/sequels.ts';
import { UNREST } from './turn/unrest.ts';

/** What the rules of White October say of a turn, in our words, each with the tables on which it is tried. */
export const STATEMENTS: readonly Statement[] = [
	...ADMINISTRATION,
	...MOVEMENT,
	...COMBAT,
	...RED_ARMY,
	...EVENTS,
	...LIMITS,
	...FIGHTS,
	...CLAUSES,
	...MARGINS,
	...CORNERS,
	...DETAILS,
	...SEQUELS,
	...UNREST,
	...PASSAGE,
	...CROSSINGS,
	...COVER,
	...GUIDE,
	...SCENARIO
];
