import type { Calculator } from './calculator.ts';
import { ARTILLERY } from './artillery/artillery.ts';
import { BOMBARDMENT } from './artillery/bombardment.ts';
import { INDIRECT_FIRE } from './artillery/indirect-fire.ts';
import { COMMISSAR } from './command/commissar.ts';
import { LEADERSHIP } from './command/leadership.ts';
import { OFFICER_CHARACTER } from './command/officer-character.ts';
import { OFFICER_HIT } from './command/officer-hit.ts';
import { PRIEST } from './command/priest.ts';
import { TEST_OF_CHARACTER } from './command/test-of-character.ts';
import { ATTACHED_GUN } from './fire/attached-gun.ts';
import { ATTACKING_FIRE, SMALL_ARMS_FIRE } from './fire/small-arms.ts';
import { SUPPRESSION } from './fire/suppression.ts';
import { MELEE } from './melee/melee.ts';
import { PETROL_BOMBS } from './melee/petrol-bombs.ts';
import { ARMY_MORALE } from './morale/army-morale.ts';
import { FRIGHT } from './morale/fright.ts';
import { UNIT_MORALE } from './morale/unit-morale.ts';
import { MOVEMENT } from './movement/movement.ts';
import { ICEBREAKER, LAUNCH_BOATS } from './movement/river.ts';
import { ARMOURED_CAR_FIRE } from './vehicles/armoured-car-fire.ts';
import { ARMOURED_CAR_MORALE, BREAKDOWN } from './vehicles/armoured-car.ts';
import { TANK_HITS } from './vehicles/tank-hits.ts';
import { TANK_REPAIR } from './vehicles/tank-repair.ts';
import { TRAIN_MORALE } from './vehicles/train-morale.ts';

/** The sheets of all throws of a battle, with their words. */
export const SHEETS: ReadonlyMap<string, Calculator> = new Map(
	[
		LEADERSHIP,
		OFFICER_CHARACTER,
		OFFICER_HIT,
		TEST_OF_CHARACTER,
		COMMISSAR,
		PRIEST,
		SMALL_ARMS_FIRE,
		ATTACKING_FIRE,
		SUPPRESSION,
		ATTACHED_GUN,
		ARTILLERY,
		INDIRECT_FIRE,
		BOMBARDMENT,
		MOVEMENT,
		LAUNCH_BOATS,
		ICEBREAKER,
		MELEE,
		PETROL_BOMBS,
		UNIT_MORALE,
		ARMY_MORALE,
		FRIGHT,
		ARMOURED_CAR_FIRE,
		ARMOURED_CAR_MORALE,
		BREAKDOWN,
		TANK_HITS,
		TANK_REPAIR,
		TRAIN_MORALE
	].map((sheet) => [sheet.slug, sheet])
);
