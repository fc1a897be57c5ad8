import { die, Draw } from '#lib/kernel/dice/draw.ts';
import { modifiers, total, type Modifier } from '#lib/kernel/book/modifier.ts';
import type { Book } from '../../book.ts';
import { isCavalry, isInfantry, type CohesionResult, type Role } from '../../types.ts';
import {
	checkRow,
	combatUnitsOf,
	fightersOf,
	hasIntegratedArtillery,
	otherRole,
	SHOCK_TQ,
	vehiclesOf,
	type Checking,
	type Numbered,
	type Fighter,
	type Stand
} from '../08-combat.ts';
import { chargesAlone, facesCharge } from './08-7-charge.ts';
import { cohesionStrengths, ratioModifiers, type Strengths } from './08-7-strength.ts';
import { groundMet, groundWorth, tankAttacks } from './08-8-ground.ts';
import { newChecking } from '../new-combat-rules.ts';
import { words } from '#lib/rules/orel-1919/words/en/rules.ts';

/** 8.7.1 The modifiers of the Cohesion die for one unit, in the order of the chart. */
export const cohesionModifiers = (
	book: Book,
	stand: Stand,
	role: Role,
	unit: Fighter,
	strengths: Strengths = cohesionStrengths(book, stand)
): Modifier[] => {
	const { combat, charging } = stand;
	const own = vehiclesOf(combat, role);
	const enemy = fightersOf(combat, otherRole(role));
	const defends = role === 'defender';
	const shock =
		defends &&
		combatUnitsOf(combat.attackers).some(({ type, tq }) => isInfantry(type) && tq >= SHOCK_TQ) &&
		!(isInfantry(unit.type) && unit.tq >= SHOCK_TQ);
	const entrenched = unit.entrenched === true && !tankAttacks(combat);
	const ground = groundWorth(book, groundMet(combat, combatUnitsOf(combat.attackers), entrenched));
	const [forAttacker, forDefender] = ratioModifiers(book, strengths.attacker, strengths.defender);
	return modifiers(
		[
			'8.7.1',
			forAttacker < 0 ? words.attackerAtLeastTwiceAsStrong : words.attackerWeaker,
			defends ? forDefender : forAttacker
		],
		['9', words.vehicleInTheStack, own.some(({ hex }) => hex === unit.hex) ? -1 : 0],
		['9', words.enemyVehicle, vehiclesOf(combat, otherRole(role)).length > 0 ? 1 : 0],
		['8.7.1', words.enemyIntegratedArtillery, hasIntegratedArtillery(enemy) ? 1 : 0],
		[
			'8.7.1',
			words.cavalryChargesInfantryAlone,
			isCavalry(unit.type) && charging.includes(unit.id) && chargesAlone(stand, role) ? 2 : 0
		],
		['8.7.1', words.enemyCavalryCharges, facesCharge(book, stand, role) ? 1 : 0],
		['8.7.1', words.tq6InfantryAttacks, shock ? 1 : 0],
		['8.7.1', ground.says, defends ? ground.worth : 0],
		['6.2', 'Cheka', combat.events?.cheka === role ? -1 : 0]
	);
};

/** 8.7.2 The result of a die for a unit; a natural 1 always succeeds. */
export const cohesionResult = (
	book: Book,
	role: Role,
	tq: number,
	face: number,
	modifier: number
): CohesionResult => {
	if (face === 1) return 'ok';
	return book.charts.COHESION.at(checkRow(face + modifier - tq), role);
};

/** 8.7.1 The units of a side that check Cohesion, each with its own modified number (OR-08). */
export const checkingCohesion = (book: Book, stand: Stand, role: Role): readonly Checking[] => {
	if (book.options.combat === 'new') return newChecking(book, stand, role);
	const strengths = cohesionStrengths(book, stand);
	const speech = stand.combat.events?.fierySpeech;
	return fightersOf(stand.combat, role).map((unit) => {
		const lines = cohesionModifiers(book, stand, role, unit, strengths);
		return {
			id: unit.id,
			tq: unit.tq,
			modifier: total(lines),
			lines,
			...(unit.id === speech ? { passes: true } : {})
		};
	});
};

/** 8.7.2 The result of one die for each unit of a side, in order. */
export const cohesionResults = (
	book: Book,
	role: Role,
	units: readonly Numbered[],
	face: number
): readonly CohesionResult[] =>
	units.map(({ tq, modifier, passes }) =>
		passes ? 'ok' : cohesionResult(book, role, tq, face, modifier)
	);

/** 8.7.2, 8.8.2 One die for a side, and its result for each unit. */
export interface SideCheck<Result> {
	/** Null where nobody checks. */
	readonly die: number | null;
	/** In the order of the units. */
	readonly results: readonly Result[];
}

/** 8.7.1 One die for the side; none where nobody checks. */
export const cohesion = (
	book: Book,
	role: Role,
	units: readonly Numbered[]
): Draw<SideCheck<CohesionResult>> =>
	units.length === 0
		? Draw.of({ die: null, results: [] })
		: die(6, {
				label: role === 'attacker' ? words.attackersCohesion : words.defendersCohesion,
				rule: '8.7.1'
			}).map((face) => ({ die: face, results: cohesionResults(book, role, units, face) }));
