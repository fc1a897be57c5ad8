import type Fraction from 'fraction.js';
import { chanceOf, meanOf } from '#lib/kernel/dice/distribution.ts';
import { chances } from '#lib/kernel/dice/draw.ts';
import { endOfTurn } from '../../rules/09-fatigue.ts';
import { desertion } from '../../rules/10-red-morale.ts';
import { policeAction } from '../../rules/11-petrograd.ts';
import type { Game } from '../game.ts';
import { whiteGains } from '../phases/desertion.ts';
import type { State } from '../state.ts';

/** 10.2 How many EP desert in a turn, and the chance that White gains a point by it. */
export interface Desertion {
	readonly mean: Fraction;
	readonly whiteGains: Fraction;
}

/** 10.2, 11.2.1 Desertion as it stands, and as it would be with the action against it. */
export const desertionOf = (
	game: Game,
	state: State
): Readonly<Record<'now' | 'countered', Desertion>> => {
	const with1 = (countered: boolean): Desertion => {
		const ep = chances(desertion(countered));
		return {
			mean: meanOf(ep, (n) => n),
			whiteGains: chanceOf(ep, (n) => whiteGains(game, state, n).length > 0)
		};
	};
	return { now: with1(state.politics.anti.includes('anti_desertion')), countered: with1(true) };
};

/** 9.1, WO-76 Has a night attack been declared that will tire the army, the first of its sequence, once it is fought? */
const nightToCome = ({ combat }: State): boolean =>
	combat !== null &&
	!combat.nightFought &&
	(combat.fight?.night === true ||
		combat.attacks.some(({ id, night }) => night && !combat.resolved.includes(id)));

/** 9.1, 9.3 The chance that the NWA must rest next turn, if its level were so much higher at the end of this one. */
export const tiredAt = (state: State, more = 0): Fraction =>
	chanceOf(
		chances(endOfTurn(state.fatigue + (nightToCome(state) ? 1 : 0) + more, state.rest)),
		({ tired }) => tired
	);

/** 11.2.1 The chance that the police close a district. */
export const policeChance = (): Fraction => chanceOf(chances(policeAction()), (found) => found);
