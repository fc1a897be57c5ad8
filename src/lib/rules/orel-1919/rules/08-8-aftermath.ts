import { isArtillery, isCombatUnit, type MoraleResult, type Role } from '../types.ts';
import { fightersOf, gunsAlone, type Combat, type Fighter } from './08-combat.ts';
import type { AssaultResult } from './08-8-assault.ts';
import { prisonersOfDestruction } from './08-8-losses.ts';
import { routsOrSurrenders } from './08-7-rout.ts';
import { gunsFollow, type Fate } from './08-7-stack.ts';

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

/** 8.8.2 Fates of the units of a side that fought the Assault; a unit without a Morale result stays. A Routed unit that routs again surrenders (8.7.3). */
export const unitFates = (
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

/** 8.8.2 Fates of guns that stand with the defenders: they follow the combat units, and rout when none is left. */
export const gunFates = (combat: Combat, losses: Losses, companions: Fates): Fates => {
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
	/** 4.1 Prisoners that each side takes. */
	readonly takes: Readonly<Record<Role, number>>;
}

const surrendered = (fighters: readonly Fighter[], losses: Losses, fates: Fates): number =>
	fighters
		.filter(({ id }) => fates[id] === 'surrender')
		.reduce((sum, { id, steps }) => sum + steps - (losses[id] ?? 0), 0);

/** 8.8.2 An Assault is over: who stays, who goes, who is taken. Only the winner counts prisoners of a destroyed side. */
export const aftermath = (
	combat: Combat,
	loser: AssaultResult['loser'],
	losses: Losses,
	morale: Readonly<Record<string, MoraleResult>>
): Aftermath => {
	const attacker = unitFates(combat, 'attacker', losses, morale);
	const units = unitFates(combat, 'defender', losses, morale);
	const defender = { ...units, ...gunFates(combat, losses, units) };
	const attackers = fightersOf(combat, 'attacker');
	const defenders = combat.defenders.filter(
		({ type, sheltering }) => !sheltering && (isCombatUnit(type) || isArtillery(type))
	);
	return {
		attacker,
		defender,
		takes: {
			attacker:
				surrendered(defenders, losses, defender) +
				(loser === 'defender' ? prisonersOfDestruction(defenders, losses) : 0),
			defender:
				surrendered(attackers, losses, attacker) +
				(loser === 'attacker' ? prisonersOfDestruction(attackers, losses) : 0)
		}
	};
};
