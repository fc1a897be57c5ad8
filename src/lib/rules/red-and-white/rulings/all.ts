import { ARTILLERY_RULINGS } from './artillery.ts';
import { FIRE_RULINGS } from './fire.ts';
import { LOST_TABLES } from './lost-tables.ts';
import { LOST_WORDS } from './lost-words.ts';
import { MELEE_RULINGS } from './melee.ts';
import { MORALE_RULINGS } from './morale.ts';
import { MOVEMENT_RULINGS } from './movement.ts';
import { TURN_RULINGS } from './turn.ts';
import { VEHICLE_RULINGS } from './vehicles.ts';

/** R01–R72 the rulings, S01 ships and ice, P01 the other melee list; by subject, the lost tables and words (G01–G18) last. */
export const RULING_GROUPS = [
	{ title: 'Sequence and leadership', rulings: TURN_RULINGS },
	{ title: 'Movement and cover', rulings: MOVEMENT_RULINGS },
	{ title: 'Small arms', rulings: FIRE_RULINGS },
	{ title: 'Guns', rulings: ARTILLERY_RULINGS },
	{ title: 'Melee', rulings: MELEE_RULINGS },
	{ title: 'Morale and special figures', rulings: MORALE_RULINGS },
	{ title: 'Vehicles', rulings: VEHICLE_RULINGS },
	{ title: 'Tables lost from the source', rulings: LOST_TABLES },
	{ title: 'What the source leaves open', rulings: LOST_WORDS }
] as const;

/** A ruling as it is named by others: a number that there is. */
export type RulingId = (typeof RULING_GROUPS)[number]['rulings'][number]['id'];
/** A line of the reference: the reading in force of a ruling. */
export const ruling = (id: RulingId): { readonly ruling: RulingId } => ({ ruling: id });
