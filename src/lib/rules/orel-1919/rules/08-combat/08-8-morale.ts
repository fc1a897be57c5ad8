import { die, Draw } from '#lib/kernel/dice/draw.ts';
import { modifiers, total, type Modifier } from '#lib/kernel/book/modifier.ts';
import type { Book } from '../../book.ts';
import type { MoraleResult, Role } from '../../types.ts';
import type { SideCheck } from './08-7-cohesion.ts';
import {
	checkRow,
	fightersOf,
	otherRole,
	vehiclesOf,
	type Checking,
	type Numbered,
	type Combat
} from '../08-combat.ts';
import { words } from '#lib/rules/orel-1919/words/en/rules.ts';

/** 8.8.2 A unit of the side that lost the Assault. */
export interface Shaken {
	/** The modifier from the column of the Assault. */
	readonly column: number;
	/** Steps it lost in this Assault, and before it. */
	readonly lost: number;
	readonly lostBefore: number;
	/** All adjacent hexes are in enemy ZoC. */
	readonly ringed: boolean;
	/** A vehicle of its own side in its stack, and one of the enemy's; they count only by OR-41. */
	readonly ownVehicle: boolean;
	readonly enemyVehicle: boolean;
	readonly cheka: boolean;
}

/** 8.8.2 The modifiers of the Morale die for a unit, in the order of the table (OR-10, OR-41). */
export const moraleModifiers = (book: Book, shaken: Shaken): Modifier[] => {
	const vehicles = book.readings['OR-41'] === 'morale_too';
	const before = book.readings['OR-10'] === 'all' ? shaken.lostBefore : 0;
	return modifiers(
		['8.8.2', words.assault, shaken.column],
		['8.8.2', words.stepsLost, shaken.lost + before],
		['8.8.2', 'Surrounded by enemy ZoC', shaken.ringed ? 1 : 0],
		['9', words.vehicleInTheStack, vehicles && shaken.ownVehicle ? -1 : 0],
		['9', words.enemyVehicle, vehicles && shaken.enemyVehicle ? 1 : 0],
		['6.2', 'Cheka', shaken.cheka ? -1 : 0]
	);
};

/** 8.8.2 The result of a die for a unit; by OR-09 a natural 1 succeeds. */
export const moraleResult = (
	book: Book,
	role: Role,
	tq: number,
	face: number,
	modifier: number
): MoraleResult => {
	const natural = face === 1 && book.readings['OR-09'] === 'succeeds';
	return book.charts.MORALE.at(natural ? 0 : checkRow(face + modifier - tq), role);
};

/** 8.8.2 The loser's surviving units with the modifiers of each; both sides as they met in the Assault. */
export const checkingMorale = (
	book: Book,
	combat: Combat,
	role: Role,
	column: number,
	losses: Readonly<Record<string, number>>
): readonly Checking[] => {
	const own = vehiclesOf(combat, role);
	const enemyVehicle = vehiclesOf(combat, otherRole(role)).length > 0;
	const speech = combat.events?.moraleSpeech;
	return fightersOf(combat, role)
		.filter(({ id, steps }) => steps > (losses[id] ?? 0))
		.map((unit) => {
			const lines = moraleModifiers(book, {
				column,
				lost: losses[unit.id] ?? 0,
				lostBefore: unit.lost ?? 0,
				ringed: unit.ringed?.(losses) === true,
				ownVehicle: own.some(({ hex }) => hex === unit.hex),
				enemyVehicle,
				cheka: combat.events?.cheka === role
			});
			return {
				id: unit.id,
				tq: unit.tq,
				modifier: total(lines),
				lines,
				...(unit.id === speech ? { passes: true } : {})
			};
		});
};

/** 8.8.2 The result of one die for each unit, in order. */
export const moraleResults = (
	book: Book,
	role: Role,
	units: readonly Numbered[],
	face: number
): readonly MoraleResult[] =>
	units.map(({ tq, modifier, passes }) =>
		passes ? book.charts.MORALE.at(0, role) : moraleResult(book, role, tq, face, modifier)
	);

/** 8.8.2 One die for the losing side (OR-36); none where nobody checks. */
export const morale = (
	book: Book,
	role: Role,
	units: readonly Numbered[]
): Draw<SideCheck<MoraleResult>> =>
	units.length === 0
		? Draw.of({ die: null, results: [] })
		: die(6, { label: words.morale, rule: '8.8.2' }).map((face) => ({
				die: face,
				results: moraleResults(book, role, units, face)
			}));
