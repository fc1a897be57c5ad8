import type { Book } from '../../book.ts';
import {
	isArtillery,
	isCavalry,
	isCombatUnit,
	type Mode,
	type Role,
	type Terrain
} from '../../types.ts';
import {
	combatUnitsOf,
	fightersOf,
	hasCavalry,
	hasInfantry,
	otherRole,
	stepsOf,
	type Combat,
	type Fighter,
	type Stand
} from '../08-combat.ts';

/** 8.7.1 What cavalry sees of an enemy unit. */
export type EnemyCondition = Mode | 'disorganised' | 'auxiliary';

/** 8.7.1 Cavalry that may want to charge. */
export interface Charge {
	readonly role: Role;
	readonly tq: number;
	readonly mode: Mode;
	readonly enemies: readonly EnemyCondition[];
	/** All terrain in the attacked hex. */
	readonly terrain: readonly Terrain[];
	/** Every defender is entrenched, and no tank attacks (9.2.2). */
	readonly allEntrenched: boolean;
}

/** 8.7.1 Cavalry of at least this TQ charges any unit. */
const CHARGES_ANYBODY = 5;

/** 8.7.1 May it charge (OR-22)? */
export const mayCharge = (book: Book, charge: Charge): boolean => {
	const { role, tq, mode, enemies, terrain, allEntrenched } = charge;
	if (terrain.some((ground) => book.charts.TERRAIN_EFFECTS.at(ground, 'noCharge') === 1))
		return false;
	if (role === 'attacker' && allEntrenched) return false;
	if (role === 'defender' && (mode === 'routed' || mode === 'march')) return false;
	return tq >= CHARGES_ANYBODY || !enemies.includes('combat');
};

/** 7.3, 8.7.1 Are all combat units and guns in the hex entrenched? An attacking tank cancels entrenchments (9.2.2). */
export const allEntrenched = (defenders: readonly Fighter[], tankAttacks: boolean): boolean => {
	if (tankAttacks) return false;
	const units = defenders.filter(
		({ type, sheltering }) => !sheltering && (isCombatUnit(type) || isArtillery(type))
	);
	return units.length > 0 && units.every(({ entrenched }) => entrenched === true);
};

/** 8.7.1 The conditions of a side's units as enemy cavalry sees them. */
const conditionsOf = (
	fighters: readonly Fighter[],
	disorganised: readonly string[]
): readonly EnemyCondition[] =>
	fighters
		.filter(({ sheltering }) => !sheltering)
		.map(({ id, type, mode }) => {
			if (!isCombatUnit(type)) return 'auxiliary';
			return mode === 'combat' && disorganised.includes(id) ? 'disorganised' : mode;
		});

/** 8.7.1 The cavalry of a side that may charge, as the two sides stand now. */
export const chargersOf = (
	book: Book,
	combat: Combat,
	role: Role,
	disorganised: readonly string[] = []
): readonly string[] => {
	const sides = { attacker: combat.attackers, defender: combat.defenders };
	const own = sides[role].filter(({ type, sheltering }) => isCavalry(type) && !sheltering);
	if (own.length === 0) return [];
	const tank = combat.attackers.some(
		({ type, broken, unsupplied }) => type === 'tank' && !broken && !unsupplied
	);
	const seen = {
		role,
		enemies: conditionsOf(sides[otherRole(role)], disorganised),
		terrain: combat.terrain,
		allEntrenched: allEntrenched(combat.defenders, tank)
	};
	return own.filter(({ tq, mode }) => mayCharge(book, { ...seen, tq, mode })).map(({ id }) => id);
};

/** 8.7.1 Does cavalry without infantry charge infantry that is all in Combat mode and has no cavalry with it? */
export const chargesAlone = ({ combat, charging }: Stand, role: Role): boolean => {
	const own = fightersOf(combat, role);
	const enemies = combatUnitsOf(role === 'attacker' ? combat.defenders : combat.attackers);
	return (
		own.some(({ id }) => charging.includes(id)) &&
		!hasInfantry(own) &&
		enemies.length > 0 &&
		!hasCavalry(enemies) &&
		enemies.every(({ mode }) => mode === 'combat')
	);
};

/** 8.7.1 Charging enemy cavalry counts from this many steps. */
const FEARED_STEPS = 2;
/** 8.7.1 Do two or more steps of enemy cavalry charge, while none of its own cavalry is able to? */
export const facesCharge = (book: Book, { combat, charging }: Stand, role: Role): boolean => {
	const enemies = fightersOf(combat, otherRole(role)).filter(({ id }) => charging.includes(id));
	return stepsOf(enemies) >= FEARED_STEPS && chargersOf(book, combat, role).length === 0;
};
