import { die, type Draw } from '#lib/kernel/dice/draw.ts';
import { troopQuality } from '../rules/01-definitions.ts';
import type { Game } from './game.ts';
import { counterOf } from './game.ts';
import type { Unit } from './state.ts';

/** 1.2 The TQ of a unit with its Recruits marker and Defeatist Rumors; 0 for vehicles and depots. */
export const tqOf = (game: Game, { id, player, recruits, rumors }: Unit): number =>
	troopQuality({ printed: counterOf(game, id).tq ?? 0, player, recruits, rumors: rumors > 0 });

/** 1.2 A TQ check: one die, passed at the unit's TQ or less. `word` and `other` say what a pass and a failure mean. */
export const tqCheck = (
	game: Game,
	unit: Unit,
	{ word, other, ...about }: { label: string; rule: string; word: string; other: string }
): Draw<boolean> => {
	const tq = tqOf(game, unit);
	return die(6, { ...about, needs: { from: 1, to: tq, word, other } }).map((face) => face <= tq);
};
