import { mayLoseNext, type Loser } from '#lib/kernel/hex/losses.ts';
import { mostCommon, type Weighted } from '#lib/kernel/hex/predominant.ts';
import { isArtillery, isMotor, type Role } from '../../types.ts';
import type { Battle } from './08-2-modifiers.ts';
import type { Bearers } from './08-2-5-results.ts';
import { leading, moraleOf, type Fighter } from './08-2-values.ts';

/** 8.2.6 Who can lose EP in a combat, in their order: combat units, then the defender's guns; a lone fort. */
export const losers = (units: readonly Fighter[], role: Role): readonly Loser[] => {
	const lead = leading(units);
	const groups = lead.flatMap((unit): Weighted[] => {
		const of = moraleOf(unit);
		return of === null || unit.ep === 0 ? [] : [[of, unit.ep]];
	});
	const common = groups.length > 0 ? mostCommon(groups) : 0;
	const guns =
		role === 'defender'
			? units.filter((unit) => isArtillery(unit.type) && !lead.includes(unit))
			: [];
	const first = (unit: Fighter): boolean =>
		unit.type === 'cavalry' || unit.state === 'routed' || moraleOf(unit) === common;
	return [
		...lead.map((unit) => ({ id: unit.id, steps: unit.ep, first: first(unit), rank: 0 })),
		...guns.map((unit) => ({ id: unit.id, steps: unit.ep, first: true, rank: 1 }))
	].filter(({ steps }) => steps > 0);
};

/** 8.2.6 Who may take the next loss: nobody a second one before everybody has one; then whoever is left (WO-64). */
export const nextLosers = (
	units: readonly Fighter[],
	role: Role,
	taken: readonly string[]
): readonly string[] => mayLoseNext(losers(units, role), taken, 'anybody');

const epOf = (units: readonly { readonly ep: number }[]): number =>
	units.reduce((sum, { ep }) => sum + ep, 0);

/** 8.2.6 The EP engaged on both sides. */
export const bearers = ({ attackers, defenders }: Battle): Bearers => {
	const lead = leading(defenders);
	return {
		attackerEp: epOf(leading(attackers)),
		defenderEp: epOf(lead),
		gunEp: epOf(defenders.filter((unit) => isArtillery(unit.type) && !lead.includes(unit)))
	};
};

/** 8.2.6 Whom a d meets: combat units and vehicles engaged; guns, or a fort, where they are alone. */
export const disorganises = (units: readonly Fighter[]): readonly Fighter[] => [
	...leading(units),
	...units.filter(({ type }) => isMotor(type))
];
