import { ARTILLERY_RULINGS } from './artillery.ts';
import { DEFAULT_NUMBERS, DEFAULT_READINGS } from './defaults.ts';
import { FIRE_RULINGS } from './fire.ts';
import { LOST_TABLES } from './lost-tables.ts';
import { LOST_WORDS } from './lost-words.ts';
import { MELEE_RULINGS } from './melee.ts';
import { MORALE_RULINGS } from './morale.ts';
import { MOVEMENT_RULINGS } from './movement.ts';
import type { BookNumber, Ruling } from './ruling.ts';
import { TURN_RULINGS } from './turn.ts';
import { VEHICLE_RULINGS } from './vehicles.ts';

const ALL = [
	...TURN_RULINGS,
	...MOVEMENT_RULINGS,
	...FIRE_RULINGS,
	...ARTILLERY_RULINGS,
	...MELEE_RULINGS,
	...MORALE_RULINGS,
	...VEHICLE_RULINGS,
	...LOST_TABLES,
	...LOST_WORDS
] as const;

type Known = (typeof ALL)[number];
export type RulingId = Known['id'];
/** The keys of the readings of one ruling: a misspelt reading does not compile. */
export type ReadingKey<Id extends RulingId> = Extract<
	Known,
	{ readonly id: Id }
>['readings'][number]['key'];
/** The chosen reading of every ruling. */
export type Readings = { readonly [Id in RulingId]: ReadingKey<Id> };
export type { BookNumber, Reading, Ruling } from './ruling.ts';

/** R01–R68 the rulings, G01–G18 the gaps, S01 ships and ice, P01 the other melee list; by number. */
export const RULINGS: readonly Ruling[] = [...ALL].sort((a, b) =>
	order(a.id).localeCompare(order(b.id))
);

function order(id: string): string {
	return `${'RPGS'.indexOf(id.charAt(0))}${id}`;
}

/** The same by subject, for a list that people read: the lost tables last. */
export const RULING_GROUPS: readonly {
	readonly title: string;
	readonly rulings: readonly Ruling[];
}[] = [
	{ title: 'Sequence and leadership', rulings: TURN_RULINGS },
	{ title: 'Movement and cover', rulings: MOVEMENT_RULINGS },
	{ title: 'Small arms', rulings: FIRE_RULINGS },
	{ title: 'Guns', rulings: ARTILLERY_RULINGS },
	{ title: 'Melee', rulings: MELEE_RULINGS },
	{ title: 'Morale and special figures', rulings: MORALE_RULINGS },
	{ title: 'Vehicles', rulings: VEHICLE_RULINGS },
	{ title: 'Tables lost from the source', rulings: LOST_TABLES },
	{ title: 'What the source leaves open', rulings: LOST_WORDS }
];

const BY_ID: ReadonlyMap<string, Ruling> = new Map(RULINGS.map((ruling) => [ruling.id, ruling]));

/** The ruling of a number. Throws where there is none: a bug, never an input. */
export const rulingOf = (id: RulingId): Ruling => {
	const ruling = BY_ID.get(id);
	if (!ruling) throw new Error(`No ruling ${id}`);
	return ruling;
};

/** A ruling by a number that may come from a file. */
export const rulingNamed = (id: string): Ruling | undefined => BY_ID.get(id);

/** Every number the referee may set, in the order of the rulings. */
export const NUMBERS: readonly BookNumber[] = RULINGS.flatMap(({ numbers }) => numbers ?? []);

/** The readings this app proposes. */
export const defaultReadings: Readings = DEFAULT_READINGS;
/** The numbers this app proposes, by path. */
export const defaultNumbers: Readonly<Record<string, number>> = DEFAULT_NUMBERS;
