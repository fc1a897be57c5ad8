import { isArtillery, isCombatUnit, isMotor, isVehicle, type UnitType } from '../../types.ts';

/** 7.2, 12 What stacking asks of a unit. */
export interface Stacked {
	readonly type: UnitType;
	/** EP left; none for tanks and cars. */
	readonly ep: number;
	/** 11.2.2 A communist detachment, or one of a district, which have places of their own in the city. */
	readonly detachment?: 'communist' | 'district';
}

/** 7.2 Limits of a hex; 12 of a district. */
export interface StackLimits {
	readonly field: { readonly units: number; readonly ep: number; readonly free: number };
	readonly city: {
		readonly units: number;
		readonly ep: number;
		readonly guns: number;
		readonly vehicles: number;
		readonly communists: number;
		readonly detachments: number;
	};
}

const counted = (units: readonly Stacked[], is: (unit: Stacked) => boolean): readonly Stacked[] =>
	units.filter(is);
const epOf = (units: readonly Stacked[]): number => units.reduce((sum, { ep }) => sum + ep, 0);

/** 7.2 Does a unit of this kind count for the limits of a hex? Vehicles, HQs, Trotsky, forts, ships, aircraft do not. */
export const countsForStacking = (type: UnitType): boolean =>
	type === 'infantry' || type === 'cavalry' || isArtillery(type);

/** 7.2, 14.1 Tanks and cars stand with combat units or guns. */
const escorted = (units: readonly Stacked[]): boolean =>
	!units.some(({ type }) => isMotor(type)) ||
	units.some(({ type }) => isCombatUnit(type) || isArtillery(type));

/** 7.2 Do these units fit into one hex? Up to three vehicles and HQs are free. */
const fitsField = (units: readonly Stacked[], { field }: StackLimits): boolean => {
	let [stack, ep, free] = [0, 0, 0];
	for (const unit of units) {
		if (countsForStacking(unit.type)) [stack, ep] = [stack + 1, ep + unit.ep];
		else if (isVehicle(unit.type) || unit.type === 'hq') free += 1;
	}
	return stack <= field.units && ep <= field.ep && free <= field.free;
};

/** 12 Do these units fit into one district? One combat unit of any size, or three of 3 EP; and some more (WO-48). */
const fitsCity = (units: readonly Stacked[], { city }: StackLimits): boolean => {
	const beyond = (kind: 'communist' | 'district', free: number): readonly Stacked[] =>
		counted(units, ({ detachment }) => detachment === kind).slice(free);
	const combat = [
		...counted(
			units,
			({ type, detachment }) => (type === 'infantry' || type === 'cavalry') && !detachment
		),
		...beyond('communist', city.communists),
		...beyond('district', city.detachments)
	];
	return (
		(combat.length <= 1 || (combat.length <= city.units && epOf(combat) <= city.ep)) &&
		counted(units, ({ type }) => isArtillery(type)).length <= city.guns &&
		counted(units, ({ type }) => isVehicle(type)).length <= city.vehicles
	);
};

/** 7.2, 12 Is there space for these units together, in a hex or a district, be vehicles without company or not? */
export const fits = (
	units: readonly Stacked[],
	limits: StackLimits,
	where: 'field' | 'city'
): boolean => (where === 'city' ? fitsCity(units, limits) : fitsField(units, limits));

/** 7.2, 12 May these units stand together at the end of a sequence, in a hex or a district? */
export const mayStack = (
	units: readonly Stacked[],
	limits: StackLimits,
	where: 'field' | 'city'
): boolean => escorted(units) && fits(units, limits, where);
