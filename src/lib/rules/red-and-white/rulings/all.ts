import { ARTILLERY_RULINGS } from './artillery.ts';
import { FIRE_RULINGS } from './fire.ts';
import { LOST_TABLES } from './lost-tables.ts';
import { LOST_WORDS } from './lost-words.ts';
import { MELEE_RULINGS } from './melee.ts';
import { MORALE_RULINGS } from './morale.ts';
import { MOVEMENT_RULINGS } from './movement.ts';
import { TURN_RULINGS } from './turn.ts';
import { VEHICLE_RULINGS } from './vehicles.ts';
import { words } from '../words/en/rulings/all.ts';

/** R01–R72 the rulings, S01 ships and ice, P01 the other melee list; by subject, the lost tables and words (G01–G18) last. */
export const RULING_GROUPS = [
	{ title: words.sequenceAndLeadership, rulings: TURN_RULINGS },
	{ title: words.movementAndCover, rulings: MOVEMENT_RULINGS },
	{ title: words.smallArms, rulings: FIRE_RULINGS },
	{ title: words.guns, rulings: ARTILLERY_RULINGS },
	{ title: words.melee, rulings: MELEE_RULINGS },
	{ title: words.moraleAndSpecialFigures, rulings: MORALE_RULINGS },
	{ title: words.vehicles, rulings: VEHICLE_RULINGS },
	{ title: words.tablesLostFromTheSource, rulings: LOST_TABLES },
	{ title: words.whatTheSourceLeavesOpen, rulings: LOST_WORDS }
] as const;

/** A ruling as it is named by others: a number that there is. */
export type RulingId = (typeof RULING_GROUPS)[number]['rulings'][number]['id'];
/** A line of the reference: the reading in force of a ruling. */
export const ruling = (id: RulingId): { readonly ruling: RulingId } => ({ ruling: id });
