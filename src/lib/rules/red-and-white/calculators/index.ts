import type { Calculator } from './calculator.ts';

/** Each calculator in a chunk of its own: opening one loads no other. */
const CALCULATORS: Readonly<Record<string, () => Promise<Calculator>>> = {
	leadership: async () => (await import('./leadership.ts')).LEADERSHIP,
	'officer-character': async () => (await import('./officer-character.ts')).OFFICER_CHARACTER,
	'officer-hit': async () => (await import('./officer-hit.ts')).OFFICER_HIT,
	'small-arms-fire': async () => (await import('./small-arms.ts')).SMALL_ARMS_FIRE,
	artillery: async () => (await import('./artillery.ts')).ARTILLERY,
	'indirect-fire': async () => (await import('./indirect-fire.ts')).INDIRECT_FIRE,
	bombardment: async () => (await import('./bombardment.ts')).BOMBARDMENT,
	commissar: async () => (await import('./commissar.ts')).COMMISSAR,
	movement: async () => (await import('./movement.ts')).MOVEMENT,
	suppression: async () => (await import('./suppression.ts')).SUPPRESSION,
	'attacking-fire': async () => (await import('./small-arms.ts')).ATTACKING_FIRE,
	melee: async () => (await import('./melee.ts')).MELEE,
	'unit-morale': async () => (await import('./unit-morale.ts')).UNIT_MORALE,
	'army-morale': async () => (await import('./army-morale.ts')).ARMY_MORALE,
	'test-of-character': async () => (await import('./test-of-character.ts')).TEST_OF_CHARACTER,
	range: async () => (await import('./range.ts')).RANGE,
	permission: async () => (await import('./permission.ts')).PERMISSION,
	'unit-status': async () => (await import('./unit-status.ts')).UNIT_STATUS,
	'attached-gun': async () => (await import('./attached-gun.ts')).ATTACHED_GUN,
	priest: async () => (await import('./priest.ts')).PRIEST,
	'armoured-car-fire': async () => (await import('./armoured-car-fire.ts')).ARMOURED_CAR_FIRE,
	'armoured-car-morale': async () => (await import('./armoured-car.ts')).ARMOURED_CAR_MORALE,
	breakdown: async () => (await import('./armoured-car.ts')).BREAKDOWN,
	'tank-hits': async () => (await import('./tank-hits.ts')).TANK_HITS,
	'tank-repair': async () => (await import('./tank-repair.ts')).TANK_REPAIR,
	'train-morale': async () => (await import('./train-morale.ts')).TRAIN_MORALE,
	fright: async () => (await import('./fright.ts')).FRIGHT,
	'petrol-bombs': async () => (await import('./petrol-bombs.ts')).PETROL_BOMBS,
	'petrol-supply': async () => (await import('./petrol-supply.ts')).PETROL_SUPPLY,
	recovery: async () => (await import('./recovery.ts')).RECOVERY,
	'launch-boats': async () => (await import('./river.ts')).LAUNCH_BOATS,
	'river-movement': async () => (await import('./river.ts')).RIVER_MOVEMENT,
	icebreaker: async () => (await import('./river.ts')).ICEBREAKER,
	'ice-crossing': async () => (await import('./ice-crossing.ts')).ICE_CROSSING
};

/** The slugs of all calculators, in the order of the sequence of action. */
export const calculatorSlugs: readonly string[] = Object.keys(CALCULATORS);

/** The calculator of an address; undefined where there is none. */
export const calculatorBySlug = async (slug: string): Promise<Calculator | undefined> =>
	Object.hasOwn(CALCULATORS, slug) ? CALCULATORS[slug]?.() : undefined;
