import { nearest } from '#lib/kernel/hex/ratio.ts';
import { modifiers, total, type Modifier } from '#lib/kernel/book/modifier.ts';
import { sum, type Draw } from '#lib/kernel/dice/draw.ts';
import { besides, type Board } from '../scenarios/board.ts';
import type { UnitState } from '../types.ts';
import { words } from '../words/en/rules.ts';

/** 10.1 What becomes of a unit after White's first combat sequence. */
export type Demoralised = 'routed' | 'restricted' | 'free';

/**
 * 10.1 What becomes of a unit: of the two divisions those that retreated, or are next to a hex that White advanced into
 * after combat, are Routed; the others restricted.
 */
export const demoralised = (
	board: Board,
	unit: { readonly ofThem: boolean; readonly place: number; readonly retreated: boolean },
	advanced: readonly number[]
): Demoralised => {
	if (!unit.ofThem) return 'free';
	const near = besides(board, unit.place);
	return unit.retreated || advanced.some((hex) => near.includes(hex)) ? 'routed' : 'restricted';
};

/** 8.2.6, 10.1, 11.2.1 The state of a unit after a chance to rally. */
export interface Rallying {
	readonly state: UnitState;
	/** The end of an own movement sequence, or the political action for its division. */
	readonly when: 'movement' | 'political';
	readonly enemyZoc: boolean;
	readonly demoralised: boolean;
	readonly supplied: boolean;
}

/** 8.2.6, 11.2.1 Disorganised units recover at once, Routed ones outside enemy ZOC; the demoralised by politics only. */
export const rallied = (unit: Rallying): UnitState => {
	if (unit.when === 'political')
		return unit.state === 'routed' && unit.demoralised && unit.supplied ? 'normal' : unit.state;
	if (unit.state === 'routed') return unit.enemyZoc || unit.demoralised ? 'routed' : 'normal';
	return 'normal';
};

/** 11.2.1 What the anti-desertion action takes off the dice. */
const KEPT = 3;

/** 10.2 What is added to the dice. */
export const desertionModifiers = (antiDesertion: boolean): readonly Modifier[] =>
	modifiers(['11.2.1', words.againstDeserters, antiDesertion ? -KEPT : 0]);

/** 10.2 The EP that desert: half of two dice, after the anti-desertion action (WO-06). */
export const desertion = (antiDesertion: boolean): Draw<number> =>
	sum(2, 6, { label: words.desertion, rule: '10.2' }).map((dice) =>
		nearest(Math.max(0, dice + total(desertionModifiers(antiDesertion))) / 2)
	);
