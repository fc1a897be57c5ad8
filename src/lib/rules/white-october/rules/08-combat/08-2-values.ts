import { nearest } from '#lib/kernel/hex/ratio.ts';
import { predominant, type Weighted } from '#lib/kernel/hex/predominant.ts';
import {
	isArtillery,
	isCombatUnit,
	isMotor,
	type Role,
	type UnitState,
	type UnitType
} from '../../types.ts';

/** 8.2 A unit that takes part in a combat, or fires. */
export interface Fighter {
	readonly id: string;
	readonly type: UnitType;
	/** Combat value at full strength. */
	readonly combat: number;
	/** EP lost: each takes 2 off the combat value. */
	readonly lost: number;
	/** EP left; none for tanks, cars and HQs. */
	readonly ep: number;
	/** Firepower at its range. */
	readonly firepower: number;
	/** As printed on the side that shows; null for who has none. */
	readonly quality: number | null;
	readonly morale: number | null;
	readonly state: UnitState;
	readonly lowAmmo: boolean;
	readonly recruits: boolean;
}

/** 8.2.6 What each lost EP takes off the combat value. */
const PER_EP_LOST = 2;

/** 8.2.6 The combat value before anything halves it; 4.4.1 none for tanks and cars that are Low Ammo. */
export const printedValue = ({ type, combat, lost, lowAmmo }: Fighter): number =>
	isMotor(type) && lowAmmo ? 0 : Math.max(0, combat - PER_EP_LOST * lost);

/** A value and by what it is divided. */
export type Part = readonly [value: number, divisor: number];

/** 1.4 Values halved equally often are added, divided and rounded; then all are added up (WO-35). */
export const totalled = (parts: readonly Part[]): number => {
	const sums = new Map<number, number>();
	for (const [value, divisor] of parts) sums.set(divisor, (sums.get(divisor) ?? 0) + value);
	let sum = 0;
	for (const [divisor, value] of sums) sum += nearest(value / divisor);
	return sum;
};

/** 4.4.1, 8.2.6 By what a combat value is divided: Low Ammo counts in attack only, Routed in defence only. */
const valueDivisor = ({ type, state, lowAmmo }: Fighter, role: Role): number =>
	(state === 'normal' ? 1 : 2) * (role === 'attacker' && lowAmmo && !isMotor(type) ? 2 : 1);

/** 4.4.1, 8.2.6 By what firepower is divided (WO-14). */
const fireDivisor = ({ state, lowAmmo }: Fighter): number =>
	(state === 'disorganised' ? 2 : 1) * (lowAmmo ? 2 : 1);

/** 1.3 Combat units and vehicles: those that fight with their combat value. */
const fights = ({ type }: Fighter): boolean => isCombatUnit(type) || isMotor(type);

/** 13 Is the fort alone, so that it can be attacked? */
export const isLoneFort = (defenders: readonly Fighter[]): boolean =>
	defenders.some(({ type }) => type === 'fort') &&
	defenders.every(({ type }) => type === 'fort' || type === 'hq' || type === 'leader');

/** 8.2.4 Do guns defend alone, or with tanks, cars and HQs only? A fort with them does not change it. */
export const areLoneGuns = (defenders: readonly Fighter[]): boolean =>
	defenders.some(({ type }) => isArtillery(type)) &&
	!defenders.some(({ type }) => isCombatUnit(type));

/** 8.2.4 Half the firepower of guns that defend alone, once more halved unless in order; Low Ammo leaves it (WO-36). */
const loneGunParts = (defenders: readonly Fighter[]): Part[] =>
	defenders
		.filter(({ type }) => isArtillery(type))
		.map(({ firepower, state }) => [firepower, state === 'normal' ? 2 : 4]);

/** 8.2.4, 8.2.6 The firepower of units that support: none of Routed ones. */
const fireParts = (units: readonly Fighter[]): Part[] =>
	units
		.filter(({ state }) => state !== 'routed')
		.map((unit) => [unit.firepower, fireDivisor(unit)]);

/** 8.2.4 One side of a combat: who is in contact, and who supports from elsewhere, or stacked with the attackers. */
export interface Engaged {
	readonly role: Role;
	readonly units: readonly Fighter[];
	readonly fire: readonly Fighter[];
}

/** 8.2.4, 13 Guns and forts in the attacked hex support by themselves. */
const ownFire = ({ role, units }: Engaged): readonly Fighter[] => {
	if (role === 'attacker' || isLoneFort(units)) return [];
	const lone = areLoneGuns(units);
	return units.filter(({ type }) => type === 'fort' || (isArtillery(type) && !lone));
};

/** What stands for combat values: those of combat units and vehicles; 13 a lone fort's firepower. */
const valueParts = ({ role, units }: Engaged): Part[] => [
	...units.filter(fights).map((unit): Part => [printedValue(unit), valueDivisor(unit, role)]),
	...(role === 'defender' && isLoneFort(units)
		? units
				.filter(({ type }) => type === 'fort')
				.map((unit): Part => [unit.firepower, unit.state === 'normal' ? 1 : 2])
		: [])
];

/** 8.2.5 The whole value of a side, for the ratio: combat values and supports. */
export const wholeValue = (side: Engaged): number => {
	const lone =
		side.role === 'defender' && areLoneGuns(side.units) ? totalled(loneGunParts(side.units)) : 0;
	return totalled(valueParts(side)) + lone + totalled(fireParts([...ownFire(side), ...side.fire]));
};

/**
 * 8.2.4, 13, 14.2 The firepower of a side, for the comparison: all supports, trains in contact, half of guns that
 * defend alone, and a lone fort's.
 */
export const comparedFire = (side: Engaged): number => {
	const { role, units } = side;
	const trains = units.filter(({ type }) => type === 'armoured_train');
	const fire = totalled(fireParts([...ownFire(side), ...side.fire, ...trains]));
	if (role === 'attacker') return fire;
	if (isLoneFort(units)) return fire + totalled(valueParts(side));
	return fire + (areLoneGuns(units) ? totalled(loneGunParts(units)) : 0);
};

/** 3.3.2 What a Recruits marker takes off Quality and Morale. */
const RECRUITS = 1;
/** 8.2.6 What a rout takes off Morale. */
const ROUTED = 2;

/** 3.3.2 The Quality of a unit. */
export const qualityOf = ({ quality, recruits }: Fighter): number | null =>
	quality === null ? null : Math.max(1, quality - (recruits ? RECRUITS : 0));

/** 3.3.2, 8.2.6 The Morale of a unit: Recruits −1, Routed −2, at least 1 (WO-04). */
export const moraleOf = ({
	morale,
	recruits,
	state
}: Pick<Fighter, 'morale' | 'recruits' | 'state'>): number | null =>
	morale === null
		? null
		: Math.max(1, morale - (recruits ? RECRUITS : 0) - (state === 'routed' ? ROUTED : 0));

/**
 * 8.2.5, 13 Those whose Quality and Morale count: combat units; where there are none, the guns, or a fort that is alone
 * (WO-36). A fort beside vehicles is not attacked.
 */
export const leading = (units: readonly Fighter[]): readonly Fighter[] => {
	const combat = units.filter(({ type }) => isCombatUnit(type));
	if (combat.length > 0) return combat;
	const guns = units.filter(({ type }) => isArtillery(type));
	return guns.length > 0 || !isLoneFort(units) ? guns : units.filter(({ type }) => type === 'fort');
};

/** 1.6 A predominant value, by EP; 0 where nobody has one. */
export const predominantOf = (
	units: readonly Fighter[],
	value: (unit: Fighter) => number | null
): number => {
	const lead = leading(units);
	// WO-86: vehicles without company are as good as their own counters.
	const groups = (lead.length > 0 ? lead : units.filter(({ type }) => isMotor(type))).flatMap(
		(unit): Weighted[] => {
			const of = value(unit);
			return of === null ? [] : [[of, unit.ep]];
		}
	);
	return groups.length === 0 ? 0 : predominant(groups);
};
