import { die, type Draw } from '#lib/kernel/dice/draw.ts';
import type { Role } from '../types.ts';
import { words } from '../words/en/rules.ts';

/** 9.1.1 A train in a duel. */
export interface DuelTrain {
	/** Heavy and not damaged. */
	readonly heavy: boolean;
}

/** 9.1.1 Who wins, and whether by twice the loser's number or more. */
export type DuelResult = 'attacker' | 'attacker_double' | 'defender' | 'defender_double' | 'tie';

/** 9.1.1 What an undamaged heavy train adds to its die. */
const HEAVY = 2;

/** 9.1.1 Compares two totals; the double result replaces the plain one (OR-32). */
export const duelResult = (attacker: number, defender: number): DuelResult => {
	if (attacker === defender) return 'tie';
	if (attacker > defender) return attacker >= 2 * defender ? 'attacker_double' : 'attacker';
	return defender >= 2 * attacker ? 'defender_double' : 'defender';
};

/** 9.1.1 A train's die, and what it comes to. */
export interface DuelDie {
	readonly die: number;
	readonly total: number;
}

/** 9.1.1 One die of a duel, with the addition for an undamaged heavy train. */
export const duelDie = (role: Role, { heavy }: DuelTrain): Draw<DuelDie> =>
	die(6, {
		label: role === 'attacker' ? words.attackingTrainsDie : words.defendingTrainsDie,
		rule: '9.1.1'
	}).map((face) => ({ die: face, total: face + (heavy ? HEAVY : 0) }));

/** 9.1.1 A train attacks a lone enemy train: one die each. */
export const trainDuel = (attacker: DuelTrain, defender: DuelTrain): Draw<DuelResult> =>
	duelDie('attacker', attacker).chain((one) =>
		duelDie('defender', defender).map((two) => duelResult(one.total, two.total))
	);

/** 9.1.1 What the loser of a duel suffers: out of the game for two turns, or a step lost and one hex back. */
export const duelLoss = (
	result: DuelResult
): 'none' | 'away for two turns' | 'step and one hex back' => {
	if (result === 'tie') return 'none';
	return result === 'attacker' || result === 'defender'
		? 'away for two turns'
		: 'step and one hex back';
};

/** 9.1.1 Turns until a beaten train is back on the same railroad. */
export const DUEL_TURNS = 2;

/** 9.1.2 May a train go into contact? Its railroad must lead straight into a hex with enemy units. */
export const mayGoIntoContact = (train: {
	readonly railLeadsIntoEnemyHex: boolean;
	/** It has fired a barrage or supports a combat. */
	readonly fires: boolean;
	readonly unsupplied: boolean;
}): boolean => train.railLeadsIntoEnemyHex && !train.fires && !train.unsupplied;
