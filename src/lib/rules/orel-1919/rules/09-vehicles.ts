import type { Draw } from '#lib/kernel/dice/draw.ts';
import { die } from '#lib/kernel/dice/draw.ts';
import type { Book } from '../book.ts';
import { isArtillery, isTrain, type Role } from '../types.ts';
import { check, type Check } from './01-2-check.ts';
import {
	fightersOf,
	hasIntegratedArtillery,
	otherRole,
	sideOf,
	supportsIn,
	vehiclesOf,
	type Combat,
	type Fighter
} from './08-combat.ts';
import { words } from '../words/en/rules.ts';

/** 9 The highest face on which a vehicle loses a step. */
const DESTROYED_ON = 1;

/** 9 Did this enemy have guns, integrated guns or a train in the Assault, present or in support? */
const firedUpon = (combat: Combat, role: Role): boolean => {
	const enemy = otherRole(role);
	const there = sideOf(combat, enemy);
	return (
		supportsIn(combat, enemy).length > 0 ||
		hasIntegratedArtillery(fightersOf(combat, enemy)) ||
		there.some(({ type }) => isArtillery(type) || isTrain(type))
	);
};

/** 9 After an Assault: the vehicles of a side that check for destruction, and how many of them do. */
export interface VehicleChecks {
	readonly vehicles: readonly string[];
	/** Fewer than all by the option in 9, in which case the owner picks them. */
	readonly checks: number;
}

/** 9 A vehicle checks when its side lost a step and enemy guns or a train took part. */
export const vehicleChecks = (
	book: Book,
	combat: Combat,
	role: Role,
	stepsLost: number
): VehicleChecks => {
	const vehicles = vehiclesOf(combat, role).map(({ id }) => id);
	if (stepsLost === 0 || !firedUpon(combat, role)) return { vehicles, checks: 0 };
	return {
		vehicles,
		checks:
			book.options.vehicle_losses === 'each'
				? vehicles.length
				: Math.min(stepsLost, vehicles.length)
	};
};

/** 9 One vehicle checks; if the check is passed, it loses a step. */
export const vehicleDestruction = (): Draw<Check> =>
	check(DESTROYED_ON, {
		label: words.destructionOfAVehicle,
		rule: '9',
		word: words.hit,
		other: words.unharmed
	});

/** 9 A step lost: an undamaged heavy train is damaged, any other vehicle is gone. */
export const vehicleAfterHit = (
	vehicle: Pick<Fighter, 'heavy' | 'damaged'>
): 'damaged' | 'eliminated' => (vehicle.heavy && !vehicle.damaged ? 'damaged' : 'eliminated');

/**
 * 9.1.2 All other units of its hex are gone: a train in contact is captured, other trains retreat two hexes, other
 * vehicles are lost.
 */
export const vehicleAlone = (
	vehicle: Pick<Fighter, 'type' | 'inContact'>
): 'captured' | 'two hexes back' | 'eliminated' => {
	if (!isTrain(vehicle.type)) return 'eliminated';
	return vehicle.inContact ? 'captured' : 'two hexes back';
};

/** 9, 9.1.2 The fate of a vehicle that could not leave before combat, when combat units enter its hex. */
export const vehicleOverrun = (vehicle: Pick<Fighter, 'type'>): 'captured' | 'eliminated' =>
	isTrain(vehicle.type) ? 'captured' : 'eliminated';

/** 9.2.1 A tank that has broken down is lost where it must retreat. */
export const lostInRetreat = ({ type, broken }: Pick<Fighter, 'type' | 'broken'>): boolean =>
	type === 'tank' && broken === true;

/** 9.2.1 The highest face on which a tank breaks down when about to spend its first MP of a turn. */
const BREAKS_DOWN_TO = 2;

/** 9.2.1 Does the tank break down? */
export const tankBreaksDown = (): Draw<boolean> =>
	die(6, {
		label: words.breakdownOfATank,
		rule: '9.2.1',
		needs: { from: BREAKS_DOWN_TO + 1, to: 6, word: words.runs, other: words.breaksDown }
	}).map((face) => face <= BREAKS_DOWN_TO);
