import { vehicleDestruction } from '../rules/09-vehicles.ts';
import type { Role } from '../types.ts';
import { hitVehicle } from '../engine/combat/losses.ts';
import type { Fact } from '../engine/facts.ts';
import type { Game } from '../engine/game.ts';
import { dice, type Owed } from '../engine/owed.ts';
import type { Unit } from '../engine/state.ts';

/** 9 One vehicle checks for destruction. */
export const destroying = (game: Game, role: Role, vehicle: Unit): Owed =>
	dice(
		'vehicle-destruction',
		vehicle.player,
		[vehicle.id],
		vehicleDestruction().map((fell): readonly Fact[] => [
			...(fell.passed ? [hitVehicle(game, vehicle, '9')] : []),
			{ type: 'vehicleChecked', role, unit: vehicle.id, ...fell }
		])
	);
