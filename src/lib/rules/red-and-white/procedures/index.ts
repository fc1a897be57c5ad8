import type { Calculator } from './calculator.ts';

/** Each calculator in a chunk of its own: opening one loads no other. */
const CALCULATORS: Readonly<Record<string, () => Promise<Calculator>>> = {
	leadership: async () => (await import('./command/leadership.ts')).LEADERSHIP,
	'officer-character': async () =>
		(await import('./command/officer-character.ts')).OFFICER_CHARACTER,
	'officer-hit': async () => (await import('./command/officer-hit.ts')).OFFICER_HIT,
	'small-arms-fire': async () => (await import('./fire/small-arms.ts')).SMALL_ARMS_FIRE,
	artillery: async () => (await import('./artillery/artillery.ts')).ARTILLERY,
	'indirect-fire': async () => (await import('./artillery/indirect-fire.ts')).INDIRECT_FIRE,
	bombardment: async () => (await import('./artillery/bombardment.ts')).BOMBARDMENT,
	commissar: async () => (await import('./command/commissar.ts')).COMMISSAR,
	movement: async () => (await import('./movement/movement.ts')).MOVEMENT,
	suppression: async () => (await import('./fire/suppression.ts')).SUPPRESSION,
	'attacking-fire': async () => (await import('./fire/small-arms.ts')).ATTACKING_FIRE,
	melee: async () => (await import('./melee/melee.ts')).MELEE,
	'unit-morale': async () => (await import('./morale/unit-morale.ts')).UNIT_MORALE,
	'army-morale': async () => (await import('./morale/army-morale.ts')).ARMY_MORALE,
	'test-of-character': async () =>
		(await import('./command/test-of-character.ts')).TEST_OF_CHARACTER,
	range: async () => (await import('./fire/range.ts')).RANGE,
	permission: async () => (await import('./movement/permission.ts')).PERMISSION,
	'unit-status': async () => (await import('./morale/unit-status.ts')).UNIT_STATUS,
	'attached-gun': async () => (await import('./fire/attached-gun.ts')).ATTACHED_GUN,
	priest: async () => (await import('./command/priest.ts')).PRIEST,
	'armoured-car-fire': async () =>
		(await import('./vehicles/armoured-car-fire.ts')).ARMOURED_CAR_FIRE,
	'armoured-car-morale': async () =>
		(await import('./vehicles/armoured-car.ts')).ARMOURED_CAR_MORALE,
	breakdown: async () => (await import('./vehicles/armoured-car.ts')).BREAKDOWN,
	'tank-hits': async () => (await import('./vehicles/tank-hits.ts')).TANK_HITS,
	'tank-repair': async () => (await import('./vehicles/tank-repair.ts')).TANK_REPAIR,
	'train-morale': async () => (await import('./vehicles/train-morale.ts')).TRAIN_MORALE,
	fright: async () => (await import('./morale/fright.ts')).FRIGHT,
	'petrol-bombs': async () => (await import('./melee/petrol-bombs.ts')).PETROL_BOMBS,
	'petrol-supply': async () => (await import('./melee/petrol-supply.ts')).PETROL_SUPPLY,
	recovery: async () => (await import('./command/recovery.ts')).RECOVERY,
	'launch-boats': async () => (await import('./movement/river.ts')).LAUNCH_BOATS,
	'river-movement': async () => (await import('./movement/river.ts')).RIVER_MOVEMENT,
	icebreaker: async () => (await import('./movement/river.ts')).ICEBREAKER,
	'ice-crossing': async () => (await import('./movement/ice-crossing.ts')).ICE_CROSSING
};

/** The slugs of all calculators, in the order of the sequence of action. */
export const calculatorSlugs: readonly string[] = Object.keys(CALCULATORS);

/** The calculator of an address; undefined where there is none. */
export const calculatorBySlug = async (slug: string): Promise<Calculator | undefined> =>
	Object.hasOwn(CALCULATORS, slug) ? CALCULATORS[slug]?.() : undefined;
