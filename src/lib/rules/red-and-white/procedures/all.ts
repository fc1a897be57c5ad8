import type { UnitInBattle } from '../engine/state.ts';
import { ARTILLERY_AT_TABLE } from './artillery/at-table.ts';
import { COMMAND_AT_TABLE } from './command/at-table.ts';
import { FIRE_AT_TABLE } from './fire/at-table.ts';
import { MELEE_AT_TABLE } from './melee/at-table.ts';
import { MORALE_AT_TABLE } from './morale/at-table.ts';
import { MOVEMENT_AT_TABLE } from './movement/at-table.ts';
import type { Procedure } from './procedure.ts';
import { VEHICLES_AT_TABLE } from './vehicles/at-table.ts';

/** Every throw of a battle. They load with it; a calculator opened by itself loads only its own (`index.ts`). */
export const PROCEDURES: ReadonlyMap<string, Procedure> = new Map(
	[
		...COMMAND_AT_TABLE,
		...FIRE_AT_TABLE,
		...ARTILLERY_AT_TABLE,
		...MOVEMENT_AT_TABLE,
		...MELEE_AT_TABLE,
		...MORALE_AT_TABLE,
		...VEHICLES_AT_TABLE
	].map((procedure) => [procedure.slug, procedure])
);

/** The throw that is used against this target: fire at an armoured car has a sheet of its own. */
export const against = (slug: string, target: UnitInBattle | null): string =>
	(target && PROCEDURES.get(slug)?.against?.(target)) ?? slug;

/** Can this be done to the unit at all? */
export const canHit = (slug: string, target: UnitInBattle): boolean =>
	PROCEDURES.get(slug)?.canHit?.(target) ?? true;
