import { ratioAtLeast } from '#lib/kernel/hex/ratio.ts';
import type { Book } from '../../book.ts';
import { isTrain, isVehicle, type Role } from '../../types.ts';
import {
	combatUnitsOf,
	gunsAlone,
	supportsIn,
	totalStrength,
	vehiclesOf,
	type Combat,
	type Fighter,
	type Part,
	type Stand
} from '../08-combat.ts';
import { loneGunStrength, supportStrength } from './08-6-coordination.ts';

/** 8.7.1 Combat Strength Modifiers: what a unit's strength is divided by; all of them are cumulative. */
const divisorOf = (combat: Combat, role: Role, unit: Fighter, disorganised: boolean): number => {
	const hasty = role === 'attacker' && combat.kind === 'hasty' ? 2 : 1;
	if (isVehicle(unit.type)) return hasty;
	const mode = unit.mode === 'routed' ? 4 : unit.mode === 'march' ? 2 : 1;
	return hasty * mode * (unit.unsupplied ? 2 : 1) * (disorganised ? 2 : 1);
};

const unitPart = ({ combat, charging, disorganised }: Stand, role: Role, unit: Fighter): Part => [
	charging.includes(unit.id) ? (unit.charge ?? unit.strength) : unit.strength,
	divisorOf(combat, role, unit, disorganised.includes(unit.id))
];

/** 9.1.2, 9.2.2, 9.3 A train in contact adds its full support value; tanks and cars add their strength. */
const vehiclePart = (combat: Combat, role: Role, vehicle: Fighter): Part => [
	vehicle.strength,
	isTrain(vehicle.type) ? 1 : divisorOf(combat, role, vehicle, false)
];

/** 8.8.1 Guns that defend an Assault alone: their steps; 1 if in March mode, Unsupplied, Routed or Disorganised. */
const assaultedGun = (gun: Fighter, disorganised: boolean): Part => [
	gun.mode !== 'combat' || gun.unsupplied || disorganised ? 1 : gun.steps,
	1
];

/** 8.7.1, 8.8.1 The strength of a side, including its supports. */
export const strengthOf = (
	book: Book,
	stand: Stand,
	role: Role,
	during: 'cohesion' | 'assault'
): number => {
	const { combat, passed, disorganised } = stand;
	const units = combatUnitsOf(role === 'attacker' ? combat.attackers : combat.defenders);
	const support = supportStrength(book, combat.kind, supportsIn(combat, role), passed);
	const parts: Part[] = [
		...units.map((unit) => unitPart(stand, role, unit)),
		...vehiclesOf(combat, role).map((vehicle) => vehiclePart(combat, role, vehicle)),
		...support.whole
	];
	let failed = support.failed;
	if (role === 'defender') {
		if (during === 'assault')
			for (const gun of gunsAlone(combat.defenders))
				parts.push(assaultedGun(gun, disorganised.includes(gun.id)));
		else {
			const guns = loneGunStrength(book, combat, passed);
			parts.push(...guns.whole);
			failed += guns.failed;
		}
	}
	return totalStrength(parts) + failed;
};

/** 8.7.1 The strengths of both sides at the Cohesion Check. */
export interface Strengths {
	readonly attacker: number;
	readonly defender: number;
}
export const cohesionStrengths = (book: Book, stand: Stand): Strengths => ({
	attacker: strengthOf(book, stand, 'attacker', 'cohesion'),
	defender: strengthOf(book, stand, 'defender', 'cohesion')
});

/**
 * 8.7.1 What the ratio of strengths adds to the attacker's and the defender's die; by exact numbers (OR-04). New Combat
 * Rules: by who is stronger (OR-N1).
 */
export const ratioModifiers = (
	book: Book,
	attacker: number,
	defender: number
): readonly [attacker: number, defender: number] => {
	if (book.options.combat === 'new')
		return attacker === defender ? [0, 0] : attacker > defender ? [-1, 1] : [1, -1];
	if (attacker > 0 && ratioAtLeast(attacker, defender, 2, 1)) return [-1, 1];
	return attacker < defender || attacker === 0 ? [1, -1] : [0, 0];
};
