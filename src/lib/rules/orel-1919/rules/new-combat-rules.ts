import { modifiers, total, type Modifier } from '#lib/kernel/book/modifier.ts';
import type { Book } from '../book.ts';
import { isInfantry, type Role } from '../types.ts';
import {
	combatUnitsOf,
	fightersOf,
	hasIntegratedArtillery,
	otherRole,
	predominantTq,
	SHOCK_TQ,
	vehiclesOf,
	type Checking,
	type Stand
} from './08-combat.ts';
import { allEntrenched, chargesAlone } from './08-combat/08-7-charge.ts';
import { cohesionStrengths, type Strengths } from './08-combat/08-7-strength.ts';
import { groundMet, groundModifier, tankAttacks } from './08-combat/08-8-ground.ts';
import { words } from '../words/en/rules.ts';

/** New Combat Rules: what a side brings to the Cohesion Check. */
export interface NewSide {
	readonly vehicle: boolean;
	readonly integratedArtillery: boolean;
	/** Its cavalry charges, without infantry, infantry in Combat mode. */
	readonly cavalryChargesAlone: boolean;
	/** Its cavalry charges and no enemy cavalry charges back. */
	readonly unansweredCharge: boolean;
	readonly tq6Infantry: boolean;
}

/** New Combat Rules: both sides before the Cohesion Check. */
export interface NewCohesion {
	readonly strengths: Strengths;
	readonly attacker: NewSide;
	readonly defender: NewSide;
	/** The modifier for terrain, or for entrenchment where all are dug in. */
	readonly ground: number;
}

const CITE = 'New Combat Rules';

/** New Combat Rules: the modifiers of a side's one die, in the order of the list. Equal strengths add nothing (OR-N1). */
export const newCohesionModifiers = (situation: NewCohesion, role: Role): Modifier[] => {
	const own = situation[role];
	const enemy = situation[otherRole(role)];
	const { strengths, ground } = situation;
	const defends = role === 'defender';
	const lead = strengths[role] - strengths[otherRole(role)];
	return modifiers(
		[CITE, lead > 0 ? words.strongerSide : words.weakerSide, -Math.sign(lead)],
		[CITE, words.ownVehicle, own.vehicle ? -1 : 0],
		[CITE, words.enemyVehicle, enemy.vehicle ? 1 : 0],
		[CITE, words.enemyIntegratedArtillery, enemy.integratedArtillery ? 1 : 0],
		[CITE, words.cavalryChargesInfantryAlone, own.cavalryChargesAlone ? 2 : 0],
		[CITE, words.enemyCavalryCharges, enemy.unansweredCharge ? 1 : 0],
		[CITE, words.tq6InfantryAttacks, defends && enemy.tq6Infantry && !own.tq6Infantry ? 1 : 0],
		[CITE, words.terrainOrEntrenchment, defends ? ground : 0]
	);
};

/** New Combat Rules: does cavalry of this side charge, and none against it? Cavalry that could and does not counts for nothing. */
const isUnanswered = ({ combat, charging }: Stand, role: Role): boolean => {
	const charges = (one: Role): boolean =>
		fightersOf(combat, one).some(({ id }) => charging.includes(id));
	return charges(role) && !charges(otherRole(role));
};

const sideOf = (stand: Stand, role: Role): NewSide => {
	const fighters = fightersOf(stand.combat, role);
	return {
		vehicle: vehiclesOf(stand.combat, role).length > 0,
		integratedArtillery: hasIntegratedArtillery(fighters),
		cavalryChargesAlone: chargesAlone(stand, role),
		unansweredCharge: isUnanswered(stand, role),
		tq6Infantry: fighters.some(({ type, tq }) => isInfantry(type) && tq >= SHOCK_TQ)
	};
};

/** New Combat Rules: a combat as this check sees it. */
const newCohesionOf = (book: Book, stand: Stand): NewCohesion => {
	const { combat } = stand;
	const dugIn = allEntrenched(combat.defenders, tankAttacks(combat));
	return {
		strengths: cohesionStrengths(book, stand),
		attacker: sideOf(stand, 'attacker'),
		defender: sideOf(stand, 'defender'),
		ground: groundModifier(book, groundMet(combat, combatUnitsOf(combat.attackers), dugIn))
	};
};

/** New Combat Rules: every unit of a side checks with the side's predominant TQ and the same modifiers. */
export const newChecking = (book: Book, stand: Stand, role: Role): readonly Checking[] => {
	const fighters = fightersOf(stand.combat, role);
	if (fighters.length === 0) return [];
	const tq = predominantTq(fighters);
	const lines = [
		...newCohesionModifiers(newCohesionOf(book, stand), role),
		...modifiers(['6.2', 'Cheka', stand.combat.events?.cheka === role ? -1 : 0])
	];
	const modifier = total(lines);
	const speech = stand.combat.events?.fierySpeech;
	return fighters.map(({ id }) => ({
		id,
		tq,
		modifier,
		lines,
		...(id === speech ? { passes: true } : {})
	}));
};
