import type Fraction from 'fraction.js';
import { distance, type Hex } from '#lib/kernel/hex/hex.ts';
import type { Sliced } from '#lib/kernel/sliced.ts';
import { FIRE_RANGE } from '../../rules/08-combat/08-6-coordination.ts';
import { isArtillery, isCombatUnit, isDepot, isTrain, type UnitType } from '../../types.ts';
import { imaginedCombat, type Imagined } from '../combat/imagine.ts';
import { counterOf, hexIndex, unitOf, type Game } from '../game.ts';
import { unitsIn } from '../map/field.ts';
import type { State, UnitId } from '../state.ts';
import { legalOf } from './legal.ts';
import { chanceToFall } from './preview.ts';

/** What one unit more would add to an attack. */
export interface Gain {
	readonly unit: UnitId;
	/** The attack with it. */
	readonly attack: Imagined;
	/** By how much the chance is higher that the hex falls. */
	readonly gain: Fraction;
}

/** 7.2, 8.6.2 Could this unit take part in an attack on a hex from where it stands: next to it, or guns in range? */
export const standsNear = (game: Game, state: State, unit: UnitId, hex: Hex): boolean => {
	const { hex: from } = unitOf(game, state, unit);
	if (from === null || isDepot(counterOf(game, unit).type)) return false;
	const apart = distance(game.board.grid, hexIndex(game, from), hexIndex(game, hex));
	return apart <= (fires(counterOf(game, unit).type) ? FIRE_RANGE : 1);
};

/**
 * 8.6.2, 9.1.1 Would this unit support an attack on a hex, and not attack itself? Guns, and trains but one that stands
 * beside a hex where nobody fights but trains.
 */
export const supportsAttack = (game: Game, state: State, unit: UnitId, hex: Hex): boolean => {
	const { player, hex: from } = unitOf(game, state, unit);
	const { type } = counterOf(game, unit);
	if (!isTrain(type)) return isArtillery(type);
	const apart = distance(game.board.grid, hexIndex(game, from), hexIndex(game, hex));
	return (
		apart > 1 ||
		unitsIn(game, state, hex).some((one) => {
			const { type: kind } = counterOf(game, one.id);
			return one.player !== player && (isCombatUnit(kind) || isArtillery(kind));
		})
	);
};

const fires = (type: UnitType): boolean => isArtillery(type) || isTrain(type);

/** The attacker's guns that count by default: those that have made ready for it. */
const supportsOf = (game: Game, state: State, attack: Imagined): readonly UnitId[] =>
	imaginedCombat(game, state, attack)
		.supports.filter(({ role }) => role === 'attacker')
		.map(({ id }) => id);

/** The lawful attacks with one unit more that stands near and has no orders, in the module's order. */
function* furtherOf(game: Game, state: State, attack: Imagined): Generator<Omit<Gain, 'gain'>> {
	const { units, supports = supportsOf(game, state, attack), contact = [] } = attack;
	const used = [...units, ...supports, ...contact];
	for (const { id, player, fate, action } of state.units) {
		if (player !== state.player || fate !== 'map' || action !== null || used.includes(id)) continue;
		if (!standsNear(game, state, id, attack.hex)) continue;
		const { type } = counterOf(game, id);
		const choices: readonly Partial<Imagined>[] = fires(type)
			? [{ supports: [...supports, id] }, ...(isTrain(type) ? [{ contact: [...contact, id] }] : [])]
			: [{ units: [...units, id] }];
		for (const choice of choices) {
			const more = { ...attack, ...choice };
			if (!legalOf(game, state, more).refused) yield { unit: id, attack: more };
		}
	}
}

/**
 * 8 What each further unit, gun or train that stands near would add to the chance that the hex falls, the best first. It
 * takes a few milliseconds for each.
 */
export function* gainsOf(game: Game, state: State, attack: Imagined): Sliced<readonly Gain[]> {
	const fallsBy = (one: Imagined): Fraction | undefined => {
		const { refused, state: then } = legalOf(game, state, one);
		return chanceToFall(game.book, imaginedCombat(game, refused ? state : then, one));
	};
	const now = fallsBy(attack);
	if (now === undefined) return [];
	const all = [...furtherOf(game, state, attack)];
	const gains: Gain[] = [];
	for (const more of all) {
		const falls = fallsBy(more.attack);
		if (falls !== undefined) gains.push({ ...more, gain: falls.sub(now) });
		yield gains.length / all.length;
	}
	return gains.sort((one, two) => two.gain.compare(one.gain));
}
