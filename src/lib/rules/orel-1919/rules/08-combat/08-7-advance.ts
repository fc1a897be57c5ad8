import { nearest } from '#lib/kernel/hex/ratio.ts';
import {
	isArtillery,
	isCavalry,
	isCombatUnit,
	isDepot,
	type CohesionResult,
	type MoraleResult,
	type Role
} from '../../types.ts';
import type { Fighter } from '../08-combat.ts';

/** 8.7.4 Is the hex cleared of its defenders? Depots do not hold it (3.3). */
export const isCleared = (defendersThere: readonly Fighter[]): boolean =>
	defendersThere.every(({ type }) => isDepot(type));

/** 8.7.4, 8.8.3 The attackers that may enter the cleared hex: no guns, and none that were Repulsed or driven back. */
export const mayAdvance = (
	attackersLeft: readonly Fighter[],
	results: Readonly<Record<string, CohesionResult | MoraleResult>>
): readonly Fighter[] =>
	attackersLeft.filter(
		({ id, type }) =>
			!isArtillery(type) && !isDepot(type) && ['ok', 'disorganised'].includes(results[id] ?? 'ok')
	);

/** 8.7.4, 8.8.3 Must one of them enter? Before the Assault none must; after it a combat unit must, unless the attacker lost and none may. */
export const advance = (
	after: 'retreat before combat' | 'cohesion' | 'assault',
	loser: Role | null
): 'may' | 'must' | 'may not' => {
	if (after !== 'assault') return 'may';
	return loser === 'attacker' ? 'may not' : 'must';
};

/** 8.7.4 A pursuit that could follow an advance. */
export interface Pursuit {
	readonly advanced: readonly Fighter[];
	/** The defenders that left, where they now stand. */
	readonly beaten: readonly Fighter[];
	/** Friends that were already there shelter them. */
	readonly sheltered: boolean;
	/** Only one pursuit per combat, and none after a retreat before combat. */
	readonly allowed: boolean;
}

/** 8.7.4 The cavalry that may pursue; one armoured car may go with it. None where the defeated units found shelter. */
export const mayPursue = ({
	advanced,
	beaten,
	sheltered,
	allowed
}: Pursuit): readonly Fighter[] => {
	if (!allowed || sheltered || !beaten.some(({ type }) => isCombatUnit(type) || isArtillery(type)))
		return [];
	const cavalry = advanced.filter(({ type }) => isCavalry(type));
	if (cavalry.length === 0) return [];
	return [...cavalry, ...advanced.filter(({ type }) => type === 'armored-car')];
};

/** 8.7.4 Are all survivors Routed? The pursuit then goes two hexes, suffers nothing, and takes prisoners. */
export const freePursuit = (beaten: readonly Fighter[]): boolean => {
	const units = beaten.filter(({ type }) => isCombatUnit(type) || isArtillery(type));
	return units.length > 0 && units.every(({ mode }) => mode === 'routed');
};

/** 8.7.4, 4.1 Half of the steps that units which are all Routed lose to a pursuit become prisoners (OR-73). */
export const prisonersOfPursuit = (stepsLost: number): number => nearest(stepsLost / 2);
