import type { Page } from '@playwright/test';
import { BATTLE_STOPS } from './battle-stops.ts';
import type { Brought } from './brought-in.ts';
import { CARRY_STOPS } from './carry-stops.ts';
import { CHAOS_STOPS } from './chaos-stops.ts';
import { BESIDE_STOPS } from './beside-stops.ts';
import { FORCE_STOPS } from './force-stops.ts';
import { HISTORY_STOPS } from './history-stops.ts';
import { MAP_STOPS } from './map-stops.ts';
import { MANY_STOPS } from './many-stops.ts';
import { REPORT_STOPS } from './report-stops.ts';
import { ROLL_STOPS } from './roll-stops.ts';
import { RULES_STOPS } from './rules-stops.ts';
import { seen } from './seen.ts';
import { STORAGE_STOPS } from './storage-stops.ts';

/** One screen in one state. */
export interface Stop {
	/** Names the test and its pictures. */
	readonly name: string;
	/**
	 * Where it is, below the address of the app and without a slash in front. Where something must be stored first,
	 * a battle, or a function that stores it, `app` being that address, and says where the screen is then.
	 */
	readonly path: string | Brought | ((page: Page, app: string) => Promise<string>);
	/** Brings the freshly opened screen into the state that is looked at. Without it: as it opens. */
	readonly arrange?: (page: Page) => Promise<void>;
	/** It shows what the phone has of everything: on a phone of its own. */
	readonly alone?: true;
}

/** Every screen and state of the app. Whatever must be true of all of them is tested along this list. */
export const STOPS: readonly Stop[] = seen([
	{ name: 'start', path: '', alone: true },
	...ROLL_STOPS,
	...FORCE_STOPS,
	...BATTLE_STOPS,
	...BESIDE_STOPS,
	...MANY_STOPS,
	...RULES_STOPS,
	...REPORT_STOPS,
	...HISTORY_STOPS,
	...STORAGE_STOPS,
	...CARRY_STOPS,
	...CHAOS_STOPS,
	...MAP_STOPS
]);
