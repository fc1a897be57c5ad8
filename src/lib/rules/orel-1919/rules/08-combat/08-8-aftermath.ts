import { isArtillery, type CohesionResult, type MoraleResult, type Role } from '../../types.ts';
import { fightersOf, gunsAlone, type Combat, type Fighter } from '../08-combat.ts';
import type { Results } from './08-8-assault.ts';
import { gunsFollow, routsOrSurrenders, type Fate } from './08-7-stack.ts';

type Losses = Readonly<Record<string, number>>;

/** 8.8.2 What became of every combat unit and gun of one side after losses and Morale. */
export type Fates = Readonly<Record<string, Fate>>;

const FATE: Record<MoraleResult, Fate> = {
	repulsed: 'stays',
	retreat: 'retreat',
	rout: 'rout',
	surrender: 'surrender'
};

const dead = (losses: Losses, { id, steps }: Fighter): boolean => (losses[id] ?? 0) >= steps;

/** 8.8.2 The fates of a side's units that fought the Assault; a unit without a Morale result stays. A Routed unit that routs again surrenders (8.7.3). */
const unitFates = (
	combat: Combat,
	role: Role,
	losses: Losses,
	morale: Readonly<Record<string, MoraleResult>>
): Fates =>
	Object.fromEntries(
		fightersOf(combat, role).map((unit): [string, Fate] => {
			if (dead(losses, unit)) return [unit.id, 'eliminated'];
			const result = morale[unit.id];
			const fate: Fate = result === undefined ? 'stays' : FATE[result];
			return [unit.id, fate === 'rout' ? routsOrSurrenders(unit.mode) : fate];
		})
	);

/** 8.8.2 The fates of the guns with the defenders: they follow the combat units, and rout when none is left. */
const gunFates = (combat: Combat, losses: Losses, companions: Fates): Fates => {
	const alone = gunsAlone(combat.defenders);
	const guns = combat.defenders.filter(
		(one) => isArtillery(one.type) && !one.sheltering && !alone.includes(one)
	);
	const follows = gunsFollow(Object.values(companions));
	return Object.fromEntries(
		guns.map((gun): [string, Fate] => [
			gun.id,
			dead(losses, gun) ? 'eliminated' : follows === 'rout' ? routsOrSurrenders(gun.mode) : follows
		])
	);
};

/** 8.8.2 Everything that an Assault did to the units and guns of both sides. */
export interface Aftermath {
	readonly attacker: Fates;
	readonly defender: Fates;
	/** 4.1 Steps of each side that surrender. */
	readonly surrendered: Readonly<Record<Role, number>>;
}

/** 4.1 How many steps surrender. */
export const surrendered = (
	fighters: readonly Fighter[],
	fates: Fates,
	losses: Losses = {}
): number =>
	fighters
		.filter(({ id }) => fates[id] === 'surrender')
		.reduce((sum, { id, steps }) => sum + steps - (losses[id] ?? 0), 0);

/** 8.8.2 The end of an Assault: who stays, who goes, who is captured. */
export const aftermath = (
	combat: Combat,
	losses: Losses,
	morale: Readonly<Record<string, MoraleResult>>
): Aftermath => {
	const attacker = unitFates(combat, 'attacker', losses, morale);
	const units = unitFates(combat, 'defender', losses, morale);
	const defender = { ...units, ...gunFates(combat, losses, units) };
	return {
		attacker,
		defender,
		surrendered: {
			attacker: surrendered(combat.attackers, attacker, losses),
			defender: surrendered(combat.defenders, defender, losses)
		}
	};
};

const COHESION_FATE: Record<CohesionResult, Fate> = {
	ok: 'stays',
	disorganised: 'stays',
	repulsed: 'stays',
	retreat: 'retreat',
	rout: 'rout'
};

/** 8.7.2 The fates of a side after the Cohesion Check, including those of the defender's guns. */
export const cohesionFates = (combat: Combat, role: Role, results: Results): Fates => {
	const fateOf = (unit: Fighter, fate: Fate): Fate =>
		fate === 'rout' ? routsOrSurrenders(unit.mode) : fate;
	const fighters = fightersOf(combat, role);
	const fates = Object.fromEntries(
		fighters.map((unit) => [unit.id, fateOf(unit, COHESION_FATE[results[unit.id] ?? 'ok'])])
	);
	if (role === 'attacker') return fates;
	const follows = gunsFollow(Object.values(fates));
	for (const gun of combat.defenders)
		if (isArtillery(gun.type) && !gun.sheltering && !fighters.includes(gun))
			fates[gun.id] = fateOf(gun, follows);
	return fates;
};
