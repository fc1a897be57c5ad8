import type { Form } from '../../procedures/calculator.ts';
import { gunPicksTarget } from '../../rules/fire/attached-gun.ts';
import type { Arm } from '../../types.ts';
import { type BattleState, bookIn, type UnitInBattle } from '../state.ts';
import { attachedStands, hasArms, marked, standsLeft, vehicle } from './unit.ts';

/** TANKS: the sides of a Mark V, each with weapons of its own. */
const BEARINGS = ['left', 'right', 'ahead', 'astern'] as const;
export type Bearing = (typeof BEARINGS)[number];

/**
 * NOTES ON FIRING (G04); TANKS: the parts of a unit that fire separately: its machine guns, all the others, one side of
 * a tank.
 */
export const FIRE_PARTS = ['guns', 'rest', ...BEARINGS] as const;
export type FirePart = (typeof FIRE_PARTS)[number];

/** The throw by which weapons fire: small arms, with shells fired alongside, or shells alone. */
export type Fire = 'small_arms' | 'shells';
const SHELLS: readonly Arm[] = ['guns', 'left_gun', 'right_gun'];

/** TANKS: does it have separate weapons on each side, which do not bear on the same target? */
export const hasSides = ({ unit }: UnitInBattle): boolean =>
	unit.tank === 'mark_v_male' || unit.tank === 'mark_v_female';

const ofTank = ({ tank }: UnitInBattle['unit']): readonly Arm[] => {
	switch (tank) {
		case 'mark_v_male':
			return ['left', 'left_gun', 'right', 'right_gun', 'ahead', 'astern'];
		case 'mark_v_female':
			return BEARINGS;
		case 'ft17_gun':
			return ['guns'];
		default:
			return ['machine_guns'];
	}
};

/** ORGANIZATION: the weapons a unit has left. */
export const armsOf = (unit: UnitInBattle): readonly Arm[] => {
	const { type, gun, turrets, tank } = unit.unit;
	if (!hasArms(unit)) return [];
	if (tank) return ofTank(unit.unit);
	const attached = (kind: 'lmg' | 'hmg' | 'tchanka' | 'light_gun'): boolean =>
		attachedStands(unit, kind) > 0;
	const onFoot = type === 'infantry' || (type === 'cavalry' && marked(unit, 'dismounted'));
	const machineGuns =
		type === 'machine_guns' ||
		(vehicle(unit) && turrets > 0) ||
		attached('lmg') ||
		attached('hmg') ||
		attached('tchanka');
	return [
		...(onFoot && standsLeft(unit) > Number(type === 'cavalry') ? (['rifles'] as const) : []),
		...(machineGuns ? (['machine_guns'] as const) : []),
		...(gun !== null || attached('light_gun') ? (['guns'] as const) : [])
	];
};

/** SEQUENCE OF ACTION (R55): the weapons that have fired this turn; a fire that names none was with all. */
const hasFired = ({ fired }: UnitInBattle, arm: Arm): boolean =>
	fired.some((shot) => !shot.with.length || shot.with.includes(arm));

/**
 * NOTES ON FIRING (G04); SEQUENCE OF ACTION (R55): the weapons that have not fired this turn. A unit of stands that
 * fires at only one target fires all at once.
 */
export const armsLeft = (state: BattleState, unit: UnitInBattle): readonly Arm[] => {
	const together = !vehicle(unit) && !gunPicksTarget(bookIn(state));
	if (together && unit.fired.length) return [];
	return armsOf(unit).filter((arm) => !hasFired(unit, arm));
};

/** TANKS (G13): is it a weapon that fires by this throw? The gun of a tank fires by either. */
const isFor =
	({ unit }: UnitInBattle, by: Fire) =>
	(arm: Arm): boolean =>
		SHELLS.includes(arm) === (by === 'shells') || (arm === 'guns' && !!unit.tank);

/** SEQUENCE OF ACTION (R55): does it have weapons left that fire by this throw, or by any? */
export const firesStill = (state: BattleState, unit: UnitInBattle, by?: Fire): boolean =>
	armsLeft(state, unit).some((arm) => !by || isFor(unit, by)(arm));

/** SMALL ARMS FIRING: does it carry anything that fires small arms? */
export const hasSmallArms = (unit: UnitInBattle): boolean =>
	armsOf(unit).some(isFor(unit, 'small_arms'));

/** TANKS: the sides of a Mark V that may still fire by this throw, or by any, in order. */
export const bearingsLeft = (
	state: BattleState,
	unit: UnitInBattle,
	by?: Fire
): readonly Bearing[] => {
	const left = armsLeft(state, unit);
	return BEARINGS.filter((one) =>
		left.some(
			(arm) => (by !== 'shells' && arm === one) || (by !== 'small_arms' && arm === `${one}_gun`)
		)
	);
};

/** TANKS: the side that fires: the one that was named, or the first that has not yet. */
export const bearingOf = (
	state: BattleState,
	unit: UnitInBattle,
	by: Fire,
	part?: FirePart
): Bearing | undefined =>
	hasSides(unit)
		? (BEARINGS.find((one) => one === part) ?? bearingsLeft(state, unit, by)[0])
		: undefined;

/** NOTES ON FIRING (G04); TANKS: the parts in which a unit may fire small arms; `undefined` for everything it has left. */
export const partsLeft = (
	state: BattleState,
	unit: UnitInBattle
): readonly (FirePart | undefined)[] => {
	if (hasSides(unit)) return bearingsLeft(state, unit, 'small_arms');
	const left = armsLeft(state, unit);
	const fired = unit.fired.length > 0;
	if (!left.includes('machine_guns')) return [fired ? 'rest' : undefined];
	if (!left.includes('rifles') && (fired || vehicle(unit))) return [fired ? 'guns' : undefined];
	const apart = left.length > 1 && !vehicle(unit) && gunPicksTarget(bookIn(state));
	return [undefined, ...(apart ? (['guns'] as const) : [])];
};

/** NOTES ON FIRING (G04): the fields that a fire by one of these parts leaves out of the situation. */
const SILENT: Readonly<Partial<Record<Arm, Form>>> = {
	rifles: { rifleStands: 0 },
	machine_guns: { lmg: 0, hmg: 0 },
	guns: { shells: 0 }
};

/**
 * NOTES ON FIRING (G04): the fields to leave out, so that nothing of the unit fires twice, and only the part that was
 * named.
 */
export const silentIn = (state: BattleState, unit: UnitInBattle, part?: FirePart): Form => {
	if (unit.unit.tank) return {};
	const left = armsLeft(state, unit);
	const fires = (arm: Arm): boolean =>
		(left.includes(arm) || !unit.fired.length) &&
		(part !== 'guns' || arm === 'machine_guns') &&
		(part !== 'rest' || arm !== 'machine_guns');
	return Object.assign(
		{},
		...(['rifles', 'machine_guns', 'guns'] as const).map((arm) => (fires(arm) ? {} : SILENT[arm]))
	) as Form;
};

/** SEQUENCE OF ACTION (R55): the weapons that are about to fire but already have. */
export const firedTwice = (unit: UnitInBattle, arms: readonly Arm[]): readonly Arm[] =>
	arms.filter((arm) => hasFired(unit, arm));
