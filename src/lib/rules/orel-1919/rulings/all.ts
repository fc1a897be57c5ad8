import { ASSAULT_RULINGS } from './assault.ts';
import { COMBAT_RULINGS } from './combat.ts';
import { GAME_RULINGS } from './game.ts';
import type { Ruling } from './ruling.ts';
import { VEHICLE_RULINGS } from './vehicles.ts';

const ALL = [...GAME_RULINGS, ...COMBAT_RULINGS, ...ASSAULT_RULINGS, ...VEHICLE_RULINGS] as const;

type Known = (typeof ALL)[number];
export type RulingId = Known['id'];
/** The keys of the readings of one ruling: a misspelt reading does not compile. */
export type ReadingKey<Id extends RulingId> = Extract<
	Known,
	{ readonly id: Id }
>['readings'][number]['key'];
export type { Ruling } from './ruling.ts';

/** OR-01 to OR-54, OR-N1 and OR-N2, by number. */
export const RULINGS: readonly Ruling[] = [...ALL].sort((a, b) => a.id.localeCompare(b.id));

/** The reading this app proposes for every ruling. */
export const DEFAULT_READINGS: Readonly<Record<string, string>> = Object.fromEntries(
	RULINGS.map(({ id, chosen }) => [id, chosen])
);

/** A ruling by a number that may come from a file. */
export const rulingNamed = (id: string): Ruling | undefined =>
	RULINGS.find((ruling) => ruling.id === id);
