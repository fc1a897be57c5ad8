import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { isArtillery, isMotor, type UnitState, type UnitType } from '../../types.ts';
import { words } from '../../words/en/rules.ts';

/** 8.2.4 Who fires, by the reach of his guns. */
export interface Gun {
	readonly type: UnitType;
	/** 8.1.2, 8.2.4 The Red fleet reaches a hex farther, and so does Kronstadt. */
	readonly far: boolean;
	/** 13 Kronstadt only barrages. */
	readonly barrageOnly: boolean;
	readonly state: UnitState;
	/** It has fired, supported or acted in this sequence. */
	readonly spent: boolean;
}

/** 8.1.2, 8.2.4 How far a unit fires, in hexes; aircraft anywhere. */
const RANGE = 2;
const FAR = 3;
export const fireRange = ({ type, far }: Pick<Gun, 'type' | 'far'>): number =>
	type === 'air' ? Infinity : far ? FAR : RANGE;

const silent = (gun: Gun): Decision<never> | undefined => {
	if (gun.state === 'routed') return refuse('8.2.6', say(words.aRoutedUnitDoesNotFire));
	return gun.spent ? refuse('8.2.4', say(words.itHasFiredInThisSequence)) : undefined;
};

/** 8.2.4 How a unit stands to a combat that it might support. */
export interface Supporting {
	readonly range: number;
	/** With an attacking unit; in defence in the attacked hex. */
	readonly stacked: boolean;
	/** 5.2, 5.3 The HQ of the combat serves it. */
	readonly hq: boolean;
	/** 8.2.3 It has retreated before combat in this sequence. */
	readonly withdrew: boolean;
}

/** 8.2.4 Fleets and aircraft need no command (5.2). */
const freeOfCommand = (type: UnitType): boolean => type === 'fleet' || type === 'air';

const mayLend = (gun: Gun, to: Supporting): Decision<never> => {
	const quiet = silent(gun);
	if (quiet) return quiet;
	if (gun.barrageOnly) return refuse('13', say(words.kronstadtOnlyBarrages));
	if (to.withdrew) return refuse('8.2.3', say(words.itHasRetreatedBeforeCombat));
	if (to.range > fireRange(gun)) return refuse('8.2.4', say(words.itIsTooFarAway));
	return freeOfCommand(gun.type) || to.stacked || to.hq
		? accept()
		: refuse('8.2.4', say(words.itIsNotStackedThereAndNoHqOfThe));
};

/** 8.2.4 May a unit support an attack? Aircraft in clear weather, not by night. */
export const maySupportAttack = (
	gun: Gun,
	to: Supporting & { readonly clear: boolean; readonly night: boolean }
): Decision<never> => {
	if (gun.type === 'air' && !to.clear) return refuse('1.7', say(words.aircraftNeedClearWeather));
	if (gun.type === 'air' && to.night) return refuse('8.2.5', say(words.noAircraftByNight));
	return mayLend(gun, to);
};

/** 8.2.4 May a unit support the defence? Aircraft never. */
export const maySupportDefence = (gun: Gun, to: Supporting): Decision<never> =>
	gun.type === 'air' ? refuse('15.2', say(words.aircraftDoNotDefend)) : mayLend(gun, to);

/** 8.1.2 Categories of targets. */
export const TARGETS = ['combat', 'artillery', 'hq', 'fleet', 'fort'] as const;
export type Target = (typeof TARGETS)[number];

/** 8.1.2 May units of a category be shelled beside these others of their hex? */
export const isOpenTo = (target: Target, company: readonly UnitType[]): boolean =>
	(target !== 'artillery' && target !== 'hq') ||
	company.every((type) => isMotor(type) || isArtillery(type) || type === 'hq' || type === 'leader');

/** 8.1.2 How a unit stands to a hex that it might shell. */
export interface Aiming {
	readonly range: number;
	readonly observed: boolean;
	readonly clear: boolean;
	readonly target: Target;
	/** The kinds of the other units in the hex. */
	readonly company: readonly UnitType[];
	/** 15.1 The Red fleet lies in Kronstadt. */
	readonly inKronstadt: boolean;
	/** 8.1.1 An attack on the hex is declared. */
	readonly attacked: boolean;
}

/** 8.1.2 May a unit shell, or bomb, a category of units in a hex? */
export const mayBarrage = (gun: Gun, aim: Aiming): Decision<never> => {
	const quiet = silent(gun);
	if (quiet) return quiet;
	const air = gun.type === 'air';
	if (aim.attacked) return refuse('8.1.1', say(words.anAttackedHexIsNotShelled));
	if (air && !aim.clear) return refuse('1.7', say(words.aircraftNeedClearWeather));
	if (aim.range > fireRange(gun)) return refuse('8.1.2', say(words.itIsTooFarAway));
	if (!air && !aim.observed) return refuse('8.1.2', say(words.noFriendlyUnitIsNextToIt));
	if (air && aim.target === 'fleet' && aim.inKronstadt)
		return refuse('15.1', say(words.inKronstadtTheRedFleetIsSafeFrom));
	return isOpenTo(aim.target, aim.company)
		? accept()
		: refuse('8.1.2', say(words.otherUnitsThereShieldIt));
};
