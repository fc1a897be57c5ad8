import { vehicleAfterHit } from '../../rules/09-vehicles.ts';
import { isVehicle } from '../../types.ts';
import type { Fact } from '../facts.ts';
import { counterOf, type Game } from '../game.ts';
import type { Unit, UnitId } from '../state.ts';
import { fighterOf } from './scene.ts';

export const stepsLost = (rule: string, unit: UnitId, steps: number, prisoners = 0): Fact => ({
	type: 'stepsLost',
	rule,
	unit,
	steps,
	prisoners
});

/** 4.1 A unit is gone with all its steps, of which this many are prisoners. */
export const removed = (rule: string, unit: UnitId, prisoners: number): Fact => ({
	type: 'removed',
	rule,
	unit,
	prisoners
});

/** 4.1 A unit is gone; the steps of one that surrenders become prisoners, except those of vehicles. */
export const taken = (game: Game, rule: string, unit: Unit, surrenders: boolean): Fact =>
	removed(rule, unit.id, surrenders && !isVehicle(counterOf(game, unit.id).type) ? unit.steps : 0);

/** 9 A vehicle is hit: it loses a step or is gone. */
export const hitVehicle = (game: Game, vehicle: Unit, rule: string): Fact =>
	vehicleAfterHit(fighterOf(game, vehicle)) === 'damaged'
		? stepsLost(rule, vehicle.id, 1)
		: removed(rule, vehicle.id, 0);

/** 8.2.1, 3.2 These units are Unsupplied now; no fact where there are none. */
export const becameUnsupplied = (
	units: readonly UnitId[],
	rule: '8.2.1' | '3.2' = '8.2.1'
): readonly Fact[] => (units.length > 0 ? [{ type: 'becameUnsupplied', rule, units }] : []);

/** 8.2.1 These units are supplied again; no fact where there are none. */
export const resupplied = (units: readonly UnitId[]): readonly Fact[] =>
	units.length > 0 ? [{ type: 'resupplied', rule: '8.2.1', units, depot: null, points: 0 }] : [];
